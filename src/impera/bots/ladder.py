"""The bots by name."""

from collections.abc import Callable, Sequence

import numpy as np

from impera.bots.evaluate import WEIGHTS, Weights
from impera.bots.planner import plan_turn, step_ahead
from impera.rules.chance import Generator, below
from impera.rules.notation import Refused, quote
from impera.rules.state import STATE
from impera.rules.view import Views

# A view, the legal decisions in ascending order, and the bot's own generator; one of them back.
Bot = Callable[[Views, Sequence[int], Generator], int]


def play_randomly(view: Views, legal: Sequence[int], rng: Generator) -> int:
    """Any legal decision, each as likely."""
    return legal[below(rng, 0, len(legal))]


class Greedy:
    """One step ahead by the evaluation, averaged over imagined tables."""

    def __init__(self, samples: int = 4, weights: Weights = WEIGHTS) -> None:
        self.samples, self.weights = samples, weights
        self.tables = np.zeros(2, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        return step_ahead(view, self.samples, self.weights, rng, self.tables)


class Planner:
    """The whole own turn in all orders, judged by the evaluation, over imagined tables."""

    def __init__(self, samples: int = 4, room: int = 1000, weights: Weights = WEIGHTS) -> None:
        self.samples, self.weights = samples, weights
        self.tables = np.zeros(room, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        if len(legal) == 1:
            return legal[0]
        return plan_turn(view, self.samples, self.weights, rng, self.tables)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: play_randomly,
    "greedy": Greedy,
    "planner": Planner,
}


def make_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise Refused(f"{quote(name)} is not a bot; there are {', '.join(BOTS)}")
    return BOTS[name]()
