"""The only code that moves cards, and with them what everybody is sure of (R9.3)."""

from impera.rules.cards import (
    DOMAIN,
    ECONOMY,
    ECONOMY_1,
    PILE_OF_DOMAIN,
    UTOPIA,
    Domain,
    Kind,
    Pile,
    count,
    of_domain,
    oldest,
    one,
)
from impera.rules.jit import rare, rule
from impera.rules.state import AUDIENCE, Board, Seat, State

EMBARGO_BITS = 10  # a Domain's embargoes: three bits for E1, three for E2, four for E3


@rule
def deck_left(s: State) -> int:
    """How many cards the Era deck still has."""
    return s.bottom - s.top


@rule
def face_up(s: Board, seat: Seat, domain: Domain) -> int:
    """How many face-up cards of the Domain the seat's area has."""
    return of_domain(s.tally[seat], domain)


@rule
def draw(s: State, seat: Seat) -> None:
    """Move the top card of the deck into the hand, unseen."""
    s.hand[seat] += one(int(s.deck[s.top]))
    s.deck[s.top] = 0
    s.top += 1
    if s.top == s.bottom:
        s.last_drawer = seat


@rule
def show(s: State, seat: Seat, kind: Kind) -> None:
    """R9.3: a card of the kind leaves the hand openly; anyone sure of one is sure of one fewer."""
    for viewer in range(AUDIENCE + 1):
        if count(s.sure[seat, viewer], kind):
            s.sure[seat, viewer] -= one(kind)


@rule
def notice(s: State, seat: Seat, kind: Kind) -> None:
    """R9.3: a card of the kind enters the hand openly; everybody else is sure of it."""
    for viewer in range(AUDIENCE + 1):
        if viewer != seat and (viewer < s.players or viewer == AUDIENCE):
            s.sure[seat, viewer] += one(kind)


@rule
def lay(s: State, seat: Seat, kind: Kind) -> None:
    """Put a card face up into the area."""
    s.area[seat] += one(kind)
    s.tally[seat] += 1 << 8 * DOMAIN[kind]


@rule
def lift(s: State, seat: Seat, kind: Kind) -> None:
    """Take a face-up card out of the area."""
    s.area[seat] -= one(kind)
    s.tally[seat] -= 1 << 8 * DOMAIN[kind]


@rule
def play(s: State, seat: Seat, kind: Kind) -> None:
    """R3.1: from the hand into the area."""
    s.hand[seat] -= one(kind)
    show(s, seat, kind)
    lay(s, seat, kind)


@rule
def discard_from_hand(s: State, seat: Seat, kind: Kind) -> None:
    """From the hand onto the discard pile."""
    s.hand[seat] -= one(kind)
    show(s, seat, kind)
    s.discard += one(kind)


@rule
def discard_from_area(s: State, seat: Seat, kind: Kind) -> None:
    """From the area onto the discard pile."""
    lift(s, seat, kind)
    s.discard += one(kind)


@rule
def lose_oldest(s: State, seat: Seat, domain: Domain) -> None:
    """Q5.17: the area's oldest card of the Domain goes onto the discard pile."""
    discard_from_area(s, seat, oldest(s.area[seat], domain))


@rule
def take_from_area(s: State, seat: Seat, kind: Kind) -> None:
    """From the area back into the hand, for everybody to see."""
    lift(s, seat, kind)
    s.hand[seat] += one(kind)
    notice(s, seat, kind)


@rule
def take_from_discard(s: State, seat: Seat, kind: Kind) -> None:
    """From the discard pile into the hand, for everybody to see."""
    s.discard -= one(kind)
    s.hand[seat] += one(kind)
    notice(s, seat, kind)


@rule
def seize(s: State, seat: Seat, target: Seat) -> None:
    """R5.6, R9.3: the target's whole hand goes into the seat's."""
    if s.hand[target] == 0:
        return
    for viewer in range(AUDIENCE + 1):
        s.sure[target, viewer] = 0
        if viewer != target:
            s.sure[seat, viewer] = 0
    s.sure[seat, target] += s.hand[target]
    s.hand[seat] += s.hand[target]
    s.hand[target] = 0


@rule
def give(s: State, seat: Seat, target: Seat, kind: Kind) -> None:
    """R5.6, R9.3: one card goes back to the target; the two of them know which."""
    s.hand[seat] -= one(kind)
    s.hand[target] += one(kind)
    s.sure[target, seat] += one(kind)
    if count(s.sure[seat, target], kind):
        s.sure[seat, target] -= one(kind)


@rule
def embargo_card(domain: Domain, kind: Kind) -> int:
    """One Economy card of the kind, face down on the Domain."""
    return 1 << EMBARGO_BITS * domain + 3 * (kind - ECONOMY_1)


@rule
def embargoes_on(embargo: int, domain: Domain) -> Pile:
    """The pile of Economy cards that lie face down on the Domain."""
    cards = embargo >> EMBARGO_BITS * domain
    spread = (cards & 7) | (cards & 0x38) << 1 | (cards & 0x3C0) << 2
    return spread << 4 * ECONOMY_1


@rule
def cover(s: State, seat: Seat, target: Seat, domain: Domain) -> None:
    """R5.9: the seat's oldest Economy card goes face down onto one of the target's cards."""
    kind = oldest(s.area[seat], ECONOMY)
    lift(s, seat, kind)
    s.embargo[target] += embargo_card(domain, kind)
    if target == seat:
        s.fresh = embargo_card(domain, kind)


@rule
def uncover(s: State, seat: Seat) -> None:
    """R3.4: the embargoes that lay on the seat when the turn began go to the discard pile."""
    ended = s.embargo[seat] - s.fresh
    if ended:
        for domain in range(6):
            s.discard += embargoes_on(ended, domain)
    s.embargo[seat] = s.fresh
    s.fresh = 0


@rule
def barred_by(embargo: int) -> Pile:
    """R5.9: the cards that the embargoes keep from being played."""
    barred = 0
    if embargo:
        for domain in range(6):
            if embargoes_on(embargo, domain):
                barred |= PILE_OF_DOMAIN[domain]
    return barred


@rule
def plant(s: State, seat: Seat, target: Seat, domain: Domain) -> None:
    """R5.15: the seat's Utopia card goes face down into one of the target's Domains."""
    lift(s, seat, oldest(s.area[seat], UTOPIA))
    s.democracy[target] += 1 << 8 * domain


@rare
def make_pack(s: State, seat: Seat) -> None:
    """R2.5: the cards dealt to the seat become the pack from which it chooses first."""
    s.pack[seat], s.hand[seat] = s.hand[seat], 0


@rare
def keep(s: State, seat: Seat, kind: Kind) -> None:
    """R2.5: one card of the pack goes into the hand."""
    s.pack[seat] -= one(kind)
    s.hand[seat] += one(kind)


@rare
def pass_left(s: State) -> None:
    """R2.5: every pack goes to the next seat."""
    carried = s.pack[s.players - 1]
    for seat in range(s.players):
        carried, s.pack[seat] = s.pack[seat], carried


@rare
def reveal_packs(s: State) -> None:
    """R2.5: the leftover cards go face up to the centre, together."""
    for seat in range(s.players):
        s.centre += s.pack[seat]
        s.pack[seat] = 0


@rare
def open_card(s: State, seat: Seat, kind: Kind) -> None:
    """R2.5: a card of the centre goes into the area; this doesn't count as playing a card."""
    s.centre -= one(kind)
    lay(s, seat, kind)
