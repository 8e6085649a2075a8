"""Makes the engine: `python -m engine [FOLDER]` in web/, as `make engine` does.

The work is done in another process, whose environment makes its result the same everywhere: LLVM
ends the whole process when something is wrong, and nothing compiled for this machine may be used.
"""

import gzip
import os
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).parent.parent
HOME = WEB / "src" / "engine"


def make(folder: Path) -> None:
    """Write everything that is generated into a folder."""
    with tempfile.TemporaryDirectory() as cache:
        fixed = {"PYTHONHASHSEED": "0", "XDG_CACHE_HOME": cache, "NUMBA_OPT": "3"}
        command = [sys.executable, "-m", "engine.build", str(folder)]
        subprocess.run(command, cwd=WEB, env=os.environ | fixed, check=True)
    text = folder / "engine.ts"
    tidy = ["node_modules/.bin/prettier", "--stdin-filepath", "src/engine/engine.ts"]
    done = subprocess.run(
        tidy, cwd=WEB, input=text.read_bytes(), stdout=subprocess.PIPE, check=True
    )
    text.write_bytes(done.stdout)


def main() -> None:
    """Make the engine, and print how large it is."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HOME
    make(folder.resolve())
    for name in ("impera.wasm", "plain.wasm", "network.bin", "judge.bin"):
        found = (folder / name).read_bytes()
        print(f"{name:12} {len(found):>9,} bytes, {len(gzip.compress(found, 9)):>9,} gzipped")


if __name__ == "__main__":
    main()
