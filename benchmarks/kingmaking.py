"""Who gave the game to whom: what errors gave away, over many games.

    python benchmarks/kingmaking.py --players 4 --games 600 [--bots planner greedy net search:300]

Every game has a deck and a seating of its own, and all its decisions are analysed from what each
player could know. What an error loses, the others gain. Only marked errors count, those of four
points or more: smaller ones may be the search's. Prints what every bot gave to every other one,
per game in percentage points; to whom an error goes, by where they sit and by who was ahead; and
how often errors decided the game.
"""

import argparse
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from impera.analysis.decisions import analyse
from impera.arena.figures import Z, parts
from impera.arena.match import Match, play_game
from impera.game import Game
from impera.rules.agreement import Agreement

BOTS = ("greedy", "planner", "search:300", "net")
CHUNK = 10  # games that a process plays at once
LARGE = 0.2  # of a victory: a gift that decides games

Floats = npt.NDArray[np.float64]


class Gift(NamedTuple):
    """An error: who made it, what it gave to everyone, and how everyone stood before it."""

    giver: int
    gave: tuple[float, ...]
    before: tuple[float, ...]


class Judged(NamedTuple):
    """A game: who sat where, what everyone won, and its errors."""

    seating: list[int]
    won: list[float]
    gifts: list[Gift]


def play(match: Match, first: int) -> list[Judged]:
    """Some of the games, analysed."""
    found = []
    for number in range(first, first + CHUNK):
        bots = range(len(match.bots))
        seating = random.Random(f"{match.seed} {number}").choices(bots, k=match.players)
        record = play_game(match, number, seating)
        done = analyse(Game.from_record(record))
        gifts = [
            Gift(each.seat, each.gave, done.chances[each.step])
            for each in done.decisions
            if each.mark
        ]
        found.append(Judged(seating, parts(record), gifts))
    return found


def of_bots(games: Sequence[Judged], bots: int) -> Floats:
    """What each bot gave to each other one per game in which both sat, by giver and receiver."""
    gave, met = np.zeros((bots, bots)), np.zeros((bots, bots))
    for seating, _, gifts in games:
        seats = range(len(seating))
        for one in seats:
            for other in seats:
                met[seating[one], seating[other]] += one != other
        for gift in gifts:
            for seat in seats:
                if seat != gift.giver:
                    gave[seating[gift.giver], seating[seat]] += gift.gave[seat]
    return gave / np.maximum(met, 1)


def shares(gifts: Sequence[tuple[Gift, Sequence[int]]]) -> tuple[Floats, Floats]:
    """Which part of what was lost went to the others, in an order of theirs; and its margin."""
    got = np.array([[gift.gave[seat] for seat in order] for gift, order in gifts])
    lost = got.sum(axis=1)
    found = got.sum(axis=0) / lost.sum()
    away = got - lost[:, None] * found
    return found, Z * away.std(axis=0, ddof=1) * math.sqrt(len(got)) / lost.sum()


def around(gift: Gift) -> list[int]:
    """The others in the order of play after whoever erred."""
    players = len(gift.gave)
    return [(gift.giver + by) % players for by in range(1, players)]


def ahead(gift: Gift) -> list[int]:
    """The others by their chances before the error, the favourite first."""
    return sorted(around(gift), key=lambda seat: -gift.before[seat])


def show(games: Sequence[Judged], bots: Sequence[str], console: Console) -> None:
    """Print what the games say."""
    gifts = [gift for game in games for gift in game.gifts]
    table = Table("given by", *bots, title="given by errors, percentage points per game")
    for bot, row in zip(bots, of_bots(games, len(bots)), strict=True):
        table.add_row(bot, *(f"{100 * each:+.2f}" for each in row))
    console.print(table)
    for title, order in (
        ("of what an error loses, who plays 1st, 2nd, ... after it gets", around),
        ("of what an error loses, the favourite, the next, ... gets", ahead),
    ):
        found, margin = shares([(gift, order(gift)) for gift in gifts])
        told = ", ".join(f"{a:.1%} ± {b:.1%}" for a, b in zip(found, margin, strict=True))
        console.print(f"{title}: {told}")
    got = np.array([received(game) for game in games])
    won = np.array([game.won for game in games])
    winners = (won > 0) & (won == won.max(axis=1, keepdims=True))
    console.print(f"{len(gifts):,} errors in {len(games):,} games")
    console.print(f"a winner received {100 * got[winners].mean():.1f} points from others' errors")
    console.print(f"somebody else received {100 * got[~winners].mean():.1f}")
    large = np.mean([bool((one >= LARGE).any()) for one in largest(games)])
    console.print(f"one player's errors gave another {LARGE:.0%} or more in {large:.1%} of games")


def received(game: Judged) -> list[float]:
    """What others' errors gave to each seat."""
    seats = range(len(game.seating))
    return [sum(g.gave[seat] for g in game.gifts if g.giver != seat) for seat in seats]


def largest(games: Sequence[Judged]) -> list[Floats]:
    """What each seat gave to each other one, game by game."""
    found = []
    for game in games:
        matrix = np.zeros((len(game.seating), len(game.seating)))
        for gift in game.gifts:
            matrix[gift.giver] += gift.gave
        np.fill_diagonal(matrix, 0.0)
        found.append(matrix)
    return found


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    match = Match(tuple(options.bots), Agreement(options.players), options.seed)
    starts = range(0, options.games, CHUNK)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        pieces = track(pool.map(play, repeat(match), starts), "Playing", len(starts))
        games = [game for piece in pieces for game in piece]
    show(games, options.bots, Console())


if __name__ == "__main__":
    main()
