"""The JSON schema of all messages, for generating types in other languages."""

from typing import Any

import msgspec

from impera.server.document.endpoints import ENDPOINTS
from impera.server.document.glossary import MEANINGS
from impera.server.document.wording import is_struct, parts_of
from impera.server.messages import answers, client, news, protocol, replies

UNIONS = {
    "ClientMessage": client.ClientMessage,
    "ServerMessage": answers.ServerMessage,
    "Happened": news.Happened,
}


def schema() -> dict[str, Any]:
    """Every message and every structure under `$defs`."""
    told = [each.answer for each in ENDPOINTS if is_struct(each.answer)]
    sent = [each.body for each in ENDPOINTS if each.body is not None]
    kinds = [*UNIONS.values(), *told, *sent]
    found, named = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named |= dict(zip(UNIONS, found, strict=False))
    for kind in parts_of_all([*UNIONS.values(), *told]):
        complete(kind, named[kind.__name__])
    part(named)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Impera protocol {protocol.VERSION}",
        "$defs": dict(sorted(named.items())),
    }


def parts_of_all(kinds: list[Any]) -> set[Any]:
    """All structures that these are made of."""
    return {part for kind in kinds for part in parts_of(kind)}


def complete(kind: Any, found: dict[str, Any]) -> None:
    """Everything the server sends has all its fields; those of a view get their descriptions."""
    for name, meaning in MEANINGS.get(kind, {}).items():
        found["properties"][name]["description"] = meaning
    if kind.__module__ in (answers.__name__, news.__name__, replies.__name__):
        omits = kind.__struct_config__.omit_defaults
        found["required"] = [
            name for name, of in found["properties"].items() if not (omits and "default" in of)
        ]


def part(found: Any) -> None:
    """Drop descriptions beside references: many generators would make a separate type of each."""
    for each in found.values() if isinstance(found, dict) else found:
        if isinstance(each, dict | list):
            part(each)
    if isinstance(found, dict) and isinstance(found.get("$ref"), str) and len(found) > 1:
        found["allOf"] = [{"$ref": found.pop("$ref")}]
