"""Ratings: how strong players seem, changed once by every finished game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Executable, and_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.results import Result, note
from impera.server.storage.schema import insert
from impera.server.storage.writer import Writer

GUEST = "guest:"  # how guests are called here; bots are called by their level
LOCK = 0x494D50455242  # which of PostgreSQL's advisory locks is ours


class Rating(NamedTuple):
    """How strong a player seems."""

    mu: float
    sigma: float
    games: int


class Ratings:
    """The ratings of all players."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def rate(
        self,
        table_id: str,
        players: Sequence[str],
        change: Callable[[Mapping[str, Rating]], Mapping[str, Rating]],
        results: Sequence[Result] = (),
    ) -> bool:
        """Rate a finished game, once; `change` gets the current ratings and returns the new ones.

        With them, it keeps how the game went for its guests.
        Returns whether it was still unrated.
        """

        async def rate(connection: AsyncConnection) -> bool:
            if connection.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": LOCK})
            columns = schema.games.c
            unrated = and_(columns.table_id == table_id, ~columns.rated)
            marked = update(schema.games).where(unrated).values(rated=True)
            at = (await connection.execute(marked.returning(columns.finished_at))).scalar()
            if at is None:
                return False
            found = await connection.execute(ratings_of(players))
            after = change({row[0]: Rating(*row[1:]) for row in found})
            people = [player.removeprefix(GUEST) for player in players if player.startswith(GUEST)]
            here = await known(connection, {*people, *(result.guest_id for result in results)})
            for player, rating in after.items():
                if not player.startswith(GUEST) or player.removeprefix(GUEST) in here:
                    await keep(connection, player, rating)
            for result in (each for each in results if each.guest_id in here):
                mu, sigma, _ = after.get(result.rated_as or "", (None, None, 0))
                await note(connection, table_id, at, result, mu, sigma)
            return True

        return bool(await self._writer.write(rate))

    async def of(self, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those players who have one."""
        return {row[0]: Rating(*row[1:]) for row in await self._reader.read(ratings_of(players))}

    async def ranking(self, limit: int = 100) -> list[tuple[str, Rating]]:
        """The players who are surely strong, strongest first."""
        columns = schema.ratings.c
        sure = (columns.mu - 3 * columns.sigma).desc()
        rows = select(schema.ratings).order_by(sure, columns.player).limit(limit)
        return [(row[0], Rating(*row[1:])) for row in await self._reader.read(rows)]


async def known(connection: AsyncConnection, guests: Collection[str]) -> set[str]:
    """Which of these guests are still there; they stay until the end of the transaction."""
    columns = schema.guests.c
    rows = select(columns.id).where(columns.id.in_(guests)).order_by(columns.id)
    found = await connection.execute(rows.with_for_update(read=True, key_share=True))
    return set(found.scalars())


def ratings_of(players: Sequence[str]) -> Executable:
    """The ratings of some players."""
    return select(schema.ratings).where(schema.ratings.c.player.in_(players))


async def keep(connection: AsyncConnection, player: str, rating: Rating) -> None:
    """The newest rating of a player."""
    added = insert(connection.dialect.name, schema.ratings)
    added = added.values(player=player, **rating._asdict())
    kept = added.on_conflict_do_update(
        index_elements=[schema.ratings.c.player], set_=rating._asdict()
    )
    await connection.execute(kept)
