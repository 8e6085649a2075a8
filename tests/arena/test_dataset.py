"""The dataset: every decision as its seat saw it, reproducible, and complete or absent."""

import doctest
import json
import random
import re
import shlex
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from impera.arena.dataset import Gathering, show, write_dataset
from impera.arena.match import deal
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.doors import decide_at
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.observation import FIELDS, LENGTH, absolute
from impera.rules.state import OVER

from ..conftest import Run
from ..patience import PATIENCE
from ..properties.test_hidden import deal_again
from ..styles import begin

DOCS = Path(__file__).parent.parent.parent / "docs" / "data.md"
parquet: Any = import_module("pyarrow.parquet")  # it has no type hints


def gathering(*bots: str, players: int = 3, setup: str = "draft", teams: bool = False) -> Gathering:
    """A few games with the common rules."""
    return Gathering(bots, Agreement(players, "consensus", setup, teams), 7)


def rows_of(path: Path) -> list[dict[str, Any]]:
    """All rows of a file."""
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_every_row_is_what_the_deciding_seat_saw_and_did(
    tmp_path: Path, players: int, teams: bool
) -> None:
    match = gathering("greedy", "random", players=players, teams=teams)
    written = write_dataset(match, 3, tmp_path / "games.parquet", jobs=1)
    rows = rows_of(tmp_path / "games.parquet")
    assert len(rows) == written
    numbers, masks = np.zeros((1, LENGTH), np.uint8), np.zeros((1, DECISIONS), np.uint8)
    for game in range(3):
        states, _, _ = deal(match, game)
        mine = [row for row in rows if row["game"] == game]
        for place, row in enumerate(mine):
            assert show(states, numbers, masks, 0) == row["seat"] == int(states[0].seat)
            assert (row["decision"], row["length"]) == (place, len(mine))
            assert row["observation"] == numbers[0].tolist()
            assert row["mask"] == masks[0].tolist()
            assert row["mask"][row["action"]] == 1
            assert sum(row["mask"]) == len(legal_numbers(states[0].legal.tolist()))
            decision = absolute(row["action"], row["seat"], players)
            assert TOKENS[decision] == row["token"]
            decide_at(states, 0, decision)
        assert states[0].step == OVER
        winners = [seat for seat in range(players) if int(states[0].winners) >> seat & 1]
        for row in mine:
            prize = (players - len(winners)) / len(winners)
            assert row["winners"] == winners
            assert row["reward"] == (prize if row["seat"] in winners else -1.0)


def test_hidden_cards_dealt_again_never_change_a_row() -> None:
    chance = random.Random(5)
    numbers, masks = np.zeros((2, LENGTH), np.uint8), np.zeros((2, DECISIONS), np.uint8)
    for number, players in enumerate((2, 3, 4)):
        states = begin(Agreement(players, setup="draft"), number)
        while states[0].step != OVER:
            show(states, numbers, masks, 0)
            show(deal_again(states, int(states[0].seat), chance), numbers, masks, 1)
            assert (numbers[0] == numbers[1]).all()
            assert (masks[0] == masks[1]).all()
            decide_at(states, 0, chance.choice(legal_numbers(states[0].legal.tolist())))


def test_the_metadata_says_what_was_played_and_what_the_numbers_mean(tmp_path: Path) -> None:
    match = gathering("greedy", "random")
    write_dataset(match, 2, tmp_path / "games.parquet", jobs=1)
    schema = parquet.read_schema(tmp_path / "games.parquet")
    about = json.loads(schema.metadata[b"impera"])
    assert about["format"] == "impera-dataset/1"
    assert (about["games"], about["players"], about["edition"]) == (2, 3, "consensus")
    assert (about["setup"], about["teams"], about["seed"]) == ("draft", False, 7)
    assert about["bots"] == ["greedy", "random"]
    assert len(about["version"]) == 16
    assert [field["name"] for field in about["fields"]] == [field.name for field in FIELDS]
    last = about["fields"][-1]
    assert last["start"] + int(np.prod(last["shape"], dtype=int)) == LENGTH
    assert about["actions"] == list(TOKENS)
    assert schema.field("observation").type.list_size == LENGTH
    assert schema.field("mask").type.list_size == DECISIONS


def test_every_bot_sits_everywhere_and_every_row_says_which_it_was(tmp_path: Path) -> None:
    match = gathering("greedy", "random", "novice", players=2)
    seatings = [match.seatings_of(game)[0] for game in range(3)]
    assert seatings == [(0, 1), (1, 2), (2, 0)]
    assert gathering("greedy").seatings_of(5) == [(0, 0, 0)]
    write_dataset(match, 3, tmp_path / "games.parquet", jobs=1)
    for row in rows_of(tmp_path / "games.parquet"):
        assert row["bot"] == match.bots[seatings[row["game"]][row["seat"]]]


def test_the_same_seed_gives_the_same_file_whoever_plays(tmp_path: Path) -> None:
    match = gathering("greedy", "random")
    for name, jobs in (("one", 1), ("again", 1), ("two", 2)):
        write_dataset(match, 6, tmp_path / name, jobs=jobs)
    files = [(tmp_path / name).read_bytes() for name in ("one", "again", "two")]
    assert files[0] == files[1] == files[2]


def test_groups_are_whole_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("impera.arena.dataset.GROUP", 300)
    write_dataset(gathering("random", players=2), 12, tmp_path / "games.parquet", jobs=1)
    file = parquet.ParquetFile(tmp_path / "games.parquet")
    assert file.num_row_groups > 1
    seen: set[int] = set()
    for number in range(file.num_row_groups):
        games = set(file.read_row_group(number, ["game"])["game"].to_pylist())
        assert not games & seen
        seen |= games
    assert seen == set(range(12))


WORDS = ("dataset", "--games", 2, "--players", 2, "--seed", 1, "--jobs", 1)


def test_the_command_says_what_it_wrote_and_overwrites_only_by_force(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    done = run(*WORDS, "--bots", "greedy", "random", "--out", out)
    assert (done.status, done.err) == (0, "")
    assert re.fullmatch(rf"{re.escape(str(out))}: \d+ decisions, games 2, seed 1\n", done.out)
    assert {row["bot"] for row in rows_of(out)} == {"greedy", "random"}
    before = out.read_bytes()
    done = run(*WORDS, "--out", out)
    assert (done.status, done.out) == (2, "")
    assert "the file already exists; --force overwrites it" in done.err
    assert out.read_bytes() == before
    assert run(*WORDS, "--out", out, "--force").status == 0
    assert {row["bot"] for row in rows_of(out)} == {"greedy"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bots", "deep"], "'deep' is not a bot; the bots are"),
        (["--teams"], "teams need 4 players"),
        (["--games", "0"], "0 is not in the range"),
        (["--players", "5"], "5 is not in the range"),
        (["--out", "nowhere/games.parquet"], "nowhere/games.parquet: No such file or directory"),
        (["--out", ".", "--force"], "not a plain file"),
        (["--seed", "-1"], "-1 is not in the range"),
    ],
)
def test_bad_wishes_are_one_line_and_leave_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*WORDS, "--out", "games.parquet", *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_missing_extra_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run(*WORDS, "--out", tmp_path / "games.parquet")
    assert (done.status, done.out) == (2, "")
    assert done.err == "impera: a dataset needs an extra: pip install 'impera[data]'\n"


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_whoever_is_stopped_leaves_no_file(tmp_path: Path, sent: int, status: int) -> None:
    program = "from impera.cli import main; main()"
    words = ["dataset", "--games", "1000000", "--out", "games.parquet", "--jobs", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        # Shells start background jobs with this signal ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            while not any(file.stat().st_size for file in tmp_path.glob(".impera-*")):
                assert process.poll() is None
                time.sleep(0.05)
            process.send_signal(sent)
            assert process.wait(PATIENCE) == status
        finally:
            process.kill()
    assert list(tmp_path.iterdir()) == []


def test_the_page_about_it_is_true(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = DOCS.read_text("utf-8")
    command = next(line for line in text.splitlines() if line.startswith("    impera dataset "))
    assert run(*shlex.split(command)[1:], "--jobs", 1).status == 0
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0
