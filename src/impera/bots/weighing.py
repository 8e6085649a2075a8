"""What decisions are worth, including those a good player would never try.

The search of netsearch.py looks where the network would play. A decision that the network would
never consider is then judged without search, which must not happen to a blunder. So the most
promising decisions and the one made are searched again, each with a tree of its own that begins
after it, all at the same imagined tables.
"""

from collections.abc import Iterable
from hashlib import blake2b

import numpy as np

from impera.bots.net import Sheet, Weights, foretell, make_sheet, run
from impera.bots.netsearch import (
    NONE,
    UNKNOWN,
    Desk,
    Visits,
    make_desk,
    room_for,
    walk,
    weigh_all,
)
from impera.bots.senses import sense
from impera.bots.value import Chances
from impera.rules.actions import DECISIONS, legal_count, nth_legal
from impera.rules.chance import Generator, generators
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare
from impera.rules.state import NOTHING, SEATS
from impera.rules.view import Views

PROMISING = 3  # decisions that are searched again besides the one made
SHARE = 3  # each of them with this fraction of the simulations


@rare
def search_after(
    desk: Desk, views: Views, rngs: Generator, decision: int, simulations: int
) -> float:
    """The viewer's chance of winning after a decision, every simulation at its own table.

    `desk.mean` becomes everybody's chances, as far as the viewer can know.
    """
    desk.nodes[0].child, desk.nodes[0].chance = NONE, UNKNOWN
    desk.size[0] = 1
    for seat in range(SEATS):
        desk.mean[seat] = 0.0
    for _ in range(simulations):
        imagine(views, 0, desk.table, 0, rngs, 0)
        decide_at(desk.table, 0, decision)
        for n in range(walk(desk)):
            node = desk.nodes[desk.path[n]]
            node.visits += 1
            node.worth += desk.best[desk.seats[n]]
        for seat in range(views[0].players):
            desk.mean[seat] += desk.best[seat]
    for seat in range(SEATS):
        desk.mean[seat] /= simulations
    return desk.mean[views[0].viewer]


@rare
def pick_promising(views: Views, worths: Chances, made: int, picked: Visits) -> int:
    """Write the legal decisions that are worth most, and the one made; return how many."""
    v, found = views[0], 0
    for n in range(legal_count(v)):
        decision, better = nth_legal(v, n), 0
        for m in range(legal_count(v)):
            other = nth_legal(v, m)
            better += worths[other] > worths[decision]
            better += worths[other] == worths[decision] and other < decision
        if better < PROMISING or decision == made:
            picked[found] = decision
            found += 1
    return found


def promising(view: Views, simulations: int, weights: Weights, made: int | None) -> list[int]:
    """The decisions that a first search finds best, and the one made, if any."""
    worths, picked = np.zeros(DECISIONS), np.zeros(PROMISING + 1, np.int64)
    if legal_count(view[0]) > PROMISING:
        desk = make_desk(weights, room_for(simulations))
        weigh_all(desk, view, dice(view), simulations, worths)
    count = pick_promising(view, worths, NOTHING if made is None else made, picked)
    return picked[:count].tolist()


def search_each(
    view: Views, decisions: Iterable[int], simulations: int, weights: Weights
) -> dict[int, list[float]]:
    """Everybody's chances with each of these decisions, from seat 0."""
    share = max(1, simulations // SHARE)
    desk = make_desk(weights, room_for(share))
    found = {}
    for decision in decisions:
        search_after(desk, view, dice(view), decision, share)
        found[decision] = desk.mean[: int(view[0].players)].clip(0.0, 1.0).tolist()
    return found


def dice(view: Views) -> Generator:
    """A generator that depends on nothing but what the seat knows."""
    seed = blake2b(view.tobytes(), digest_size=8).digest()
    return generators(1, int.from_bytes(seed, "little"))


@rare
def foretell_all(views: Views, weights: Weights, sheet: Sheet, chances: Chances) -> None:
    """Write the network's chances of all seats without search, from seat 0."""
    v = views[0]
    sense(views, 0, sheet.numbers, 0)
    run(weights, sheet)
    foretell(weights, sheet, v.players, v.teams != 0)
    for seat in range(v.players):
        chances[seat] = sheet.chances[(seat - v.viewer) % v.players]


def foretold(view: Views, weights: Weights) -> list[float]:
    """The network's chances of all seats without search, from seat 0."""
    chances = np.zeros(int(view[0].players))
    foretell_all(view, weights, make_sheet(weights), chances)
    return chances.tolist()
