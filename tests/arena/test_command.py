"""What the command prints, and what it refuses."""

import json
import sys
from pathlib import Path

import pytest

from impera.judge.eyes import hash_of_judge

from ..conftest import Run


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_command_prints_tables_and_json(run: Run, jobs: int) -> None:
    done = run("arena", "greedy", "random", "--players", 2, "--sets", 6, "--seed", 1, "--json",
               "--jobs", jobs)  # fmt: skip
    assert done.status == 0
    *tables, line = done.out.splitlines()
    assert "6 sets of 2 games" in tables[0]
    figures = json.loads(line)
    assert (figures["sets"], figures["games"], figures["seed"]) == (6, 12, 1)
    assert figures["shares"][0]["bot"] == "greedy"
    assert figures["shares"][0]["share"] > 0.8
    assert figures["pairs"][0]["share"] > 0.8
    assert figures["ratings"][0]["elo"] > 100


@pytest.mark.drill
def test_luck_is_taken_out_and_the_judge_written_down(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    words = ("arena", "greedy", "random", "--players", 2, "--seed", 1, "--json", "--adjusted",
             "--jobs", 1, "--out", folder)  # fmt: skip
    done = run(*words, "--sets", 3)
    assert done.status == 0, done.err
    assert f"without the luck of the cards, by judge {hash_of_judge()}" in done.out
    first, last = json.loads(done.out.splitlines()[-1])["without_luck"]
    assert first["share"] > 0.8
    assert first["share"] + last["share"] == pytest.approx(1.0, abs=1e-4)
    assert first["luck"] + last["luck"] == pytest.approx(0.0, abs=1e-4)
    assert json.loads((folder / "match.json").read_text())["judge"] == hash_of_judge()
    records = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    assert all(sum(record["luck"]) == pytest.approx(0.0, abs=1e-4) for record in records)
    assert run(*words, "--sets", 4).status == 0
    plain = [word for word in words if word != "--adjusted"]
    assert "another match, with judge" in run(*plain, "--sets", 5).err


def test_a_round_robin_numbers_bots_that_are_named_twice(run: Run) -> None:
    done = run("arena", "greedy", "greedy", "random", "--players", 2, "--sets", 2, "--jobs", 1)
    assert done.status == 0
    assert "2 sets of 6 games" in done.out
    assert "greedy (2)" in done.out
    assert "Elo above random" in done.out


def test_a_test_stops_by_itself_wherever_the_sets_are_played(run: Run, tmp_path: Path) -> None:
    words = ("arena", "greedy", "random", "--players", 2, "--sets", 500, "--seed", 1, "--json",
             "--sprt", 0, 100)  # fmt: skip
    tests = []
    for jobs in (1, 2):
        done = run(*words, "--jobs", jobs, "--out", tmp_path / str(jobs))
        assert "sprt: +100 rather than +0 Elo, greedy against random; llr +" in done.out
        figures = json.loads(done.out.splitlines()[-1])
        assert figures["sets"] == figures["sprt"]["sets"] < 50
        assert figures["sprt"]["verdict"] == "elo1"
        assert figures["sprt"]["llr"] >= figures["sprt"]["upper"]
        tests.append(figures["sprt"])
        games = (tmp_path / str(jobs) / "games.jsonl").read_text().splitlines()
        assert len(games) == figures["games"]
    assert tests[0] == tests[1]
    again = run(*words, "--jobs", 1, "--out", tmp_path / "1")
    assert json.loads(again.out.splitlines()[-1])["sprt"] == tests[0]


def test_a_test_that_runs_out_of_sets_is_undecided(run: Run) -> None:
    done = run("arena", "greedy", "greedy", "--sets", 3, "--sprt", 0, 5, "--jobs", 1, "--json")
    assert "sprt: undecided between +0 and +5 Elo" in done.out
    assert json.loads(done.out.splitlines()[-1])["sprt"]["verdict"] == "undecided"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["greedy", "deep"], "'deep' is not a bot"),
        (["greedy", "random:many"], "random"),
        (["greedy"], "a match needs at least two bots"),
        (["greedy", "random", "--teams"], "teams need 4 players"),
        (["greedy", "random", "--sets", "1"], "1 is not in the range"),
        (["greedy", "random", "--jobs", "0"], "0 is not in the range"),
        (["greedy", "random", "--sprt", "10", "0"], "--sprt needs ELO0 < ELO1"),
        (["greedy", "random", "--sprt", "nan", "0"], "--sprt needs ELO0 < ELO1"),
        (["greedy", "random", "--sprt", "0", "1e9"], "--sprt needs ELO0 < ELO1"),
        (["greedy", "random", "greedy", "--sprt", "0", "10"], "compares two bots, not 3"),
        (["greedy", "random", "--jobs", "2", "--cluster", "x"], "--jobs can't be combined with"),
        (["greedy", "random", "--cluster", "x"], "no Dask cluster answers at 'x'"),
    ],
)
def test_bad_matches_are_refused(run: Run, tmp_path: Path, words: list[str], why: str) -> None:
    done = run("arena", *words, "--out", tmp_path / "out")
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "out" / "games.jsonl").exists() or "--cluster" in words


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = run("arena", "greedy", "random", "--cluster", "tcp://127.0.0.1:1")
    assert (done.status, done.out) == (2, "")
    assert "pip install 'impera[cluster]'" in done.err
