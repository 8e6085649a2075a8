"""The pulse: how late the event loop is, what waits in queues, how much room the disk has."""

import asyncio

from impera.server import metrics
from impera.server.house import House
from impera.server.storage.store import Store

BEAT = 0.25  # seconds between two looks at the loop
LOOK = 20  # beats between two looks at queues and disk


async def feel(house: House, store: Store) -> None:
    """Measure as long as the server runs."""
    loop, beats = asyncio.get_running_loop(), 0
    while True:
        if beats % LOOK == 0:
            look(house, store)
        beats, due = beats + 1, loop.time() + BEAT
        await asyncio.sleep(BEAT)
        metrics.LAG.observe(max(0.0, loop.time() - due))


def look(house: House, store: Store) -> None:
    """Count what waits, and what the disk has left."""
    sockets = [socket for live in house.tables.values() for socket in live.sockets]
    metrics.WAITING.labels("writing").set(store.waiting)
    metrics.WAITING.labels("thinking").set(house.thinkers.waiting)
    metrics.WAITING.labels("sending").set(sum(socket.waiting for socket in sockets))
    room = store.room()
    if room is not None:
        metrics.DATABASE.set(room.used)
        metrics.FREE.set(room.free)
