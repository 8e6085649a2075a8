"""Who plays whom, and the records of the games."""

import json

import pytest

from impera import Game
from impera.arena.figures import set_shares
from impera.arena.match import play_set

from .games import match, timeless


def test_a_set_gives_out_every_victory_once() -> None:
    for players, teams in ((2, False), (3, False), (4, False), (4, True)):
        table = match("greedy", "random", players=players, teams=teams)
        first, rest = set_shares(table, play_set(table, 3))
        assert first + (players - 1) * rest == pytest.approx(1.0)


def test_equal_bots_win_equally_often_on_one_deck_whatever_the_cards() -> None:
    table = match("greedy", "greedy", "greedy", players=3)
    for number in range(5):
        assert set_shares(table, play_set(table, number)) == pytest.approx([1 / 3] * 3)


def test_a_set_depends_on_its_number_and_the_seed_alone() -> None:
    table = match("greedy", "random")
    again, other = play_set(table, 1), play_set(table, 2)
    assert timeless(play_set(table, 1)) == timeless(again)
    assert again[0]["deck"] == again[1]["deck"] != other[0]["deck"]


def test_the_last_bot_fills_up_the_table_in_all_rotations() -> None:
    assert match("greedy", "random", players=3).seatings() == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_more_bots_than_seats_play_a_round_robin() -> None:
    table = match("random", "greedy", "planner", "greedy", "random")
    met = [frozenset(seats) for seats in table.seatings()]
    assert len(met) == 20
    assert all(met.count(pair) == 2 for pair in met)
    assert len(match("random", "greedy", "planner", "random", players=3).seatings()) == 12


def test_in_a_round_robin_of_teams_everybody_partners_everybody() -> None:
    table = match("random", "greedy", "planner", "greedy", "random", players=4, teams=True)
    partners = [frozenset(seats[side::2]) for seats in table.seatings() for side in (0, 1)]
    assert len(partners) == 2 * 5 * 3 * 4
    assert {partners.count(pair) for pair in partners} == {12}
    assert len(set(partners)) == 10


def test_every_game_is_a_record_that_says_who_sat_where_and_how_long_they_thought() -> None:
    table = match("greedy", "random", players=3)
    for seats, record in zip(table.seatings(), play_set(table, 7), strict=True):
        game = Game.from_record(json.dumps(record))
        assert game.beside["set"] == 7
        assert game.beside["places"] == list(seats)
        assert game.beside["bots"] == [table.bots[bot] for bot in seats]
        assert game.beside["asked"] == [game.deciders().count(seat) for seat in range(3)]
        assert all(seconds > 0 for seconds in game.beside["seconds"])
