"""Tree search with the network: the policy says where to look, the chances what is found there.

As in search.py, one tree grows over the decisions of all seats, and every simulation imagines the
hidden cards. It walks to one new node, where the network sees what the deciding seat would: the
policy becomes the children's prior, and the chances are reported to all decisions on the way.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.net import Sheet, Weights, foretell, load, make_sheet, prefer, run
from impera.bots.senses import sense
from impera.bots.value import Chances, exponential, share_out
from impera.rules.actions import DECISIONS, legal_count, nth_legal
from impera.rules.chance import Generator
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare, rule
from impera.rules.observation import relative
from impera.rules.state import OVER, SEATS, STATE, WORD_BITS, States, packed
from impera.rules.view import VIEW, Views, look

NODE = packed(
    [
        ("decision", "i8"),
        ("child", "i4"),  # the first of its children, which are linked by `next`
        ("next", "i4"),
        ("visits", "i4"),
        ("open", "i4"),  # how often it was legal when its parent was visited
        ("prior", "f8"),  # the policy's share; negative while there was no choice to make
        ("worth", "f8"),  # to the seat that makes the decision, summed over the visits
        ("chance", "f8"),  # of the seat that decides next, when the network first saw it
    ]
)
NONE = 0  # no node: the root is nobody's child
UNKNOWN = -1.0
DEPTH = 100  # the most decisions a simulation looks ahead
ROOM = 1 << 20
# How much the untried counts, the temperature of the priors, and how much less than its parent a
# decision is expected to be worth before it is tried. In a nearly decided game, less is at stake.
EXPLORE, HEAT, DOUBT = 0.7, 1.5, 0.1
CALM = 0.05

Nodes: TypeAlias = npt.NDArray[Any]
Visits: TypeAlias = npt.NDArray[np.int64]


class Desk(NamedTuple):
    """A search's workspace; one per thread, reused for the next decision."""

    nodes: Nodes
    size: npt.NDArray[np.int64]  # how many of them are in use
    table: States  # the simulation's
    seen: Views  # what its deciding seat sees
    weights: Weights
    sheet: Sheet
    tuning: npt.NDArray[np.float64]  # EXPLORE, HEAT, DOUBT
    priors: npt.NDArray[np.float64]  # by decision
    best: Chances  # by seat, where the simulation ended
    mean: Chances  # the same over all simulations after one decision (weighing.py)
    path: npt.NDArray[np.int64]  # its nodes, and who decided for them
    seats: npt.NDArray[np.int64]


def make_desk(
    weights: Weights,
    room: int = ROOM,
    tuning: tuple[float, float, float] = (EXPLORE, HEAT, DOUBT),
) -> Desk:
    """An empty workspace with room for that many nodes."""
    return Desk(
        np.zeros(room, NODE),
        np.zeros(1, np.int64),
        np.zeros(1, STATE),
        np.zeros(1, VIEW),
        weights,
        make_sheet(weights),
        np.array(tuning),
        np.zeros(DECISIONS),
        np.zeros(SEATS),
        np.zeros(SEATS),
        np.zeros(DEPTH, np.int64),
        np.zeros(DEPTH, np.int64),
    )


@rare
def plant(desk: Desk, views: Views, rngs: Generator) -> None:
    """Begin a new tree."""
    desk.nodes[0].child, desk.nodes[0].chance = NONE, UNKNOWN
    desk.size[0] = 1
    imagine(views, 0, desk.table, 0, rngs, 0)
    judge(desk)
    sprout(desk, 0)


@rare
def grow(desk: Desk, views: Views, rngs: Generator, simulations: int) -> None:
    """Continue the search: every simulation at a table of its own."""
    for _ in range(simulations):
        imagine(views, 0, desk.table, 0, rngs, 0)
        for n in range(walk(desk)):
            node = desk.nodes[desk.path[n]]
            node.visits += 1
            node.worth += desk.best[desk.seats[n]]


@rare
def walk(desk: Desk) -> int:
    """Walk down to a new node, and find the chances there; return the length of the path."""
    s, node = desk.table[0], 0
    for length in range(DEPTH):
        if s.step == OVER:
            share_out(s, desk.best)
            return length
        chosen = advance(desk, node)
        if chosen == NONE:
            judge(desk)
            sprout(desk, node)
            return length
        node = chosen
        desk.path[length], desk.seats[length] = node, s.seat
        decide_at(desk.table, 0, desk.nodes[node].decision)
    judge(desk)
    return DEPTH


@rule
def advance(desk: Desk, node: int) -> int:
    """The child to walk to, or NONE if the network has to look first."""
    if legal_count(desk.table[0]) == 1:
        return only_child(desk, node)
    if not all_known(desk, node):
        return NONE
    return select(desk, node)


@rule
def allowed(desk: Desk, node: int) -> bool:
    """Whether the node's decision is legal at the table of this simulation."""
    decision = desk.nodes[node].decision
    return desk.table[0].legal[decision // WORD_BITS] >> decision % WORD_BITS & 1 != 0


@rule
def all_known(desk: Desk, parent: int) -> bool:
    """Whether every decision that is legal here has a node with a prior."""
    left = legal_count(desk.table[0])
    child = desk.nodes[parent].child
    while child != NONE:
        left -= allowed(desk, child) and desk.nodes[child].prior >= 0.0
        child = desk.nodes[child].next
    return left == 0


@rare
def only_child(desk: Desk, parent: int) -> int:
    """The node of the only legal decision, which needs no prior; NONE if there is no room."""
    child = desk.nodes[parent].child
    while child != NONE and not allowed(desk, child):
        child = desk.nodes[child].next
    if child == NONE and desk.size[0] < len(desk.nodes):
        child = add_child(desk, parent, nth_legal(desk.table[0], 0), UNKNOWN)
    return child


@rare
def select(desk: Desk, parent: int) -> int:
    """The legal child with the best mean, with credit for likely but rarely tried ones."""
    nodes = desk.nodes
    total, chance = 0.0, nodes[parent].chance
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if allowed(desk, child):
            node.open += 1
            total += node.prior
        child = node.next
    untried = chance * (1.0 - desk.tuning[2])
    eager = desk.tuning[0] * max(CALM, 4.0 * chance * (1.0 - chance))
    chosen, high = NONE, -1e9
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if allowed(desk, child):
            credit = eager * node.prior / total * np.sqrt(float(node.open))
            mean = node.worth / node.visits if node.visits else untried
            value = mean + credit / (1.0 + node.visits)
            if value > high:
                chosen, high = child, value
        child = node.next
    return chosen


@rare
def judge(desk: Desk) -> None:
    """Let the network see what the deciding seat sees; note the priors and every seat's chance."""
    s, sheet = desk.table[0], desk.sheet
    if s.step == OVER:
        share_out(s, desk.best)
        return
    look(desk.table, 0, s.seat, desk.seen, 0)
    sense(desk.seen, 0, sheet.numbers, 0)
    run(desk.weights, sheet)
    foretell(desk.weights, sheet, s.players, s.teams != 0)
    for seat in range(s.players):
        desk.best[seat] = sheet.chances[(seat - s.seat) % s.players]
    legal, highest, total = legal_count(s), -1e9, 0.0
    for n in range(legal):
        decision = nth_legal(s, n)
        desk.priors[decision] = prefer(desk.weights, sheet, relative(decision, s.seat, s.players))
        highest = max(highest, desk.priors[decision])
    for n in range(legal):
        decision = nth_legal(s, n)
        desk.priors[decision] = exponential((desk.priors[decision] - highest) / desk.tuning[1])
        total += desk.priors[decision]
    for n in range(legal):
        desk.priors[nth_legal(s, n)] /= total


@rare
def sprout(desk: Desk, parent: int) -> None:
    """Give every legal decision without one a node, while there is room, and a prior."""
    s, nodes = desk.table[0], desk.nodes
    if nodes[parent].chance < 0.0:
        nodes[parent].chance = desk.best[s.seat]
    child = nodes[parent].child
    while child != NONE:
        decision = nodes[child].decision
        if allowed(desk, child):
            if nodes[child].prior < 0.0:
                nodes[child].prior = desk.priors[decision]
            desk.priors[decision] = UNKNOWN
        child = nodes[child].next
    for n in range(legal_count(s)):
        decision = nth_legal(s, n)
        if desk.priors[decision] >= 0.0 and desk.size[0] < len(nodes):
            add_child(desk, parent, decision, desk.priors[decision])


@rule
def add_child(desk: Desk, parent: int, decision: int, prior: float) -> int:
    """A node for the decision."""
    number = int(desk.size[0])
    node = desk.nodes[number]
    node.decision, node.child, node.next = decision, NONE, desk.nodes[parent].child
    node.visits = node.open = 0
    node.prior, node.worth, node.chance = prior, 0.0, UNKNOWN
    desk.nodes[parent].child = number
    desk.size[0] += 1
    return number


@rare
def count_visits(desk: Desk, visits: Visits) -> None:
    """Add how often every decision was tried at the root."""
    child = desk.nodes[0].child
    while child != NONE:
        visits[desk.nodes[child].decision] += desk.nodes[child].visits
        child = desk.nodes[child].next


@rare
def mean_worths(desk: Desk, views: Views, rngs: Generator, worths: Chances) -> None:
    """What every legal decision is worth; for untried ones, judged at a table after it."""
    child = desk.nodes[0].child
    while child != NONE:
        node = desk.nodes[child]
        if node.visits:
            worths[node.decision] = node.worth / node.visits
        else:
            imagine(views, 0, desk.table, 0, rngs, 0)
            decide_at(desk.table, 0, node.decision)
            judge(desk)
            worths[node.decision] = desk.best[views[0].viewer]
        child = node.next


def weigh(
    view: Views,
    legal: Sequence[int],
    rng: Generator,
    simulations: int,
    weights: Weights | None = None,
) -> list[float]:
    """The deciding seat's chance of winning with each legal decision, from what it knows."""
    desk = make_desk(load() if weights is None else weights, room_for(simulations))
    worths = np.zeros(DECISIONS)
    weigh_all(desk, view, rng, simulations, worths)
    return [float(worths[decision]) for decision in legal]


@rare
def weigh_all(desk: Desk, views: Views, rngs: Generator, simulations: int, worths: Chances) -> None:
    """Write the deciding seat's chance of winning with each legal decision."""
    plant(desk, views, rngs)
    grow(desk, views, rngs, simulations)
    mean_worths(desk, views, rngs, worths)


@rule
def room_for(simulations: int) -> int:
    """Enough nodes for the search, or as many as a tree can have."""
    return min(ROOM, 1000 + 100 * simulations)
