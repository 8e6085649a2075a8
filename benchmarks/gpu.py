"""The same games on a GPU: compared bit by bit with the CPU, then timed.

    python benchmarks/gpu.py [GAMES AT ONCE] [GAMES EACH] [STEPS]

Needs an NVIDIA GPU and `pip install numba-cuda`.
"""

import importlib
import sys
import time
from typing import Any

import numpy as np

from impera.envs.gpu import GpuVector, cuda
from impera.envs.vector import Vector
from impera.rules import doors
from impera.rules.state import STATE

SETUPS = [
    (2, "base", "consensus"),
    (3, "draft", "ro"),
    (4, "base", "consensus"),
    (4, "draft", "pt"),
]


def compare_games(lanes: int, players: int, setup: str, edition: str) -> None:
    """Whole random games from the same seeds end in the same bytes."""
    here = Vector(lanes, players=players, setup=setup, edition=edition, seed=7)
    there = GpuVector(lanes, players=players, setup=setup, edition=edition, seed=7)
    here.reset(), there.reset()
    decisions = doors.play_all(here.states, here._decks, 1)
    assert there.play(1) == decisions
    assert there.states.copy_to_host().tobytes() == here.states.tobytes()
    print(f"{players} players, {setup}, {edition}: {lanes:,} games, {decisions:,} decisions: same")


def compare_steps(lanes: int, steps: int) -> None:
    """Steps from the same seeds give the same observations and rewards."""
    here, there = Vector(lanes, players=4, seed=8, threads=16), GpuVector(lanes, players=4, seed=8)
    here.reset(), there.reset()
    ended = 0
    for _ in range(steps):
        actions = here.sample()
        chosen = there.sample()
        assert (chosen.copy_to_host() == actions).all()
        _, rewards, over, _, _ = here.step(actions)
        there.step(chosen)
        ended += int(over.sum())
        assert (there.ended.copy_to_host() == over).all()
        assert (there.rewards.copy_to_host() == rewards).all()
        for mine, theirs in (
            (here.observations, there.observations),
            (here.legal_mask, there.legal_mask),
            (here.seats, there.seats),
        ):
            assert theirs.copy_to_host().tobytes() == mine.tobytes()
    assert there.states.copy_to_host().tobytes() == here.states.tobytes()
    assert there.wrong() is None
    print(f"{lanes:,} games, {steps} steps each, {ended:,} games ended: same outputs")


def measure_play(lanes: int, games: int) -> None:
    """Time random games without observations."""
    for players in (2, 3, 4):
        there = GpuVector(lanes, players=players, seed=9)
        there.reset()
        there.play(1)
        started = time.perf_counter()
        decisions = there.play(games)
        seconds = time.perf_counter() - started
        print(f"{players} players: {decisions / seconds:,.0f} decisions a second, {seconds:.2f} s")


def measure_steps(lanes: int, steps: int) -> None:
    """Time random steps, with observations and masks written at every step."""
    for players in (2, 3, 4):
        there = GpuVector(lanes, players=players, seed=9)
        there.reset()
        actions = there.sample()
        there.step(actions)
        cuda.synchronize()
        started = time.perf_counter()
        for _ in range(steps):
            there.step(there.sample(actions))
        cuda.synchronize()
        seconds = time.perf_counter() - started
        print(
            f"{players} players, with observations and masks: "
            f"{lanes * steps / seconds:,.0f} decisions a second, {seconds:.2f} s"
        )


def try_a_wrong_action() -> None:
    """An illegal action changes nothing, pays nobody, and the game reports it."""
    there = GpuVector(1000, players=4, seed=3)
    there.reset()
    actions = there.sample().copy_to_host()
    actions[[7, 500]] = -1
    before = there.states.copy_to_host()
    there.step(cuda.to_device(actions))
    after = there.states.copy_to_host()
    assert there.wrong() == 7
    assert (before[[7, 500]] == after[[7, 500]]).all()
    assert before[8].tobytes() != after[8].tobytes()
    assert not there.rewards.copy_to_host()[[7, 500]].any()
    print("an illegal action changes nothing and is reported")


def share_with_torch() -> None:
    """Torch sees the arrays without a copy."""
    try:
        torch: Any = importlib.import_module("torch")
    except ImportError:
        print("torch is not installed: sharing was not tried")
        return
    there = GpuVector(1024, players=4, seed=3)
    there.reset()
    numbers = torch.as_tensor(there.observations, device="cuda")
    mask = torch.as_tensor(there.legal_mask, device="cuda")
    before = numbers.clone()
    actions = mask.float().multinomial(1).squeeze(1)
    there.step(actions)
    cuda.synchronize()
    assert numbers.data_ptr() == there.observations.device_ctypes_pointer.value
    assert there.wrong() is None
    assert not bool((numbers == before).all())
    print("torch chose from the mask and saw the next observations, without a copy")


def main(lanes: int, games: int, steps: int) -> None:
    """Compare, then measure."""
    print(
        f"{cuda.get_current_device().name}, {STATE.itemsize} bytes a state, NumPy {np.__version__}"
    )
    for players, setup, edition in SETUPS:
        compare_games(lanes, players, setup, edition)
    compare_steps(min(lanes, 16384), 400)
    try_a_wrong_action()
    share_with_torch()
    measure_play(lanes, games)
    measure_steps(lanes, steps)


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["131072", "16", "200"][len(sys.argv) - 1 :])))
