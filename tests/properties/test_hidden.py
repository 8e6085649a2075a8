"""What a seat can't see never changes what it is shown: the hidden cards are redealt."""

import json
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.rules.actions import END, find_legal
from impera.rules.agreement import Agreement
from impera.rules.cards import ERA, KINDS, kinds_in, one
from impera.rules.doors import decide_at
from impera.rules.knowledge import tells
from impera.rules.notation import cards_in, pile_of
from impera.rules.state import AUDIENCE, State, States
from impera.rules.view import PUBLIC, VIEW, Views, describe, look

from ..styles import STYLES, VARIANTS, begin, play

ERAS = ERA.tolist()


def deal_again(states: States, viewer: int, chance: random.Random) -> States:
    """The same position with all cards the viewer can't know shuffled within their Eras."""
    again = states.copy()
    s = again[0]
    hand, pack, sure, deck, top = s.hand, s.pack, s.sure, s.deck, int(s.top)
    slots: dict[int, list[tuple[States, int]]] = {1: [], 2: [], 3: []}
    cards: dict[int, list[int]] = {1: [], 2: [], 3: []}

    def hide(kind: int, pile: States, place: int) -> None:
        era = ERAS[kind]
        slots[era].append((pile, place))
        cards[era].append(kind)

    for seat in range(s.players):
        if seat == viewer:
            continue
        for pile, known in ((hand, cards_in(sure[seat, viewer])), (pack, [])):
            hidden = cards_in(pile[seat])
            for kind in known:
                hidden.remove(kind)
            pile[seat] = pile_of(known)
            for kind in hidden:
                hide(KINDS.index(kind), pile, seat)
    for place, number in enumerate(deck[top : s.bottom].tolist(), top):
        hide(number, deck, place)
    removed = np.zeros(1, s.removed.dtype)
    for kind in cards_in(s.removed):
        hide(KINDS.index(kind), removed, 0)
    for era in (1, 2, 3):
        chance.shuffle(cards[era])
        for card, (pile, place) in zip(cards[era], slots[era], strict=True):
            if pile is deck:
                deck[place] = card
            else:
                pile[place] += one(card)
    s.removed = removed[0]
    for other in range(AUDIENCE + 1):
        if other != viewer:
            sure[:, other] = 0  # what others are sure of is as hidden as their cards
    find_legal(s)
    return again


Look = Callable[[States, int, int, Views, int], None]


def seen(states: States, viewer: int, look: Look = look) -> tuple[bytes, str]:
    """The view as a record and as JSON."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return views.tobytes(), json.dumps(describe(views))


@pytest.mark.rule("R9.1", "R9.2", "R9.4")
@given(
    variant=st.sampled_from(VARIANTS),
    style=st.sampled_from(list(STYLES)),
    seed=st.integers(0, 2**32 - 1),
    every=st.integers(6, 30),
)
@settings(deadline=None, max_examples=120)
def test_hidden_cards_dealt_again_change_not_one_byte_of_a_view(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states, chance = begin(variant, seed), random.Random(seed)
    for number, _ in enumerate(play(states, style, seed)):
        if number % every:
            continue
        for viewer in (*range(states[0].players), AUDIENCE):
            again = deal_again(states, viewer, chance)
            assert seen(again, viewer) == seen(states, viewer)


@given(
    variant=st.sampled_from(VARIANTS),
    style=st.sampled_from(list(STYLES)),
    seed=st.integers(0, 2**32 - 1),
)
@settings(deadline=None, max_examples=25)
def test_what_may_be_taken_back_rests_on_what_the_seat_itself_has_seen(
    variant: Agreement, style: str, seed: int
) -> None:
    states, chance, compared = begin(variant, seed), random.Random(seed), 0
    for number in play(states, style, seed):
        seat = int(states[0].seat)
        again = deal_again(states, seat, chance)
        # The seat has seen what others learned about its hand, and what everybody is sure of.
        again[0].sure[seat] = states[0].sure[seat]
        again[0].sure[:, AUDIENCE] = states[0].sure[:, AUDIENCE]
        after, other = states.copy(), again.copy()
        decide_at(after, 0, number)
        decide_at(other, 0, number)
        if number != END and seen(other, seat) == seen(after, seat):
            compared += 1
            assert tells(again, number, other) == tells(states, number, after)
    assert compared


LEAKS: dict[str, Callable[[State, State], object]] = {
    "another hand": lambda s, v: v.hand.__setitem__(2, s.hand[2]),
    "another hand's size by Domain": lambda s, v: v.sure.__setitem__(0, s.hand[0]),
    "the next card": lambda s, v: setattr(v, "left_before", s.deck[s.top]),
    "the last card": lambda s, v: setattr(v, "still", s.deck[s.bottom - 1]),
    "the removed cards": lambda s, v: setattr(v, "centre", s.removed),
    "another pack": lambda s, v: setattr(v, "pack", s.pack[0]),
    "what another is offered": lambda s, v: v.legal.__setitem__(slice(None), s.legal),
    "what another is sure of": lambda s, v: v.sure.__setitem__(0, s.sure[0, 2]),
    "how many kinds another holds": lambda s, v: setattr(v, "plays", kinds_in(s.hand[0])),
    "whether another could play": lambda s, v: setattr(v, "limit", s.hand[2] & s.area[2] > 0),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_into_the_view_is_caught(leak: str) -> None:
    def leaky(states: States, i: int, viewer: int, views: Views, j: int) -> None:
        look(states, i, viewer, views, j)
        LEAKS[leak](states[i], views[j])

    chance, caught = random.Random(2), 0
    for seed in range(3):
        states = begin(Agreement(setup="draft"), seed)
        for _ in play(states, "builder", seed):
            again = deal_again(states, 1, chance)
            caught += seen(again, 1, leaky) != seen(states, 1, leaky)
    assert caught


def test_a_view_shows_all_that_is_public() -> None:
    states = begin(Agreement(4, "pt", "draft", teams=True), 5)
    for _ in play(states, "jailer", 5):
        views = np.zeros(1, VIEW)
        look(states, 0, AUDIENCE, views, 0)
        for name in PUBLIC:
            assert np.array_equal(views[0][name], states[0][name]), name
