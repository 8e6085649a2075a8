"""Where things are kept: an SQLite file or a PostgreSQL server, and what can go wrong with it."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from shutil import disk_usage
from typing import NamedTuple
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from impera.rules.refused import Refused
from impera.server.storage.file import opened
from impera.server.storage.migrate import migrate

READERS = 3  # reading connections per process
PATIENCE = 15  # seconds to wait for a connection or for another process's lock
LONGEST = 60  # seconds that one statement can take on PostgreSQL

# Whatever a database, or the connection to it, may raise.
FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Unavailable(Exception):
    """The database didn't do what it should; the request can be repeated."""


class Room(NamedTuple):
    """Bytes that a database takes up, and that its disk has left."""

    used: int
    free: int


@dataclass(frozen=True)
class SQLite:
    """A file; one connection writes, others read."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    def engine(self, *, writes: bool) -> AsyncEngine:
        """Connections that commit to the disk, not just to the system's memory."""
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self.path)),
            pool_size=1 if writes else READERS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,
            isolation_level="SERIALIZABLE" if writes else "AUTOCOMMIT",
        )

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: DBAPIConnection, _: object) -> None:
            connection.isolation_level = None  # the driver must not begin transactions by itself
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = FULL")
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.execute(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
            cursor.close()

        if writes:

            @event.listens_for(engine.sync_engine, "begin")
            def begin(connection: Connection) -> None:
                connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def room(self) -> Room | None:
        """Its size with the log beside it, and the room left; None while it can't be seen."""
        try:
            files = [path for path in (self.path, Path(f"{self.path}-wal")) if path.exists()]
            return Room(sum(path.stat().st_size for path in files), disk_usage(self.path).free)
        except OSError:
            return None

    async def prepare(self, engine: AsyncEngine) -> None:
        """Bring the schema up to date, in one transaction."""
        for left in reversed(range(PATIENCE * 10)):
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
                    break
            except DBAPIError as error:
                # Changing the journal's mode next to another process doesn't wait for the lock.
                if not left or "locked" not in str(error.orig):
                    raise
                await asyncio.sleep(0.1)

    @contextmanager
    def held(self, writes: AsyncEngine, *, alone: bool) -> Iterator[Callable[[], None]]:
        """Hold the file open, before and after the engines; yields a check that it is still there.

        `alone`: nobody else may serve from it, because they would miss each other's events.
        """
        with opened(self.path) as file:
            event.listen(writes.sync_engine, "connect", lambda *_: file.reconnected())
            with file.locked() if alone else nullcontext():
                yield file.check


@dataclass(frozen=True)
class PostgreSQL:
    """A server, reached by the same address that its other tools take."""

    address: str = field(repr=False)
    shown: str

    def __str__(self) -> str:
        return self.shown

    async def connect(self, *_: object, **__: object) -> asyncpg.Connection:
        """One connection; what it commits is durable, whatever the server's default is."""
        return await asyncpg.connect(
            self.address,
            timeout=PATIENCE,
            command_timeout=LONGEST,
            server_settings={"application_name": "impera", "synchronous_commit": "on"},
        )

    def engine(self, *, writes: bool) -> AsyncEngine:
        """A limited number of connections."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=1 if writes else READERS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,
            isolation_level="READ COMMITTED" if writes else "AUTOCOMMIT",
        )

    async def prepare(self, engine: AsyncEngine) -> None:
        """Bring the schema up to date, in one transaction."""
        async with engine.begin() as connection:
            await connection.run_sync(migrate)

    @contextmanager
    def held(self, writes: AsyncEngine, *, alone: bool) -> Iterator[Callable[[], None]]:
        """Any number of servers can use it, and none of them sees its files."""
        yield lambda: None


Place = SQLite | PostgreSQL


def place(url: str) -> Place:
    """What an address means: postgresql://…, sqlite:///FILE, or simply a file."""
    scheme, found, rest = url.partition("://")
    if not found:
        scheme, rest = "sqlite", f"/{url}"
    if scheme in ("postgresql", "postgres"):
        return PostgreSQL(url, without_secrets(url))
    if scheme != "sqlite":
        raise Refused("name a database as postgresql://…, sqlite:///FILE or a file")
    if not rest.startswith("/") or rest in ("/", "/:memory:"):
        raise Refused("sqlite:/// needs the name of a file; a database in memory doesn't last")
    return SQLite(Path(rest[1:]))


def without_secrets(url: str) -> str:
    """The address of a server for display: host and database, no user, password or option."""
    try:
        parts = urlsplit(url)
        login, _, host = parts.netloc.rpartition("@")
    except ValueError:
        raise Refused("not the address of a PostgreSQL database") from None
    if "@" in login + parts.path + parts.query + parts.fragment:
        raise Refused("in a database's address, write @ : / ? # of a password as %40 %3A %2F …")
    return f"postgresql://{host}{parts.path}"


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    error = getattr(error, "orig", None) or error
    error = error.__cause__ or error
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(said).splitlines()[0]


@contextmanager
def opening(where: Place) -> Iterator[None]:
    """Turn a problem at the start into one line that names the database."""
    try:
        yield
    except Refused as refused:
        told = str(refused)
        raise Refused(told if told.startswith(f"{where}: ") else f"{where}: {told}") from None
    except FAILURES as error:
        raise Refused(f"{where}: {reason(error)}") from None
    except ValueError:  # such as a port that isn't a number
        raise Refused(f"{where}: not the address of a database") from None
