"""What a host does, as people see it in a real browser; and what is kept of them."""

import json
from typing import Any
from unittest.mock import patch

import pytest
from playwright.async_api import Page, expect

from impera.server.admin.orders import Ban, Banner, Close, Maintenance
from impera.server.app import Server
from impera.server.table import duties
from impera.words.languages import LANGUAGES

from .conftest import House
from .playing import complaints_of_axe, open_table, sit_down

LATE = 4070908800000  # 1 January 2099


async def me(page: Page) -> str:
    """The visitor's id."""
    found: str = await page.evaluate("fetch('/api/guest').then(a => a.json()).then(a => a.guest)")
    return found


async def has_a_name(page: Page, name: str) -> None:
    """The visitor has a cookie and a name."""
    body = json.dumps({"name": name})
    await page.evaluate(
        "body => fetch('/api/guest', {method: 'POST', body}).then(a => a.json())", body
    )


async def test_an_announcement_is_on_every_page_until_it_is_read(house: Any) -> None:
    async with house() as here:
        await here.at.server.carry_out("ada", Banner("We move on <b>Sunday</b>."))
        await here.at.server.carry_out("ada", Maintenance(True))
        page = await here.page("/")
        await expect(page.get_by_text("We move on <b>Sunday</b>.")).to_be_visible()
        await expect(page.get_by_text("No new tables can be opened for now.")).to_be_visible()
        assert await complaints_of_axe(page) == []
        await page.get_by_role("button", name="Got it").click()
        await expect(page.get_by_text("Sunday")).to_have_count(0)


async def test_an_announcement_is_read_in_the_reader_s_language(house: Any) -> None:
    async with house() as here:
        told = Banner("Back at noon.", texts={"it": "Torniamo a mezzogiorno.", "el": "…"})
        await here.at.server.carry_out("ada", told)
        for language, text in (("it", "Torniamo a mezzogiorno."), ("ro", "Back at noon.")):
            page = await here.page("/", locale=language)
            await expect(page.locator(".notice")).to_contain_text(text)
        await page.locator(".notice button").click()
        await expect(page.locator(".notice")).to_have_count(0)
        await page.evaluate("localStorage.setItem('impera:language', 'it')")
        await here.at.server.carry_out("ada", Banner("Back at one.", texts={"it": "All'una."}))
        await page.reload()
        await expect(page.locator(".notice")).to_contain_text("All'una.")


async def test_the_banned_are_told_so_with_the_end(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        await has_a_name(page, "Rude")
        table = await open_table(page, players=2, chairs=["person", "person"])
        await sit_down(page)
        await here.at.server.carry_out("ada", Ban(await me(page), "a test", LATE))
        heading = page.get_by_role("heading", level=1)
        await expect(heading).to_contain_text(
            "The host has blocked you from playing on this server."
        )
        await expect(heading).to_contain_text("2099")
        await page.goto(f"{here.at.home}/t/{table}")
        await expect(heading).to_contain_text("2099")


async def test_a_closed_table_says_that_the_host_did_it(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        table = await open_table(page, players=2, chairs=["person", "person"])
        await sit_down(page)
        await here.at.server.carry_out("ada", Close(table, "a test"))
        await expect(page.get_by_text("The table is closed.").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_privacy_page_says_what_is_kept(house: Any, language: str) -> None:
    async with house(contact="mailto:ada@example.org", imprint="Ada\nLondon") as here:
        page = await here.page("/privacy", locale=language, width=360, height=700)
        await expect(page.get_by_text("London")).to_be_visible()
        await expect(page.get_by_role("link", name="ada@example.org")).to_have_attribute(
            "href", "mailto:ada@example.org"
        )
        text = await page.inner_text("main")
        assert "privacy-" not in text
        assert "90" in text
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await complaints_of_axe(page) == []


async def test_a_visitor_downloads_and_deletes_what_is_kept(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        await has_a_name(page, "Ada of Nowhere")
        await page.goto(f"{here.at.home}/player")
        async with page.expect_download() as download:
            await page.get_by_role("link", name="Download my data").click()
        file = await (await download.value).path()
        assert json.loads(file.read_text("utf-8"))["name"] == "Ada of Nowhere"
        await page.get_by_role("button", name="Delete my data").click()
        assert await complaints_of_axe(page) == []
        await page.get_by_role("button", name="Delete for good").click()
        await expect(page.get_by_text("Everything has been deleted.")).to_be_visible()
        await expect(page.get_by_role("heading", level=1)).not_to_contain_text("Ada")
        assert await me(page) is None


async def test_somebody_who_does_not_move_is_voted_out(house: Any) -> None:
    with patch.object(duties, "UNMOVED", 0), patch.object(duties, "LONG_UNMOVED", 0):
        async with house() as here:
            await vote(here, here.at.server)


async def vote(here: House, server: Server) -> None:
    """Whoever waits lets a bot play for the other."""
    pages = [await here.page("/")]
    table = await open_table(pages[0], players=2, chairs=["person", "person"])
    pages.append(await here.page(f"/t/{table}"))
    for page in pages:
        await sit_down(page)
    for page in pages:
        await page.wait_for_selector(".board")
    live = await server.house.live(table)
    [asked] = live.table.asked()
    waits = pages[1 - asked]
    await waits.locator("summary", has_text="Table menu").click()
    await waits.get_by_role("button", name="Let a bot play for").click()
    await expect(waits.get_by_text("was voted out for not moving").first).to_be_attached()
