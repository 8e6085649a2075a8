"""Compile everything a server needs, so that nobody waits for it later."""

import asyncio

from impera.bots.ladder import LEVELS
from impera.game import Game
from impera.server.serve import warm_up
from impera.server.thinking import Thinkers, compile_elsewhere


async def compile_bots() -> None:
    """Have a bot of every kind decide once."""
    await compile_elsewhere()
    thinkers = Thinkers(threads=1)
    for level in range(1, len(LEVELS) + 1):
        await thinkers.choose(Game(seed=level), f"level:{level}")
    await thinkers.close()


warm_up()
asyncio.run(compile_bots())
