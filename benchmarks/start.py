"""How long a server takes to start when its database is full of tables.

A database is filled with unfinished and finished games, and `impera serve` is started on it, after
a start on an empty one that compiles what has to be compiled. Then a table with a very long log is
read. A second start shows what the first has put down for it.
"""

import argparse
import asyncio
import hashlib
import os
import random
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from clients import IMPERA, PATIENCE, ROOT
from rich.console import Console
from rich.table import Table as Printed

from impera.server.messages.protocol import DAY, Clock, encode
from impera.server.messages.requests import Open
from impera.server.storage.log import Event
from impera.server.storage.store import open_store
from impera.server.storage.tables import TableRow
from impera.server.table import facts, folding
from impera.server.table.setups import new_setup, new_table_id
from impera.server.table.standing import Table

sys.path.append(str(ROOT))
from tests.server.postgresql import free_port  # found by the line above

DIFFERENT = 20  # games that are really different; the others are copies of them
MOVES = 60  # decisions of an unfinished game
LONG = 20_000  # facts of the table with the long log
TARGET = 3.0  # seconds to the first answer
LONG_TARGET = 0.3  # seconds to read the long log
ASKED = ("/healthz", "/readyz", "/api/tables")


class Written:
    """A table and its log, made without a server."""

    def __init__(self, decisions: int | None, now: int) -> None:
        clock = Clock(7 * DAY)  # a game by correspondence
        wish = Open(players=2, chairs=["person"] * 2, public=True, clock=clock)
        self.setup = new_setup(wish)
        self.table = Table("template", self.setup, now)
        self.events: list[Event] = []
        self.now = now
        self.record: str | None = None
        values = [secrets.token_bytes(32) for _ in range(2)]
        for chair in range(2):
            self.add(facts.Sat(chair, None, None, secrets.token_hex(32)))
        for chair, value in enumerate(values):
            self.add(facts.Committed(chair, hashlib.sha256(value).hexdigest()))
        for chair, value in enumerate(values):
            self.add(facts.Revealed(chair, value.hex()))
        self.play(decisions)

    def add(self, fact: facts.Fact) -> None:
        """Append a fact."""
        name = f"{secrets.token_hex(12)} {len(self.events)}"
        payload = facts.write(fact).decode()
        event = Event(len(self.events) + 1, facts.kind(fact), payload, name, self.now)
        folding.fold(self.table, event)
        self.events.append(event)

    def play(self, decisions: int | None) -> None:
        """Play so many decisions, or to the end."""
        made = 0
        while self.table.game is not None and not self.table.game.over and made != decisions:
            self.add(facts.Decided(random.choice(self.table.game.legal), bot=False))
            made += 1
        if self.table.game is not None and self.table.game.over:
            self.record = encode(self.table.record(self.table.game)).decode()


async def prepare(path: Path) -> None:
    """An empty database."""
    async with open_store(str(path)):
        pass


def fill(path: Path, unfinished: int, finished: int) -> int:
    """So many tables, written directly; returns the number of facts."""
    now, number = round(time.time() * 1000), 0
    with closing(sqlite3.connect(path)) as connection, connection:
        for count, decisions in ((unfinished, MOVES), (finished, None)):
            kinds = [Written(decisions, now) for _ in range(min(count, DIFFERENT))]
            for place in range(count):
                number += put(connection, kinds[place % len(kinds)], now - place)
    return number


def put(connection: sqlite3.Connection, kind: Written, at: int) -> int:
    """A copy of a table under a name of its own."""
    name, done = new_table_id(), at if kind.record is not None else None
    opened = (name, facts.write(kind.setup).decode(), at, done)
    connection.execute(
        "INSERT INTO tables (id, setup, public, opened_at, finished_at) VALUES (?, ?, 1, ?, ?)",
        opened,
    )
    connection.executemany(
        "INSERT INTO events (table_id, number, kind, payload, client_id, at, digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        ((name, *event) for event in kind.events),
    )
    if kind.record is not None:
        connection.execute(
            "INSERT INTO games (table_id, finished_at, record, rated) VALUES (?, ?, ?, 1)",
            (name, at, kind.record),
        )
    return len(kind.events)


@contextmanager
def server(database: Path, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """A server that is being started."""
    words = [str(IMPERA), "serve", "--database", str(database), "--port", str(port)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def first_answers(database: Path) -> dict[str, float]:
    """Seconds from the start of the process to its first answer to each question."""
    port, began, found = free_port(), time.perf_counter(), {}
    with server(database, port) as process:
        for path in ASKED:
            while not answers(port, path):
                if process.poll() is not None:
                    sys.exit("the server did not start")
                time.sleep(0.005)
            found[path] = time.perf_counter() - began
        found["busy"], found["memory"] = busy(process.pid), memory(process.pid)
        found["pause"] = longest_pause(port)
    return found


def answers(port: int, path: str) -> bool:
    """Whether it answers with 200."""
    try:
        with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            return answer.status == 200
    except OSError:
        return False


def longest_pause(port: int) -> float:
    """The longest wait for an answer in the seconds after the start, while tables are taken up."""
    longest, until = 0.0, time.perf_counter() + 10
    while time.perf_counter() < until:
        asked = time.perf_counter()
        answers(port, "/healthz")
        longest = max(longest, time.perf_counter() - asked)
        time.sleep(0.01)
    return longest


def busy(process: int) -> float:
    """Seconds of processor time used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Resident memory in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / 1000


def read_long_log() -> float:
    """Seconds of processor time to fold a very long log."""
    now = round(time.time() * 1000)
    table = Written(MOVES, now)
    while len(table.events) < LONG:
        table.add(facts.WantsPause(0, want=len(table.events) % 2 == 0))
    row = TableRow("long", facts.write(table.setup).decode(), True, now, None)
    took = []
    for _ in range(3):
        began = time.process_time()  # whatever else the machine does
        folding.restored(row, table.events)
        took.append(time.process_time() - began)
    return statistics.median(took)


def main() -> None:
    """Fill, start twice, and print; the exit status is 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unfinished", type=int, default=10_000, help="tables in mid-game")
    parser.add_argument("--finished", type=int, default=1_000, help="tables with finished games")
    asked = parser.parse_args()
    figures: list[tuple[str, float, float | None]] = []
    with tempfile.TemporaryDirectory(prefix="impera-") as folder:
        database, empty = Path(folder) / "tables.db", Path(folder) / "empty.db"
        for path in (database, empty):
            asyncio.run(prepare(path))
        wanted = fill(database, asked.unfinished, asked.finished)
        first_answers(empty)
        for start in ("first", "second"):
            found = first_answers(database)
            for asks in ASKED:
                figures.append((f"{start} start, {asks}, s", found[asks], TARGET))
            figures.append((f"{start} start, processor time by then, s", found["busy"], None))
            figures.append(
                (f"{start} start, longest wait in the next 10 s, s", found["pause"], None)
            )
            figures.append(
                (f"{start} start, memory at the first answer, MB", found["memory"], None)
            )
    figures.append((f"reading a log of {LONG:,} facts, s", read_long_log(), LONG_TARGET))
    tables = asked.unfinished + asked.finished
    printed = Printed("", "measured", "target", title=f"{tables:,} tables, {wanted:,} facts")
    for name, measured, target in figures:
        printed.add_row(name, f"{measured:,.2f}", "" if target is None else f"{target:,.1f}")
    Console().print(printed)
    sys.exit(any(target is not None and measured > target for _, measured, target in figures))


if __name__ == "__main__":
    main()
