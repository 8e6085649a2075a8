"""Tokens, card lists and the cards on the table as text and plain structures, both ways."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TypedDict

import numpy as np

from impera.rules import actions, effects
from impera.rules.agreement import ASIDE
from impera.rules.cards import COPIES, DOMAINS, ECONOMY_1, FIELD, KINDS
from impera.rules.doors import lay_deck_at
from impera.rules.refused import Refused, quote
from impera.rules.state import ENDINGS, HEGEMONY, NOBODY, SEATS, WORD_BITS, Board, States
from impera.rules.zones import EMBARGO_BITS

KIND_NUMBER = {kind: number for number, kind in enumerate(KINDS)}
EMBARGO_FIELDS = (7, 7, 15)  # the most embargoes with E1, E2 and E3 on one Domain


class FaceDown(TypedDict):
    """An Economy or Utopia card that lies face down."""

    on: int
    domain: str
    card: str


class Coin(TypedDict):
    """The Culture coin, while it lies in an area."""

    by: int
    on: int
    domain: str


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    by: str
    points: list[int] | None


def _tokens() -> tuple[str, ...]:
    """Section 11: all decisions in the order of their numbers."""
    seats = range(SEATS)
    places = [f"{seat} {domain}" for seat in seats for domain in DOMAINS]
    copies = [f"{seat} {effect}" for seat in seats for effect in effects.PERMANENT]
    return (
        *(f"keep {kind}" for kind in KINDS),
        *(f"open {kind}" for kind in KINDS),
        *(f"play {kind}" for kind in KINDS),
        "end",
        *(f"inquisition {seat}" for seat in seats),
        *effects.PERMANENT,
        *(f"inspire {copy}" for copy in copies),
        *(f"embargo {place}" for place in places),
        *(f"democracy {place}" for place in places),
        "breakthrough",
        *(f"attack {domain}" for domain in DOMAINS),
        *(f"discard {kind}" for kind in KINDS),
        *(f"take {kind}" for kind in KINDS),
        *(f"give {kind}" for kind in KINDS),
    )


TOKENS = _tokens()
NUMBER = {token: number for number, token in enumerate(TOKENS)}


def _spans() -> dict[str, tuple[int, int]]:
    """Tokens and their beginnings, `attack` or `inspire 1`: the first and last number of each."""
    found: dict[str, tuple[int, int]] = {}
    for number, token in enumerate(TOKENS):
        parts = token.split()
        for length in range(1, len(parts) + 1):
            beginning = " ".join(parts[:length])
            found[beginning] = found.get(beginning, (number, 0))[0], number
    return {**found, "inspiration": found["inspire"]}


SPANS = _spans()


def legal_numbers(words: Sequence[int]) -> list[int]:
    """The decisions whose bits are set in a legal set, in ascending order."""
    numbers = []
    for first, word in zip(range(0, actions.DECISIONS, WORD_BITS), words, strict=True):
        while word:
            numbers.append(first + (word & -word).bit_length() - 1)
            word &= word - 1
    return numbers


def legal_tokens(words: Sequence[int]) -> list[str]:
    """Section 12: the legal decisions as tokens, in plain ASCII order."""
    return sorted([TOKENS[number] for number in legal_numbers(words)])


def redact(token: str, seat: int, viewer: int, receiver: int) -> str:
    """R9.1: a decision as the viewer sees it; only the Era of a card kept or given is public."""
    verb, _, kind = token.partition(" ")
    if verb not in ("keep", "give") or viewer in (seat, receiver):
        return token
    return f"{verb} ?{kind[1]}"


def cards_in(pile: int) -> list[str]:
    """The cards of a pile, sorted."""
    return list(_cards_in(int(pile)))


@lru_cache(maxsize=1 << 13)  # the piles of hundreds of tables; a third of a kilobyte each
def _cards_in(pile: int) -> tuple[str, ...]:
    return tuple(kind for n, kind in enumerate(KINDS) for _ in range(pile >> 4 * n & int(FIELD[n])))


def pile_of(cards: Iterable[str]) -> int:
    """The pile of these cards, each a kind that exists."""
    pile = 0
    for kind, copies in Counter(cards).items():
        if kind not in KIND_NUMBER:
            raise Refused(f"{quote(kind)} is not a card; the kinds are {' '.join(KINDS)}")
        number = KIND_NUMBER[kind]
        if copies > COPIES[number]:
            raise Refused(f"{copies} cards {kind}, but only {COPIES[number]} exist")
        pile += copies << 4 * number
    return pile


def embargoes(s: Board) -> list[FaceDown]:
    """The Economy cards that lie face down, sorted by seat, Domain and card."""
    return [card for seat, laid in enumerate(s.embargo.tolist()) for card in laid_on(seat, laid)]


def laid_on(seat: int, embargo: int) -> list[FaceDown]:
    """The Economy cards of one seat's embargoes."""
    if not embargo:
        return []
    return [
        {"on": seat, "domain": DOMAINS[domain], "card": KINDS[ECONOMY_1 + card]}
        for domain in range(6)
        for card, field in enumerate(EMBARGO_FIELDS)
        for _ in range(embargo >> EMBARGO_BITS * domain + 3 * card & field)
    ]


def democracies(s: Board) -> list[FaceDown]:
    """The Utopia cards that lie face down, sorted by seat and Domain."""
    return [
        {"on": seat, "domain": DOMAINS[domain], "card": "U3"}
        for seat, laid in enumerate(s.democracy.tolist())
        if laid
        for domain in range(6)
        for _ in range(laid >> 8 * domain & 0xFF)
    ]


def coin(s: Board) -> Coin | None:
    """Where the coin lies, if not beside the deck."""
    if s.coin_by == NOBODY:
        return None
    return {"by": int(s.coin_by), "on": int(s.coin_on), "domain": DOMAINS[s.coin_domain]}


def result(s: Board) -> Result | None:
    """How the game ended, or None while it runs."""
    by = ENDINGS[s.ending]
    if by is None:
        return None
    sides = 2 if s.teams else int(s.players)
    return {
        "winners": [seat for seat in range(s.players) if int(s.winners) >> seat & 1],
        "by": by,
        "points": None if s.ending == HEGEMONY else s.points[:sides].tolist(),
    }


def check_box(players: int, removed: Sequence[str], deck: Sequence[str]) -> None:
    """R1.1, R2.2, R2.3: refuse a deck and removed cards that are not the whole box in order."""
    there = Counter(deck) + Counter(removed)
    for kind in there.keys() - set(KINDS):
        raise Refused(f"{quote(kind)} is not a card; the kinds are {' '.join(KINDS)}")
    for kind, copies in zip(KINDS, COPIES.tolist(), strict=True):
        if there[kind] != copies:
            raise Refused(f"deck and removed have {there[kind]} of {kind}, the box has {copies}")
    aside = ASIDE[players]
    for era in "123":
        found = sum(1 for kind in removed if kind[1] == era)
        if found != aside:
            raise Refused(f"{found} cards of Era {era} are removed; {players} players need {aside}")
    for place, (upper, lower) in enumerate(pairwise(deck)):
        if upper[1] > lower[1]:
            raise Refused(f"deck {place + 1} is {lower}, below {upper}, which is of a later Era")


def lay_deck(states: States, i: int, removed: Sequence[str], deck: Sequence[str]) -> None:
    """Put a given deck, listed from top to bottom, on table i instead of shuffling one."""
    check_box(int(states[i].players), removed, deck)
    lay_deck_at(states, i, np.array([KIND_NUMBER[kind] for kind in (*deck, *removed)], np.uint8))
