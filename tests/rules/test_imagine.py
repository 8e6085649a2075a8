"""Belief: imagined tables fit the view, and all that fit are equally likely."""

from collections import Counter
from math import comb, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera import Game
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.imagine import imagine
from impera.rules.notation import KIND_NUMBER, cards_in
from impera.rules.state import STATE
from impera.rules.view import VIEW, look

from ..properties.test_games import BOX, all_cards
from ..styles import STYLES, VARIANTS, begin, play


@given(
    variant=st.sampled_from(VARIANTS),
    style=st.sampled_from(list(STYLES)),
    seed=st.integers(0, 2**32 - 1),
)
@settings(deadline=None, max_examples=40)
def test_an_imagined_table_is_whole_and_looks_the_same_to_the_seat(
    variant: Agreement, style: str, seed: int
) -> None:
    states, rngs = begin(variant, seed), generators(1, seed)
    views, seen, imagined = np.zeros(1, VIEW), np.zeros(1, VIEW), np.zeros(1, STATE)
    for _ in play(states, style, seed):
        for viewer in range(variant.players):
            look(states, 0, viewer, views, 0)
            imagine(views, 0, imagined, 0, rngs, 0)
            look(imagined, 0, viewer, seen, 0)
            assert seen.tobytes() == views.tobytes()
            assert all_cards(imagined[0]) == BOX


def hands(text: str, viewer: int, seat: int, times: int) -> Counter[tuple[str, ...]]:
    """How often each hand is imagined for the seat."""
    views = Game.from_position(text).view_record(viewer)
    imagined, rngs, found = np.zeros(1, STATE), generators(1, 7), Counter[tuple[str, ...]]()
    for _ in range(times):
        imagine(views, 0, imagined, 0, rngs, 0)
        found[tuple(cards_in(imagined[0].hand[seat]))] += 1
    return found


# Era III is hidden in hand 1 (two cards), the deck (three) and the box (three): four A3, four U3.
SMALL = """
players: 2
turn: 0
hand 0: A1*2
hand 1: A3*2
area 0: E3*4
area 1: C3*4
discard: A1*3 R1*8 E1*4 S1*4 C1*4 A2*8 R2*5 E2*4 S2*8 C2*4 E3*4 S3*8 C3*4 U3*12
removed: A1*3 R2*3 U3*3
deck: A3*2 U3
"""


@pytest.mark.parametrize("armies", [0, 1, 2])
def test_counts_per_hand_have_their_exact_probabilities(armies: int) -> None:
    times = 40_000
    found = hands(SMALL, 0, 1, times)
    share = comb(4, armies) * comb(4, 2 - armies) / comb(8, 2)
    measured = sum(n for hand, n in found.items() if hand.count("A3") == armies) / times
    assert abs(measured - share) < 5 * sqrt(share * (1 - share) / times)


def test_a_sure_card_is_always_there_and_the_rest_is_even() -> None:
    times = 40_000
    found = hands(SMALL + "sure 0 of 1: A3\n", 0, 1, times)
    assert all("A3" in hand for hand in found)
    share = 3 / 7  # three of the seven other hidden cards are Army
    measured = sum(n for hand, n in found.items() if hand.count("A3") == 2) / times
    assert abs(measured - share) < 5 * sqrt(share * (1 - share) / times)


def test_every_place_of_the_deck_is_as_likely_to_hold_a_card() -> None:
    views = Game.from_position(SMALL).view_record(0)
    imagined, rngs, times = np.zeros(1, STATE), generators(1, 9), 20_000
    places = np.zeros(3)
    for _ in range(times):
        imagine(views, 0, imagined, 0, rngs, 0)
        s = imagined[0]
        places += s.deck[s.top : s.bottom] == KIND_NUMBER["U3"]
    assert np.all(abs(places / times - 0.5) < 5 * 0.5 / sqrt(times))
