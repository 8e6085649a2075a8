"""Servers as real processes: one alone, two over one PostgreSQL, stopped and killed."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from impera.records import fair
from impera.server.storage.store import open_store

from ..patience import PATIENCE
from .people import Address, Person, play_on, shuffle

IMPERA = Path(sys.executable).parent / "impera"


class Process(Address):
    """A server in its own process."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process, self.port = process, port
        self.home = f"http://127.0.0.1:{port}"

    async def kill(self) -> None:
        """Kill it, the worst way to end."""
        self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def started(
    database: str, *options: str, **environment: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`impera serve` with these options."""
    process = await asyncio.create_subprocess_exec(
        IMPERA,
        *("serve", "--port", "0", "--bot-pace", "0", *options),
        env={**os.environ, "IMPERA_DATABASE": database, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@asynccontextmanager
async def served(database: str, *options: str, **environment: str) -> AsyncIterator[Process]:
    """A server that is ready."""
    async with started(database, *options, **environment) as process:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        assert line.startswith("Impera is at http://"), line
        yield Process(process, int(line.rpartition(":")[2]))


async def refused(database: str, *options: str) -> str:
    """The one-line error of a server that doesn't start."""
    async with started(database, *options) as process:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert (process.returncode, out) == (2, b"")
        [line] = err.decode().splitlines()
        return line


def happened(person: Person) -> list[dict[str, Any]]:
    """What everybody was told."""
    return [{**what, "decision": None} for what in person.happened()]


async def test_any_process_serves_any_table(postgres: str) -> None:
    async with served(postgres) as first, served(postgres) as second:
        table = await first.open("person", "person", "level:1", setup="draft", public=True)
        assert [each["table"]["id"] for each in (await second.get("/api/tables"))["tables"]] == [
            table
        ]
        async with (
            first.person(table) as one,
            second.person(table) as other,
            second.person(table) as watcher,
        ):
            await one.sit(name="Ana")
            await other.reach(one.number)
            await other.sit(name="Bo")
            await one.until(lambda told: told.get("present") == [True, True, False])
            await one.reach(other.number)
            await shuffle(one, other)
            await play_on(one, other)
            await watcher.phase_is("over")
            assert happened(one) == happened(other) == happened(watcher)
            game = fair.verify((await second.http("GET", f"/api/games/{table}/record")).text)
            assert game.result == one.views[0]["result"]
        ranked = await first.ask_until("/api/ranking", lambda found: found["players"])
        assert [line["games"] for line in ranked["players"]] == [1]
    async with open_store(postgres) as store:
        events = await store.tables.events(table)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        assert sum(event.kind == "decided" for event in events) == len(game.decisions)


async def test_when_a_process_is_killed_another_goes_on_thinking(postgres: str) -> None:
    async with served(postgres) as first, served(postgres) as second:
        tables = [await first.open(*["level:1"] * 4, teams=True) for _ in range(6)]
        await first.kill()
        for table in tables:
            async with second.person(table) as watcher:
                await watcher.phase_is("over")


async def test_people_go_on_at_another_process(postgres: str) -> None:
    async with served(postgres) as second:
        async with served(postgres) as first:
            table = await first.open("person", "person")
            async with first.person(table) as one, first.person(table) as other:
                await one.sit()
                await other.sit()
                await one.reach(other.number)
                await shuffle(one, other)
                await play_on(one, other, decisions=10)
                tokens, numbers = [], {one.number, other.number}
                tokens = [each.welcome["token"] for each in (one, other)]
                await first.kill()
        async with (
            second.person(table, token=tokens[0]) as one,
            second.person(table, token=tokens[1]) as other,
        ):
            assert {one.number, other.number} == numbers
            await play_on(one, other)


async def test_a_file_is_served_by_one_process(sqlite: str) -> None:
    async with served(sqlite):
        assert "another server is using it" in await refused(sqlite)
    async with served(sqlite):  # it can be served again
        pass


async def test_an_address_in_use_is_refused(sqlite: str, tmp_path: Path) -> None:
    async with served(sqlite) as at:
        line = await refused(f"{tmp_path}/other.db", "--port", str(at.port))
        assert line.startswith(f"impera: cannot serve at 127.0.0.1 port {at.port}: ")


async def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "nowhere" in await refused(f"{tmp_path}/nowhere/impera.db")
    assert "name a database as" in await refused("mysql://here")
    line = await refused("postgresql://ana:secret@127.0.0.1:1/x")
    assert "secret" not in line
    assert "127.0.0.1:1" in line


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_gracefully_and_says_nothing_secret(
    sqlite: str, sign: signal.Signals
) -> None:
    async with served(sqlite, IMPERA_LOG_FORMAT="json") as at:
        table = await at.open("person", "person")
        async with at.person(table) as one, at.person(table) as other:
            await one.sit(name="Ana")
            await other.sit()
            await one.reach(other.number)
            await shuffle(one, other)
            await play_on(one, other, decisions=5)
            at.process.send_signal(sign)
            assert (await one.closed())[0] == 1012
        out, err = await asyncio.wait_for(at.process.communicate(), PATIENCE)
        assert (at.process.returncode, out) == (0, b"")
        lines = [json.loads(line) for line in err.decode().splitlines()]
        assert [line["event"] for line in lines] == ["serving", "stopped"]
        for secret in (table, one.welcome["token"], one.contribution.hex(), "Ana"):
            assert secret not in err.decode()


async def test_health_and_figures(url: str) -> None:
    async with served(url) as at:
        assert (await at.get("/healthz"))["status"] == "ok"
        table = await at.open("level:1", "level:2")
        async with at.person(table) as watcher:
            await watcher.phase_is("over")
            figures = (await at.http("GET", "/metrics")).text
        assert "impera_sockets 1.0" in figures
        assert "impera_games_finished_total 1.0" in figures
        assert 'impera_facts_total{kind="decided"}' in figures


async def test_figures_can_be_shut_off(sqlite: str) -> None:
    async with served(sqlite, "--metrics", "off") as at:
        assert (await at.http("GET", "/metrics")).status_code == 404
