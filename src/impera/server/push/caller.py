"""The caller: looks whose turn it is, and makes digests for those who are not at their tables."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from impera.server.house import House
from impera.server.messages.problems import Problem
from impera.server.storage.calls import Call, Stirred
from impera.server.storage.database import Unavailable

GRACE = 60.0  # seconds that people have to come by themselves
PAUSE = 3600.0  # seconds between two digests

log = logging.getLogger("impera.server")


class Sorted(NamedTuple):
    """A guest's calls: those that still hold, and those that don't."""

    open: list[Call]
    gone: list[Call]


class Caller:
    """Makes digests. All of it can be done again: what was noted once stays noted once."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self._odd: set[str] = set()  # tables and guests that something is wrong with, left out

    async def look(self) -> None:
        """Note whom tables wait for that have changed; they wait in the database until then."""
        for each in await self._store.calls.stirred():
            await self._alone(each.table_id, partial(self._look_at, each))

    async def _alone(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for a table or guest that is ours; what fails there stops nothing else."""
        if not self._house.keeps(name) or name in self._odd:
            return
        try:
            await work()
        except Unavailable:
            raise
        except Problem:  # a newer version has written the table
            self._odd.add(name)
        except Exception:
            self._odd.add(name)
            log.exception("calling people failed")

    async def _look_at(self, stirred: Stirred) -> None:
        live = await self._house.live(stirred.table_id)
        if live.table.number < stirred.number:
            await live.catch_up()
        table = live.table
        calls = [
            Call(table.id, guest, chair, since)
            for chair, since in table.awaited.items()
            if (guest := table.places[chair].guest) is not None
        ]
        await self._store.calls.note(table.id, table.number, one_each(calls))

    async def call(self) -> None:
        """Make a digest for everybody who is due one."""
        for guest_id in await self._store.calls.due(GRACE, PAUSE):
            await self._alone(guest_id, partial(self._call, guest_id))

    async def _call(self, guest_id: str) -> None:
        open_calls, gone = await self.sorted(guest_id)
        await self._store.calls.drop(gone)
        here = [each for each in open_calls if self._is_here(each)]
        await self._store.calls.tell(here)
        new = [each for each in open_calls if not each.told and each not in here]
        if new:
            await self._store.calls.digest(guest_id, new, PAUSE)

    def _is_here(self, call: Call) -> bool:
        return call.chair in self._house.connected(call.table_id)

    async def sorted(self, guest_id: str) -> Sorted:
        """A guest's calls, compared with their tables as they are now."""
        found = Sorted([], [])
        for call in await self._store.calls.of(guest_id):
            with suppress(Problem):  # a table that can't be read says neither yes nor no
                (found.open if await self._holds(call) else found.gone).append(call)
        return found

    async def _holds(self, call: Call) -> bool:
        """Whether the table still waits for the same thing."""
        table = (await self._house.live(call.table_id)).table
        guest = table.places[call.chair].guest
        return table.awaited.get(call.chair) == call.number and guest == call.guest_id


def one_each(calls: list[Call]) -> list[Call]:
    """One call for each guest: the newest, if somebody has several chairs."""
    ordered = sorted(calls, key=lambda call: call.number)
    return list({call.guest_id: call for call in ordered}.values())
