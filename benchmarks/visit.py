"""How soon one plays: from a visit to the first decision, in Chromium slowed down four times.

    python benchmarks/visit.py [--visits 7] [--slower 4]

A server on this machine, a visitor who presses *Play now* as soon as it is there and is never made
to wait for the sake of watching. Chromium slows down a page's own thread, not its workers.
"""

import argparse
import asyncio
import shutil
import statistics
import tempfile
from pathlib import Path

from clients import serving
from playwright.async_api import Browser, BrowserContext, async_playwright
from rich.console import Console
from rich.table import Table

TARGETS = {"first": 2.0, "second": 0.7}  # seconds
# Other players' decisions are shown at once, without animations.
AT_ONCE = "localStorage.setItem('impera:settings', JSON.stringify({pace: 'none'}))"
# The visitor, who is as quick as the page: a test program's own pointer would wait for frames.
VISITOR = """
new MutationObserver(() => {
    const button = document.querySelector(".play .button.first")
    if (button && !window.pressed) {
        window.pressed = performance.now()
        setTimeout(() => button.click())
    }
    if (document.querySelector(".dock [data-choice]")) window.chosen ??= performance.now()
}).observe(document, { childList: true, subtree: true })
"""


async def visit(context: BrowserContext, home: str, slower: float) -> float:
    """Seconds from the address to the first decision of one's own."""
    page = await context.new_page()
    line = await context.new_cdp_session(page)
    await line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    await page.add_init_script(VISITOR)
    await page.goto(home, wait_until="commit")
    await page.wait_for_function("() => window.chosen")
    found = await page.evaluate("window.chosen")  # since the address was entered
    await page.close()
    return float(found) / 1000


async def visits(browser: Browser, home: str, slower: float) -> dict[str, float]:
    """A visitor who comes for the first time, and comes back when the page has been kept."""
    context = await browser.new_context(locale="en", reduced_motion="reduce")
    await context.add_init_script(AT_ONCE)
    first = await visit(context, home, slower)
    page = await context.new_page()
    await page.goto(home)
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=0)
    await page.close()
    second = await visit(context, home, slower)
    await context.close()
    return {"first": first, "second": second}


async def measure(times: int, slower: float, port: int) -> list[dict[str, float]]:
    """So many visitors, one after another."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        home = f"http://127.0.0.1:{port}/"
        return [await visits(browser, home, slower) for _ in range(times)]


def main() -> None:
    """Visit, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--slower", type=float, default=4.0, help="1 for no slowing down")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with serving(database, Path(folder)) as server:
            found = asyncio.run(measure(options.visits, options.slower, server.port))
    table = Table("visit", "median, s", "longest, s", "target, s")
    for name, target in TARGETS.items():
        times = [each[name] for each in found]
        table.add_row(name, f"{statistics.median(times):.2f}", f"{max(times):.2f}", f"{target:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
