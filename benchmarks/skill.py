"""How well errors tell how strong somebody plays: the rating from decisions, against the arena's.

    python benchmarks/skill.py play --players 2 --games 4000 --judged 600 --out skill-2.jsonl
    python benchmarks/skill.py fit skill-2.jsonl skill-3.jsonl skill-4.jsonl [--write]

`play`: bots of all strengths meet at random tables, every game on a deck of its own, and the first
games are analysed. What has been played is kept when it is interrupted. `fit`: the bots' strengths
from all results, their error rates, and the line between them; how well their orders agree; and
whether ten games' decisions predict the next hundred results better than the ten results do.
`--write` puts the lines where the program reads them.
"""

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from impera.analysis.decisions import analyse
from impera.analysis.skill import MEASURED, Losses, losses_of, together
from impera.arena.figures import ELO, fit, parts
from impera.arena.match import Match, play_game
from impera.bots.ladder import LEVELS
from impera.game import Game
from impera.rules.agreement import Agreement

CARELESS = (1, 3, 6, 10, 15, 20, 30, 40, 60)
WARM = (0.5, 1.0, 1.5, 2.0, 3.0)
BUDGETS = (3, 10, 30, 100, 300, 1000, 3000)
DEEP = (30, 100, 300, 1000, 3000)
BOTS = (
    *("random", "novice", "greedy", "planner", "net"),
    *(f"search:{budget}" for budget in BUDGETS),
    *(f"net-search:{budget}" for budget in DEEP),
    *(f"fallible:Careless:net,{percent}" for percent in CARELESS),
    *(f"fallible:Warm:{heat}" for heat in WARM),
    *("fallible:Careless:planner,10", "fallible:Careless:planner,30"),
)
SAME = {"net-search:12000": "net-search:3000"}  # a level too slow to be played here often
CHUNK = 10  # games that a process plays at once
GAMES, RESULTS, DRAWS = 10, 100, 200  # of the comparison of both ratings
PRIOR = 400.0  # the spread of strengths that a rating from few results begins with

Floats = npt.NDArray[np.float64]


class Played(NamedTuple):
    """A game: who sat where, what everyone won, and what the decisions lost, if analysed."""

    bots: list[int]
    won: list[float]
    losses: list[Losses] | None


def line_up(match: Match, number: int) -> list[int]:
    """Different bots in random order."""
    return random.Random(f"{match.seed} {number}").sample(range(len(match.bots)), match.players)


def play(match: Match, first: int, judged: int) -> list[Played]:
    """Some of the games."""
    found = []
    for number in range(first, first + CHUNK):
        seating = line_up(match, number)
        record = play_game(match, number, seating)
        losses = None
        if number < judged:
            decisions = analyse(Game.from_record(record)).decisions
            losses = [
                losses_of(each.lost for each in decisions if each.seat == seat and each.real)
                for seat in range(match.players)
            ]
        found.append(Played(seating, parts(record), losses))
    return found


def play_all(options: argparse.Namespace) -> None:
    """Play, and keep each chunk as it comes; what is there already isn't played again."""
    match = Match(BOTS, Agreement(options.players), options.seed)
    done = sum(1 for _ in options.out.open()) if options.out.exists() else 0
    starts = range(done - done % CHUNK, options.games, CHUNK)
    if done % CHUNK:
        raise SystemExit(f"{options.out} ends within a chunk; remove its last {done % CHUNK} lines")
    with (
        ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool,
        options.out.open("a") as out,
    ):
        pieces = pool.map(play, repeat(match), starts, repeat(options.judged))
        for piece in track(pieces, "Playing", len(starts)):
            lines = (json.dumps({"players": options.players, **g._asdict()}) for g in piece)
            out.write("".join(f"{line}\n" for line in lines))
            out.flush()


@cache
def read(file: Path) -> tuple[int, list[Played]]:
    """The games of a file, and their number of players."""
    lines = [json.loads(line) for line in file.open()]
    games = [
        Played(each["bots"], each["won"], each["losses"] and [Losses(*x) for x in each["losses"]])
        for each in lines
    ]
    return lines[0]["players"], games


def strengths(games: Sequence[Played]) -> Floats:
    """Luce's model fitted to the results, as Elo; the mean is nought."""
    design = np.zeros((len(games), len(games[0].bots), len(BOTS)))
    for n, game in enumerate(games):
        for seat, bot in enumerate(game.bots):
            design[n, seat, bot] = 1
    counts = np.array([[game.won for game in games]])
    elo: Floats = ELO * fit(design, counts, np.ones(1))[0]
    elo -= elo.mean()
    return elo


def rate_of(losses: Losses) -> float:
    """Thousandths lost by a decision."""
    return max(1.0, 1000 * losses.lost / max(1, losses.choices))


def by_bot(games: Iterable[Played]) -> dict[int, list[tuple[int, Played]]]:
    """Every bot's games, with its seat."""
    found = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.bots):
            found[bot].append((seat, game))
    return found


def ranks(values: Floats) -> npt.NDArray[np.int64]:
    """The place of each value in their order."""
    return values.argsort().argsort()


def line_through(rates: Floats, elo: Floats) -> tuple[float, float]:
    """The straight line of strength over the logarithm of the rate: at one, and its fall."""
    falls, at = np.polyfit(-np.log2(rates), elo, 1)
    return float(at), float(falls)


def expected(own: float, game: Played, seat: int, elo: Floats) -> float:
    """The share of a victory that a strength should get in a game."""
    odds = [10 ** ((own if at == seat else elo[bot]) / 400) for at, bot in enumerate(game.bots)]
    return odds[seat] / sum(odds)


def surprise(own: float, games: Sequence[tuple[int, Played]], elo: Floats) -> float:
    """The mean log loss of results, if somebody were that strong."""
    total = 0.0
    for seat, game in games:
        chance, won = expected(own, game, seat, elo), game.won[seat]
        total -= won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return total / len(games)


GRID = np.arange(-1600.0, 1601.0, 10.0)


def from_results(games: Sequence[tuple[int, Played]], elo: Floats, mean: float) -> float:
    """The most likely strength after some results, against opponents of known strength."""
    likely = [
        len(games) * surprise(own, games, elo) + (own - mean) ** 2 / (2 * PRIOR**2) for own in GRID
    ]
    return float(GRID[int(np.argmin(likely))])


def compare(games: Sequence[Played], elo: Floats, rates: Floats) -> tuple[float, float, int]:
    """The log loss of the next results by both ratings, and of how many comparisons."""
    dice, mine = random.Random(1), by_bot(games)
    decided, resulted = [], []
    for _ in range(DRAWS):
        bot = dice.randrange(len(BOTS))
        judged = [each for each in mine[bot] if each[1].losses]
        if len(judged) < GAMES:
            continue
        known = dice.sample(judged, GAMES)
        rest = [each for each in mine[bot] if each not in known]
        coming = dice.sample(rest, min(RESULTS, len(rest)))
        others = np.arange(len(BOTS)) != bot
        at, falls = line_through(rates[others], elo[others])
        rate = rate_of(together(game.losses[seat] for seat, game in known if game.losses))
        own = at - falls * math.log2(rate)
        decided.append(surprise(own, coming, elo))
        resulted.append(surprise(from_results(known, elo, float(elo[others].mean())), coming, elo))
    return float(np.mean(decided)), float(np.mean(resulted)), len(decided)


def fit_all(options: argparse.Namespace) -> None:
    """Print, and perhaps write, what the games of all files say."""
    console, lines = Console(), dict[str, Any]()
    for file in options.files:
        players, games = read(file)
        elo, mine = strengths(games), by_bot(games)
        losses = [
            together(g.losses[seat] for seat, g in mine[bot] if g.losses)
            for bot in range(len(BOTS))
        ]
        rates = np.array([rate_of(each) for each in losses])
        at, falls = line_through(rates, elo)
        table = Table("bot", "Elo", "per thousand", "choices", "by its errors", title=f"{players}")
        for bot in np.argsort(-elo):
            guessed = at - falls * math.log2(rates[bot])
            numbers = (f"{elo[bot]:.0f}", f"{rates[bot]:.1f}", f"{losses[bot].choices:,}")
            table.add_row(BOTS[bot], *numbers, f"{guessed:.0f}")
        console.print(table)
        judged = sum(game.losses is not None for game in games)
        order = float(np.corrcoef(ranks(-rates), ranks(elo))[0, 1])
        console.print(f"{players} players: {len(games):,} games, {judged:,} analysed")
        console.print(f"rank correlation of error rate and Elo: {order:.3f}")
        console.print(f"Elo = {at:.0f} - {falls:.0f} * log2(per thousand)")
        decided, resulted, count = compare(games, elo, rates)
        console.print(
            f"log loss of the next {RESULTS} results, {count} times: {decided:.4f} by the "
            f"decisions of {GAMES} games, {resulted:.4f} by their results"
        )
        levels = [float(elo[BOTS.index(SAME.get(level, level))]) for level in LEVELS]
        lines[str(players)] = {
            "at": round(at, 1),
            "falls": round(falls, 1),
            "levels": [round(level, 1) for level in levels],
        }
    if options.write:
        MEASURED.write_text(json.dumps({"players": lines}, indent=2) + "\n")


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--judged", type=int, default=600)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--jobs", type=int, default=2)
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=play_all)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--write", action="store_true")
    fitting.set_defaults(run=fit_all)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
