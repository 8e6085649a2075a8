"""The engine that is kept is the one that `make engine` makes."""

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "web" / "src" / "engine"
FILES = ("impera.wasm", "plain.wasm", "engine.ts", "network.bin", "judge.bin")


@pytest.mark.skipif(
    shutil.which("wasm-ld") is None,
    reason="the linker wasm-ld is not installed; Debian's package lld has it",
)
def test_the_engine_is_up_to_date_and_made_alike_everywhere(tmp_path: Path) -> None:
    for name in ("network.bin", "judge.bin"):
        shutil.copy(KEPT / name, tmp_path)  # compressed alike only by the same zlib
    command = [sys.executable, "-m", "engine", str(tmp_path)]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    changed = [name for name in FILES if (tmp_path / name).read_bytes() != read(name)]
    assert changed == [], "run `make engine`"


def read(name: str) -> bytes:
    """A file as it is kept."""
    return (KEPT / name).read_bytes()


def test_the_engine_is_small() -> None:
    assert len(gzip.compress(read("impera.wasm"), 9)) < 130_000
    assert len(read("network.bin")) < 1_800_000
