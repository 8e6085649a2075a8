"""Results: how every guest's games went, with the rating after each."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Integer, and_, cast, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.schema import insert
from impera.server.storage.writer import Writer


class Result(NamedTuple):
    """How a game went for one guest."""

    guest_id: str
    rated_as: str | None
    players: int
    level: int | None  # of the strongest bot they played against
    won: bool
    seat: int


class Tally(NamedTuple):
    """How many games of a kind a guest has played and won."""

    players: int
    level: int | None
    games: int
    won: int


class RatingThen(NamedTuple):
    """A guest's rating after a game."""

    at: int
    mu: float
    sigma: float


class MistakesThen(NamedTuple):
    """How many mistakes a guest made in a game."""

    at: int
    mistakes: int


class Found(NamedTuple):
    """How well a seat decided in a game, and how lucky it was."""

    mistakes: int
    choices: int  # decisions that mattered
    lost: float  # by them together
    squares: float  # the sum of the squares
    luck: float | None


class Decided(NamedTuple):
    """The same for a guest, over all judged games with so many players."""

    players: int
    games: int
    luck: float | None
    choices: int
    lost: float
    squares: float


class Results:
    """All guests' results. Rating a game writes them: see `Ratings.rate`."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def tallies(self, guest_id: str) -> list[Tally]:
        """A guest's games, counted by number of players and level of the bots."""
        columns = schema.results.c
        kind = [columns.players, columns.level]
        won = func.sum(cast(columns.won, Integer))
        rows = select(*kind, func.count(), won).where(columns.guest_id == guest_id)
        rows = rows.group_by(*kind).order_by(columns.players, func.coalesce(columns.level, 0))
        return [Tally(*row) for row in await self._reader.read(rows)]

    async def ratings(self, guest_id: str, limit: int) -> list[RatingThen]:
        """A guest's rating after each of the newest rated games, oldest first."""
        columns = schema.results.c
        rated = and_(columns.guest_id == guest_id, columns.mu.is_not(None))
        rows = select(columns.finished_at, columns.mu, columns.sigma).where(rated)
        newest = rows.order_by(columns.finished_at.desc(), columns.table_id.desc()).limit(limit)
        return [RatingThen(*row) for row in reversed(await self._reader.read(newest))]

    async def mistakes(self, guest_id: str, limit: int) -> list[MistakesThen]:
        """A guest's mistakes in each of the newest judged games, oldest first."""
        columns = schema.results.c
        judged = and_(columns.guest_id == guest_id, columns.mistakes.is_not(None))
        rows = select(columns.finished_at, columns.mistakes).where(judged)
        newest = rows.order_by(columns.finished_at.desc(), columns.table_id.desc()).limit(limit)
        return [MistakesThen(*row) for row in reversed(await self._reader.read(newest))]

    async def decided(self, guest_id: str) -> list[Decided]:
        """How well a guest decided in all judged games, by number of players."""
        columns = schema.results.c
        kept = (columns.choices, columns.lost, columns.squares)
        sums = (func.count(), func.avg(columns.luck), *map(func.sum, kept))
        judged = and_(columns.guest_id == guest_id, columns.choices.is_not(None))
        rows = select(columns.players, *sums).where(judged)
        rows = rows.group_by(columns.players).order_by(columns.players)
        return [Decided(*row) for row in await self._reader.read(rows)]

    async def judge(self, table_id: str, seats: Sequence[Found]) -> None:
        """Keep how well each seat decided; judging again finds the same."""
        columns = schema.results.c

        async def judge(connection: AsyncConnection) -> None:
            for seat, found in enumerate(seats):
                there = and_(columns.table_id == table_id, columns.seat == seat)
                change = update(schema.results).where(there).values(found._asdict())
                await connection.execute(change)

        await self._writer.write(judge)


async def note(
    connection: AsyncConnection,
    table_id: str,
    at: int,
    result: Result,
    mu: float | None,
    sigma: float | None,
) -> None:
    """Keep how a game went for a guest, and the rating after it."""
    row = {
        "guest_id": result.guest_id,
        "table_id": table_id,
        "finished_at": at,
        "players": result.players,
        "level": result.level,
        "won": result.won,
        "mu": mu,
        "sigma": sigma,
        "seat": result.seat,
    }
    await connection.execute(insert(connection.dialect.name, schema.results).values(row))
