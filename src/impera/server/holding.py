"""Holding: old tables that people look at, which no other process may prune meanwhile."""

from collections.abc import Collection
from typing import Protocol

from impera.server.live import Live
from impera.server.storage.retention import LATELY
from impera.server.storage.store import Store
from impera.server.table.standing import Table

HELD = 60.0  # seconds for which a table is held, unless it is held again


class Holder(Protocol):
    """The house, as far as holding tables needs it."""

    store: Store
    process: str
    tables: dict[str, Live]

    def now(self) -> int:
        """Milliseconds since 1970 by the database's clock."""


async def hold(house: Holder, lives: Collection[Live]) -> None:
    """Hold those of the tables that are old and have people; whoever is at one that is gone, goes.

    What was written to lately isn't pruned anyway.
    """
    held = {
        live.table.id: live for live in lives if live.sockets and is_old(live.table, house.now())
    }
    if not held:
        return
    there = await house.store.processes.hold([*held], house.process, HELD)
    for table_id in held.keys() - there:
        live = held[table_id]
        if house.tables.get(table_id) is live:
            del house.tables[table_id]
        live.stop()
        for socket in live.sockets:
            socket.close(1008, "unknown", "there is no such table any more")


def is_old(table: Table, now: int) -> bool:
    """Whether a table has been finished for so long that it might be pruned."""
    last = table.log[-1].at if table.log else table.opened_at
    return table.phase in ("over", "closed") and now - last > LATELY // 2
