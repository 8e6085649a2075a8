"""The sequential test: as often right as promised, and never hasty."""

import random

import pytest

from impera import Refused
from impera.arena.match import Match
from impera.arena.play import up_to_verdict
from impera.arena.sprt import BOUND, Sprt, expected_share

from .games import match, won_by


def decided(table: Match, elo: float, elo1: float, chance: random.Random) -> Sprt:
    """A test of 0 against elo1, fed with games of a bot that really has this strength."""
    share, test = expected_share(elo, table), Sprt(table, 0, elo1)
    while test.verdict == "undecided":
        games = [chance.random() < share for _ in range(table.players)]
        test.add(sum(games) / table.players)
    return test


@pytest.mark.parametrize("players", [2, 4])
def test_both_verdicts_are_wrong_about_as_rarely_as_promised(players: int) -> None:
    table, chance = match("greedy", "random", players=players), random.Random(1)
    for truth, wrong in ((0, "elo1"), (80, "elo0")):
        tests = [decided(table, truth, 80, chance) for _ in range(300)]
        assert sum(test.verdict == wrong for test in tests) / 300 < 0.09
        assert sum(test.sets for test in tests) / 300 < 150


def test_equal_scores_are_finite_and_decided_for_the_nearer_hypothesis() -> None:
    test = Sprt(match("greedy", "greedy"), 0, 50)
    while test.verdict == "undecided":
        test.add(0.5)
    assert test.verdict == "elo0"
    assert 5 < test.sets < 100
    assert -2 * BOUND < test.llr <= -BOUND


def test_an_elo_is_the_logarithm_of_luces_odds() -> None:
    assert expected_share(0, match("greedy", "random", players=3)) == pytest.approx(1 / 3)
    assert expected_share(400, match("greedy", "random", players=4)) == pytest.approx(10 / 13)
    assert expected_share(400, match("greedy", "random")) == pytest.approx(10 / 11)
    teams = match("greedy", "random", players=4, teams=True)
    assert expected_share(400, teams) == pytest.approx(10 / 22)


def test_sets_after_the_verdict_are_not_used() -> None:
    table = match("greedy", "random")
    sets, test = [won_by(table, [0], [0])] * 50, Sprt(table, 0, 100)
    used = up_to_verdict(table, sets, test)
    assert test.verdict == "elo1"
    assert len(used) == test.sets < 50


def test_impossible_tests_are_refused() -> None:
    with pytest.raises(Refused, match="ELO0 < ELO1"):
        Sprt(match("greedy", "random"), 10, 10)
    with pytest.raises(Refused, match="ELO0 < ELO1"):
        Sprt(match("greedy", "random"), float("nan"), 10)
    with pytest.raises(Refused, match="two bots, not 3"):
        Sprt(match("greedy", "random", "random"), 0, 10)
