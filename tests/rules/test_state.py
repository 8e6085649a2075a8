"""The types that mypy sees for states, views and answers match the actual records."""

from typing import Any, get_type_hints

import numpy as np
import pytest

from impera.rules import foresee, why
from impera.rules.editions import DIFFERENCES, EDITIONS
from impera.rules.observation import FIELDS
from impera.rules.state import STATE, Ints, State
from impera.rules.view import PUBLIC, VIEW, Seen


@pytest.mark.parametrize(
    ("protocol", "dtype"),
    [
        (State, STATE),
        (Seen, VIEW),
        (why.Answer, why.ANSWER),
        (foresee.Lying, foresee.LYING),
    ],
)
def test_every_field_is_declared_as_it_is(protocol: type, dtype: np.dtype[Any]) -> None:
    declared = get_type_hints(protocol)
    assert sorted(declared) == sorted(dtype.names or ())
    for name, kind in declared.items():
        assert (kind is int) == (dtype[name].shape == ()), name
        if kind is Ints:
            assert dtype[name].base == np.int64, name


def test_a_view_copies_public_fields_as_they_are() -> None:
    for name in PUBLIC:
        assert VIEW[name] == STATE[name]


def test_observations_show_every_difference_between_editions() -> None:
    shown = next(field for field in FIELDS if field.name == "edition")
    assert shown.shape == (len(DIFFERENCES),)
    assert max(EDITIONS.values()) < 1 << len(DIFFERENCES)
