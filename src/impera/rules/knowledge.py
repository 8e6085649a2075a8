"""What a decision tells: whether anybody learns by it something about hidden cards (R9).

Nothing here knows the effects. A viewer has learned nothing by a decision if, however the cards
hidden from it might lie, the seat could decide the same and the viewer would see the same of it.
"""

from collections import Counter
from collections.abc import Callable

import numpy as np

from impera.rules.cards import COPIES, DOMAIN, KINDS, PILE_OF_DOMAIN
from impera.rules.doors import find_legal_at
from impera.rules.notation import (
    KIND_NUMBER,
    TOKENS,
    cards_in,
    legal_numbers,
    pile_of,
    redact,
)
from impera.rules.state import AUDIENCE, DRAFT, States
from impera.rules.view import VIEW, look, unseen_cards

Cards = Counter[str]
BOX: Cards = Counter(dict(zip(KINDS, COPIES.tolist(), strict=True)))


def tells(before: States, number: int, after: States) -> bool:
    """Whether the decision that led from one state of a running game to the other told anything.

    The answer is the deciding seat's to see, so it rests on what that seat knows: the others are
    taken to know no hidden card but those that it has seen them learn.
    """
    s = before[0]
    seat, players = int(s.seat), int(s.players)
    if s.step == DRAFT and seat == players - 1:
        return True  # R2.5: the packs go on, and everybody sees another one
    others = [viewer for viewer in (AUDIENCE, *range(players)) if viewer != seat]
    common = Counter(cards_in(hidden(before, AUDIENCE)))
    return (
        any(gives_away(before, number, viewer, common) for viewer in others)
        or uncovers(before, number, after, seat)
        or any(uncovers(before, number, after, viewer, common) for viewer in others)
    )


def gives_away(states: States, number: int, viewer: int, pool: Cards) -> bool:
    """Whether the seat could not have decided so with some hand that the viewer thinks possible.

    What is legal depends on a hidden hand in two ways: whether it has the card that is named, and
    how many of its cards no embargo bars. So the hands with the least of either settle it.
    """
    named = seen(states, number, viewer).rpartition(" ")[2]
    barred = int(states[0].barred)

    def is_named(kind: str) -> bool:
        return kind == named

    def is_playable(kind: str) -> bool:
        return not barred & int(PILE_OF_DOMAIN[DOMAIN[KIND_NUMBER[kind]]])

    doubts = [is_named] if named in BOX else []
    doubts += [is_playable] if barred else []
    return not all(could_decide(states, number, viewer, pool, doubt) for doubt in doubts)


def could_decide(
    states: States, number: int, viewer: int, pool: Cards, last: Callable[[str], bool]
) -> bool:
    """Whether the decision is legal, too, with a hand that has as few such cards as may be."""
    again = states.copy()
    s = again[0]
    sure = Counter(cards_in(s.sure[s.seat, viewer]))
    unknown = Counter(cards_in(s.hand[s.seat])) - sure
    known = sure - Counter(cards_in(s.sure[s.seat, AUDIENCE]))
    others = sorted((pool - known).elements(), key=last)
    hand = list(sure.elements())
    for era, places in Counter(kind[1] for kind in unknown.elements()).items():
        hand += [kind for kind in others if kind[1] == era][:places]
    s.hand[s.seat] = pile_of(hand)
    find_legal_at(again, 0)
    decision = seen(states, number, viewer)
    return any(seen(again, n, viewer) == decision for n in legal_numbers(s.legal.tolist()))


def uncovers(
    before: States, number: int, after: States, viewer: int, pool: Cards | None = None
) -> bool:
    """Whether the viewer sees hidden cards that nobody named, and that might have been others.

    Without a pool, the viewer's own hidden cards are those that might.
    """
    was, left = hidden(before, viewer), hidden(after, viewer)
    if was == left:
        return False
    named = Counter([seen(before, number, viewer).rpartition(" ")[2]])
    found = Counter(cards_in(was)) - Counter(cards_in(left)) - named
    for era in {kind[1] for kind in found}:
        cards = Counter(cards_in(was)) if pool is None else pool
        there = {kind: copies for kind, copies in cards.items() if kind[1] == era}
        shown = sum(copies for kind, copies in found.items() if kind[1] == era)
        if len(there) > 1 and shown < sum(there.values()):
            return True
    return False


def seen(states: States, number: int, viewer: int) -> str:
    """R9.1: the decision that is due as the viewer sees it."""
    return redact(TOKENS[number], int(states[0].seat), viewer, int(states[0].target))


def hidden(states: States, viewer: int) -> int:
    """R9.4: the pile of all cards whose place the viewer does not know."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return int(unseen_cards(views, 0))
