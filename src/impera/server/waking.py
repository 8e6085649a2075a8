"""Waking: which tables have something to do soon, so that only those are kept in memory."""

import asyncio
import time
from contextlib import suppress
from typing import Protocol

import impera
from impera.server.live import Live
from impera.server.messages.problems import Problem
from impera.server.storage.database import Unavailable
from impera.server.storage.store import Store
from impera.server.storage.tables import Due
from impera.server.table.duties import duty
from impera.server.table.standing import Table

SOON = 600.0  # how many seconds before a duty its table is kept in memory
RETRY = 1.0  # seconds until the tables are looked through again, after the storage has failed
TOGETHER = 100  # duties that are noted in one transaction


class Keeper(Protocol):
    """The house, as far as sleeping tables need it."""

    store: Store
    tables: dict[str, Live]

    def now(self) -> int:
        """Milliseconds since 1970 by the database's clock."""

    def keeps(self, table_id: str) -> bool:
        """Whether this process carries out the duties of a table."""

    async def read(self, table_id: str) -> Table:
        """A table, read from the log."""

    async def live(self, table_id: str, table: Table | None = None) -> Live:
        """A table in use."""


class Waking:
    """Tables that sleep, and when to wake them."""

    def __init__(self, house: Keeper) -> None:
        self._house = house
        self._later: dict[str, int] = {}
        self._to_note: list[Due] = []
        self._one = asyncio.Lock()  # so that what was read last counts

    def is_near(self, at: int) -> bool:
        """Whether a duty is near enough to keep its table in memory."""
        return at <= self._house.now() + SOON * 1000

    def woken(self, table_id: str) -> None:
        """A table is in use again."""
        self._later.pop(table_id, None)

    def sleeps(self, table_id: str) -> bool:
        """Whether a table waits for its next duty."""
        return table_id in self._later

    def put_to_sleep(self, table: Table) -> None:
        """Remember when something is next due at a table that leaves memory."""
        due = duty(table)
        if due is not None:
            self._later[table.id] = due.at
        self._to_note.append(Due(table.id, table.number, None if due is None else due.at))

    async def note(self) -> None:
        """Write down what is due, so that the next start needn't read these tables."""
        while self._to_note:
            some, self._to_note = self._to_note[:TOGETHER], self._to_note[TOGETHER:]
            await self._house.store.tables.note(some, impera.__version__)

    async def wake_some(self) -> None:
        """Take up the tables whose duty has come near, and note those put to sleep."""
        for table_id, at in [each for each in self._later.items() if self.is_near(each[1])]:
            self.woken(table_id)
            try:
                await self.take_up(table_id)
            except Unavailable:
                self._later[table_id] = at
                raise
        await self.note()

    async def take_up_all(self) -> None:
        """Look through all unfinished tables that are ours; if the storage fails, once more."""
        while True:
            try:
                await self._take_up_all()
                return
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def _take_up_all(self) -> None:
        house, to_read = self._house, []
        for each in await house.store.tables.unfinished(impera.__version__):
            if each.id in house.tables or not house.keeps(each.id):
                continue
            if not each.noted or (each.due_at is not None and self.is_near(each.due_at)):
                to_read.append(each)
            elif each.due_at is not None:
                self._later[each.id] = each.due_at
        for each in to_read:
            began = time.monotonic()
            await self.take_up(each.id)
            if each.at < house.now() - SOON * 1000:  # nobody is waiting for it; others may be
                await asyncio.sleep(time.monotonic() - began)
            if len(self._to_note) >= TOGETHER:
                await self.note()
        await self.note()

    async def take_up(self, table_id: str) -> None:
        """Load a table if it is ours and has something to do soon; otherwise let it sleep."""
        house = self._house
        async with self._one:
            if table_id in house.tables or not house.keeps(table_id):
                return
            with suppress(Problem):
                table = await house.read(table_id)
                due = duty(table)
                if table_id in house.tables:
                    return
                if due is not None and self.is_near(due.at):
                    await house.live(table_id, table)
                else:
                    self.put_to_sleep(table)
