"""Finished games: listed, and replayed from a seat's point of view or with all cards open."""

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from impera.analysis.skill import Losses, skill_of
from impera.game import Game
from impera.records.fair import seat_of
from impera.server.messages.answers import Continued
from impera.server.messages.problems import Problem
from impera.server.messages.replies import (
    Form,
    Games,
    MistakesThen,
    Played,
    Ranked,
    Ranking,
    RatingThen,
    Replay,
    Results,
    Skill,
    Step,
    Tally,
)
from impera.server.storage.games import FinishedGame
from impera.server.storage.guests import Guest
from impera.server.storage.ratings import Rating
from impera.server.storage.results import Decided
from impera.server.storage.store import Store
from impera.server.table.names import known_name

PAGE = 50
HISTORY = 200  # ratings of a guest, newest games


async def finished(store: Store, before: str | None, guest: str | None, *, mine: bool) -> Games:
    """A page of finished games: those of public tables, or a guest's own."""
    last = None
    if before is not None:
        last = await kept(store, before)
    found = await store.games.listed(PAGE, last, guest if mine else None)
    chairs = await chairs_of(store, guest)
    games = [played(game, chairs.get(game.table_id, ())) for game in found]
    return Games(games, found[-1].table_id if len(found) == PAGE else None)


async def chairs_of(store: Store, guest: str | None) -> dict[str, list[int]]:
    """A guest's chairs, by table."""
    chairs = defaultdict(list)
    for owned in [] if guest is None else await store.tables.chairs(guest_id=guest):
        chairs[owned.table_id].append(owned.chair)
    return chairs


async def kept(store: Store, table_id: str) -> FinishedGame:
    """The finished game of a table."""
    game = await store.games.find(table_id)
    if game is None:
        raise Problem("unknown", "there is no such finished game")
    return game


def played(game: FinishedGame, chairs: Iterable[int] = ()) -> Played:
    """A game in a list, for the person who had these chairs."""
    record: dict[str, Any] = json.loads(game.record)
    first = first_chair(record)
    continued = record.get("continued")
    return Played(
        game.table_id,
        game.finished_at,
        record["players"],
        record["edition"],
        record["setup"],
        record["teams"],
        record["names"],
        first,
        len(record["decisions"]),
        record["result"],
        sorted(seat_of(chair, first, record["players"]) for chair in chairs),
        None if continued is None else Continued(**continued),
        record.get("hints", 0),
    )


def first_chair(record: dict[str, Any]) -> int:
    """The chair the lot fell on; a game that continues another one keeps its seats."""
    first: int = record["shuffle"]["first"] if "shuffle" in record else 0
    return first


def replay(game: FinishedGame, seat: int | None) -> Replay:
    """A game step by step: as a seat knew it then, or with open cards."""
    record = json.loads(game.record)
    whole = Game.from_record(record, to_show=True)
    if seat is not None and not 0 <= seat < whole.players:
        raise Problem("refused", f"there is no seat {seat}")
    moment = whole.copy()
    moment.rewind(0)
    steps = []
    for token in whole.decisions:
        shown = token if seat is None else moment.seen(token, seat)
        steps.append(step(moment, seat, shown))
        moment.decide(token)
    steps.append(step(moment, seat, None))
    return Replay(game.table_id, seat, record["names"], first_chair(record), steps, whole.rules)


def step(game: Game, seat: int | None, token: str | None) -> Step:
    """One moment."""
    if seat is not None:
        return Step(game.view(seat), game.seat, token)
    view, packs = game.open_view()
    return Step(view, game.seat, token, packs if any(packs) else None)


async def ranking(store: Store) -> Ranking:
    """The strongest players, bots included; those who no longer have a name are left out."""
    best = await store.ratings.ranking()
    names = await store.guests.names([player.removeprefix("guest:") for player, _ in best])
    lines = []
    for player, rating in best:
        bot = player.startswith("level:")
        name = player if bot else known_name(names.get(player.removeprefix("guest:")))
        if name is not None:
            lines.append(ranked(name, rating, bot=bot))
    return Ranking(lines)


def form(found: Decided) -> Form:
    """How well a guest decided in all judged games with so many players."""
    losses = Losses(found.choices, found.lost, found.squares)
    skill = msgspec.convert(skill_of(found.players, losses), Skill, from_attributes=True)
    return Form(found.players, found.games, found.luck, skill)


def ranked(name: str, rating: Rating, *, bot: bool) -> Ranked:
    """A line of the ranking."""
    return Ranked(name, bot, safe(rating.mu, rating.sigma), rating.mu, rating.sigma, rating.games)


def safe(mu: float, sigma: float) -> float:
    """The rating that is shown: one is hardly weaker than that."""
    return mu - 3 * sigma


async def results(store: Store, guest: Guest) -> Results:
    """How a guest's games went, and what that made of their rating."""
    player = f"guest:{guest.id}"
    rating = (await store.ratings.of([player])).get(player)
    return Results(
        [Tally(*tally) for tally in await store.results.tallies(guest.id)],
        ranked(guest.name, rating, bot=False) if guest.name and rating else None,
        [
            RatingThen(then.at, safe(then.mu, then.sigma))
            for then in await store.results.ratings(guest.id, HISTORY)
        ],
        [MistakesThen(*then) for then in await store.results.mistakes(guest.id, HISTORY)],
        [form(each) for each in await store.results.decided(guest.id)],
    )
