"""Does a 70% chance win seven times out of ten? The network's estimates against the results.

    python benchmarks/calibration.py [POSITIONS] [PICTURE.png] [WEIGHTS.npz]

The network plays itself at all kinds of tables, in all editions. For every tenth choice it records
the deciding seat's estimated chance, from what that seat could know, and who won in the end.
"""

import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from impera.bots.net import SHIPPED, choose, foretell, load, make_sheet
from impera.rules.actions import legal_count, nth_legal
from impera.rules.agreement import SETUPS, Agreement
from impera.rules.chance import below, generators
from impera.rules.doors import begin, decide_at, shuffle_at
from impera.rules.editions import EDITIONS
from impera.rules.state import OVER, tables
from impera.rules.view import VIEW, look

Array = npt.NDArray[Any]
EVERY = 10  # choices
BINS = 20
SORTS = {"2 players": (2, False), "3 players": (3, False), "4 players": (4, False)}
SORTS["teams"] = (4, True)


@numba.njit(nogil=True)
def play(
    states: Array, rngs: Array, views: Array, w: Any, sheet: Any, chances: Array, won: Array
) -> int:
    """Play every game; return how many chances were recorded with their results."""
    noted = 0
    who = np.zeros(len(chances), np.int64)
    for i in range(len(states)):
        shuffle_at(states, i, rngs)
        begin(states, i)
        s, first = states[i], noted
        while s.step != OVER:
            decision = nth_legal(s, 0)
            if legal_count(s) > 1:
                look(states, i, s.seat, views, 0)
                decision = choose(views, w, sheet)
                if below(rngs, i, EVERY) == 0 and noted < len(chances):
                    foretell(w, sheet, s.players, s.teams)
                    chances[noted], who[noted] = sheet.chances[0], s.seat
                    noted += 1
            decide_at(states, i, decision)
        winners = 0
        for seat in range(s.players):
            winners += s.winners >> seat & 1
        for n in range(first, noted):
            won[n] = (s.winners >> who[n] & 1) / (winners / 2 if s.teams else winners)
    return noted


def collect(sort: str, positions: int, w: Any) -> tuple[Array, Array]:
    """Chances and results of so many positions, from games of all setups and editions."""
    players, teams = SORTS[sort]
    parts = [(setup, edition) for setup in SETUPS for edition in EDITIONS]
    found: list[tuple[Array, Array]] = []
    for number, (setup, edition) in enumerate(parts):
        room = -(-positions // len(parts))
        chances, won = np.zeros(room), np.zeros(room)
        games = room  # more than enough: each game gives several
        states = tables(Agreement(players, edition, setup, teams), games)
        noted, seed = 0, 1000 * players + 100 * teams + number
        rngs, views, sheet = generators(games, seed), np.zeros(1, VIEW), make_sheet(w)
        for at in range(0, games, 200):
            block = slice(at, at + 200)
            rest = chances[noted:], won[noted:]
            noted += play(states[block], rngs[block], views, w, sheet, *rest)
            if noted == room:
                break
        found.append((chances[:noted], won[:noted]))
    return np.concatenate([c for c, _ in found]), np.concatenate([r for _, r in found])


def reliability(chances: Array, won: Array) -> list[tuple[float, float, int]]:
    """For each bin the mean chance, the share of wins, and the number of positions."""
    at = np.minimum((chances * BINS).astype(int), BINS - 1)
    bins = [(chances[at == b], won[at == b]) for b in range(BINS)]
    return [(float(c.mean()), float(r.mean()), len(c)) for c, r in bins if len(c)]


def error(rows: list[tuple[float, float, int]]) -> float:
    """The mean distance between chance and share, over all positions."""
    return sum(n * abs(chance - share) for chance, share, n in rows) / sum(n for *_, n in rows)


def draw(found: dict[str, list[tuple[float, float, int]]], target: Path) -> None:
    """The reliability plot."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 6), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="grey", linewidth=1)
    for sort, rows in found.items():
        axes.plot([c for c, _, _ in rows], [s for _, s, _ in rows], "o-", label=sort, markersize=4)
    axes.set_xlabel("chance that the network gave the deciding seat")
    axes.set_ylabel("share of these games that it won")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(target, dpi=120)


def main(positions: int, picture: str | None, weights: str) -> None:
    """Print the error for each kind of table and overall, and draw the plot."""
    w = load(Path(weights))
    found: dict[str, list[tuple[float, float, int]]] = {}
    all_chances: list[Array] = []
    all_won: list[Array] = []
    for sort in SORTS:
        chances, won = collect(sort, positions // len(SORTS), w)
        found[sort] = reliability(chances, won)
        all_chances.append(chances)
        all_won.append(won)
        print(f"{sort:10} {len(chances):,} positions, error {100 * error(found[sort]):.2f} points")
    together = reliability(np.concatenate(all_chances), np.concatenate(all_won))
    total = sum(n for *_, n in together)
    print(f"{'all':10} {total:,} positions, error {100 * error(together):.2f} points")
    for chance, share, n in together:
        print(f"  chance {chance:6.1%}  won {share:6.1%}  of {n:,}")
    if picture:
        draw(found, Path(picture))


if __name__ == "__main__":
    words = [*sys.argv[1:], *["100000", "", str(SHIPPED)][len(sys.argv) - 1 :]]
    main(int(words[0]), words[1] or None, words[2])
