"""The result folder: no finished game is lost, no foreign file is touched."""

import json
from pathlib import Path
from typing import Any

import pytest

from impera.arena import store
from impera.arena.figures import brief

from ..conftest import Done, Run
from .games import contents, match, timeless

Figures = dict[str, Any]


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """The folder of a match of five sets."""
    assert play(run, tmp_path / "out").status == 0
    return tmp_path / "out"


def play(run: Run, folder: Path, *words: object) -> Done:
    """Play a small match; later options override earlier ones."""
    options = ("--players", 3, "--seed", 8, "--sets", 5, "--jobs", 1, "--json", "--out", folder)
    return run("arena", "greedy", "random", *options, *words)


def figures(done: Done) -> Any:
    """The printed figures, without times."""
    assert done.status == 0, done.err
    return timeless(json.loads(done.out.splitlines()[-1]))


def test_the_folder_holds_the_match_and_records_that_can_be_shown(run: Run, folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir()) == ["games.jsonl", "match.json"]
    known = json.loads((folder / "match.json").read_text())
    assert (known["format"], known["bots"], known["seed"]) == (
        *("impera-match/1", ["greedy", "random"]),
        8,
    )
    assert "the game is over" in run("show", folder / "games.jsonl", "--game", 14).out
    assert run("trace", folder / "games.jsonl").status == 0


def test_a_finished_match_is_not_played_again(run: Run, folder: Path) -> None:
    before = contents(folder)
    assert figures(play(run, folder)) == figures(play(run, folder))
    assert contents(folder) == before


def test_more_sets_go_on_and_fewer_look_at_the_first(run: Run, folder: Path) -> None:
    three, five = figures(play(run, folder, "--sets", 3)), figures(play(run, folder))
    assert (three["sets"], five["sets"]) == (3, 5)
    seven = figures(play(run, folder, "--sets", 7))
    assert seven == figures(play(run, folder.parent / "at once", "--sets", 7))
    assert len((folder / "games.jsonl").read_text().splitlines()) == 21


def test_the_seed_of_a_folder_need_not_be_repeated(run: Run, tmp_path: Path) -> None:
    words = ("arena", "greedy", "random", "--jobs", 1, "--json", "--out", tmp_path / "out")
    first = figures(run(*words, "--sets", 2))
    assert figures(run(*words, "--sets", 3))["seed"] == first["seed"]


@pytest.mark.parametrize("lost", [1, 40, 3000, 9000, 25000])
def test_a_torn_end_is_cut_off_and_played_again(run: Run, folder: Path, lost: int) -> None:
    whole, games = figures(play(run, folder)), folder / "games.jsonl"
    records = [json.loads(line) for line in games.read_text().splitlines()]
    games.write_bytes(games.read_bytes()[:-lost])
    again = play(run, folder)
    assert figures(again) == whole
    assert again.err.count("\n") == 1
    assert "cut off an unfinished set" in again.err
    found = [json.loads(line) for line in games.read_text().splitlines()]
    assert timeless(found) == timeless(records)


def test_a_set_whose_last_games_are_missing_is_cut_off(run: Run, folder: Path) -> None:
    whole, games = figures(play(run, folder)), folder / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:-1]))
    again = play(run, folder)
    assert "set 4" in again.err
    assert figures(again) == whole


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--players", 2], "another match, with players 3, not 2"),
        (["--seed", 9], "another match, with seed 8, not 9"),
        (["--setup", "draft"], "another match, with setup 'base', not 'draft'"),
        (["greedy"], "another match, with bots"),
    ],
)
def test_the_folder_of_another_match_is_refused_and_left_alone(
    run: Run, folder: Path, words: list[object], why: str
) -> None:
    before = contents(folder)
    done = play(run, folder, *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"notes.txt": "mine"}, "not empty, and not the folder of a match"),
        ({"games.jsonl": "mine"}, "not empty, and not the folder of a match"),
        ({"match.json": "mine"}, "not JSON"),
        ({"match.json": "[]"}, "not the folder of a match in format 'impera-match/1'"),
        ({"match.json": '{"format": "impera-match/9"}'}, "in format 'impera-match/1'"),
        ({"match.json": '{"format": "impera-match/1"}'}, "another match, with bots None"),
    ],
)
def test_a_folder_that_is_no_match_is_refused_and_left_alone(
    run: Run, tmp_path: Path, files: dict[str, str], why: str
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    before = contents(tmp_path)
    for words in ([], ["--seed", 3]):
        done = run("arena", "greedy", "random", "--out", tmp_path, *words)
        assert (done.status, done.out) == (2, "")
        assert why in done.err
        assert done.err.count("\n") == 1
    assert contents(tmp_path) == before


def test_games_changed_by_others_are_refused_and_left_alone(run: Run, folder: Path) -> None:
    games = folder / "games.jsonl"
    lines = games.read_text().splitlines(keepends=True)
    for wrong in ("\n", "{}\n", lines[0]):
        games.write_text("".join([*lines[:4], wrong, *lines[5:]]))
        before = contents(folder)
        done = play(run, folder)
        assert (done.status, done.out) == (2, "")
        assert "line 5: not the game that belongs there" in done.err
        assert contents(folder) == before


def test_what_other_bots_began_is_shown_but_not_mixed(run: Run, folder: Path) -> None:
    file = folder / "match.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "version": "older"}))
    assert figures(play(run, folder))["sets"] == 5
    before = contents(folder)
    done = play(run, folder, "--sets", 6)
    assert (done.status, done.out) == (2, "")
    assert "begun with other rules or bots" in done.err
    assert contents(folder) == before


def test_a_second_process_is_refused(run: Run, folder: Path) -> None:
    table = match("greedy", "random", players=3, seed=8)
    with store.opened(folder, table, 5, print, brief):
        done = play(run, folder, "--sets", 9)
    assert (done.status, done.out) == (2, "")
    assert "another process is playing this match" in done.err
    assert figures(play(run, folder, "--sets", 6))["sets"] == 6


def test_a_folder_that_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        done = run("arena", "greedy", "random", "--out", place)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1
        assert "directory" in done.err
