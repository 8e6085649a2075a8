"""Advice: the best decisions of a moment, from what the deciding seat knows."""

import random

import numpy as np

from impera.analysis.advice import advise
from impera.game import Game

from ..conftest import Position
from ..properties.test_hidden import deal_again
from .test_analysis import FEW, WON, begun, play_somehow


def test_a_sure_victory_comes_first(position: Position) -> None:
    game = position(WON)
    (best, chance), (other, less) = advise(game.view_record(0), FEW)
    assert (best, other) == ("play A1", "play S1")
    assert chance > 0.95 > less


def test_at_most_three_legal_decisions_are_named_best_first() -> None:
    game = play_somehow(Game(players=3, seed=5), 40)
    found = advise(game.view_record(game.seat), FEW)
    chances = [chance for _, chance in found]
    assert 1 <= len(found) <= 3
    assert {token for token, _ in found} <= set(game.legal)
    assert chances == sorted(chances, reverse=True)


def test_hidden_cards_make_no_difference() -> None:
    game = play_somehow(Game(players=3, seed=6), 30)
    assert game.seat is not None
    found = advise(game.view_record(game.seat), FEW)
    here, chance = np.array([game.state]), random.Random(2)
    for _ in range(3):
        other = begun(deal_again(here, game.seat, chance))
        assert other.position() != game.position()
        assert advise(other.view_record(game.seat), FEW) == found
