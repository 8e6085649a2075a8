"""Every message of a language with real arguments, as sentences that a reader can review.

`make golden` rewrites them: tests/words/rendered/ has a file for each language.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from impera.rules.agreement import SETUPS
from impera.rules.cards import DOMAINS
from impera.rules.editions import EDITIONS
from impera.rules.effects import NAMES
from impera.words.catalogue import Words
from impera.words.languages import FOLDER, LANGUAGES, LOCALES

from .catalogues import Parts, entries, speaker
from .test_page import ROOMS, messages

KEPT = Path(__file__).parent / "rendered"
Value = str | int
LONG = "Maximiliane von der Weide"
# What an argument may be: the first value is the usual one, the others are tried one by one.
VALUES: dict[str, tuple[Value, ...]] = {
    "n": (2, 0, 1, 5, 21),
    "player": ("Ada", LONG, "Ada (2)"),
    "target": ("Bo", LONG),
    "domain": tuple(DOMAINS),
    "era": (2, 1, 3),
    "effect": NAMES,
    "edition": tuple(EDITIONS),
    "setup": SETUPS,
    "teams": ("no", "yes"),
    "whom": ("any", "another", "any-with-card"),
    "rule": ("R4.2",),
    "level": (1, 2),
    "plays": (1, 2),
    "have": (1, 0, 2),
    "goal": (7, 8),
    "level1": (2, 3),
    "level2": (4, 5),
    "limit": (3, 7),
}
NUMBERS = {"game": 1, "made": 12, "all": 85, "chance": 64, "people": 4, "played": 2, "now": 1}
NUMBERS |= {"first": 1, "last": 3, "turns": 41, "minutes": 23, "best": 5, "rating": 9}
NUMBERS |= {"mean": 2, "recent": 1, "found": 64, "instead": 1}
PLAIN = {"file": "evening.json", "command": "save", "bot": "search:9", "host": "x.org"}
PLAIN |= {"until": "12:00", "added": "3.5.2026", "used": "7.5.2026"}


screen = cache(messages)


@cache
def bundle(language: str, room: str) -> FluentBundle:
    """The words of the game and of a screen, as the page speaks them."""
    made = FluentBundle([LOCALES[language]], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    if room:
        text = (FOLDER / room / f"{language}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text))
    return made


@cache
def said(words: Words) -> dict[str, tuple[Value, ...]]:
    """Arguments that are made of other words of the language."""
    two, cards = words.listed(["Ada", "Bo"]), words.cards(["A1", "A1", "S2"])
    eras = ", ".join(words("cards-of-era", n=n, era=era) for n, era in ((2, 1), (1, 3)))
    decision = words.decision("play A1")
    agreed = words("table-agreed", edition="uk", n=3, teams="no", setup="draft")
    return {
        "winners": ("Ada", two, words.listed(["Ada", "Bo", "Cleo"])),
        "players": (two,),
        "one": (two,),
        "other": (words.listed(["Cleo", LONG]),),
        "cards": (cards,),
        "sure": (cards,),
        "eras": (eras,),
        "deck": (words("table-cards", n=3, eras=eras),),
        "columns": (words("table-column", domain="A", n=2),),
        "column": (words("table-column", domain="A", n=2),),
        "agreed": (agreed,),
        "step": (words("step-play"),),
        "points": (words("result-side", side="Ada", n=3),),
        "side": ("Ada",),
        "text": (words("phrase-thanks"),),
        "result": (words("result-hegemony", winners="Ada"),),
        "decision": (decision,),
        "better": (decision,),
        "needs": (words("needs-level", level=1, n=2),),
        "why": (words("why-over", rule="R7.1"),),
        "effects": (words.effect("attack"),),
        "domains": (words.domain("A"),),
        "name": (words("level-3"),),
        "before": (words("percent", n=64),),
        "after": (words("percent", n=21),),
        "rate": (words.decimal(31.0),),
        "margin": (words.decimal(8.4),),
    }


def values(words: Words, name: str) -> tuple[Value, ...]:
    """What an argument may be."""
    if name in VALUES:
        return VALUES[name]
    if name in NUMBERS:
        return (NUMBERS[name],)
    return said(words).get(name) or (PLAIN[name],)


def cases(words: Words, wanted: set[str]) -> Iterator[dict[str, Value]]:
    """The usual arguments, and then one other value after the other."""
    usual = {name: values(words, name)[0] for name in sorted(wanted)}
    if {"winners", "n"} <= wanted:
        for n, winners in enumerate(values(words, "winners"), 1):
            yield {**usual, "n": n, "winners": winners}
        return
    yield usual
    for name in sorted(wanted):
        for other in values(words, name)[1:]:
            yield {**usual, name: other}


@cache
def needed(language: str, room: str, key: str, attribute: str = "") -> set[str]:
    """All arguments of a message, also of what it refers to."""
    message = entries(language).get(key) or screen(room, language)[key]
    parts = {"": message.value, **{each.id.name: each.value for each in message.attributes}}
    value = parts[attribute]
    assert isinstance(value, ftl.Pattern)
    seen = Parts(value)
    return seen.arguments.union(*(needed(language, room, *other) for other in seen.references))


def special(words: Words) -> dict[str, dict[str, Value]]:
    """Arguments with another meaning in some messages, by how the key of such a message begins."""
    lucky = words.decimal(3.2, signed=True)
    return {
        "play-": {"text": "fly"},
        "analysis-": {"points": lucky},
        "replay-": {"points": lucky},
        "page-over-luck": {"points": lucky},
        "page-together-": {"made": 1},
    }


@cache
def sentences(language: str) -> list[tuple[str, str]]:
    """Every message with its key, in all its forms."""
    words, found = speaker(language), []
    for room in ("", *ROOMS):
        spoken = bundle(language, room)
        for key in screen(room, language) if room else entries(language):
            pattern = spoken.get_message(key).value
            assert pattern is not None
            others = [given for start, given in special(words).items() if key.startswith(start)]
            for usual in cases(words, needed(language, room, key)):
                given = dict(usual)
                for other in others:
                    given |= {name: other[name] for name in other.keys() & usual.keys()}
                text, errors = spoken.format_pattern(pattern, given)
                assert not errors, (key, given, errors)
                found.append((key, str(text)))
    return found


def rendered(language: str) -> str:
    """The file of a language: a key, and below it every form of its message once."""
    lines: list[str] = []
    last, forms = "", set[str]()
    for key, text in sentences(language):
        if key != last:
            lines.append(key)
            last, forms = key, set()
        if text not in forms:
            forms.add(text)
            lines += [f"    {part}" for part in text.splitlines()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for each in LANGUAGES:
        (KEPT / f"{each}.txt").write_text(rendered(each), "utf-8")
