"""One side of the race with many games at once, run by the Python that has them installed.

Reads lines `SECONDS CONTENDER [WORD ...]`; answers `DECISIONS SECONDS`, or `- REASON`. Runs on
one core, the last one that the process may use, and counts only the seconds in which that core
works for this process. Linux only.
"""

import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

Round = Callable[[], int]  # plays on for a moment; returns the number of decisions

os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
# XLA would otherwise use several threads; read when JAX is loaded.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def impera(players: str, games: str) -> Round:
    """Ours: random legal actions, then observations and masks for every game."""
    vector = importlib.import_module("impera.envs.vector").Vector(int(games), players=int(players))
    vector.reset()

    def play() -> int:
        vector.step(vector.sample())
        return int(games)

    return play


def rlcard(name: str) -> Round:
    """One RLCard game, whose every state has an observation and the legal actions."""
    env: Any = importlib.import_module("rlcard").make(name)
    chance = random.random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


def pgx(name: str, games: str) -> Round:
    """Pgx as in its documentation: vmap, jit, the mask as logits, and the auto-reset wrapper."""
    jax: Any = importlib.import_module("jax")
    env: Any = importlib.import_module("pgx").make(name)
    wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
    step, size = jax.vmap(wrappers.auto_reset(env.step, env.init)), int(games)

    @jax.jit  # type: ignore[untyped-decorator]  # JAX is not installed where the types are checked
    def advance(state: Any, key: Any) -> Any:
        first, second, key = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(first, logits, axis=-1)
        return step(state, actions, jax.random.split(second, size)), key

    begin = jax.jit(jax.vmap(env.init))
    now = [begin(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)]

    def play() -> int:
        now[:] = jax.block_until_ready(advance(*now))
        return size

    return play


@cache
def made(contender: str, *words: str) -> Round:
    """The contender, made once and warmed up."""
    makers: dict[str, Callable[..., Round]] = {"impera": impera, "rlcard": rlcard, "pgx": pgx}
    play = makers[contender](*words)
    race(play, 1.0)
    return play


def race(play: Round, seconds: float) -> tuple[int, float]:
    """How many decisions in about that time, and the exact time."""
    decisions, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += play()
    return decisions, time.process_time() - started


for line in sys.stdin:
    seconds, *words = line.split()
    try:
        answer: tuple[object, ...] = race(made(*words), float(seconds))
    except ImportError as missing:
        answer = ("-", " ".join(str(missing).split()))
    print(*answer, flush=True)
