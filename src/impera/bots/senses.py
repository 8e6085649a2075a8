"""What the network is told about a view: its observation, and some sums it need not learn.

Every number has a place of its own and is never larger than `MOST[place]`: larger ones are cut
off, in training and in play alike.
"""

import numpy as np
import numpy.typing as npt

from impera.rules.cards import (
    COPIES,
    DOMAINS,
    ERA,
    ERAS,
    KINDS,
    PILE_OF_DOMAIN,
    of_domain,
    size,
)
from impera.rules.jit import rare, rule
from impera.rules.observation import FIELDS, LENGTH, Numbers, observe
from impera.rules.scoring import cards_needed
from impera.rules.state import SEATS
from impera.rules.view import Seen, Views, unseen

TALLY = LENGTH  # face-up cards of each seat by Domain
GAP = TALLY + SEATS * len(DOMAINS)  # cards missing for hegemony
HELD = GAP + SEATS * len(DOMAINS)  # the viewer's hand by Domain
POOL = HELD + len(DOMAINS)  # the cards of each kind that the viewer can't see
SENSES = -(-(POOL + len(KINDS)) // 8) * 8  # a whole number of 64-bit words

OTHERS = SEATS - 1
EXPECTED = OTHERS * len(KINDS)  # for each other hand, how many cards of each kind to expect

# The largest number of a field, if not 1; and the largest that is told apart individually.
_RANGES = {
    "area": (16, 8),
    "hand": (16, 4),
    "hand_eras": (20, 8),
    "democracy": (16, 2),
    "discard": (16, 8),
    "centre": (4, 2),
    "pack": (4, 3),
    "deck_eras": (40, 40),
    "left": (104, 104),
    "owed": (4, 4),
    "plays_owed": (4, 4),
    "limit": (16, 12),
    "left_before": (104, 104),
    "still": (8, 8),
    "level": (5, 5),
    "goal": (8, 8),
}
_STAIRS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90)


def _ranges() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """For every place the largest number, and the largest that is told apart."""
    most, told = np.zeros(SENSES, np.int64), np.zeros(SENSES, np.int64)
    for name, start, shape, _ in FIELDS:
        places = slice(start, start + int(np.prod(shape, dtype=int)))
        most[places], told[places] = _RANGES.get(name.split(".")[-1], (1, 1))
    most[TALLY:HELD], told[TALLY:HELD] = 16, 9
    most[HELD:POOL], told[HELD:POOL] = 16, 5
    most[POOL : POOL + len(KINDS)], told[POOL : POOL + len(KINDS)] = COPIES, 8
    return most, told


MOST, _TOLD = _ranges()
# The stairs of every place: whether a number is at least that large.
STAIRS = np.array([(p, stair) for p in range(SENSES) for stair in _STAIRS if stair <= _TOLD[p]])


@rare
def sense(views: Views, j: int, out: Numbers, row: int) -> None:
    """Write into a row everything the network is told about view j."""
    v = views[j]
    observe(views, j, out, row)
    for place in range(LENGTH, SENSES):
        out[row, place] = 0
    for seat in range(v.players):
        sense_area(v, seat, out, row)
    for domain in range(len(DOMAINS)):
        out[row, HELD + domain] = size(v.hand[v.viewer] & PILE_OF_DOMAIN[domain])
    for kind in range(len(KINDS)):
        out[row, POOL + kind] = unseen(v, kind)
    for place in range(SENSES):
        out[row, place] = min(int(out[row, place]), MOST[place])


@rule
def sense_area(v: Seen, seat: int, out: Numbers, row: int) -> None:
    """Write a seat's Domains, and what each of them lacks for hegemony."""
    at = (seat - v.viewer) % v.players * len(DOMAINS)
    for domain in range(len(DOMAINS)):
        cards = of_domain(v.tally[seat], domain)
        gap = cards_needed(v, seat, domain) - cards
        out[row, TALLY + at + domain] = cards
        out[row, GAP + at + domain] = max(0, gap)


_AT = {field.name: field.start for field in FIELDS}
_BLOCK = _AT["seat_1.area"] - _AT["seat_0.area"]
_SURE, _HAND_ERAS = _AT["seat_1.hand"], _AT["seat_1.hand_eras"]


@rule
def expect(numbers: Numbers, row: int, expected: npt.NDArray[np.float32]) -> None:
    """How many cards of each kind the unknown part of each other hand holds, on average.

    Every deal of an Era's unseen cards is equally likely (R1.3, R9.3), so a hand gets its share.
    """
    for era in range(len(ERAS)):
        pool = 0
        for kind in range(len(KINDS)):
            if ERA[kind] == era + 1:
                pool += numbers[row, POOL + kind]
        for other in range(OTHERS):
            at = other * _BLOCK
            cards = int(numbers[row, _HAND_ERAS + at + era])
            for kind in range(len(KINDS)):
                if ERA[kind] == era + 1:
                    cards -= numbers[row, _SURE + at + kind]
            share = np.float32(max(0, cards)) / np.float32(max(1, pool))
            for kind in range(len(KINDS)):
                if ERA[kind] == era + 1:
                    unseen_cards = np.float32(numbers[row, POOL + kind])
                    expected[len(KINDS) * other + kind] = share * unseen_cards


# For calculating the same with whole arrays: where each number of `expect` comes from.
SURE_AT = np.array([[_SURE + o * _BLOCK + k for k in range(len(KINDS))] for o in range(OTHERS)])
ERAS_AT = np.array([[_HAND_ERAS + o * _BLOCK + e for e in range(len(ERAS))] for o in range(OTHERS)])
