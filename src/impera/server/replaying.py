"""Replays of finished games: worked out one at a time, and kept for who asks again."""

import asyncio
from collections import OrderedDict

from impera.server import archive
from impera.server.messages.protocol import encode
from impera.server.storage.games import FinishedGame

MOST_KEPT = 20  # answers of half a megabyte or so


class Replays:
    """Answers with replays, and leaves the server to others between two of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int | None], bytes] = OrderedDict()
        self._one = asyncio.Lock()

    async def shown(self, game: FinishedGame, seat: int | None) -> bytes:
        """A replay as JSON, as a seat knew the game or with open cards."""
        wanted = game.table_id, hash(game.record), seat  # which changes with the names in it
        async with self._one:
            if wanted not in self._kept:
                self._kept[wanted] = await asyncio.to_thread(work_out, game, seat)
            self._kept.move_to_end(wanted)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[wanted]


def work_out(game: FinishedGame, seat: int | None) -> bytes:
    """A replay as JSON."""
    return encode(archive.replay(game, seat))
