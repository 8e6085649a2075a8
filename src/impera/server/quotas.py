"""Quotas: how much an address may ask for, and how many tables somebody may leave waiting."""

import math
import time
from collections import OrderedDict
from typing import Protocol

from impera.server.messages.problems import Problem
from impera.server.socket import Bucket
from impera.server.storage.store import Store

FORGET = 60.0  # seconds between two searches for unused buckets
BURST = 10  # seconds' worth of requests at once
# What a request costs by the last word of its address; all others cost one, and writing costs more.
COSTS = {
    "analysis": 5.0,
    "games": 5.0,
    "metrics": 5.0,
    "phrases": 2.0,
    "ranking": 3.0,
    "record": 2.0,
    "replay": 25.0,
    "results": 3.0,
    "socket": 5.0,
    "tables": 5.0,
    "tutorial": 5.0,
}
WRITING = 5.0
MOST_OPENERS = 100_000  # whose tables are remembered


def cost_of(method: str, path: str) -> float:
    """What a request costs of an address's share."""
    if method == "POST":
        return WRITING
    return COSTS.get(path.rstrip("/").rpartition("/")[2], 1.0)


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}
        self._forgot = time.monotonic()

    def take(self, address: str, cost: float, text: str) -> None:
        """Take from an address's bucket; a Problem says how long to wait."""
        self._forget()
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._rate, self._burst)
        bucket, cost = self._buckets[address], min(cost, self._burst)
        if not bucket.take(cost):
            raise Problem("too-many", text, wait=math.ceil(bucket.wait(cost)))

    def _forget(self) -> None:
        if time.monotonic() - self._forgot > FORGET:
            self._forgot = time.monotonic()
            buckets = self._buckets.items()
            self._buckets = {address: bucket for address, bucket in buckets if not bucket.full}


class Landlord(Protocol):
    """Who knows the tables."""

    store: Store

    def is_attended(self, table_id: str) -> bool:
        """Whether anybody is connected to a table."""


class Openers:
    """Who has opened which tables, as long as this process remembers."""

    def __init__(self, house: Landlord) -> None:
        self._house = house
        self._opened: OrderedDict[str, set[str]] = OrderedDict()

    async def check(self, opener: str, most: int) -> None:
        """Refuse one more table to somebody who has left too many waiting."""
        names = self._opened.get(opener, set())
        if len(names) < most:
            return
        names &= await self._house.store.tables.still_open(names)
        if sum(not self._house.is_attended(name) for name in names) >= most:
            raise Problem(
                "unattended", f"nobody is at {most} tables you opened; finish or leave some first"
            )

    def note(self, opener: str, table: str) -> None:
        """Somebody has opened a table."""
        self._opened.setdefault(opener, set()).add(table)
        self._opened.move_to_end(opener)
        if len(self._opened) > MOST_OPENERS:
            self._opened.popitem(last=False)
