"""The caller: looks whose turn it is, and makes digests for those who are not at their tables."""

from contextlib import suppress
from typing import NamedTuple

from impera.server.house import House
from impera.server.messages.problems import Problem
from impera.server.storage.calls import Call, Stirred

GRACE = 60.0  # seconds that people have to come by themselves
PAUSE = 3600.0  # seconds between two digests


class Sorted(NamedTuple):
    """A guest's calls: those that still hold, and those that don't."""

    open: list[Call]
    gone: list[Call]


class Caller:
    """Makes digests. All of it can be done again: what was noted once stays noted once."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self._unreadable: set[str] = set()  # tables that a newer version has written

    async def look(self) -> None:
        """Note whom tables wait for that have changed; they wait in the database until then."""
        for each in await self._store.calls.stirred():
            if self._house.keeps(each.table_id) and each.table_id not in self._unreadable:
                await self._look_at(each)

    async def _look_at(self, stirred: Stirred) -> None:
        try:
            live = await self._house.live(stirred.table_id)
        except Problem:
            self._unreadable.add(stirred.table_id)
            return
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
            if self._house.keeps(guest_id):
                await self._call(guest_id)

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
