"""Whether luck is nought on average, and how many games the adjusted results save.

    python benchmarks/luck.py --bots net net --players 2 --games 20000 [--samples 4] [--deals 8]

Every game has a deck of its own. Prints each seat's mean luck with its standard error, the first
bot's share with and without luck, and how many times fewer games the adjusted one needs for the
same interval. Without luck, a share must stay within its interval: few samples make the luck less
exact, but never unfair.
"""

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context

import numpy as np
import numpy.typing as npt

from impera.arena.figures import Z, parts
from impera.arena.match import Match, play_game
from impera.judge.luck import Measuring
from impera.rules.agreement import Agreement
from impera.rules.notation import NUMBER

CHUNK = 50  # games that a process plays at once


@cache
def measuring(samples: int, deals: int) -> Measuring:
    """The judge of this process."""
    return Measuring(samples, deals)


def play(
    match: Match, first: int, samples: int, deals: int
) -> list[tuple[list[float], list[float], int]]:
    """Results and luck of some games by seat, and where the first bot sat."""
    found = []
    for number in range(first, first + CHUNK):
        seatings = match.seatings()
        seating = seatings[number % len(seatings)]
        record = play_game(match, number, seating)
        decisions = [NUMBER[token] for token in record["decisions"]]
        judge = measuring(samples, deals)
        fortune = judge.fortune(match.agreement, record["deck"], record["removed"], decisions)
        shares = 2 if match.teams else 1
        found.append((parts(record), [luck / shares for luck in fortune.luck], seating.index(0)))
    return found


def error(values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The standard error of a mean."""
    found: npt.NDArray[np.float64] = values.std(axis=0, ddof=1) / math.sqrt(len(values))
    return found


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", nargs="+", default=["net", "net"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--edition", default="consensus")
    parser.add_argument("--setup", default="base")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    agreed = Agreement(options.players, options.edition, options.setup, options.teams)
    match = Match(tuple(options.bots), agreed, options.seed)
    starts = range(0, options.games, CHUNK)
    started = time.perf_counter()
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        pieces = pool.map(
            play, repeat(match), starts, repeat(options.samples), repeat(options.deals)
        )
        games = [game for piece in pieces for game in piece]
    won, luck = (np.array([game[which] for game in games]) for which in (0, 1))
    seats = np.array([game[2] for game in games])
    rows = np.arange(len(games))
    print(f"{match.agreement}, {' '.join(options.bots)}: {len(games):,} games")
    print("mean luck by seat, in standard errors:", end=" ")
    print(" ".join(f"{deviation:+.2f}" for deviation in luck.mean(axis=0) / error(luck)))
    plain, without = won[rows, seats], (won - luck)[rows, seats]
    for name, shares in (("plain", plain), ("without luck", without)):
        print(f"{name:13} {shares.mean():.2%} ± {Z * float(error(shares)):.2%}")
    gap = plain - without
    deviation = float(gap.mean() / error(gap))
    print(f"the difference {gap.mean():+.2%}, {deviation:+.2f} standard errors")
    fewer = float(plain.var(ddof=1) / without.var(ddof=1))
    print(f"without luck, {fewer:.2f} times fewer games; {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
