"""The table in a real browser: whole games by mouse and by keyboard, together, and reconnecting."""

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from .playing import (
    CHOICE,
    OVER,
    changed,
    complaints_of_axe,
    decide_by_mouse,
    hurry,
    open_table,
    play,
    rush,
    sit_down,
    told,
    too_wide,
    until_an_effect_asks,
)

BOT = "level:1"


async def begin(page: Page, **wanted: Any) -> str:
    """A game against bots, ready to be played."""
    table = await open_table(page, **{"players": 2, "chairs": ["person", BOT], **wanted})
    await sit_down(page)
    await page.wait_for_selector(".board")
    return table


@pytest.mark.drill
async def test_a_game_is_played_by_mouse_from_the_first_click_to_the_rematch(house: Any) -> None:
    async with house() as here:
        page = await here.page()
        await hurry(page)
        table = await begin(page, edition="it")
        assert await play(page, 600) < 600
        await page.click("text=Rematch")
        await page.wait_for_selector(".board:not(:has(.over))")
        assert table not in page.url
        again = await here.at.get(f"/api/tables/{page.url.rpartition('/')[2]}")
        assert [chair["bot"] for chair in again["chairs"]] == [None, BOT]
        assert (again["phase"], again["table"]["edition"]) == ("playing", "it")


@pytest.mark.drill
async def test_a_game_is_played_by_keyboard_alone(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await open_table(page, players=2, chairs=["person", BOT])
        await page.wait_for_selector("main button.first")
        await page.focus("main button.first")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".board")
        for made in range(600):
            await page.wait_for_selector(f"{CHOICE}, {OVER}")
            if await page.query_selector(OVER):
                break
            since = await told(page)
            await decide_by_key(page, made)
            await changed(page, since)
        await page.wait_for_selector(OVER)


async def decide_by_key(page: Page, made: int) -> None:
    """Use the number keys, or the arrows and Enter; Escape leaves an unintended effect."""
    ends = await page.query_selector("[data-end]")
    if ends and made % 3:
        await page.keyboard.press("e")
        return
    if made % 2:
        await page.keyboard.press("1")
    else:
        await page.evaluate("document.activeElement?.blur()")
        await page.keyboard.press("ArrowRight")
        assert await page.evaluate("document.activeElement.matches('[data-choice]')")
        await page.keyboard.press("Enter")
    if await page.query_selector(".targets"):
        await page.keyboard.press("Escape")
        assert await page.query_selector(".targets") is None
        await page.keyboard.press("e")


@pytest.mark.drill
async def test_two_people_and_two_bots_draft_in_teams(house: Any) -> None:
    async with house() as here:
        pages = [await here.page("/t/nowhere") for _ in range(2)]
        for page in pages:
            await hurry(page)
        await open_table(
            pages[0],
            players=4,
            teams=True,
            setup="draft",
            chairs=["person", BOT, "person", BOT],
        )
        await sit_down(pages[0])
        await pages[0].wait_for_selector(".mine")
        await pages[1].goto(pages[0].url)
        await sit_down(pages[1])
        for page in pages:
            await page.wait_for_selector(".board")
            assert "Team 2" in await page.inner_text(".board")
            assert "your partner" in await page.inner_text(".others")
        finished = await asyncio.gather(*(rush(page, 500) for page in pages))
        assert max(finished) < 500
        ends = [await page.inner_text(".sentence") for page in pages]
        assert ends[0] == ends[1]


@pytest.mark.drill
async def test_who_comes_back_in_mid_effect_goes_on_there(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page, players=4, chairs=["person", BOT, BOT, BOT])
        await until_an_effect_asks(page)
        asked = await page.inner_text(".sentence")
        hand = await page.inner_text("section.hand")
        await page.reload()
        await page.wait_for_selector(CHOICE)
        assert await page.inner_text(".sentence") == asked
        assert await page.inner_text("section.hand") == hand
        assert await page.query_selector(".dock ol li.done")
        since = await told(page)
        await decide_by_mouse(page, effects=False)
        await changed(page, since)


async def test_a_step_inside_an_effect_can_be_taken_back(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page, players=4, chairs=["person", BOT, BOT, BOT])
        await until_an_effect_asks(
            page, ("Assassination", "Development", "Experiment", "Oligarchy")
        )
        await page.wait_for_selector("text=Undo")
        since = await told(page)
        await page.keyboard.press("Escape")
        await changed(page, since)
        await page.wait_for_selector("text=Step 2: apply an effect")


async def test_what_cannot_be_done_says_why_with_the_number_of_the_rule(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page)
        await play(page, 1)
        await page.keyboard.press("w")
        chips = page.locator(".picker .chip")
        reason = page.locator(".picker [role=status]")
        assert await chips.count() >= 10
        for place in range(await chips.count()):
            await chips.nth(place).hover()
            await expect(reason).to_contain_text(re.compile(r"\([RQ]"))
        await chips.filter(has_text="Purge").hover()
        await page.wait_for_selector("text=Purge needs 5 Army cards")
        assert await complaints_of_axe(page) == []
        await page.keyboard.press("Escape")
        assert await page.query_selector(".picker") is None


async def test_a_card_that_is_looked_at_shows_where_it_would_lie(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page)
        await page.wait_for_selector(".hand [data-choice]")
        assert await page.query_selector(".own .ghost") is None
        await page.hover(".hand [data-choice]")
        await page.wait_for_selector(".own .ghost")
        await page.hover(".board .middle >> nth=0")
        await page.wait_for_selector(".own .ghost", state="detached")


async def test_a_card_can_be_carried_to_where_it_goes(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page)
        await page.wait_for_selector(".hand [data-choice]")
        since = await told(page)
        await drag(page, ".hand [data-choice]", ".others")
        assert await told(page) == since
        assert await page.locator("section.hand .card").count() == 3
        await drag(page, ".hand [data-choice]", ".own")
        await changed(page, since)
        await page.wait_for_function(
            "() => document.querySelectorAll('.own .slab:not(.ghost)').length === 1"
        )


async def drag(page: Page, what: str, to: str) -> None:
    """Drag one element to another, as a hand does."""
    start, end = (
        await page.locator(what).first.bounding_box(),
        await page.locator(to).bounding_box(),
    )
    assert start is not None
    assert end is not None
    await page.mouse.move(start["x"] + 20, start["y"] + 20)
    await page.mouse.down()
    await page.mouse.move(start["x"] + 40, start["y"] - 10)
    await page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    await page.mouse.up()


async def test_who_wants_to_confirms_every_decision(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page, "confirm: true")
        await begin(page)
        await page.wait_for_selector(".hand [data-choice]")
        since = await told(page)
        await page.click(".hand [data-choice] >> nth=1")
        await page.wait_for_selector(".hand .selected")
        assert await told(page) == since
        await page.keyboard.press("Escape")
        await page.wait_for_selector(".hand .selected", state="detached")
        await page.click(".hand [data-choice] >> nth=0")
        await page.click("text=Yes: play")
        await changed(page, since)


async def test_a_curtain_falls_between_people_on_one_device(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await open_table(page, players=2, chairs=["person", "person"])
        await sit_down(page)
        await page.wait_for_selector(".mine")
        await page.click("li:not(.mine) button")
        await page.wait_for_selector("dialog[open]")
        for _ in range(4):
            await page.wait_for_selector("dialog[open]")
            assert await page.query_selector(".hand [data-kind^=A], .hand [data-choice]") is None
            assert await complaints_of_axe(page) == []
            await page.keyboard.press("Escape")
            assert await page.query_selector("dialog[open]")
            await page.mouse.move(1, 1)  # what appears under a resting pointer can't be pressed yet
            await page.click("dialog button")
            await page.wait_for_selector(".hand [data-choice]")
            await page.keyboard.press("1")
            await page.wait_for_selector("[data-end]")
            await page.keyboard.press("e")


@pytest.mark.drill
async def test_others_can_watch_and_see_every_hand_only_when_the_game_is_over(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await hurry(page)
        await begin(page)
        await page.wait_for_selector(CHOICE)
        watcher = await here.page("/t/nowhere")
        await hurry(watcher)
        await watcher.goto(page.url)
        await watcher.wait_for_selector(".board")
        hands = "[data-spot^=hand] [data-kind]:not([data-kind^='?'])"
        assert await watcher.query_selector(hands) is None
        assert await watcher.query_selector(CHOICE) is None
        await rush(page, 600)
        await watcher.wait_for_selector(OVER)
        await watcher.wait_for_selector(hands)


@pytest.mark.drill
async def test_the_table_fits_a_phone_in_every_language(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere", width=360, height=740)
        await hurry(page)
        await begin(page, players=4, chairs=["person", BOT, BOT, BOT])
        for _ in range(3):
            await rush(page, 5)
            assert await too_wide(page) == []
            assert await complaints_of_axe(page) == []
        await page.keyboard.press("l")
        await page.keyboard.press("d")
        assert await too_wide(page) == []
        assert await complaints_of_axe(page) == []


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.drill)])
async def test_axe_finds_nothing_on_a_wide_table(house: Any, scheme: str) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere", width=1400, color_scheme=scheme)
        await hurry(page)
        await begin(page, players=4, teams=True, setup="draft", chairs=["person", BOT, BOT, BOT])
        await page.wait_for_selector(CHOICE)
        assert await complaints_of_axe(page) == []
        await rush(page, 25)
        assert await complaints_of_axe(page) == []
        await rush(page, 600)
        await page.wait_for_selector(OVER)
        assert await complaints_of_axe(page) == []


async def test_the_wire_carries_no_hidden_card(house: Any) -> None:
    async with house() as here:
        frames: list[str] = []
        page = await here.page("/t/nowhere")
        await hurry(page)
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
        )
        await begin(page, players=3, chairs=["person", BOT, BOT])
        await rush(page, 30)
        messages = [json.loads(frame) for frame in frames if frame.startswith("{")]
        views = [view for message in messages for view in message.get("views") or []]
        assert len(views) > 30
        for view in views:
            if not view["over"]:
                known = [hand["cards"] is not None for hand in view["hands"]]
                assert known == [seat == view["seat"] for seat in range(3)]
        drawn = [
            move["card"]
            for message in messages
            if message["type"] == "considered"
            for about in message["about"]
            for move in (about["foresight"] or {"moves": []})["moves"]
            if move["source"]["place"] == "deck"
        ]
        assert all(card[0] in "?c" for card in drawn)


async def test_cards_travel_unless_motion_is_not_wanted(house: Any) -> None:
    flights = (
        "window.flights = 0; new MutationObserver(all => all.forEach(each =>"
        " window.flights += each.addedNodes.length))"
        ".observe(document.querySelector('.sky'), {childList: true})"
    )
    async with house() as here:
        for motion, wanted in (("no-preference", True), ("reduce", False)):
            page = await here.page("/t/nowhere", reduced_motion=motion)
            await begin(page)
            await page.wait_for_selector(".hand [data-choice]")
            await page.evaluate(flights)
            await page.click(".hand [data-choice]")
            await page.wait_for_selector(".own .slab:not(.ghost)")
            await page.wait_for_function(
                "() => document.querySelector('.sky').children.length === 0"
            )
            assert (await page.evaluate("window.flights") > 0) is wanted
