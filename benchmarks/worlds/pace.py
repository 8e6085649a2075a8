"""Bots answer at an even pace: how long one takes must not tell how many choices it has."""

import asyncio
import json
from collections import defaultdict
from itertools import pairwise

from impera.server.app import Server
from worlds.party import put_away
from worlds.spoken import Leak
from worlds.wire import ask

PACE = 0.02  # seconds
DECISIONS = 40
ROUNDED = 2  # milliseconds that the database's clock may be off


async def check_pace(server: Server) -> str:
    """Let bots play, and check that none is faster than the pace, with or without a choice."""
    house = server.house
    house.pace = PACE
    # The player who takes the last card of the centre has no choice (R2.5).
    plan = {"players": 4, "chairs": ["level:1", "level:2"] * 2, "setup": "draft"}
    name = json.loads((await ask(server.app(), "/api/tables", plan)).body)["table"]
    live = await house.live(name)
    choices: dict[int, int] = {}
    while live.table.number < DECISIONS and live.table.game is not None:
        choices[live.table.number] = len(live.table.game.legal)
        await asyncio.sleep(PACE / 10)
    house.pace = 0.0
    await put_away(server, name)
    times = [live.table.opened_at, *(event.at for event in await server.store.tables.events(name))]
    waits = defaultdict(list)
    for number, (one, two) in enumerate(pairwise(times)):
        waits["one choice" if choices.get(number) == 1 else "choices"].append(two - one)
    for choice, taken in waits.items():
        if min(taken) < PACE * 1000 - ROUNDED:
            raise Leak(f"a bot with {choice} answered within {min(taken)} ms")
    return ", ".join(f"with {each} at least {min(waits[each])} ms" for each in sorted(waits))
