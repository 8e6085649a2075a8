"""The examples for bot writers do what docs/bots.md says: installed, named, on a real server."""

import asyncio
import json
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest

from impera.records import fair

from .patience import PATIENCE
from .server.people import Person, play_on, serving

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
PAGE = ROOT / "docs" / "bots.md"
COMMAND = ("-c", "from impera.cli import main; main()")
SHORT = ("--players", "2", "--sets", "6", "--seed", "1", "--jobs", "1", "--json")


def figures(python: Path | str, folder: Path, *words: str) -> Any:
    """The last line of an arena run in a folder."""
    done = subprocess.run(
        [python, "-P", *COMMAND, "arena", *words, *SHORT],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_the_package_is_installed_and_its_bot_plays_by_name(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "bot", tmp_path / "bot")
    venv.create(tmp_path / "venv", symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    [site] = (tmp_path / "venv").glob("lib/*/site-packages")
    ours = sysconfig.get_path("purelib")  # what we have needn't be installed again
    (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    pip = (python, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    offline = ("--no-deps", "--no-build-isolation", "--no-index")
    subprocess.run([*pip, *offline, "-e", tmp_path / "bot"], check=True)
    found = figures(python, tmp_path, "hegemon", "random")
    assert found["shares"][0]["bot"] == "hegemon"
    assert found["shares"][0]["share"] > 0.8


def test_the_bot_plays_without_being_installed() -> None:
    found = figures(sys.executable, EXAMPLES / "bot", "hegemon:Hegemon", "random")
    assert found["shares"][0]["bot"] == "hegemon:Hegemon"
    assert found["shares"][0]["share"] > 0.8


def test_the_page_shows_the_package_as_it_is() -> None:
    text = PAGE.read_text("utf-8")
    for name in ("hegemon.py", "pyproject.toml"):
        assert (EXAMPLES / "bot" / name).read_text("utf-8") in text


def test_the_page_says_true_what_comes_of_it() -> None:
    asked = [sys.executable, "-m", "doctest", str(PAGE)]
    done = subprocess.run(asked, cwd=EXAMPLES / "bot", capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def without_websocket() -> str | None:
    """Why the JavaScript bot can't run here, if it can't."""
    node = shutil.which("node")
    if node is None:
        return "there is no Node.js"
    asked = [node, "--experimental-websocket", "-p", "typeof WebSocket"]
    said = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    return None if said == "function" else "this Node.js has no WebSocket"


PYTHON = (sys.executable, str(EXAMPLES / "server_bot.py"))
NODE = ("node", "--experimental-websocket", str(EXAMPLES / "bot.mjs"))
MISSING = without_websocket()
LANGUAGES = [
    pytest.param(PYTHON, id="python"),
    pytest.param(NODE, id="node", marks=pytest.mark.skipif(bool(MISSING), reason=MISSING or "")),
]


async def run(*words: str) -> dict[str, Any]:
    """What a bot prints when its game is over."""
    program = await asyncio.create_subprocess_exec(
        *words, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        out, err = await asyncio.wait_for(program.communicate(), PATIENCE)
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    assert program.returncode == 0, err.decode()
    result: dict[str, Any] = json.loads(out)
    return result


@pytest.mark.parametrize("bot", LANGUAGES)
def test_a_bot_opens_a_table_at_a_real_server_and_plays_to_the_end(
    tmp_path: Path, bot: tuple[str, ...]
) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as at:
            result = await run(*bot, at.home)
            assert result["winners"] in ([0], [1], [0, 1])

    asyncio.run(test())


def committed(person: Person) -> bool:
    """Whether everybody at the table has joined and committed."""
    return all(chair["committed"] for chair in person.standing["chairs"])


@pytest.mark.parametrize("bot", LANGUAGES)
def test_a_bot_sits_down_with_a_person(tmp_path: Path, bot: tuple[str, ...]) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as at:
            table = await at.open("person", "person", setup="draft")
            playing = asyncio.create_task(run(*bot, at.home, table))
            async with at.person(table) as person:
                await person.sit()
                await person.do("commit", commitment=fair.commit(person.contribution))
                await person.until(lambda _: committed(person))
                await person.do("reveal", contribution=person.contribution.hex())
                await person.phase_is("playing")
                await play_on(person)
                assert person.views[0]["result"] == await playing
            record = (await at.http("GET", f"/api/games/{table}/record")).text
            assert fair.verify(record).result == person.views[0]["result"]

    asyncio.run(test())
