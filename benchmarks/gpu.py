"""The same rules on a GPU: random games in a numba-cuda kernel, compared bit by bit with the CPU.

Needs an NVIDIA GPU and `pip install numba-cuda`.
"""

import importlib
import sys
import time
from typing import Any

import numpy as np

from impera.rules import doors
from impera.rules.chance import generators
from impera.rules.state import STATE, tables

vars(np).setdefault("row_stack", np.vstack)  # numba-cuda asks NumPy 2.5 for the old name
cuda: Any = importlib.import_module("numba.cuda")

THREADS = 128


@cuda.jit  # type: ignore[untyped-decorator]  # numba ships no types
def play_on_device(states: Any, rngs: Any, counts: Any, games: int) -> None:
    """Every thread plays its own games, one after the other, from its own table and generator."""
    i = cuda.grid(1)
    if i >= len(states):
        return
    decisions = 0
    for _ in range(games):
        decisions += doors.play_one(states, i, rngs)
    counts[i] = decisions


def main(lanes: int, games: int) -> None:
    """Compare, then measure."""
    print(f"{cuda.get_current_device().name}, {STATE.itemsize} bytes a state")
    for players in (2, 3, 4):
        blank = tables(lanes, players=players, setup="draft")
        states, rngs = cuda.to_device(blank), cuda.to_device(generators(lanes, 7))
        counts = cuda.to_device(np.zeros(lanes, np.int64))
        blocks = (lanes + THREADS - 1) // THREADS
        started = time.perf_counter()
        play_on_device[blocks, THREADS](states, rngs, counts, 1)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        print(f"{players} players: compiled and played once in {seconds:.1f} s")
        here, own = blank.copy(), generators(lanes, 7)
        total = doors.play_all(here, own, 1)
        assert counts.copy_to_host().sum() == total
        assert states.copy_to_host().tobytes() == here.tobytes()
        print(f"{players} players: {lanes:,} games, {total:,} decisions, bit for bit as on the CPU")
        started = time.perf_counter()
        play_on_device[blocks, THREADS](states, rngs, counts, games)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        total = int(counts.copy_to_host().sum())
        print(f"{players} players: {total / seconds:,.0f} decisions a second over {seconds:.2f} s")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3] or ("131072", "16")))
