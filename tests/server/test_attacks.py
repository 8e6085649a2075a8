"""The benchmark of attacks, on a small scale: how long anything takes doesn't matter here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.drill
@pytest.mark.parametrize("name", ["replays", "pings", "sitting", "openings", "thinking"])
def test_people_play_on_beside_an_attack(name: str) -> None:
    words = [sys.executable, "benchmarks/attacks.py", name, "--seconds", "1"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    row = done.stdout.splitlines()[0].split(" | ")
    assert (row[0], row[6]) == (name, "0"), done.stdout


def test_an_attack_that_is_unknown_is_refused() -> None:
    words = [sys.executable, "benchmarks/attacks.py", "flowers"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no attack flowers" in done.stderr
