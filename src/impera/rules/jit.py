"""How the rules are compiled, in one place."""

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

ROOMS = ("rules", "bots", "judge", "coach", "envs", "learn")  # where compiled code is kept
INTERPRETED = os.environ.get("IMPERA_INTERPRETED") == "1"
FIRST: list[Callable[[], None]] = []  # called before anything is compiled


@cache
def fingerprint() -> str:
    """A hash of all files with compiled code: Numba itself would miss a change in a callee."""
    package = Path(__file__).parent.parent
    files = sorted(file for room in ROOMS for file in (package / room).glob("*.py"))
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: the user's cache, or failing that a folder of this process."""
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
    """Call everyone who asked to hear about the first compilation."""
    import numba.core.event

    event: Any = numba.core.event

    class Notice(event.Listener):  # type: ignore[misc]  # numba ships no types
        """Notices that something is being compiled."""

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

    listen()
    types: Any = numba.types
    door = dispatcher(function, cache_folder(), inlined)

    @cache
    def inside() -> Any:
        """The same for functions called only by compiled code: they can't be called from Python."""
        folder, wanted = cache_folder() / "inside", {"no_cpython_wrapper": True}
        return dispatcher(function, folder, inlined, pipeline_class=linked(), **wanted)

    def resolve(args: Any, kws: Any) -> Any:
        # Otherwise each call with a constant would be compiled as a function of its own.
        named = {name: types.unliteral(arg) for name, arg in kws.items()}
        return inside().get_call_template([types.unliteral(arg) for arg in args], named)

    door.get_call_template = resolve
    door.get_overload = lambda signature: inside().get_overload(signature)
    return cast("Callable[P, R]", door)


@cache
def linked() -> Any:
    """How to compile a function that only other compiled functions call."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    class Linked(JITCodeLibrary):
        """Code that is linked into its callers and optimised there; it never runs on its own."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, _: str) -> int:
            self._ensure_finalized()
            return 0

        def serialize_using_object_code(self) -> Any:
            return self.serialize_using_bitcode()

        @property
        def codegen(self) -> "Linked":
            return self

        def set_env(self, *_: object) -> None:
            pass

    class Linking(Compiler):
        """Numba's usual compiler, with a different result."""

        def __init__(self, typing: Any, target: Any, _: None, *more: Any) -> None:
            super().__init__(typing, target, Linked(target.codegen(), "linked"), *more)

    return Linking


def dispatcher(function: Callable[P, R], folder: Path, inlined: bool, **more: Any) -> Any:
    """The compiled function as Numba makes it, cached in our folder."""
    import numba
    import numba.core.config

    config, njit = cast("Any", numba.core.config), cast("Any", numba.njit)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    more |= {"cache": True, "nogil": True, "forceinline": inlined, "no_cfunc_wrapper": True}
    try:
        return njit(error_model="numpy", **more)(function)
    finally:
        config.CACHE_DIR = before


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule of the game: plain Python, compiled into its callers."""
    return compiled(function, inlined=True)


def rare(function: Callable[P, R]) -> Callable[P, R]:
    """A rule applied so rarely that it is compiled once and called."""
    return compiled(function, inlined=False)
