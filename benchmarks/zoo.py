"""One side of the race between PettingZoo environments, run by the Python that has them installed.

Reads lines `SECONDS MODULE MAKER [NAME=NUMBER ...]`; answers `STEPS SECONDS`, or `- REASON`.
"""

import importlib
import random
import sys
import time
from functools import cache
from typing import Any

import numpy as np


@cache
def made(module: str, maker: str, *given: str) -> Any:
    """The environment, made once and warmed up."""
    named = {name: int(number) for name, number in (word.split("=") for word in given)}
    env = getattr(importlib.import_module(module), maker)(**named)
    race(env, 0.2)
    return env


def race(env: Any, seconds: float) -> tuple[int, float]:
    """Random legal actions, each with observation and mask; a finished game is reset."""
    steps, chance, started = 0, random.random, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
            steps += 1
    return steps, time.perf_counter() - started


for line in sys.stdin:
    seconds, *words = line.split()
    try:
        answer: tuple[object, ...] = race(made(*words), float(seconds))
    except ImportError as missing:
        answer = ("-", " ".join(str(missing).split()))
    print(*answer, flush=True)
