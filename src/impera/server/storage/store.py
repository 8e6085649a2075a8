"""The store: everything that lasts. What a method has written is durable when it returns."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from impera.server.storage import schema
from impera.server.storage.acts import Acts
from impera.server.storage.announcements import Announcements
from impera.server.storage.bell import Bell, Hears, Overhears, OwnBell, PostgresBell
from impera.server.storage.browsers import Browsers
from impera.server.storage.calls import Calls
from impera.server.storage.counting import Count, counts
from impera.server.storage.database import Place, PostgreSQL, Room, SQLite, opening, place
from impera.server.storage.devices import Devices
from impera.server.storage.games import Games
from impera.server.storage.guests import Guests
from impera.server.storage.health import Health
from impera.server.storage.outbox import Outbox
from impera.server.storage.passkeys import Passkeys
from impera.server.storage.people import People
from impera.server.storage.probe import Probe
from impera.server.storage.processes import Processes
from impera.server.storage.ratings import Ratings
from impera.server.storage.reader import Reader
from impera.server.storage.results import Results
from impera.server.storage.retention import Retention
from impera.server.storage.schema import insert
from impera.server.storage.tables import Tables
from impera.server.storage.writer import Writer

COOKIES = "cookies"


@asynccontextmanager
async def open_store(url: str, *, alone: bool = False) -> AsyncIterator["Store"]:
    """The store at an address, its schema brought up to date; closed once everything is written.

    `alone`: be the only one to serve from a file; any number can serve from PostgreSQL.
    """
    where = place(url)
    async with AsyncExitStack() as stack:
        writes, reads = where.engine(writes=True), where.engine(writes=False)
        with opening(where):
            check = stack.enter_context(where.held(writes, alone=alone))
            for engine in (writes, reads):
                stack.push_async_callback(engine.dispose)
            await where.prepare(writes)
        store = Store(where, writes, reads, Health(where, check))
        stack.push_async_callback(store.close)
        yield store


class Store:
    """One database, and what is kept in it."""

    def __init__(
        self, where: Place, writes: AsyncEngine, reads: AsyncEngine, health: Health
    ) -> None:
        self.where = where
        self.shared = isinstance(where, PostgreSQL)  # whether other processes may write too
        self._bell: Bell
        self._bell = (
            PostgresBell(where, reads, health) if isinstance(where, PostgreSQL) else OwnBell()
        )
        self._reader = Reader(reads, health)
        self._writer = Writer(where, writes, self._bell.ring, health)
        self.probe = Probe(self._reader, self._writer, health)
        self.tables = Tables(self._reader, self._writer)
        self.guests = Guests(self._reader, self._writer)
        self.devices = Devices(self._reader, self._writer)
        self.passkeys = Passkeys(self._reader, self._writer)
        self.games = Games(self._reader)
        self.ratings = Ratings(self._reader, self._writer)
        self.results = Results(self._reader, self._writer)
        self.acts = Acts(self._reader, self._writer)
        self.people = People(self._reader, self._writer)
        self.retention = Retention(self._reader, self._writer)
        self.announcements = Announcements(self._reader, self._writer)
        self.calls = Calls(self._reader, self._writer)
        self.browsers = Browsers(self._reader, self._writer)
        self.outbox = Outbox(self._reader, self._writer)
        self.processes = Processes(self._reader, self._writer, alone=not self.shared)

    @property
    def commits(self) -> int:
        """How many transactions this process has written."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """How many requests wait to be written."""
        return self._writer.waiting

    def room(self) -> Room | None:
        """How large the database is, and what its disk has left; PostgreSQL keeps its own books."""
        return self.where.room() if isinstance(self.where, SQLite) else None

    async def close(self) -> None:
        """Write what waits, and announce it."""
        await self.probe.close()
        await self._writer.close()
        await self._bell.close()
        await self._reader.close()

    async def ping(self) -> None:
        """Return if the database answers."""
        await self._reader.read(select(1))

    async def now(self) -> int:
        """Milliseconds since 1970 by the database's clock."""
        return int((await self._reader.read(select(schema.Now())))[0][0])

    async def counts(self) -> list[Count]:
        """How much there is of everything, for the host."""
        return await counts(self._reader)

    async def listen(self, hears: Hears, overhears: Overhears | None = None) -> None:
        """Call back with (table, number) for new events, and with (None, 0) when any may be new.

        On PostgreSQL this covers all processes, on SQLite only this one. A process that dies right
        after a commit sends no notice, so poll `heads` occasionally as well.
        """
        await self._bell.listen(hears, overhears)

    def ring(self, table_id: str) -> None:
        """Tell all listeners about a table without events."""
        self._bell.ring([(table_id, 0)])

    def whisper(self, line: str) -> None:
        """Tell all processes something that need not last; on SQLite there are no others."""
        self._bell.whisper(line)

    async def key(self) -> bytes:
        """The key that signs cookies."""
        return bytes.fromhex(await self.secret(COOKIES, lambda: secrets.token_hex(32)))

    async def secret(self, name: str, new: Callable[[], str]) -> str:
        """What only the server knows: made once, the same for all processes."""

        async def make(connection: AsyncConnection) -> str:
            row = {"name": name, "value": new()}
            await connection.execute(
                insert(connection.dialect.name, schema.keys).values(row).on_conflict_do_nothing()
            )
            value = select(schema.keys.c.value).where(schema.keys.c.name == name)
            return str((await connection.execute(value)).scalar_one())

        return str(await self._writer.write(make))
