"""Python's side of the comparison with the game without a server: the same work, as labelled text.

answers_side.mjs does the same on the page's side, step by step and in the same order.
"""

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

import msgspec
from browser import VARIANTS

from impera.analysis.decisions import SIMULATIONS, analyse
from impera.game import Game
from impera.rules.agreement import Agreement
from impera.rules.notation import SPANS
from impera.rules.refused import Refused
from impera.server import archive
from impera.server.messages.problems import Problem
from impera.server.messages.replies import Analysed
from impera.server.storage.games import FinishedGame
from impera.server.table.considering import thought

Part = tuple[str, str]  # what it is, and its JSON
STRANGE = ("", "attack Q", "it's", 'a "word"', "\u00e9\u2028\U0001f0a1\n\x07\\", "x" * 80)


class Work(NamedTuple):
    """A whole game, and which of its moments are looked at."""

    task: str
    game: Game
    every: int
    first: int
    more: dict[str, Any]

    def told(self) -> dict[str, Any]:
        """The same for Node."""
        record = self.game.record()
        table = {key: record[key] for key in ("players", "edition", "setup", "teams")}
        cards = {key: record[key] for key in ("deck", "removed", "decisions")}
        chosen = {"task": self.task, "every": self.every, "first": self.first}
        return {**chosen, "agreement": table, **cards, **self.more}

    def moments(self) -> Iterator[tuple[str, Game, str | None]]:
        """The moments, each with the decision that follows."""
        game = self.game.copy()
        game.rewind(0)
        for place, token in enumerate((*self.game.decisions, None)):
            if place % self.every == self.first or token is None:
                yield f"decision {place}", game, token
            if token is not None:
                game.decide(token)


def spelled(found: object) -> str:
    """JSON without spaces, in the order of the keys."""
    return msgspec.json.encode(found).decode()


def viewers(game: Game) -> list[int | None]:
    """Every seat, and the spectators."""
    return [*range(game.players), None]


def views(work: Work) -> Iterator[Part]:
    """What everybody knows, as structures and as bytes."""
    for at, game, _ in work.moments():
        target = int(game.state.target)
        facts = [game.seat, game.turn, game.step, game.over, target, game.legal, game.result]
        yield f"facts, {at}", spelled(facts)
        for viewer in viewers(game):
            yield f"view of {viewer}, {at}", spelled(game.view(viewer))
            record = game.view_record(viewer).tobytes().hex()
            yield f"packed view of {viewer}, {at}", spelled(record)
        yield f"ahead, {at}", spelled([game.ahead(seat) for seat in range(game.players)])
        yield f"open view, {at}", spelled(game.open_view())


def considered(work: Work) -> Iterator[Part]:
    """Why not, and what then: for all legal decisions, and some others."""
    for at, game, _ in work.moments():
        for viewer in viewers(game):
            view = game.view_record(viewer)
            legal = game.legal if viewer == game.seat and not game.over else []
            for token in (*legal, *work.more["tokens"]):
                try:
                    found: object = thought(view, token)
                except Problem as problem:
                    found = {"refused": str(problem)}
                yield f"answer to {viewer} about {token}, {at}", spelled(found)


def reveal(work: Work) -> Iterator[Part]:
    """What decisions reveal, how others see them, and how others are refused."""
    for at, game, made in work.moments():
        if made is None:
            continue
        for token in game.legal:
            after = game.copy()
            after.decide(token)
            told = [] if after.over else [after.tells(game, alone=alone) for alone in (False, True)]
            shown = [game.seen(token, viewer) for viewer in viewers(game)]
            yield f"what {token} reveals, {at}", spelled([*told, *shown])
        refused = [refusal(game, token) for token in work.more["tokens"]]
        yield f"refusals, {at}", spelled(refused)


def refusal(game: Game, token: str) -> object:
    """How a decision is refused, if it is."""
    try:
        game.copy().decide(token)
    except Refused as refused:
        return {"refused": str(refused)}
    return None


def records(work: Work) -> Iterator[Part]:
    """A record, read again, through a link, cut short, in a list, and replayed by everybody."""
    game, beside, kept = work.game.copy(), work.more["beside"], work.more["finished"]
    game.beside = beside
    record = game.record()
    yield "record", spelled(record)
    yield "record read again", spelled(Game.from_record(record).record())
    yield "record through a link", spelled(record)
    short = work.game.copy()
    short.rewind(work.more["cut"])
    for way in ("cut short", "cut short, through a link"):
        yield f"record {way}", spelled(short.record())
    finished = FinishedGame(kept["id"], kept["finishedAt"], spelled(record))
    yield "line in a list", spelled(archive.played(finished, kept["chairs"]))
    for seat in viewers(game):
        yield f"replay for {seat}", spelled(archive.replay(finished, seat))


def damaged(work: Work) -> Iterator[Part]:
    """Records that can't be replayed."""
    for text in work.more["records"]:
        try:
            Game.from_record(text)
        except Refused as refused:
            yield f"refusal of {text[:80]}", spelled(str(refused))
        else:
            yield f"reading of {text[:80]}", spelled(None)


def analysis(work: Work) -> Iterator[Part]:
    """What every decision was worth."""
    found = analyse(work.game, work.more["simulations"])
    shown = msgspec.convert(found, Analysed, from_attributes=True)
    yield "analysis", spelled(whole(msgspec.to_builtins(shown)))


def whole(found: Any) -> Any:
    """Numbers as JavaScript writes them: a chance of 1 without a point."""
    if isinstance(found, dict):
        return {key: whole(each) for key, each in found.items()}
    if isinstance(found, list):
        return [whole(each) for each in found]
    return int(found) if isinstance(found, float) and found.is_integer() else found


TASKS = {each.__name__: each for each in (views, considered, reveal, records, damaged, analysis)}


def played(agreement: Agreement, dice: random.Random) -> Game:
    """A random game, from a deck of the same generator."""
    game = Game.at(agreement, dice.getrandbits(64))
    while not game.over:
        game.decide(dice.choice(game.legal))
    return game


def pieces(task: str, seed: int, every: int = 1) -> Iterator[Work]:
    """Endless work, variant by variant."""
    for n in count():
        dice = random.Random(f"{task} {seed} {n}")
        game = played(VARIANTS[n % len(VARIANTS)], dice)
        first = dice.randrange(every)
        more: dict[str, Any] = {}
        if task in ("considered", "reveal"):
            more["tokens"] = [*dice.sample(list(SPANS), 12), *STRANGE]
        elif task == "records":
            more["cut"] = dice.randrange(len(game.decisions))
            names: list[str | None] = ["Ann\u00e9", None, "level:3", "level:6"]
            lot = {"shuffle": {"first": dice.randrange(game.players)}}
            beside = {**lot, "hints": n % 3, "names": names[: game.players]}
            more["beside"] = {"continued": {"table": "x", "step": 3}} | beside if n % 5 else beside
            more["finished"] = {"id": f"table-{n}", "finishedAt": n, "chairs": [n % game.players]}
        elif task == "damaged":
            more["records"] = [json.dumps(each) for each in damages(game.record(), dice)]
        elif task == "analysis":
            more["simulations"] = SIMULATIONS if n % 4 == 3 else 20
            if n % 3 == 0:
                game.rewind(len(game.decisions) // 2)
        yield Work(task, game, every, first, more)


def damages(record: dict[str, Any], dice: random.Random) -> Iterator[Any]:
    """Things that are almost a record."""
    yield from (record, None, 1, [], "x", True, {}, {"format": "impera/1"})
    values: tuple[Any, ...] = (
        None,
        True,
        0,
        2,
        3,
        9,
        -1,
        "x",
        "A1",
        [],
        [1],
        ["A1"],
        {},
        {"a": [None]},
        *STRANGE,
    )
    for key in record:
        yield {name: value for name, value in record.items() if name != key}
        yield from ({**record, key: value} for value in values)
    yield {**record, "deck": dice.sample(record["deck"], len(record["deck"]))}
    for key in ("deck", "removed", "decisions"):
        words = record[key]
        if words:
            place = dice.randrange(len(words))
            yield {**record, key: [*words[:place], *words[place + 1 :]]}
            yield {**record, key: [*words[:place], words[0], *words[place + 1 :]]}
            yield {**record, key: [*words, words[place]]}
    decisions = record["decisions"]
    place = dice.randrange(len(decisions))
    broken = [*decisions[:place], "attack Q", *decisions[place:]]
    yield from ({**record, "decisions": broken, "rules": version} for version in (1, 2, 3))
    yield {**record, "result": None}
    yield {**record, "result": {**record["result"], "winners": [0, 1]}, "rules": 7}
