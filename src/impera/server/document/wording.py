"""Types in plain words: what a field of a message can hold, as a line of a table."""

import json
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, is_typeddict

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from impera.server.document.glossary import MEANINGS
from impera.server.messages.news import Happened

PLAIN = {
    bool: "true or false",
    int: "whole number",
    float: "number",
    str: "text",
    types.NoneType: "null",
}
WIDTH = 100


class Field(NamedTuple):
    """A field of a message."""

    name: str
    type: Any
    default: Any
    meaning: str


def fields(kind: Any) -> list[Field]:
    """The fields of a struct or of a typed dictionary, each with its meaning."""
    if is_typeddict(kind):
        hints = kind.__annotations__.items()
        return [Field(name, hint, NODEFAULT, MEANINGS[kind][name]) for name, hint in hints]
    return [
        Field(each.name, each.type, each.default, meaning(each.type))
        for each in msgspec.structs.fields(kind)
    ]


def meaning(hint: Any) -> str:
    """The outermost description of a type."""
    if get_origin(hint) is Annotated:
        for meta in reversed(hint.__metadata__):
            if isinstance(meta, Meta) and meta.description:
                return str(meta.description)
        return meaning(hint.__origin__)
    if get_origin(hint) in (Union, types.UnionType):
        return next(filter(None, map(meaning, get_args(hint))), "")
    return ""


def in_words(hint: Any) -> str:
    """A type in words; a structure with a section of its own becomes a link."""
    if hint == Happened:
        return "[things that happen](#what-happens)"
    origin = get_origin(hint)
    if origin is Annotated:
        if get_origin(hint.__origin__) is list:
            few = "".join(map(at_most, metas(hint)))
            return f"list of {few}{plural(*get_args(hint.__origin__))}"
        return in_words(hint.__origin__) + "".join(map(limit, metas(hint)))
    if origin in (Union, types.UnionType):
        return alternatives(hint)
    if origin is Literal:
        return listed([f"`{value}`" for value in get_args(hint)])
    if origin is list:
        return f"list of {plural(get_args(hint)[0])}"
    if origin is dict:
        return f"object of {plural(get_args(hint)[1])}"
    if hint in PLAIN:
        return PLAIN[hint]
    return link(hint)


def metas(hint: Any) -> list[Meta]:
    """What is said about a type."""
    return [meta for meta in hint.__metadata__ if isinstance(meta, Meta)]


def alternatives(hint: Any) -> str:
    """A union of types: values become one list, null comes last."""
    values: list[str] = []
    others: list[str] = []
    for option in get_args(hint):
        if get_origin(option) is Literal:
            values += [f"`{value}`" for value in get_args(option)]
        elif option is not types.NoneType:
            others.append(in_words(option))
    if values:
        others.append(listed(values))
    null = ", or null" if types.NoneType in get_args(hint) else ""
    return " or ".join(others) + null


def listed(values: list[str]) -> str:
    """One of these."""
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} or {values[-1]}"


def plural(hint: Any) -> str:
    """Several of a type."""
    origin = get_origin(hint)
    if origin is list:
        return f"lists of {plural(get_args(hint)[0])}"
    if origin is Annotated:
        lengths = [f" of {text}" for meta in metas(hint) if (text := length(meta))]
        return plural(hint.__origin__) + "".join(lengths)
    if origin is not None and all(get_origin(each) is Literal for each in get_args(hint)):
        return f"values ({in_words(hint)})"
    return {
        int: "whole numbers",
        float: "numbers",
        str: "texts",
        str | None: "texts or null",
        str | int: "texts and whole numbers",
        bool: "true or false values",
    }.get(hint, in_words(hint))


def at_most(meta: Meta) -> str:
    """How long a list can be."""
    return "" if meta.max_length is None else f"at most {meta.max_length} "


def limit(meta: Meta) -> str:
    """The bounds of a number or a text."""
    low, high = meta.ge, meta.le
    if meta.lt is not None:
        high = meta.lt - 1
    if low is not None or high is not None:
        return f" from {low} to {high}"
    text = length(meta)
    return f", {text}" if text else ""


def length(meta: Meta) -> str:
    """How long a text can be."""
    low, high = meta.min_length, meta.max_length
    if high is None:
        return ""
    if low is None:
        return f"at most {high} characters"
    return f"{high} characters" if low == high else f"{low} to {high} characters"


def link(kind: Any) -> str:
    """The section of a structure."""
    name = getattr(kind, "__name__", "")
    return f"[{name}](#{name.lower()})"


def table_of(kind: Any, *, sent: bool) -> str:
    """All fields of a structure; `sent`: by clients, who can leave out those with a default."""
    rows = ["| field | type | | meaning |", "|---|---|---|---|"] if sent else []
    rows = rows or ["| field | type | meaning |", "|---|---|---|"]
    for each in fields(kind):
        default = f" {default_of(each)} |" if sent else ""
        rows.append(f"| `{each.name}` | {in_words(each.type)} |{default} {each.meaning} |")
    return "\n".join(rows)


def default_of(field: Field) -> str:
    """Whether a client has to give it, and the default otherwise."""
    if field.default is NODEFAULT:
        return "required"
    return f"`{json.dumps(field.default)}` if left out"


def sentence(kind: Any) -> str:
    """What a structure is."""
    lines = (kind.__doc__ or "").strip().splitlines()
    return " ".join(line.strip() for line in lines if line.strip())


def pretty(value: Any, indent: int = 0) -> str:
    """JSON for readers: short parts share a line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent < WIDTH or not isinstance(value, dict | list):
        return flat
    pad, inner = " " * (indent + 2), indent + 2
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {pretty(each, inner)}" for name, each in value.items()]
    else:
        parts = [pretty(each, inner) for each in value]
    opened, closed = "{}" if isinstance(value, dict) else "[]"
    lines = ",\n".join(pad + line for line in filled(parts, WIDTH - inner))
    return f"{opened}\n{lines}\n{' ' * indent}{closed}"


def filled(parts: list[str], width: int) -> Iterator[str]:
    """Parts, as many per line as fit; one that spans several lines is on its own."""
    line = parts[0]
    for part in parts[1:]:
        if len(line) + len(part) + 2 < width and "\n" not in line + part:
            line += f", {part}"
        else:
            yield line
            line = part
    yield line


def shown(value: object) -> str:
    """A value as it is sent, in a block for readers."""
    plain = value if isinstance(value, dict) else msgspec.json.decode(msgspec.json.encode(value))
    return f"```json\n{pretty(plain)}\n```"


def is_struct(kind: Any) -> bool:
    """Whether a type is a structure with fields."""
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))


def parts_of(hint: Any) -> Iterator[Any]:
    """All structures that a type is made of, the first ones met first."""
    if is_struct(hint):
        yield hint
        for each in fields(hint):
            yield from parts_of(each.type)
    else:
        for option in get_args(hint):
            yield from parts_of(option)
