"""Writes engine.ts: how memory is laid out, what the numbers mean, and a method for each entry."""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
from numba.core import types

from .exports import CONSTANTS, EXPORTS, RECORDS, ROOM, TUPLES, Export
from .names import names

HEAD = """\
// Made by `make engine` from the compiled functions; a test checks that they agree.
import { type Layout, Memory, type Numbers } from "./memory";
import type { Records, Shared, Source } from "./memory";
"""
KINDS = {"int64": "i64", "int32": "i32", "uint8": "u8", "float64": "f64", "float32": "f32"}


def camel(name: str) -> str:
    """A name as JavaScript writes it."""
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name.lower())


def constant(name: str) -> str:
    """The name of a record's layout."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).upper()


def name_of(dtype: np.dtype[Any]) -> str:
    """The name of a record."""
    return next(name for name, known in RECORDS.items() if known == dtype)


def kind_of(dtype: np.dtype[Any]) -> str:
    """The numbers of an array or a field."""
    return KINDS[str(dtype)]


def shared(example: Any) -> str:
    """The type of an argument."""
    if isinstance(example, bool):
        return "boolean"
    if isinstance(example, int | float):
        return "number"
    if isinstance(example, np.ndarray):
        named = example.dtype.names
        return (
            f"Records<{name_of(example.dtype)}>"
            if named
            else f'Numbers<"{kind_of(example.dtype)}">'
        )
    return TUPLES[type(example)]


def write(results: dict[str, Any]) -> str:
    """The whole file."""
    parts = [HEAD]
    parts += [
        f"export const {name} = {json.dumps(value)} as const;" for name, value in names().items()
    ]
    for name, dtype in RECORDS.items():
        parts += [interface_of(name, dtype), layout_of(name, dtype)]
    parts += [tuple_of(each) for each in examples_of_tuples()]
    parts += [exports_of(results), engine_of(results)]
    return "\n".join(parts)


def fields_of(dtype: np.dtype[Any]) -> Iterator[tuple[str, np.dtype[Any], int]]:
    """The fields of a record, each with its offset."""
    assert dtype.fields is not None
    for name in dtype.names or ():
        found = dtype.fields[name]
        yield str(name), found[0], int(found[1])


def interface_of(name: str, dtype: np.dtype[Any]) -> str:
    """A record as JavaScript reads it."""
    lines = []
    for field, kind, _ in fields_of(dtype):
        number = "bigint" if kind_of(kind.base) == "i64" else "number"
        lines.append(f"{field}: {number}{'[]' * len(kind.shape)};")
    return f"export interface {name} {{ {' '.join(lines)} }}"


def layout_of(name: str, dtype: np.dtype[Any]) -> str:
    """A record as it lies in memory."""
    fields = [
        f'{field}: {{ at: {at}, kind: "{kind_of(kind.base)}", shape: {list(kind.shape)} }},'
        for field, kind, at in fields_of(dtype)
    ]
    inside = f"size: {dtype.itemsize}, fields: {{ {' '.join(fields)} }}"
    return f"export const {constant(name)}: Layout<{name}> = {{ {inside} }};"


def examples_of_tuples() -> list[Any]:
    """One of each tuple that functions take, in the order of their names."""
    found = {type(each): each for export in EXPORTS for each in export.examples}
    return [found[kind] for kind in TUPLES]


def tuple_of(example: Any) -> str:
    """A tuple as JavaScript has it."""
    fields = [f"{name}: {shared(part)};" for name, part in example._asdict().items()]
    return f"export interface {TUPLES[type(example)]} extends Shared {{ {' '.join(fields)} }}"


def parameters(export: Export) -> list[str]:
    """The names of an export's parameters."""
    return [camel(name) for name in inspect.signature(export.function.py_func).parameters]


def returns(export: Export, result: Any) -> str:
    """The type of what a function returns."""
    if isinstance(result.fndesc.restype, types.NoneType):
        return "void"
    if isinstance(result.fndesc.restype, types.Boolean):
        return "boolean"
    return "bigint" if export.wide else "number"


def exports_of(results: dict[str, Any]) -> str:
    """What the WebAssembly file exports."""
    lines = [f"{name}: WebAssembly.Global;" for name in CONSTANTS]
    for export in EXPORTS:
        given = ", ".join(f"{name}: number" for name in parameters(export))
        answer = returns(export, results[export.called]).replace("boolean", "number")
        lines.append(f"{export.called}({given}): {answer};")
    return f"interface Exports extends Source {{ {' '.join(lines)} }}"


def method_of(export: Export, result: Any) -> str:
    """A method that calls an entry."""
    given = list(zip(parameters(export), export.examples, strict=True))
    takes = ", ".join(f"{name}: {shared(example)}" for name, example in given)
    passes = ", ".join(passed(name, example) for name, example in given)
    answer = returns(export, result)
    call = f"this.#run.{export.called}({passes})"
    body = {"void": f"{call};", "boolean": f"return {call} !== 0;"}.get(answer, f"return {call};")
    text = " ".join((export.function.py_func.__doc__ or "").split("\n\n")[0].split())
    return f"/** {text} */\n{camel(export.called)}({takes}): {answer} {{ {body} }}\n"


def passed(name: str, example: Any) -> str:
    """An argument as an entry takes it."""
    if isinstance(example, bool):
        return f"Number({name})"
    return name if isinstance(example, int | float) else f"{name}.at"


def engine_of(results: dict[str, Any]) -> str:
    """The class with a method for everything."""
    kept = [f"readonly {camel(name)}: {shared(array)};" for name, array in CONSTANTS.items()]
    filled = [
        f"this.{camel(name)} = "
        f'this.constant("{kind_of(array.dtype)}", run.{name}, {lengths(array)});'
        for name, array in CONSTANTS.items()
    ]
    lines = [
        "/** Every function that was compiled, by its name in Python. */",
        "export class Engine extends Memory {",
        "readonly #run: Exports;",
        *kept,
        "/** The engine of a WebAssembly file. */",
        "constructor(module: WebAssembly.Module) {",
        "const run = new WebAssembly.Instance(module).exports as unknown as Exports;",
        "super(run);",
        "this.#run = run;",
        *filled,
        "}\n",
        *(maker(example) for example in examples_of_tuples()),
        *(method_of(export, results[export.called]) for export in EXPORTS),
        "}\n",
    ]
    return "\n".join(lines)


def lengths(array: Any) -> str:
    """The lengths of an array, as arguments."""
    return ", ".join(str(length) for length in array.shape)


def maker(example: Any) -> str:
    """A method that makes a tuple's arrays; a network and the room for nodes are given."""
    name, takes, parts = TUPLES[type(example)], [], []
    for field, part in example._asdict().items():
        if not isinstance(part, np.ndarray):
            inner = TUPLES[type(part)]
            if inner == "Network":
                takes.append(f"{field}: {inner}")
                parts.append(field)
            else:
                parts.append(f"{field}: this.make{inner}()")
        elif any(part is known for known in CONSTANTS.values()):
            known = next(key for key, array in CONSTANTS.items() if array is part)
            parts.append(f"{field}: this.{camel(known)}")
        elif part.dtype.names:
            dynamic = part.shape == (ROOM,)
            takes += ["room: number"] if dynamic else []
            wanted = "room" if dynamic else lengths(part)
            parts.append(f"{field}: this.records({constant(name_of(part.dtype))}, {wanted})")
        elif name != "Network" and part.any():
            parts.append(f'{field}: this.filled("{kind_of(part.dtype)}", {part.tolist()})')
        else:
            parts.append(f'{field}: this.numbers("{kind_of(part.dtype)}", {lengths(part)})')
    call = f"this.group({{ {', '.join(parts)} }})"
    says = "An empty workspace" if name != "Network" else "A network without its weights"
    return f"/** {says}. */\nmake{name}({', '.join(takes)}): {name} {{ return {call}; }}\n"
