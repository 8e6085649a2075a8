"""Information-set Monte Carlo tree search: one tree over decisions, the hidden cards imagined.

A simulation walks from the root along decisions that its imagined table allows, adds nodes for
what can be decided where it arrives, judges each of them by the chances of winning (value.py), and
reports the best to all decisions on its way. Each seat maximises its own chance, and partners
maximise their team's.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.value import MOST, Chances, Features, Weights, exponential, reckon
from impera.rules.actions import DECISIONS, legal_count, nth_legal
from impera.rules.chance import Generator, below
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare, rule
from impera.rules.state import OVER, SEATS, STATE, WORD_BITS, States, packed
from impera.rules.view import Views

NODE = packed(
    [
        ("decision", "i8"),
        ("child", "i4"),  # the first of its children, which are linked by `next`
        ("next", "i4"),
        ("visits", "i4"),
        ("open", "i4"),  # how often it was legal when its parent was visited
        ("prior", "f8"),  # from 0 to 1, the best of its siblings
        ("worth", "f8"),  # to the seat that decides it, summed: its first estimate and all visits
    ]
)
NONE = 0  # no node: the root is nobody's child
DEPTH = 100  # the most decisions a simulation looks ahead
HERE, NEXT, WORLD = range(3)  # tables: the simulation's, one decision further, a fixed sample

Nodes: TypeAlias = npt.NDArray[Any]
Visits: TypeAlias = npt.NDArray[np.int64]


class Desk(NamedTuple):
    """A search's workspace; one per thread, reused for the next decision."""

    nodes: Nodes
    size: npt.NDArray[np.int64]  # how many of them are in use
    tables: States
    weights: Weights
    explore: npt.NDArray[np.float64]  # how much the untried counts; the temperature of the priors
    found: Features
    tried: Chances
    best: Chances
    path: npt.NDArray[np.int64]  # the nodes of a simulation, and who decided at them
    seats: npt.NDArray[np.int64]


def make_desk(room: int, weights: Weights, explore: float, heat: float) -> Desk:
    """An empty workspace with room for that many nodes."""
    return Desk(
        np.zeros(room, NODE),
        np.zeros(1, np.int64),
        np.zeros(3, STATE),
        weights,
        np.array([explore, heat]),
        np.zeros(MOST, np.int64),
        np.zeros(SEATS),
        np.zeros(SEATS),
        np.zeros(DEPTH, np.int64),
        np.zeros(DEPTH, np.int64),
    )


@rare
def plant(desk: Desk, views: Views, rngs: Generator) -> None:
    """Begin a new tree, and imagine the table that a search with a fixed sample keeps."""
    desk.nodes[0].child = NONE
    desk.size[0] = 1
    imagine(views, 0, desk.tables, WORLD, rngs, 0)


@rare
def grow(
    desk: Desk, views: Views, rngs: Generator, simulations: int, fixed: bool, turns: int
) -> None:
    """Continue the search: every simulation at a table of its own, or all at the fixed sample."""
    for _ in range(simulations):
        if fixed:
            desk.tables[HERE] = desk.tables[WORLD]
        else:
            imagine(views, 0, desk.tables, HERE, rngs, 0)
        length = walk(desk)
        if turns:
            play_out(desk, rngs, turns)
        for n in range(length):
            node = desk.nodes[desk.path[n]]
            node.visits += 1
            node.worth += desk.best[desk.seats[n]]


@rare
def count_visits(desk: Desk, visits: Visits) -> None:
    """Add how often every decision was tried at the root."""
    child = desk.nodes[0].child
    while child != NONE:
        visits[desk.nodes[child].decision] += desk.nodes[child].visits
        child = desk.nodes[child].next


@rare
def mean_worths(desk: Desk, worths: Chances) -> None:
    """What every decision at the root is worth: its first estimate and its visits on average."""
    child = desk.nodes[0].child
    while child != NONE:
        node = desk.nodes[child]
        worths[node.decision] = node.worth / (1 + node.visits)
        child = node.next


@rare
def walk(desk: Desk) -> int:
    """Walk down to a new node, and find the chances there; return the length of the path."""
    nodes, tables = desk.nodes, desk.tables
    node = length = 0
    while tables[HERE].step != OVER and length < DEPTH:
        known = nodes[node].child != NONE
        if not (known and all_known(desk, node)):
            sprout(desk, node)
            if length and not known and nodes[node].child != NONE:
                return length
        chosen = select(desk, node)
        if chosen == NONE:
            break
        node = chosen
        desk.path[length], desk.seats[length] = node, tables[HERE].seat
        decide_at(tables, HERE, nodes[node].decision)
        length += 1
    reckon(tables[HERE], desk.weights, desk.found, desk.best)
    return length


@rule
def allowed(desk: Desk, node: int) -> bool:
    """Whether the node's decision is legal at the table of this simulation."""
    decision = desk.nodes[node].decision
    return desk.tables[HERE].legal[decision // WORD_BITS] >> decision % WORD_BITS & 1 != 0


@rule
def all_known(desk: Desk, parent: int) -> bool:
    """Whether every decision that is legal here has a node."""
    left = legal_count(desk.tables[HERE])
    child = desk.nodes[parent].child
    while child != NONE:
        left -= allowed(desk, child)
        child = desk.nodes[child].next
    return left == 0


@rare
def select(desk: Desk, parent: int) -> int:
    """The legal child with the best mean, with credit for rarely tried ones."""
    chosen, high = NONE, -1.0
    child = desk.nodes[parent].child
    while child != NONE:
        node = desk.nodes[child]
        if allowed(desk, child):
            node.open += 1
            tries = 1.0 + node.visits
            credit = desk.explore[0] * node.prior * np.sqrt(float(node.open))
            value = (node.worth + credit) / tries
            if value > high:
                chosen, high = child, value
        child = node.next
    return chosen


@rare
def sprout(desk: Desk, parent: int) -> None:
    """Give every legal decision without a node one, while there is room, and note the best."""
    nodes, tables = desk.nodes, desk.tables
    known = np.zeros(DECISIONS, np.bool_)
    child = nodes[parent].child
    while child != NONE:
        known[nodes[child].decision] = True
        child = nodes[child].next
    first, seat, high = desk.size[0], tables[HERE].seat, -1.0
    for n in range(legal_count(tables[HERE])):
        decision = nth_legal(tables[HERE], n)
        if not known[decision] and desk.size[0] < len(nodes):
            add_child(desk, parent, decision)
            if desk.tried[seat] > high:
                high = desk.tried[seat]
                for other in range(len(desk.best)):
                    desk.best[other] = desk.tried[other]
    for child in range(first, desk.size[0]):
        nodes[child].prior = exponential((nodes[child].worth - high) / desk.explore[1])


@rare
def add_child(desk: Desk, parent: int, decision: int) -> None:
    """A node for the decision, worth at first what the table looks like after it."""
    tables, node = desk.tables, desk.nodes[desk.size[0]]
    tables[NEXT] = tables[HERE]
    decide_at(tables, NEXT, decision)
    reckon(tables[NEXT], desk.weights, desk.found, desk.tried)
    node.decision, node.child, node.next = decision, NONE, desk.nodes[parent].child
    node.visits = node.open = 0
    node.worth = desk.tried[tables[HERE].seat]
    desk.nodes[parent].child = desk.size[0]
    desk.size[0] += 1


@rare
def play_out(desk: Desk, rngs: Generator, turns: int) -> None:
    """Play on at random for some turns, and use the chances found there instead."""
    s = desk.tables[HERE]
    for _ in range(turns):
        turn = s.turn
        while s.step != OVER and s.turn == turn:
            decide_at(desk.tables, HERE, nth_legal(s, below(rngs, 0, legal_count(s))))
    reckon(s, desk.weights, desk.found, desk.best)
