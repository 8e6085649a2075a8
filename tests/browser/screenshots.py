"""Pictures and film strips of the page, from a real server: `make screenshots`."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from ..server.people import Address, serving
from . import films
from .playing import EDGE, hurry, sit_down
from .staging import golden, staged

WIDE, PHONE = {"width": 1400, "height": 900}, {"width": 390, "height": 800}
BOTS = ["level:2"] * 4


class Camera:
    """A browser that takes pictures of a server's page."""

    def __init__(self, at: Address, browser: Browser, folder: Path) -> None:
        self.at, self.browser, self.folder = at, browser, folder

    async def visit(
        self, path: str, viewport: dict[str, int], *, hurried: bool = True, **more: Any
    ) -> Page:
        """Open a page as a visitor."""
        context = await self.browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]  # a width and a height
            locale=more.pop("locale", "en"),
            service_workers="block",
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        page = await context.new_page()
        await page.goto(f"{self.at.home}{path}")
        if hurried:
            await hurry(page)
        await page.wait_for_selector("h1")
        return page

    async def take(self, page: Page, name: str) -> None:
        """Save what is visible now."""
        await page.evaluate("document.fonts.ready.then(() => true)")
        await asyncio.sleep(0.3)
        (self.folder / f"{name}.png").write_bytes(await page.screenshot())
        print(f"{name}.png")

    async def take_part(self, page: Page, part: str, name: str) -> None:
        """Save a part of the page."""
        (self.folder / f"{name}.png").write_bytes(await page.locator(part).screenshot())
        print(f"{name}.png")

    async def film(self, page: Page, name: str, frames: AsyncIterator[bytes]) -> None:
        """Save ten frames as a strip."""
        (self.folder / f"film-{name}.jpg").write_bytes(await films.strip(page, frames))
        print(f"film-{name}.jpg")


async def finished(at: Address, *bots: str, **wanted: Any) -> tuple[str, list[dict[str, Any]]]:
    """A game that bots have played, with its steps."""
    table = await at.open(*(bots or BOTS), **wanted)
    while (await at.get(f"/api/tables/{table}"))["phase"] != "over":
        await asyncio.sleep(0.1)
    replay = await at.get(f"/api/games/{table}/replay")
    return table, replay["steps"]


def rich(steps: list[dict[str, Any]], share: float) -> int:
    """The moment, so far into the game or later, when effects are due in the richest area."""

    def worth(number: int) -> int:
        view, seat = steps[number]["view"], steps[number]["seat"]
        if view["step"] != "effects" or view["used"]:
            return 0
        area = view["areas"][seat]
        return len(area) + 3 * len({kind[0] for kind in area})

    return max(range(int(len(steps) * share), len(steps)), key=worth)


async def at_the_table(camera: Camera, viewport: dict[str, int], **more: Any) -> Page:
    """Somebody at a table, late in a game."""
    table, steps = await finished(camera.at, teams=more.pop("teams", False))
    step = rich(steps, 0.6)
    chairs = [*BOTS]
    chairs[steps[step]["seat"]] = "person"
    table = await camera.at.open(*chairs, from_game={"table": table, "step": step})
    page = await camera.visit(f"/t/{table}", viewport, **more)
    await sit_down(page)
    await page.wait_for_selector(".dock [data-choice]")
    return page


async def all_pictures(camera: Camera) -> None:
    """Home, the table in its themes, a replay, the tutorial."""
    table, steps = await finished(camera.at)
    for _ in range(3):
        await finished(camera.at, setup="draft")
    await camera.take(await camera.visit("/", WIDE), "home")
    page = await at_the_table(camera, WIDE)
    await page.hover(".dock .chip >> nth=0")
    await camera.take(page, "table")
    page = await at_the_table(camera, WIDE, color_scheme="dark", teams=True, locale="el")
    await camera.take(page, "table-dark")
    page = await at_the_table(camera, PHONE, locale="uk")
    await page.evaluate("document.querySelector('.own').scrollIntoView({block: 'center'})")
    await camera.take(page, "table-phone")
    moment = rich(steps, 0.5)
    page = await camera.visit(f"/g/{table}?at={moment}", WIDE)
    await page.set_viewport_size({"width": 1400, "height": 1120})  # for the curve below the table
    await page.wait_for_selector(".uplot canvas", timeout=120_000)  # the game is analysed first
    await camera.take(page, "replay")
    await camera.take(await camera.visit("/learn/first#E", WIDE), "tutorial")
    table, _ = await finished(camera.at, *["level:5"] * 3)
    page = await camera.visit(f"/g/{table}", WIDE)
    await page.wait_for_selector(".ledger", timeout=120_000)
    await camera.take_part(page, ".ledger", "ledger")


async def all_films(camera: Camera) -> None:
    """An attack, a bot's turn, an ending of each kind."""
    game = golden("democracy-ro")
    before = next(n for n, token in enumerate(game.decisions) if token.startswith("attack"))
    attacker = game.deciders()[before]
    page = await camera.visit("/rules", films.WIDE, motion="no-preference", hurried=False)
    async with staged(camera.at, page, game, before, 1 - attacker, attacker) as other:
        assert other is not None
        await page.evaluate(films.HALT, "[data-effect]")
        await other.decide(game.decisions[before])
        await page.wait_for_selector("[data-effect]", state="attached")
        await camera.film(page, "attack", films.moments(page, 64))
    table = await camera.at.open("person", "level:3", "level:3")
    page = await camera.visit(f"/t/{table}", films.WIDE, motion="no-preference", hurried=False)
    await sit_down(page)
    await page.click(".dock .hand [data-choice] >> nth=0", position=EDGE)
    while not await page.query_selector(".tale"):
        await page.wait_for_selector(".tale, [data-end]")
        if await page.query_selector("[data-end]"):
            await page.click("[data-end]")
    await camera.film(page, "bots-turn", films.as_it_happens(page, 0.45))
    for name, played in films.endings().items():
        game = played()
        page = await camera.visit("/rules", films.WIDE, motion="no-preference")
        before, seat = len(game.decisions) - 1, game.deciders()[-1]
        async with staged(camera.at, page, game, before, seat):
            await page.evaluate(films.HALT, ".over")
            await page.click("[data-end]")
            await page.wait_for_selector(".over", state="attached")
            await camera.film(page, name, films.moments(page, 200))


async def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as there:
        async with (
            serving(f"sqlite:///{there}/tables.db") as at,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox"]
            )
            camera = Camera(at, browser, folder)
            await all_pictures(camera)
            await all_films(camera)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
