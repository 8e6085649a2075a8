"""What honest people notice while a server is under attack, attack by attack.

Beside every attack, people play at tables of their own, and one of them against a bot of level 6.
Printed are their acknowledgements and the bot's pace before and under the attack, and what it took
of the server's memory. `--tree` starts the server of another checkout, to compare with.
"""

import argparse
import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from clients import IMPERA, UPDATE, Asked, Client, Failed, Hears, Served, Table
from rich.console import Console
from rich.table import Table as Printed
from strikes import OPTIONS, STRIKES
from websockets.asyncio.client import ClientConnection

STRIKING = Path(__file__).parent / "strikes.py"
TABLES = 4  # of four people
BETWEEN = 0.1  # seconds between two decisions at a table
TARGET, ROOM = 100.0, 150.0  # ms until p99 of the acknowledgements; MB above calm
LOOK = 0.1  # seconds between two looks at the memory


class Noticed(NamedTuple):
    """What honest people noticed for a while: times in ms."""

    acknowledged: list[float]
    bot: list[float]
    errors: list[str]
    memory: float

    def percent(self, part: float) -> float:
        """The time within which that part of the acknowledgements came."""
        return at(self.acknowledged, part)


def at(times: list[float], part: float) -> float:
    """A percentile; nothing at all is worse than anything."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


class Opponent(Client):
    """A person alone with a bot of level 6, who notes how long it takes over each decision."""

    def __init__(self, socket: ClientConnection, hears: Hears) -> None:
        self.waits: list[float] = []
        self.heard = time.perf_counter()
        super().__init__(socket, hears)

    def _take(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            now = time.perf_counter()
            if b'"type":"decided"' in frame and b'"bot":true' in frame:
                self.waits.append((now - self.heard) * 1000)
            self.heard = now
        super()._take(frame)


class Company:
    """Honest people at their tables."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.ready: asyncio.Queue[Table] = asyncio.Queue()
        self.times: list[float] = []
        self.errors: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.opponent: Opponent

    async def sit_down(self) -> None:
        """Begin all games."""
        for _ in range(TABLES):
            await self._new_table()
        name = await asyncio.to_thread(self.served.opened, ("person", "level:6"))
        self.opponent = await Opponent.at(self.served.port, name, self._answers)
        contribution = secrets.token_bytes(32)
        await self.opponent.say("sit")
        await self.opponent.say("commit", commitment=sha256(contribution).hexdigest())
        await self.opponent.say("reveal", contribution=contribution.hex())
        self._start(self._play())

    async def _new_table(self) -> None:
        table = Table(self.ready.put_nowait)
        await table.begin(self.served.port, await asyncio.to_thread(self.served.opened))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _play(self) -> None:
        while True:
            table = await self.ready.get()
            self._start(self._decide(table))

    async def _decide(self, table: Table) -> None:
        await asyncio.sleep(max(BETWEEN, table.pause))
        try:
            self.times.append(await table.decide() * 1000)
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}")

    def _answers(self, client: Client, asked: Asked) -> None:
        self._start(self._answer(client, asked))

    async def _answer(self, client: Client, asked: Asked) -> None:
        await asyncio.sleep(BETWEEN)
        legal = next((view.legal for view in asked.views if view.legal), [])
        decision, position = random.choice(legal), asked.standing.position
        try:
            await client.say("decide", position=position, decision=decision)
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}")

    async def notice(self, seconds: float) -> Noticed:
        """Play for so long, and note how it went."""
        self.times, self.opponent.waits, self.errors, memory = [], [], [], 0.0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            memory = max(memory, self.served.memory())
            await asyncio.sleep(LOOK)
        return Noticed(self.times, self.opponent.waits, self.errors, memory)


@contextmanager
def serving(folder: Path, options: list[str], tree: Path | None) -> Iterator[Served]:
    """A server with its usual limits, from this tree or from another."""
    words = ["--database", str(folder / "tables.db"), "--port", "0", "--log-level", "warning"]
    home = {} if tree is None else {"PYTHONPATH": str(tree / "src")}
    log = folder / "log"
    with (
        log.open("w") as told,
        subprocess.Popen(
            [IMPERA, "serve", *words, *options],
            stdout=subprocess.PIPE,
            stderr=told,
            text=True,
            env={**os.environ, **home},
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            if not said:
                raise Failed(log.read_text())
            yield Served(process, int(said.rpartition(":")[2]), log)
        finally:
            process.kill()


async def suffer(served: Served, name: str, seconds: float) -> tuple[Noticed, Noticed]:
    """What people notice before and under an attack."""
    attacker = await asyncio.create_subprocess_exec(
        *(sys.executable, str(STRIKING), name, str(served.port)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        if await attacker.stdout.readline() != b"ready\n":
            raise Failed(f"{name} could not be prepared")
        company = Company(served)
        await company.sit_down()
        await company.notice(seconds / 2)
        calm = await company.notice(seconds)
        attacker.stdin.write(b"go\n")
        storm = await company.notice(seconds)
        for task in company.tasks:
            task.cancel()
    finally:
        if attacker.returncode is None:
            attacker.kill()
        await attacker.wait()
    return calm, storm


def run(name: str, asked: argparse.Namespace) -> tuple[list[str], bool]:
    """One attack against a server of its own: its row, and whether people were spared."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), OPTIONS[name], asked.tree) as served,
    ):
        calm, storm = asyncio.run(suffer(served, name, asked.seconds))
    more = storm.memory - calm.memory
    spared = storm.percent(0.99) <= TARGET and more <= ROOM and not storm.errors
    row = [
        name,
        *(f"{each.percent(0.5):.1f} / {each.percent(0.99):.1f}" for each in (calm, storm)),
        *(f"{at(each.bot, 0.5):.0f} / {at(each.bot, 0.99):.0f}" for each in (calm, storm)),
        f"{calm.memory:.0f} {more:+.0f}",
        f"{len(storm.errors)}",
        "yes" if spared else "no",
    ]
    return row, spared


def main() -> None:
    """Run the attacks, and print what people noticed."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("attacks", nargs="*", default=list(STRIKES), metavar="ATTACK")
    words.add_argument("--seconds", type=float, default=4.0, help="before, and under each attack")
    words.add_argument("--tree", type=Path, help="the checkout whose server is attacked")
    asked = words.parse_args()
    unknown = [name for name in asked.attacks if name not in STRIKES]
    if unknown:
        words.error(f"there is no attack {unknown[0]}; there are {', '.join(STRIKES)}")
    table = Printed("attack", "acknowledged, calm", "attacked", "bot, calm", "attacked")
    for title in ("memory, MB", "errors", "spared"):
        table.add_column(title)
    table.caption = "p50 / p99 in ms"
    all_spared = True
    for name in asked.attacks:
        row, spared = run(name, asked)
        table.add_row(*row)
        print(*row, sep=" | ", flush=True)
        all_spared &= spared
    Console(width=140).print(table)
    sys.exit(not all_spared)


if __name__ == "__main__":
    main()
