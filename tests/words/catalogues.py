"""The catalogues as trees, and where their keys are used."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from impera.analysis.decisions import MARKS
from impera.bots.ladder import LEVELS
from impera.cli.terminal import COMMANDS
from impera.coach.claims import What
from impera.rules.agreement import SETUPS
from impera.rules.cards import DOMAINS
from impera.rules.editions import EDITIONS
from impera.rules.effects import NAMES
from impera.rules.notation import TOKENS
from impera.rules.state import ENDINGS, STEPS
from impera.rules.view import ASKS
from impera.rules.why import RULES
from impera.server.messages.answers import Phase
from impera.server.messages.news import Happened
from impera.server.messages.problems import CODES
from impera.words.catalogue import BOT_NAMES, PHRASES, Words, read
from impera.words.languages import FOLDER
from impera.words.table import LABELS, SHOWN

from ..test_rooms import ROOT, SOURCE

speaker = cache(Words)  # reading a catalogue takes a while

DECISIONS = sorted({read(token)[0] for token in TOKENS})
HAPPENINGS = [str(each.__struct_config__.tag) for each in get_args(Happened)]
# Events with more than one sentence.
MORE = {
    "decided": DECISIONS,
    "away": ["left", "clock", "vote"],
    "closed": ["nobody", "host"],
    "wants-pause": ["on", "off"],
    "muted": ["on", "off"],
    "filled": ["on", "off"],
    "chosen": ["on", "off"],
    "ended": [by for by in ENDINGS if by],
}
# How keys are composed, as docs/words.md says; all other keys appear literally in the code.
FAMILIES: dict[str, Iterable[object]] = {
    "domain-*": DOMAINS,
    "era-*": (1, 2, 3),
    "effect-*": NAMES,
    "effect-*-text": NAMES,
    "step-*": [step or "over" for step in STEPS],
    "asked-*": [
        *(step or "over" for step in STEPS if step != "resolve"),
        *(f"{asks}-{source}" for asks, source in (*ASKS, ("play", "hand"))),
    ],
    "decision-*": DECISIONS,
    "log-*": [
        f"{tag}-{more}" if more else tag for tag in HAPPENINGS for more in MORE.get(tag, [""])
    ],
    "result-*": [by for by in ENDINGS if by],
    "edition-*": EDITIONS,
    "edition-*-text": EDITIONS,
    "setup-*": SETUPS,
    "setup-*-text": SETUPS,
    "level-*": range(1, len(LEVELS) + 1),
    "level-*-text": range(1, len(LEVELS) + 1),
    "phase-*": get_args(Phase),
    "error-*": CODES,
    "why-*": RULES,
    "phrase-*": PHRASES,
    "table-*": ("embargo", "democracy"),
    "label-*": LABELS + SHOWN,
    "command-*": COMMANDS,
    "mark-*": MARKS,
    "coach-*": get_args(What),
    "name-bot-*": range(1, BOT_NAMES + 1),
    "name-guest-*": range(1, 9),
}
COMPOSED = {key.replace("*", str(each)) for key, all_ in FAMILIES.items() for each in all_}
# Latin letters that belong in Cyrillic and Greek texts.
LATIN = (
    r"`[^`]*`|Carta Impera Victoria|\bImpera\b|Enter|\bQR\b|\bPIN\b|\bcookie\b|\bpeople\b|\bI+\b"
    r"|\b(help|why|table|log|undo|level N|save|load|quit)\b"
)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key, in order."""
    return {each.id.name: each for each in body(language) if isinstance(each, ftl.Message)}


@cache
def body(language: str) -> list[ftl.EntryType]:
    """Everything in a catalogue."""
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    return FluentParser(with_spans=False).parse(text).body


class Parts(Visitor):
    """The text, the arguments and the references of a part of a catalogue."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.text: list[str] = []
        self.arguments: set[str] = set()
        self.shown: set[str] = set()  # arguments inserted into the text as they are
        self.references: set[tuple[str, str]] = set()
        self.visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # Fluent's names
        self.text.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))


def text_of(language: str, key: str) -> str:
    """Everything a message and its attributes say by themselves."""
    return " ".join(Parts(entries(language)[key]).text)


def arguments(language: str, key: str, attribute: str = "") -> set[str]:
    """The arguments a message needs, itself or through its references."""
    message = entries(language)[key]
    values = {"": message.value, **{each.id.name: each.value for each in message.attributes}}
    value = values[attribute]
    assert value is not None
    parts = Parts(value)
    return parts.arguments.union(*(arguments(language, *other) for other in parts.references))


def referred(language: str) -> set[str]:
    """The keys that other messages of the catalogue refer to."""
    return {name for message in entries(language).values() for name, _ in Parts(message).references}


@cache
def literals() -> set[str]:
    """Every string constant in the Python sources."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def asked_in_python() -> Iterator[str]:
    """The keys that Python uses literally: `words("…")`, `self.say("…")`."""
    for file in SOURCE.rglob("*.py"):
        asking = {"words", "say", *(["self"] if file.name == "catalogue.py" else [])}
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name, first = ast.unparse(node.func).split(".")[-1], node.args[0]
                if name in asking and isinstance(first, ast.Constant) and first.value:
                    yield str(first.value)


@cache
def page() -> str:
    """All source files of the page."""
    files = (file for kind in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{kind}"))
    return "\n".join(file.read_text("utf-8") for file in files)


def asked_on_page() -> set[str]:
    """The keys that the page uses literally; its own begin with the name of a screen."""
    found = re.findall(r"""\bt\(\s*["']([a-z][a-zA-Z0-9-]*)["']""", page())
    own = tuple(f"{folder.name}-" for folder in FOLDER.iterdir() if folder.is_dir())
    return {key for key in found if not key.startswith(own)}
