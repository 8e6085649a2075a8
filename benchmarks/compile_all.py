"""Compile every door: what a first start of everything costs."""

import numpy as np

from impera import Game
from impera.bots.ladder import BOTS, make_bot
from impera.rules import doors
from impera.rules.cards import CARDS
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.state import tables

game = Game(seed=1)
game.decide(game.legal[0])
game.view(0)
game.why_not("attack")
game.foresee(game.legal[0])
Game.from_position(game.position())
for name in BOTS:
    make_bot(name)(game.view_record(0), legal_numbers([1, 2, 0, 0]), generators(1, 1))
states, rngs = tables(games=2), generators(2, 1)
doors.play_games(
    states,
    rngs,
    np.zeros((2, CARDS), np.uint8),
    np.zeros((2, 0), np.uint8),
    np.zeros((2, 2), np.int64),
)
doors.play_all(states, rngs, 1)
doors.shuffle_at(states, 0, rngs)
doors.begin(states, 0)
doors.decide_nth(states, 0, 0)
doors.decide_randomly(states, 0, rngs)
