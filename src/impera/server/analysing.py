"""Finished games, judged in the background: one at a time, a decision at a time."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from impera.analysis.decisions import SIMULATIONS, Judged, judge, sum_up
from impera.analysis.decisions import Analysis as Judgement
from impera.analysis.skill import losses_of
from impera.game import Game
from impera.judge.ledger import has_ledger, told_by, write_up
from impera.judge.luck import Measuring, gathered
from impera.server.messages.problems import Problem
from impera.server.messages.replies import Analysed, Analysis, Ledger
from impera.server.storage.games import FinishedGame
from impera.server.storage.results import Found
from impera.server.thinking import Thinkers

MOST_KEPT = 100  # analyses in memory
MOST_WAITING = 20  # games in the queue
WAIT = 2.0  # seconds until an answer reports progress

Spawn = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]

# What to do with what was found about each seat of a table.
Keep = Callable[[str, list[Found]], Awaitable[None]]


class Work:
    """A game that is being judged."""

    def __init__(self, game: FinishedGame) -> None:
        self.record: dict[str, Any] = json.loads(game.record)
        self.of = len(self.record["decisions"])
        self.judged: list[Judged] = []
        self.task: asyncio.Task[Any]


class Analyst:
    """Judges games, each only once while its analysis is remembered."""

    def __init__(self, thinkers: Thinkers, spawn: Spawn, keep: Keep) -> None:
        self._thinkers, self._spawn, self._keep = thinkers, spawn, keep
        self._kept: OrderedDict[str, Analysed] = OrderedDict()
        self._working: dict[str, Work] = {}
        self._one = asyncio.Lock()

    def knows(self, table_id: str) -> bool:
        """Whether the answer takes no new work."""
        return table_id in self._kept or table_id in self._working

    async def answer(self, game: FinishedGame) -> Analysis:
        """The analysis of a game; if it takes longer, how many of its decisions are judged."""
        table = game.table_id
        if not self.knows(table):
            if len(self._working) >= MOST_WAITING:
                raise Problem("too-many", "many games are waiting; try again in a minute")
            self._working[table] = work = Work(game)
            work.task = self._spawn(self._do(table, work))
        working = self._working.get(table)
        if working is not None:
            await asyncio.wait([working.task], timeout=WAIT)
        if table in self._kept:
            self._kept.move_to_end(table)
            found = self._kept[table]
            return Analysis(table, len(found.decisions), len(found.decisions), found)
        if working is None or working.task.done():
            raise Problem("unavailable", "the analysis failed")
        return Analysis(table, len(working.judged), working.of, None)

    async def _do(self, table: str, work: Work) -> None:
        try:
            async with self._one:
                found = await self._judge(work)
        finally:
            del self._working[table]
        self._kept[table] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        await self._keep(table, [found_of(found, seat) for seat in range(len(found.seats))])

    async def _judge(self, work: Work) -> Analysed:
        """Let the bots have their turn between two decisions."""
        game = await self._thinkers.ponder(partial(Game.from_record, work.record))
        decisions = judge(game)
        while (each := await self._thinkers.ponder(partial(next, decisions, None))) is not None:
            work.judged.append(each)
        done = await self._thinkers.ponder(partial(sum_up, game, SIMULATIONS, work.judged))
        found: Analysed = msgspec.convert(done, Analysed, from_attributes=True)
        if has_ledger(game):
            found.ledger = await self._account(game, done)
        return found

    async def _account(self, game: Game, done: Judgement) -> Ledger:
        """Luck and skill: only finished games come here, and nobody else asks the judge."""
        measuring = await self._thinkers.ponder(Measuring)
        bits, moves = measuring.follow(*told_by(game)), []
        while (bit := await self._thinkers.ponder(partial(next, bits, None))) is not None:
            moves.append(bit)
        ledger = write_up(game, done, gathered(moves))
        return msgspec.convert(ledger, Ledger, from_attributes=True)


def found_of(analysed: Analysed, seat: int) -> Found:
    """How well a seat decided, and how lucky it was."""
    counts, ledger = analysed.seats[seat], analysed.ledger
    own = (each for each in analysed.decisions if each.seat == seat)
    losses = losses_of(each.lost for each in own if each.real)
    luck = None if ledger is None else ledger.accounts[seat].luck
    return Found(counts.mistakes + counts.blunders, *losses, luck)
