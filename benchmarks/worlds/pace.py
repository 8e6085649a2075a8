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
DECISIONS, WITHOUT = 40, 3  # in all, and without a choice
ROUNDED = 2  # milliseconds that the database's clock may be off


async def check_pace(server: Server) -> str:
    """Let bots play, and see that none is faster than the pace, choice or not."""
    house = server.house
    house.pace = PACE
    plan = {"players": 2, "chairs": ["level:1", "level:2"]}
    name = json.loads((await ask(server.app(), "/api/tables", plan)).body)["table"]
    live = await house.live(name)
    choices: dict[int, int] = {}
    while live.table.phase == "playing" and live.table.game is not None:
        choices[live.table.number] = len(live.table.game.legal)
        if live.table.number >= DECISIONS and list(choices.values()).count(1) >= WITHOUT:
            break
        await asyncio.sleep(PACE / 10)
    house.pace = 0.0
    await put_away(server, name)
    times = [live.table.opened_at, *(event.at for event in await server.store.events(name))]
    waits = defaultdict(list)
    for number, (one, two) in enumerate(pairwise(times)):
        waits["one choice" if choices.get(number) == 1 else "choices"].append(two - one)
    for choice, taken in waits.items():
        if min(taken) < PACE * 1000 - ROUNDED:
            raise Leak(f"a bot with {choice} answered within {min(taken)} ms")
    return ", ".join(f"with {each} at least {min(waits[each])} ms" for each in sorted(waits))
