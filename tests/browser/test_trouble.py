"""Failures in a real browser: they are explained in words, and nothing is lost."""

# ruff: noqa: RUF001  # typographic apostrophes

import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, WebSocketRoute, async_playwright, expect

from impera.server import pages
from impera.server.messages import protocol
from impera.words.catalogue import Words

from ..server.people import serving
from .conftest import House
from .playing import complaints_of_axe, hurry, open_table, play, sit_down

BOT = "level:1"


def forgive(here: House, *expected: str) -> None:
    """Ignore the browser's own complaints about a connection that was cut on purpose."""
    here.complaints[:] = [
        each for each in here.complaints if not any(word in each for word in expected)
    ]


async def begin(page: Page) -> str:
    """A game against a bot, with a few decisions made."""
    await hurry(page)
    table = await open_table(page, players=2, chairs=["person", BOT])
    await sit_down(page)
    await page.wait_for_selector(".board")
    await play(page, 4)
    return table


async def lines(page: Page) -> list[str]:
    """The log as it is shown."""
    found: list[str] = await page.eval_on_selector_all(
        "[role=log] p", "lines => lines.map(line => line.textContent)"
    )
    return found


@pytest.mark.parametrize("language", ["en", "el"])
async def test_a_dead_link_says_so_and_leads_home(house: Any, language: str) -> None:
    async with house() as here:
        page = await here.page("/t/nowhere", locale=language)
        heading = page.get_by_role("heading", level=1)
        await expect(heading).to_have_text(Words(language)("error-unknown"))
        assert await complaints_of_axe(page) == []
        await page.click("main a.button")
        await page.wait_for_selector(".atlas")


@pytest.mark.parametrize("path", ["/nothing/here", "/t", "/t/one/two"])
async def test_an_address_where_nothing_is_leads_home_as_well(house: Any, path: str) -> None:
    async with house() as here:
        assert (await here.at.http("GET", path)).json()["code"] == "unknown"
        page = await here.page(path, locale="ro")
        await page.click("main a[href='/']")
        await page.wait_for_selector(".atlas")
        forgive(here, "404")


async def test_a_full_table_can_be_watched(house: Any) -> None:
    async with house() as here:
        one = await here.page()
        await open_table(one, players=2, chairs=["person", BOT])
        await sit_down(one)
        await one.wait_for_selector(".board")
        late = await here.page()
        await late.fill("#join", one.url)
        await late.keyboard.press("Enter")
        await expect(late.get_by_role("alert")).to_contain_text("All seats at this table are taken")
        await late.click("text=Watch")
        await late.wait_for_selector(".board")
        await expect(late.get_by_text("but you can watch")).to_be_visible()
        assert await complaints_of_axe(late) == []
        await late.click("text=Got it")
        await expect(late.get_by_text("but you can watch")).to_have_count(0)


async def test_a_chair_that_was_taken_a_moment_ago_is_said_to_be(house: Any) -> None:
    async with house() as here:
        page = await here.page()

        def connect(line: WebSocketRoute) -> None:
            """Delay other players' news until after a refusal."""
            server, late = line.connect_to_server(), list[str | bytes]()
            line.on_message(server.send)

            def pass_on(frame: str | bytes) -> None:
                if json.loads(frame)["type"] == "update":
                    late.append(frame)
                    return
                line.send(frame)
                if json.loads(frame)["type"] == "error":
                    for news in late:
                        line.send(news)

            server.on_message(pass_on)

        await page.route_web_socket("**/socket", connect)
        table = await open_table(page, players=3, chairs=["person", "person", BOT])
        await page.wait_for_selector("main button.first")
        async with here.at.person(table) as quick:
            await quick.sit(chair=0)
            await page.click("main button.first")
            await expect(page.get_by_role("alert")).to_contain_text(
                "Someone is already sitting there."
            )
            await page.wait_for_selector("text=is here")


async def test_a_line_that_breaks_is_mended_and_what_was_decided_counts(house: Any) -> None:
    async with house() as here:
        page, opened = await here.page(), list[WebSocketRoute]()
        broken = False

        async def connect(line: WebSocketRoute) -> None:
            opened.append(line)
            if not broken:
                line.connect_to_server()

        await page.route_web_socket("**/socket", connect)
        await begin(page)
        before = await lines(page)
        broken = True
        await opened[-1].close(code=1011)
        await expect(page.get_by_role("alert")).to_contain_text("Connection lost.")
        await page.wait_for_function("document.querySelector('[data-choice]') !== null")
        broken = False
        for line in opened[1:]:
            await line.close(code=1011)
        await page.click("text=Try now")
        await expect(page.get_by_role("alert")).to_have_count(0)
        assert (await lines(page))[: len(before)] == before
        await play(page, 3)


@asynccontextmanager
async def visitors(database: Path) -> AsyncIterator[Any]:
    """A browser, and one server after another at the same address."""
    file = f"sqlite:///{database}"
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        yield chromium, lambda port: serving(file, port=port)
        await chromium.close()


async def test_a_server_is_restarted_in_the_middle_of_a_game_and_nothing_is_lost(
    house: Any, tmp_path: Path
) -> None:
    async with visitors(tmp_path / "tables.db") as (chromium, serve):
        async with serve(0) as at:
            here = House(at, chromium)
            page = await here.page()
            await begin(page)
            before = await lines(page)
        await expect(page.get_by_role("alert")).to_contain_text("The server is restarting.")
        assert await complaints_of_axe(page) == []
        assert await page.query_selector(".board") is not None
        async with serve(at.port):
            await expect(page.get_by_role("alert")).to_have_count(0)
            assert (await lines(page))[: len(before)] == before
            await play(page, 3)
            assert len(await lines(page)) > len(before)
            forgive(here, "WebSocket connection")
            assert here.complaints == []


async def test_a_page_that_is_older_than_the_server_asks_to_be_reloaded(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as here:
        page = await here.page()
        table = await begin(page)
        with monkeypatch.context() as newer:
            newer.setattr(protocol, "VERSION", protocol.VERSION + 1)
            await page.goto(f"{here.at.home}/t/{table}")
            await expect(page.get_by_role("alert")).to_contain_text("older than the server")
            assert await complaints_of_axe(page) == []
        await page.click("text=Reload")
        await page.wait_for_selector(".board")
        await play(page, 2)


async def test_what_the_page_does_not_know_yet_does_not_stop_the_game(house: Any) -> None:
    async with house() as here:
        page = await here.page()

        def add_news(line: WebSocketRoute, frame: str | bytes) -> None:
            """Add what a newer server might send."""
            message = json.loads(frame)
            if message["type"] == "update":
                message["happened"].append({"type": "danced", "chair": 0})
            line.send(json.dumps(message))

        def connect(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            server.on_message(lambda frame: add_news(line, frame))
            line.on_message(server.send)

        await page.route_web_socket("**/socket", connect)
        await begin(page)
        await play(page, 3)
        assert not [line for line in await lines(page) if "undefined" in line or "danced" in line]


async def test_an_unknown_message_is_said_to_be_newer_than_the_page(house: Any) -> None:
    async with house() as here:
        page, opened = await here.page(), list[WebSocketRoute]()

        def connect(line: WebSocketRoute) -> None:
            opened.append(line)
            line.connect_to_server()

        await page.route_web_socket("**/socket", connect)
        await begin(page)
        opened[-1].send('{"type": "weather", "rain": true}')
        await expect(page.get_by_role("alert")).to_contain_text("older than the server")
        await play(page, 2)
        await page.click("text=Reload")
        await page.wait_for_selector(".board")
        await expect(page.get_by_role("alert")).to_have_count(0)


async def test_a_table_for_friends_without_a_server_says_what_to_do(house: Any) -> None:
    async with house() as here:
        page = await here.page("/new")
        await page.wait_for_selector("form")
        await page.context.set_offline(True)
        await page.get_by_role("button", name="Open").click()
        await expect(page.get_by_role("alert")).to_contain_text("The server isn’t answering.")
        await page.context.set_offline(False)
        await page.get_by_role("button", name="Open").click()
        await page.wait_for_selector("text=1 seat is still open.")
        assert "/t/~" not in page.url
        forgive(here, "ERR_INTERNET_DISCONNECTED")


async def kept(page: Page) -> None:
    """Wait until the whole page has been kept for later."""
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")


async def test_without_a_server_one_can_read_and_play_and_a_newer_one_is_never_hidden(
    house: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitors(tmp_path / "tables.db") as (chromium, serve):
        async with serve(0) as at:
            here = House(at, chromium)
            page = await here.page(service_workers="allow", locale="it")
            await kept(page)
        for path in ("/rules", "/learn", "/"):
            await page.goto(f"{at.home}{path}")
            await page.wait_for_selector("main h1")
        await page.click("text=Gioca subito")
        await page.wait_for_selector(".board")
        newer = tmp_path / "static"
        shutil.copytree(pages.BUILT, newer)
        text = (newer / "index.html").read_text("utf-8")
        (newer / "index.html").write_text(text.replace("</head>", "<meta name=newer></head>"))
        monkeypatch.setattr(pages, "BUILT", newer)
        async with serve(at.port):
            await page.reload()
            await page.wait_for_selector("meta[name=newer]", state="attached")
            await page.wait_for_selector(".board")


async def test_a_part_of_an_old_page_that_is_no_longer_there_says_so(house: Any) -> None:
    async with house() as here:
        page = await here.page()
        await page.route(re.compile("/assets/Games-.*js$"), lambda route: route.fulfill(status=404))
        await page.click("header nav a[href='/games']")
        await expect(page.get_by_role("alert")).to_contain_text("older than the server")
        await page.unroute_all()
        await page.click("text=Reload")
        await page.wait_for_selector("main h1")
        forgive(here, "404", "dynamically imported module")
