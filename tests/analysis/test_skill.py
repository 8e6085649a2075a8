"""How strong somebody plays, told from their decisions."""

import math

import pytest

from impera import Game
from impera.analysis.decisions import REAL, analyse
from impera.analysis.skill import (
    FEWEST,
    Losses,
    Skill,
    level_at,
    lines,
    losses_of,
    skill_of,
    strength_at,
    together,
)

from .test_analysis import play_somehow


def test_the_error_rate_is_what_a_decision_that_matters_loses() -> None:
    game = play_somehow(Game(players=3, seed=4), 40)
    done = analyse(game, 20)
    for seat, summary in enumerate(done.seats):
        own = [each for each in done.decisions if each.seat == seat]
        real = [each.lost for each in own if each.real]
        assert summary.skill.choices == len(real)
        assert summary.skill.rate == round(1000 * sum(real) / len(real), 1)
        assert not any(each.real and each.forced for each in own)
        assert all(each.real for each in own if each.lost >= REAL)


def test_the_margin_is_that_of_a_mean() -> None:
    lost = [0.0, 0.01, 0.05, 0.02, 0.12]
    mean = sum(lost) / 5
    spread = math.sqrt(sum((each - mean) ** 2 for each in lost) / 4 / 5)
    assert skill_of(2, losses_of(lost)) == Skill(5, 40.0, round(1960 * spread, 1), None)


def test_of_few_decisions_little_is_said() -> None:
    assert skill_of(2, Losses()) == Skill(0, None, None, None)
    assert skill_of(4, losses_of([0.25])) == Skill(1, 250.0, None, None)
    assert skill_of(4, losses_of([0.25] * (FEWEST - 1))).level is None
    assert skill_of(4, losses_of([0.25] * FEWEST)).level == 1
    assert skill_of(4, losses_of([0.0] * 19 + [0.8])).level is None  # one blunder says nothing yet


def test_games_add_up() -> None:
    parts = [[0.125, 0.5], [0.25], []]
    whole = losses_of(each for part in parts for each in part)
    assert together(losses_of(part) for part in parts) == whole
    assert together([]) == Losses()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_errs_less_is_stronger(players: int) -> None:
    strengths = [strength_at(players, rate) for rate in (1, 2, 5, 10, 20, 50, 200)]
    assert strengths == sorted(strengths, reverse=True)
    levels = lines()[str(players)]["levels"]
    assert levels == sorted(levels)
    assert level_at(players, 300.0) == 1
    assert level_at(players, 0.0) == len(levels)
