"""Where things are kept: an SQLite file or a PostgreSQL server, and what may be wrong with it."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from impera.records.files import refusing
from impera.rules.refused import Refused
from impera.server.storage.migrate import migrate

READERS = 3  # connections that read, for each process
PATIENCE = 15  # seconds to wait for a connection or for another process's lock
LONGEST = 60  # seconds that one statement may take on PostgreSQL

# Whatever a database or the way to it may throw.
FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class Unavailable(Exception):
    """The database did not do what it should; what was asked may be asked again."""


@dataclass(frozen=True)
class SQLite:
    """A file; one connection writes, others read."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    def engine(self, *, writes: bool) -> AsyncEngine:
        """Connections that commit to the disk and not only to the system's memory."""
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
            connection.isolation_level = None  # the driver is to begin nothing by itself
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

    async def prepare(self, engine: AsyncEngine) -> None:
        """A file of our own with the newest schema; what is secret in it is the owner's alone."""
        with refusing(self.path):
            new = not self.path.exists()
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            if new:
                folder = os.open(self.path.parent, os.O_RDONLY)
                os.fsync(folder)  # the name of the file must last, too
                os.close(folder)
        for left in reversed(range(PATIENCE * 10)):
            try:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
                    break
            except DBAPIError as error:
                # Who changes the journal's mode beside another does not wait for the lock.
                if not left or "locked" not in str(error.orig):
                    raise
                await asyncio.sleep(0.1)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else serves from this file: they would not hear of each other's events."""
        with refusing(self.path), Path(f"{self.path}.lock").open("w") as lock:
            try:
                flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                raise Refused(
                    f"{self.path}: another server uses it; PostgreSQL is for many"
                ) from None
            yield


@dataclass(frozen=True)
class PostgreSQL:
    """A server, reached by the address that its other tools take, too."""

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
        """A bounded number of connections."""
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
        """The newest schema, in one transaction."""
        async with engine.begin() as connection:
            await connection.run_sync(migrate)

    def alone(self) -> AbstractContextManager[None]:
        """Any number may."""
        return nullcontext()


Place = SQLite | PostgreSQL


def place(url: str) -> Place:
    """What an address means: postgresql://…, sqlite:///FILE, or simply a file."""
    scheme, found, rest = url.partition("://")
    if not found:
        scheme, rest = "sqlite", f"/{url}"
    if scheme in ("postgresql", "postgres"):
        return PostgreSQL(url, without_secrets(url))
    if scheme != "sqlite":
        raise Refused("a database is given as postgresql://…, sqlite:///FILE or a file")
    if not rest.startswith("/") or rest in ("/", "/:memory:"):
        raise Refused("sqlite:/// needs the name of a file; what is in memory only does not last")
    return SQLite(Path(rest[1:]))


def without_secrets(url: str) -> str:
    """The address of a server to be shown: host and database, no user, password or option."""
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
    """What goes wrong at the start is one line that names the database."""
    try:
        yield
    except Refused as refused:
        told = str(refused)
        raise Refused(told if told.startswith(f"{where}: ") else f"{where}: {told}") from None
    except FAILURES as error:
        raise Refused(f"{where}: {reason(error)}") from None
    except ValueError:  # such as a port that is no number
        raise Refused(f"{where}: not the address of a database") from None


@contextmanager
def working(where: Place) -> Iterator[None]:
    """What goes wrong with the database later on."""
    try:
        yield
    except FAILURES as error:
        raise Unavailable(f"{where}: {reason(error)}") from None
