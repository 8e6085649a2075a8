"""What the judge sees and says: every seat's chance with all hands open, the deck's order hidden.

The judge is a network like the one that plays. It looks through the eyes of the seat that decides,
as if that seat were sure of every card in every hand.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np
import numpy.typing as npt

from impera.bots.net import Sheet, Weights, foretell, load, make_sheet, run
from impera.bots.senses import sense
from impera.bots.value import share_out
from impera.rules.jit import rare, rule
from impera.rules.state import OVER, SEATS, States
from impera.rules.view import Views, look

SHIPPED = Path(__file__).with_name("judge.npz")
Table = npt.NDArray[np.float64]  # chances: a row for each position, from seat 0


def load_judge(path: Path = SHIPPED) -> tuple[Weights, Sheet]:
    """The judge's network, and a workspace."""
    weights = load(path)
    return weights, make_sheet(weights)


@cache
def hash_of_judge(path: Path = SHIPPED) -> str:
    """What the judge is, for a match to write down before its first game."""
    return sha256(path.read_bytes()).hexdigest()[:16]


@rare
def uncover(states: States, i: int, views: Views, j: int) -> None:
    """Write into view j what the deciding seat of game i would see if all hands were open."""
    s = states[i]
    look(states, i, s.seat, views, j)
    for seat in range(s.players):
        if seat != s.seat:
            views[j].sure[seat] = s.hand[seat]


@rare
def judge_at(
    states: States, i: int, views: Views, weights: Weights, sheet: Sheet, chances: Table, row: int
) -> None:
    """Write every seat's chance in game i; partners share theirs, and so do those who have won."""
    s = states[i]
    for seat in range(SEATS):
        chances[row, seat] = 0.0
    if s.step == OVER:
        share_out(s, chances[row])
        return
    uncover(states, i, views, 0)
    sense(views, 0, sheet.numbers, 0)
    run(weights, sheet)
    foretell(weights, sheet, s.players, s.teams != 0)
    rotate(s.seat, s.players, sheet, chances, row)


@rule
def rotate(viewer: int, players: int, sheet: Sheet, chances: Table, row: int) -> None:
    """Write the chances by seat instead of by distance from the viewer."""
    for seat in range(players):
        chances[row, seat] = sheet.chances[(seat - viewer) % players]
