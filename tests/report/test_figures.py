"""Intervals, differences, and the sentences about them."""

import math

import numpy as np
import pytest

from impera.arena.simulate import interval
from impera.report.comparisons import printed_answer, printed_grid
from impera.report.effects import effects_answer
from impera.report.figures import Estimate, apart, mean, outstanding, quantile, share
from impera.report.plan import PRINTED, TABLES, Plan, differs
from impera.report.questions import (
    domains_answer,
    endings_answer,
    first_player_answer,
    lengths_answer,
)
from impera.report.wording import MORE, PERCENT, POINTS
from impera.rules.refused import Refused

from .games import games, library


def test_a_share_has_wilsons_interval() -> None:
    found = share(np.array([1.0, 0.5, 0.0, 0.0]))
    assert (found.value, found.games) == (0.375, 4)
    assert (found.low, found.high) == interval(1.5, 4)
    assert math.isnan(share(np.zeros(0)).value)
    assert share(np.zeros(0)).games == 0


def test_the_interval_of_a_mean_holds_it_nineteen_times_of_twenty() -> None:
    rng = np.random.default_rng(1)
    missed = [mean(rng.poisson(3.0, 100).astype(float)).against(3.0) for _ in range(2000)]
    assert 60 < np.count_nonzero(missed) < 140


def test_equal_games_are_not_certain() -> None:
    found = mean(np.zeros(100), floor=0)
    assert found.value == found.low == 0
    assert 0.01 < found.high < 0.03


def test_the_interval_of_a_median_holds_it_nineteen_times_of_twenty() -> None:
    rng = np.random.default_rng(2)
    missed = [quantile(rng.normal(size=101), 0.5).against(0.0) for _ in range(2000)]
    assert 50 < np.count_nonzero(missed) < 140
    assert quantile(np.arange(1.0, 102.0), 0.5).value == 51


def test_a_difference_of_independent_games_adds_their_spreads() -> None:
    ours, theirs = np.arange(50.0), np.arange(50.0) + 10
    found = apart(ours, theirs)
    assert found.value == -10
    assert found.high - found.value == pytest.approx(
        math.hypot(*((m := mean(x)).high - m.value for x in (ours, theirs)))
    )


def test_many_comparisons_are_allowed_for() -> None:
    barely, sure = Estimate(2.1, 0.1, 4.1, 9), Estimate(10.0, 8.0, 12.0, 9)
    assert outstanding([barely]) == [True]
    assert outstanding([barely] + [Estimate(0.0, -2.0, 2.0, 9)] * 20) == [False] * 21
    assert outstanding([barely, sure] + [Estimate(0.0, -2.0, 2.0, 9)] * 20)[:2] == [False, True]


def test_figures_are_written_with_sign_and_interval() -> None:
    assert PERCENT.say(Estimate(0.5, 0.4567, 0.6, 9)) == "50.0% (45.7 to 60.0)"
    minus = "\N{MINUS SIGN}"
    assert POINTS.say(Estimate(-0.05, -0.1, 0.02, 9)) == f"{minus}5.0 points ({minus}10.0 to +2.0)"
    assert MORE.number(-0.001) == "0.00"


def test_only_editions_that_play_otherwise_are_played() -> None:
    assert not any(differs(edition, 4, "draft") for edition in ("consensus", "el", "it"))
    assert [differs("uk", players, "draft") for players in (2, 3, 4)] == [False, True, True]
    assert not differs("uk", 4, "base")
    assert len(PRINTED) == 2 + 6 + 6
    assert {table.edition for table in PRINTED} == {"uk", "ro", "pt"}


def test_a_plan_without_enough_games_is_refused() -> None:
    for wrong in ({"games": 0}, {"games": -3}, {"games": 1}, {"search_games": 1},
                  {"search_games": -1}, {"bot": "deep"}, {"search": "deep"}, {"seed": -1},
                  {"search": "greedy"}):  # fmt: skip
        right = {"bot": "greedy", "games": 2, "search": "random", "search_games": 2, "seed": 1}
        Plan(**right)  # type: ignore[arg-type]  # what is right is right
        with pytest.raises(Refused):
            Plan(**{**right, **wrong})  # type: ignore[arg-type]  # what is wrong is wrong


def test_answers_follow_the_figures() -> None:
    one = {"by": "hegemony", "winners": [0], "domains": "S", "turns": 30, "uses": {"purge": [2, 0]}}
    other = {"by": "majority", "winners": [1], "turns": 40, "uses": {"attack": [1, 1]}}
    two = games(*[one] * 90, *[other] * 10)
    more = {
        players: games(
            *[{**one, "uses": {"purge": [2] + [0] * (players - 1)}}] * 90,
            *[{**other, "uses": {}}] * 10,
            players=players,
        )
        for players in (3, 4)
    }
    found = library({2: two, **more})
    first = first_player_answer(found)
    assert first.startswith("The First Player wins more than an even share: 90.0% (")
    assert "later seat" not in first
    assert "Hegemony ends most games at every table" in endings_answer(found)
    assert "none (at most" in endings_answer(found)
    assert domains_answer(found).startswith("Most hegemonies are won by Science at 6 tables. ")
    assert "Science: 100.0% (" in domains_answer(found)
    assert "lasts 30 (30 to 30) turns with 2 players" in lengths_answer(found)
    used = effects_answer(found)
    assert "Most used, per player and game: Purge" in used
    assert "Winners used Purge more than others" in used
    assert "correlation" in used


def test_editions_are_compared_game_by_game() -> None:
    same = [{"turns": turns, "played": turns} for turns in range(10, 110)]
    longer = [{**row, "turns": row["turns"] + 1, "played": -row["turns"] % 999} for row in same]
    found = library({players: games(*same, players=players) for players in (2, 3, 4)})
    grid = printed_grid(found)
    assert [len(cells) for _, cells in grid.rows] == [9] * len(PRINTED)
    assert all(cells[0].text == "0.0%" for _, cells in grid.rows)
    for sitting in list(found.games):
        if sitting.table.edition == "pt":
            found.games[sitting] = games(*longer, players=sitting.table.players)
    pt = [cells for name, cells in printed_grid(found).rows if name.startswith("Portuguese")]
    assert [cells[0].text for cells in pt] == ["100.0%"] * len(TABLES)
    assert [cells[5].text for cells in pt] == ["+1.0"] * len(TABLES)
    assert pt[0][5].interval == "+1.0 to +1.0"


def test_editions_without_differences_are_called_so() -> None:
    answer = printed_answer([])
    assert answer == (
        "Ukrainian, Romanian, Greek, Portuguese and Italian: exactly the consensus rules."
    )
