"""A decision can be undone if nobody could have noticed it, whatever the others know."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.rules import doors
from impera.rules.actions import END
from impera.rules.agreement import Agreement
from impera.rules.knowledge import seen, tells
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.position import read_position
from impera.rules.state import AUDIENCE, States
from impera.rules.view import VIEW, look

from ..styles import POSITIONS, STYLES, VARIANTS, begin, play
from .test_hidden import deal_again

FEW, MANY = 8, 400


class Extremes(random.Random):
    """Deals cards of one kind together, so that places get as many or as few of it as possible."""

    def shuffle(self, cards: Any) -> None:
        taste = {kind: self.random() for kind in sorted(set(cards))}
        cards.sort(key=taste.__getitem__)
        start = self.choice([0, self.randrange(len(cards))]) if cards else 0
        cards[:] = cards[start:] + cards[:start]


def decided(states: States, number: int) -> States:
    """The state after the decision."""
    after = states.copy()
    doors.decide_at(after, 0, number)
    return after


def view(states: States, viewer: int) -> bytes:
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return views.tobytes()


def differs(deal: States, states: States, number: int, viewer: int) -> bool:
    """Whether the decision was impossible in that deal, or would have looked different."""
    token, after = seen(states, number, viewer), view(decided(states, number), viewer)
    same = [n for n in legal_numbers(deal[0].legal.tolist()) if seen(deal, n, viewer) == token]
    return not same or any(view(decided(deal, n), viewer) != after for n in same)


def somebody_learns(states: States, number: int, chance: random.Random, tries: int) -> bool:
    """Redeal what each viewer can't know, and check whether they notice."""
    for attempt in range(tries):
        for viewer in (*range(states[0].players), AUDIENCE):
            deal = deal_again(states, viewer, chance if attempt % 2 else Extremes(chance.random()))
            if differs(deal, states, number, viewer):
                return True
    return False


def worlds(states: States, chance: random.Random, tries: int) -> Iterator[States]:
    """The true state, and others that fit what the deciding seat has seen."""
    yield states
    seat = int(states[0].seat)
    for _ in range(tries):
        world = deal_again(states, seat, chance)
        # The seat has seen what others learned about its hand, and what everybody is sure of.
        world[0].sure[seat] = states[0].sure[seat]
        world[0].sure[:, AUDIENCE] = states[0].sure[:, AUDIENCE]
        yield world


@given(
    variant=st.sampled_from(VARIANTS),
    style=st.sampled_from(list(STYLES)),
    seed=st.integers(0, 2**32 - 1),
    every=st.integers(3, 12),
)
@settings(deadline=None, max_examples=40)
def test_nobody_could_notice_what_may_be_taken_back(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states, chance = begin(variant, seed), random.Random(seed)
    for place, number in enumerate(play(states, style, seed)):
        if number != END and place % every == 0:
            stays_unnoticed(states, number, chance)


@given(
    text=st.sampled_from(POSITIONS),
    style=st.sampled_from(["scholar", "jailer"]),
    seed=st.integers(0, 2**32 - 1),
)
@settings(deadline=None, max_examples=10)
def test_nor_could_they_under_embargoes(text: str, style: str, seed: int) -> None:
    states, chance = read_position(text), random.Random(seed)
    for place, number in enumerate(play(states, style, seed)):
        if number != END and place < 40:
            stays_unnoticed(states, number, chance)


def stays_unnoticed(states: States, number: int, chance: random.Random) -> None:
    """A decision that reveals nothing is noticed in no deal."""
    if not tells(states, number, decided(states, number)):
        assert not somebody_learns(states, number, chance, FEW), (TOKENS[number], states[0])


@pytest.mark.parametrize("seed", range(12))
def test_what_stays_would_be_noticed_if_the_cards_lay_as_the_seat_cannot_exclude(seed: int) -> None:
    chance, variant = random.Random(seed), VARIANTS[seed * 5 % len(VARIANTS)]
    style = list(STYLES)[seed % len(STYLES)]
    states = begin(variant, seed)
    for place, number in enumerate(play(states, style, seed)):
        if number == END or place % 7 or not tells(states, number, decided(states, number)):
            continue
        assert any(
            somebody_learns(world, number, chance, 10) for world in worlds(states, chance, MANY)
        ), (TOKENS[number], states[0])
