"""The tutorial in a real browser: by mouse, by keyboard, on a phone, in Greek, and accessible."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from impera.server.messages.replies import Lesson
from impera.server.tutorial import LEARNER, tutorial

from .playing import complaints_of_axe, too_wide

STEPS = tutorial().steps
CHAPTERS = list(dict.fromkeys(step.chapter for step in STEPS))
STOPS = [at for at, step in enumerate(STEPS) if step.seat in (None, LEARNER)]
CARDS = ("play", "discard", "take", "give")


async def arrived(page: Page, at: int) -> None:
    """Wait until the page shows that step."""
    await page.wait_for_selector(f".board[data-at='{at}']")


async def at_step(page: Page) -> int:
    """The step that the page shows."""
    return int(await page.get_attribute(".board", "data-at") or 0)


async def reach(page: Page, at: int) -> None:
    """Let the others play until that step, without watching."""
    while (now := await at_step(page)) != at:
        assert now < at, f"the page is at {now}, beyond {at}"
        await page.evaluate("document.querySelector('[data-way=skip]')?.click()")


async def by_mouse(page: Page, at: int) -> None:
    """Do what the lesson asks for, by clicking."""
    if STEPS[at].seat != LEARNER:
        await page.click("[data-way=next]")
    elif await page.query_selector(".lit.on button"):
        await page.click(".lit.on button")
        if await at_step(page) == at:
            await page.click(".targets .lit.on button")
    else:
        await page.click(".own button[aria-label*='chosen by the lesson']")


def number_of(step: Lesson) -> list[int]:
    """The number keys that make the decision: cards, effects, the end; then targets."""
    legal, wanted = step.view["legal"], str(step.decision)
    cards = [token for token in legal if token.split()[0] in CARDS]
    effects: dict[str, list[str]] = {}
    for token in legal:
        if token not in cards and token != "end":
            effects.setdefault(token.split()[0], []).append(token)
    if wanted in cards:
        return [cards.index(wanted) + 1]
    if wanted == "end":
        return [len(cards) + len(effects) + 1]
    verb = wanted.split()[0]
    chip = len(cards) + list(effects).index(verb) + 1
    return [chip] if effects[verb] == [verb] else [chip, effects[verb].index(wanted) + 1]


async def by_keyboard(page: Page, at: int) -> None:
    """Do what the lesson asks for, by keyboard."""
    step = STEPS[at]
    if step.seat != LEARNER:
        await page.keyboard.press("Enter")
        return
    for number in number_of(step):
        if number <= 9:
            await page.keyboard.press(str(number))
        else:
            await page.focus(".lit.on button")
            await page.keyboard.press("Enter")


@pytest.mark.parametrize("hand", [by_mouse, by_keyboard])
async def test_the_whole_tutorial_is_won(house: Any, hand: Any) -> None:
    async with house() as here:
        page = await here.page("/learn", reduced_motion="reduce")
        await arrived(page, 0)
        for at in STOPS[:-1]:
            await reach(page, at)
            await hand(page, at)
        await arrived(page, STOPS[-1])
        await page.get_by_role("heading", name="What next?").wait_for()
        await page.get_by_role("button", name="Play against bots").click()
        await page.wait_for_url("**/t/*")


async def test_others_play_by_themselves_and_are_told_in_words(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn")
        await arrived(page, 0)
        await page.get_by_role("button", name="Army").first.click()
        end = next(at for at in STOPS if STEPS[at].decision == "end")
        while await at_step(page) < end:
            await page.keyboard.press("ArrowRight")
        await page.get_by_role("button", name="End the turn").click()
        said = page.locator(".panel [aria-live=polite]")
        await expect(said).to_contain_text("West plays Economy II.")
        await expect(said).to_contain_text("North plays Religion II.")
        await arrived(page, next(at for at in STOPS if at > end))
        await expect(page.locator(".hand .fresh")).to_have_count(2)


async def test_what_others_play_can_be_skipped(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn")
        await arrived(page, 0)
        end = next(at for at in STOPS if STEPS[at].decision == "end")
        while await at_step(page) < end:
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        await page.get_by_role("button", name="Skip").click()
        await arrived(page, next(at for at in STOPS if at > end))


async def test_another_legal_choice_is_answered_kindly(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn")
        await arrived(page, 0)
        await page.get_by_role("button", name="Army").first.click()
        before = await at_step(page)
        await page.get_by_role("button", name="play Religion II").click()
        said = page.locator(".panel [aria-live=polite]")
        await expect(said).to_contain_text("For now: play Army II.")
        assert await at_step(page) == before
        await page.get_by_role("button", name="Show me").click()
        await arrived(page, before + 1)
        await page.get_by_role("button", name="Breakthrough").click()
        await expect(said).to_contain_text("For now: Assassination.")
        await page.keyboard.press("ArrowLeft")
        await arrived(page, before)


async def test_one_goes_on_where_one_was(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn")
        await arrived(page, 0)
        await page.get_by_role("button", name="Culture").first.click()
        at = await at_step(page)
        assert STEPS[at].chapter == "C"
        await page.reload()
        await arrived(page, at)
        await expect(page.locator("nav [aria-current=step]")).to_have_accessible_name("Culture")


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1400, "dark")])
async def test_axe_finds_nothing_in_any_chapter(house: Any, width: int, scheme: str) -> None:
    async with house() as here:
        page = await here.page("/learn", width=width, color_scheme=scheme, reduced_motion="reduce")
        await arrived(page, 0)
        for place, chapter in enumerate(CHAPTERS):
            await page.locator("nav ol button").nth(place).click()
            await page.keyboard.press("ArrowRight")
            await page.evaluate("document.querySelector('.asked .lit.on .chip')?.click()")
            assert await complaints_of_axe(page) == [], chapter
        while await at_step(page) != STOPS[-1]:
            await page.keyboard.press("ArrowRight")
        assert await complaints_of_axe(page) == []


async def test_no_lesson_is_wider_than_a_phone_in_any_language(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn", width=360, reduced_motion="reduce")
        await arrived(page, 0)
        seen = set()
        while STOPS[-1] not in seen:
            seen.add(at := await at_step(page))
            await page.evaluate("document.querySelector('.asked .lit.on .chip')?.click()")
            if at % 3 == 0:
                assert await too_wide(page) == [], STEPS[at].lesson
            await page.keyboard.press("ArrowRight")
        assert {STEPS[at].chapter for at in seen} == set(CHAPTERS)
