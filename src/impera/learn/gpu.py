"""Games in training on an NVIDIA GPU: the same compiled steps, one thread per game."""

from typing import Any

import numpy as np
import torch
from torch import Tensor

from impera.bots.senses import SENSES
from impera.envs.gpu import cuda, numba, write_rows
from impera.learn import dealing
from impera.learn.dealing import HIDDEN
from impera.rules.actions import DECISIONS
from impera.rules.chance import generators
from impera.rules.state import SEATS, States
from impera.rules.view import VIEW

_VIEW = numba.from_dtype(VIEW)
BLOCK = 32  # games per block: their numbers fit into the fast memory that it shares


@cuda.jit  # type: ignore[untyped-decorator]  # numba ships no types
def _begin(states: Any, rngs: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        dealing.begin_midway(states, i, rngs)


@cuda.jit(max_registers=128)  # type: ignore[untyped-decorator]  # as above
def _go_on(states: Any, rngs: Any, actions: Any, results: Any, ended: Any) -> None:
    i = cuda.grid(1)
    if i < len(states):
        dealing.go_on(states, i, rngs, actions, results, ended)


@cuda.jit(max_registers=128)  # type: ignore[untyped-decorator]  # as above
def _tell(states: Any, numbers: Any, masks: Any, hidden: Any, seats: Any) -> None:
    rows = cuda.shared.array((BLOCK, SENSES), numba.uint8)
    legal = cuda.shared.array((BLOCK, DECISIONS), numba.uint8)
    unseen = cuda.shared.array((BLOCK, HIDDEN), numba.uint8)
    view = cuda.local.array(1, _VIEW)
    i, t = cuda.grid(1), cuda.threadIdx.x
    if i < len(states):
        one = states[i : i + 1]
        dealing.tell(one, 0, view, 0, rows[t : t + 1], legal[t : t + 1], unseen[t : t + 1], 0)
        seats[i] = states[i].seat
    cuda.syncthreads()
    write_rows(rows, numbers)
    write_rows(legal, masks)
    write_rows(unseen, hidden)


@cuda.jit(device=True, inline=True)  # type: ignore[untyped-decorator]  # as above
def _half(value: Any) -> Any:
    """A number from 0 up in the short format that torch calls bfloat16, rounded to nearest."""
    bits = numba.uint32(cuda.libdevice.float_as_int(value))
    return (bits + numba.uint32(0x7FFF) + (bits >> numba.uint32(16) & numba.uint32(1))) >> (
        numba.uint32(16)
    )


@cuda.jit  # type: ignore[untyped-decorator]  # as above
def _climb(numbers: Any, places: Any, heights: Any, slopes: Any, expected: Any, told: Any) -> None:
    """Write a row of inputs with one block, two numbers at a time."""
    row, pair = cuda.blockIdx.x, cuda.threadIdx.x
    stairs, senses = len(places), len(slopes)
    while pair < told.shape[1]:
        word = numba.uint32(0)
        for half in range(2):
            column = 2 * pair + half
            if column < stairs:
                value = numba.float32(numbers[row, places[column]] >= heights[column])
            elif column < stairs + senses:
                value = numbers[row, column - stairs] * slopes[column - stairs]
            else:
                value = expected[row, column - stairs - senses]
            word |= _half(numba.float32(value)) << numba.uint32(16 * half)
        told[row, pair] = word
        pair += cuda.blockDim.x


def climb(
    numbers: Tensor, places: Tensor, heights: Tensor, slopes: Tensor, expected: Tensor
) -> Tensor:
    """The inputs of the network for many rows, written by one kernel."""
    width = places.numel() + slopes.numel() + expected.shape[1]
    told = torch.empty((len(numbers), width), dtype=torch.bfloat16, device=numbers.device)
    given = [numbers, places, heights, slopes, expected.contiguous(), told.view(torch.int32)]
    arrays = [cuda.as_cuda_array(tensor.detach(), sync=False) for tensor in given]
    _climb[len(numbers), 256](*arrays[:-1], arrays[-1].view(np.uint32))
    return told


class GpuGames:
    """`Games` with everything on a GPU; the same seed gives the same games."""

    def __init__(self, states: States, seed: int) -> None:
        count = len(states)
        self.count = count
        self._states = cuda.to_device(states)
        self._rngs = cuda.to_device(generators(count, seed))
        self._grid = (count + BLOCK - 1) // BLOCK, BLOCK
        self.numbers, self._numbers = _shared(count, SENSES)
        self.masks, self._masks = _shared(count, DECISIONS)
        self.hidden, self._hidden = _shared(count, HIDDEN)
        self.results = torch.zeros((count, SEATS), device="cuda")
        self.ended = torch.zeros(count, dtype=torch.uint8, device="cuda")
        self._seats = torch.zeros(count, dtype=torch.int64, device="cuda")
        self._views = [cuda.as_cuda_array(t) for t in (self.results, self.ended, self._seats)]
        _begin[self._grid](self._states, self._rngs)
        self._tell()

    def step(self, actions: Tensor) -> None:
        """Carry out one legal action in every game."""
        results, ended, _ = self._views
        given = cuda.as_cuda_array(actions)
        _go_on[self._grid](self._states, self._rngs, given, results, ended)
        self._tell()

    def seats(self) -> Tensor:
        """Who decides in every game."""
        return self._seats.clone()

    def tables_at(self, rows: Tensor) -> States:
        """A copy of some games, the first ones, for bots to look at."""
        last = int(rows[-1]) + 1
        chosen: States = self._states[:last].copy_to_host()[rows.cpu().numpy()]
        return chosen

    def _tell(self) -> None:
        _tell[self._grid](self._states, self._numbers, self._masks, self._hidden, self._views[2])


def _shared(count: int, width: int) -> tuple[Tensor, Any]:
    """A tensor of small numbers, and the same memory as words for the kernels."""
    words = torch.zeros((count, width // 8), dtype=torch.int64, device="cuda")
    kernel = cuda.as_cuda_array(words).view(np.uint64)
    return words.view(torch.uint8), kernel
