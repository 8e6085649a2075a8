"""Is what the coach says true? Claims are counted again, in continuations with other cards.

    python benchmarks/coach.py --players 3 --games 60 [--again 1600] [--seed 1]

Bots of several strengths play, their games are analysed, and the coach explains every marked
decision. A claim is false if its number, counted again, is outside the limits that it names. Prints
how many are, and how many mistakes of eight points or more have a cause at all.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from impera.analysis.decisions import MARKS, analyse
from impera.arena.match import Match, play_game
from impera.bots.net import load
from impera.coach.claims import Claim, Share, compared, share
from impera.coach.continuing import continuations
from impera.coach.lessons import Lesson, lessons
from impera.game import Game
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.notation import NUMBER

BOTS = ("greedy", "planner", "search:300", "net")
MERELY = "helps"  # says who gains, but not why


class Checked(NamedTuple):
    """A claim, what was counted, and how far it is from what was claimed."""

    what: str
    true: bool


class Explained(NamedTuple):
    """A marked decision: what it lost, and the claims about it."""

    lost: float
    checked: list[Checked]


def explain(match: Match, number: int, again: int) -> list[Explained]:
    """Play a game, and check what the coach says about it."""
    seating = random.Random(f"{match.seed} {number}").choices(
        range(len(match.bots)), k=match.players
    )
    game = Game.from_record(play_game(match, number, seating))
    done = analyse(game)
    lost = {each.step: each.lost for each in done.decisions}
    return [
        Explained(lost[each.step], list(check(game, each, again))) for each in lessons(game, done)
    ]


def check(game: Game, lesson: Lesson, again: int) -> Iterator[Checked]:
    """Count every claim of a lesson again."""
    if not lesson.claims:
        return
    moment = game.copy()
    moment.rewind(lesson.step)
    view, fresh = moment.view_record(lesson.seat), []
    for token in (lesson.decision, lesson.instead):
        seeds = generators(again, 1 + lesson.step, 1 << 20)
        fresh.append(continuations(view, NUMBER[token], load(), seeds))
    found = {
        event: (share(happens), share(avoided))
        for event, happens, avoided in compared(fresh[0], fresh[1], lesson.seat, view[0])
    }
    for claim in lesson.claims:
        yield Checked(claim.event.what, holds(claim, *found[claim.event]))


def holds(claim: Claim, after: Share, better: Share) -> bool:
    """Whether both numbers are within the limits of the claim."""
    pairs = ((claim.after, after), (claim.better, better))
    return all(said.low <= counted.found <= said.high for said, counted in pairs)


def main() -> None:
    """Play, explain, check, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--again", type=int, default=1600, help="continuations for the check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    match = Match(BOTS, Agreement(options.players), options.seed)
    numbers = range(options.games)
    with ProcessPoolExecutor(options.jobs, get_context("spawn")) as pool:
        pieces = pool.map(explain, repeat(match), numbers, repeat(options.again))
        found = [each for piece in track(pieces, "Playing", len(numbers)) for each in piece]
    told, wrong = Counter[str](), Counter[str]()
    for what, true in (checked for each in found for checked in each.checked):
        told[what] += 1
        wrong[what] += not true
    table = Table("claim", "said", "false", title=f"{options.players} players")
    for what, count in told.most_common():
        table.add_row(what, f"{count:,}", f"{wrong[what]:,}")
    table.add_row("all", f"{told.total():,}", f"{wrong.total():,}")
    Console().print(table)
    large = [each for each in found if each.lost >= MARKS["mistake"]]
    causes = sum(any(one.what != MERELY for one in each.checked) for each in large)
    print(
        f"{len(found)} marked decisions, {len(large)} of eight points or more; "
        f"{causes / max(1, len(large)):.0%} of these have a cause"
    )


if __name__ == "__main__":
    main()
