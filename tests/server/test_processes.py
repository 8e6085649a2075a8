"""Processes that listen to each other, start together, lose their database or are killed."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from impera.server.storage.database import Unavailable
from impera.server.storage.store import open_store
from tests.patience import PATIENCE
from tests.server.postgresql import Cluster

ROOT = Path(__file__).parent.parent.parent


async def test_listeners_hear_of_new_events_only(url: str) -> None:
    heard: list[tuple[str | None, int]] = []

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        await store.listen(stumble)
        await store.listen(lambda *change: heard.append(change))
        await store.tables.append("a", 1, "decide", "{}", "c")
        await store.tables.append("a", 1, "decide", "{}", "c")
        await store.tables.append("a", 2, "decide", "{}")
        await until(lambda: ("a", 2) in heard)
        assert heard in ([("a", 1), ("a", 2)], [("a", 2)])


async def until(true: Any, seconds: float = PATIENCE) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_process_hears_of_the_events_of_another(postgres: str) -> None:
    heard: set[tuple[str | None, int]] = set()
    async with open_store(postgres) as store:
        await store.listen(lambda *change: heard.add(change))
        with appender(postgres, tables=2, events=3) as process:
            begin(process)
            await until(lambda: {("table0", 3), ("table1", 3)} <= heard)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        assert await store.tables.heads(["table0", "table1"]) == {"table0": 3, "table1": 3}


async def test_lost_connections_come_back_by_themselves(postgres: str) -> None:
    heard: list[tuple[str | None, int]] = []
    async with open_store(postgres) as one, open_store(postgres) as other:
        await one.tables.open("a", "{}")
        await one.listen(lambda *change: heard.append(change))
        killer = await asyncpg.connect(postgres)
        await killer.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await killer.close()
        await until(lambda: (None, 0) in heard)
        await other.tables.append("a", 1, "decide", "{}")
        await one.tables.append("a", 2, "decide", "{}")
        await until(lambda: ("a", 2) in heard)
        await one.ping()


@contextmanager
def appender(url: str, tables: int, events: int) -> Iterator["subprocess.Popen[str]"]:
    """The appending program, loaded and waiting to start."""
    words = [sys.executable, "-m", "tests.server.appender", url, str(tables), str(events)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def begin(process: "subprocess.Popen[str]") -> None:
    """Start the program's work."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def test_no_acknowledged_event_is_lost_when_the_process_is_killed(url: str) -> None:
    acknowledged: list[list[str]] = []
    for _ in range(4):
        with appender(url, tables=5, events=10**6) as process:
            begin(process)
            assert process.stdout is not None
            lines = [process.stdout.readline()]
            time.sleep(random.uniform(0, 0.3))
            process.kill()
            lines += process.stdout.readlines()
            acknowledged += [line.split() for line in lines if line.endswith("\n")]

    async def check() -> None:
        async with open_store(url) as store:
            kept = {name: await store.tables.events(name) for name, *_ in acknowledged}
        for events in kept.values():
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            assert len({event.client_id for event in events}) == len(events)
        for name, number, client_id in acknowledged:
            assert kept[name][int(number) - 1].client_id == client_id
        # One batch may have been written without its answers arriving.
        assert sum(map(len, kept.values())) <= len(acknowledged) + 4 * 5

    assert len(acknowledged) >= 4
    asyncio.run(check())


def test_processes_that_start_at_once_on_an_empty_database_all_succeed(url: str) -> None:
    with ExitStack() as stack:
        processes = [stack.enter_context(appender(url, tables=1, events=0)) for _ in range(3)]
        for process in processes:
            begin(process)
        assert [process.wait(PATIENCE) for process in processes] == [0, 0, 0]


async def test_a_database_that_goes_away_is_unavailable(postgres: str, cluster: Cluster) -> None:
    async with open_store(postgres) as store:
        await store.tables.open("a", "{}")
        admin = await asyncpg.connect(cluster.url("postgres"))
        await admin.execute("ALTER DATABASE tests ALLOW_CONNECTIONS false")
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tests'"
        )
        with pytest.raises(Unavailable):
            await store.tables.append("a", 1, "decide", "{}")
        with pytest.raises(Unavailable):
            await store.ping()
        await admin.execute("ALTER DATABASE tests ALLOW_CONNECTIONS true")
        await admin.close()
        assert (await store.tables.append("a", 1, "decide", "{}")).fresh
