"""Pruning: what is older than the host wants to keep goes, one table at a time, while serving."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from impera.server.house import House
from impera.server.persons import unsaid
from impera.server.settings import Settings
from impera.server.storage.database import Unavailable

AT_ONCE = 20  # tables found by one query
PAUSE = 0.2  # seconds between two tables, so that nobody has to wait
REST = 600.0  # seconds between two rounds
LEASE = "pruning"

Find = Callable[[int, int], Awaitable[list[str]]]
Remove = Callable[[str, str], Awaitable[bool]]


async def keep_pruning(house: House, settings: Settings) -> None:
    """Go round for as long as the server runs; of several processes, one does the work."""
    processes = house.store.processes
    try:
        while True:
            with suppress(Unavailable):  # which is said once, not by everyone who notices
                if await processes.claim(LEASE, house.process, 2 * REST):
                    await prune(house, settings)
            await asyncio.sleep(REST)
    finally:
        with suppress(Unavailable):
            await processes.release(LEASE, house.process)


async def prune(house: House, settings: Settings) -> None:
    """Remove everything whose time is up."""
    store = house.store

    async def empty(table_id: str, process: str) -> bool:
        """Take what was said out of a table; the numbers of its log stay."""
        return await store.retention.empty(table_id, process, unsaid)

    kinds: list[tuple[int, Find, Remove]] = [
        (settings.keep_abandoned, store.retention.abandoned, store.retention.remove),
        (settings.keep_bot_games, store.retention.bot_games, store.retention.remove),
        (settings.keep_games, store.retention.games, store.retention.remove),
        (settings.keep_chat, store.retention.talkative, empty),
    ]
    for days, find, remove in kinds:
        if days:
            await prune_all(house, days, find, remove)


async def prune_all(house: House, days: int, find: Find, remove: Remove) -> None:
    """Remove table by table, with pauses; a table in use waits for the next round."""
    in_use = set[str]()
    while found := [
        table for table in await find(days, AT_ONCE + len(in_use)) if table not in in_use
    ]:
        for table in found:
            if house.put_away(table) and await remove(table, house.process):
                await asyncio.sleep(PAUSE)
            else:
                in_use.add(table)
