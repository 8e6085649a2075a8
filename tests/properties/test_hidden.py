"""What a seat cannot see never changes what it is shown: the hidden cards are dealt again."""

import json
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.rules.cards import ERA, KINDS, one
from impera.rules.notation import cards_in, pile_of
from impera.rules.state import AUDIENCE, State, States
from impera.rules.view import VIEW, describe, look

from ..styles import STYLES, VARIANTS, begin, play


def deal_again(states: States, viewer: int, chance: random.Random) -> States:
    """The same position with all cards that the viewer cannot know shuffled within their Eras."""
    again = states.copy()
    s = again[0]
    slots: dict[int, list[tuple[str, int]]] = {1: [], 2: [], 3: []}
    cards: dict[int, list[int]] = {1: [], 2: [], 3: []}

    def hide(kind: int, name: str, place: int) -> None:
        slots[int(ERA[kind])].append((name, place))
        cards[int(ERA[kind])].append(kind)

    for seat in range(s.players):
        if seat == viewer:
            continue
        sure = cards_in(s.sure[seat, viewer])
        for name, known in (("hand", sure), ("pack", [])):
            hidden = cards_in(s[name][seat])
            for kind in known:
                hidden.remove(kind)
            s[name][seat] = pile_of(known)
            for kind in hidden:
                hide(KINDS.index(kind), name, seat)
    for place in range(s.top, s.bottom):
        hide(int(s.deck[place]), "deck", place)
    for kind in cards_in(s.removed):
        hide(KINDS.index(kind), "removed", 0)
    s.removed = 0
    for era in (1, 2, 3):
        chance.shuffle(cards[era])
        for card, (name, place) in zip(cards[era], slots[era], strict=True):
            put(s, card, name, place)
    return again


def put(s: State, kind: int, name: str, place: int) -> None:
    """One card into its slot."""
    if name == "deck":
        s.deck[place] = kind
    elif name == "removed":
        s.removed += one(kind)
    else:
        s[name][place] += one(kind)


def seen(states: States, viewer: int) -> tuple[bytes, str]:
    """The view as a record and as JSON."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return views.tobytes(), json.dumps(describe(views[0]))


@pytest.mark.rule("R9.1", "R9.2", "R9.4")
@given(
    variant=st.sampled_from(VARIANTS),
    style=st.sampled_from(list(STYLES)),
    seed=st.integers(0, 2**32 - 1),
    every=st.integers(1, 20),
)
@settings(deadline=None, max_examples=120)
def test_hidden_cards_dealt_again_change_not_one_byte_of_a_view(
    variant: tuple[int, str, str, bool], style: str, seed: int, every: int
) -> None:
    states, chance = begin(variant, seed), random.Random(seed)
    for number, _ in enumerate(play(states, style, seed)):
        if number % every:
            continue
        for viewer in (*range(states[0].players), AUDIENCE):
            again = deal_again(states, viewer, chance)
            assert seen(again, viewer) == seen(states, viewer)


def test_dealing_again_really_moves_hidden_cards_and_the_views_of_others_notice() -> None:
    chance, moved, noticed = random.Random(1), 0, 0
    for seed in range(10):
        states = begin((3, "consensus", "draft", False), seed)
        for _ in play(states, "builder", seed):
            again = deal_again(states, 0, chance)
            moved += again.tobytes() != states.tobytes()
            noticed += seen(again, 1) != seen(states, 1)
    assert moved > 1000
    assert noticed > 1000


LEAKS: dict[str, Callable[[State, int], int]] = {
    "another hand": lambda s, v: s.hand[(v + 1) % s.players],
    "the next card": lambda s, v: s.deck[s.top] if s.top < s.bottom else 0,
    "the last card": lambda s, v: s.deck[s.bottom - 1] if s.top < s.bottom else 0,
    "the removed cards": lambda s, v: s.removed,
    "another pack": lambda s, v: s.pack[(v + 1) % s.players],
    "what others are offered": lambda s, v: s.legal[0] if s.seat != v else 0,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_would_be_caught(leak: str) -> None:
    from impera.rules.actions import find_legal

    chance, caught = random.Random(2), 0
    for seed in range(4):
        states = begin((3, "consensus", "draft", False), seed)
        for _ in play(states, "uniform", seed):
            again = deal_again(states, 1, chance)
            find_legal(again[0])
            caught += int(LEAKS[leak](again[0], 1)) != int(LEAKS[leak](states[0], 1))
    assert caught
