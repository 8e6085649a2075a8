"""Sets of games on one deck, and what they say about the bots.

The set, one deck with all seat rotations, is the statistical unit: luck of the cards and of the
seat falls on every bot alike.
"""

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np

from impera.bots.ladder import Bot, make_bot
from impera.rules import doors
from impera.rules.chance import Generator, generators
from impera.rules.notation import Refused, legal_numbers
from impera.rules.record import check_table
from impera.rules.state import OVER, tables
from impera.rules.view import VIEW, look

CHUNK = 4  # sets that a process plays before it reports


@dataclass(frozen=True)
class Match:
    """Who plays, at which table, from which seed."""

    bots: tuple[str, ...]
    players: int
    edition: str
    setup: str
    teams: bool
    seed: int

    def __post_init__(self) -> None:
        check_table(self.players, self.edition, self.setup, self.teams)
        if not 2 <= len(self.bots) <= self.players:
            raise Refused(
                f"{len(self.bots)} bots for {self.players} seats; name 2 or more, not more"
            )
        for name in self.bots:
            make_bot(name)

    def seated(self) -> list[str]:
        """The bots of all seats: the last one named fills up the table."""
        return [*self.bots, *[self.bots[-1]] * (self.players - len(self.bots))]


def play_set(match: Match, number: int) -> list[float]:
    """Play one deck with all rotations; the share of victories of every place in the list."""
    bots = [make_bot(name) for name in match.seated()]
    wins = [0.0] * match.players
    for rotation in range(match.players):
        order = [(seat + rotation) % match.players for seat in range(match.players)]
        winners = play_game(match, number, [bots[place] for place in order])
        for seat in winners:
            wins[order[seat]] += 1 / len(winners) / match.players
    return wins


def play_game(match: Match, number: int, bots: Sequence[Bot]) -> list[int]:
    """Play one game on the set's deck, and return the winning seats."""
    states = tables(
        players=match.players, edition=match.edition, setup=match.setup, teams=match.teams
    )
    doors.shuffle_at(states, 0, generators(1, match.seed, 2 * number))
    doors.begin(states, 0)
    views = np.zeros(1, VIEW)
    rngs: list[Generator] = [
        generators(1, match.seed ^ seat + 1, 2 * number + 1) for seat in range(match.players)
    ]
    while states[0].step != OVER:
        seat = int(states[0].seat)
        look(states, 0, seat, views, 0)
        decision = bots[seat](views, legal_numbers(views[0].legal.tolist()), rngs[seat])
        doors.decide_at(states, 0, decision)
    return [seat for seat in range(match.players) if int(states[0].winners) >> seat & 1]


def play_sets(match: Match, numbers: range) -> list[list[float]]:
    """Several sets, one after the other."""
    return [play_set(match, number) for number in numbers]


def run(match: Match, sets: int, jobs: int | None) -> Iterator[list[list[float]]]:
    """Play all sets on this machine's cores, yielding results as they come, in order."""
    chunks = [range(first, min(first + CHUNK, sets)) for first in range(0, sets, CHUNK)]
    if jobs == 1:
        yield from map(partial(play_sets, match), chunks)
        return
    play_sets(match, range(1))  # compiles once, before every process would
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        yield from pool.map(partial(play_sets, match), chunks)


@dataclass(frozen=True)
class Share:
    """A bot's share of victories, with its 95 % interval over the sets."""

    bot: str
    places: int
    share: float
    low: float
    high: float


def shares(match: Match, results: Sequence[Sequence[float]]) -> list[Share]:
    """The share of every bot named, per seat that it had."""
    table = np.array(results)
    seated = match.seated()
    found = []
    for place, name in enumerate(match.bots):
        columns = [place] if place < len(match.bots) - 1 else list(range(place, len(seated)))
        sets = table[:, columns].mean(axis=1)
        error = 1.96 * sets.std(ddof=1) / math.sqrt(len(sets)) if len(sets) > 1 else 1.0
        mean = float(sets.mean())
        low, high = max(0.0, mean - error), min(1.0, mean + error)
        found.append(Share(name, len(columns), mean, float(low), float(high)))
    return found
