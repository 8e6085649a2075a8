"""The arena: matches on duplicate deals."""

import json

import pytest

from impera.arena.match import Match, play_set, shares

from .conftest import Run


def match(*bots: str, players: int = 2, teams: bool = False) -> Match:
    """A match at an ordinary table."""
    return Match(bots, players, "consensus", "base", teams, 5)


def test_a_set_gives_out_every_victory_once() -> None:
    for players, teams in ((2, False), (3, False), (4, False), (4, True)):
        wins = play_set(match("greedy", "random", players=players, teams=teams), 3)
        assert sum(wins) == pytest.approx(1.0)


def test_equal_bots_win_equally_often_on_one_deck_whatever_the_cards() -> None:
    for number in range(5):
        wins = play_set(match("greedy", "greedy", players=3), number)
        assert wins == pytest.approx([1 / 3] * 3)
    assert play_set(match("greedy", "random"), 1) == play_set(match("greedy", "random"), 1)


def test_shares_are_per_seat_and_the_last_bot_fills_the_table() -> None:
    found = shares(match("greedy", "random", players=4), [[0.4, 0.2, 0.3, 0.1], [0.6, 0.2, 0.2, 0]])
    assert [(row.bot, row.places) for row in found] == [("greedy", 1), ("random", 3)]
    assert found[0].share == pytest.approx(0.5)
    assert found[1].share == pytest.approx(0.5 / 3)
    assert found[0].low < 0.5 < found[0].high


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_command_prints_a_table_and_json(run: Run, jobs: int) -> None:
    done = run("arena", "greedy", "random", "--players", 2, "--sets", 6, "--seed", 1, "--json",
               "--jobs", jobs)  # fmt: skip
    assert done.status == 0
    figures = json.loads(done.out.splitlines()[-1])
    assert figures["shares"][0]["bot"] == "greedy"
    assert figures["shares"][0]["share"] > 0.8


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["greedy", "deep"], "'deep' is not a bot; there are random, greedy, planner"),
        (["greedy"], "1 bots for 3 seats"),
        (["greedy"] * 4, "4 bots for 3 seats"),
        (["greedy", "random", "--teams"], "teams need 4 players"),
        (["greedy", "random", "--sets", "1"], "1 is not in the range"),
    ],
)
def test_bad_matches_are_refused(run: Run, words: list[str], why: str) -> None:
    done = run("arena", *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
