"""Many games in training at once, at all kinds of tables, on the CPU or on a GPU."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor

from impera.bots.senses import SENSES
from impera.learn import dealing
from impera.learn.dealing import HIDDEN
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.state import SEATS, States, tables
from impera.rules.view import VIEW

# The kinds of tables, and how many of a hundred games are played at each.
SORTS = [(40, 2, False), (25, 3, False), (25, 4, False), (10, 4, True)]
SETUPS = [(60, "base"), (40, "draft")]
EDITIONS = [(55, "consensus"), (15, "uk"), (15, "ro"), (15, "pt")]  # the rest match the consensus


def mixed_tables(games: int, seed: int) -> States:
    """Blank tables of all kinds, well mixed."""
    rng = np.random.default_rng(seed)
    states = tables(games=games)

    def draw(shares: list[Any]) -> Any:
        chances = np.array([share[0] for share in shares]) / 100
        return rng.choice(len(shares), games, p=chances)

    sorts, setups, editions = draw(SORTS), draw(SETUPS), draw(EDITIONS)
    for s, (_, players, teams) in enumerate(SORTS):
        for b, (_, setup) in enumerate(SETUPS):
            for e, (_, edition) in enumerate(EDITIONS):
                rows = np.flatnonzero((sorts == s) & (setups == b) & (editions == e))
                states[rows] = tables(Agreement(players, edition, setup, teams), len(rows))
    return states


class Games:
    """Games on the CPU, stepped by threads; the tensors are the same ones after every step."""

    def __init__(self, states: States, seed: int, threads: int = 1) -> None:
        count = len(states)
        self.states, self.count = states, count
        self._rngs = generators(count, seed)
        self._numbers = np.zeros((count, SENSES), np.uint8)
        self._masks = np.zeros((count, DECISIONS), np.uint8)
        self._hidden = np.zeros((count, HIDDEN), np.uint8)
        self._results = np.zeros((count, SEATS), np.float32)
        self._ended = np.zeros(count, np.uint8)
        self._views = np.zeros(threads, VIEW)
        self._pool = ThreadPoolExecutor(threads)
        self._parts = list(pairwise(np.linspace(0, count, threads + 1).astype(int).tolist()))
        self.numbers, self.masks = torch.from_numpy(self._numbers), torch.from_numpy(self._masks)
        self.hidden = torch.from_numpy(self._hidden)
        self.results = torch.from_numpy(self._results)
        self.ended = torch.from_numpy(self._ended)
        self._each(lambda _, a, b: dealing.begin_many(states, self._rngs, a, b))
        self._tell()

    def step(self, actions: Tensor) -> None:
        """Carry out one legal action in every game."""
        given = actions.numpy()
        self._each(
            lambda _, a, b: dealing.go_on_many(
                self.states, self._rngs, given, self._results, self._ended, a, b
            )
        )
        self._tell()

    def seats(self) -> Tensor:
        """Who decides in every game."""
        return torch.from_numpy(self.states["seat"].copy())

    def tables_at(self, rows: Tensor) -> States:
        """A copy of some games, for bots to look at."""
        chosen: States = self.states[rows.numpy()]
        return chosen

    def _tell(self) -> None:
        self._each(
            lambda thread, a, b: dealing.tell_many(
                self.states, self._views, thread, self._numbers, self._masks, self._hidden, a, b
            )
        )

    def _each(self, work: Callable[[int, int, int], None]) -> None:
        """Give every thread its share of the games."""
        for job in [self._pool.submit(work, n, a, b) for n, (a, b) in enumerate(self._parts)]:
            job.result()
