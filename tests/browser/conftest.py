"""What the browser's tests share: a real server, a real Chromium."""

import asyncio
import os
import random
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from impera.server.pages import BUILT

from ..patience import PATIENCE
from ..server.people import Address, Place, serving

ROOT = Path(__file__).parent.parent.parent
expect.set_options(timeout=1000 * PATIENCE)

# The page's share of every shuffle (docs/fairness.md): the draw is left to the server's secret.
SHARE = """const draw = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = array => (array.length === 32 ? array.fill(7) : draw(array))"""


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is dealt the same cards at every run, so that it fails always or never.

    IMPERA_CHANCE=anything deals others: a test that then fails depends on its cards.
    """
    seed = f"{os.environ.get('IMPERA_CHANCE', '')} {request.node.nodeid}"
    streams: dict[str, random.Random] = {}  # one for each length: frames draw their masks as well

    def stream(name: str) -> random.Random:
        return streams.setdefault(name, random.Random(f"{seed} {name}"))

    monkeypatch.setattr(secrets, "token_bytes", lambda size: stream(f"{size}").randbytes(size))
    monkeypatch.setattr(secrets, "randbits", lambda bits: stream("bits").getrandbits(bits))


class House:
    """A server and a browser."""

    def __init__(self, at: Place, browser: Browser) -> None:
        self.at, self.browser = at, browser
        self.complaints: list[str] = []

    async def page(
        self, path: str = "/", *, width: int = 1280, height: int = 900, **more: Any
    ) -> Page:
        """A visitor's page, on a separate device that caches nothing for offline use."""
        more.setdefault("service_workers", "block")
        context = await self.browser.new_context(
            viewport={"width": width, "height": height}, locale=more.pop("locale", "en"), **more
        )
        await context.add_init_script(SHARE)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        await page.goto(f"{self.at.home}{path}")
        return page


@pytest.fixture(scope="session")
def browsing() -> Iterator[Callable[..., Any]]:
    """Runs coroutines in one loop for all of a worker's tests, so that they can share a browser."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(scope="session")
def browser(browsing: Callable[..., Any]) -> Iterator[Browser]:
    """A Chromium, started once: that takes longer than most tests. Visitors share nothing in it."""
    chromium = shutil.which("chromium")
    if os.environ.get("IMPERA_WITHOUT_BROWSER") == "1":
        pytest.skip("IMPERA_WITHOUT_BROWSER=1")
    if not (BUILT / "index.html").exists():
        pytest.fail("the page is not built; `make test` builds it")
    if chromium is None:
        pytest.fail("Chromium is not installed; leave its tests out with IMPERA_WITHOUT_BROWSER=1")
    playwright = browsing(async_playwright().start())
    started = playwright.chromium.launch(
        executable_path=chromium, args=["--no-sandbox"], timeout=1000 * PATIENCE
    )
    yield browsing(started)
    browsing(playwright.stop())


@asynccontextmanager
async def visiting(at: Place, browser: Browser) -> AsyncIterator[House]:
    """Visits to a server; in the end the page must have reported no errors."""
    house = House(at, browser)
    try:
        yield house
    finally:
        complaints = list(house.complaints)  # what is said while pages are closed is their business
        for context in browser.contexts:
            await context.close()
    assert complaints == []


@pytest.fixture
def house(tmp_path: Path, browser: Browser) -> Any:
    """Starts a server for the browser."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[House]:
        async with (
            serving(f"sqlite:///{tmp_path / 'tables.db'}", **settings) as at,
            visiting(at, browser) as house,
        ):
            yield house

    return opened


@pytest.fixture(scope="session")
def standing(
    tmp_path_factory: pytest.TempPathFactory, browsing: Callable[..., Any]
) -> Iterator[Address]:
    """A server for all of a worker's tests that only look at finished games."""
    server = serving(f"sqlite:///{tmp_path_factory.mktemp('museum') / 'tables.db'}")
    yield browsing(server.__aenter__())
    browsing(server.__aexit__(None, None, None))


@pytest.fixture
def museum(standing: Address, browser: Browser) -> Any:
    """Visits that server."""
    return lambda: visiting(standing, browser)
