"""Domains, Eras, kinds, and piles of cards as single numbers."""

from typing import TypeAlias

import numpy as np

from impera.rules.jit import rule

# Integers with names of their own, so that a signature says what it takes.
Kind: TypeAlias = int  # its place in KINDS
Domain: TypeAlias = int  # its place in DOMAINS
Pile: TypeAlias = int  # a multiset of cards
Tally: TypeAlias = int  # cards counted by Domain
Bits: TypeAlias = int  # a set, one bit each

DOMAINS = "ARESCU"
ARMY, RELIGION, ECONOMY, SCIENCE, CULTURE, UTOPIA = range(6)
ERAS = (1, 2, 3)

# R1.1: how many cards of each Domain every Era holds.
PRINTED = {
    "A": (8, 8, 4),
    "R": (8, 8, 0),
    "E": (4, 4, 8),
    "S": (4, 8, 8),
    "C": (4, 4, 8),
    "U": (0, 0, 16),
}

# R1.2: the fifteen kinds, in the order in which every list of cards is sorted.
KINDS = tuple(f"{d}{era}" for d in DOMAINS for era in ERAS if PRINTED[d][era - 1])
COPIES = np.array([PRINTED[kind[0]][int(kind[1]) - 1] for kind in KINDS])
DOMAIN = np.array([DOMAINS.index(kind[0]) for kind in KINDS])
ERA = np.array([int(kind[1]) for kind in KINDS])
CARDS = int(COPIES.sum())
UTOPIA_3 = KINDS.index("U3")
ECONOMY_1 = KINDS.index("E1")

# A pile is a multiset of cards in one integer: four bits per kind, and six for U3, which
# has sixteen copies and takes the top bits. Piles add and subtract like the cards they hold.
FIELD = np.array([63 if kind == UTOPIA_3 else 15 for kind in range(len(KINDS))])
PILE_OF_DOMAIN = np.array(
    [sum(int(FIELD[k]) << 4 * k for k in range(len(KINDS)) if DOMAIN[k] == d) for d in range(6)]
)
PILE_OF_ERA = np.array(
    [sum(int(FIELD[k]) << 4 * k for k in range(len(KINDS)) if ERA[k] == era) for era in (0, *ERAS)]
)
FIRST_KIND = np.array([next(k for k in range(len(KINDS)) if DOMAIN[k] == d) for d in range(6)])
_TO_HALF = sum(7 << 4 * kind for kind in range(14)) + (31 << 56)

# A tally counts cards by Domain, eight bits each.
ONE_EACH = sum(1 << 8 * d for d in range(6))
HIGH_EACH = ONE_EACH << 7


@rule
def one(kind: Kind) -> Pile:
    """The pile of a single card."""
    return 1 << 4 * kind


@rule
def count(pile: Pile, kind: Kind) -> int:
    """How many cards of the kind are in the pile."""
    return (pile >> 4 * kind) & FIELD[kind]


@rule
def size(pile: Pile) -> int:
    """How many cards are in the pile."""
    pairs = (pile & 0x000F0F0F0F0F0F0F) + ((pile >> 4) & 0x000F0F0F0F0F0F0F)
    fours = (pairs & 0x00FF00FF00FF00FF) + ((pairs >> 8) & 0x00FF00FF00FF00FF)
    eights = fours + (fours >> 16)
    return ((eights + (eights >> 32)) & 0xFF) + (pile >> 56)


@rule
def kinds_in(pile: Pile) -> Bits:
    """The kinds that the pile holds, one bit each."""
    held = (pile + _TO_HALF) >> 3
    pairs = (held & 0x0001010101010101) | ((held >> 3) & 0x0002020202020202)
    fours = (pairs | (pairs >> 6)) & 0x000F000F000F000F
    eights = (fours | (fours >> 12)) & 0x000000FF000000FF
    return ((eights | (eights >> 24)) & 0x3FFF) | (held >> 58 << 14)


@rule
def oldest(pile: Pile, domain: Domain) -> Kind:
    """Q5.17: the kind with the lowest Era among the pile's cards of the Domain."""
    kind = FIRST_KIND[domain]
    while count(pile, kind) == 0:
        kind += 1
    return kind


@rule
def of_domain(tally: Tally, domain: Domain) -> int:
    """How many cards of the Domain the tally counts."""
    return (tally >> 8 * domain) & 0xFF


@rule
def tally_of(pile: Pile) -> Tally:
    """Count a pile's cards by Domain."""
    tally = 0
    for domain in range(6):
        tally += size(pile & PILE_OF_DOMAIN[domain]) << 8 * domain
    return tally


@rule
def at_least(tally: Tally, need: Tally) -> Bits:
    """The Domains, one bit each, in which the tally reaches the needed one."""
    high = (((tally | HIGH_EACH) - need) & HIGH_EACH) >> 7
    pairs = (high | (high >> 7)) & 0x000300030003
    return (pairs | (pairs >> 14) | (pairs >> 28)) & 0x3F


@rule
def bits(word: Bits) -> int:
    """How many bits are set, in the form that compilers turn into one instruction."""
    x = int(word)
    x -= x >> 1 & 0x5555555555555555
    x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333)
    x = x + (x >> 4) & 0x0F0F0F0F0F0F0F0F
    return x * 0x0101010101010101 >> 56 & 0x7F
