"""How fast is the engine? Printed as a table, and as ratios to OpenSpiel in the same run.

Every round runs every contender once, so that a noisy machine slows all of them alike.
"""

import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from os import environ
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from impera import Game
from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.state import STATE, tables

ROUNDS, SECONDS = 7, 0.7
PEERS = ("crazy_eights(players=4)", "hearts", "gin_rummy")
ROOT = Path(__file__).parent.parent
IMPERA = Path(sys.executable).parent / "impera"

Race = Callable[[], tuple[int, float]]


def peer_race(process: "subprocess.Popen[str]", name: str) -> tuple[int, float]:
    """One of OpenSpiel's games."""
    assert process.stdin is not None
    assert process.stdout is not None
    print(name, SECONDS, file=process.stdin, flush=True)
    decisions, seconds = process.stdout.readline().split()
    return int(decisions), float(seconds)


def playouts(players: int) -> tuple[int, float]:
    """Whole games compiled: shuffle, legal set, choice, apply."""
    states, rngs = tables(Agreement(players), 64), generators(64, random.randrange(2**32))
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        decisions += doors.play_all(states, rngs, 16)
    return decisions, time.perf_counter() - started


def array_door(players: int) -> tuple[int, float]:
    """One Python call per decision, with the choice made in Python."""
    decide, chance, decisions = doors.decide_nth, random.random, 0
    rngs = generators(1, random.randrange(2**32))
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        states = tables(Agreement(players))
        doors.shuffle_at(states, 0, rngs)
        legal = doors.begin(states, 0)
        while legal:
            legal = decide(states, 0, int(chance() * legal))
            decisions += 1
    return decisions, time.perf_counter() - started


def game_object(players: int) -> tuple[int, float]:
    """The `Game` object: tokens out, a token in."""
    chance, decisions = random.random, 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        game = Game(players=players, seed=random.randrange(2**32))
        legal = game.legal
        while legal:
            game.decide(legal[int(chance() * len(legal))])
            decisions += 1
            legal = game.legal
    return decisions, time.perf_counter() - started


def race_all(races: dict[str, Race]) -> dict[str, list[float]]:
    """Every contender's decisions a second, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in races}
    for _ in track(range(ROUNDS), "racing", console=Console(stderr=True), transient=True):
        for name, race in races.items():
            decisions, seconds = race()
            rates[name].append(decisions / seconds)
    return rates


def print_race(rates: dict[str, list[float]]) -> None:
    """Print medians, and the median over the rounds of the ratio to the round's best peer."""
    best = [max(rates[name][i] for name in PEERS) for i in range(ROUNDS)]
    table = Table(
        "", "decisions/s", "x OpenSpiel's best", "target", title="Random play, one thread"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    wanted = {"playouts": "20, aim 40", "array door": "2.5", "Game": "0.3"}
    for name, measured in rates.items():
        ratio = statistics.median(rate / top for rate, top in zip(measured, best, strict=True))
        goal = "" if name in PEERS else wanted[name.split(",")[0]]
        table.add_row(name, f"{statistics.median(measured):,.0f}", f"{ratio:.2f}", goal)
    Console().print(table)


class Took(NamedTuple):
    """How long something took in seconds, and in processor time."""

    seconds: float
    busy: float

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s ({self.busy:.2f} s)"


def timed(command: list[str], cache: str | None = None) -> Took:
    """How long a command takes, with its own compiled rules if a cache is given."""
    env = environ if cache is None else {**environ, "XDG_CACHE_HOME": cache}
    started, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=env, check=True, input=b"1\n0\n" * 9, capture_output=True)
    seconds, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Took(seconds, busy)


def timed_cold(command: list[str]) -> Took:
    """How long a command takes with nothing compiled yet."""
    with tempfile.TemporaryDirectory() as cache:
        return timed(command, cache)


def timed_warm(command: list[str]) -> Took:
    """How long a command takes the next time."""
    timed(command)
    return statistics.median_low(timed(command) for _ in range(5))


def print_starts() -> None:
    """Print cold and warm starts, and the size of a state."""
    play = [str(IMPERA), "play", "--seed", "1"]
    everything = [sys.executable, str(ROOT / "benchmarks" / "compile_all.py")]
    simulate = [str(IMPERA), "simulate", "--games", "1"]
    table = Table("", "measured (CPU)", "target", title="Starts and size")
    for column in table.columns[1:]:
        column.justify = "right"
    table.add_row("cold start of impera play", str(timed_cold(play)), "< 15 s")
    table.add_row("cold start of everything", str(timed_cold(everything)), "< 45 s")
    table.add_row("warm start of impera simulate --games 1", str(timed_warm(simulate)), "< 1.5 s")
    table.add_row("impera --help", str(timed_warm([str(IMPERA), "--help"])), "< 0.3 s")
    table.add_row("a state", f"{STATE.itemsize} bytes", "<= 1024 bytes")
    Console().print(table)


def main() -> None:
    """Race, then measure the starts."""
    peer = [str(ROOT / ".bench" / "bin" / "python"), str(ROOT / "benchmarks" / "peer.py")]
    with subprocess.Popen(
        peer, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        races: dict[str, Race] = {name: partial(peer_race, process, name) for name in PEERS}
        for name, run in (
            ("playouts", playouts),
            ("array door", array_door),
            ("Game", game_object),
        ):
            for players in (2, 3, 4):
                races[f"{name}, {players} players"] = partial(run, players)
        for race in races.values():
            race()  # warms up
        print_race(race_all(races))
        assert process.stdin is not None
        process.stdin.close()
    print_starts()


main()
