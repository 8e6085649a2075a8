"""The house: all tables that this process has in use, and which of them it keeps going."""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine, Iterable, Set
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from impera.rules.refused import Refused
from impera.server import metrics, ratings
from impera.server.live import Live, brief
from impera.server.messages.answers import Phase
from impera.server.messages.problems import Problem
from impera.server.presence import Presence
from impera.server.storage.database import Unavailable
from impera.server.storage.log import Event
from impera.server.storage.store import Store
from impera.server.storage.tables import TableRow
from impera.server.table import facts
from impera.server.table.duties import duty
from impera.server.table.folding import restored
from impera.server.table.setups import new_table_id
from impera.server.table.standing import Table
from impera.server.thinking import Thinkers

BEAT = 1.0  # seconds between two signs of life
ALIVE = 4.0  # seconds for which a sign of life counts
SWEEP = 5.0  # seconds between two rounds of tidying up
IDLE = 120.0  # seconds after which an unused table is unloaded
SOON = 600.0  # how many seconds before a duty its table is kept in memory
LOAD_AT_ONCE = 8

log = logging.getLogger("impera.server")


class House:
    """The tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store, self.thinkers, self.pace = store, thinkers, pace
        self.process = secrets.token_hex(8)
        self.tables: dict[str, Live] = {}
        self.others = Presence(self.process, store.whisper)
        self.alive: Set[str] = frozenset([self.process])
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._later: dict[str, int] = {}  # duties of unloaded tables
        self._ahead = 0.0  # milliseconds by which the database's clock is ahead of ours
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    # Start and stop.

    async def start(self) -> None:
        """Listen, and take up all unfinished tables."""
        await self.store.listen(self._hears, self._overhears)
        await self._beat()
        self.spawn(self._keep_beating())
        self.spawn(self._keep_sweeping())
        self.spawn(self._rate_all())

    async def stop(self) -> None:
        """Let go of everything; what has been written stays."""
        self._stopping = True
        for live in self.tables.values():
            live.stop()
            for socket in live.sockets:
                socket.close(1012, "stopping", "the server is stopping; connect again")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.processes.depart(self.process)
        except Unavailable as error:
            log.warning("could not sign off", extra={"reason": str(error)})

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(task.exception(), Problem | None):
            return  # a problem is reported to the one who asked
        error = task.exception()
        if isinstance(error, Unavailable):
            log.warning("storage unavailable", extra={"reason": str(error)})
        else:
            log.error("something failed", exc_info=error)

    # Time.

    def now(self) -> int:
        """Milliseconds since 1970 by the database's clock."""
        return round(time.time() * 1000 + self._ahead)

    def learn_time(self, at: int) -> None:
        """The database has just said what time it is."""
        self._ahead = at - time.time() * 1000

    # Tables.

    async def open(self, setup: facts.Setup, table_id: str | None = None) -> str:
        """A new table."""
        name = table_id or new_table_id()
        await self.store.tables.open(name, facts.write(setup).decode(), public=setup.public)
        metrics.OPENED.inc()
        self.store.ring(name)
        await self.live(name)
        return name

    async def live(self, table_id: str) -> Live:
        """A table, read from the log if need be; a Problem if there is none."""
        found = self.tables.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            if table_id in self._loading and self._loading[table_id].done():
                del self._loading[table_id]

    async def _load(self, table_id: str) -> Live:
        try:
            row = await self.store.tables.find(table_id)
        except Refused:  # a name that no database can store
            row = None
        if row is None:
            raise Problem("unknown", "there is no such table")
        table = self._restored(row, await self.store.tables.events(table_id))
        live = Live(self, table)
        self.tables[table_id] = live
        self._later.pop(table_id, None)
        metrics.TABLES.set(len(self.tables))
        await live.catch_up()  # nobody heard what arrived while we were reading
        live.schedule()
        self.others.ask(table_id)
        if row.finished_at is None and table.closed:
            await self.store.tables.finish(table_id)
        return live

    def _restored(self, row: TableRow, events: Iterable[Event]) -> Table:
        try:
            return restored(row, events)
        except Problem as newer:
            told = {"reason": str(newer), "table": brief(row.id)}
            log.warning("table not readable", extra=told)
            raise

    def turned(self, table: Table, before: Phase) -> None:
        """Note that a table has reached another phase."""
        phase = table.phase
        if phase == "over" and before != "over" and self.keeps(table.id):
            metrics.FINISHED.inc()
            self.spawn(self._rate(table))
        if table.closed:
            self.spawn(self.store.tables.finish(table.id))

    async def open_rematch(self, table: Table, again: facts.Rematched) -> None:
        """Open the table for a rematch, before anybody hears of it."""
        chairs = [place.bot or "person" for place in table.places]
        setup = replace(table.setup, chairs=chairs, secret=again.secret, seed=again.seed)
        await self.open(setup, again.table)

    def _overhears(self, line: str) -> None:
        heard = self.others.overhear(line)
        live = None if heard is None else self.tables.get(heard[0])
        if live is None or heard is None:
            return
        if not heard[1]:
            live.crowd.tell()
        elif live.sockets:
            live.crowd.say()

    def connected(self, table_id: str) -> set[int]:
        """The chairs whose people are at a table now, in any process."""
        live = self.tables.get(table_id)
        if live is None:
            return self.others.elsewhere(table_id, self.alive)[0]
        return {chair for chair, here in enumerate(live.crowd.presence()[0]) if here}

    # Other processes.

    def keeps(self, table_id: str) -> bool:
        """Whether this process, among the living ones, carries out the duties of a table.

        Should two think so for a moment, the log takes only one fact.
        """
        if self._stopping:
            return False
        return max(self.alive, key=lambda process: weight(process, table_id)) == self.process

    def _hears(self, table_id: str | None, number: int) -> None:
        if table_id is None:
            for live in self.tables.values():
                self.spawn(live.catch_up())
        elif table_id in self.tables:
            self.tables[table_id].heard(number)
        elif table_id not in self._later and self.keeps(table_id):
            self.spawn(self._take_up([table_id]))

    async def _beat(self) -> None:
        alive, at = await self.store.processes.beat(self.process, ALIVE)
        self.learn_time(at)
        if alive != self.alive:
            self.alive = alive
            for live in self.tables.values():
                live.schedule()
                live.crowd.tell()
                self.spawn(live.catch_up())  # who is gone may have left a fact unannounced
            self.spawn(self._take_up_all())

    async def _keep_beating(self) -> None:
        self.spawn(self._take_up_all())
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Unavailable as error:
                log.warning("storage unavailable", extra={"reason": str(error)})

    async def _take_up_all(self) -> None:
        rows = await self.store.tables.unfinished()
        await self._take_up([row.id for row in rows])

    async def _take_up(self, table_ids: list[str]) -> None:
        """Load the tables that are ours to keep going, a few at a time."""
        ours = [name for name in table_ids if name not in self.tables and self.keeps(name)]
        for first in range(0, len(ours), LOAD_AT_ONCE):
            some = [name for name in ours[first : first + LOAD_AT_ONCE] if name not in self._later]
            for failed in await asyncio.gather(*map(self.live, some), return_exceptions=True):
                if isinstance(failed, Unavailable):
                    raise failed

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except Unavailable as error:
                log.warning("storage unavailable", extra={"reason": str(error)})

    async def _sweep(self) -> None:
        """Unload unused tables, load those with a duty soon, and look for missed news."""
        now = time.monotonic()
        for name, live in list(self.tables.items()):
            due = duty(live.table)
            far = due is None or due.at > self.now() + SOON * 1000
            if not live.sockets and far and now - live.used > IDLE:
                live.stop()
                del self.tables[name]
                self.others.forget(name)
                if due is not None:
                    self._later[name] = due.at
        metrics.TABLES.set(len(self.tables))
        soon = [name for name, at in self._later.items() if at < self.now() + SOON * 1000]
        for name in soon:
            del self._later[name]
        await self._take_up(soon)
        if len(self.alive) > 1:
            await self._look_at_others()

    async def _look_at_others(self) -> None:
        """Catch up with what a process wrote before it died unannounced, and with who is here."""
        for name, number in (await self.store.tables.heads(list(self.tables))).items():
            if name in self.tables:
                self.tables[name].heard(number)
        for live in self.tables.values():
            if live.sockets:
                live.crowd.say()

    # Ratings.

    async def _rate(self, table: Table) -> None:
        await ratings.rate(self.store, table)

    async def _rate_all(self) -> None:
        """Rate finished games that were not rated because their process died in between."""
        for game in await self.store.games.unrated():
            if self.keeps(game.table_id):
                with suppress(Problem):
                    await self._rate((await self.live(game.table_id)).table)


def weight(process: str, table_id: str) -> bytes:
    """The weight by which living processes divide the tables among themselves, without talking."""
    return hashlib.sha256(f"{process} {table_id}".encode()).digest()
