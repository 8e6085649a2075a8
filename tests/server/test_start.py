"""A start with many tables: only those with something to do are read, and none is forgotten."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from impera.server import house, waking
from impera.server.house import House
from impera.server.storage.database import Unavailable
from impera.server.table.duties import DAY

from ..patience import PATIENCE
from .people import Address, serving


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose logs were read."""
    names: list[str] = []
    read = House.read

    async def noted(self: House, table_id: str) -> Any:
        names.append(table_id)
        return await read(self, table_id)

    monkeypatch.setattr(House, "read", noted)
    return names


async def looked_through(at: Address) -> None:
    """All tables have been looked at."""
    async with asyncio.timeout(PATIENCE):
        while (task := at.server.house._taking_up) is None:
            await asyncio.sleep(0.01)
        await task


async def test_tables_without_anything_to_do_are_read_once_and_not_kept_in_memory(
    url: str, reads: list[str]
) -> None:
    async with serving(url) as at:
        tables = [await at.open("person", "person", public=True) for _ in range(20)]
    reads.clear()
    async with serving(url) as at:
        await looked_through(at)
        assert sorted(reads) == sorted(tables)
        assert at.server.house.tables == {}
    reads.clear()
    async with serving(url) as at:
        await looked_through(at)
        assert reads == []
        listed = (await at.get("/api/tables"))["tables"]
        assert {each["table"]["id"] for each in listed} == set(tables)


async def test_a_table_that_has_gone_on_since_is_read_again(url: str, reads: list[str]) -> None:
    for _ in range(2):
        async with serving(url) as at:
            table = await at.open("person", "person")
            await looked_through(at)
    async with serving(url) as at, at.person(table) as person:
        await person.sit()
    reads.clear()
    async with serving(url) as at:
        await looked_through(at)
        assert table in reads


async def test_what_another_version_has_noted_does_not_count(
    url: str, reads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
    async with serving(url) as at:
        await looked_through(at)
    reads.clear()
    monkeypatch.setattr("impera.__version__", "another")
    async with serving(url) as at:
        await looked_through(at)
        assert reads == [table]


async def test_a_sleeping_table_wakes_when_its_time_has_come(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
    async with serving(sqlite) as at:
        await looked_through(at)
        assert at.server.house.tables == {}
    with sqlite3.connect(tmp_path / "tables.db") as database:  # two days later
        moved = f"opened_at = opened_at - {2 * DAY}, due_at = due_at - {2 * DAY}"
        database.execute(f"UPDATE tables SET {moved}")
    database.close()
    async with serving(sqlite) as at:
        await at.ask_until(f"/api/tables/{table}", lambda answer: answer["phase"] == "closed")


async def test_bots_go_on_after_a_start(url: str) -> None:
    async with serving(url, bot_pace=0.05) as at:
        table = await at.open("level:1", "level:1")
    async with serving(url) as at:
        await at.ask_until(f"/api/tables/{table}", lambda answer: answer["phase"] == "over")


async def test_a_table_that_sleeps_here_hears_what_is_played_elsewhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that keeps a table lets its bots play, though it had put the table away."""
    monkeypatch.setattr(house, "IDLE", 1.0)
    monkeypatch.setattr(house, "SWEEP", 0.05)
    async with serving(postgres) as one, serving(postgres) as other:
        async with asyncio.timeout(PATIENCE):
            while any(len(each.server.house.alive) < 2 for each in (one, other)):
                await asyncio.sleep(0.01)
        table = await one.open("person", "level:1")
        keeper = one if one.server.house.keeps(table) else other
        elsewhere = other if keeper is one else one
        async with asyncio.timeout(PATIENCE):
            while not keeper.server.house._waking.sleeps(table):
                await asyncio.sleep(0.01)
        async with elsewhere.people(table, 1) as people:
            while people[0].phase == "playing" and not any(
                each["type"] == "decided" and each["bot"] for each in people[0].happened()
            ):
                if people[0].legal:
                    await people[0].decide()
                else:
                    await people[0].read()


async def test_many_unused_tables_do_not_stay_in_memory(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "SWEEP", 0.05)
    monkeypatch.setattr(house, "SPARE", 5)
    monkeypatch.setattr(house, "CROWDED", 0.1)
    async with serving(sqlite) as at:
        for _ in range(20):
            await at.open("person", "person", public=True)
        async with asyncio.timeout(PATIENCE):
            while len(at.server.house.tables) > 5:
                await asyncio.sleep(0.01)
        assert len((await at.get("/api/tables"))["tables"]) == 20


async def test_a_start_that_the_storage_interrupts_goes_on_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as at:
        table = await at.open("level:1", "level:1")
    monkeypatch.setattr(waking, "RETRY", 0.01)
    read, failures = House.read, 3

    async def fails(self: House, table_id: str) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise Unavailable("not now")
        return await read(self, table_id)

    monkeypatch.setattr(House, "read", fails)
    async with serving(sqlite) as at, asyncio.timeout(PATIENCE):
        while await at.server.store.games.find(table) is None:
            await asyncio.sleep(0.01)
