"""The draft in a real browser: everybody chooses at once; and chairs that bots fill."""

from typing import Any

from playwright.async_api import Page, expect

from .playing import complaints_of_axe, hurry, open_table, overflow, sit_down, too_wide

PACK = "[data-spot=pack] [data-choice]"
CHOSEN = "[data-spot=pack] .selected"
FACE = ".dock [data-kind]:not([data-kind^='?'])"


async def sit_at(here: Any, chairs: int, devices: list[int], **more: Any) -> list[Page]:
    """A draft of people, so many of them on each device."""
    pages = [await here.page("/t/nowhere", **more) for _ in devices]
    for page in pages:
        await hurry(page)
    await open_table(pages[0], players=chairs, chairs=["person"] * chairs, setup="draft")
    for page, people in zip(pages, devices, strict=True):
        await page.goto(pages[0].url)
        await sit_down(page)
        for _ in range(people - 1):
            await page.click("text=Sit down here too >> nth=0")
            await expect(page.locator(".mine")).to_have_count(people)
        await page.wait_for_selector(".mine, .board")
    for page in pages:
        await page.wait_for_selector(".board")
    return pages


async def by_seat(here: Any, pages: list[Page]) -> list[Page]:
    """The pages in the order of their seats; page n has chair n."""
    table = await here.at.get(f"/api/tables/{pages[0].url.rpartition('/')[2]}")
    seats = [chair["seat"] for chair in table["chairs"]]
    return [pages[seats.index(seat)] for seat in range(len(pages))]


async def told(page: Page) -> list[str]:
    """All that a page says, except for the clock."""
    return [await page.inner_text(where) for where in (".others", ".dock", "[role=log]")]


async def test_who_is_not_asked_yet_chooses_too_and_may_change_their_mind(house: Any) -> None:
    async with house() as here:
        first, last = await by_seat(here, await sit_at(here, 2, [1, 1]))
        await first.wait_for_selector(PACK)
        before = await told(first)
        await last.click(f"{PACK} >> nth=0")
        await expect(last.locator(CHOSEN)).to_have_attribute("aria-pressed", "true")
        await expect(last.locator(".sentence")).to_contain_text("Waiting for")
        chosen = await last.locator(CHOSEN).get_attribute("data-kind")
        assert await complaints_of_axe(last) == []
        await last.click(CHOSEN)
        await last.wait_for_selector(CHOSEN, state="detached")
        await last.keyboard.press("1")
        await expect(last.locator(CHOSEN)).to_have_attribute("data-kind", chosen or "")
        await last.reload()
        await expect(last.locator(CHOSEN)).to_have_attribute("data-kind", chosen or "")
        await expect(first.locator(".others")).not_to_contain_text("not connected")
        assert await told(first) == before
        await first.click(f"{PACK} >> nth=0")
        for page in (first, last):
            await expect(page.locator("[role=log]")).to_contain_text(" keeps ")
            await expect(page.locator(".sentence")).not_to_contain_text("Waiting for")
            await page.wait_for_selector(PACK)
        held = last.locator(".dock .hand [data-kind]")
        await expect(held).to_have_attribute("data-kind", chosen or "")


async def test_people_of_one_device_choose_one_after_another(house: Any) -> None:
    async with house() as here:
        shared, alone = await sit_at(here, 3, [2, 1])
        for _ in range(3):
            for _ in range(2):
                await shared.wait_for_selector("dialog[open]")
                assert await shared.query_selector(PACK) is None
                assert (
                    await shared.query_selector(".dock [data-kind]:not([data-kind^='?'])") is None
                )
                await shared.click("dialog button")
                await shared.click(f"{PACK} >> nth=0")
                await shared.wait_for_selector(PACK, state="detached")
            await alone.click(f"{PACK} >> nth=0")
        await alone.wait_for_selector("[data-spot=centre], .board")
        log = await shared.text_content("[role=log]")
        assert log is not None
        assert log.count(" keeps ") >= 6


async def test_a_free_chair_is_filled_with_a_bot(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere", width=360, height=740)
        await hurry(page)
        await open_table(page, players=3, chairs=["person"] * 3)
        assert await page.get_by_role("button", name="Seat a bot here").count() == 0
        await sit_down(page)
        await page.wait_for_selector(".mine")
        assert await too_wide(page) == []
        assert await overflow(page) <= 0
        await page.get_by_label("Strength of this bot").first.select_option(label="Adviser")
        await page.get_by_role("button", name="Seat a bot here").first.click()
        await expect(page.locator(".seats")).to_contain_text("Adviser")
        assert await too_wide(page) == []
        assert await complaints_of_axe(page) == []
        await page.get_by_role("button", name="Remove the bot").click()
        await expect(page.get_by_role("button", name="Seat a bot here")).to_have_count(2)
        for left in (1, 0):
            await page.get_by_role("button", name="Seat a bot here").first.click()
            if left:
                await page.get_by_role("button", name="Remove the bot").wait_for()
        await page.wait_for_selector(".board")
