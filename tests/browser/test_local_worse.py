"""Games in the browser where cores, vectors, room or files are missing, or a page is too many."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.async_api import Browser, Page, Route, async_playwright, expect

from impera.cli.command import impera

from ..patience import PATIENCE
from ..server.people import serving
from .conftest import visiting
from .playing import CHOICE, OVER, changed, play, rush, told
from .test_local import Forgiving, begin, cut_off, replayed, saved, visit

pytestmark = pytest.mark.drill
STRONGEST = "6, Emperor"
# The worker's own script begins with this: it counts the workers that it starts.
FOUR_CORES = """Object.defineProperty(navigator, "hardwareConcurrency", {get: () => 4});
Object.defineProperty(navigator, "deviceMemory", {get: () => 8});
self.started = 0;
self.Worker = class extends self.Worker {
  constructor(...its) { super(...its); self.started++; }
};
"""


async def with_before(page: Page, files: str, script: str) -> None:
    """Have some of the page's scripts begin with something."""

    async def lengthened(route: Route) -> None:
        answer = await route.fetch()
        await route.fulfill(response=answer, body=script + await answer.text())

    await page.context.route(files, lengthened)


async def damaged(page: Page, files: str) -> None:
    """Have some of the page's files arrive as something else."""

    async def exchanged(route: Route) -> None:
        await route.fulfill(status=200, body=b"not what was asked for")

    await page.context.route(files, exchanged)


async def test_two_pages_with_the_same_game_write_one_log(house: Any, tmp_path: Path) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        other = await page.context.new_page()
        other.set_default_timeout(1000 * PATIENCE)
        other.on("pageerror", lambda error: here.complaints.append(str(error)))
        await other.goto(page.url)
        for one, two in ((page, other), (other, page)):
            await two.wait_for_selector(".board")
            since = await told(two)
            assert await play(one, 1) == 1
            await changed(two, since)
        await asyncio.gather(rush(page, 600), rush(other, 600))
        for each in (page, other):
            await each.wait_for_selector(OVER)
        await replayed(page)
        file = await saved(page, tmp_path / "game.json")
        said = CliRunner().invoke(impera, ["verify", str(file)])
        assert said.exit_code == 0, said.output


async def test_several_cores_grow_several_trees(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await with_before(page, "**/assets/worker-*.js", FOUR_CORES)
        await begin(page, level=STRONGEST)
        assert await play(page, 3) == 3
        started = [await worker.evaluate("self.started") for worker in page.workers]
        assert 3 in started
        await expect(page.locator(".banner")).to_have_count(0)


async def test_without_its_network_a_weaker_bot_plays_on_and_the_page_says_so(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await damaged(page, "**/assets/network-*.bin")
        await begin(page, level=STRONGEST)
        assert await play(page, 3) == 3
        await expect(page.locator(".banner")).to_contain_text("A weaker one is playing instead")


async def test_a_full_storage_is_said_and_the_game_goes_on(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        line = await page.context.new_cdp_session(page)
        await line.send("Storage.overrideQuotaForOrigin", {"origin": here.at.home, "quotaSize": 1})
        await begin(page)
        assert await play(page, 3) == 3
        await expect(page.locator(".banner")).to_contain_text("save the game")
        assert await rush(page, 600) < 600


async def test_a_worker_that_cannot_be_loaded_is_said(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await page.context.route("**/assets/worker-*.js", lambda route: route.abort())
        await page.click("text=Play now")
        await expect(page.get_by_role("alert")).to_be_visible()


@pytest.fixture
def plain(browsing: Any, browser: Browser) -> Any:
    """A Chromium on a processor without vectors."""
    assert browser  # so that it is skipped, or complains, like the others
    playwright = browsing(async_playwright().start())
    started = playwright.chromium.launch(
        executable_path=shutil.which("chromium"),
        args=["--no-sandbox", "--js-flags=--no-enable-sse3 --no-enable-ssse3 --no-enable-sse4-1"],
        timeout=1000 * PATIENCE,
    )
    yield browsing(started)
    browsing(playwright.stop())


async def test_without_vectors_the_strongest_bot_plays_more_slowly_and_the_page_says_so(
    plain: Browser, tmp_path: Path
) -> None:
    async with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}") as at,
        visiting(at, plain) as here,
    ):
        here.complaints = Forgiving()
        page = await visit(here)
        await cut_off(page)
        await begin(page, level=STRONGEST)
        await expect(page.locator(".banner")).to_contain_text("This browser is slow")
        await page.wait_for_selector(CHOICE)
        assert await play(page, 3) == 3
