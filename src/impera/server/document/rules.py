"""The facts of the rules as a TypeScript module, for the page."""

import json

from impera.rules.facts import facts

HEAD = """\
// The facts of the rules, made of `rules/facts.py` by `make docs`; a test checks that they agree.
"""
TAIL = """
export type Domain = (typeof DOMAINS)[number];
export type Era = (typeof ERAS)[number];
export type Kind = (typeof KINDS)[number];
export type Players = (typeof PLAYERS)[number];
export type Setup = (typeof SETUPS)[number];
export type Edition = (typeof EDITIONS)[number];
export type Effect = (typeof EFFECTS)[number];
export type EffectName = Effect["effect"];
export type Takes = Effect["takes"];
export type Whom = NonNullable<Effect["whom"]>[Edition];
export type Difference = (typeof DIFFERENCES)[number];
export type Token = (typeof TOKENS)[number];
"""


def rules() -> str:
    """The module, one constant for each fact."""
    told = [f"export const {name} = {spelled(fact)} as const;\n" for name, fact in facts().items()]
    return HEAD + "".join(told) + TAIL


def spelled(fact: object) -> str:
    """A fact on one line, or a list of objects one per line."""
    if isinstance(fact, list) and fact and isinstance(fact[0], dict):
        return "[\n" + "".join(f"  {json.dumps(each)},\n" for each in fact) + "]"
    if isinstance(fact, dict) and any(isinstance(each, dict) for each in fact.values()):
        lines = (f"  {json.dumps(key)}: {json.dumps(each)},\n" for key, each in fact.items())
        return "{\n" + "".join(lines) + "}"
    return json.dumps(fact)
