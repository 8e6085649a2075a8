"""Processes that serve from the same database: which are alive, and the leases they hold."""

from sqlalchemy import and_, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

LIFE = "process "  # how the leases of living processes begin
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
        mine = columns.name == f"{LIFE}{process}"
        gone = and_(columns.name.startswith(LIFE), columns.until < Now() - FORGET)
        dead = delete(schema.leases).where(or_(mine, gone))
        await self._writer.write(lambda connection: connection.execute(dead))

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease by the database's clock; False while somebody else holds it."""
        columns = schema.leases.c
        until = Now() + round(seconds * 1000)

        async def claim(connection: AsyncConnection) -> bool:
            added = insert(connection.dialect.name, schema.leases)
            added = added.values(name=name, holder=holder, until=until)
            taken = added.on_conflict_do_update(
                index_elements=[columns.name],
                set_={"holder": added.excluded.holder, "until": added.excluded.until},
                where=or_(columns.holder == holder, columns.until <= Now()),
            )
            return (await connection.execute(taken.returning(columns.name))).first() is not None

        return bool(await self._writer.write(claim))

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back, unless somebody else has taken it meanwhile."""
        columns = schema.leases.c
        mine = delete(schema.leases).where(columns.name == name, columns.holder == holder)
        await self._writer.write(lambda connection: connection.execute(mine))
