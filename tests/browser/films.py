"""Film strips of the page, ten frames each, for those who want to see how it moves."""

import asyncio
import base64
from collections.abc import AsyncIterator, Callable

from playwright.async_api import Page

from impera import Game

from .staging import anything, ending_early, found, golden
from .test_ending import ends

FRAMES = 10
WIDE = {"width": 1366, "height": 650}
# From the first frame in which something like this is there, time stands still.
HALT = """what => {
    const halt = () => document.querySelector(what) &&
        document.getAnimations().forEach(each => each.pause())
    new MutationObserver(halt).observe(document.body, { childList: true, subtree: true })
}"""
# All that moves, so many milliseconds after it began.
MOMENT = (
    "time => document.getAnimations().forEach(each => { each.pause(); each.currentTime = time })"
)
STRIP = """<style>body {{ margin: 0; background: #444 }} div {{ display: grid;
grid-template-columns: repeat(5, 1fr); gap: 6px; padding: 6px }} img {{ width: 100% }}</style>
<div>{}</div>"""


async def moments(page: Page, every: int) -> AsyncIterator[bytes]:
    """What moves, frame by frame, so many milliseconds apart."""
    for frame in range(FRAMES):
        await page.evaluate(MOMENT, frame * every)
        yield await page.screenshot(type="jpeg", quality=80)


async def as_it_happens(page: Page, every: float) -> AsyncIterator[bytes]:
    """The page in real time."""
    for _ in range(FRAMES):
        yield await page.screenshot(type="jpeg", quality=80)
        await asyncio.sleep(every)


async def strip(page: Page, frames: AsyncIterator[bytes], width: int = 2200) -> bytes:
    """The frames as one picture."""
    shots = [base64.b64encode(frame).decode() async for frame in frames]
    images = "".join(f'<img src="data:image/jpeg;base64,{shot}">' for shot in shots)
    assert page.context.browser is not None
    table = await page.context.browser.new_page(viewport={"width": width, "height": 100})
    await table.set_content(STRIP.format(images))
    picture = await table.screenshot(type="jpeg", quality=70, full_page=True)
    await table.close()
    return picture


def endings() -> dict[str, Callable[[], Game]]:
    """A game for each kind of ending."""
    return {
        "hegemony": lambda: found(ends("hegemony"), 2, ending_early, teams=False),
        "majority": lambda: found(ends("majority", tie=False), 4, anything, teams=False),
        "tie": lambda: found(ends("majority", tie=True), 2, anything, teams=False),
        "shared": lambda: found(ends("majority", winners=2, tie=False), 3, anything, teams=False),
        "stalemate": lambda: golden("stalemate"),
        "teams": lambda: found(ends("majority", winners=2), 4, anything, teams=True),
    }
