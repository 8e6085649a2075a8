"""Shares, pairs and ratings on hand-made results with known answers."""

import math

import numpy as np
import pytest

from impera.arena.figures import pairs, ratings, set_shares, shares

from .games import match, won_by


def test_shares_are_per_seat_with_the_set_as_unit() -> None:
    table = match("greedy", "random", players=4)
    sets = [won_by(table, [0], [1], [0], [1]), won_by(table, [0], [0], [0], [1])]
    first, last = shares(table, sets)
    assert (first.seats, last.seats) == (8, 24)
    assert first.share == pytest.approx(5 / 8)
    assert last.share == pytest.approx(3 / 8 / 3)
    assert first.chance == last.chance == 0.25
    assert first.seconds == pytest.approx(0.05)
    assert 0 <= first.low < first.share < first.high <= 1


def test_a_shared_victory_counts_as_a_fraction() -> None:
    table = match("greedy", "random")
    assert set_shares(table, won_by(table, [0, 1], [0])) == pytest.approx([0.75, 0.25])


def test_few_sets_without_a_loss_do_not_look_certain_and_more_look_surer() -> None:
    table = match("greedy", "random")
    few, many = (shares(table, [won_by(table, [0], [0])] * sets)[0] for sets in (3, 300))
    assert few.high == many.high == 1
    assert few.low < 0.9 < many.low < 1


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    table = match("greedy", "random")
    random, covered = np.random.default_rng(1), 0
    for _ in range(300):
        wins = random.random((60, 2)) < 0.7
        row = shares(table, [won_by(table, [int(not a)], [int(not b)]) for a, b in wins])[0]
        covered += row.low <= 0.7 <= row.high
    assert 0.91 <= covered / 300 <= 0.99


def test_pairs_count_games_where_one_of_the_two_was_first() -> None:
    table = match("random", "greedy", "planner", players=3)
    sets = [won_by(table, [2], [2], [1]), won_by(table, [1], [2], [1, 2])]
    found = {(row.bot, row.against): row.share for row in pairs(table, sets)}
    assert found[2, 1] == pytest.approx(3.5 / 6)
    assert found[1, 2] == pytest.approx(2.5 / 6)
    assert (found[0, 1], found[1, 0]) == (0, 1)
    assert (0, 0) not in found


def test_pairs_are_even_for_equal_bots_however_many_seats_they_have() -> None:
    table = match("greedy", "random", players=4)
    sets = [won_by(table, [0], [1], [1], [1])] * 2
    assert [row.share for row in pairs(table, sets)] == pytest.approx([0.5, 0.5])


def test_partners_are_not_paired() -> None:
    table = match("random", "greedy", "planner", "random", players=4, teams=True)
    found = {(row.bot, row.against) for row in pairs(table, [won_by(table, *[[0, 2]] * 4)])}
    assert found == {(0, 1), (1, 0), (0, 3), (3, 0), (2, 1), (1, 2), (2, 3), (3, 2)}


def test_pairs_without_a_victory_are_left_out() -> None:
    table = match("random", "greedy", "planner", players=3)
    found = {(row.bot, row.against) for row in pairs(table, [won_by(table, [2], [2], [2])] * 2)}
    assert (0, 1) not in found
    assert (2, 0) in found


def test_a_rating_is_the_logarithm_of_the_odds() -> None:
    table = match("greedy", "random")
    sets = [won_by(table, [0], [0]), won_by(table, [0], [1])] * 500
    first, last = ratings(table, sets)
    assert first.elo == pytest.approx(400 * math.log10(1500.5 / 500.5))
    assert first.low < first.elo < first.high
    assert (last.elo, last.low, last.high) == (0, 0, 0)


def test_a_rating_at_a_larger_table_follows_luce() -> None:
    table = match("greedy", "random", players=4)
    sets = [won_by(table, [0], [0], [1], [1])] * 1000
    assert ratings(table, sets)[0].elo == pytest.approx(400 * math.log10(3), abs=0.5)


def test_a_rating_of_partners_says_what_one_of_them_adds() -> None:
    table = match("greedy", "random", players=4, teams=True)
    sets = []
    for lead in [True] * 3 + [False]:
        games = won_by(table, [0], [0], [0], [0])
        for record in games:
            seat = record["places"].index(0) + (not lead)
            record["result"]["winners"] = sorted([seat % 4, (seat + 2) % 4])
        sets.append(games)
    assert ratings(table, sets * 200)[0].elo == pytest.approx(400 * math.log10(3), abs=0.5)


def test_ratings_of_a_round_robin_explain_all_pairs_at_once() -> None:
    table = match("planner", "greedy", "random")
    won = [[0], [0], [0], [0], [1], [1]]
    lost = [[1], [0], [2], [0], [2], [1]]
    first, second, last = ratings(table, [won_by(table, *won), won_by(table, *lost)] * 300)
    assert first.elo == pytest.approx(second.elo * 2, abs=0.5)
    assert last.elo == 0
    wins = sum(1 / (1 + 10 ** (-lead / 400)) for lead in (first.elo, first.elo - second.elo))
    assert wins == pytest.approx(3 / 4 + 3 / 4, abs=0.001)


def test_a_bot_that_won_everything_has_a_finite_rating_with_a_wide_interval() -> None:
    table = match("greedy", "random", "random")
    first, *_ = ratings(table, [won_by(table, [0], [0], [0], [0], [1], [2])] * 20)
    assert 300 < first.low < first.elo < first.high < 3000
    assert first.high - first.low > 300


def test_equal_bots_have_equal_ratings_and_the_same_match_the_same_intervals() -> None:
    table = match("greedy", "greedy")
    sets = [won_by(table, [0], [1]), won_by(table, [1], [0])] * 10
    first, last = ratings(table, sets)
    assert first.elo == pytest.approx(last.elo, abs=1e-6)
    uneven = [won_by(table, [0], [1]), won_by(table, [0], [0])] * 10
    assert ratings(table, uneven) == ratings(table, uneven)
