"""The value: chances that add up, and recognise a winner."""

import numpy as np
import pytest

from impera.bots.value import FEATURES, MOST, exponential, list_features, load_weights, reckon
from impera.rules.agreement import Agreement
from impera.rules.state import OVER, SEATS, States

from ..styles import STYLES, VARIANTS, begin, play


def chances(states: States) -> list[float]:
    """Every seat's chance at the table."""
    found, written = np.zeros(MOST, np.int64), np.zeros(SEATS)
    reckon(states[0], load_weights(), found, written)
    return written.tolist()[: int(states[0].players)]


@pytest.mark.parametrize("style", STYLES)
def test_chances_of_the_sides_add_up_at_every_table_and_the_end_is_certain(style: str) -> None:
    for number, variant in enumerate(VARIANTS[::3]):
        states = begin(variant, number)
        for _ in play(states, style, number):
            found = chances(states)
            sides = found[:2] if variant.teams else found
            assert sum(sides) == pytest.approx(1.0)
            assert min(found) >= 0.0
        assert states[0].step == OVER
        winners = int(states[0].winners)
        for seat, chance in enumerate(chances(states)):
            share = winners.bit_count() // (2 if variant.teams else 1)
            assert chance == (1 / share if winners >> seat & 1 else 0)


def test_a_list_of_features_is_never_too_long_and_always_known() -> None:
    found, longest = np.zeros(MOST, np.int64), 0
    for style in STYLES:
        states = begin(Agreement(4), 3)
        for _ in play(states, style, 3):
            for seat in range(4):
                listed = list_features(states[0], seat, found)
                longest = max(longest, listed)
                assert 0 <= found[:listed].min() <= found[:listed].max() < FEATURES
    assert longest <= MOST


def test_the_exponential_is_near_enough() -> None:
    for x in (0.0, -0.01, -1.0, -5.0, -20.0):
        assert exponential(x) == pytest.approx(np.exp(x), rel=0.06)
