"""The benchmark of a server under load, on a small scale: the speed doesn't matter here."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FIGURES = (
    "memory of a server that nobody uses",
    "memory with 40 idle sockets",
    "decisions, paced",
    "acknowledged after, p50",
    "acknowledged after, p99",
    "acknowledged after, max",
    "decisions, as fast as they go",
    "memory with 20 live games",
)


def test_people_at_many_tables_play_without_an_error() -> None:
    small = "--games 20 --rate 100 --seconds 1 --saturated 1 --idle 40".split()
    words = [sys.executable, "benchmarks/load.py", *small]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [name for name in FIGURES if name not in done.stdout] == []
