"""What the table could look like to a seat: full states drawn evenly from all that fit its view.

R1.3 and R9.3 hold exactly: every hidden card keeps its Era, and every sure card its place. All
deals of the remaining cards of each Era to the remaining places are equally likely.
"""

import numpy as np

from impera.rules.agreement import ASIDE
from impera.rules.cards import CARDS, ERA, ERAS, KINDS, count, one
from impera.rules.chance import Generator, below
from impera.rules.doors import find_legal_at
from impera.rules.jit import rare, rule
from impera.rules.state import (
    AUDIENCE,
    DRAFT,
    EFFECTS,
    NOBODY,
    NOTHING,
    SEATS,
    Seat,
    State,
    States,
)
from impera.rules.turn import begin_turn
from impera.rules.view import Seen, Views, look, show_table, show_turn, unseen


@rare
def imagine(views: Views, j: int, states: States, i: int, rngs: Generator, k: int) -> None:
    """Write into state i a table that fits view j, drawn with generator k."""
    v, s = views[j], states[i]
    show_table(v, s)
    show_turn(v, s)
    place_known(v, s)
    deal_unknown(v, s, rngs, k)
    find_legal_at(states, i)


@rare
def look_ahead(views: Views, j: int, states: States, rngs: Generator, ahead: Views) -> None:
    """Write into the first view ahead what the viewer of view j would see in step 2 of its turn.

    As if that turn began now, with no card played yet.
    """
    imagine(views, j, states, 0, rngs, 0)
    s = states[0]
    s.effect, s.target = NOTHING, NOBODY
    s.verb = s.owed = s.plays = 0
    begin_turn(s, views[j].viewer)
    s.step = EFFECTS
    find_legal_at(states, 0)
    look(states, 0, views[j].viewer, ahead, 0)


@rare
def place_known(v: Seen, s: State) -> None:
    """R9.2, R9.3: put the viewer's own cards and the sure ones where they are."""
    s.removed = 0
    for seat in range(SEATS):
        s.hand[seat] = v.hand[seat] if seat == v.viewer else v.sure[seat]
        s.pack[seat] = v.pack if seat == v.viewer else 0
        for viewer in range(AUDIENCE + 1):
            s.sure[seat, viewer] = v.sure[seat] if viewer != seat else 0
    s.bottom = CARDS - len(ERAS) * ASIDE[v.players]
    s.top = s.bottom - v.left
    for place in range(CARDS):
        s.deck[place] = 0


@rare
def deal_unknown(v: Seen, s: State, rngs: Generator, k: int) -> None:
    """Shuffle the hidden cards of each Era, and deal them to hands, packs, deck and box."""
    pool = np.empty(CARDS, np.int64)
    place = s.top
    for era in range(1, 4):
        cards = 0
        for kind in range(len(KINDS)):
            if ERA[kind] == era:
                for _ in range(unseen(v, kind)):
                    pool[cards] = kind
                    cards += 1
        for last in range(cards - 1, 0, -1):
            chosen = below(rngs, k, last + 1)
            pool[last], pool[chosen] = pool[chosen], pool[last]
        for seat in range(s.players):
            if seat != v.viewer:
                cards = deal_hand(v, s, seat, era, pool, cards)
        for _ in range(v.deck_eras[era - 1]):
            cards -= 1
            s.deck[place] = pool[cards]
            place += 1
        while cards > 0:
            cards -= 1
            s.removed += one(pool[cards])


@rare
def deal_hand(v: Seen, s: State, seat: Seat, era: int, pool: Generator, cards: int) -> int:
    """Fill one hand, and in the draft the pack in front of it; return how many cards are left."""
    known = 0
    for kind in range(len(KINDS)):
        if ERA[kind] == era:
            known += count(v.sure[seat], kind)
    for _ in range(v.hand_eras[seat, era - 1] - known):
        cards -= 1
        s.hand[seat] += one(pool[cards])
    if v.step == DRAFT and era == 1:
        for _ in range(pack_size(v, seat)):
            cards -= 1
            s.pack[seat] += one(pool[cards])
    return cards


@rule
def pack_size(v: Seen, seat: Seat) -> int:
    """R2.5: how many cards the pack in front of a seat has: four minus those the seat has kept."""
    kept = v.hand_eras[seat, 0] + v.hand_eras[seat, 1] + v.hand_eras[seat, 2]
    return 4 - kept
