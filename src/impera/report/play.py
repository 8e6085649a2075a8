"""The games that a report still needs, played on all cores, and how long that will take."""

import os
import sys
import time
from collections import Counter, defaultdict
from contextlib import closing, suppress
from pathlib import Path

from impera.arena import store
from impera.arena.match import SelfPlay, play_set, version, warm_up
from impera.arena.workers import OpenCrew, crew_for, lasting, play_in_order
from impera.report.folder import count_games, place_of
from impera.report.plan import Plan, Sitting
from impera.rules.refused import Refused

SETTLED = 5.0  # seconds after which a bot's own games say how fast it is
SEEN, LOGGED = 0.5, 30.0  # seconds between two lines, at a terminal and in a log


class Clock:
    """Says on stderr how far we are, and how long it will still take."""

    def __init__(self) -> None:
        self.left: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.pace: dict[str, float] = {}
        self.is_seen = sys.stderr.isatty()
        self._now = self._last = time.monotonic()

    def start(self) -> None:
        """Start timing: games are being played from now on."""
        self._now = self._last = time.monotonic()

    def add(self, bot: str, games: int) -> None:
        """Count that many more finished games of the bot."""
        now = time.monotonic()
        self.spent[bot] += now - self._now
        self._now = now
        self.left[bot] -= games
        self.done[bot] += games
        if self.spent[bot] > SETTLED:
            self.pace[bot] = self.spent[bot] / self.done[bot]
        if now - self._last > (SEEN if self.is_seen else LOGGED):
            self._last = now
            self.say(self.line())

    def line(self) -> str:
        """Say how far we are."""
        done, left = self.done.total(), self.left.total()
        seconds = sum(games * self.pace[bot] for bot, games in self.left.items())
        return f"{done:,} of {done + left:,} games played, {duration(seconds)} left"

    def say(self, line: str) -> None:
        """Write one line; at a terminal, over the previous one."""
        with suppress(OSError):
            end = "\r" if self.is_seen else "\n"
            print(f"{line:<60}" if self.is_seen else line, end=end, file=sys.stderr, flush=True)

    def stop(self) -> None:
        """Leave no line behind at a terminal."""
        if self.is_seen:
            self.say("")


def duration(seconds: float) -> str:
    """A waiting time in words."""
    if seconds < 90:
        return f"about {max(1, round(seconds))} s"
    if seconds < 5400:
        return f"about {round(seconds / 60)} min"
    return f"about {seconds / 3600:.1f} h"


def play(path: Path, plan: Plan, jobs: int | None, begun: str) -> None:
    """Play all missing games; when this returns they are on the disk."""
    missing = {
        sitting: sitting.games - count_games(place_of(path, sitting)) for sitting in plan.sittings()
    }
    due = [sitting for sitting, games in missing.items() if games > 0]
    if not due:
        return
    if begun != version():
        raise Refused(f"{path}: begun with other rules or bots; play in a new folder")
    jobs, clock = jobs or os.cpu_count() or 1, Clock()
    for sitting in due:
        if sitting.bot not in clock.pace:
            clock.pace[sitting.bot] = timed_game(sitting.match(plan.seed)) / jobs
        clock.left[sitting.bot] += missing[sitting]
    with lasting(crew_for(due[0].match(plan.seed), jobs, None)) as crew:
        clock.start()
        try:
            for sitting in due:
                sit(path, plan, sitting, crew, clock)
        finally:
            clock.stop()


def timed_game(match: SelfPlay) -> float:
    """Compile what the bot needs, and measure how many seconds one of its games takes."""
    warm_up(match)
    started = time.perf_counter()
    play_set(match, 0)
    return time.perf_counter() - started


def sit(path: Path, plan: Plan, sitting: Sitting, crew: OpenCrew, clock: Clock) -> None:
    """Continue a bot's games at a table."""
    place, match = place_of(path, sitting), sitting.match(plan.seed)
    with store.opened(place, match, sitting.games, clock.say, lambda _: None) as folder:
        there = len(folder.sets)
        with closing(play_in_order(match, there, sitting.games, crew)) as coming:
            for games in coming:
                folder.append(games)
                clock.add(sitting.bot, len(games))
