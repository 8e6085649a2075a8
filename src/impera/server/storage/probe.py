"""The probe: writes something to the database and reads it back."""

import asyncio
from contextlib import suppress
from uuid import uuid4

from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.database import Unavailable
from impera.server.storage.health import Health
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.trouble import Trouble
from impera.server.storage.writer import Writer

PREFIX = "probe "  # how the names of these leases begin
FORGET = 60_000  # milliseconds after which those of other processes are forgotten
LIMIT = 3.0  # seconds in which the database has to answer
LOOK = 1.0  # seconds between two looks at the file, and at least between two probes
QUIET = 5.0  # seconds without a commit after which we probe unasked


class Probe:
    """Finds out whether the database works, once a second at most, however many ask."""

    def __init__(self, reader: Reader, writer: Writer, health: Health) -> None:
        self._reader, self._writer, self._health = reader, writer, health
        self._name, self._count = f"{PREFIX}{uuid4().hex}", 0
        self._asked = 0.0
        self._asking: asyncio.Task[None] | None = None

    async def ask(self) -> Trouble | None:
        """What is wrong with the database; None if it works."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked >= LOOK):
            self._asked = now
            self._asking = asyncio.create_task(self._probe())
        await asyncio.shield(self._asking)
        return self._health.trouble

    async def watch(self) -> None:
        """Look at the file every second; probe if nothing was written for a while."""
        commits, quiet = self._writer.commits, 0.0
        while True:
            await asyncio.sleep(LOOK)
            quiet = quiet + LOOK if self._writer.commits == commits else 0.0
            if self._health.trouble is not None or quiet >= QUIET:
                await self.ask()
                quiet = 0.0
            else:
                self.look()
            commits = self._writer.commits

    def look(self) -> None:
        """See whether the file is still there; if not, everybody who writes is told."""
        with suppress(Unavailable):
            self._health.check()

    async def close(self) -> None:
        """Wait for the answer."""
        if self._asking is not None:
            await asyncio.wait([self._asking])

    async def _probe(self) -> None:
        try:
            async with asyncio.timeout(LIMIT):
                await self._write_and_read()
            self._health.worked()
        except TimeoutError:
            self._health.failed(TimeoutError(f"no answer within {LIMIT:.0f} seconds"))
        except Unavailable:
            pass  # whoever wrote or read has reported it

    async def _write_and_read(self) -> None:
        self._count += 1
        written = str(self._count)
        await self._writer.write(lambda connection: self._write(connection, written))
        columns = schema.leases.c
        rows = await self._reader.read(select(columns.holder).where(columns.name == self._name))
        if [row.holder for row in rows] != [written]:
            raise self._health.failed(OSError("what was written could not be read back"))
        for table in (schema.tables, schema.events):  # what everything else is about
            await self._reader.read(select(table).limit(1))

    async def _write(self, connection: AsyncConnection, written: str) -> None:
        columns = schema.leases.c
        old = and_(columns.name.startswith(PREFIX), columns.until < Now() - FORGET)
        await connection.execute(delete(schema.leases).where(old))
        added = insert(connection.dialect.name, schema.leases)
        added = added.values(name=self._name, holder=written, until=Now())
        renewed = {"holder": added.excluded.holder, "until": added.excluded.until}
        await connection.execute(
            added.on_conflict_do_update(index_elements=[columns.name], set_=renewed)
        )
