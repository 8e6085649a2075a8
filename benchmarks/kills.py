"""Is anything acknowledged ever lost? Servers are killed under load, again and again.

People play at dozens of tables while the server is killed with `kill -9` and restarted at
once, on the same database and port. Everybody comes back with their token, reads the whole log,
and resends what was not answered. When a game ends, another one starts.
"""

import argparse
import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path

import msgspec
import uvloop
from clients import PATIENCE, ROOT, Failed, Served, serving
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Printed
from survivors import Player, Tally, Wrong, check_log
from websockets.exceptions import WebSocketException

from impera.server.storage.log import Event
from impera.server.storage.store import Store, open_store

SHORTEST = 0.05  # seconds that a server lives after its first decision
EARLY = 10  # one server in so many is killed that long after its start instead
SERVING = 2.0  # seconds until it should serve again
GONE = (WebSocketException, HTTPException, OSError, TimeoutError)


class Fact(Struct):
    """What the store keeps of a message."""

    type: str
    decision: str | None = None


async def check_store(store: Store, players: list[Player]) -> list[str]:
    """What is wrong in the store itself, at the end."""
    found = []
    for player in players:
        events = await store.tables.events(player.table) if player.table else []
        game = await store.games.find(player.table) if player.table else None
        try:
            check_events(player, events)
            check_game(player, None if game is None else game.record)
        except Wrong as wrong:
            found.append(str(wrong))
    return found


def check_events(player: Player, events: list[Event]) -> None:
    """Numbers without gaps, no id twice, and each event from the person who got the answer."""
    facts = [msgspec.json.decode(event.payload, type=Fact) for event in events]
    numbers = [event.number for event in events]
    check_log(player, numbers, [(fact.type, fact.decision) for fact in facts])
    if numbers != list(range(1, len(numbers) + 1)):
        raise Wrong(f"a gap in the events of {player.table}")
    ids = [str(event.client_id).partition(" ")[2] for event in events]
    expected = [said.id for said in player.answered] + ([player.open.id] if player.open else [])
    if ids != expected[: len(ids)] or len(set(ids)) < len(ids):
        raise Wrong(f"other ids at {player.table}")


def check_game(player: Player, record: str | None) -> None:
    """A finished game is stored as it was played."""
    if not player.over:
        return
    played = [said.fields["decision"] for said in player.answered if said.kind == "decide"]
    if record is None or msgspec.json.decode(record)["decisions"] != played:
        raise Wrong(f"another record of {player.table}")


class Siege:
    """All rounds on one database."""

    def __init__(self, database: str, folder: Path, tables: int, longest: float) -> None:
        self._database, self._folder, self._longest = database, folder, longest
        self.tally = Tally()
        self._players = [Player(self.tally) for _ in range(tables)]
        self._past: list[Player] = []
        self._port = 0
        self._killed = False

    async def round(self, number: int) -> None:
        """One life of a server."""
        self.tally.first.clear()
        self._killed = False
        began, life = time.perf_counter(), random.uniform(SHORTEST, self._longest)
        early = number > 0 and number % EARLY == 0
        with serving(self._database, self._folder, self._port) as served:
            self._port = served.port
            playing = asyncio.create_task(self._play(served))
            with suppress(TimeoutError):
                async with asyncio.timeout(life if early else PATIENCE):
                    await self.tally.first.wait()
                    self.tally.starts += [time.perf_counter() - began] if number else []
                    await asyncio.sleep(life)
            self._killed = True
            served.process.kill()
            await playing
        if not early and not self.tally.first.is_set():
            self.tally.wrong.append(f"no decision in round {number}")

    async def _play(self, served: Served) -> None:
        await self._until_open(served)
        await asyncio.gather(*(self._seat(place, served) for place in range(len(self._players))))

    async def _until_open(self, served: Served) -> None:
        while not self._killed:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.close()
                return
            await asyncio.sleep(0.005)

    async def _seat(self, place: int, served: Served) -> None:
        """Play one game after another."""
        try:
            while True:
                await self._players[place].play(served)
                self._past.append(self._players[place])
                self._players[place] = Player(self.tally)
        except (Wrong, Failed) as wrong:
            self.tally.wrong.append(str(wrong))
            self._players[place] = Player(self.tally)
        except GONE as gone:
            if not self._killed:
                self.tally.wrong.append(f"cut off by {type(gone).__name__}: {gone}")

    async def check(self) -> None:
        """Check the store without a server."""
        async with open_store(self._database) as store:
            self.tally.wrong += await check_store(store, self._past + self._players)
        if not self._database.startswith("postgres"):
            with closing(sqlite3.connect(self._database.removeprefix("sqlite:///"))) as file:
                if file.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    self.tally.wrong.append("the file is damaged")
        complaints = (self._folder / "complaints").read_text().splitlines()
        self.tally.wrong += [f"the server said: {line}" for line in complaints]


async def besiege(database: str, folder: Path, asked: argparse.Namespace) -> Tally:
    """Run all rounds on one database; returns what was seen."""
    siege = Siege(database, folder, asked.tables, asked.longest)
    for number in range(asked.rounds):
        await siege.round(number)
    await siege.check()
    return siege.tally


def report(name: str, rounds: int, tally: Tally) -> None:
    """Print the results."""
    printed = Printed("", "measured", "target", title=f"Killed on {name}, {rounds} times")
    for column in printed.columns[1:]:
        column.justify = "right"
    printed.add_row("decisions acknowledged", f"{tally.decisions:,}", "")
    printed.add_row("games finished", f"{tally.games:,}", "")
    printed.add_row("messages sent again", f"{tally.again:,}", "")
    printed.add_row("of which the log had already", f"{tally.there:,}", "")
    for what, of in (("median", statistics.median), ("longest", max)):
        measured = f"{of(tally.starts):.2f} s" if tally.starts else "-"
        printed.add_row(f"from start to a decision, {what}", measured, f"<= {SERVING:.0f} s")
    printed.add_row("lost, duplicated, out of order or wrong", str(len(tally.wrong)), "0")
    Console().print(printed)
    for wrong in tally.wrong[:20]:
        print(wrong[:500], file=sys.stderr)


def databases(only: str | None) -> Iterator[tuple[str, str]]:
    """The given database, or one of each kind, with its name."""
    if only is not None:
        yield ("PostgreSQL" if only.startswith("postgres") else "SQLite"), only
        return
    with tempfile.TemporaryDirectory(prefix="impera-") as folder:
        yield "SQLite", str(Path(folder) / "tables.db")
    sys.path.append(str(ROOT))
    from tests.server import postgresql

    programs = postgresql.programs()
    if programs is None:
        print("PostgreSQL is not installed; skipping it.", file=sys.stderr)
        return
    with postgresql.cluster(programs) as cluster:
        yield "PostgreSQL", cluster.url("postgres")


def main() -> None:
    """Kill and count; the exit status is 1 if anything was lost or wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", help="a file, or postgresql://…; without it one of each")
    parser.add_argument("--rounds", type=int, default=200, help="server lives per database")
    parser.add_argument("--tables", type=int, default=40, help="games at the same time")
    parser.add_argument("--longest", type=float, default=1.5, help="longest life, in seconds")
    asked = parser.parse_args()
    wrong = 0
    for name, database in databases(asked.database):
        with tempfile.TemporaryDirectory(prefix="impera-") as folder:
            tally = uvloop.run(besiege(database, Path(folder), asked))
        report(name, asked.rounds, tally)
        wrong += len(tally.wrong)
    sys.exit(1 if wrong else 0)


main()
