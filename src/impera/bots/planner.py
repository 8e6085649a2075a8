"""One step ahead, a whole turn ahead, and a win within the turn: on imagined tables."""

import heapq
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.evaluate import WIN, Weights, evaluate
from impera.rules.actions import DECISIONS, END, legal_count, nth_legal
from impera.rules.chance import Generator
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare, rule
from impera.rules.scoring import cards_needed, hegemony
from impera.rules.state import EFFECTS, NOTHING, PLAY, RESOLVE, States
from impera.rules.view import Views
from impera.rules.zones import face_up

UNFINISHED = 1.0  # how much less a start is worth whose end was not reached
FAR = 5  # with this many cards missing, a win within the turn is not searched for
SEEN = 4093  # how many tables are remembered as seen

Values: TypeAlias = npt.NDArray[np.float64]  # by decision


@rare
def step_ahead(views: Views, samples: int, w: Weights, rngs: Generator, tables: States) -> int:
    """Greedy: the decision after which the position is best, over a few imagined tables."""
    values = np.zeros(DECISIONS)
    step_values(views, samples, w, rngs, tables, values)
    return best_of(tables, values)


@rare
def step_values(
    views: Views, samples: int, w: Weights, rngs: Generator, tables: States, values: Values
) -> None:
    """Add how good the position is after each legal decision, over a few imagined tables."""
    for _ in range(samples):
        imagine(views, 0, tables, 0, rngs, 0)
        for n in range(legal_count(tables[0])):
            decision = nth_legal(tables[0], n)
            tables[1] = tables[0]
            decide_at(tables, 1, decision)
            values[decision] += evaluate(tables[1], tables[0].seat, w)


@rule
def best_of(tables: States, values: Values) -> int:
    """The legal decision with the highest value; ties go to the lowest number."""
    best = nth_legal(tables[0], 0)
    for n in range(1, legal_count(tables[0])):
        decision = nth_legal(tables[0], n)
        if values[decision] > values[best]:
            best = decision
    return best


@rare
def plan_turn(views: Views, samples: int, w: Weights, rngs: Generator, tables: States) -> int:
    """Planner: the decision that begins the best turn, over a few imagined tables."""
    values = np.zeros(DECISIONS)
    turn_values(views, samples, w, rngs, tables, values)
    return best_of(tables, values)


@rare
def turn_values(
    views: Views, samples: int, w: Weights, rngs: Generator, tables: States, values: Values
) -> None:
    """Add how good the best turn is that begins with each decision, over the imagined tables.

    The turn is searched in all orders of its effects, the most promising first, until there is no
    room for more tables. It is judged where it ends, before cards are drawn.
    """
    for _ in range(samples):
        imagine(views, 0, tables, 0, rngs, 0)
        best = np.full(DECISIONS, -2.0 * WIN)
        explore(tables, tables[0].seat, w, best)
        values += best


@rare
def find_win(views: Views, samples: int, w: Weights, rngs: Generator, tables: States) -> int:
    """The decision that begins a turn which wins at all imagined tables, or NOTHING."""
    values = np.full(DECISIONS, WIN)
    for _ in range(samples):
        imagine(views, 0, tables, 0, rngs, 0)
        if not within_reach(tables, tables[0].seat):
            return NOTHING
        best = np.full(DECISIONS, -WIN)
        explore(tables, tables[0].seat, w, best)
        values = np.minimum(values, best)
    decision = best_of(tables, values)
    return decision if values[decision] > 0.5 * WIN else NOTHING


@rule
def within_reach(tables: States, seat: int) -> bool:
    """Whether it is the seat's turn, and few enough cards are missing that it could win now."""
    nearest = FAR
    for domain in range(6):
        gap = cards_needed(tables[0], seat, domain) - face_up(tables[0], seat, domain)
        nearest = min(nearest, gap)
    return nearest < FAR and in_turn(tables, 0, seat)


@rare
def explore(tables: States, seat: int, w: Weights, best: Values) -> None:
    """For every decision at table 0, find the best end of a turn that begins with it."""
    first = np.zeros(len(tables), np.int64)
    seen = np.zeros(SEEN, np.int64)
    heap = [(0.0, 0)]
    used = 1
    while len(heap) > 0:
        at = heapq.heappop(heap)[1]
        for n in range(legal_count(tables[at])):
            decision = nth_legal(tables[at], n)
            begun = first[at] if at else decision
            if decision == END:
                best[begun] = max(best[begun], end_value(tables, at, seat, w))
            elif used < len(tables):
                tables[used] = tables[at]
                decide_at(tables, used, decision)
                value = evaluate(tables[used], seat, w)
                if at == 0:
                    best[begun] = value - UNFINISHED
                if in_turn(tables, used, seat) and is_new(tables, used, seat, seen):
                    first[used] = begun
                    heapq.heappush(heap, (-value, used))
                    used += 1


@rare
def is_new(tables: States, at: int, seat: int, seen: npt.NDArray[np.int64]) -> bool:
    """Whether no table like this one has been seen: another order of effects may lead there too."""
    s = tables[at]
    mixed = mix(
        mix(int(s.hand[seat]), int(s.discard)), int(s.used) << 8 | int(s.owed) << 4 | s.plays
    )
    for other in range(s.players):
        mixed = mix(mix(mixed, int(s.area[other])), int(s.embargo[other]))
        mixed = mix(mixed, int(s.democracy[other]))
    place = mixed % SEEN
    if seen[place] == mixed:
        return False
    seen[place] = mixed
    return True


@rule
def mix(x: int, y: int) -> int:
    """Combine two numbers into one of 61 bits, with hardly any collisions."""
    low = (x & 0x3FFFFFFF) * 0x2545F491 + (y & 0x3FFFFFFF) * 0x1B873593
    high = (x >> 30 & 0x3FFFFFFF) * 0x19D699A5 + (y >> 30) * 0x2A3C59AC
    return (low ^ high << 7 ^ low >> 17 ^ high >> 11) & 0x1FFFFFFFFFFFFFFF


@rule
def in_turn(tables: States, at: int, seat: int) -> bool:
    """Whether the seat's turn is still going on."""
    s = tables[at]
    return s.turn == seat and (s.step == EFFECTS or s.step == RESOLVE or s.step == PLAY)


@rule
def end_value(tables: States, at: int, seat: int, w: Weights) -> float:
    """What it is worth to end the turn here; the shortest way to a win is best."""
    if hegemony(tables[at], seat):
        return WIN - at
    return evaluate(tables[at], seat, w)
