"""The replay and the list of games in a real browser."""

# ruff: noqa: RUF001  # typographic apostrophes

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from impera.game import Game
from impera.records import fair

from ..server.people import Address, play_on, shuffle
from .conftest import ROOT
from .playing import complaints_of_axe, too_wide

BOTS = ("level:1", "level:2", "level:1")
GOLDEN = ROOT / "web" / "src" / "replay" / "golden.json"


PLAYED: dict[str, dict[str, Any]] = {}


async def finished(at: Address, *chairs: str, **wish: Any) -> dict[str, Any]:
    """The record of a game that bots have played, for everybody who wants to see such a game."""
    wanted = json.dumps([at.home, chairs, wish])
    if wanted not in PLAYED:
        PLAYED[wanted] = await played(at, *(chairs or BOTS), **wish)
    return deepcopy(PLAYED[wanted])


async def played(at: Address, *chairs: str, **wish: Any) -> dict[str, Any]:
    """The record of a game that bots play now."""
    table = await at.open(*chairs, **wish)
    async with at.person(table) as watcher:
        await watcher.phase_is("over")
    record: dict[str, Any] = await at.get(f"/api/games/{table}/record")
    return record


async def open_replay(here: Any, record: dict[str, Any], spot: str = "", **more: Any) -> Page:
    page: Page = await here.page(f"/g/{record['table']}{spot}", **more)
    await page.wait_for_selector(".controls")
    return page


async def stands_at(page: Page, at: int) -> None:
    """Wait until the replay is at a position."""
    number = page.locator(".controls .number", has_text=re.compile(rf"^{at} /"))
    await number.wait_for()


async def hands(page: Page) -> list[list[str]]:
    """The cards shown in each hand, by seat, without those about to arrive."""
    found: list[list[str]] = await page.evaluate(
        """() => [...document.querySelectorAll('[data-seat]')]
        .sort((one, two) => one.dataset.seat - two.dataset.seat)
        .map(seat => [...seat.querySelectorAll('[aria-label^="Hand"] .one:not(.coming) .card')]
        .map(card => card.dataset.kind).sort())"""
    )
    return found


def known(hand: dict[str, Any]) -> list[str]:
    """What a view shows of a hand."""
    if hand["cards"] is not None:
        return sorted(hand["cards"])
    cards = list(hand["sure"])
    for era, count in enumerate(hand["eras"], 1):
        there = sum(kind[1] == str(era) for kind in hand["sure"])
        cards += [f"?{era}"] * (count - there)
    return sorted(cards)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
async def test_a_replay_shows_what_a_seat_knew_and_no_more(museum: Any, seat: int | None) -> None:
    async with museum() as here:
        record = await finished(here.at, setup="draft")
        eyes = "" if seat is None else f"&seat={seat}"
        told: list[Any] = []
        page = await here.page()
        page.on("response", lambda sent: told.append(sent) if "/replay" in sent.url else None)
        for at in (0, 5, 11, 40, len(record["decisions"]) - 1):
            await page.goto(f"{here.at.home}/g/{record['table']}?at={at}{eyes}")
            await stands_at(page, at)
            game = Game.from_record(record)
            game.rewind(at)
            view: Any = game.view(seat)
            expected = [known(hand) for hand in view["hands"]]
            if seat is None:
                views = [game.view(each)["hands"][each]["cards"] for each in range(3)]
                expected = [sorted(cards or []) for cards in views]
            assert await hands(page) == expected
        steps = (await told[-1].json())["steps"]
        for step in steps[:-1]:
            opened = [hand["cards"] is not None for hand in step["view"]["hands"]]
            assert opened == [seat in (None, each) for each in range(3)]


async def test_whose_eyes_can_be_changed_at_a_seat(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        page = await open_replay(here, record, "?at=7")
        await page.click("[data-seat='2'] .look")
        await page.wait_for_selector("[data-seat='2'].own")
        game = Game.from_record(record)
        game.rewind(7)
        view: Any = game.view(2)
        assert await hands(page) == [known(hand) for hand in view["hands"]]
        await page.wait_for_url("**/g/*?at=7&seat=2")
        await page.click("[data-seat='2'] .look")
        await page.wait_for_selector(".table:not([data-eyes])")


async def test_a_replay_is_walked_through_by_keys(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        last = len(record["decisions"])
        turn = record["decisions"].index("end") + 1
        page = await open_replay(here, record)
        for key, at in (
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("PageDown", turn),
            ("PageUp", 0),
            ("End", last),
            ("ArrowRight", last),
            ("Home", 0),
        ):
            await page.keyboard.press(key)
            await stands_at(page, at)
        await page.wait_for_selector("[aria-current=step][data-at='0']")
        await page.keyboard.press("Space")
        await stands_at(page, 2)
        await page.keyboard.press("Space")
        await page.wait_for_selector("[aria-label=Play]")


async def test_a_replay_is_jumped_through_by_what_was_decided(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        game, effects = Game.from_record(record), []
        game.rewind(0)
        for at, token in enumerate(record["decisions"]):
            if game.step == "effects" and token != "end":
                effects.append(at)
            game.decide(token)
        page = await open_replay(here, record)
        for at in effects[:2]:
            await page.click("[aria-label='Next effect']")
            await stands_at(page, at)
        await page.click("[data-at='3']")
        await stands_at(page, 3)
        await page.click("[aria-label='To the end']")
        await page.wait_for_selector(".outcome .won")
        mark = await page.query_selector("[aria-current=step]")
        assert mark is not None
        assert await mark.is_visible()


async def test_a_link_leads_others_to_the_same_position(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        page = await open_replay(here, record, "?seat=1")
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        for _ in range(9):
            await page.keyboard.press("ArrowRight")
        await stands_at(page, 9)
        await page.wait_for_url("**/g/*?at=9&seat=1")
        await page.click("text=Copy a link")
        await page.wait_for_selector("text=Link copied")
        link = await page.evaluate("navigator.clipboard.readText()")
        other = await here.page(link.removeprefix(here.at.home))
        await stands_at(other, 9)
        await other.wait_for_selector("[data-seat='1'].own")


async def test_a_link_to_nothing_shows_what_there_is(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        page = await open_replay(here, record, "?at=99999")
        await stands_at(page, len(record["decisions"]))
        page = await open_replay(here, record, "?at=x&seat=9")
        await stands_at(page, 0)


async def marks(page: Page) -> dict[str, bool]:
    """The steps of the check, and which of them passed."""
    await page.click("text=Check the shuffle")
    await page.wait_for_selector(".proves")
    found: dict[str, bool] = await page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-step]')]
        .map(step => [step.dataset.step, !step.classList.contains('bad')]))"""
    )
    return found


async def test_the_shuffle_is_checked_in_the_browser(house: Any) -> None:
    async with house() as here:
        table = await here.at.open("person", "level:1", "person")
        async with here.at.people(table, 2) as people:
            commitment = people[1].standing["commitment"]
            [chair] = people[1].chairs
            await play_on(*people)
        page = await here.page(f"/g/{table}")
        key = f"impera:{table}:contribution:{commitment}:{chair}"
        kept = [key, people[1].contribution.hex()]
        await page.evaluate("kept => localStorage.setItem(...kept)", kept)
        steps = "commitment shown own people seed lot deck removed".split()
        assert await marks(page) == dict.fromkeys(steps, True)
        assert "neither the server nor any player" in (await page.text_content(".proves") or "")


async def test_a_deck_that_was_not_drawn_is_found_out_in_the_browser(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        deck = record["deck"]
        other = next(place for place, kind in enumerate(deck) if kind != deck[0])
        deck[0], deck[other] = deck[other], deck[0]

        async def forge(route: Route) -> None:
            await route.fulfill(body=json.dumps(record), content_type="application/json")

        page = await open_replay(here, record)
        await page.route("**/record", forge)
        found = await marks(page)
        assert [step for step, fits in found.items() if not fits] == ["deck"]
        assert "doesn’t match" in (await page.text_content(".proves") or "")


async def test_one_goes_on_from_a_position_against_bots(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        step = Game.from_record(record).deciders().index(1, 9)
        page = await open_replay(here, record, f"?at={step}")
        await page.click("text=Play on from here")
        await page.check("dialog fieldset:nth-of-type(1) label:nth-of-type(2) input")
        await page.check("dialog fieldset:nth-of-type(2) label:has-text('Novice') input")
        await page.click("dialog button[type=submit]")
        await page.wait_for_url("**/t/*")
        await page.wait_for_selector("[data-place=hand] .card")
        table = page.url.rpartition("/")[2]
        listed = await here.at.get(f"/api/tables/{table}")
        assert listed["phase"] == "playing"
        assert listed["table"]["continued"] == {"table": record["table"], "step": step}
        assert [chair["bot"] for chair in listed["chairs"]] == ["level:1", None, "level:1"]


async def test_what_went_on_from_another_game_says_so(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        again = await finished(here.at, from_game={"table": record["table"], "step": 6})
        page = await open_replay(here, again)
        await page.click("text=Check the shuffle")
        await page.wait_for_selector("text=there’s nothing to check here")
        await page.keyboard.press("Escape")
        await page.click("text=Continued from another game")
        await page.wait_for_url(f"**/g/{record['table']}?at=6")
        await stands_at(page, 6)


async def test_my_games_and_everybodys_are_listed(house: Any) -> None:
    async with house() as here:
        page = await here.page("/games")
        await page.wait_for_selector("text=You haven’t finished a game here yet")
        await page.wait_for_selector("text=No public game has been finished yet")
        await page.evaluate("fetch('/api/guest', {method: 'POST', body: '{\"name\": \"Ana\"}'})")
        cookies = await page.context.cookies()
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in cookies)
        table = await here.at.open("person", "level:1")
        async with here.at.person(table, headers={"Cookie": cookie}) as ana:
            await ana.sit()
            await shuffle(ana)
            await play_on(ana)
        running = await here.at.open("person", "level:1")
        await finished(here.at, public=True, edition="uk")
        await page.evaluate("key => localStorage.setItem(key, '1')", f"impera:{running}:mine")
        await page.reload()
        await page.wait_for_selector(f"a[href='/t/{running}']")
        mine = await page.text_content(f"a[href='/g/{table}']") or ""
        assert "Ana" in mine
        assert ("You won" in mine) != ("You didn’t win" in mine)
        await page.click("text=Ukrainian edition")
        await page.wait_for_selector(".controls")


async def test_games_come_page_by_page(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        record = await finished(here.at, public=True)
        game = (await here.at.get("/api/games"))["games"][0]

        async def pages(route: Route) -> None:
            second = "before=" in route.request.url
            games = [{**game, "table": f"{n}{second}"} for n in range(2)]
            answer = {"games": games, "before": None if second else "1False"}
            await route.fulfill(body=json.dumps(answer), content_type="application/json")

        await page.route(re.compile("/api/games"), pages)
        await page.goto(f"{here.at.home}/games")
        lists = page.locator("section", has_text="Everyone")
        await lists.locator("text=Show more").click()
        await lists.locator("a[href='/g/1True']").wait_for()
        assert await lists.locator("li a.sheet").count() == 4
        assert record["table"] == game["table"]


async def analysed(here: Any, record: dict[str, Any]) -> dict[str, Any]:
    """The analysis of a game, once it is ready."""
    while True:
        found = await here.at.get(f"/api/games/{record['table']}/analysis")
        if found["analysed"] is not None:
            whole: dict[str, Any] = found["analysed"]
            return whole


async def test_the_chances_are_a_curve_to_jump_along(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        found = await analysed(here, record)
        last = len(record["decisions"])
        page = await open_replay(here, record)
        await page.wait_for_selector(".curve canvas")
        over = page.locator(".curve .u-over")
        box = await over.bounding_box()
        assert box is not None
        await over.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
        number = await page.text_content(".controls .number")
        at = int((number or "").split(" /")[0])
        assert abs(at - last / 2) <= 1
        shown = await page.locator(".legend strong").all_inner_texts()
        assert shown == [f"{round(100 * chance)}%" for chance in found["chances"][at]]
        await page.keyboard.press("ArrowRight")
        await stands_at(page, at + 1)


async def test_a_table_says_how_well_each_seat_decided(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        found = await analysed(here, record)
        page = await open_replay(here, record)
        rows = page.locator(".accuracy tbody tr")
        await rows.first.wait_for()
        assert await rows.count() == record["players"]
        for row, seat in enumerate(found["seats"]):
            shown = await rows.nth(row).locator("td").all_inner_texts()
            marks = [str(seat[mark]) for mark in ("inaccuracies", "mistakes", "blunders")]
            assert [shown[0], *shown[3:]] == [str(seat["choices"]), *marks]
            skill = seat["skill"]
            assert shown[1] == f"{skill['rate']} ± {skill['margin']}"
            assert shown[2] == ("–" if skill["level"] is None else str(skill["level"]))


async def test_a_mistake_is_marked_and_what_was_better_is_said(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        found = await analysed(here, record)
        bad = [each for each in found["decisions"] if each["mark"] in ("mistake", "blunder")]
        page = await open_replay(here, record)
        buttons = page.locator(".points button")
        await buttons.first.wait_for()
        assert await buttons.count() == len(bad) + len(found["turning"])
        marked = [each for each in found["decisions"] if each["mark"]]
        assert await page.locator(".decisions .mark").count() == len(marked)
        worst = max(bad, key=lambda each: each["lost"])
        place = [each["step"] for each in bad].index(worst["step"])
        await page.locator(".points button:not([data-type=ahead])").nth(place).click()
        await stands_at(page, worst["step"])
        said = " ".join((await page.inner_text(".verdict")).split())
        assert worst["mark"] in said.lower()
        after = int(100 * worst["after"] + 0.5)  # halves are rounded up
        assert f"{after}% instead of" in said
        assert "Better: " in said
        other = (worst["seat"] + 1) % 3
        await page.goto(f"{here.at.home}/g/{record['table']}?at={worst['step']}&seat={other}")
        await page.wait_for_selector(".verdict")
        assert "Better: " not in await page.inner_text(".verdict")


@pytest.mark.drill
async def test_an_analysis_that_fails_can_be_asked_for_again(house: Any) -> None:
    async with house() as here:
        record = await finished(here.at)
        await analysed(here, record)
        page = await here.page()
        error = {"type": "error", "code": "too-many", "text": "too much at once"}
        half = {"table": record["table"], "done": 7, "of": 70, "analysed": None}
        answers = [(429, error), (200, half)]

        async def answer(route: Route) -> None:
            status, body = answers[0] if len(answers) > 1 else answers[-1]
            await route.fulfill(status=status, body=json.dumps(body))

        await page.route("**/analysis", answer)
        await page.goto(f"{here.at.home}/g/{record['table']}")
        await page.wait_for_selector(".chances [role=alert]")
        assert await complaints_of_axe(page) == []
        answers.pop(0)
        await page.click("text=Try again")
        await page.wait_for_selector("progress[value='7'][max='70']")
        assert await complaints_of_axe(page) == []
        await page.unroute("**/analysis")
        await page.wait_for_selector(".curve canvas")
        here.complaints.clear()  # a browser complains about every 429


@pytest.mark.drill
@pytest.mark.parametrize("width", [360, 1400])
async def test_replay_and_games_fit_the_screen_and_axe_finds_nothing(
    museum: Any, width: int
) -> None:
    async with museum() as here:
        record = await finished(here.at, *["level:1"] * 4, setup="draft", teams=True, public=True)
        last = len(record["decisions"])
        page = await here.page(width=width)
        for path in (
            "/games",
            f"/g/{record['table']}?at=3&seat=1",
            f"/g/{record['table']}?at=15",
            f"/g/{record['table']}?at={last // 2}&seat=2",
            f"/g/{record['table']}?at={last}",
        ):
            await page.goto(f"{here.at.home}{path}")
            await page.wait_for_selector(".curve" if "/g/" in path else "main a[href^='/g/']")
            assert await page.evaluate("document.documentElement.scrollWidth") <= width
            assert await complaints_of_axe(page) == []
        await page.keyboard.press("Home")
        for sheet in ("Check the shuffle", "Play on from here"):
            await page.click(f"text={sheet}")
            await page.wait_for_selector(".proves" if "Check" in sheet else "dialog form")
            assert await complaints_of_axe(page) == []
            await page.keyboard.press("Escape")
            await page.wait_for_selector("dialog", state="detached")


@pytest.mark.drill
async def test_no_language_is_too_wide_for_a_phone(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at, *["level:1"] * 4, public=True)
        page = await here.page(width=360)
        for path in ("/games", f"/g/{record['table']}?at=50&seat=1"):
            await page.goto(f"{here.at.home}{path}")
            await page.wait_for_selector(".curve" if "/g/" in path else "main a[href^='/g/']")
            assert await too_wide(page) == []
            assert not re.search(r"\b(replay|home|page)-[a-z]+", await page.inner_text("main"))


async def test_a_dead_link_to_a_game_says_so(house: Any) -> None:
    async with house() as here:
        page = await here.page()
        await page.route(
            "**/api/games/nowhere*", lambda route: route.fulfill(status=404, body=NOWHERE)
        )
        await page.route(
            "**/api/games/nowhere/**", lambda route: route.fulfill(status=404, body=NOWHERE)
        )
        await page.goto(f"{here.at.home}/g/nowhere")
        await page.wait_for_selector("main a[href='/games']")
        here.complaints.clear()  # a browser complains about every 404


NOWHERE = json.dumps({"type": "error", "code": "unknown", "text": "there is no such game"})


def test_the_golden_game_of_the_page_is_fair() -> None:
    golden = json.loads(Path(GOLDEN).read_text("utf-8"))
    game = fair.verify(golden["record"])
    assert game.over


async def test_a_record_can_be_downloaded(museum: Any) -> None:
    async with museum() as here:
        record = await finished(here.at)
        page = await open_replay(here, record)
        async with page.expect_download() as download:
            await page.click("text=Download the record")
        kept = json.loads(Path(await (await download.value).path()).read_text("utf-8"))
        assert kept == record
