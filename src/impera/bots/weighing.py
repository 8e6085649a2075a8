"""What decisions are worth, including those a good player would never try.

The search of netsearch.py looks where the network would play. A decision that the network would
never consider is then judged without search, which must not happen to a blunder. So the most
promising decisions and the one made are searched again, each with a tree of its own that begins
after it, all at the same imagined tables.
"""

from collections.abc import Iterable
from hashlib import blake2b

from impera.bots.net import Weights, foretell, make_sheet, run
from impera.bots.netsearch import NONE, UNKNOWN, Desk, make_desk, room_for, walk, weigh
from impera.bots.senses import sense
from impera.rules.chance import Generator, generators
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare
from impera.rules.notation import legal_numbers
from impera.rules.view import Views

PROMISING = 3  # decisions that are searched again besides the one made
SHARE = 3  # each of them with this fraction of the simulations


@rare
def search_after(
    desk: Desk, views: Views, rngs: Generator, decision: int, simulations: int
) -> float:
    """The viewer's chance of winning after a decision, every simulation at its own table."""
    desk.nodes[0].child, desk.nodes[0].chance = NONE, UNKNOWN
    desk.size[0] = 1
    total = 0.0
    for _ in range(simulations):
        imagine(views, 0, desk.table, 0, rngs, 0)
        decide_at(desk.table, 0, decision)
        for n in range(walk(desk)):
            node = desk.nodes[desk.path[n]]
            node.visits += 1
            node.worth += desk.best[desk.seats[n]]
        total += desk.best[views[0].viewer]
    return total / simulations


def promising(view: Views, simulations: int, weights: Weights, made: int | None) -> list[int]:
    """The decisions that a first search finds best, and the one made, if any."""
    legal = legal_numbers(view[0].legal.tolist())
    if len(legal) <= PROMISING:
        return legal
    worth = weigh(view, legal, dice(view), simulations, weights)
    best = sorted(range(len(legal)), key=lambda place: (-worth[place], place))
    found = {legal[place] for place in best[:PROMISING]}
    return sorted(found if made is None else found | {made})


def search_each(
    view: Views, decisions: Iterable[int], simulations: int, weights: Weights
) -> dict[int, float]:
    """The chance of winning with each of these decisions."""
    share = max(1, simulations // SHARE)
    desk = make_desk(weights, room_for(share))
    found = {}
    for decision in decisions:
        chance = float(search_after(desk, view, dice(view), decision, share))
        found[decision] = min(1.0, max(0.0, chance))
    return found


def dice(view: Views) -> Generator:
    """A generator that depends on nothing but what the seat knows."""
    seed = blake2b(view.tobytes(), digest_size=8).digest()
    return generators(1, int.from_bytes(seed, "little"))


def foretold(view: Views, weights: Weights) -> list[float]:
    """The network's chances of all seats without search, from seat 0."""
    v, sheet = view[0], make_sheet(weights)
    sense(view, 0, sheet.numbers, 0)
    run(weights, sheet)
    foretell(weights, sheet, int(v.players), bool(v.teams))
    players, viewer = int(v.players), int(v.viewer)
    return [float(sheet.chances[(seat - viewer) % players]) for seat in range(players)]
