"""What a decision reveals: whether anybody learns something about hidden cards from it (R9).

Nothing here knows the effects. A viewer has learned nothing from a decision if, wherever the cards
hidden from them might be, the seat could decide the same and the viewer would see the same.
"""

import numpy as np

from impera.rules.actions import DECISIONS, GIVE_CARD, KIND_OF, OPEN_CARD, legal_count, nth_legal
from impera.rules.cards import DOMAIN, ERA, ERAS, KINDS, PILE_OF_DOMAIN, Kind, Pile, count, one
from impera.rules.doors import find_legal_at
from impera.rules.jit import rare, rule
from impera.rules.state import AUDIENCE, DRAFT, NOTHING, STATE, Decision, Seat, States
from impera.rules.view import VIEW, look, unseen_cards

NAMED, PLAYABLE = range(2)  # what a hidden hand may lack: the card that is named, or any to play


def tells(before: States, number: Decision, after: States, *, alone: bool = False) -> bool:
    """Whether the decision between two states of a running game revealed anything.

    The deciding seat sees the answer, so it rests on what that seat knows: the others are assumed
    to know no hidden cards except those that the seat has seen them learn. With `alone`, only what
    the seat itself learns counts.
    """
    return bool(reveals(before, number, after, alone))


@rare
def reveals(before: States, number: Decision, after: States, alone: bool) -> bool:
    """Whether the decision between the first states revealed anything, to the seat if `alone`."""
    s = before[0]
    if s.step == DRAFT and s.seat == s.players - 1:
        return True  # R2.5: the packs move on, and everybody sees a new one
    if uncovers(before, number, after, s.seat, hidden(before, s.seat)):
        return True
    if alone:
        return False
    common = hidden(before, AUDIENCE)
    for viewer in range(AUDIENCE + 1):
        watches = viewer < s.players or viewer == AUDIENCE
        if watches and viewer != s.seat:
            if gives_away(before, number, viewer, common):
                return True
            if uncovers(before, number, after, viewer, common):
                return True
    return False


@rare
def gives_away(states: States, number: Decision, viewer: Seat, pool: Pile) -> bool:
    """Whether some hand that the viewer thinks possible would have ruled the decision out.

    What is legal depends on a hidden hand in two ways: whether it has the card that is named, and
    how many of its cards no embargo bars. So the hands with the fewest of either settle it.
    """
    named = named_card(states, number, viewer)
    if named != NOTHING and not could_decide(states, number, viewer, pool, NAMED):
        return True
    return states[0].barred != 0 and not could_decide(states, number, viewer, pool, PLAYABLE)


@rare
def could_decide(states: States, number: Decision, viewer: Seat, pool: Pile, lacks: int) -> bool:
    """Whether the decision is legal even with a hand that has as few such cards as possible."""
    again = np.zeros(1, STATE)
    again[0] = states[0]
    s, named = again[0], named_card(states, number, viewer)
    sure = s.sure[s.seat, viewer]
    unknown = without(s.hand[s.seat], sure)
    others = without(pool, without(sure, s.sure[s.seat, AUDIENCE]))
    hand = sure
    for era in ERAS:
        places = 0
        for kind in range(len(KINDS)):
            if ERA[kind] == era:
                places += count(unknown, kind)
        for last in range(2):
            for kind in range(len(KINDS)):
                if ERA[kind] == era and is_such(s.barred, named, kind, lacks) == last:
                    dealt = min(places, count(others, kind))
                    hand += dealt * one(kind)
                    places -= dealt
    s.hand[s.seat] = hand
    find_legal_at(again, 0)
    decision = seen(states, number, viewer)
    for n in range(legal_count(s)):
        if seen(again, nth_legal(s, n), viewer) == decision:
            return True
    return False


@rule
def is_such(barred: Pile, named: Kind, kind: Kind, lacks: int) -> bool:
    """Whether a kind is the one that is named, or one that no embargo bars."""
    if lacks == NAMED:
        return kind == named
    return barred & PILE_OF_DOMAIN[DOMAIN[kind]] == 0


@rare
def uncovers(
    before: States, number: Decision, after: States, viewer: Seat, pool: Pile
) -> bool:
    """Whether the viewer sees hidden cards that nobody named and that could have been others.

    Those that they could have been are in the pool.
    """
    was, left = hidden(before, viewer), hidden(after, viewer)
    if was == left:
        return False
    named, found = named_card(before, number, viewer), without(was, left)
    if named != NOTHING:
        found = without(found, one(named))
    for era in ERAS:
        shown = kinds = cards = 0
        for kind in range(len(KINDS)):
            if ERA[kind] == era:
                shown += count(found, kind)
                cards += count(pool, kind)
                kinds += count(pool, kind) > 0
        if shown > 0 and kinds > 1 and shown < cards:
            return True
    return False


@rule
def without(pile: Pile, other: Pile) -> Pile:
    """A pile without the cards of another one, as far as it has them."""
    rest = 0
    for kind in range(len(KINDS)):
        rest += max(0, count(pile, kind) - count(other, kind)) * one(kind)
    return rest


@rare
def seen(states: States, number: Decision, viewer: Seat) -> int:
    """R9.1: the decision being made, as the viewer sees it: two that look the same are equal."""
    s = states[0]
    secret = number < OPEN_CARD or number >= GIVE_CARD
    if not secret or viewer == s.seat or viewer == s.target:
        return number
    return DECISIONS + ERA[KIND_OF[number]] + (len(ERAS) if number >= GIVE_CARD else 0)


@rule
def named_card(states: States, number: Decision, viewer: Seat) -> Kind:
    """The kind that the decision names, if the viewer sees it; otherwise NOTHING."""
    return KIND_OF[number] if seen(states, number, viewer) == number else NOTHING


@rare
def hidden(states: States, viewer: Seat) -> Pile:
    """R9.4: the pile of all cards whose place the viewer doesn't know."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return unseen_cards(views, 0)
