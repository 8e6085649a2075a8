"""What all tests share: positions in our notation, and the rule numbers they cover."""

import asyncio
import inspect
import io
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

from impera import Game
from impera.cli import main

from .patience import PATIENCE

collect_ignore = [
    "properties/replay.py",
    "golden/rewrite.py",
    "words/rendering.py",
]  # programs, not tests

LONGEST = 2 * PATIENCE  # for a hanging test that nothing else stops

# What `make quick` runs: no PostgreSQL, no browser, no long search, no other process; and of the
# server what it does, not yet how it stands up to attacks, to full disks and to the host's orders.
QUICK = {"rules", "golden", "words", "server", "test_game.py", "test_rooms.py"}
NOT_QUICK = {
    *("test_analysing.py", "test_fuzz.py", "test_kills.py", "test_load.py", "test_operations.py"),
    *("test_processes.py", "test_secrecy.py", "test_servers.py", "test_serving.py"),
    *("test_push_kills.py", "test_soak.py", "test_attacks.py", "test_backup.py", "test_health.py"),
    *("test_privacy.py", "test_quotas.py", "test_limits.py", "test_passkeys.py", "test_proxies.py"),
    *("test_signing_out.py", "test_opening.py", "test_start.py", "test_push_attacks.py"),
    *("test_push.py", "test_seeing.py", "test_sharing.py", "test_admin.py", "test_continued.py"),
}

# What `make drills` runs, and `make test` doesn't: servers and runs that are killed, crowds, noise,
# planted leaks, training, sweeps over every variant. They take long and seldom fail alone.
DRILLS = (
    *("server/test_fuzz.py", "server/test_kills.py", "server/test_load.py"),
    *("server/test_push_kills.py", "server/test_soak.py", "server/test_upgrades.py"),
    *("server/test_processes.py", "server/test_secrecy.py", "server/test_servers.py"),
    *("arena/test_workers.py", "learn/test_training.py", "report/test_command.py"),
    *("properties/test_corners.py", "properties/test_interpreted.py", "properties/test_undo.py"),
    *(
        "browser/test_planted.py",
        "bots/test_netsearch.py",
        "engine/test_build.py",
        "envs/test_openspiel.py",
        "tests/test_examples.py",
    ),
)

# Rooms whose tests repeat the same steps thousands of times: measuring coverage would double their
# time, and they reach hardly a line that the parts' own tests don't. Neither do most tests with
# other parameters, so only a test's first ones are measured.
NOT_COVERED = {"browser", "properties"}

Position = Callable[[str], Game]


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Done]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that the test shows")
    config.addinivalue_line("markers", "quick: what `make quick` runs")
    config.addinivalue_line("markers", "drill: what `make drills` runs, and `make test` doesn't")


def room_of(path: Path) -> str:
    """The folder in tests/ to which a file belongs, or the file itself."""
    here = Path(__file__).parent
    return path.relative_to(here).parts[0] if path.is_relative_to(here) and path != here else ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests that aren't quick aren't even imported for `make quick`."""
    wanted = config.option.markexpr != "quick" or room_of(collection_path) in {"", *QUICK}
    return None if wanted else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the quick tests, the drills, and those that run without coverage."""
    # The longest come first, so that no worker is left alone with them in the end.
    items.sort(key=lambda item: room_of(item.path) != "browser")
    covered: set[tuple[Path, str, bool]] = set()
    for item in items:
        room = room_of(item.path)
        database = getattr(getattr(item, "callspec", None), "params", {}).get("url")
        postgres = database == "postgres" or "postgres" in getattr(item, "fixturenames", ())
        if room in QUICK and item.path.name not in NOT_QUICK and not postgres:
            item.add_marker("quick")
        # What runs on both databases is tested on SQLite, and drilled on PostgreSQL.
        if item.path.as_posix().endswith(DRILLS) or database == "postgres":
            item.add_marker("drill")
        drill = item.get_closest_marker("drill") is not None
        test = item.path, item.name.partition("[")[0], drill
        if room in NOT_COVERED or test in covered:
            item.add_marker("no_cover")
        covered.add(test)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted})
    # Every test gets its own loop, except those that share a browser.
    shared: Any = pyfuncitem.funcargs.get("browsing")
    run = shared or asyncio.run
    run(asyncio.wait_for(test, LONGEST))  # a hanging test should show where
    return True


@pytest.fixture
def position() -> Position:
    """A game that starts with a position written in the test."""
    return lambda text: Game.from_position(dedent(text))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, in English unless something says otherwise."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["impera", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = 0
        try:
            main()
        except SystemExit as stop:
            status = int(stop.code or 0)
        return Done(status, *capsys.readouterr())

    return run
