"""Talk at the table in a real browser: pointing, reactions, free text, and who is there to hear."""

# ruff: noqa: RUF001  # typographic apostrophes

import re
from typing import Any

from playwright.async_api import Page, expect

from .playing import (
    CHOICE,
    SETTLED,
    complaints_of_axe,
    hurry,
    open_table,
    overflow,
    play,
    sit_down,
    too_wide,
)

BOT = "level:1"
RAIL = ".others .rail[data-domain=S] .point"
MENU = "dialog.pointing"
AIMED = re.compile("Attack|Embargo|Democracy")
ANSWER = "Nothing in my area can stop"


async def begin(page: Page, *chairs: str, **wanted: Any) -> str:
    """A table where this page has sat down."""
    await hurry(page)
    table = await open_table(page, players=len(chairs), chairs=list(chairs), **wanted)
    await sit_down(page)
    return table


async def two_people(here: Any, **wanted: Any) -> tuple[Page, Page]:
    """Two people at a table, who read different languages."""
    one, other = await here.page("/t/nowhere"), await here.page("/t/nowhere", locale="it")
    table = await begin(one, "person", "person", **wanted)
    await other.goto(f"{here.at.home}/t/{table}")
    await sit_down(other)
    for page in (one, other):
        await page.wait_for_selector(".board")
    return one, other


async def test_a_column_is_pointed_at_and_a_bot_answers(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await begin(page, "person", BOT, BOT)
        await page.wait_for_selector(CHOICE)
        await page.click(f"{RAIL} >> nth=0")
        menu = page.locator(MENU)
        await expect(menu.get_by_role("button")).to_have_count(5)
        assert await complaints_of_axe(page) == []
        stop = menu.locator("[data-phrase=stop-this]")
        said = await stop.inner_text()
        assert said.endswith("Science!")
        await page.wait_for_function(SETTLED, arg=await page.evaluate("performance.now()"))
        await stop.click()
        await expect(menu).to_have_count(0)
        await expect(page.locator("[role=log]")).to_contain_text(said)
        await expect(page.locator("[role=log]")).to_contain_text(ANSWER)
        await expect(page.locator(".bubble", has_text=ANSWER)).to_have_count(1)
        chat = page.locator("details.chat")
        assert await chat.get_attribute("open") is None
        await chat.locator("summary").click()
        await chat.locator("[data-phrase=wow]").click()
        await expect(page.locator("[role=log]")).to_contain_text("I didn’t see that coming!")
        assert await chat.get_attribute("open") is not None


async def test_a_column_is_pointed_at_by_keyboard(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere", width=390, height=844)
        await begin(page, "person", BOT)
        await page.wait_for_selector(CHOICE)
        await page.focus(".others .counts")
        await page.keyboard.press("Enter")
        await page.focus(RAIL)
        await page.keyboard.press("Enter")
        await page.wait_for_selector(MENU)
        await page.keyboard.press("Escape")
        await expect(page.locator(MENU)).to_have_count(0)
        await expect(page.locator(RAIL)).to_be_focused()
        await page.keyboard.press("Enter")
        assert await overflow(page) == 0
        assert await too_wide(page, MENU) == []
        await page.focus(f"{MENU} [data-phrase=no-answer]")
        await page.keyboard.press("Enter")
        await expect(page.locator(".bubble")).to_contain_text("I have no answer to")


async def test_while_an_effect_is_aimed_a_column_is_a_target_and_nothing_else(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await begin(page, "person", BOT)
        chip = page.locator(".dock .chip[data-choice]", has_text=AIMED)
        while not await chip.count():
            await play(page, 1, effects=False)
            await page.wait_for_selector(CHOICE)
        await chip.first.click()
        await page.wait_for_selector(".targets")
        assert await page.locator(".others .point").count() == 0


async def test_a_reaction_is_seen_at_the_seat_in_the_readers_language(house: Any) -> None:
    async with house() as here:
        one, other = await two_people(here)
        assert await one.locator("details.chat").get_attribute("open") is not None
        await one.click(".reactions [data-phrase=phew]")
        for page, said in ((one, "Phew, that was close!"), (other, "Fiuu, per un pelo!")):
            bubble = page.locator(".bubble", has_text=said)
            await expect(bubble.locator(".icon")).to_have_count(1)
            await expect(page.locator("[role=log]")).to_contain_text(said)
        assert await complaints_of_axe(one) == []
        await expect(one.locator(".bubble")).to_have_count(0)


async def test_free_text_is_read_before_it_is_sent_as_the_others_will_see_it(house: Any) -> None:
    async with house() as here:
        one, other = await two_people(here, free_text=True)
        await one.fill(".chat input", "  Truce \u202e  until\tEra III?  ")
        await expect(one.locator(".preview")).to_contain_text(": Truce until Era III?")
        await one.keyboard.press("Enter")
        await expect(other.locator("[role=log]")).to_contain_text("Truce until Era III?")
        await expect(one.locator(".chat input")).to_have_value("")


async def test_a_bot_that_talks_can_be_muted(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await begin(page, "person", BOT)
        await page.wait_for_selector(CHOICE)
        await page.click("text=Table menu")
        await page.click("button:has-text('Mute')")
        await expect(page.locator("button:has-text('Unmute')")).to_have_count(1)
