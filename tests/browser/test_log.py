"""A long log in a real browser: its last part first, and earlier lines when they are asked for."""

from typing import Any

from playwright.async_api import Page, expect

from impera.server.table import facts, telling

from ..server.people import Address
from ..server.test_paging import fill
from .playing import CHOICE, complaints_of_axe, hurry, open_table, sit_down

LIST, SAID, EARLIER = "[role=log]", "[role=log] p.said", "[role=log] .earlier"
PLACE = "list => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight)"
UP = """list => {
    list.scrollTop = 10
    return list.querySelector("p.said").getBoundingClientRect().y
}"""
LONG = 3 * telling.PAGE + 50


async def say(at: Address, table: str, *texts: str) -> None:
    """Somebody says so much at once that no connection keeps up."""
    await fill(at.server.store, table, [facts.Talked(0, text=text) for text in texts])
    await at.server.house.tables[table].catch_up()


async def top_of(page: Page, text: str) -> float:
    """Where a line is on the screen."""
    box = await page.locator(SAID).get_by_text(text, exact=True).bounding_box()
    assert box is not None
    return box["y"]


async def test_a_long_log_is_read_back_to_its_beginning_without_jumping(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        table = await open_table(page, players=2, chairs=["person", "level:1"])
        await sit_down(page)
        await page.wait_for_selector(CHOICE)
        await expect(page.locator(EARLIER)).to_have_count(0)

        await say(here.at, table, *(f"Line {number}." for number in range(LONG)))
        await expect(page.locator(SAID)).to_have_count(telling.PAGE)  # it has missed the others
        await page.reload()
        await page.wait_for_selector(CHOICE)
        await expect(page.locator(SAID)).to_have_count(telling.PAGE)
        await expect(page.locator(SAID).last).to_contain_text(f"Line {LONG - 1}.")
        await page.wait_for_function(f"({PLACE})(document.querySelector('{LIST}')) === 0")
        assert await complaints_of_axe(page) == []

        first = str(await page.locator(SAID).first.inner_text())
        before = await page.locator(LIST).evaluate(UP)
        await expect(page.locator(SAID)).to_have_count(2 * telling.PAGE)
        assert abs(await top_of(page, first) - before) <= 1

        await say(here.at, table, "And one more.")
        await expect(page.locator(SAID).last).to_contain_text("And one more.")
        assert abs(await top_of(page, first) - before) <= 1

        for lines in (3 * telling.PAGE + 1, LONG + 1):
            await page.locator(EARLIER).press("Enter")
            await expect(page.locator(SAID)).to_have_count(lines)
        await expect(page.locator(EARLIER)).to_have_count(0)
        await expect(page.locator(SAID).first).to_contain_text("Line 0.")
        await expect(page.locator(LIST)).to_be_focused()
        await page.locator(LIST).evaluate("list => list.scrollTo(0, list.scrollHeight)")
        await say(here.at, table, "The end.")
        await expect(page.locator(SAID).last).to_be_in_viewport()
