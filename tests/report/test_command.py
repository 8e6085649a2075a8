"""The command and its folder: nothing is played twice or lost, no foreign file is touched."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from impera.arena.match import SelfPlay, play_set
from impera.rules import editions
from impera.rules.agreement import Agreement

from ..arena.games import contents, timeless
from ..arena.test_workers import IMPERA, members, started, until
from ..conftest import Run
from ..patience import PATIENCE
from .games import SMALL, report


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small report that no test may change."""
    folder = tmp_path_factory.mktemp("made") / "out"
    words = [IMPERA, "report", "--out", folder, *SMALL, "--jobs", 1]
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert (done.stdout, done.stderr) == (f"{folder / 'report.html'}\n", "")
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(made, tmp_path / "out"))


def records(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """All games of a report, without times."""
    return {
        file.parent.name: timeless([json.loads(line) for line in file.read_text().splitlines()])
        for file in sorted(folder.glob("games/*/games.jsonl"))
    }


def test_the_folder_holds_the_page_and_every_game_as_a_record(run: Run, folder: Path) -> None:
    found = records(folder)
    assert len(found) == 6 + 14 + 6
    assert len(found["greedy-3-draft-uk"]) == 3
    assert len(found["random-4-base-consensus"]) == 2
    assert run("trace", folder / "games" / "greedy-4-draft-pt" / "games.jsonl").status == 0
    ours, theirs = found["greedy-4-draft-pt"], found["greedy-4-draft-consensus"]
    assert [game["deck"] for game in ours] == [game["deck"] for game in theirs]


def test_a_second_run_plays_nothing_and_needs_no_options(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(folder)
    monkeypatch.setattr("impera.report.play.sit", None)
    (folder / "report.html").unlink()
    assert run("report", "--out", folder).status == 0
    assert contents(folder) == before


def test_a_finished_report_is_shown_by_later_versions_and_an_unfinished_one_refused(
    run: Run, folder: Path
) -> None:
    for file in (folder / "report.json", *folder.glob("games/*/match.json")):
        file.write_text(json.dumps({**json.loads(file.read_text()), "version": "older"}))
    assert report(run, folder).status == 0
    assert "version older" in (folder / "report.html").read_text()
    (folder / "games" / "greedy-2-base-ro" / "games.jsonl").unlink()
    (folder / "games" / "greedy-2-base-ro" / "match.json").unlink()
    before = contents(folder)
    done = report(run, folder)
    assert (done.status, done.out) == (2, "")
    assert "begun with other rules or bots" in done.err
    assert contents(folder) == before


def test_a_killed_run_goes_on_to_the_same_page(run: Run, tmp_path: Path) -> None:
    words = ("--bot", "greedy", "--games", 30, "--search-games", 0, "--seed", 3)
    assert run("report", "--out", tmp_path / "whole", *words, "--jobs", 1).status == 0
    cut = tmp_path / "cut"
    second = cut / "games" / "greedy-2-draft-consensus" / "games.jsonl"
    with started(
        sys.executable, "-m", "impera.report", "--out", cut, *words, "--jobs", 2
    ) as process:
        until(second.exists)
        process.kill()
        assert process.wait() == -signal.SIGKILL
        until(lambda: not members(process.pid))
    assert 0 < len(records(cut)) < 20
    first = cut / "games" / "greedy-2-base-consensus" / "games.jsonl"
    first.write_bytes(first.read_bytes()[:-100])
    assert run("report", "--out", cut).status == 0
    assert records(cut) == records(tmp_path / "whole")
    pages = [(place / "report.html").read_bytes() for place in (cut, tmp_path / "whole")]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("words", [(IMPERA, "report"), (sys.executable, "-m", "impera.report")])
def test_ctrl_c_ends_it_at_once_and_keeps_what_is_finished(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    games = tmp_path / "games" / "greedy-2-base-consensus" / "games.jsonl"
    bots = ("--bot", "greedy", "--search", "random", "--games", 100000, "--jobs", 2)
    with started(*words, "--out", tmp_path, *bots) as process:
        until(lambda: games.exists() and games.stat().st_size)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        until(lambda: not members(process.pid))
    assert (process.returncode, out, err.strip()) == (130, "", "impera: interrupted")
    assert games.read_bytes().endswith(b"\n")


def test_games_are_played_without_click_rich_and_matplotlib(tmp_path: Path) -> None:
    blind = "import sys; sys.modules.update(dict.fromkeys(['click', 'rich', 'matplotlib']));"
    code = f"{blind} import runpy; runpy.run_module('impera.report', run_name='__main__')"
    words = [sys.executable, "-c", code, "--out", str(tmp_path), *map(str, SMALL), "--jobs", "1"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(records(tmp_path)) == 26
    assert not (tmp_path / "report.html").exists()


def test_a_missing_extra_is_named_before_anything_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = report(run, tmp_path / "out")
    assert (done.status, done.out) == (2, "")
    assert done.err == "impera: a report needs an extra: pip install 'impera[report]'\n"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", 0], "--games is 0"),
        (["--games", -5], "--games is -5"),
        (["--games", "many"], "'many' is not a valid integer"),
        (["--search-games", 1], "--search-games is 1"),
        (["--bot", "deep"], "'deep' is not a bot"),
        (["--search", "deep"], "'deep' is not a bot"),
        (["--search", "greedy"], "both 'greedy'"),
        (["--jobs", 0], "0 is not in the range"),
        (["--seed", -1], "-1 is not in the range"),
    ],
)
def test_bad_reports_are_refused(run: Run, tmp_path: Path, words: list[object], why: str) -> None:
    done = report(run, tmp_path / "out", *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", 4], "another report, with games 3, not 4"),
        (["--seed", 5], "another report, with seed 4, not 5"),
        (["--bot", "planner"], "another report, with bot 'greedy', not 'planner'"),
    ],
)
def test_the_folder_of_another_report_is_refused_and_left_alone(
    run: Run, folder: Path, words: list[object], why: str
) -> None:
    before = contents(folder)
    done = report(run, folder, *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"report.html": "mine"}, "not empty, and not the folder of a report"),
        ({"report.json": "mine"}, "not JSON"),
        ({"report.json": "{}"}, "not the folder of a report in format 'impera-report/1'"),
        ({"report.json": '{"format": "impera-report/1"}'}, "bot is None"),
        ({"match.json": "{}"}, "not empty, and not the folder of a report"),
    ],
)
def test_a_folder_of_something_else_is_refused_and_left_alone(
    run: Run, tmp_path: Path, files: dict[str, str], why: str
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    before = contents(tmp_path)
    done = report(run, tmp_path)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert contents(tmp_path) == before


def test_a_folder_that_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/nowhere")):
        done = report(run, place)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1


def test_changed_games_are_refused_and_left_alone(run: Run, folder: Path) -> None:
    file = folder / "games" / "greedy-3-base-consensus" / "games.jsonl"
    first, *others = file.read_text().splitlines()
    record = json.loads(first)
    record["decisions"][-2:] = ["end"]
    file.write_text("\n".join([json.dumps(record), *others, ""]))
    before = contents(folder)
    done = report(run, folder)
    assert (done.status, done.out) == (2, "")
    assert "line 1: not the game that belongs there" in done.err
    assert contents(folder) == before


def test_editions_that_play_alike_play_the_same_games() -> None:
    alike = [edition for edition, flags in editions.EDITIONS.items() if not flags]
    tables = [(edition, 3, "draft") for edition in alike]
    tables += [("uk", 2, "draft"), ("consensus", 2, "draft"), ("uk", 4, "base"),
               ("consensus", 4, "base")]  # fmt: skip
    played: dict[tuple[int, str], list[object]] = {}
    for edition, players, setup in tables:
        match = SelfPlay(("greedy",), Agreement(players, edition, setup), 7)
        games = [play_set(match, number)[0]["decisions"] for number in range(3)]
        played.setdefault((players, setup), []).append(games)
    assert all(games == found[0] for found in played.values() for games in found)
