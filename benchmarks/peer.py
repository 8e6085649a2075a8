"""OpenSpiel's side of the race: uniformly random play from Python, in its own environment.

Reads lines `GAME SECONDS` and answers each with `DECISIONS SECONDS`.
"""

import random
import sys
import time

import pyspiel


def race(name: str, seconds: float) -> tuple[int, float]:
    """Play random games for about that long; chance moves are made but not counted."""
    game = pyspiel.load_game(name)
    chance = random.random
    decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
    return decisions, time.perf_counter() - started


for line in sys.stdin:
    game, seconds = line.split()
    print(*race(game, float(seconds)), flush=True)
