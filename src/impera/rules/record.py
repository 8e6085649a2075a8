"""Records and their traces (section 12): the checks, and a state with all cards open."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import fields
from typing import Any, TypedDict

from impera.rules.agreement import SETUPS, VERSION, Agreement
from impera.rules.cards import KINDS
from impera.rules.editions import NAMES
from impera.rules.notation import (
    TOKENS,
    Coin,
    FaceDown,
    Result,
    cards_in,
    check_box,
    coin,
    democracies,
    embargoes,
)
from impera.rules.refused import Refused, quote
from impera.rules.state import OVER, State

FORMAT = "impera/1"


class Record(TypedDict):
    """A record whose form has been checked, and the keys that came with it."""

    agreement: Agreement
    rules: int
    removed: list[str]
    deck: list[str]
    decisions: list[str]
    result: dict[str, Any] | None
    beside: dict[str, Any]


def check_record(given: object) -> Record:
    """Refuse what is not a record; its decisions and result are checked by the replay."""
    if not isinstance(given, Mapping):
        raise Refused(f"a record is a JSON object, not {quote(given)}")
    needed = ("format", "edition", "players", "teams", "setup", "removed", "deck", "decisions")
    missing = [key for key in needed if key not in given]
    if missing:
        raise Refused(f"not a record: {', '.join(missing)} missing")
    if given["format"] != FORMAT:
        raise Refused(f"format is {quote(given['format'])}; this program reads {FORMAT!r}")
    agreement = read_agreement(given)
    rules = given.get("rules", 1)  # records from before versions were kept have none
    if type(rules) is not int or rules < 1:
        raise Refused(f"rules is {quote(rules)}; it must be the number of a version")
    for key in ("removed", "deck", "decisions"):
        check_words(key, given[key])
    result = given.get("result")
    if result is not None and not isinstance(result, dict):
        raise Refused(f"result is {quote(result)}; it must be null or an object")
    check_box(given["players"], given["removed"], given["deck"])
    return {
        "agreement": agreement,
        "rules": rules,
        "removed": given["removed"],
        "deck": given["deck"],
        "decisions": given["decisions"],
        "result": result,
        "beside": {key: given[key] for key in given if key not in (*needed, "rules", "result")},
    }


def other_rules(version: int) -> str:
    """Says that a game played by another version of the rules may not fit these."""
    return f"this was played with version {version} of the rules, but this is version {VERSION}"


def read_agreement(given: Mapping[str, Any]) -> Agreement:
    """R2.1, R8.1: the agreement in a record; a missing value is None, which is refused."""
    named: Any = {each.name: given.get(each.name) for each in fields(Agreement)}
    return Agreement(**named)


def read_json(text: str) -> Any:
    """A strict JSON value: no key twice, no NaN or infinity."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise Refused(f"{quote(twice)} appears twice in one object")
        return found

    def number(word: str) -> Any:
        raise Refused(f"{word} is not JSON")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=number)
    except Refused:
        raise
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno} of the record"
        raise Refused(f"not JSON: {error.msg}, {place}") from None
    except (ValueError, RecursionError) as error:  # such as a number with thousands of digits
        raise Refused(f"not JSON: {error}") from None


def write_record(
    s: State,
    deck: Sequence[str],
    decisions: Iterable[int],
    result: Result | None,
    beside: Mapping[str, Any],
) -> dict[str, Any]:
    """Section 12: the record of a game at this table, with any further keys."""
    return {
        **deepcopy(dict(beside)),
        "format": FORMAT,
        "rules": VERSION,
        "edition": NAMES[s.edition],
        "players": int(s.players),
        "teams": bool(s.teams),
        "setup": SETUPS[s.draft],
        "removed": cards_in(s.removed),
        "deck": list(deck),
        "decisions": [TOKENS[number] for number in decisions],
        "result": result,
    }


def check_words(key: str, words: object) -> None:
    """A list of strings; for cards, of kinds that exist."""
    if not isinstance(words, list):
        raise Refused(f"{key} is {quote(words)}; it must be a list")
    for place, word in enumerate(words):
        if not isinstance(word, str):
            raise Refused(f"{key} {place} is {quote(word)}; it must be a string")
        if key != "decisions" and word not in KINDS:
            raise Refused(f"{key} {place} is {quote(word)}; the kinds are {' '.join(KINDS)}")


class OpenTable(TypedDict):
    """What is on the table and in the hands, with all cards open."""

    hands: list[list[str]]
    areas: list[list[str]]
    centre: list[str]
    packs: list[list[str]]
    discard: list[str]
    embargoes: list[FaceDown]
    democracy: list[FaceDown]
    coin: Coin | None
    deck_left: int
    turn: int
    hand_limit: int
    last_round: bool
    over: bool
    sure: list[list[list[str]]]


def open_table(s: State) -> OpenTable:
    """The state of a trace."""
    players, sure = int(s.players), s.sure.tolist()
    seats = range(players)
    return {
        "hands": [cards_in(pile) for pile in s.hand.tolist()[:players]],
        "areas": [cards_in(pile) for pile in s.area.tolist()[:players]],
        "centre": cards_in(s.centre),
        "packs": [cards_in(pile) for pile in s.pack.tolist()[:players]],
        "discard": cards_in(s.discard),
        "embargoes": embargoes(s),
        "democracy": democracies(s),
        "coin": coin(s),
        "deck_left": int(s.bottom - s.top),
        "turn": int(s.turn),
        "hand_limit": int(s.limit),
        "last_round": bool(s.top == s.bottom),
        "over": bool(s.step == OVER),
        "sure": [[cards_in(sure[seat][viewer]) for seat in seats] for viewer in seats],
    }
