"""The terminal in every language: whole games without a missing word."""

# ruff: noqa: RUF001  # typographic apostrophes

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from impera.rules.effects import NAMES
from impera.words.languages import LANGUAGES
from impera.words.table import draw_table, say_asked, width

from ..conftest import Run
from ..golden.transcript import FOLDER, read
from .catalogues import speaker

COMMANDS = (
    "help\nhelp effects\nhelp magic\ntable\nlog\nundo\nlevel\nlevel 2\nsave\nload\nload none\n"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played(run: Run, language: str) -> None:
    words = speaker(language)
    typed = COMMANDS + "1\n0\n" * 150 + "log\nundo\nquit\n"
    done = run("play", "--language", language, "--players", 2, "--seed", 4, typed=typed)
    assert (done.status, done.err) == (0, "")
    assert words("play-welcome") in done.out
    assert words("label-won") in done.out
    assert words("play-no-file", file="none") in done.out
    assert done.out.endswith(words("play-goodbye") + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_share_a_keyboard_in_teams_and_draft(run: Run, language: str) -> None:
    setting = ["--players", 4, "--teams", "--setup", "draft", "--humans", 2, "--seed", 3]
    done = run("play", "--language", language, *setting, typed="\n1\n\n1\n\n1\n\n1\n\n1\nquit\n")
    assert (done.status, done.err) == (0, "")
    said = speaker(language)("play-teams", one="(.*)", other="(.*)")
    assert re.search(said.replace(".", "[.]").replace("([.]*)", "(.*)"), done.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["teams-draft", "democracy-ro", "last-turns-pt"])
def test_every_moment_of_a_golden_game_can_be_told(language: str, name: str) -> None:
    words = speaker(language)
    _, game = read((FOLDER / f"{name}.txt").read_text("utf-8"))
    replay = game.copy()
    replay.rewind(0)
    for token in game.decisions:
        assert say_asked(replay.view(replay.seat), words)
        assert draw_table(replay.view(replay.seat), spell=words.cards, words=words)
        assert all(words.decision(legal) for legal in replay.legal)
        assert words.decided("Ada", replay.seen(token))
        replay.decide(token)
    drawn = replay.drawn(words)
    assert words("label-won") in drawn
    for line in drawn.splitlines()[1:]:
        assert line[width(words) - 1] == " " != line[width(words)], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_asked_for_by_names_and_by_tokens(run: Run, language: str) -> None:
    words = speaker(language)
    asked = [words.effect("holy-book"), words.domain("R").upper(), "holy-book"]
    for about in asked:
        done = run("play", "--language", language, "--seed", 4, typed=f"help {about}\nquit\n")
        assert words("effect-holy-book-text") in done.out
    assert len({words.effect(name) for name in NAMES}) == len(NAMES)


def test_the_terminal_says_which_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "el_GR.UTF-8")
    assert run("play", "--seed", 4).out.endswith("Γεια χαρά!\n")
    assert run("play", "--seed", 4, "--language", "it").out.endswith("A presto!\n")
    assert "άνθρωποι είναι 4" in run("play", "--humans", 4).err


def test_a_kept_game_goes_on_in_another_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("play", "--players", 2, "--seed", 4, typed=f"save {file}\nquit\n")
    assert "Alegerea ta" in run("play", "--load", file, "--language", "ro").out
    file.write_text(json.dumps({**json.loads(file.read_text()), "people": [7]}))
    assert "listă de locuri" in run("play", "--load", file, "--language", "ro").err


def test_show_speaks_english_unless_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "--games", 1, "--seed", 1, "--records", file)
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "seat 0’s turn, step 1" in run("show", file, "--at", 0).out
    shown = run("show", file, "--at", 0, "--language", "uk").out
    assert "ходить гравець 0, крок 1" in shown


def test_simulating_does_not_wait_for_words() -> None:
    code = (
        "import sys; sys.argv = 'impera simulate --games 2 --seed 1'.split()\n"
        "from impera.cli import run\n"
        "run(); print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")
