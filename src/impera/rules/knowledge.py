"""What a decision reveals: whether anybody learns something about hidden cards from it (R9).

Nothing here knows the effects. A viewer has learned nothing from a decision if, wherever the cards
hidden from them might be, the seat could decide the same and the viewer would see the same.
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


def tells(before: States, number: int, after: States, *, alone: bool = False) -> bool:
    """Whether the decision between two states of a running game revealed anything.

    The deciding seat sees the answer, so it rests on what that seat knows: the others are assumed
    to know no hidden cards except those that the seat has seen them learn. With `alone`, only what
    the seat itself learns counts.
    """
    s = before[0]
    seat, players = int(s.seat), int(s.players)
    if s.step == DRAFT and seat == players - 1:
        return True  # R2.5: the packs move on, and everybody sees a new one
    if alone:
        return uncovers(before, number, after, seat)
    others = [viewer for viewer in (AUDIENCE, *range(players)) if viewer != seat]
    common = Counter(cards_in(hidden(before, AUDIENCE)))
    return (
        any(gives_away(before, number, viewer, common) for viewer in others)
        or uncovers(before, number, after, seat)
        or any(uncovers(before, number, after, viewer, common) for viewer in others)
    )


def gives_away(states: States, number: int, viewer: int, pool: Cards) -> bool:
    """Whether some hand that the viewer thinks possible would have ruled the decision out.

    What is legal depends on a hidden hand in two ways: whether it has the card that is named, and
    how many of its cards no embargo bars. So the hands with the fewest of either settle it.
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
    """Whether the decision is legal even with a hand that has as few such cards as possible."""
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
    """Whether the viewer sees hidden cards that nobody named and that could have been others.

    Without a pool, the cards that could have been others are the viewer's own hidden ones.
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
    """R9.1: the decision being made, as the viewer sees it."""
    return redact(TOKENS[number], int(states[0].seat), viewer, int(states[0].target))


def hidden(states: States, viewer: int) -> int:
    """R9.4: the pile of all cards whose place the viewer doesn't know."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return int(unseen_cards(views, 0))
