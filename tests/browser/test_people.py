"""People and bots, in a real browser: faces, whose turn it is, and a player's own page."""

# ruff: noqa: RUF001  # typographic apostrophes

from typing import Any

import pytest
from playwright.async_api import Page, expect

from ..server.people import play_on, shuffle
from .playing import complaints_of_axe, hurry, open_table, overflow, too_wide

# The face beside every name.
FACES = """() => Object.fromEntries([...document.querySelectorAll("[data-seat]")].map(seat => [
    seat.getAttribute("aria-label"), seat.querySelector("[data-face]")?.dataset.face]))"""


async def fine(page: Page) -> None:
    """Nothing overflows, and axe has no complaints."""
    assert await overflow(page) <= 0
    assert await complaints_of_axe(page) == []


@pytest.mark.drill
@pytest.mark.parametrize("width", [360, 1280])
async def test_who_watches_four_bots_sees_four_faces_and_four_full_areas(
    house: Any, width: int
) -> None:
    async with house() as here:
        page = await here.page("/", width=width)
        await hurry(page)
        levels = [1, 1, 2, 2]
        table = await open_table(page, players=4, chairs=[f"level:{level}" for level in levels])
        await page.wait_for_selector(".watched [data-seat]")
        areas = page.locator(".watched [data-spot^='area:']")
        await expect(areas).to_have_count(4)
        for seat in range(4):
            await expect(areas.nth(seat)).to_be_visible()
        await expect(page.locator(".watched .counts")).to_have_count(0)
        await fine(page)
        watched = await page.evaluate(FACES)
        assert sorted(int(face.split(".")[0]) for face in watched.values()) == levels
        assert len({face.split(".")[1] for face in watched.values()}) == 4
        title = await page.title()
        assert all(name in title for name in watched)
        await page.wait_for_selector(".over")
        await page.goto(f"{here.at.home}/g/{table}")
        await page.wait_for_selector(".controls")
        assert await page.evaluate(FACES) == watched


async def test_home_says_whose_turn_it_is_and_puts_it_first(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        await hurry(page)
        await page.get_by_role("radio", name="2", exact=True).check()
        await page.click("text=Play now")
        await page.wait_for_selector(".dock [data-choice]")
        bot = str(await page.get_attribute("[data-seat]:not(.own)", "aria-label"))
        assert await page.title() == "● It’s your turn. · Impera"
        await open_table(page, players=2, chairs=["person", "person"])
        await page.click("main button.first")
        await page.wait_for_selector("text=1 seat is still open.")
        waiting = "You and 1 open seat · Waiting for everyone to sit down. · Impera"
        await expect(page).to_have_title(waiting)
        await page.goto(here.at.home)
        cards = page.locator("#own ~ ul a")
        await expect(cards).to_have_count(2)
        await expect(cards.nth(0)).to_contain_text("Your turn")
        await expect(cards.nth(0).locator("strong")).to_have_text(f"You and {bot}")
        await expect(cards.nth(0).locator("[data-face]")).to_have_count(1)
        await expect(cards.nth(1)).not_to_contain_text("Your turn")
        await expect(cards.nth(1).locator("strong")).to_have_text("You and 1 open seat")
        await expect(page).to_have_title("● It’s your turn. · Impera")
        await fine(page)


@pytest.mark.drill
async def test_a_player_has_a_page_of_their_own(house: Any) -> None:
    async with house() as here:
        page = await here.page("/", width=360)
        await page.get_by_role("link", name="Your page").click()
        await page.wait_for_selector("text=Finish a game, and you’ll see here how you’re doing.")
        await page.wait_for_selector("text=Play under a name")
        await fine(page)
        await page.get_by_role("button", name="Change").click()
        await page.get_by_label("Your name").fill("Ada von Weide")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", level=1)).to_have_text("Ada von Weide")
        await expect(page.locator("header .medal text").first).to_have_text("AW")
        cookies = await page.context.cookies()
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in cookies)
        for level in (1, 1, 2):
            table = await here.at.open("person", f"level:{level}")
            async with here.at.person(table, headers={"Cookie": cookie}) as ada:
                await ada.sit()
                await shuffle(ada)
                await play_on(ada)
        await here.at.ask_until(
            "/api/ranking", lambda told: 3 in [line["games"] for line in told["players"]]
        )
        await page.reload()
        await page.wait_for_selector("text=after 3 rated games")
        rows = page.locator("tbody tr")
        await expect(rows.nth(0)).to_contain_text("2 players3")
        await expect(rows.nth(1)).to_contain_text("Novice2")
        await expect(rows.nth(2)).to_contain_text("Apprentice1")
        await expect(page.get_by_text("Rated games: 3.")).to_be_visible()
        await expect(page.locator("section", has_text="The strongest")).to_contain_text("Ada")
        await expect(page.locator("a[href^='/g/']")).to_have_count(3)
        await fine(page)
        assert await too_wide(page) == []
        stranger = await here.page("/player")
        await stranger.wait_for_selector("text=Finish a game")
        await expect(stranger.locator("section", has_text="The strongest")).to_contain_text("Ada")
        await expect(stranger.locator("a[href^='/g/']")).to_have_count(0)
