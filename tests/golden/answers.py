"""What the page must answer without a server: web/src/local/golden.json, from the golden games.

Everything that Python says at each moment of a game would fill a book, so there are hashes of it,
and some moments in full, to be read. `make golden` rewrites the file.
"""

import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from impera.analysis.decisions import analyse
from impera.game import Game
from impera.judge.ledger import fortune_of, write_up
from impera.judge.luck import Measuring
from impera.rules.notation import SPANS
from impera.rules.refused import Refused
from impera.server import archive
from impera.server.messages.problems import Problem
from impera.server.messages.replies import Analysed, Ledger
from impera.server.storage.games import FinishedGame
from impera.server.table import letters, names
from impera.server.table.considering import thought

from ..server.test_names import CLEANED, PEOPLE, REFUSED
from .transcript import FOLDER, read

FILE = FOLDER.parent.parent / "web" / "src" / "local" / "golden.json"
SELDOM = 7  # what is asked at every so many moments only
ASKED = list(SPANS)[::17]  # about these tokens and beginnings of tokens, and all legal ones
SHORT = 90  # decisions of a game with a ledger
JUDGED, SIMULATIONS = 10, 20  # decisions of an analysis, and how long each is searched
NAMES = 500  # at random
# What they are made of, besides any letters: what is between letters, invisible or reserved.
MARKS = " '’-‐.·・_׳״:@(2)1I0\u200b\u200d\u200c\u0301\u0483\ufeff"  # noqa: RUF001
ODD = [*MARKS, "level"]

# Changes to a record that make it impossible; a key that becomes null is left out.
DAMAGES: tuple[dict[str, Any], ...] = (
    {"format": "impera/2"},
    {"format": None, "deck": None},
    {"players": 5},
    {"edition": "it's new"},
    {"setup": ["base"]},
    {"teams": 1},
    {"teams": True, "players": 3},
    {"rules": 0},
    {"deck": {"A1": 8}},
    {"deck": ["A1", "Q7"]},
    {"removed": ["A1"] * 9},
    {"decisions": ["play A1", 7]},
    {"decisions": ["attack Q\u2028\U0001f0a1"]},
    {"decisions": ["attack A"], "rules": 2},
    {"result": "seat 0"},
    {"result": {"winners": [1, 0], "by": "hegemony", "points": None}},
)


def answers() -> str:
    """The text of the file."""
    games = [read(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.txt"))]
    found = {
        "seldom": SELDOM,
        "asked": ASKED,
        "games": [about(title, game) for title, game in games],
        "damaged": list(damaged(games[0][1].record())),
        "names": list(named()),
        "analyses": [analysed(game) for _, game in games[:2]],
        "ledgers": [
            ledger(number, game)
            for number, (_, game) in enumerate(games)
            if len(game.decisions) < SHORT
        ],
    }
    return written(found, depth=3) + "\n"


def named() -> Iterator[tuple[str | None, ...]]:
    """Names: what is made of them, or why they are refused, and what they look like."""
    for given in (*PEOPLE, *CLEANED, *REFUSED, *invented()):
        shown = refused = None
        try:
            shown = names.clean_name(given)
        except Problem as problem:
            refused = str(problem)
        yield given, shown, refused, letters.looks(given)


def invented() -> Iterator[str]:
    """Random names: letters of a script or two, with odd things between them."""
    chance, table = random.Random(7), letters.letters()
    for _ in range(NAMES):
        runs = chance.sample(range(len(table.starts)), 2)
        parts = [
            chr(chance.randint(table.starts[run], table.ends[run])) for run in runs for _ in "abc"
        ]
        parts += chance.choices(ODD, k=chance.randint(0, 3))
        chance.shuffle(parts)
        yield "".join(parts)


def written(found: Any, depth: int) -> str:
    """JSON with lines of a length that can be compared."""
    if depth and isinstance(found, dict):
        pairs = (f"{json.dumps(key)}: {written(each, depth - 1)}" for key, each in found.items())
        return "{" + ",\n".join(pairs) + "}"
    if depth and isinstance(found, list):
        return "[" + ",\n".join(written(each, depth - 1) for each in found) + "]"
    return json.dumps(found)


def about(title: str, game: Game) -> dict[str, Any]:
    """A game: its record, what is said about each moment, and one moment in full."""
    record = {**game.record(), "names": [f"player {seat}" for seat in range(game.players)]}
    kept = FinishedGame("table", 7, json.dumps(record))
    place = len(game.decisions) // 2
    return {
        "title": title,
        "record": record,
        "views": [hashed(views(each)) for each in moments(game)],
        "answers": [hashed(considered(each)) for each in moments(game, SELDOM)],
        "revealed": [hashed(revealed(each)) for each in moments(game, SELDOM) if not each.over],
        "played": msgspec.to_builtins(archive.played(kept, [0])),
        "replays": [hashed([archive.replay(kept, viewer)]) for viewer in viewers(game)],
        "place": place,
        "shown": shown(next(moments(game, first=place))),
    }


def ledger(number: int, game: Game) -> dict[str, Any]:
    """The ledger of a whole game, some of whose decisions are judged."""
    begun = game.copy()
    begun.rewind(JUDGED)
    decisions = analyse(begun, SIMULATIONS)
    found = write_up(game, decisions, fortune_of(game, Measuring()))
    judged = msgspec.convert(decisions, Analysed, from_attributes=True).decisions
    kept = {"judged": judged, "ledger": msgspec.convert(found, Ledger, from_attributes=True)}
    return {"game": number, **msgspec.to_builtins(kept)}


def moments(game: Game, every: int = 1, first: int = 0) -> Iterator[Game]:
    """The moments of a game, before each decision and at the end."""
    for place in range(first, len(game.decisions) + 1, every):
        moment = game.copy()
        moment.rewind(place)
        yield moment


def viewers(game: Game) -> list[int | None]:
    """Every seat, and the spectators."""
    return [*range(game.players), None]


def hashed(texts: Iterable[object]) -> str:
    """A few digits for everything that was said."""
    lines = b"\n".join(msgspec.json.encode(each) for each in texts)
    return hashlib.sha256(lines).hexdigest()[:12]


def views(game: Game) -> Iterator[object]:
    """What everybody knows, and what is open."""
    target = int(game.state.target)
    yield [game.seat, game.turn, game.step, game.over, target, game.legal, game.result]
    for viewer in viewers(game):
        yield game.view(viewer)
        yield game.view_record(viewer).tobytes().hex()
    yield [game.ahead(seat) for seat in range(game.players)]
    yield game.open_view()


def considered(game: Game) -> Iterator[object]:
    """Why not, and what then."""
    for viewer in viewers(game):
        view = game.view_record(viewer)
        legal = game.legal if viewer is not None and viewer == game.seat else []
        for token in (*legal, *ASKED):
            yield thought(view, token)


def revealed(game: Game) -> Iterator[object]:
    """What each decision would tell, and how others would see it."""
    for token in game.legal:
        after = game.copy()
        after.decide(token)
        told = [] if after.over else [after.tells(game, alone=alone) for alone in (False, True)]
        yield [*told, *(game.seen(token, viewer) for viewer in viewers(game))]


def shown(game: Game) -> dict[str, Any]:
    """A moment in full, for the seat that decides."""
    view = game.view_record(game.seat)
    about = [thought(view, token) for token in (*game.legal, "attack", "inspire")]
    return {"view": game.view(game.seat), "considered": msgspec.to_builtins(about)}


def damaged(record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """How records are refused that are not as they should be."""
    for change in DAMAGES:
        changed = {key: each for key, each in {**record, **change}.items() if each is not None}
        try:
            Game.from_record(changed)
        except Refused as refused:
            yield {"change": change, "refused": str(refused)}
        else:
            raise AssertionError(f"{change} changes nothing")


def analysed(game: Game) -> dict[str, Any]:
    """What the first decisions of a game were worth."""
    short = game.copy()
    short.rewind(JUDGED)
    found = msgspec.convert(analyse(short, SIMULATIONS), Analysed, from_attributes=True)
    whole = {"decisions": JUDGED, "simulations": SIMULATIONS}
    return {**whole, "analysed": msgspec.to_builtins(found)}


def keep() -> str:
    """Write the file."""
    before, now = FILE.read_text("utf-8") if FILE.exists() else "", answers()
    FILE.write_text(now, "utf-8")
    return "unchanged" if before == now else "rewritten"
