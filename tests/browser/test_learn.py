"""The courses in a real browser: by mouse, by keyboard, on a phone, in Greek, and accessible."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from impera.server.messages.replies import Course, Lesson
from impera.server.tutorial import tutorial

from .playing import complaints_of_axe, too_wide

FIRST, POINTS, READING = tutorial().courses
COURSE = pytest.mark.parametrize("course", tutorial().courses, ids=lambda course: course.name)
CARDS = ("play", "discard", "take", "give", "keep", "open")


def stops(course: Course) -> list[int]:
    """The steps at which a course waits."""
    return [at for at, step in enumerate(course.steps) if step.lesson is not None]


def chapters(course: Course) -> list[str]:
    """The chapters in order."""
    return list(dict.fromkeys(step.chapter for step in course.steps))


def begins(course: Course, chapter: str) -> int:
    """The first step of a chapter."""
    return next(at for at in stops(course) if course.steps[at].chapter == chapter)


async def arrived(page: Page, at: int) -> None:
    """Wait until the page shows that step."""
    await page.wait_for_selector(f".board[data-at='{at}']")


async def at_step(page: Page) -> int:
    """The step that the page shows."""
    return int(await page.get_attribute(".board", "data-at") or 0)


async def reach(page: Page, at: int) -> None:
    """Let everything play until that step, without watching."""
    while (now := await at_step(page)) != at:
        assert now < at, f"the page is at {now}, beyond {at}"
        await page.evaluate("document.querySelector('[data-way=skip]')?.click()")


async def by_mouse(page: Page, course: Course, at: int) -> None:
    """Do what the lesson asks for, by clicking."""
    step = course.steps[at]
    if step.find is not None:
        _, seat, domain = step.find.split()
        area = ".own" if int(seat) == course.seat else f".other[data-seat='{seat}']"
        await page.click(f"{area} button[data-domain='{domain}']")
    elif step.seat is None:
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


async def by_keyboard(page: Page, course: Course, at: int) -> None:
    """Do what the lesson asks for, by keyboard."""
    step = course.steps[at]
    if step.find is not None:
        await page.keyboard.press("ArrowRight")
        return
    if step.seat is None:
        await page.keyboard.press("Enter")
        return
    for number in number_of(step):
        if number <= 9:
            await page.keyboard.press(str(number))
        else:
            await page.focus(".lit.on button")
            await page.keyboard.press("Enter")


@COURSE
@pytest.mark.parametrize("hand", [by_mouse, by_keyboard])
async def test_a_whole_course_is_won_and_celebrated(house: Any, course: Course, hand: Any) -> None:
    async with house() as here:
        page = await here.page("/learn", reduced_motion="reduce")
        await page.get_by_role("heading", name="Learn to play").wait_for()
        await page.click(f".courses a.button[href^='/learn/{course.name}']")
        await arrived(page, 0)
        for at in stops(course)[:-1]:
            await reach(page, at)
            await hand(page, course, at)
        await arrived(page, stops(course)[-1])
        await page.get_by_role("heading", name="Victory!").wait_for()
        moving = "document.getAnimations().filter(each => each.playState === 'running').length"
        assert await page.evaluate(moving) == 0
        await page.get_by_role("heading", name="What next?").wait_for()
        await page.get_by_role("link", name="All lessons").click()
        done = page.locator(f".chapters a[href^='/learn/{course.name}#'] .tick")
        await expect(done).to_have_count(len(chapters(course)))


async def test_after_the_first_victory_one_plays_or_goes_on_learning(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/first#win")
        await arrived(page, begins(FIRST, "win"))
        while await at_step(page) != stops(FIRST)[-1]:
            await page.keyboard.press("ArrowRight")
        slabs = page.locator(".victory .slab")
        await expect(slabs).to_have_count(7)
        filling = "slabs => slabs.every(slab => slab.getAnimations().length === 1)"
        assert await slabs.evaluate_all(filling)
        await page.get_by_role("link", name="Next lesson: Draft and points").click()
        await arrived(page, 0)
        await page.go_back()
        await page.get_by_role("button", name="Victory").click()
        while await at_step(page) != stops(FIRST)[-1]:
            await page.keyboard.press("ArrowRight")
        await page.get_by_role("button", name="Play against bots").click()
        await page.wait_for_url("**/t/*")


async def test_a_majority_is_counted_domain_by_domain(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/points#last", reduced_motion="reduce")
        await arrived(page, begins(POINTS, "last"))
        while await at_step(page) != stops(POINTS)[-1]:
            await page.keyboard.press("ArrowRight")
        count = page.locator(".victory table")
        rows = await count.locator("tbody tr").evaluate_all(
            """rows => rows.map(row => [
                row.querySelectorAll('.point').length,
                Number(row.querySelector('.sum').textContent),
            ])"""
        )
        assert rows == [[2, 2], [1, 1], [2, 2], [1, 1]]  # the learner first, then West, North, East
        await expect(count.locator("tr.ahead th")).to_have_text("South")


async def test_others_play_by_themselves_and_are_told_in_words(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/first#A")
        await arrived(page, begins(FIRST, "A"))
        end = next(at for at in stops(FIRST) if FIRST.steps[at].decision == "end")
        while await at_step(page) < end:
            await page.keyboard.press("ArrowRight")
        await page.get_by_role("button", name="End turn").click()
        said = page.locator(".panel [aria-live=polite]")
        await expect(said).to_contain_text("West plays Economy II.")
        await expect(said).to_contain_text("North plays Religion II.")
        await arrived(page, next(at for at in stops(FIRST) if at > end))
        await expect(page.locator(".hand .fresh")).to_have_count(2)


async def test_what_others_play_can_be_skipped(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/first")
        await arrived(page, 0)
        end = next(at for at in stops(FIRST) if FIRST.steps[at].decision == "end")
        while await at_step(page) < end:
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        await page.get_by_role("button", name="Skip").click()
        await arrived(page, next(at for at in stops(FIRST) if at > end))


@pytest.mark.drill
async def test_what_belongs_together_follows_by_itself(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/first#S")
        at = next(at for at in stops(FIRST) if FIRST.steps[at].lesson == "breakthrough-discard")
        while await at_step(page) < at:
            await page.keyboard.press("ArrowRight")
        await page.click(".lit.on button")
        await arrived(page, begins(FIRST, "C"))
        told = await page.locator(".panel .meanwhile li").all_inner_texts()
        assert "South discards Economy II." in told
        assert told[-1] == "East plays Science II."


async def test_another_legal_choice_is_answered_kindly(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/first#A")
        before = begins(FIRST, "A")
        await arrived(page, before)
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


async def test_one_points_at_a_rail_and_a_wrong_one_is_answered_kindly(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/reading", width=360)
        await arrived(page, 0)
        await page.keyboard.press("Enter")
        await arrived(page, 1)
        await page.click(".other[data-seat='3'] button[data-domain='A']")
        said = page.locator(".panel [aria-live=polite]")
        await expect(said).to_contain_text("East: Army 6.")
        assert await at_step(page) == 1
        await page.focus(".other[data-seat='2'] button[data-domain='R']")
        await page.keyboard.press("Enter")
        await arrived(page, 2)
        await expect(said).to_contain_text("six of seven.")


async def test_one_goes_on_where_one_was_and_sees_what_is_finished(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn")
        await page.locator(".chapters a[href='/learn/first#C']").click()
        at = begins(FIRST, "C")
        await arrived(page, at)
        await page.keyboard.press("ArrowRight")
        at = stops(FIRST)[stops(FIRST).index(at) + 1]
        await arrived(page, at)
        await page.reload()
        await arrived(page, at)
        await expect(page.locator("nav [aria-current=step]")).to_have_accessible_name("Culture")
        while FIRST.steps[await at_step(page)].chapter == "C":
            await page.keyboard.press("ArrowRight")
        await page.get_by_role("link", name="All lessons").click()
        finished = page.locator(".chapters a:has(.tick)")
        await expect(finished).to_have_count(1)
        await expect(finished).to_have_accessible_name("Culture (finished)")
        await page.get_by_role("link", name="Continue Your first victory").click()
        await page.wait_for_selector(".board")
        assert FIRST.steps[await at_step(page)].chapter == "U"


async def test_an_unknown_course_shows_those_that_there_are(house: Any) -> None:
    async with house() as here:
        page = await here.page("/learn/alchemy")
        await expect(page.locator(".courses > li")).to_have_count(3)


@pytest.mark.drill
@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1400, "dark")])
async def test_axe_finds_nothing_in_any_chapter(house: Any, width: int, scheme: str) -> None:
    async with house() as here:
        page = await here.page("/learn", width=width, color_scheme=scheme, reduced_motion="reduce")
        await page.wait_for_selector(".courses")
        assert await complaints_of_axe(page) == []
        for course in tutorial().courses:
            await page.goto(f"{here.at.home}/learn/{course.name}")
            await arrived(page, 0)
            for place, chapter in enumerate(chapters(course)):
                await page.locator("nav ol button").nth(place).click()
                await page.keyboard.press("ArrowRight")
                await page.evaluate("document.querySelector('.asked .lit.on .chip')?.click()")
                assert await complaints_of_axe(page) == [], chapter
            while await at_step(page) != stops(course)[-1]:
                await page.keyboard.press("ArrowRight")
            assert await complaints_of_axe(page) == []


@pytest.mark.drill
@COURSE
async def test_no_lesson_is_wider_than_a_phone_in_any_language(house: Any, course: Course) -> None:
    async with house() as here:
        page = await here.page("/learn", width=360, reduced_motion="reduce")
        await page.wait_for_selector(".courses")
        assert await too_wide(page) == []
        await page.goto(f"{here.at.home}/learn/{course.name}")
        await arrived(page, 0)
        seen = set()
        while stops(course)[-1] not in seen:
            seen.add(at := await at_step(page))
            await page.evaluate("document.querySelector('.asked .lit.on .chip')?.click()")
            if at % 3 == 0:
                assert await too_wide(page) == [], course.steps[at].lesson
            await page.keyboard.press("ArrowRight")
        assert {course.steps[at].chapter for at in seen} == set(chapters(course))
