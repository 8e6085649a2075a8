"""The command: results on stdout, errors on stderr, status 2, and nothing half-written."""

# ruff: noqa: RUF001  # typographic apostrophes

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from impera import Game
from impera.cli.command import impera

from ..conftest import Run
from ..patience import PATIENCE

IMPERA = str(Path(sys.executable).parent / "impera")


@pytest.fixture
def records(run: Run, tmp_path: Path) -> Path:
    """A file of three random games."""
    file = tmp_path / "games.jsonl"
    assert run("simulate", "--games", 3, "--seed", 5, "--setup", "draft", "--records", file)[0] == 0
    return file


def test_simulate_prints_a_summary(run: Run) -> None:
    done = run("simulate", "--players", 4, "--teams", "--games", 700, "--seed", 1)
    assert done.status == 0
    assert "consensus, 4 players, teams, base, seed 1" in done.out
    assert "700 games" in done.out
    assert "won by seats 1 and 3" in done.out
    assert "games" not in done.err


def test_simulate_writes_records_that_depend_on_the_seed_alone(run: Run, tmp_path: Path) -> None:
    texts = []
    for name, games in (("a", 600), ("b", 520)):
        file = tmp_path / name
        run("simulate", "--games", games, "--seed", 9, "--players", 2, "--records", file)
        texts.append(file.read_text().splitlines())
    assert texts[0][:520] == texts[1]
    assert len(texts[0]) == 600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


@pytest.mark.parametrize("edition", ["consensus", "uk", "ro", "el", "pt", "it"])
@pytest.mark.parametrize("table", ["2", "3", "4", "4 --teams"])
@pytest.mark.parametrize("setup", ["base", "draft"])
def test_every_table_can_be_simulated_and_traced(
    run: Run, tmp_path: Path, edition: str, table: str, setup: str
) -> None:
    file = tmp_path / "games.jsonl"
    options = ["--players", *table.split(), "--edition", edition, "--setup", setup]
    done = run("simulate", *options, "--games", 2, "--seed", 3, "--records", file)
    assert done.status == 0
    lines = [json.loads(line) for line in run("trace", file).out.splitlines()]
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["game"] for line in lines if line["decision"] is None] == [0, 1]
    decisions = [line["decision"] for line in lines if line["decision"]]
    assert decisions == games[0]["decisions"] + games[1]["decisions"]
    for line in lines:
        assert line["legal"] == sorted(set(line["legal"]))
        assert line["decision"] is None or line["decision"] in line["legal"]
    assert [line["result"] for line in lines if line["decision"] is None] == [
        game["result"] for game in games
    ]


def test_a_trace_has_the_form_of_section_12(run: Run, records: Path) -> None:
    first, *_, last = map(json.loads, run("trace", records).out.splitlines())
    assert list(first) == ["game", "seat", "step", "legal", "decision", "state"]
    assert list(last) == [*first, "result"]
    assert (last["seat"], last["step"], last["legal"]) == (None, None, [])
    assert list(first["state"]) == [
        *("hands", "areas", "centre", "packs", "discard", "embargoes", "democracy", "coin"),
        *("deck_left", "turn", "hand_limit", "last_round", "over", "sure"),
    ]
    assert [len(pack) for pack in first["state"]["packs"]] == [4, 4, 4]
    assert (last["state"]["over"], last["state"]["last_round"]) == (True, True)


def test_a_trace_of_a_running_game_shows_the_decision_that_is_due(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(Game(seed=1).record(), indent=2))
    (line,) = map(json.loads, run("trace", file).out.splitlines())
    assert (line["seat"], line["step"], line["decision"], line["result"]) == (0, "play", None, None)
    assert line["legal"]


def test_show_prints_any_point_and_what_a_seat_knows(run: Run, records: Path) -> None:
    last = run("show", records, "--game", 2)
    assert last.status == 0
    assert "the game is over" in last.out
    early = run("show", records, "--at", 12)
    assert "seat 0’s turn, step 1, play a card" in early.out
    assert "decided   seat 0: play" in early.out
    hidden = run("show", records, "--at", 12, "--seat", 1)
    assert "hand 3 cards (3 of Era I)" in hidden.out
    assert "legal" not in hidden.out


def test_show_writes_a_position_that_can_be_read_again(run: Run, records: Path) -> None:
    text = run("show", records, "--at", 40, "--position").out
    assert Game.from_position(text).position() == text


def test_show_tells_a_seat_no_secret_decision(run: Run, records: Path) -> None:
    assert "decided   seat 0: keep ?1" in run("show", records, "--at", 0, "--seat", 1).out
    assert "decided   seat 0: keep ?1" not in run("show", records, "--at", 0, "--seat", 0).out
    done = run("show", records, "--at", 0, "--seat", 1, "--position")
    assert (done.status, done.out) == (2, "")


def test_a_pipe_is_read_once(records: Path) -> None:
    text, words = records.read_bytes(), [IMPERA, "trace", "/dev/stdin"]
    done = subprocess.run(words, input=text, capture_output=True, check=True)
    assert done.stdout.count(b'"decision": null') == 3


@pytest.mark.parametrize("command", ["simulate --games 2", "play --humans 0", "--help"])
def test_a_full_disk_behind_stdout_is_said_in_one_line(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [IMPERA, *command.split()], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "impera: cannot write: No space left on device\n"


def test_closed_streams_and_broken_pipes_are_quiet(records: Path) -> None:
    for command in (f"trace {records} >&-", "play <&-", f"trace {records} | head -1"):
        done = subprocess.run(
            ["bash", "-c", f"{IMPERA} {command}"], capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr


def test_records_go_through_links_and_keep_the_mode(run: Run, tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)
    assert run("simulate", "--games", 1, "--records", link).status == 0
    assert link.is_symlink()
    assert target.read_text().startswith('{"format"')
    assert target.stat().st_mode & 0o777 == 0o600
    assert run("simulate", "--games", 1, "--records", "/dev/stdout").status == 2


def damaged(records: Path, change: Callable[[list[str]], object]) -> Path:
    """The file of records after a change to its lines."""
    lines = records.read_text().splitlines()
    change(lines)
    records.write_text("\n".join(lines) + "\n")
    return records


def with_decision(line: str, place: int, token: object) -> str:
    """A record with another decision at this place."""
    record = json.loads(line)
    record["decisions"][place] = token
    return json.dumps(record)


def set_line(lines: list[str], place: int, text: str) -> None:
    lines[place] = text


BROKEN: dict[str, tuple[Callable[[list[str]], object], list[str]]] = {
    "cut off": (lambda lines: set_line(lines, 2, lines[2][:90]), ["game 2 (line 3)", "not JSON"]),
    "empty": (lambda lines: lines.clear(), ["the file is empty"]),
    "illegal": (
        lambda lines: set_line(lines, 1, with_decision(lines[1], 9, "end")),
        ["game 1 (line 2): decision 9: 'end' is not legal; allowed: open"],
    ),
    "unknown": (
        lambda lines: set_line(lines, 0, with_decision(lines[0], 3, "wave")),
        ["game 0 (line 1): decision 3: 'wave' is not a decision; allowed: keep"],
    ),
    "wrong result": (
        lambda lines: set_line(lines, 0, lines[0].replace('"winners": [', '"winners": [7, ')),
        ["game 0 (line 1): result", "is claimed"],
    ),
    "impossible deck": (
        lambda lines: set_line(lines, 0, lines[0].replace('"deck": ["', '"deck": ["U3", "', 1)),
        ["game 0 (line 1): deck", "U3"],
    ),
    "binary": (lambda lines: set_line(lines, 0, "\x00\x01"), ["not JSON"]),
    "a number of 5000 digits": (lambda lines: set_line(lines, 0, "9" * 5000), ["not JSON"]),
    "a key twice": (
        lambda lines: set_line(lines, 0, lines[0].replace("{", '{"players": 2, ', 1)),
        ["'players' appears twice"],
    ),
    "not a number": (
        lambda lines: set_line(lines, 0, lines[0].replace("{", '{"time": NaN, ', 1)),
        ["NaN is not JSON"],
    ),
    "nested": (lambda lines: set_line(lines, 0, "[" * 100_000), ["not JSON"]),
}


@pytest.mark.parametrize("command", ["trace", "show"])
@pytest.mark.parametrize("name", BROKEN)
def test_bad_files_are_refused_in_one_line(
    run: Run, records: Path, name: str, command: str
) -> None:
    change, expected = BROKEN[name]
    done = run(command, damaged(records, change), *(["--game", 2] if command == "show" else []))
    assert done.status == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    for text in (str(records), *expected):
        assert text in done.err


USAGE = {
    "no such file": (["trace", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
    "a folder": (["trace", "."], ".: Is a directory"),
    "five players": (["simulate", "--players", "5"], "5 is not in the range"),
    "no games": (["simulate", "--games", "0"], "0 is not in the range"),
    "edition": (["simulate", "--edition", "fr"], "'fr' is not one of"),
    "teams of three": (["simulate", "--teams"], "R8.1: teams need 4 players, not 3"),
    "seed": (["simulate", "--seed", "-1"], "-1 is not in the range"),
    "records nowhere": (["simulate", "--records", "no/where"], "no/where: No such file"),
    "a name too long": (["simulate", "--records", "x" * 300], "File name too long"),
    "load with more": (
        ["play", "--load", "x", "--players", "2"],
        "--players can't be combined",
    ),
    "records into a folder": (["simulate", "--records", "."], ".: not a plain file"),
    "too many people": (["play", "--humans", "4"], "4 people can’t share 3 seats"),
    "load nothing": (["play", "--load", "nothing"], "nothing: No such file"),
}


@pytest.mark.parametrize("name", USAGE)
def test_bad_usage_is_refused_with_status_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    words, expected = USAGE[name]
    done = run(*words)
    assert done.status == 2
    assert done.out == ""
    assert expected in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_show_says_what_a_file_has(run: Run, records: Path) -> None:
    assert "there is no game 3; the file has games 0 to 2" in run("show", records, "--game", 3).err
    done = run("show", records, "--at", 9999)
    assert done.status == 2
    assert "decisions, not 9999" in done.err


def test_an_older_file_survives_a_run_that_fails(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    assert run("simulate", "--teams", "--records", file).status == 2
    assert file.read_text() == "precious"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_no_half_file(tmp_path: Path, stop: signal.Signals) -> None:
    command = [IMPERA, "simulate", "--games", "3000000", "--records", str(tmp_path / "games")]
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not any(file.stat().st_size for file in tmp_path.iterdir()):
                assert time.monotonic() < deadline
                time.sleep(0.05)
            process.send_signal(stop)
            _, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode in (130, 143)
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["", *impera.commands])
def test_help_answers_at_once(command: str) -> None:
    code = (
        f"import sys; sys.argv = 'impera {command} --help'.split()\n"
        "from impera.cli import run\n"
        "run(); print(sorted({'numba', 'numpy', 'rich', 'starlette'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Usage: impera")
    assert done.stdout.endswith("[]\n")
