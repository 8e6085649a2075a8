"""Thousands of games as one array of states, stepped together by compiled code on threads.

>>> games = Vector(1000, players=4, seed=1)
>>> numbers, info = games.reset()
>>> numbers, rewards, ended, _, info = games.step(games.sample())
>>> numbers.shape, info["action_mask"].shape
((1000, 408), (1000, 200))
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from impera.envs import stepping
from impera.envs.seeds import checked_seed
from impera.rules.actions import DECISIONS
from impera.rules.agreement import VERSION, Agreed, Agreement
from impera.rules.chance import Generator, generators
from impera.rules.notation import TOKENS
from impera.rules.observation import LARGEST, LENGTH, Numbers, absolute
from impera.rules.state import tables
from impera.rules.view import VIEW

Stepped = tuple[Numbers, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Any]
POLICY = 1 << 40  # where the generators of `sample` start, far from those of the decks


class Vector:
    """Many games at once. `step` returns the same arrays every time, with new content.

    A game that ends is paid out and begins again in the same step (Gymnasium's `SAME_STEP`); the
    rewards are zero-sum, by absolute seat. `info["seat"]` says who decides: the observation and the
    mask are that seat's.
    """

    rules_version = VERSION

    def __init__(
        self,
        num_envs: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        **agreed: Unpack[Agreed],
    ) -> None:
        if type(num_envs) is not int or type(threads) is not int or min(num_envs, threads) < 1:
            raise ValueError("num_envs and threads must be whole numbers, at least 1")
        self.agreement = Agreement(**agreed)
        players = self.agreement.players
        self.num_envs, self.players, self.seed = num_envs, players, checked_seed(seed)
        self.states = tables(self.agreement, num_envs)
        self.observations: Numbers = np.zeros((num_envs, LENGTH), np.uint8)
        self.legal_mask: Numbers = np.zeros((num_envs, DECISIONS), np.uint8)
        self.seats: Numbers = np.zeros(num_envs, np.uint8)
        self.rewards = np.zeros((num_envs, players), np.float32)
        self._ended: Numbers = np.zeros(num_envs, np.uint8)
        self._never = np.zeros(num_envs, np.bool_)
        self._actions = np.zeros(num_envs, np.int64)
        self._views = np.zeros(threads, VIEW)
        self._decks: Generator
        self._policy: Generator
        self._begun = False
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        cuts = np.linspace(0, num_envs, threads + 1).astype(int).tolist()
        self._parts = list(pairwise(cuts))

    @cached_property
    def single_observation_space(self) -> Any:
        """One observation, for Gymnasium."""
        return _spaces().Box(0, LARGEST, (LENGTH,), np.uint8)

    @cached_property
    def single_action_space(self) -> Any:
        """One action, for Gymnasium."""
        return _spaces().Discrete(DECISIONS)

    def reset(self, *, seed: int | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Restart every game: with a seed, the games of that seed; without one, the next ones."""
        if seed is not None or not self._begun:
            self.seed = self.seed if seed is None else checked_seed(seed)
            self._decks = generators(self.num_envs, self.seed)
            self._policy = generators(self.num_envs, self.seed, POLICY)
            self._begun = True
        self._each(lambda _, a, b: stepping.start_many(self.states, self._decks, a, b))
        self.rewards[:] = 0
        return self.observe()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """Take one action in every game; if any of them is illegal, nothing happens in any game."""
        self._take(actions)
        self._each(
            lambda _, a, b: stepping.act_many(
                self.states, self._decks, self._actions, self.rewards, self._ended, a, b
            )
        )
        numbers, info = self.observe()
        return numbers, self.rewards, self._ended.view(np.bool_), self._never, info

    def observe(self) -> tuple[Numbers, dict[str, Any]]:
        """What the deciding seat of every game knows now."""
        self._ready()
        self._each(
            lambda thread, a, b: stepping.show_many(
                self.states,
                self._views,
                thread,
                self.observations,
                self.legal_mask,
                self.seats,
                a,
                b,
            )
        )
        return self.observations, {"action_mask": self.legal_mask, "seat": self.seats}

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self._ready()
        actions = np.zeros(self.num_envs, np.int64)
        self._each(lambda _, a, b: stepping.choose_many(self.states, self._policy, actions, a, b))
        return actions

    def token(self, game: int, action: int) -> str:
        """What an action stands for in a game now, as a decision of the rules."""
        return TOKENS[absolute(int(action), int(self.states["seat"][game]), self.players)]

    def close(self) -> None:
        """Release the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _ready(self) -> None:
        if not self._begun:
            raise RuntimeError("call reset() first")

    def _take(self, actions: npt.ArrayLike) -> None:
        """Check the actions before anything happens."""
        self._ready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self.num_envs} whole numbers, one per game; "
                f"these have the shape {given.shape} and the type {given.dtype}"
            )
        self._actions[:] = given
        wrong = stepping.wrong_action(self.states, self._actions, 0, self.num_envs)
        if wrong >= 0:
            action = int(self._actions[wrong])
            meant = self.token(wrong, action) if 0 <= action < DECISIONS else "no decision"
            raise ValueError(
                f"action {action} ({meant}) is not legal in game {wrong}: "
                "choose where the action_mask is 1"
            )

    def _each(self, work: Callable[[int, int, int], None]) -> None:
        """Give every thread its share of the games."""
        if self._pool is None:
            work(0, 0, self.num_envs)
        else:
            jobs = [self._pool.submit(work, n, a, b) for n, (a, b) in enumerate(self._parts)]
            for job in jobs:
                job.result()


def _spaces() -> Any:
    """Gymnasium's spaces, if it is installed."""
    try:
        from gymnasium import spaces
    except ImportError as missing:
        raise ImportError("the spaces need Gymnasium: pip install 'impera[envs]'") from missing
    return spaces
