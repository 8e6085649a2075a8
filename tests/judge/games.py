"""Finished games to judge."""

import random

from impera.game import Game


def finished(seed: int, players: int = 3, **agreed: object) -> Game:
    """A game of people who decide at random."""
    dice, game = random.Random(seed), Game(players, seed=seed, **agreed)  # type: ignore[arg-type]
    while not game.over:
        game.decide(dice.choice(game.legal))
    return game
