"""The browser's engine is Python's, byte by byte: a short run of benchmarks/browser.py."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SMALL = ["--games", "300", "--questions", "500", "--bots", "4", "--seconds", "0"]


@pytest.mark.drill
@pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / "ready").exists(),
    reason="Node's packages are not installed; `make web/node_modules/ready` installs them",
)
@pytest.mark.parametrize("build", [[], ["--plain"]], ids=["vectors", "plain"])
def test_the_engine_answers_like_python(build: list[str]) -> None:
    words = [sys.executable, "benchmarks/browser.py", *SMALL, *build]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.endswith("no difference\n"), done.stdout + done.stderr
