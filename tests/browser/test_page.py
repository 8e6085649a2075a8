"""The page in a real browser: home, a table, a whole game, languages, phones."""

import json
from typing import Any

import pytest
from playwright.async_api import Page

from .conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


async def play_by_mouse(page: Page, decisions: int) -> None:
    """Click whatever may be clicked, until the game is over or so often."""
    for _ in range(decisions):
        await page.wait_for_selector(
            ".hand button.playable, .pile button.playable, .seat button.pick, .asked button.first, "
            ".after"
        )
        if await page.query_selector(".after"):
            return
        for choice in (
            ".pile button.playable",
            ".hand button.playable",
            ".asked button.first",
        ):
            found = await page.query_selector(choice)
            if found is not None:
                before = await page.text_content("[role=log]")
                await found.click()
                await page.wait_for_function(
                    "before => document.querySelector('[role=log]')?.textContent !== before",
                    arg=before,
                )
                break


async def complaints_of_axe(page: Page) -> list[Any]:
    """What axe finds wrong with the page as it is now."""
    await page.evaluate(AXE.read_text("utf-8"))
    found = await page.evaluate("axe.run().then(found => found.violations)")
    return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found]


async def test_a_game_against_bots_begins_with_one_click_and_is_won_by_somebody(house: Any) -> None:
    async with house() as here:
        page = await here.page()
        await page.click("text=Play now")
        await play_by_mouse(page, 400)
        await page.wait_for_selector("text=Rematch")
        await page.click("text=Replay")
        await page.wait_for_selector(".controls")
        await page.keyboard.press("ArrowRight")
        await page.wait_for_selector("text=1 /")


async def test_the_wire_carries_no_hidden_card(house: Any) -> None:
    async with house() as here:
        frames: list[str] = []
        page = await here.page()
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
        )
        await page.click("text=Play now")
        await play_by_mouse(page, 12)
        views = [
            view
            for frame in frames
            if frame.startswith("{")
            for view in json.loads(frame).get("views") or []
        ]
        assert views
        for view in views:
            if not view["over"]:
                known = [hand["cards"] is not None for hand in view["hands"]]
                assert known == [seat == view["seat"] for seat in range(3)]


@pytest.mark.parametrize("width", [360, 1400])
async def test_nothing_is_wider_than_the_screen_and_axe_finds_nothing(
    house: Any, width: int
) -> None:
    async with house() as here:
        page = await here.page(width=width)
        for path in ("/", "/new"):
            await page.goto(f"{here.at.home}{path}")
            await page.wait_for_selector("h1")
            assert await complaints_of_axe(page) == []
            assert await page.evaluate("document.documentElement.scrollWidth") <= width
        await page.goto(here.at.home)
        await page.click("text=Play now")
        await page.wait_for_selector(".hand")
        await play_by_mouse(page, 6)
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        assert await complaints_of_axe(page) == []


async def test_a_dead_link_says_so(house: Any) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere")
        await page.wait_for_selector("main a[href='/']")
