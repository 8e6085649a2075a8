"""The vector environment on an NVIDIA GPU: the same compiled rules, one thread per game.

Needs `pip install numba-cuda` and a GPU. All arrays stay on the device; torch and CuPy see them
without a copy: `torch.as_tensor(games.observations, device="cuda")`.
"""

import importlib
from typing import Any, Unpack

import numpy as np

from impera.envs import stepping
from impera.envs.seeds import checked_seed
from impera.envs.vector import POLICY
from impera.rules import doors
from impera.rules.actions import DECISIONS, is_legal
from impera.rules.agreement import VERSION, Agreed, Agreement
from impera.rules.chance import generators
from impera.rules.observation import LENGTH, absolute
from impera.rules.state import STATE, tables
from impera.rules.view import VIEW


def _cuda() -> Any:
    """Numba's CUDA module."""
    try:
        import numba

        vars(np).setdefault("row_stack", np.vstack)  # numba-cuda asks NumPy 2.5 for the old name
        return importlib.import_module("numba.cuda"), numba
    except ImportError as missing:
        raise ImportError("the GPU needs numba-cuda: pip install numba-cuda") from missing


cuda, numba = _cuda()
_STATE, _VIEW = numba.from_dtype(STATE), numba.from_dtype(VIEW)
BLOCK = 64  # games per block: their observations fit into the fast memory that it shares


@cuda.jit  # type: ignore[untyped-decorator]  # numba ships no types
def _start(states: Any, rngs: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        stepping.start(states, i, rngs)


@cuda.jit(device=True, inline=True)  # type: ignore[untyped-decorator]  # as above
def write_rows(rows: Any, words: Any) -> None:
    """Copy the block's rows to the device's memory together, eight numbers at a time."""
    first, width, place = cuda.blockIdx.x * len(rows), words.shape[1], cuda.threadIdx.x
    while place < min(len(rows), len(words) - first) * width:
        row, column = place // width, place % width
        word = numba.uint64(0)
        for byte in range(8):
            word |= numba.uint64(rows[row, 8 * column + byte]) << numba.uint64(8 * byte)
        words[first + row, column] = word
        place += len(rows)


@cuda.jit  # type: ignore[untyped-decorator]  # as above
def _show(states: Any, numbers: Any, masks: Any, seats: Any) -> None:
    rows = cuda.shared.array((BLOCK, LENGTH), numba.uint8)
    legal = cuda.shared.array((BLOCK, DECISIONS), numba.uint8)
    view = cuda.local.array(1, _VIEW)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if i < len(states):
        one, mine, allowed = states[i : i + 1], rows[t : t + 1], legal[t : t + 1]
        stepping.show(one, 0, view, 0, mine, allowed, seats[i : i + 1])
    cuda.syncthreads()
    write_rows(rows, numbers)
    write_rows(legal, masks)


@cuda.jit(max_registers=128)  # type: ignore[untyped-decorator]  # as above
def _step(
    states: Any,
    rngs: Any,
    actions: Any,
    rewards: Any,
    ended: Any,
    wrong: Any,
    numbers: Any,
    masks: Any,
    seats: Any,
) -> None:
    rows = cuda.shared.array((BLOCK, LENGTH), numba.uint8)
    legal = cuda.shared.array((BLOCK, DECISIONS), numba.uint8)
    view = cuda.local.array(1, _VIEW)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if i < len(states):
        s = states[i]
        if is_legal(s, absolute(actions[i], s.seat, s.players)):
            stepping.act(states, i, rngs, actions, rewards, ended)
        else:
            cuda.atomic.min(wrong, 0, i)
            ended[i] = 0
            for seat in range(s.players):
                rewards[i, seat] = 0.0
        one, mine, allowed = states[i : i + 1], rows[t : t + 1], legal[t : t + 1]
        stepping.show(one, 0, view, 0, mine, allowed, seats[i : i + 1])
    cuda.syncthreads()
    write_rows(rows, numbers)
    write_rows(legal, masks)


@cuda.jit  # type: ignore[untyped-decorator]  # as above
def _choose(states: Any, rngs: Any, actions: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        stepping.choose(states, i, rngs, actions)


@cuda.jit(max_registers=64)  # type: ignore[untyped-decorator]  # as above
def _play(states: Any, rngs: Any, counts: Any, games: int) -> None:
    """Whole random games, in the thread's own memory."""
    i = cuda.grid(1)
    if i < len(states):
        table = cuda.local.array(1, _STATE)
        rng = cuda.local.array((1, 4), numba.int64)
        table[0] = states[i]
        for word in range(4):
            rng[0, word] = rngs[i, word]
        for _ in range(games):
            counts[i] += doors.play_one(table, 0, rng)
        states[i] = table[0]
        for word in range(4):
            rngs[i, word] = rng[0, word]


class GpuVector:
    """`Vector` with all its arrays on a GPU; for the same seeds, bit for bit the same games."""

    rules_version = VERSION

    def __init__(
        self,
        num_envs: int,
        *,
        seed: int | None = None,
        **agreed: Unpack[Agreed],
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError("num_envs must be a whole number, at least 1")
        self.agreement = Agreement(**agreed)
        players = self.agreement.players
        self.num_envs, self.players, self.seed = num_envs, players, checked_seed(seed)
        blank = tables(self.agreement, num_envs)
        self.states = cuda.to_device(blank)
        self._numbers = cuda.device_array((num_envs, LENGTH // 8), np.uint64)
        self._masks = cuda.device_array((num_envs, DECISIONS // 8), np.uint64)
        self.observations = self._numbers.view(np.uint8)
        self.legal_mask = self._masks.view(np.uint8)
        self.seats = cuda.device_array(num_envs, np.uint8)
        self._info = {"action_mask": self.legal_mask, "seat": self.seats}
        self.rewards = cuda.to_device(np.zeros((num_envs, players), np.float32))
        self.ended = cuda.to_device(np.zeros(num_envs, np.uint8))
        self._wrong: Any = None
        self._grid = (num_envs + BLOCK - 1) // BLOCK, BLOCK
        self._begun = False

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Restart every game: with a seed, the games of that seed; without one, the next ones."""
        if seed is not None or not self._begun:
            self.seed = self.seed if seed is None else checked_seed(seed)
            self._decks = cuda.to_device(generators(self.num_envs, self.seed))
            self._policy = cuda.to_device(generators(self.num_envs, self.seed, POLICY))
            self._begun = True
        self._wrong = cuda.to_device(np.array([self.num_envs]))
        _start[self._grid](self.states, self._decks)
        return self.observe()

    def step(self, actions: Any) -> tuple[Any, Any, Any, None, dict[str, Any]]:
        """Take one action in every game, from an int64 array on the device.

        An illegal action does nothing, and `wrong()` names the first such game: asking for it waits
        for the device, so it isn't asked after every step.
        """
        self._ready()
        given = cuda.as_cuda_array(actions)
        if given.shape != (self.num_envs,) or given.dtype != np.int64:
            raise ValueError(
                f"actions must be {self.num_envs} numbers of type int64 on the device; "
                f"these have the shape {given.shape} and the type {given.dtype}"
            )
        _step[self._grid](
            self.states,
            self._decks,
            given,
            self.rewards,
            self.ended,
            self._wrong,
            self._numbers,
            self._masks,
            self.seats,
        )
        return self.observations, self.rewards, self.ended, None, self._info

    def wrong(self) -> int | None:
        """The first game in which an action was not legal since the reset; None if all were."""
        found = int(self._wrong.copy_to_host()[0])
        return None if found == self.num_envs else found

    def observe(self) -> tuple[Any, dict[str, Any]]:
        """What the deciding seat of every game knows now."""
        self._ready()
        _show[self._grid](self.states, self._numbers, self._masks, self.seats)
        return self.observations, self._info

    def sample(self, out: Any = None) -> Any:
        """A random legal action for every game, on the device."""
        self._ready()
        actions = cuda.device_array(self.num_envs, np.int64) if out is None else out
        _choose[self._grid](self.states, self._policy, actions)
        return actions

    def play(self, games: int) -> int:
        """Play that many random games at every table; return how many decisions they took."""
        self._ready()
        counts = cuda.to_device(np.zeros(self.num_envs, np.int64))
        _play[self._grid](self.states, self._decks, counts, games)
        return int(counts.copy_to_host().sum())

    def _ready(self) -> None:
        if not self._begun:
            raise RuntimeError("call reset() first")
