"""Records and their traces (section 12): the checks, and a state with all cards open."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, TypedDict

from impera.rules.cards import KINDS
from impera.rules.editions import EDITIONS, NAMES, SETUPS
from impera.rules.notation import (
    TOKENS,
    Coin,
    FaceDown,
    Refused,
    Result,
    cards_in,
    check_box,
    coin,
    democracies,
    embargoes,
    quote,
)
from impera.rules.state import OVER, State

FORMAT = "impera/1"


class Record(TypedDict):
    """A record whose form has been checked, and the keys that stood beside it."""

    edition: str
    players: int
    teams: bool
    setup: str
    removed: list[str]
    deck: list[str]
    decisions: list[str]
    result: dict[str, Any] | None
    beside: dict[str, Any]


def check_table(players: object, edition: object, setup: object, teams: object) -> None:
    """R2.1, R8.1: refuse a table that nobody can sit at."""
    if type(players) is not int or players not in (2, 3, 4):
        raise Refused(f"players is {quote(players)}; it must be 2, 3 or 4")
    if edition not in tuple(EDITIONS):
        raise Refused(f"edition is {quote(edition)}; it must be one of {', '.join(EDITIONS)}")
    if setup not in SETUPS:
        raise Refused(f"setup is {quote(setup)}; it must be base or draft")
    if type(teams) is not bool:
        raise Refused(f"teams is {quote(teams)}; it must be true or false")
    if teams and players != 4:
        raise Refused(f"R8.1: teams need 4 players, here are {players}")


def check_record(given: object) -> Record:
    """Refuse what is not a record; its decisions and result are for the replay to check."""
    if not isinstance(given, Mapping):
        raise Refused(f"a record is a JSON object, not {quote(given)}")
    needed = ("format", "edition", "players", "teams", "setup", "removed", "deck", "decisions")
    missing = [key for key in needed if key not in given]
    if missing:
        raise Refused(f"not a record: {', '.join(missing)} missing")
    if given["format"] != FORMAT:
        raise Refused(f"format is {quote(given['format'])}; this program reads {FORMAT!r}")
    check_table(given["players"], given["edition"], given["setup"], given["teams"])
    for key in ("removed", "deck", "decisions"):
        check_words(key, given[key])
    result = given.get("result")
    if result is not None and not isinstance(result, dict):
        raise Refused(f"result is {quote(result)}; it must be null or an object")
    check_box(given["players"], given["removed"], given["deck"])
    return {
        "edition": given["edition"],
        "players": given["players"],
        "teams": given["teams"],
        "setup": given["setup"],
        "removed": given["removed"],
        "deck": given["deck"],
        "decisions": given["decisions"],
        "result": result,
        "beside": {key: given[key] for key in given if key not in (*needed, "result")},
    }


def read_json(text: str) -> Any:
    """A JSON value without doubtful parts: no key twice, nothing that is not a number."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
            raise Refused(f"{quote(twice)} stands twice in one object")
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
    except (ValueError, RecursionError) as error:  # such as a number of thousands of digits
        raise Refused(f"not JSON: {error}") from None


def write_record(
    s: State,
    deck: Sequence[str],
    decisions: Iterable[int],
    result: Result | None,
    beside: Mapping[str, Any],
) -> dict[str, Any]:
    """Section 12: the record of a game at this table, and the keys that stand beside it."""
    return {
        **deepcopy(dict(beside)),
        "format": FORMAT,
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
    """A list of strings, and for cards of kinds that exist."""
    if not isinstance(words, list):
        raise Refused(f"{key} is {quote(words)}; it must be a list")
    for place, word in enumerate(words):
        if not isinstance(word, str):
            raise Refused(f"{key} {place} is {quote(word)}; it must be a string")
        if key != "decisions" and word not in KINDS:
            raise Refused(f"{key} {place} is {quote(word)}; the kinds are {' '.join(KINDS)}")


class OpenTable(TypedDict):
    """What lies on the table and in the hands, with all cards open."""

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
