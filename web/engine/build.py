"""Compiles everything that is exported into one module, optimises it and links it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir

from . import network, target, typescript
from .entries import Entry
from .exports import CONSTANTS, EXPORTS, Export

RUNTIME = Path(__file__).with_name("runtime.ll")
LINKER = "wasm-ld"  # of LLVM, in Debian's lld
STACK = 1 << 17
ALSO = ("reserve",)  # what the runtime exports


def signature(export: Export) -> tuple[Any, ...]:
    """The types of an export's arguments."""
    return tuple(numba.typeof(example) for example in export.examples)


def compiled() -> dict[str, Any]:
    """Numba's result for everything that is exported, by its name."""
    return {each.called: target.compile_for(each.function, signature(each)) for each in EXPORTS}


def assembled(results: dict[str, Any]) -> Any:
    """One module with all entries, what they call, and the constants."""
    context = target.context()
    module = context.codegen()._create_empty_module("entries")
    for each in EXPORTS:
        Entry(context, module, each.called, results[each.called], each.wide)
    for name, numbers in CONSTANTS.items():
        held = bytearray(numbers.tobytes())
        kept = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), len(held)), name)
        kept.initializer = ir.Constant(kept.value_type, held)
        kept.global_constant, kept.align = True, 8
    whole = llvm.parse_assembly(str(module))
    for result in results.values():
        whole.link_in(result.library._get_module_for_linking(), preserve=True)
    return whole


def optimised(module: Any, features: tuple[str, ...]) -> Any:
    """The module with its runtime, made fast for a machine."""
    module, machine = module.clone(), target.machine(features)
    hide(module)
    first = passes(machine, 0)
    first[0].add_refprune_pass()
    first[0].run(module, first[1])
    runtime = llvm.parse_assembly(RUNTIME.read_text("utf-8"))
    runtime.data_layout = module.data_layout
    module.link_in(runtime)
    hide(module)
    second = passes(machine, 3)
    second[0].run(module, second[1])
    missing = [each.name for each in module.functions if each.is_declaration]
    missing = [name for name in missing if not name.startswith("llvm.")]
    assert not missing, f"not defined: {', '.join(missing)}"
    return module


def passes(machine: Any, level: int) -> tuple[Any, Any]:
    """LLVM's usual passes."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = tuning.slp_vectorization = level > 0
    builder = llvm.create_pass_builder(machine, tuning)
    return builder.getModulePassManager(), builder


def hide(module: Any) -> None:
    """Keep to itself whatever is not exported, so that it can be inlined or left out."""
    shown = {each.called for each in EXPORTS} | {*CONSTANTS, *ALSO}
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in shown:
            each.linkage = "internal"


def link(module: Any, features: tuple[str, ...], to: Path) -> None:
    """Write the module as a WebAssembly file."""
    item = to.with_suffix(".o")
    item.write_bytes(target.machine(features).emit_object(module))
    shown = [f"--export={name}" for name in (*(e.called for e in EXPORTS), *CONSTANTS, *ALSO)]
    options = ["--no-entry", "--stack-first", f"-zstack-size={STACK}", "--strip-all", "-O2"]
    subprocess.run([LINKER, *options, *shown, str(item), "-o", str(to)], check=True)
    item.unlink()
    to.chmod(0o644)  # a module is no program


def main(folder: Path) -> None:
    """Make everything in a folder: with vectors, without them, and what TypeScript needs."""
    results = compiled()
    module = assembled(results)
    for name, features in (("impera", target.VECTORS), ("plain", target.PLAIN)):
        link(optimised(module, features), features, folder / f"{name}.wasm")
    (folder / "engine.ts").write_text(typescript.write(results), "utf-8")
    network.write(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
