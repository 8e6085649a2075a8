"""How rules are compiled, said once."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("IMPERA_INTERPRETED") == "1"


def fingerprint() -> str:
    """A hash of all rule files: Numba's own cache would not notice a changed callee."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept: the user's cache, or else a folder of this process."""
    base = os.environ.get("XDG_CACHE_HOME")
    folder = (Path(base) if base else Path.home() / ".cache") / "impera" / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="impera-"))


if INTERPRETED:

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Leave the function as it is: plain Python, for reading and debugging."""
        return function

else:
    import numba
    import numba.core.config

    _config: Any = numba.core.config

    _folder = str(cache_folder())

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Compile the function on its first call, and keep the result for the next process."""
        before, _config.CACHE_DIR = _config.CACHE_DIR, _folder
        try:
            jit: Any = numba.njit(cache=True, nogil=True, error_model="numpy")
            return cast("Callable[P, R]", jit(function))
        finally:
            _config.CACHE_DIR = before
