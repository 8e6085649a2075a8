"""The house: all tables that this process has in use, and which of them it keeps going."""

import asyncio
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Coroutine, Iterable, Set
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

import impera
from impera.rules.refused import Refused
from impera.server import metrics, ratings
from impera.server.admin.force import InForce
from impera.server.holding import hold
from impera.server.live import Live, brief
from impera.server.messages.answers import Phase
from impera.server.messages.problems import Problem
from impera.server.presence import Presence
from impera.server.quotas import Openers
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
from impera.server.waking import Waking

BEAT = 1.0  # seconds between two signs of life
ALIVE = 4.0  # seconds for which a sign of life counts
SWEEP = 5.0  # seconds between two rounds of tidying up
IDLE = 120.0  # seconds after which an unused table is unloaded
SPARE, CROWDED = 500, 30.0  # with so many unused tables, the others are unloaded sooner
LONG = 1000  # events from which a log is read in a thread

log = logging.getLogger("impera.server")


class House:
    """The tables of this process."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pace: float, bots_only_pace: float = 0.0
    ) -> None:
        self.store, self.thinkers = store, thinkers
        self.pace, self.bots_only_pace = pace, bots_only_pace
        self.process = f"{impera.__version__} {secrets.token_hex(8)}"
        self.tables: dict[str, Live] = {}
        self.others = Presence(self.process, store.whisper)
        self.openers = Openers(self)
        self.alive: Set[str] = frozenset([self.process])
        self.force = InForce()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._waking = Waking(self)
        self._taking_up: asyncio.Task[None] | None = None
        self._ahead = 0.0  # milliseconds by which the database's clock is ahead of ours
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    # Start and stop.

    async def start(self) -> None:
        """Listen, and take up all unfinished tables."""
        await self.store.listen(self._hears, self._overhears)
        await self._beat()
        for act in await self.store.acts.after(0):
            self.force.fold(act)
        self.spawn(self._keep_beating())
        self.spawn(self.store.probe.watch())
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
        if task.cancelled() or isinstance(task.exception(), Problem | Unavailable | None):
            return  # reported to the one who asked, and to the operator
        log.error("something failed", exc_info=task.exception())

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

    async def live(self, table_id: str, table: Table | None = None) -> Live:
        """A table, read from the log if need be; a Problem if there is none.

        `table`: as it has just been read.
        """
        found = self.tables.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id, table, self.force.number))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            if table_id in self._loading and self._loading[table_id].done():
                del self._loading[table_id]

    async def come_to(self, table_id: str) -> Live:
        """A table that somebody connects to, with all that other processes have written."""
        live = await self.live(table_id)
        while self.store.shared:  # one may have died before announcing what it wrote
            await live.catch_up()
            before, live = live, await self.live(table_id)
            if live is before:  # and not put away meanwhile
                break
        return live

    async def read(self, table_id: str) -> Table:
        """A table, read from the log; a Problem if there is none."""
        while True:
            acts, table = self.force.number, await self._read(table_id)
            if self.force.number == acts:  # otherwise it may have been rewritten meanwhile
                return table

    async def _read(self, table_id: str) -> Table:
        try:
            row = await self.store.tables.find(table_id)
        except Refused:  # a name that no database can store
            row = None
        if row is None:
            raise Problem("unknown", "there is no such table")
        events = await self.store.tables.events(table_id)
        table = (
            self._restored(row, events)
            if len(events) < LONG
            else await asyncio.to_thread(self._restored, row, events)
        )
        if row.finished_at is None and table.closed:
            await self.store.tables.finish(table_id)
        return table

    async def _load(self, table_id: str, table: Table | None, acts: int) -> Live:
        if table is None or self.force.number != acts:
            table = await self.read(table_id)
        live = Live(self, table)
        self.tables[table_id] = live
        self._waking.woken(table_id)
        metrics.TABLES.set(len(self.tables))
        await live.catch_up()  # nobody heard what arrived while we were reading
        live.schedule()
        self.others.ask(table_id)
        return live

    def is_attended(self, table_id: str) -> bool:
        """Whether anybody is connected to a table, here or elsewhere."""
        live = self.tables.get(table_id)
        if live is None:
            return False
        chairs, watching = live.crowd.presence()
        return any(chairs) or watching > 0

    def _restored(self, row: TableRow, events: Iterable[Event]) -> Table:
        try:
            return restored(row, events)
        except Problem as newer:
            told = {"reason": str(newer), "table": brief(row.id)}
            log.warning("table not readable", extra=told)
            raise

    def let_go(self, table_id: str) -> None:
        """Leave a table to newer processes: one of them has written what this one can't read."""
        log.warning("table left to a newer process", extra={"table": brief(table_id)})
        live = self.tables.pop(table_id)
        live.stop()
        for socket in live.sockets:
            socket.close(1012, "newer", "a newer server has taken over this table; connect again")
        metrics.TABLES.set(len(self.tables))

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
        self.force.check_opening(self.now())
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

        Those of the newest release do: they can read what all others write. Should two think so for
        a moment, the log takes only one fact.
        """
        if self._stopping:
            return False
        newest = max(map(release, self.alive))
        able = [process for process in self.alive if release(process) == newest]
        return max(able, key=lambda process: weight(process, table_id)) == self.process

    def _hears(self, table_id: str | None, number: int) -> None:
        if table_id is None:
            for live in self.tables.values():
                self.spawn(live.catch_up())
        elif table_id in self.tables:
            self.tables[table_id].heard(number)
        elif (number or not self._waking.sleeps(table_id)) and self.keeps(table_id):
            self.spawn(self.live(table_id))

    async def _beat(self) -> None:
        alive, at = await self.store.processes.beat(self.process, ALIVE)
        self.learn_time(at)
        if alive != self.alive:
            self.alive = alive
            for live in self.tables.values():
                live.schedule()
                live.crowd.tell()
                self.spawn(live.catch_up())  # who is gone may have left a fact unannounced
            self._take_up_all()

    async def _keep_beating(self) -> None:
        self._take_up_all()
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unavailable):
                await self._beat()
                await self.learn_acts()

    def _take_up_all(self) -> None:
        """Look for tables that are ours to keep going; who is alive has just become known."""
        if self._taking_up is not None:
            self._taking_up.cancel()
        self._taking_up = self.spawn(self._waking.take_up_all())

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable):
                await self._sweep()

    async def _sweep(self) -> None:
        """Unload unused tables, hold old ones, load those due soon, and look for missed news."""
        unused = [live for live in self.tables.values() if self._is_unused(live)]
        unused.sort(key=lambda live: live.used, reverse=True)
        for place, live in enumerate(unused):
            if time.monotonic() - live.used > (IDLE if place < SPARE else CROWDED):
                self._unload(live)
        await hold(self, self.tables.values())
        await self._waking.wake_some()
        if len(self.alive) > 1:
            await self._look_at_others()

    def _unload(self, live: Live) -> None:
        live.stop()
        del self.tables[live.table.id]
        self.others.forget(live.table.id)
        self._waking.put_to_sleep(live.table)
        metrics.TABLES.set(len(self.tables))

    def put_away(self, table_id: str) -> bool:
        """Unload a table, unless somebody is connected to it; whether nobody is."""
        live = self.tables.get(table_id)
        if table_id in self._loading or (live is not None and live.sockets):
            return False
        if live is not None:
            self._unload(live)
        return True

    def _is_unused(self, live: Live) -> bool:
        due = duty(live.table)
        return not live.sockets and (due is None or not self._waking.is_near(due.at))

    async def _look_at_others(self) -> None:
        """Catch up with what a process wrote before it died unannounced, and with who is here."""
        for name, number in (await self.store.tables.heads(list(self.tables))).items():
            if name in self.tables:
                self.tables[name].heard(number)
        for live in self.tables.values():
            if live.sockets:
                live.crowd.say()

    # The host.

    async def learn_acts(self) -> None:
        """Take note of what the host has done, here or elsewhere."""
        for act in await self.store.acts.after(self.force.number):
            if act.number <= self.force.number:
                continue  # learnt meanwhile
            self.force.fold(act)
            if act.what == "ban":
                self._show_out()
            elif act.what == "sign-out" and act.whom is not None:
                for live in list(self.tables.values()):
                    live.crowd.sign_out(act.whom)
            elif act.what in ("forget", "rename"):
                for live in list(self.tables.values()):
                    if act.whom in live.table.seen:
                        self._read_again(live)
                    for socket in live.sockets:
                        if socket.guest == act.whom:
                            socket.close(1012, "stopping", "who you are has changed; connect again")

    def _show_out(self) -> None:
        """Hang up on everybody who is banned."""
        for live in self.tables.values():
            for socket in live.sockets:
                try:
                    live.check_welcome(socket)
                except Problem as problem:
                    socket.close(1008, problem.code, str(problem), problem.until)

    def _read_again(self, live: Live) -> None:
        """Forget a table whose log was rewritten, and read it again."""
        self.tables.pop(live.table.id, None)
        live.stop()
        for socket in live.sockets:
            socket.close(1012, "stopping", "the table is read again; connect again")
        self.spawn(self.live(live.table.id))

    # Ratings.

    async def _rate(self, table: Table) -> None:
        await ratings.rate(self.store, table)

    async def _rate_all(self) -> None:
        """Rate finished games that were not rated because their process died in between."""
        for game in await self.store.games.unrated():
            if self.keeps(game.table_id):
                with suppress(Problem):
                    await self._rate((await self.live(game.table_id)).table)


def release(process: str) -> tuple[int, ...]:
    """The version of Impera that a process runs, as numbers that compare; early ones said none."""
    version, _, name = process.partition(" ")
    return tuple(map(int, re.findall(r"\d+", version))) if name else ()


def weight(process: str, table_id: str) -> bytes:
    """The weight by which living processes divide the tables among themselves, without talking."""
    return hashlib.sha256(f"{process} {table_id}".encode()).digest()
