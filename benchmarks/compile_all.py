"""Compile every entry point, in two processes that share the cache: the cost of a cold start."""

from concurrent.futures import ProcessPoolExecutor

import numpy as np

from impera import Game
from impera.bots.ladder import BOTS, make_bot
from impera.rules import doors
from impera.rules.cards import CARDS
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.state import tables


def compile_game() -> None:
    """Compile what everybody needs."""
    game = Game(seed=1)
    game.decide(game.legal[0])
    game.view(0)
    game.why_not("attack")
    game.foresee(game.legal[0])
    Game.from_position(game.position())


def compile_bot(name: str) -> None:
    """Compile what one bot needs."""
    view = Game(seed=1).view_record(0)
    make_bot(name)(view, legal_numbers([1, 2, 0, 0]), generators(1, 1))


def compile_doors() -> None:
    """Compile what direct callers of the engine need."""
    states, rngs = tables(games=2), generators(2, 1)
    decks, log = np.zeros((2, CARDS), np.uint8), np.zeros((2, 0), np.uint8)
    doors.play_games(states, rngs, decks, log, np.zeros((2, 2), np.int64))
    doors.play_all(states, rngs, 1)
    doors.shuffle_at(states, 0, rngs)
    doors.begin(states, 0)
    doors.decide_nth(states, 0, 0)
    doors.decide_randomly(states, 0, rngs)


def main() -> None:
    """Start with the parts that have least in common."""
    with ProcessPoolExecutor(2) as pool:
        started = [pool.submit(compile_game), pool.submit(compile_bot, "net")]
        started += [pool.submit(compile_bot, name) for name in BOTS if name != "net"]
        started.append(pool.submit(compile_doors))
        for each in started:
            each.result()


if __name__ == "__main__":
    main()
