"""The soak on a small scale: two processes on PostgreSQL, one of them killed while people play."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_nothing_is_lost_between_two_processes_of_which_one_keeps_dying(postgres: str) -> None:
    small = "--minutes 0.5 --games 12 --every 0.1 --think 0.2 --growth 1000".split()
    words = [sys.executable, "benchmarks/soak.py", "--database", postgres, *small]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "acknowledged: decide" in done.stdout
    assert ", 0 kills" not in done.stdout
