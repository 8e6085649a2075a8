"""Games by another version of the rules, in a real browser: shown, with a note."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from impera.rules.agreement import VERSION
from impera.words.catalogue import Words

from ..server.people import Address
from .playing import complaints_of_axe, overflow

OTHER = VERSION + 1


def play_by_other_rules(file: Path) -> None:
    """Pretend that the rules had another version when all this was played."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET setup = json_set(setup, '$.rules', ?)", (OTHER,))
        database.execute("UPDATE games SET record = json_set(record, '$.rules', ?)", (OTHER,))
    database.close()


async def waiting(at: Address) -> str:
    """A table that nobody has joined."""
    return await at.open("person", "person")


async def begun(at: Address) -> str:
    """A table with a running game."""
    table = await at.open("person", "person")
    async with at.people(table, 2):
        return table


async def finished(at: Address) -> str:
    """A table with a game that bots have played."""
    table = await at.open("level:1", "level:1")
    while (await at.get(f"/api/tables/{table}"))["phase"] != "over":
        await asyncio.sleep(0.1)
    return table


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [("en", 1366, 650), pytest.param("uk", 390, 800, marks=pytest.mark.drill)],
)
async def test_a_game_of_other_rules_says_so(
    house: Any, tmp_path: Path, language: str, width: int, height: int
) -> None:
    said = Words(language)("other-rules", played=OTHER, now=VERSION)
    nobody_came = Words(language)("phase-closed")
    async with house() as here:
        tables = [await opened(here.at) for opened in (waiting, begun, finished)]
    play_by_other_rules(tmp_path / "tables.db")
    paths = [*(f"/t/{table}" for table in tables), f"/g/{tables[-1]}"]
    async with house() as here:
        for path in paths:
            page = await here.page(path, width=width, height=height, locale=language)
            await expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
            await expect(page.get_by_text(nobody_came)).to_have_count(0)
            assert await overflow(page) == 0
            assert await complaints_of_axe(page) == []
            await page.context.close()


async def test_a_game_of_these_rules_says_nothing_of_them(house: Any) -> None:
    said = Words("en")("other-rules", played=VERSION, now=VERSION)
    async with house() as here:
        table = await finished(here.at)
        for path in (f"/t/{table}", f"/g/{table}"):
            page = await here.page(path)
            await page.wait_for_selector(".over, .decisions")
            await expect(page.get_by_text(said)).to_have_count(0)
