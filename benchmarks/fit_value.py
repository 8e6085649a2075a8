"""Fit the weights of the value function to the results of games that it plays against itself.

In every round each seat makes the decision after which its chance looks best. Positions are
sampled from the games, and the weights are those that make the games' results most likely
(conditional logit, by Newton's method with a weak prior). In the first round, when there are no
weights yet, the evaluation function of greedy and planner plays.
"""

import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from impera.bots import value
from impera.bots.evaluate import WEIGHTS, evaluate
from impera.bots.value import FEATURES, MOST, list_features, reckon
from impera.rules.actions import legal_count, nth_legal
from impera.rules.agreement import SETUPS, Agreement
from impera.rules.chance import below, generators
from impera.rules.doors import begin, decide_at, shuffle_at
from impera.rules.imagine import imagine
from impera.rules.state import OVER, SEATS, tables
from impera.rules.view import VIEW, look

TABLES = [(2, False), (3, False), (4, False), (4, True)]
ROUNDS = 14
KEPT = 5  # rounds whose positions are fitted together
EVERY = 20  # one decision in so many becomes a position
BLUNDERS = 50  # per thousand decisions, made at random so that the value sees their results
BATCHES = 16  # batches that a round is played in, on any number of cores
STEPS = 2
PRIOR = 10.0
CHUNK = 8000  # positions fitted at once
Array = npt.NDArray[Any]


@numba.njit(nogil=True)
def choose(desk: Array, view: Array, rngs: Array, i: int, w: Array, first: bool) -> int:
    """The decision after which the chance looks best, at one imagined table."""
    imagine(view, 0, desk, 0, rngs, i)
    legal = legal_count(desk[0])
    if below(rngs, i, 1000) < BLUNDERS:
        return nth_legal(desk[0], below(rngs, i, legal))
    found, chances = np.zeros(MOST, np.int64), np.zeros(SEATS)
    best, high = 0, -1e9
    for n in range(legal):
        desk[1] = desk[0]
        decide_at(desk, 1, nth_legal(desk[0], n))
        if first:
            chance = evaluate(desk[1], desk[0].seat, WEIGHTS)
        else:
            reckon(desk[1], w, found, chances)
            chance = chances[desk[0].seat] + 1e-5 * below(rngs, i, 1000)
        if chance > high:
            best, high = nth_legal(desk[0], n), chance
    return best


@numba.njit(nogil=True)
def play(states: Array, rngs: Array, w: Array, first: bool, features: Array, results: Array) -> int:
    """Play every game; return how many positions were sampled from them."""
    desk, view = np.zeros(2, states.dtype), np.zeros(1, VIEW_TYPE)
    found, chances = np.zeros(MOST, np.int64), np.zeros(SEATS)
    drawn = 0
    for i in range(len(states)):
        shuffle_at(states, i, rngs)
        begin(states, i)
        start = drawn
        while states[i].step != OVER:
            decision = nth_legal(states[i], 0)
            if legal_count(states[i]) > 1:
                if below(rngs, i, EVERY) == 0 and drawn < len(features):
                    for seat in range(states[i].players):
                        listed = list_features(states[i], seat, found)
                        features[drawn, seat, :listed] = found[:listed]
                    drawn += 1
                look(states, i, states[i].seat, view, 0)
                decision = choose(desk, view, rngs, i, w, first)
            decide_at(states, i, decision)
        reckon(states[i], w, found, chances)
        for position in range(start, drawn):
            results[position] = chances[: results.shape[1]]
    return drawn


VIEW_TYPE = numba.from_dtype(VIEW)


def play_games(
    players: int, teams: bool, setup: str, games: int, seed: int, w: Array, first: bool
) -> tuple[Array, Array]:
    """The features of every seat in the sampled positions, and who won."""
    states = tables(Agreement(players, setup=setup, teams=teams), games)
    features = np.full((games * 300 // EVERY, players, MOST), FEATURES, np.int16)
    results = np.zeros((len(features), players))
    drawn = play(states, generators(games, seed), w, first, features, results)
    return features[:drawn], results[:drawn]


def counted(features: Array) -> Array:
    """How often each feature is listed, one row per position."""
    rows = np.arange(len(features))[:, None] * (FEATURES + 1)
    flat = np.bincount((rows + features).ravel(), minlength=len(features) * (FEATURES + 1))
    return flat.reshape(len(features), FEATURES + 1)[:, :FEATURES].astype(np.float32)


def slopes(features: Array, results: Array, teams: bool, w: Array) -> tuple[Array, Array, float]:
    """The log-likelihood of some positions, with its first and second derivatives."""
    sides = [counted(features[:, seat]) for seat in range(features.shape[1])]
    if teams:
        sides, results = [sides[0] + sides[2], sides[1] + sides[3]], results[:, :2]
    scores = np.stack([side @ w for side in sides], axis=1)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances = (odds / odds.sum(axis=1, keepdims=True)).astype(np.float32)
    mean = sum(side * chances[:, [n]] for n, side in enumerate(sides))
    first = sum(side.T @ (results[:, n] - chances[:, n]) for n, side in enumerate(sides))
    second = sum((side * chances[:, [n]]).T @ side for n, side in enumerate(sides)) - mean.T @ mean
    return first, second, float((results * np.log(np.maximum(chances, 1e-12))).sum())


def fit(pool: Executor, features: Array, results: Array, teams: bool, w: Array) -> Array:
    """A few steps of Newton's method."""
    for _ in range(STEPS):
        chunks = [slice(at, at + CHUNK) for at in range(0, len(features), CHUNK)]
        tasks = [pool.submit(slopes, features[c], results[c], teams, w) for c in chunks]
        parts = [task.result() for task in tasks]
        first = sum(part[0].astype(np.float64) for part in parts) - PRIOR * w
        second = sum(part[1].astype(np.float64) for part in parts) + PRIOR * np.eye(FEATURES)
        w = w + np.linalg.solve(second, first)
    loss = -sum(part[2] for part in parts) / len(features)
    print(f"  {len(features):,} positions, {loss:.4f} nats per position", flush=True)
    return w


def main(games: int, jobs: int, out: str) -> None:
    """Fit the weights for every kind of table, and write them."""
    weights = np.zeros((len(TABLES), FEATURES))
    with ProcessPoolExecutor(jobs) as pool:
        for kind, (players, teams) in enumerate(TABLES):
            kept: list[tuple[Array, Array]] = []
            for number in range(ROUNDS):
                started, seed = time.perf_counter(), 1000 * (ROUNDS * kind + number)
                table, first = (players, teams), number == 0
                tasks = [
                    pool.submit(
                        play_games,
                        *table,
                        SETUPS[n % 2],
                        games // BATCHES,
                        seed + n,
                        weights,
                        first,
                    )
                    for n in range(BATCHES)
                ]
                kept = kept[-(KEPT - 1) * BATCHES :] + [task.result() for task in tasks]
                print(f"{players} players, teams {teams}, round {number}", flush=True)
                features, results = (np.concatenate([part[n] for part in kept]) for n in (0, 1))
                weights[kind] = fit(pool, features, results, teams, weights[kind])
                print(f"  {time.perf_counter() - started:.0f} s", flush=True)
            np.save(out, weights)


if __name__ == "__main__":
    words = sys.argv[1:] or ["12000", "2", str(Path(value.__file__).with_name("weights.npy"))]
    main(int(words[0]), int(words[1]), words[2])
