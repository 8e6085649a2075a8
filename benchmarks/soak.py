"""An hour in the life of a server: two processes on one PostgreSQL, and one keeps being killed.

Hundreds of games go on all the time, with people who sit down, get up, chat, leave, come back and
watch. At each game two devices play, often on different processes. At the end, every answer that
anyone ever got is looked up in the database. The other process lives through it all; its memory
shows whether anything piles up.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop
from clients import ROOT, Failed, Served, open_many_files, serving
from households import Device, Tally, visit
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Printed
from survivors import Wrong

from impera.server.storage.log import Event
from impera.server.storage.store import Store, open_store

CHAIRS = (("person",) * 4, ("person",) * 4, ("person", "person", "level:1", "level:2"))
ARRIVE = 30.0  # seconds within which the first games begin
VISIT, VISITORS = 20.0, 20  # the longest visit in seconds; how many watch at a time
LOOK = 5.0  # seconds between two looks at the memory
WARM = 1 / 3  # of the time: from then on memory should stay as it is


class Fact(Struct):
    """What the store keeps of a message."""

    type: str
    decision: str | None = None


class Sample(NamedTuple):
    """The memory of both processes at a moment, in seconds and MB."""

    at: float
    killed: float
    living: float


class Soak:
    """Everything that happens in that hour."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self._asked, self._folder = asked, folder
        self.tally, self.samples = Tally(), list[Sample]()
        self.kills = 0
        self._processes: list[Served] = []
        self._games: list[list[Device]] = []
        self._began = time.perf_counter()

    async def run(self) -> None:
        """Play until the time is up, then look at what is in the database."""
        with ExitStack() as stack:
            for name in ("killed", "living"):
                self._processes.append(stack.enter_context(self._process(name)))
            always = [self._kill(), self._look(), self._report(), self._visitors()]
            playing = [self._place() for _ in range(self._asked.games)]
            tasks = [asyncio.ensure_future(each) for each in (*always, *playing)]
            await asyncio.wait(
                tasks, timeout=60 * self._asked.minutes, return_when=asyncio.FIRST_EXCEPTION
            )
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if not isinstance(ended, asyncio.CancelledError):
                    self.tally.wrong.append(f"stopped by {ended!r}")
            for served in self._processes:
                served.process.kill()
        async with open_store(self._asked.database) as store:
            for game in self._games:
                await self._check(store, game)

    @contextmanager
    def _process(self, name: str, port: int = 0) -> Iterator[Served]:
        folder = self._folder / name
        folder.mkdir(exist_ok=True)
        with serving(self._asked.database, folder, port) as served:
            yield served

    async def _place(self) -> None:
        """One game after another."""
        await asyncio.sleep(random.uniform(0, ARRIVE))
        while True:
            chairs = random.choice(CHAIRS)
            try:
                table = await asyncio.to_thread(random.choice(self._processes).opened, chairs)
            except (HTTPException, OSError):
                await asyncio.sleep(1.0)
                continue
            each = chairs.count("person") // 2
            game = [Device(table, each, self._asked.think, self.tally) for _ in range(2)]
            self._games.append(game)
            try:
                choose = lambda: random.choice(self._processes)  # noqa: E731  # the living change
                await asyncio.gather(*(device.play(choose) for device in game))
                self.tally.games += 1
            except (Wrong, Failed) as wrong:
                self.tally.wrong.append(str(wrong))

    async def _kill(self) -> None:
        """Kill the first process and start it again at once, at fixed intervals."""
        with ExitStack() as stack:
            while True:
                await asyncio.sleep(60 * self._asked.every)
                old = self._processes[0]
                old.process.kill()
                await asyncio.to_thread(old.process.wait)
                self.kills += 1
                new = self._process("killed", old.port)
                self._processes[0] = stack.enter_context(new)

    async def _visitors(self) -> None:
        """People come to watch, and go."""
        async with asyncio.TaskGroup() as visits:
            while True:
                await asyncio.sleep(VISIT / 2 / VISITORS)
                if self._games:
                    table, served = random.choice(self._games)[0].table, self._processes
                    stay = random.uniform(0, VISIT)
                    visits.create_task(visit(random.choice(served), table, stay))
                    self.tally.visits += 1

    async def _look(self) -> None:
        """Note how much memory the processes need."""
        while True:
            await asyncio.sleep(LOOK)
            killed, living = self._processes
            with suppress(OSError, StopIteration):  # killed at this moment
                at = time.perf_counter() - self._began
                self.samples.append(Sample(at, killed.memory(), living.memory()))

    async def _report(self) -> None:
        """A line for every life of the first process, and what was wrong in it."""
        told = 0
        while True:
            await asyncio.sleep(60 * self._asked.every)
            took, self.tally.took = sorted(self.tally.took) or [0.0], []
            p99 = took[int(0.99 * len(took))]
            last = self.samples[-1] if self.samples else Sample(0, 0, 0)
            minutes = (time.perf_counter() - self._began) / 60
            print(
                f"{minutes:5.1f} min: {self.tally.said['decide']:,} decisions, "
                f"{self.tally.games:,} games, acknowledged after p50 "
                f"{statistics.median(took):.0f} ms, p99 {p99:.0f} ms; {last.living:.0f} MB, and "
                f"{last.killed:.0f} MB in the process that is killed; wrong: "
                f"{len(self.tally.wrong)}",
                *self.tally.wrong[told:],
                sep="\n  ",
                flush=True,
            )
            told = len(self.tally.wrong)

    async def _check(self, store: Store, game: list[Device]) -> None:
        table = game[0].table
        events = await store.tables.events(table)
        kept = await store.games.find(table)
        try:
            check_events(table, game, events)
            if all(device.over for device in game):
                check_record(table, events, None if kept is None else kept.record)
        except Wrong as wrong:
            self.tally.wrong.append(str(wrong))

    def flatness(self) -> tuple[float, float]:
        """The living process's usual memory after the warm-up: in the first and second half."""
        end = 60 * self._asked.minutes
        middle = end * (1 + WARM) / 2
        first = [each.living for each in self.samples if end * WARM <= each.at < middle]
        second = [each.living for each in self.samples if each.at >= middle]
        return statistics.median(first or [0.0]), statistics.median(second or [0.0])


def check_events(table: str, game: list[Device], events: list[Event]) -> None:
    """Numbers without gaps; every answer is where it was said to be, once, and nothing besides."""
    if [event.number for event in events] != list(range(1, len(events) + 1)):
        raise Wrong(f"a gap in the events of {table}")
    at = {event.number: event for event in events}
    for device in game:
        for said in device.answered:
            event = at.get(said.number)
            if event is None or event.client_id != device.name(said):
                raise Wrong(f"{said} is not in the log of {table}")
            if said.kind == "decide" and decision(event) != said.fields["decision"]:
                raise Wrong(f"{said} is something else in the log of {table}")
        expected = [*device.answered, *([] if device.open is None else [device.open])]
        names = [device.name(said) for said in expected]
        found = [event.client_id for event in events if event.client_id in names]
        if found not in (names, names[: len(device.answered)]):
            raise Wrong(f"messages duplicated or out of order at {table}")
    names = [device.name(said) for device in game for said in device.answered]
    sent = [event for event in events if not str(event.client_id).startswith("server ")]
    unanswered = sum(device.open is not None for device in game)
    if not len(names) <= len(sent) <= len(names) + unanswered:
        raise Wrong(f"{len(sent)} messages and {len(names)} answers at {table}")


def check_record(table: str, events: list[Event], record: str | None) -> None:
    """A finished game is stored as it was played."""
    played = [decision(event) for event in events if event.kind == "decided"]
    if record is None or msgspec.json.decode(record)["decisions"] != played:
        raise Wrong(f"another record of {table}")


def decision(event: Event) -> str | None:
    """What was decided."""
    return msgspec.json.decode(event.payload, type=Fact).decision


def report(soak: Soak, asked: argparse.Namespace) -> bool:
    """Print the results; whether all is well."""
    tally, (first, second) = soak.tally, soak.flatness()
    title = f"{asked.games} games for {asked.minutes:g} minutes, {soak.kills} kills"
    printed = Printed("", "measured", "target", title=title)
    for column in printed.columns[1:]:
        column.justify = "right"
    for kind, number in sorted(tally.said.items()):
        printed.add_row(f"acknowledged: {kind}", f"{number:,}", "")
    printed.add_row("games finished", f"{tally.games:,}", "")
    printed.add_row("visits", f"{tally.visits:,}", "")
    printed.add_row("connections cut by a kill", f"{tally.cut_off:,}", "")
    printed.add_row("messages sent again", f"{tally.again:,}", "")
    for code, number in sorted(tally.refused.items()):
        printed.add_row(f"refused: {code}", f"{number:,}", "")
    printed.add_row("lost, duplicated, out of order or wrong", str(len(tally.wrong)), "0")
    printed.add_row("memory of the living, after the warm-up", f"{first:.0f} MB", "")
    printed.add_row("the same, later", f"{second:.0f} MB", f"<= {first + asked.growth:.0f} MB")
    Console().print(printed)
    for wrong in tally.wrong[:20]:
        print(wrong[:500], file=sys.stderr)
    return not tally.wrong and second <= first + asked.growth


def main() -> None:
    """Soak and count; the exit status is 1 if anything was lost or wrong, or memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="postgresql://…; without it, a new one")
    parser.add_argument("--minutes", type=float, default=60, help="how long")
    parser.add_argument("--games", type=int, default=500, help="games at the same time")
    parser.add_argument("--every", type=float, default=5, help="minutes between two kills")
    parser.add_argument("--think", type=float, default=5, help="seconds over a decision, usually")
    parser.add_argument("--growth", type=float, default=15, help="MB that memory may still grow")
    asked = parser.parse_args()
    open_many_files()
    sys.path.append(str(ROOT))
    from tests.server import postgresql

    with ExitStack() as stack:
        if asked.database is None:
            programs = postgresql.programs()
            if programs is None:
                sys.exit("PostgreSQL is not installed; install it, or name one with --database.")
            asked.database = stack.enter_context(postgresql.cluster(programs)).url("postgres")
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="impera-"))
        soak = Soak(asked, Path(folder))
        uvloop.run(soak.run())
        complaints = [path.read_text() for path in Path(folder).glob("*/complaints")]
        soak.tally.wrong += [line for text in complaints for line in text.splitlines()]
        well = report(soak, asked)
    sys.exit(0 if well else 1)


main()
