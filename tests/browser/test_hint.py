"""A hint on the page: what it costs, what it says, what it would do, and the decision itself."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from impera.server import thinking

from .playing import (
    CHOICE,
    OVER,
    SETTLED,
    complaints_of_axe,
    hurry,
    open_table,
    overflow,
    rush,
    sit_down,
    told,
    too_wide,
)
from .staging import golden, staged

BUTTON, SHEET, ADVICE = ".dock [aria-keyshortcuts=h]", ".hint", ".hint .advice"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search is enough here."""
    monkeypatch.setattr(thinking, "SIMULATIONS", 6)


async def begin(here: Any, **more: Any) -> Page:
    """Somebody alone against a bot, with a choice to make."""
    page: Page = await here.page("/t/nowhere", **more)
    await hurry(page)
    await open_table(page, players=2, chairs=["person", "level:1"])
    await sit_down(page)
    await until_there_is_a_choice(page)
    return page


async def until_there_is_a_choice(page: Page) -> None:
    """Make decisions that leave no choice, which have no hint."""
    await page.wait_for_selector(CHOICE)
    while not await page.query_selector(BUTTON):
        await rush(page, 1)
        await page.wait_for_selector(CHOICE)


async def ask(page: Page) -> None:
    """Ask for the first hint of the game."""
    await page.click(BUTTON)
    await page.click(f"{SHEET} .first")
    await page.wait_for_selector(ADVICE)


async def decided(page: Page, since: str) -> None:
    """Wait until the decision counts, and the sheet is gone with its position."""
    await page.wait_for_function(
        "since => String(document.querySelector('[role=log]').textContent.length) !== since",
        arg=since,
    )
    await expect(page.locator(SHEET)).to_have_count(0)


async def places(page: Page) -> Any:
    """Where the hand and the buttons of the dock lie."""
    found = "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
    return await page.eval_on_selector_all(".dock .hand, .dock .ways > button", found)


async def test_a_hint_is_asked_for_shown_and_followed(house: Any) -> None:
    async with house() as here:
        page = await begin(here)
        before = await places(page)
        await page.click(BUTTON)
        await expect(page.locator(SHEET)).to_contain_text("count towards your rating")
        assert await complaints_of_axe(page) == []
        await page.click(f"{SHEET} .first")
        await page.wait_for_selector(ADVICE)
        assert await places(page) == before
        await expect(page.locator(".own > header")).to_contain_text("1 hint: not rated")
        assert await complaints_of_axe(page) == []
        # It stays after a reload, and is shown without being asked for again.
        words = await page.inner_text(f"{ADVICE} >> nth=0")
        await page.reload()
        await page.click(BUTTON)
        assert await page.inner_text(f"{ADVICE} >> nth=0") == words
        # Pointing shows what it would do; a click does it, unless it comes too suddenly.
        await page.hover(f"{ADVICE} >> nth=0")
        await page.wait_for_selector(f"{ADVICE}.pointed")
        since = await told(page)
        await page.wait_for_function(SETTLED, arg=await page.evaluate("performance.now()"))
        await page.click(f"{ADVICE} >> nth=0")
        await decided(page, since)


async def test_a_pointed_hint_shows_its_ghosts(house: Any) -> None:
    game = golden("democracy-ro")
    replay = game.copy()
    replay.rewind(0)
    while replay.step != "play" or len(replay.legal) < 2:  # a card to play, and a choice of them
        replay.decide(game.decisions[len(replay.decisions)])
    before, seat = len(replay.decisions), replay.seat
    assert seat is not None
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page)
        async with staged(here.at, page, game, before, seat):
            await ask(page)
            await page.hover(".board .others")
            await page.wait_for_selector(".own .ghost", state="detached")
            await page.hover(f"{ADVICE} >> nth=0")
            await page.wait_for_selector(".own .ghost")


async def test_a_hint_by_keyboard_alone(house: Any) -> None:
    async with house() as here:
        page = await begin(here)
        await page.keyboard.press("h")
        await expect(page.locator(f"{SHEET} .first")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(page.locator(SHEET)).to_have_count(0)
        await expect(page.locator(BUTTON)).to_be_focused()
        await page.keyboard.press("h")
        await page.keyboard.press("Enter")
        await expect(page.locator(f"{ADVICE} >> nth=0")).to_be_focused()
        await page.wait_for_selector(f"{ADVICE}.pointed")
        since = await told(page)
        while await told(page) == since and await page.query_selector(f"{ADVICE}:focus"):
            await page.keyboard.press("Enter")
        await decided(page, since)
        # The second one is given at once.
        await until_there_is_a_choice(page)
        await page.keyboard.press("h")
        await page.wait_for_selector(ADVICE)
        await expect(page.locator(".own > header")).to_contain_text("2 hints: not rated")


async def test_a_touch_shows_what_a_hint_would_do_and_a_second_one_does_it(house: Any) -> None:
    async with house() as here:
        page = await begin(here, width=390, height=844, has_touch=True, is_mobile=True)
        await page.tap(BUTTON)
        await page.tap(f"{SHEET} .first")
        await page.wait_for_selector(ADVICE)
        assert await overflow(page) == 0
        since = await told(page)
        while not await page.query_selector(f"{ADVICE}.pointed"):
            await page.tap(f"{ADVICE} >> nth=0")
        assert await told(page) == since
        await page.tap(f"{ADVICE}.pointed")
        await decided(page, since)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1280, 720)])
async def test_the_sheet_has_room_in_every_language(house: Any, width: int, height: int) -> None:
    async with house() as here:
        page = await begin(here, width=width, height=height)
        await page.click(BUTTON)
        await page.wait_for_selector(f"{SHEET} .first")
        assert await too_wide(page, SHEET) == []
        await page.click(f"{SHEET} .first")
        await page.wait_for_selector(ADVICE)
        assert await too_wide(page, SHEET) == []


@pytest.mark.drill
async def test_a_finished_game_says_that_there_were_hints(house: Any) -> None:
    async with house() as here:
        page = await begin(here)
        await ask(page)
        await rush(page, 1000)
        await expect(page.locator(OVER)).to_contain_text("1 hint: not rated")
        await page.click(f"{OVER} a[href^='/g/']")
        await expect(page.locator("main > header")).to_contain_text("1 hint: not rated")


async def test_there_are_no_hints_among_people(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await open_table(page, players=2, chairs=["person", "person"])
        await sit_down(page)
        await page.wait_for_selector(".mine")
        await page.click("li:not(.mine) button")
        await page.click("dialog[open] button")
        await page.wait_for_selector(CHOICE)
        await page.keyboard.press("h")
        assert await page.query_selector(f"{BUTTON}, {SHEET}") is None
