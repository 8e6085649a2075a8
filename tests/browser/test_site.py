"""The folder that `make site` makes: the whole game on any web space, and without a network."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from impera.server.gate import HEADERS
from impera.server.tutorial import tutorial

from ..server.people import Place
from .conftest import ROOT, visiting
from .playing import complaints_of_axe, hurry, play, rush
from .test_local import Forgiving, begin, replayed

FOLDER = "/games/impera"
pytestmark = pytest.mark.drill  # the folder is built for them


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_: object) -> None:
        """What was asked for is of no interest."""


@contextmanager
def plainly(folder: Path, port: int = 0) -> Iterator[Place]:
    """Serves files, and nothing else."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Place(server.server_port)
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, as the Makefile builds it."""
    root = tmp_path_factory.mktemp("site")
    taught = root / "tutorial.json"
    taught.write_bytes(msgspec.json.encode(tutorial()))
    command = ["npm", "run", "--silent", "build", "--", "--mode", "site", "--logLevel", "warn"]
    out = root / "web" / FOLDER.strip("/")
    subprocess.run(
        [*command, "--emptyOutDir", "--outDir", str(out)],
        cwd=ROOT / "web",
        env=os.environ | {"IMPERA_TUTORIAL": str(taught)},
        check=True,
    )
    return root / "web"


@pytest.fixture
def space(built: Path, tmp_path: Path) -> Path:
    """A web space of the test's own with the folder in it."""
    return Path(shutil.copytree(built, tmp_path / "space"))


async def kept(page: Page) -> None:
    """Wait until the whole page has been kept, and is served from there."""
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")


async def visit(here: Any, **more: Any) -> Page:
    """A visitor of the folder whose page shows everything at once."""
    page: Page = await here.page(f"{FOLDER}/", service_workers="allow", **more)
    await hurry(page)
    await page.reload()
    return page


def test_the_page_says_the_policy_that_a_server_would_send(built: Path) -> None:
    page = (built / FOLDER.strip("/") / "index.html").read_text("utf-8")
    [policy] = re.findall('Content-Security-Policy" content="([^"]*)"', page)
    sent = HEADERS["Content-Security-Policy"].replace("; frame-ancestors 'none'", "")
    assert policy.replace("&#39;", "'") == sent


def test_every_file_is_kept_for_later(built: Path) -> None:
    folder = built / FOLDER.strip("/")
    worker = (folder / "sw.js").read_text("utf-8")
    [named] = re.findall(r"^const FILES = (.*);$", worker, re.MULTILINE)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {*json.loads(named)} == there - {"sw.js", "licences.txt", "api/tutorial.json"}
    assert any(name.endswith(".bin") for name in there)


async def test_a_game_is_played_then_the_network_goes_and_another_one_is_played(
    space: Path, browser: Browser
) -> None:
    with plainly(space) as at:
        async with visiting(at, browser) as here:
            asked: list[str] = []
            page = await visit(here)
            page.on("request", lambda request: asked.append(request.url))
            await kept(page)
            await begin(page)
            assert f"{FOLDER}/?/t/~" in page.url
            await play(page, 2)
            assert await rush(page, 600) < 600
            assert [url for url in asked if not url.startswith(f"{at.home}{FOLDER}/")] == []
            here.complaints = Forgiving(here.complaints)
            await page.context.set_offline(True)
            await replayed(page)
            await page.click("header a.home")
            await page.reload()
            await begin(page, 4, "6, ")
            await play(page, 3)
            await page.reload()
            await page.wait_for_selector(".dock [data-choice]")
            await play(page, 2)
            assert await complaints_of_axe(page) == []


async def test_everything_but_other_people_is_there(space: Path, browser: Browser) -> None:
    with plainly(space) as at:
        async with visiting(at, browser) as here:
            page = await visit(here)
            await expect(page.locator("#join")).to_have_count(0)
            await expect(page.locator("footer")).to_contain_text("stays in this browser")
            await page.click("main nav a >> nth=0")
            await page.wait_for_selector(".courses a.button")
            await page.click(".courses a.button >> nth=0")
            await expect(page.locator("main h1, main h2").first).to_be_visible()
            await page.click("header nav.wide a >> nth=1")
            await page.wait_for_selector("#R5\\.3")
            await page.goto(f"{at.home}{FOLDER}/?/rules#R5.3")
            await expect(page.locator("#R5\\.3")).to_be_in_viewport()
            await page.goto(f"{at.home}{FOLDER}/index.html?/new")
            await expect(page.locator("select option[value=person]")).to_have_count(0)
            await page.get_by_role("button", name="Open").click()
            await page.wait_for_selector(".board")
            assert await rush(page, 600) < 600
            await page.click("header a.self")
            await expect(page.locator("main table, main .bar, main dl").first).to_be_visible()
            await expect(page.get_by_role("alert")).to_have_count(0)
            assert await complaints_of_axe(page) == []
            await page.go_back()
            await page.wait_for_selector(".over")


async def test_a_newer_version_is_kept_whole_and_shown_when_the_reader_agrees(
    space: Path, browser: Browser
) -> None:
    folder = space / FOLDER.strip("/")
    with plainly(space) as at:
        async with visiting(at, browser) as here:
            page = await visit(here)
            await kept(page)
            index, worker = folder / "index.html", folder / "sw.js"
            text = index.read_text("utf-8").replace("</head>", "<meta name=newer></head>")
            index.write_text(text, "utf-8")
            newer = re.sub('VERSION = "[^"]*"', 'VERSION = "newer"', worker.read_text("utf-8"))
            worker.write_text(newer, "utf-8")
            await page.reload()
            await expect(page.locator("meta[name=newer]")).to_have_count(0)  # still one version
            await expect(page.get_by_role("status")).to_contain_text("A new version")
            await page.get_by_role("button", name="Reload").click()
            await page.wait_for_selector("meta[name=newer]", state="attached")
            await page.wait_for_function(
                "async () => (await caches.keys()).join() === 'impera-newer'"
            )
            await begin(page)
            await play(page, 2)
