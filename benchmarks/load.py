"""How much a server can take: live games at a fixed pace, at full speed, and idle sockets.

Server and clients share this machine. A finished game isn't replaced.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from clients import UPDATE, Client, Served, Table, open_many_files, serving
from rich.console import Console
from rich.table import Table as Printed

AT_ONCE = 32  # tables set up at the same time
CHAIRS = 4
FEW, SECONDS = 50, 10.0  # games of people next to bots, one decision a second in each; for so long
WATCHED = 10  # decisions that a crowd watches
BETWEEN = 1.0  # seconds of rest before a measurement


class Figure(NamedTuple):
    """Something measured, and its target."""

    name: str
    measured: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def met(self) -> str:
        """Whether the target is met."""
        if self.target is None:
            return ""
        reached = self.measured >= self.target if self.at_least else self.measured <= self.target
        return "yes" if reached else "no"

    @property
    def wanted(self) -> str:
        """The target in words."""
        if self.target is None:
            return ""
        return f"{'>=' if self.at_least else '<='} {self.target:,.0f} {self.unit}"


class Load:
    """All measurements of one server."""

    def __init__(self) -> None:
        self.figures: list[Figure] = []
        self.errors: list[str] = []
        self.latencies: list[float] = []
        self.answered = 0.0  # when the last answer came
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready: deque[Table] = deque()
        self._take: Callable[[Table], None] = self._ready.append

    def add(self, *figure: Any) -> None:
        """Add a figure."""
        self.figures.append(Figure(*figure))

    async def set_tables(self, served: Served, games: int) -> list[Table]:
        """Set up so many running games."""
        tables = [Table(lambda table: self._take(table)) for _ in range(games)]
        few = asyncio.Semaphore(AT_ONCE)

        async def begin(table: Table) -> None:
            async with few:
                await table.begin(served.port, await asyncio.to_thread(served.opened))

        await asyncio.gather(*map(begin, tables))
        return tables

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _decide(self, table: Table) -> None:
        try:
            self.latencies.append(await table.decide())
            self.answered = time.perf_counter()
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}")

    async def _settle(self) -> None:
        """Wait for everything under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def part(self, clients: Iterable[Client]) -> None:
        """Everybody hangs up; connections lost earlier are counted."""
        for client in clients:
            self.errors += await client.close()

    async def pace(self, rate: float, seconds: float) -> None:
        """Decide so many times a second, at all tables in turn, whether answers come or not."""
        self.latencies, began = [], time.perf_counter()
        for number in range(round(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            for _ in range(len(self._ready)):
                table = self._ready.popleft()
                if not table.pause:
                    self._start(self._decide(table))
                    break
                self._ready.append(table)
        await asyncio.sleep(max(0.0, began + seconds - time.perf_counter()))
        await self._settle()
        took = max(seconds, self.answered - began)
        self.add("decisions, paced", len(self.latencies) / took, "/s", 200, True)
        times = sorted(self.latencies) or [0.0]
        for name, part, target in (("p50", 0.5, 10), ("p99", 0.99, 100), ("max", 1.0, None)):
            at = min(len(times) - 1, int(part * len(times)))
            self.add(f"acknowledged after, {name}", times[at] * 1000, "ms", target)

    async def saturate(self, served: Served, seconds: float) -> None:
        """Decide everywhere as soon as possible, one decision per table at a time."""
        self.latencies, going = [], True
        loop = asyncio.get_running_loop()

        def go_on(table: Table) -> None:
            if not going:
                self._ready.append(table)
            elif table.pause:
                loop.call_later(table.pause, go_on, table)
            else:
                self._start(self._decide(table))

        waiting, self._take = list(self._ready), go_on
        self._ready.clear()
        began, busy, own = time.perf_counter(), served.busy(), time.process_time()
        for table in waiting:
            go_on(table)
        await asyncio.sleep(seconds)
        took, made = time.perf_counter() - began, len(self.latencies)
        busy, own = served.busy() - busy, time.process_time() - own
        going = False
        await self._settle()
        self._take = self._ready.append
        self.add("decisions, as fast as they go", made / took, "/s", 800, True)
        for whose, spent in (("server's", busy), ("clients'", own)):
            self.add(f"the {whose} processor time for one", 1e6 * spent / max(made, 1), "µs")


async def play(served: Served, asked: argparse.Namespace) -> Load:
    """Live games: at a fixed pace, then at full speed."""
    load = Load()
    tables = await load.set_tables(served, asked.games)
    os.sync()  # otherwise we would wait for earlier writes that aren't ours
    await asyncio.sleep(BETWEEN)
    await load.pace(asked.rate, asked.seconds)
    await load.saturate(served, asked.saturated)
    load.add(f"memory with {asked.games:,} live games", served.memory(), "MB")
    await load.part(client for table in tables for client in table.clients)
    return load


async def beside_bots(served: Served, bots: int) -> Load:
    """A few games of people, first alone, then next to games of bots."""
    load = Load()
    tables = await load.set_tables(served, FEW)
    for others in (0, bots):
        for _ in range(others):
            await asyncio.to_thread(served.opened, ["level:5"] * CHAIRS)
        await asyncio.sleep(BETWEEN)
        before = len(load.figures)
        await load.pace(FEW, SECONDS)
        load.figures[before:] = [
            figure._replace(name=f"{figure.name}, beside {others} games of bots", target=None)
            for figure in load.figures[before + 1 :]
        ]
    await load.part(client for table in tables for client in table.clients)
    return load


async def rest(served: Served, sockets: int) -> Load:
    """Sockets that say hello and nothing else, four at each waiting table."""
    load, few = Load(), asyncio.Semaphore(AT_ONCE)
    load.add("memory of a server that nobody uses", served.memory(), "MB")

    async def join(number: int) -> list[Client]:
        async with few:
            name = await asyncio.to_thread(served.opened)
            here = range(min(CHAIRS, sockets - number))
            return [await Client.at(served.port, name, lambda *_: None) for _ in here]

    clients = await asyncio.gather(*map(join, range(0, sockets, CHAIRS)))
    await asyncio.sleep(BETWEEN)
    load.add(f"memory with {sockets:,} idle sockets", served.memory(), "MB", 300)
    await load.part(chain.from_iterable(clients))
    return load


class Watcher(Client):
    """Somebody who watches, and knows how many decisions they have seen and when."""

    seen, at_last = 0, 0.0

    def _take(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            self.seen, self.at_last = self.seen + 1, time.perf_counter()


async def watch(served: Served, watchers: int) -> Load:
    """A game that many people come to watch."""
    load, few = Load(), asyncio.Semaphore(AT_ONCE)
    name = await asyncio.to_thread(served.opened)
    table = Table(lambda _: None)
    await table.begin(served.port, name)

    async def join() -> Watcher:
        async with few:
            return await Watcher.at(served.port, name, lambda *_: None)

    busy = served.busy()
    crowd = await asyncio.gather(*(join() for _ in range(watchers)))
    await asyncio.sleep(BETWEEN)
    load.add(f"processor time for {watchers:,} watchers to join", served.busy() - busy, "s", 2)
    slowest = 0.0
    for decision in range(1, WATCHED + 1):
        while table.pause:
            await asyncio.sleep(table.pause)
        began = time.perf_counter()
        await table.decide()
        while any(who.seen < decision for who in crowd):
            await asyncio.sleep(0.005)
        last = max(who.at_last for who in crowd)
        slowest = max(slowest, last - began)
    load.add(f"a decision has reached all {watchers:,}, slowest", slowest, "s", 1)
    await load.part([*crowd, *table.clients])
    return load


def measure(work: Callable[[Served], Coroutine[Any, Any, Load]], database: str | None) -> Load:
    """Run the measurements on a fresh server."""
    with tempfile.TemporaryDirectory(prefix="impera-") as folder:
        where = database or str(Path(folder) / "tables.db")
        with serving(where, Path(folder)) as served:
            load = uvloop.run(work(served))
        load.errors += served.complaints.read_text().splitlines()
        return load


def report(loads: list[Load]) -> int:
    """Print the figures; returns the number of errors."""
    printed = Printed("", "measured", "target", "met", title="A server under load")
    for column in printed.columns[1:]:
        column.justify = "right"
    for load in loads:
        for figure in load.figures:
            measured = f"{figure.measured:,.1f} {figure.unit}"
            printed.add_row(figure.name, measured, figure.wanted, figure.met)
    errors = [error for load in loads for error in load.errors]
    printed.add_row("errors", str(len(errors)), "0", "no" if errors else "yes")
    Console().print(printed)
    for error in errors[:20]:
        print(error[:500], file=sys.stderr)
    return len(errors)


def main() -> None:
    """Measure and print; the exit status is 1 if anything went wrong, whatever the speed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="postgresql://…; without it SQLite in a new folder")
    parser.add_argument("--games", type=int, default=1000, help="live games of four people")
    parser.add_argument("--rate", type=float, default=210, help="decisions a second overall")
    parser.add_argument("--seconds", type=float, default=20, help="seconds of paced play")
    parser.add_argument("--saturated", type=float, default=15, help="seconds at full speed")
    parser.add_argument("--idle", type=int, default=2000, help="idle sockets")
    parser.add_argument("--watchers", type=int, default=1000, help="people who watch one game")
    parser.add_argument("--bots", type=int, default=50, help="games of bots next to people")
    asked = parser.parse_args()
    open_many_files()
    gc.disable()  # a pause in the clients would look like one of the server
    loads = [
        measure(lambda served: rest(served, asked.idle), asked.database),
        measure(lambda served: watch(served, asked.watchers), asked.database),
        measure(lambda served: play(served, asked), asked.database),
        measure(lambda served: beside_bots(served, asked.bots), asked.database),
    ]
    sys.exit(1 if report(loads) else 0)


main()
