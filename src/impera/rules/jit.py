"""How rules are compiled, said once."""

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

ROOMS = ("rules", "bots", "envs", "learn")  # where compiled code lives
INTERPRETED = os.environ.get("IMPERA_INTERPRETED") == "1"
FIRST: list[Callable[[], None]] = []  # to be called before anything is compiled


@cache
def fingerprint() -> str:
    """A hash of all files with compiled code: Numba itself would not notice a changed callee."""
    package = Path(__file__).parent.parent
    files = sorted(file for room in ROOMS for file in (package / room).glob("*.py"))
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: the user's cache, or else a folder of this process."""
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        folder = base if base.is_absolute() else Path.home() / ".cache"
        folder = folder / "impera" / fingerprint()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        folder = Path(tempfile.mkdtemp(prefix="impera-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder


@cache
def listen() -> None:
    """Call those who want to know of the first compilation."""
    import numba.core.event

    event: Any = numba.core.event

    class Notice(event.Listener):  # type: ignore[misc]  # numba ships no types
        """Hears that something is compiled."""

        def on_start(self, _: object) -> None:
            while FIRST:
                FIRST.pop()()

        def on_end(self, _: object) -> None:
            pass

    event.register("numba:compile", Notice())


def compiled(function: Callable[P, R], inlined: bool) -> Callable[P, R]:
    """Compile the function on its first call, and keep the result for the next process."""
    if INTERPRETED:
        return function
    import numba
    import numba.core.config

    listen()
    config: Any = numba.core.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        jit = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inlined)
        dispatcher: Any = jit(function)
    finally:
        config.CACHE_DIR = before
    resolve, types = dispatcher.get_call_template, cast("Any", numba.types)

    def resolve_plainly(args: Any, kws: Any) -> Any:
        named = {name: types.unliteral(arg) for name, arg in kws.items()}
        return resolve([types.unliteral(arg) for arg in args], named)

    # Otherwise a call with a constant would be compiled as a function of its own.
    dispatcher.get_call_template = resolve_plainly
    return cast("Callable[P, R]", dispatcher)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule of the game: plain Python, compiled into whoever applies it."""
    return compiled(function, inlined=True)


def rare(function: Callable[P, R]) -> Callable[P, R]:
    """A rule applied so seldom that it is compiled once and called."""
    return compiled(function, inlined=False)
