"""What a decision will visibly do at once, found by carrying it out on a table that fits a view.

Everything comes from the view alone: hidden cards are dealt arbitrarily, and only public
information is compared, for hidden cards just their Eras. So the answer never shows a card that
the view's seat doesn't know. It is made of numbers; `foresee` turns them into plain structures.
"""

from typing import Any, Literal, Protocol, TypedDict, get_args

import numpy as np
import numpy.typing as npt

from impera.rules.actions import GIVE_CARD, KIND_OF, OPEN_CARD
from impera.rules.cards import (
    CARDS,
    DOMAIN,
    DOMAINS,
    ECONOMY_1,
    ERA,
    ERAS,
    KINDS,
    UTOPIA_3,
    Domain,
    Kind,
    Pile,
    count,
    of_domain,
)
from impera.rules.chance import Generator, generators
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.jit import rare
from impera.rules.state import (
    AUDIENCE,
    ENDINGS,
    NOBODY,
    NOTHING,
    SEATS,
    STATE,
    Board,
    Decision,
    Seat,
    States,
    packed,
)
from impera.rules.view import VIEW, Pending, Plain, Seen, Views, look, pending
from impera.rules.zones import embargoes_on

HAND, AREA, DISCARD, DECK, CENTRE, PACK, ON_EMBARGO, ON_DEMOCRACY = range(8)
Spot = Literal["hand", "area", "discard", "deck", "centre", "pack", "embargo", "democracy"]
SPOTS: tuple[Spot, ...] = get_args(Spot)

# What moves: a kind; a back, of which only the Era is known; or the coin.
BACK = len(KINDS)
COIN = BACK + len(ERAS)
MOVING = (*KINDS, *(f"?{era}" for era in ERAS), "coin")
MOST = 2 * CARDS  # the most cards that can leave a place

# A card or the coin, and where it lies, with seat and Domain where the place has them.
LYING = packed([(name, "i8") for name in ("card", "place", "seat", "domain")])


class Lying(Protocol):
    """A record of `LYING`, as mypy sees it."""

    card: int
    place: int
    seat: Seat
    domain: Domain


class Place(TypedDict):
    """Where a card or the coin lies."""

    place: Spot
    seat: int | None  # whose; null for the discard pile, the deck and the centre
    domain: str | None  # in an area; for an embargo or a democracy, the Domain it lies on


class Move(TypedDict):
    """A card or the coin that moves."""

    card: str  # a kind; `?2` if only the Era is known; `coin`
    source: Place
    to: Place


class Foresight(TypedDict):
    """What a decision will do at once."""

    moves: list[Move]
    hand_limit: int | None  # if it changes for this turn
    then: Pending | None  # what the effect asks for next
    ends: str | None  # how the decision ends the game, if it does


def foresee(views: Views, number: Decision) -> Foresight:
    """What a decision that is legal for the view's seat will do."""
    ways, seen = np.zeros((2, MOST), LYING), np.zeros(2, VIEW)
    length = carry_out(views, 0, number, np.zeros(1, STATE), generators(1, 0), seen, ways)
    was: Any = Plain(*seen[0].item())
    now: Any = Plain(*seen[1].item())
    raised = now.turn == was.turn and now.limit != was.limit
    return {
        "moves": [move(ways[0, row], ways[1, row]) for row in range(length)],
        "hand_limit": int(now.limit) if raised else None,
        "then": pending(now),
        "ends": ENDINGS[now.ending],
    }


def move(source: Lying, to: Lying) -> Move:
    """A move as a plain structure."""
    return {"card": MOVING[to.card], "source": where(source), "to": where(to)}


def where(lies: Lying) -> Place:
    """A place as a plain structure."""
    return {
        "place": SPOTS[lies.place],
        "seat": None if lies.seat == NOBODY else int(lies.seat),
        "domain": None if lies.domain == NOTHING else DOMAINS[lies.domain],
    }


@rare
def carry_out(
    views: Views,
    j: int,
    decision: Decision,
    states: States,
    rngs: Generator,
    seen: Views,
    ways: npt.NDArray[Any],
) -> int:
    """Carry the decision out on a table that fits view j; write what all see before and after.

    Row n of the ways is the n-th thing that moves: where it came from, and where it went. Returns
    how many there are.
    """
    imagine(views, j, states, 0, rngs, 0)
    look(states, 0, AUDIENCE, seen, 0)
    seen[1] = seen[0]
    if decision < OPEN_CARD:  # R2.5: which packs come next, and what they show, is not known yet
        lie(ways[0, 0], KIND_OF[decision], PACK, views[j].viewer, NOTHING)
        lie(ways[1, 0], KIND_OF[decision], HAND, views[j].viewer, NOTHING)
        return 1
    decide_at(states, 0, decision)
    look(states, 0, AUDIENCE, seen, 1)
    given = KIND_OF[decision] if decision >= GIVE_CARD else NOTHING
    return match(seen[0], seen[1], given, ways)


@rare
def lie(lies: Lying, card: int, place: int, seat: Seat, domain: Domain) -> None:
    """Note that something lies there."""
    lies.card, lies.place, lies.seat, lies.domain = card, place, seat, domain


@rare
def match(was: Seen, now: Seen, given: Kind, ways: npt.NDArray[Any]) -> int:
    """Match everything that has arrived with the place it left; return how many things move."""
    left, come = np.zeros(MOST, LYING), np.zeros(MOST, LYING)
    leaving, coming = list_gone(was, now, left), list_gone(now, was, come)
    moves = 0
    for backs in range(2):  # face-up cards come first, because they have the fewest sources
        for n in range(coming):
            if (come[n].card >= BACK) == backs:
                source = find_source(left, leaving, come[n].card)
                known = min(come[n].card, left[source].card) if given == NOTHING else given
                ways[0, moves], ways[1, moves] = left[source], come[n]
                ways[0, moves].card = ways[1, moves].card = known
                left[source].card = NOTHING
                moves += 1
    if was.coin_on != now.coin_on or was.coin_domain != now.coin_domain:
        lay_coin(was, ways[0, moves])
        lay_coin(now, ways[1, moves])
        moves += 1
    return moves


@rare
def find_source(left: npt.NDArray[Any], leaving: int, card: int) -> int:
    """Find what left and is this one: the same card, or one of its Era, seen or not."""
    for n in range(leaving):
        if left[n].card == card:
            return n
    for n in range(leaving):
        hidden = left[n].card >= BACK or card >= BACK
        if left[n].card != NOTHING and hidden and era_of(left[n].card) == era_of(card):
            return n
    return NOTHING


@rare
def era_of(card: int) -> int:
    """The Era of a kind or of a back."""
    return card - BACK + 1 if card >= BACK else ERA[card]


@rare
def lay_coin(v: Board, lies: Lying) -> None:
    """R6.3: the coin lies in an area, or beside the deck."""
    if v.coin_by == NOBODY:
        lie(lies, COIN, DECK, NOBODY, NOTHING)
    else:
        lie(lies, COIN, AREA, v.coin_on, v.coin_domain)


@rare
def list_gone(v: Seen, other: Seen, found: npt.NDArray[Any]) -> int:
    """List what this view has and the other lacks, hands and deck by Era; return how much."""
    n = 0
    for seat in range(SEATS):
        n = list_cards(v.area[seat], other.area[seat], AREA, seat, found, n)
    n = list_face_down(v, other, found, n)
    n = list_cards(v.centre, other.centre, CENTRE, NOBODY, found, n)
    n = list_cards(v.discard, other.discard, DISCARD, NOBODY, found, n)
    for seat in range(SEATS):
        for era in range(len(ERAS)):
            fewer = v.hand_eras[seat, era] - other.hand_eras[seat, era]
            n = list_some(fewer, BACK + era, HAND, seat, NOTHING, found, n)
    for era in range(len(ERAS)):
        fewer = v.deck_eras[era] - other.deck_eras[era]
        n = list_some(fewer, BACK + era, DECK, NOBODY, NOTHING, found, n)
    return n


@rare
def list_cards(
    pile: Pile, left: Pile, place: int, seat: Seat, found: npt.NDArray[Any], n: int
) -> int:
    """Add the cards that the pile has and `left` lacks."""
    if pile != left:
        for kind in range(len(KINDS)):
            domain = DOMAIN[kind] if place == AREA else NOTHING
            fewer = count(pile, kind) - count(left, kind)
            n = list_some(fewer, kind, place, seat, domain, found, n)
    return n


@rare
def list_face_down(v: Seen, other: Seen, found: npt.NDArray[Any], n: int) -> int:
    """Add the cards of embargoes and democracies."""
    for seat in range(SEATS):
        for domain in range(len(DOMAINS)):
            laid = embargoes_on(v.embargo[seat], domain)
            rest = embargoes_on(other.embargo[seat], domain)
            for kind in range(ECONOMY_1, ECONOMY_1 + len(ERAS)):
                fewer = count(laid, kind) - count(rest, kind)
                n = list_some(fewer, kind, ON_EMBARGO, seat, domain, found, n)
    for seat in range(SEATS):
        for domain in range(len(DOMAINS)):
            fewer = of_domain(v.democracy[seat], domain) - of_domain(other.democracy[seat], domain)
            n = list_some(fewer, UTOPIA_3, ON_DEMOCRACY, seat, domain, found, n)
    return n


@rare
def list_some(
    copies: int, card: int, place: int, seat: Seat, domain: Domain, found: npt.NDArray[Any], n: int
) -> int:
    """Add that many copies of one card, if any."""
    for _ in range(copies):
        lie(found[n], card, place, seat, domain)
        n += 1
    return n
