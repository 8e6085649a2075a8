"""Bots at the table: they think in threads of their own, with the lowest priority."""

import asyncio
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from impera.analysis.advice import advise
from impera.bots.ladder import LEVELS, Bot, Searching, make_bot
from impera.bots.obliging import Judge, Promise, Request, keep_word, reply
from impera.game import Game
from impera.rules.chance import generators
from impera.rules.jit import INTERPRETED, cache_folder
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.view import Views
from impera.server import metrics, pacing
from impera.server.messages.protocol import Advice
from impera.server.pacing import Thought
from impera.server.sharing import Claim, Turns

DEADLINE = 5.0  # seconds; a bot that couldn't begin by then answers at once, as a weaker one
# Who decides for a level that takes long, if its turn was too long in coming.
HURRIED = {"level:6": "level:5", "level:4": "level:2", "level:3": "level:2"}
SIMULATIONS = 3000  # of the search for a hint
POLITE = 10  # how far the threads give way to others
# What a thought costs of a share, in seconds: the same for all of a kind, so that whose turn it is
# next doesn't tell how hard the last one was.
COSTS = {"level:3": 0.002, "level:4": 0.02, "level:6": 0.5}
LITTLE, HINT, ANALYSIS = 0.001, 0.15, 0.1
ANYONE, JUDGING = Claim(), Claim(payers=frozenset(["an analysis"]))

Answer = TypeVar("Answer")


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot", initializer=be_polite)
        self._turns = Turns(self._pool, threads)
        self._mine = threading.local()
        self._compiled: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a thread."""
        return self._turns.waiting

    async def choose(
        self,
        game: Game,
        level: str,
        promises: Sequence[Promise] = (),
        claim: Claim = ANYONE,
        wait: float = 0.0,
    ) -> Thought:
        """The bot's decision for the deciding seat, from its view and what it has promised.

        If it is to be published after a wait, a search ends before that.
        """
        await self._ready(level)
        assert game.seat is not None
        view = game.view_record(game.seat)
        asked = time.monotonic()

        def think() -> Thought:
            began = time.monotonic()
            found = self._choose(view, hurried(level, began - asked), promises, began, wait)
            return Thought(found, asked, began, time.monotonic())

        with metrics.THINKING.labels(level).time():
            return await self._turns.take(claim, COSTS.get(level, LITTLE), think)

    async def answer(
        self,
        view: Views,
        level: str,
        request: Request,
        claim: Claim = ANYONE,
        wait: float = 0.0,
    ) -> Thought:
        """The bot's answer to a request, from the view of its seat: the key of a phrase."""
        await self._ready(level)
        asked = time.monotonic()

        def think() -> Thought:
            began = time.monotonic()
            bot, rng = self._judge(level, began, wait), generators(1, secrets.randbits(64))
            return Thought(reply(bot, view, request, rng), asked, began, time.monotonic())

        return await self._turns.take(claim, COSTS.get(level, LITTLE), think)

    async def _ready(self, level: str) -> None:
        """Wait until what the bot of a level needs is compiled."""
        if needs_compiling(level) and self._compiled is not None:
            await asyncio.shield(self._compiled)

    def _choose(
        self, view: Views, level: str, promises: Sequence[Promise], began: float, wait: float
    ) -> str:
        bot = self._judge(level, began, wait)
        legal, rng = legal_numbers(view[0].legal.tolist()), generators(1, secrets.randbits(64))
        return TOKENS[keep_word(bot, view, legal, rng, bot(view, legal, rng), promises)]

    def _judge(self, level: str, began: float, wait: float) -> Judge:
        """This thread's bot of a level, and when it has to be content with what it has found."""
        bots: dict[str, Bot] = self._mine.__dict__
        if level not in bots:
            bots[level] = make_bot(level)
        bot = bots[level]
        assert isinstance(bot, Judge)
        if isinstance(bot, Searching):
            bot.until = pacing.until(began, wait)
        return bot

    async def ponder(
        self, work: Callable[[], Answer], claim: Claim = JUDGING, cost: float = ANALYSIS
    ) -> Answer:
        """Run something short that is not urgent, when it is its turn."""
        if self._compiled is not None:
            await asyncio.shield(self._compiled)
        return await self._turns.take(claim, cost, work)

    async def advise(self, view: Views, claim: Claim = ANYONE) -> list[Advice]:
        """What a seat could decide, from its view alone."""
        found = await self.ponder(partial(advise, view, SIMULATIONS), claim, HINT)
        return [Advice(*each) for each in found]

    def warm_up(self) -> None:
        """Compile the searching bots in another process, so that nobody here waits for it."""
        if not INTERPRETED and not mark().exists():
            self._compiled = asyncio.create_task(compile_elsewhere())

    async def close(self) -> None:
        """Stop thinking."""
        if self._compiled is not None:
            self._compiled.cancel()
            await asyncio.wait([self._compiled])
        self._turns.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


def hurried(level: str, waited: float) -> str:
    """The level that thinks: a weaker one, if its turn was too long in coming."""
    if waited <= DEADLINE or level not in HURRIED:
        return level
    metrics.HURRIED.inc()
    return HURRIED[level]


def needs_compiling(level: str) -> bool:
    """Whether the bot of a level needs what is compiled elsewhere."""
    return LEVELS[int(level.removeprefix("level:")) - 1].startswith(("search", "net"))


def be_polite() -> None:
    """Give way to anyone who is waiting for a page."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


COMPILE = """
from impera.analysis.decisions import analyse
from impera.bots.ladder import make_bot
from impera.bots.obliging import Request, reply
from impera.game import Game
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.scoring import team
game = Game(seed=1)
view = game.view_record(0)
legal = legal_numbers(view[0].legal.tolist())
for name in ("search:2", "net", "net-search:2"):
    bot = make_bot(name)
    bot(view, legal, generators(1, 1))
    bot.worths(view, legal, generators(1, 1))
    reply(bot, view, Request("stop", 1, "A"), generators(1, 1))
team(game.state, 0)
analyse(game, 2)
"""


def mark() -> Path:
    """A marker file: everything that thinks in this version is compiled."""
    return cache_folder() / "thinking"


async def compile_elsewhere() -> None:
    """Fill the cache of compiled code."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", COMPILE, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        if await program.wait() == 0:
            mark().touch()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            program.kill()
        await program.wait()
        raise
