"""Numba, made to compile for WebAssembly instead of this machine.

Only for a process that does nothing else: no function can be called here afterwards. Numba keeps
its own 64-bit numbers, but lays out memory with 32-bit pointers from the beginning.
"""

from functools import cache
from typing import Any, cast

import llvmlite.binding as llvm
import numba
from numba.core import callconv, codegen, runtime
from numba.core.registry import cpu_target

TRIPLE = "wasm32-unknown-unknown"
# What every browser with WebAssembly modules has had since 2021; vectors came later. Nothing that
# would let a browser round numbers in its own way.
PLAIN = ("bulk-memory", "bulk-memory-opt", "mutable-globals", "nontrapping-fptoint", "sign-ext")
VECTORS = (*PLAIN, "simd128")


@cache
def machine(features: tuple[str, ...]) -> Any:
    """The machine to compile for."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    wanted = ",".join(f"+{feature}" for feature in features)
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="mvp", features=wanted, opt=3)


class Library(codegen.JITCodeLibrary):
    """Code that is linked into its callers and optimised there; it never runs."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        self._ensure_finalized()
        return 0


class Codegen(codegen.JITCPUCodegen):
    """Makes modules for that machine."""

    _library_class = Library

    def _init(self, _: Any) -> None:
        self._tm_features = ""
        self._tm = machine(PLAIN)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def set_env(self, *_: object) -> None:
        pass


def fail(convention: Any, builder: Any, *_: object, **__: object) -> None:
    """Return an error without its message, which would name files of the building machine."""
    convention._return_errcode_raw(builder, callconv.RETCODE_USEREXC)


@cache
def context() -> Any:
    """Numba's target, turned to WebAssembly."""
    assert not cast("Any", runtime).rtsys._init, "something was compiled for this machine"
    found: Any = cpu_target.target_context
    found._internal_codegen = Codegen("impera")
    convention: Any = callconv.CPUCallConv
    convention.return_user_exc = convention.return_dynamic_user_exc = fail
    return found


def compile_for(function: Any, arguments: tuple[Any, ...]) -> Any:
    """Numba's result for a compiled function and the types of its arguments."""
    context()
    njit: Any = numba.njit
    options = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = njit(**options)(function.py_func)
    dispatcher.compile(arguments)
    return dispatcher.overloads[arguments]
