"""Does the server withstand whatever is sent to it? Noise for a real one, next to honest players.

    python benchmarks/fuzz.py [MESSAGES] [--seed N]

Every refusal has a code from docs/protocol.md, only its own people change anything at a table,
nobody's game is disturbed, no memory leaks, and the log contains no traceback.
"""

import argparse
import asyncio
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from noise.audit import audit
from noise.limits import crowd, flood, read_nothing, say_nothing
from noise.people import Household, Rascal, Scribbler, Town
from noise.wire import PATIENCE, Wrong
from rich.console import Console
from rich.table import Table as Shown

IMPERA = Path(sys.executable).parent / "impera"
MOST = 120  # sockets per address
LONG = 20_000  # with this many messages there is time for checks that take ten seconds
SITTERS, STRANGERS, SCRIBBLERS = 5, 40, 6
# The share of all messages sent before memory is first measured: for the first 40,000 or so, the
# allocator's pools still grow, and compiled rules are still being loaded.
WARM = 0.4
# MB of growth allowed at the end: noise alone costs five per 100,000 messages, and less over time,
# in the allocator; an event is kept twice, for newcomers to the table and for resent messages.
ROOM, ROOM_PER_EVENT = 12.0, 0.003
FOUR = {"players": 4, "chairs": ["person"] * 4, "clock": {"decision": 86400}, "free_text": True}
TWO = {"players": 2, "chairs": ["person"] * 2, "setup": "draft", "clock": {"decision": 86400}}
BASE = {"players": 3, "chairs": ["person"] * 3, "edition": "ro", "clock": {"decision": 86400}}
BOTS = {"players": 3, "chairs": ["person", "level:2", "level:3"], "public": True}


class Served(NamedTuple):
    """A running server."""

    process: "subprocess.Popen[str]"
    port: int
    log: Path

    def memory(self) -> float:
        """Its memory in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / 1024

    def check(self) -> None:
        """Check that it is alive and has logged no errors."""
        if self.process.poll() is not None:
            raise Wrong(f"the server has died with {self.process.returncode}")
        for line in self.log.read_text("utf-8", "replace").splitlines():
            if "Traceback" in line or " error " in line:
                raise Wrong(f"in the server's log: {line}")


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """Run a server."""
    words = [IMPERA, "serve", "--port", "0", "--database", folder / "tables.db"]
    words += ["--sockets-per-address", str(MOST), "--bot-pace", "0.05", "--bot-threads", "1"]
    words += ["--requests-per-second", "1000000", "--connections-per-address", "1000000"]
    log = folder / "log"
    with (
        log.open("w") as told,
        subprocess.Popen(
            list(map(str, words)), stdout=subprocess.PIPE, stderr=told, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rpartition(":")[2])
            yield Served(process, port, log)
            process.send_signal(signal.SIGTERM)
            if process.wait(PATIENCE):
                raise Wrong(f"the server has ended with {process.returncode}")
        finally:
            process.kill()


def main() -> None:
    """Make noise, and print the outcome."""
    words = argparse.ArgumentParser(description="Send noise to a server.")
    words.add_argument("messages", nargs="?", type=int, default=100_000)
    words.add_argument("--seed", type=int, default=secrets.randbits(32))
    given = words.parse_args()
    print(f"seed {given.seed}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            with serving(Path(folder)) as served:
                town = Town(served.port, random.Random(given.seed))
                asyncio.run(visit(served, town, given.messages, given.seed))
            events, games = asyncio.run(audit(town, f"{folder}/tables.db"))
        except Wrong as wrong:
            print(f"WRONG: {wrong}")
            print(Path(folder, "log").read_text("utf-8", "replace")[-4000:])
            sys.exit(1)
    show(town)
    print(f"{events:,} events in the log, all from allowed senders; {games} games verified")
    print(f"{time.monotonic() - began:.0f} seconds")


async def visit(served: Served, town: Town, messages: int, seed: int) -> None:
    """Noise and games, twice, and the memory they cost; then the limits."""
    homes = [
        Household(town, FOUR, honest=4, others=0),
        Household(town, TWO, honest=2, others=0),
        Household(town, BOTS, honest=1, others=0),
        Household(town, FOUR, honest=2, others=2),
        Household(town, FOUR, honest=1, others=3),
        Household(town, BASE, honest=1, others=2),
        Household(town, TWO, honest=1, others=1),
        Household(town, TWO, honest=1, others=1),
    ]
    for home in homes:
        await home.begin()
    everybody = people(town, homes, await town.open(**FOUR), random.Random(seed))
    sizes: list[tuple[float, int]] = []
    for part in (int(messages * WARM), messages - int(messages * WARM)):
        town.left = part
        works: list[Coroutine[Any, Any, str | None]]
        works = [each.live() for each in (*homes, *everybody)]
        if messages >= LONG and sizes:
            works.append(say_nothing(town, homes[0].table))
            works.append(read_nothing(town, homes[0].table, homes[0].honest[0].token))
        said = await together(*works)
        served.check()
        await asyncio.sleep(1)
        sizes.append((served.memory(), town.events()))
    said += [await flood(town, homes[0].table), await crowd(town, homes[0].table, MOST)]
    served.check()
    print("\n".join(filter(None, said)))
    if messages >= LONG:
        check_memory(*sizes)


def people(
    town: Town, homes: list[Household], free: str, chance: random.Random
) -> list[Rascal | Scribbler]:
    """The noise makers: some have chairs or may take one, more have none or use HTTP."""
    seated = [(home, chair) for home in homes for chair in range(len(home.others))]
    found: list[Rascal | Scribbler] = []
    found += [Rascal(town, chance.getrandbits(32), home, chair) for home, chair in seated]
    found += [Rascal(town, chance.getrandbits(32), free=free) for _ in range(SITTERS)]
    found += [Rascal(town, chance.getrandbits(32)) for _ in range(STRANGERS)]
    found += [Scribbler(town, chance.getrandbits(32)) for _ in range(SCRIBBLERS)]
    return found


async def together(*works: Coroutine[Any, Any, str | None]) -> list[str | None]:
    """Run all at once; the first error is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_memory(before: tuple[float, int], after: tuple[float, int]) -> None:
    """Check that memory grows no faster than what the server has to know about the tables."""
    (began, few), (ended, many) = before, after
    allowed = ROOM + ROOM_PER_EVENT * (many - few)
    line = f"memory: {began:.1f} MB after a warm-up, {ended:.1f} MB at the end"
    print(f"{line}, with {many - few:,} more events: {allowed:.1f} MB of growth allowed")
    if ended - began > allowed:
        raise Wrong("memory grows")


def show(town: Town) -> None:
    """Print how everything was answered."""
    shown = Shown("answer", "messages")
    shown.columns[1].justify = "right"
    for answer in sorted(town.counts):
        shown.add_row(answer, f"{town.counts[answer]:,}")
    shown.add_row("all", f"{town.counts.total():,}")
    Console().print(shown)


if __name__ == "__main__":
    main()
