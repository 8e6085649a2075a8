"""The arena's bots as opponents in training: many decisions at once, compiled, on threads."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from impera.bots.evaluate import WEIGHTS, Weights
from impera.bots.planner import plan_turn, step_ahead
from impera.envs.stepping import Actions
from impera.rules.chance import Generator, generators
from impera.rules.jit import rare
from impera.rules.observation import relative
from impera.rules.state import STATE, States
from impera.rules.view import VIEW, Views, look

SAMPLES, ROOM = 4, 300  # as for the bots of the ladder


@rare
def answer(
    states: States,
    planned: npt.NDArray[np.bool_],
    actions: Actions,
    w: Weights,
    rngs: Generator,
    tables: States,
    views: Views,
    first: int,
    last: int,
) -> None:
    """What `planner` does in some games, or `greedy` where no plan is needed."""
    for i in range(first, last):
        s = states[i]
        look(states, i, s.seat, views, 0)
        if planned[i]:
            decision = plan_turn(views, SAMPLES, w, rngs, tables)
        else:
            decision = step_ahead(views, SAMPLES, w, rngs, tables)
        actions[i] = relative(decision, s.seat, s.players)


class Opponents:
    """A pool of threads that answers for the bots."""

    def __init__(self, threads: int, seed: int) -> None:
        rows = generators(threads, seed)
        self._desks = [
            (rows[n : n + 1], np.zeros(ROOM, STATE), np.zeros(1, VIEW)) for n in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads)

    def answer(self, states: States, planned: npt.NDArray[np.bool_]) -> Actions:
        """One action for every game: the planner's, or greedy's."""
        actions = np.zeros(len(states), np.int64)
        cuts = np.linspace(0, len(states), len(self._desks) + 1).astype(int).tolist()
        jobs = [
            self._pool.submit(answer, states, planned, actions, WEIGHTS, *desk, first, last)
            for desk, (first, last) in zip(self._desks, pairwise(cuts), strict=True)
        ]
        for job in jobs:
            job.result()
        return actions
