"""Hints at a table: every position is thought about once, however often somebody asks."""

import asyncio

from impera.server.host import Host
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice
from impera.server.sharing import Claim
from impera.server.socket import Bucket
from impera.server.table.standing import Table

HINT_RATE, HINT_BURST = 0.5, 10.0  # new thoughts of a table: per second, and at once


class Hinting:
    """One table's thoughts about the position."""

    def __init__(self, house: Host, table: Table) -> None:
        self.table, self._house = table, house
        self._bucket = Bucket(HINT_RATE, HINT_BURST)
        self._position = -1
        self._thought: asyncio.Task[list[Advice]] | None = None

    async def advice(self, claim: Claim) -> list[Advice]:
        """What the deciding seat could decide, from what it knows; all who ask wait together."""
        table = self.table
        if self._thought is None or self._position != table.position:
            if not self._bucket.take():
                raise Problem("too-fast", "you ask for too many hints; wait a moment")
            assert table.game is not None
            view = table.game.view_record(table.game.seat)
            self._position = table.position
            self._thought = self._house.spawn(self._house.thinkers.advise(view, claim))
            self._thought.add_done_callback(self._forget_failure)
        return await asyncio.shield(self._thought)

    def _forget_failure(self, thought: "asyncio.Task[list[Advice]]") -> None:
        if thought is self._thought and (thought.cancelled() or thought.exception()):
            self._thought = None
