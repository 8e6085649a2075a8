"""Processes that serve from the same database: which are alive, and the leases they hold."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

LIFE = "process "  # how the leases of living processes begin
TABLE = "table "  # how the leases of old tables begin that somebody looks at
FORGET = 60_000  # milliseconds after which silent processes are forgotten


class Processes:
    """All of them; `alone`: a process that serves from a file is the only one."""

    def __init__(self, reader: Reader, writer: Writer, *, alone: bool) -> None:
        self._reader, self._writer, self._alone = reader, writer, alone

    async def beat(self, process: str, seconds: float) -> tuple[frozenset[str], int]:
        """Give a sign of life; return all living processes, and the database's time."""
        if self._alone:
            return frozenset([process]), (await self._reader.read(select(Now())))[0][0]
        await self.claim(f"{LIFE}{process}", process, seconds)
        columns = schema.leases.c
        living = and_(columns.name.startswith(LIFE), columns.until > Now())
        rows = await self._reader.read(select(columns.holder, Now()).where(living))
        return frozenset([process, *(row[0] for row in rows)]), rows[0][1] if rows else 0

    async def depart(self, process: str) -> None:
        """Sign off, and forget processes that left without a word."""
        columns = schema.leases.c
        mine = or_(
            columns.name == f"{LIFE}{process}",
            and_(columns.name.startswith(TABLE), columns.holder == process),
        )
        gone = and_(columns.name.startswith(LIFE), columns.until < Now() - FORGET)
        dead = delete(schema.leases).where(or_(mine, gone))
        await self._writer.write(lambda connection: connection.execute(dead))

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease by the database's clock; False while somebody else holds it."""

        async def claim(connection: AsyncConnection) -> bool:
            return await take(connection, name, holder, seconds)

        return bool(await self._writer.write(claim))

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back, unless somebody else has taken it meanwhile."""
        columns = schema.leases.c
        mine = delete(schema.leases).where(columns.name == name, columns.holder == holder)
        await self._writer.write(lambda connection: connection.execute(mine))

    async def hold(self, tables: Sequence[str], process: str, seconds: float) -> set[str]:
        """Keep other processes from pruning tables for a while; return those that are there.

        A process that prunes has locked the table that it removes, and is waited for.
        """
        columns = schema.tables.c
        rows = select(columns.id).where(columns.id.in_(tables)).order_by(columns.id)
        there = rows.with_for_update(read=True, key_share=True)
        over = and_(schema.leases.c.name.startswith(TABLE), schema.leases.c.until < Now())

        async def hold(connection: AsyncConnection) -> set[str]:
            await connection.execute(delete(schema.leases).where(over))
            found = list((await connection.execute(there)).scalars())
            for table in [] if self._alone else found:
                await take(connection, f"{TABLE}{table} {process}", process, seconds)
            return set(found)

        held: set[str] = await self._writer.write(hold)
        return held


async def take(connection: AsyncConnection, name: str, holder: str, seconds: float) -> bool:
    """Take or renew a lease within a transaction; False while somebody else holds it."""
    columns = schema.leases.c
    added = insert(connection.dialect.name, schema.leases)
    added = added.values(name=name, holder=holder, until=Now() + round(seconds * 1000))
    taken = added.on_conflict_do_update(
        index_elements=[columns.name],
        set_={"holder": added.excluded.holder, "until": added.excluded.until},
        where=or_(columns.holder == holder, columns.until <= Now()),
    )
    return (await connection.execute(taken.returning(columns.name))).first() is not None


def held_by_others(table_id: str, process: str) -> ColumnElement[bool]:
    """Whether another process holds a table."""
    columns = schema.leases.c
    this = columns.name.startswith(f"{TABLE}{table_id} ", autoescape=True)
    return exists().where(this, columns.holder != process, columns.until > Now())
