"""A fair share of the threads: whoever waits for a thought takes turns with everybody else."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from typing import Any, NamedTuple, TypeVar

ATTENDED, UNATTENDED, BOTS_ONLY = range(3)  # who is waited for first
MOST_REMEMBERED = 1000  # names whose use is remembered though they have nothing waiting

Thought = TypeVar("Thought")


class Claim(NamedTuple):
    """Where a thought is needed, and by whom: everything in it is public."""

    rank: int = UNATTENDED
    payers: frozenset[str] = frozenset([""])  # one of them pays with a share of their own
    table: str = ""


class Wish(NamedTuple):
    """Work that waits for a thread, and what it usually costs."""

    work: Callable[[], Any]
    cost: float
    answer: "asyncio.Future[Any]"


class Round:
    """Takes from many lines in turn, so that a long one gets no more than a short one.

    This is start-time fair queueing: next comes the line that has used least, and a new line begins
    at what the others have come to, so that nobody can save up.
    """

    def __init__(self) -> None:
        self._lines: dict[str, Round | deque[Wish]] = {}
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __bool__(self) -> bool:
        return bool(self._lines)

    def least(self, names: Iterable[str]) -> str:
        """The one of these that has used least."""
        return min(sorted(names), key=lambda name: self._used.get(name, 0.0))

    def push(self, path: Sequence[str], wish: Wish) -> None:
        """Let somebody wait, in a line of lines."""
        name, *rest = path
        if name not in self._lines:
            self._lines[name] = Round() if rest else deque()
            self._used[name] = max(self._now, self._used.get(name, 0.0))
        line = self._lines[name]
        if isinstance(line, Round):
            line.push(rest, wish)
        else:
            line.append(wish)

    def pop(self) -> Wish:
        """Whose turn it is."""
        name = min(self._lines, key=self._used.__getitem__)
        line = self._lines[name]
        wish = line.pop() if isinstance(line, Round) else line.popleft()
        self._now = self._used[name]
        self._used[name] += wish.cost
        if not line:
            del self._lines[name]
            self._forget()
        return wish

    def _forget(self) -> None:
        """Forget who used what, if nobody waits or if too many have come and gone."""
        if not self._lines:
            self._used, self._now = {}, 0.0
        elif len(self._used) > len(self._lines) + MOST_REMEMBERED:
            self._used = {name: self._used[name] for name in self._lines}


class Turns:
    """The way into a pool of threads: by rank, then by who pays, then by table."""

    def __init__(self, pool: Executor, threads: int) -> None:
        self._pool, self._free = pool, threads
        self._ranks = [Round() for _ in (ATTENDED, UNATTENDED, BOTS_ONLY)]
        self.waiting = 0

    async def take(self, claim: Claim, cost: float, work: Callable[[], Thought]) -> Thought:
        """Do something in a thread, when it is its turn."""
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        waiting = self._ranks[claim.rank]
        waiting.push((waiting.least(claim.payers), claim.table), Wish(work, cost, answer))
        self.waiting += 1
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        while self._free and (line := next(filter(None, self._ranks), None)) is not None:
            wish = line.pop()
            self.waiting -= 1
            if not wish.answer.done():  # otherwise nobody waits for it any more
                self._free -= 1
                self._begin(wish)

    def _begin(self, wish: Wish) -> None:
        loop = asyncio.get_running_loop()

        def tell(done: "Future[Any]") -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._end, wish, done)

        self._pool.submit(wish.work).add_done_callback(tell)

    def _end(self, wish: Wish, done: "Future[Any]") -> None:
        self._free += 1
        if wish.answer.done():
            pass
        elif done.cancelled():
            wish.answer.cancel()
        elif (error := done.exception()) is not None:
            wish.answer.set_exception(error)
        else:
            wish.answer.set_result(done.result())
        self._go_on()

    def close(self) -> None:
        """Let nobody wait any longer."""
        for line in self._ranks:
            while line:
                line.pop().answer.cancel()
