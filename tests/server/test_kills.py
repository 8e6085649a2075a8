"""Servers that are killed while people play: a few rounds of the benchmark."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_what_was_acknowledged_outlives_killed_servers(url: str) -> None:
    small = "--rounds 3 --tables 12 --longest 0.4".split()
    words = [sys.executable, "benchmarks/kills.py", "--database", url, *small]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "decisions acknowledged" in done.stdout
