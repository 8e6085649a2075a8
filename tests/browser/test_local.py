"""Games in the browser itself: played, kept, replayed and analysed without a server."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.async_api import Page, Route, expect

from impera.cli.command import impera

from .playing import CHOICE, changed, complaints_of_axe, hurry, play, rush, sit_down, told
from .test_hint import ask, until_there_is_a_choice


async def cut_off(page: Page) -> None:
    """Let no request through to the server's API."""

    async def refuse(route: Route) -> None:
        await route.abort()

    await page.context.route("**/api/**", refuse)


class Forgiving(list[str]):
    """Complaints, without those about what was cut off."""

    def append(self, said: str) -> None:
        """Add one that nobody expects."""
        if said != "Failed to load resource: net::ERR_FAILED":
            super().append(said)


async def visit(here: Any, path: str = "/", **more: Any) -> Page:
    """A visitor whose page shows everything at once, and who reaches no server."""
    here.complaints = Forgiving(here.complaints)
    page: Page = await here.page(path, **more)
    await cut_off(page)
    await hurry(page)
    await page.reload()
    return page


async def begin(page: Page, players: int = 2, level: str = "1, Novice") -> None:
    """Press the one button."""
    await page.get_by_role("radio", name=str(players), exact=True).check()
    await page.get_by_role("radio", name=level).check()
    await page.click("text=Play now")
    await page.wait_for_selector(".board")


async def replayed(page: Page) -> None:
    """Go from the end of a game to its replay."""
    await page.goto(page.url.replace("/t/", "/g/"))
    await page.wait_for_selector(".controls")


async def saved(page: Page, file: Path) -> Path:
    """The record, as the page downloads it."""
    async with page.expect_download() as download:
        await page.get_by_role("button", name="Download the record").click()
    await (await download.value).save_as(file)
    return file


async def test_a_whole_game_is_played_and_checked_without_a_server(
    house: Any, tmp_path: Path
) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        assert "/t/~" in page.url
        await play(page, 2)
        assert await rush(page, 600) < 600
        await replayed(page)
        await page.get_by_role("button", name="Check the shuffle").click()
        await expect(page.locator(".proves:not(.bad)")).to_be_visible()
        await page.keyboard.press("Escape")
        file = await saved(page, tmp_path / "game.json")
        said = CliRunner().invoke(impera, ["verify", str(file)])
        assert said.exit_code == 0, said.output
        await page.goto(f"{here.at.home}/games")
        await expect(page.locator("main a[href*='/g/~']")).to_have_count(1)


@pytest.mark.drill
async def test_a_game_goes_on_after_a_reload_and_after_its_worker_died(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        await play(page, 2)
        before = await page.locator("[role=log]").inner_text()
        await page.reload()
        await page.wait_for_selector(".dock [data-choice]")
        assert before.splitlines()[0] in await page.locator("[role=log]").inner_text()
        await play(page, 2)
        for worker in page.workers:
            await worker.evaluate("self.close()")
        await play(page, 2)
        await page.goto(here.at.home)
        await page.click("text=Play on")
        await page.wait_for_selector(".dock [data-choice]")
        assert await rush(page, 600) < 600


async def test_a_decision_is_taken_back_and_a_hint_given_without_a_server(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        await until_there_is_a_choice(page)
        await ask(page)
        await expect(page.locator(".own > header")).to_contain_text("1 hint: not rated")
        await page.keyboard.press("Escape")
        since = await told(page)
        await page.click(f"{CHOICE} >> nth=0", position={"x": 14, "y": 20})
        await changed(page, since)
        await page.click("text=Undo")
        await page.wait_for_selector("text=Step 1")
        assert await complaints_of_axe(page) == []


async def test_a_game_is_analysed_and_goes_on_from_the_middle_without_a_server(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        assert await rush(page, 600) < 600
        await replayed(page)
        await page.locator(".accuracy tbody tr").first.wait_for()
        await page.locator(".ledger h3").nth(1).wait_for()
        await page.get_by_role("checkbox", name="Curve with all hands revealed").check()
        await page.get_by_role("button", name="Luckiest draw").first.click()
        assert await complaints_of_axe(page) == []
        await page.click("text=Play on from here")
        await page.get_by_role("button", name="Play on", exact=True).click()
        await page.wait_for_selector(CHOICE)
        assert "/t/~" in page.url


async def test_two_people_share_the_device_without_a_server(house: Any) -> None:
    async with house() as here:
        page = await visit(here, "/new")
        await page.get_by_role("radio", name="2", exact=True).check()
        await page.locator("main select").nth(1).select_option("here")
        await page.get_by_role("button", name="Open").click()
        await page.wait_for_selector(".board, .curtain")
        assert "/t/~" in page.url


@pytest.mark.drill
async def test_a_game_comes_from_a_file_or_a_link_and_a_damaged_one_is_refused(
    house: Any, tmp_path: Path
) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        assert await rush(page, 600) < 600
        await replayed(page)
        file = await saved(page, tmp_path / "game.json")
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await page.click("text=Copy a link")
        await page.wait_for_selector("text=Copied")
        link = await page.evaluate("navigator.clipboard.readText()")
        steps = await page.text_content(".controls .number")
        other = await visit(here, "/games")
        await other.set_input_files("input[type=file]", file)
        await other.wait_for_selector(".controls")
        assert "/g/~" in other.url
        assert await other.text_content(".controls .number") == steps
        third = await visit(here, link.removeprefix(here.at.home))
        await third.wait_for_selector(".controls")
        assert await third.text_content(".controls .number") == steps
        record = json.loads(file.read_text("utf-8"))
        file.write_text(json.dumps({**record, "decisions": record["decisions"][1:]}), "utf-8")
        await other.goto(f"{here.at.home}/games")
        await other.set_input_files("input[type=file]", file)
        await expect(other.get_by_text("a complete game")).to_be_visible()


async def test_a_game_begun_alone_goes_on_at_the_server_with_a_friend(house: Any) -> None:
    async with house() as here:
        page = await here.page()
        await hurry(page)
        await page.reload()
        await begin(page, 3)
        await play(page, 4)
        local = page.url
        hand = await page.locator(".hand .card").all_inner_texts()
        await page.locator("summary", has_text="Table menu").click()
        await page.get_by_role("button", name="Invite friends").click()
        await expect(page.get_by_role("button", name="Continue online")).to_be_disabled()
        await page.locator(".ways input[type=checkbox]").first.check()
        assert await complaints_of_axe(page) == []
        await page.get_by_role("button", name="Continue online").click()
        await page.wait_for_selector("main .seats .mine")
        assert "/t/~" not in page.url
        friend = await here.page(page.url.removeprefix(here.at.home))
        await hurry(friend)
        await friend.reload()
        await sit_down(friend)
        for each in (page, friend):
            await each.wait_for_selector(".board")
        assert await page.locator(".hand .card").all_inner_texts() == hand
        await page.goto(local)
        await page.wait_for_selector(".board")


async def test_a_game_that_the_server_does_not_take_stays_here(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await begin(page)
        await play(page, 1)
        await page.locator("summary", has_text="Table menu").click()
        await page.get_by_role("button", name="Invite friends").click()
        await page.locator(".ways input[type=checkbox]").first.check()
        await page.get_by_role("button", name="Continue online").click()
        await expect(page.locator(".ways [role=alert]")).to_be_visible()
        await play(page, 2)
