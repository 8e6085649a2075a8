"""Retention: which tables and what talk are old enough to go, and how they go."""

from collections.abc import Callable, Sequence

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.acts import resolved
from impera.server.storage.log import Event
from impera.server.storage.people import Rewritten, rewrite_events
from impera.server.storage.processes import held_by_others
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now
from impera.server.storage.writer import Writer

DAY = 86_400_000  # milliseconds
LATELY = 3_600_000  # milliseconds for which a table that was written to stays as it is

Unsaid = Callable[[Sequence[Event]], Sequence[Rewritten]]


class Retention:
    """Finds and removes what is older than the host wants to keep."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def abandoned(self, days: int, limit: int) -> list[str]:
        """Tables that were closed so long ago without a finished game."""
        return await self._finished(days, ~played(), limit)

    async def games(self, days: int, limit: int) -> list[str]:
        """Tables of finished games with people."""
        return await self._finished(days, and_(played(), had_people()), limit)

    async def bot_games(self, days: int, limit: int) -> list[str]:
        """Tables of finished games without people."""
        return await self._finished(days, and_(played(), ~had_people()), limit)

    async def talkative(self, days: int, limit: int) -> list[str]:
        """Finished tables with texts; those with an open report stay until it is resolved."""
        events = schema.events.c
        here = events.table_id == schema.tables.c.id
        said = exists().where(here, events.kind == "talked")
        return await self._finished(days, and_(said, ~reported()), limit)

    async def _finished(self, days: int, which: ColumnElement[bool], limit: int) -> list[str]:
        columns = schema.tables.c
        old = columns.finished_at < Now() - days * DAY
        rows = select(columns.id).where(old, which).order_by(columns.finished_at).limit(limit)
        return [row[0] for row in await self._reader.read(rows)]

    async def empty(self, table_id: str, process: str, unsaid: Unsaid) -> bool:
        """Take what was said out of a table, unless it is in use; whether it was not."""
        columns = schema.events.c
        talk = and_(columns.table_id == table_id, columns.kind == "talked")
        said = select(*(columns[name] for name in Event._fields)).where(talk)

        async def empty(connection: AsyncConnection) -> bool:
            if await is_in_use(connection, table_id, process):
                return False
            events = [Event(*row) for row in await connection.execute(said)]
            await rewrite_events(connection, table_id, unsaid(events))
            return True

        return bool(await self._writer.write(empty))

    async def remove(self, table_id: str, process: str) -> bool:
        """Remove a table with all that belongs to it, unless it is in use; whether it was not."""
        tables = [schema.results, schema.games, schema.chairs, schema.events]

        async def remove(connection: AsyncConnection) -> bool:
            if await is_in_use(connection, table_id, process):
                return False
            for each in tables:
                await connection.execute(delete(each).where(each.c.table_id == table_id))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            return True

        return bool(await self._writer.write(remove))


async def is_in_use(connection: AsyncConnection, table_id: str, process: str) -> bool:
    """Whether people look at a table in another process, or something was written there lately.

    Until the end of the transaction, nobody can write to it or hold it.
    """
    events, tables = schema.events.c, schema.tables.c
    await connection.execute(select(tables.id).where(tables.id == table_id).with_for_update())
    newest = select(events.at).where(events.table_id == table_id).order_by(events.number.desc())
    written = newest.limit(1).scalar_subquery() > Now() - LATELY
    found = await connection.execute(select(or_(written, held_by_others(table_id, process))))
    return bool(found.scalar_one())


def played() -> ColumnElement[bool]:
    """Whether a game was finished at the table."""
    return exists().where(schema.games.c.table_id == schema.tables.c.id)


def had_people() -> ColumnElement[bool]:
    """Whether anybody had a chair at the end."""
    return exists().where(schema.chairs.c.table_id == schema.tables.c.id)


def reported() -> ColumnElement[bool]:
    """Whether something said at the table was reported, and nobody has resolved that."""
    events = schema.events.c
    here = and_(events.table_id == schema.tables.c.id, events.kind == "reported")
    return exists().where(here, ~resolved()).correlate(schema.tables)
