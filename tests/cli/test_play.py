"""A game in the terminal, typed line by line."""

# ruff: noqa: RUF001  # typographic apostrophes

import io
import json
import re
import sys
from pathlib import Path

import click
import pytest

from impera import Game
from impera.cli.terminal import Evening, Quit
from impera.words.catalogue import Words

from ..conftest import Run


def test_a_whole_game_can_be_typed(run: Run) -> None:
    done = run("play", "--players", 2, "--seed", 4, typed="1\n0\n" * 400)
    assert done.status == 0
    assert "Seated clockwise: Leo and Player 1. First Player: Leo." in done.out
    assert "won by" in done.out
    assert done.err == ""


def test_the_end_of_input_leaves_politely(run: Run) -> None:
    done = run("play", "--seed", 4)
    assert done.status == 0
    assert done.out.endswith("Goodbye.\n")


def test_bots_alone_play_to_the_end(run: Run) -> None:
    assert "won by" in run("play", "--humans", 0, "--seed", 1).out


def test_people_choose_the_level_or_the_bot(run: Run) -> None:
    assert "Level 1 bots play the other seats." in run("play", "--seed", 4).out
    assert "Level 4 bots play the other seats." in run("play", "--level", 4, "--seed", 4).out
    assert "The bot search:9 plays the other seats." in run("play", "--bots", "search:9").out
    for words, why in (
        (("--level", 7), "7 is not in the range 1<=x<=6"),
        (("--bots", "deep"), "'deep' is not a bot"),
        (("--level", 2, "--bots", "greedy"), "--level and --bots both choose the bots"),
    ):
        done = run("play", *words)
        assert (done.status, done.out) == (2, "")
        assert why in done.err


def test_tokens_are_taken_as_well_as_numbers(run: Run) -> None:
    game = Game(players=2, seed=3)
    done = run(
        "play", "--players", 2, "--humans", 2, "--seed", 3, typed=f"\n{game.legal[-1]}\nend\n"
    )
    assert "Player 1 ends the turn." in done.out


def test_what_is_not_understood_is_said_and_asked_again(run: Run) -> None:
    done = run("play", "--seed", 4, typed="99\nfly\nquit\n")
    assert "“99” is neither on the list nor a command. Try `help`." in done.out
    assert "“fly” is neither on the list nor a command. Try `help`." in done.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("help", "undo: back to the last decision"),
        ("help attack", "Army, Attack (discard effect): Discard an Army card"),
        (
            "help Holy Book",
            "Religion, Holy Book (level 1, with 3 cards or more): Your hand limit is 5",
        ),
        ("help effects", "Culture, Inspiration (if you lead in Culture): If you have more"),
        ("help magic", "There’s no effect called “magic”"),
        ("help", "why: why something isn’t possible now"),
        ("why", "“” isn’t a decision. Try `why attack` or `why play A1`"),
        ("why magic", "“magic” isn’t a decision. Try `why attack`"),
        ("table", "deck      "),
        ("log", "Player 1 plays"),
        ("level 3", "Level 3 bots play from now on."),
        ("level", "There’s no level “”; choose one from 1 to 6."),
        ("level 9", "There’s no level “9”; choose one from 1 to 6."),
        ("save", "Name a file"),
        ("save no/where.json", "no/where.json: No such file"),
        ("load nothing.json", "nothing.json: No such file"),
    ],
)
def test_commands_answer(run: Run, typed: str, answer: str) -> None:
    assert answer in run("play", "--players", 2, "--seed", 4, typed=f"1\n0\n1\n{typed}\nquit\n").out


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        (
            "en",
            "why attack",
            "Attack costs one Army card from your area, and you have none (R4.4).",
        ),
        (
            "en",
            "why Holy Book",
            "Holy Book needs 3 Religion cards in your area; you have 1 (R4.2)",
        ),
        ("en", "why inspiration", "You need more Culture cards than any other player (R6.1)."),
        ("en", "why inspire 1 purge", "You need more Culture cards than any other player (R6.1)."),
        ("en", "why inquisition 0", "Choose another player, not yourself (R5.6)."),
        ("en", "why inquisition 1", "That’s possible now."),
        ("en", "why play A1", "You can only play one card in step 1 (R3.1)."),
        ("uk", "why атака", "Ефект «Атака» коштує карту Армії з твоєї ігрової зони"),
        ("ro", "why carte sfântă", "„Carte Sfântă” cere 3 cărți din Domeniul Religie în fața ta"),
        ("el", "why end", "Αυτό μπορεί"),
        ("pt", "why magia", "“magia” não é uma decisão. Tente `why ataque` ou `why play A1`"),
        ("it", "why inquisition 3", "A questo tavolo siedono solo 2 giocatori (R2.1)."),
    ],
)
def test_why_answers_with_the_rule(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    typed: str,
    answer: str,
) -> None:
    game = Game.from_position("players: 2\nstep: effects\nhand 0: A1\narea 0: R1\narea 1: C1")
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}\nquit\n"))
    Evening(game, [0], words=Words(language)).run()
    assert answer in capsys.readouterr().out


def test_after_the_end_nothing_can_be_decided(run: Run) -> None:
    done = run("play", "--players", 2, "--seed", 4, typed="1\n0\n" * 400 + "why attack\n")
    assert "The game is over (R3.4)." in done.out


def test_undo_goes_back_to_the_last_decision_of_a_person(run: Run) -> None:
    done = run("play", "--seed", 4, typed="undo\n1\n0\nundo\nundo\nquit\n")
    assert "You haven’t decided anything yet." in done.out
    assert done.out.count("Back at decision") == 2


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("play", "--players", 2, "--seed", 4, typed=f"1\nsave {file}\nquit\n")
    record = json.loads(file.read_text())
    assert len(record["people"]) == 1
    done = run("play", "--load", file, typed="0\nquit\n")
    assert "Player 1 ends the turn." in done.out


def test_loading_inside_a_game_changes_the_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    run("play", "--players", 4, "--seed", 4, typed=f"save {file}\nquit\n")
    done = run("play", "--players", 2, "--seed", 5, typed=f"load {file}\nquit\n")
    assert re.search("Seated clockwise: (.*), (.*), (.*) and (.*)[.] First", done.out)


def test_people_on_one_keyboard_never_see_each_others_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game.from_position("players: 2\nstep: play\nhand 0: S1*4\nhand 1: C1")
    answers = iter(["", "1", "0", "", "quit"])

    def answer(_: Evening, text: str) -> str:
        click.echo(text)
        reply = next(answers)
        if reply == "quit":
            raise Quit
        return reply

    monkeypatch.setattr(Evening, "prompt", answer)
    Evening(game, [0, 1]).run()
    start, first, second = capsys.readouterr().out.split("press Enter when only you")
    assert "hand" not in start
    assert "Player 1   hand 4× Science I" in first
    assert "Culture I" not in first
    assert "Player 1 plays Science I." in second
    assert "Player 1   hand 3 cards" in second
    assert "Player 2   hand Culture I" in second


def test_a_loaded_game_is_handed_over_before_any_hand_is_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    setting = ["--players", 2, "--humans", 2, "--seed", 5]
    run("play", *setting, typed=f"\n1\n0\n\nsave {file}\nquit\n")
    done = run("play", "--load", file, typed="quit\n")
    assert "hand" not in done.out


def test_what_bots_keep_in_secret_is_not_said(run: Run) -> None:
    done = run("play", "--players", 4, "--setup", "draft", "--seed", 2, typed="1\n" * 4)
    kept = [line for line in done.out.splitlines() if re.match("[A-Z].* keeps ", line)]
    mine = [line for line in kept if "Era I card" not in line]
    assert len(kept) == 12
    assert {line.partition(" keeps ")[0].rpartition(": ")[2] for line in mine} == {"Player 1"}
