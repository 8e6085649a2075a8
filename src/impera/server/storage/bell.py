"""The bell: tells listeners which table has a new event, whichever process wrote it."""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from impera.server.storage.database import FAILURES, PostgreSQL
from impera.server.storage.health import Health
from impera.server.storage.writer import Changes

if TYPE_CHECKING:
    from asyncpg import Connection

CHANNEL = "impera"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two attempts to connect
PULSE = 20.0  # seconds of silence after which the connection is checked

log = logging.getLogger("impera.server")

# Called with a table and the number of its newest event, or with None: anything may be new.
Hears = Callable[[str | None, int], object]
Overhears = Callable[[str], object]
WHISPER = "! "  # the start of a line that isn't about an event


class Bell(Protocol):
    """Announces new events."""

    def ring(self, changes: Changes) -> None:
        """Announce that these were committed."""

    def whisper(self, line: str) -> None:
        """Tell other processes something that need not last."""

    async def listen(self, hears: Hears, overhears: Overhears | None = None) -> None:
        """Call back for every table that changes from now on, and for what others whisper."""

    async def close(self) -> None:
        """Say what is still to be said, then stop."""


class Ears:
    """Everybody who listens in this process."""

    def __init__(self) -> None:
        self._hear: list[Hears] = []
        self._overhear: list[Overhears] = []

    def add(self, hears: Hears, overhears: Overhears | None) -> None:
        """Add a listener."""
        self._hear.append(hears)
        if overhears is not None:
            self._overhear.append(overhears)

    def tell(self, table_id: str | None, number: int = 0) -> None:
        """Call everybody; a listener that fails doesn't keep the others from hearing."""
        for hears in self._hear:
            self._try(hears, table_id, number)

    def pass_on(self, line: str) -> None:
        """What another process has whispered."""
        for overhears in self._overhear:
            self._try(overhears, line)

    def _try(self, call: Callable[..., object], *said: object) -> None:
        try:
            call(*said)
        except Exception:
            log.exception("a listener failed")


class OwnBell:
    """The bell of a single process."""

    def __init__(self) -> None:
        self._ears = Ears()

    def ring(self, changes: Changes) -> None:
        for table_id, number in changes:
            self._ears.tell(table_id, number)

    def whisper(self, line: str) -> None:
        pass

    async def listen(self, hears: Hears, overhears: Overhears | None = None) -> None:
        self._ears.add(hears, overhears)

    async def close(self) -> None:
        pass


class PostgresBell:
    """LISTEN and NOTIFY: names only, in separate transactions."""

    def __init__(self, where: PostgreSQL, engine: AsyncEngine, health: Health) -> None:
        self._where, self._engine, self._health = where, engine, health
        self._ears = Ears()
        self._to_ring: dict[str, int] = {}
        self._to_whisper: list[str] = []
        self._wake, self._hearing = asyncio.Event(), asyncio.Event()
        self._ringer = asyncio.create_task(self._keep_ringing())
        self._listener: asyncio.Task[None] | None = None

    def ring(self, changes: Changes) -> None:
        for table_id, number in changes:
            self._to_ring[table_id] = max(number, self._to_ring.get(table_id, 0))
        self._wake.set()

    def whisper(self, line: str) -> None:
        self._to_whisper.append(line)
        self._wake.set()

    async def listen(self, hears: Hears, overhears: Overhears | None = None) -> None:
        self._ears.add(hears, overhears)
        if self._listener is None:
            self._listener = asyncio.create_task(self._keep_listening())
        await self._hearing.wait()

    async def close(self) -> None:
        for task in (self._ringer, self._listener):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        with suppress(*FAILURES):
            await self._ring_all()

    async def _keep_ringing(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._ring_all()
                pause = FIRST_PAUSE
            except FAILURES as error:
                self._health.failed(error)
                self._wake.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _ring_all(self) -> None:
        """Notify of everything that waits; what fails keeps waiting."""
        ringing, whispers = dict(self._to_ring), self._to_whisper
        if not ringing and not whispers:
            return
        self._to_whisper = []  # anything lost is said again before long
        lines = json.dumps(
            [f"{table_id} {number}" for table_id, number in ringing.items()]
            + [f"{WHISPER}{line}" for line in whispers]
        )
        async with self._engine.connect() as connection:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "lines": lines})
        for table_id, number in ringing.items():
            if self._to_ring[table_id] == number:
                del self._to_ring[table_id]

    async def _keep_listening(self) -> None:
        pause, before = FIRST_PAUSE, False
        while True:
            try:
                connection = await self._where.connect()
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _, gone=gone: gone.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    self._hearing.set()
                    if before:
                        self._ears.tell(None)
                    pause, before = FIRST_PAUSE, True
                    await stay(connection, gone)
                finally:
                    await hang_up(connection)
            except FAILURES as error:
                self._health.failed(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _heard(self, _connection: object, _process: object, _channel: object, line: object) -> None:
        if str(line).startswith(WHISPER):
            self._ears.pass_on(str(line).removeprefix(WHISPER))
            return
        table_id, _, number = str(line).rpartition(" ")
        if table_id and number.isdecimal():
            self._ears.tell(table_id, int(number))


NOTIFY = text(
    "SELECT pg_notify(:channel, line) FROM json_array_elements_text(CAST(:lines AS JSON)) AS line"
)


async def stay(connection: "Connection", gone: asyncio.Event) -> None:
    """Return when the connection is gone, which silence alone can mean too."""
    while not gone.is_set():
        try:
            async with asyncio.timeout(PULSE):
                await gone.wait()
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=PULSE)


async def hang_up(connection: "Connection") -> None:
    """Close a connection, dead or alive."""
    if not connection.is_closed():
        try:
            await connection.close(timeout=2)
        except FAILURES:
            connection.terminate()
