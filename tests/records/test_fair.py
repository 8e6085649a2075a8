"""Fair shuffles: drawn evenly, bound to every byte, and the same in anybody's program."""

import doctest
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera import Game, Refused
from impera.records.fair import (
    Contributions,
    below,
    commit,
    draw,
    new_secret,
    read_commitment,
    read_contribution,
    seat_of,
    seed_of,
    shuffled,
    words,
)
from impera.rules.agreement import Agreement
from impera.rules.cards import COPIES, KINDS

from ..styles import VARIANTS

PAGE = Path(__file__).parent.parent.parent / "docs" / "fairness.md"
SECRET = bytes(range(32))
THREE: Contributions = [bytes(range(32, 48)), None, bytes(range(48, 80))]
TABLES = st.sampled_from(VARIANTS)


def given_by(players: int) -> st.SearchStrategy[Contributions]:
    """What participants may contribute, at least one of them."""
    one = st.none() | st.binary(min_size=16, max_size=32)
    return st.lists(one, min_size=players, max_size=players).filter(any)


def flip(value: bytes, bit: int) -> bytes:
    """The bytes with one bit flipped."""
    place = bit // 8 % len(value)
    return value[:place] + bytes([value[place] ^ 1 << bit % 8]) + value[place + 1 :]


def test_the_page_prints_what_its_own_program_computes() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def program_of_the_page() -> Callable[..., tuple[str, int, list[str], list[str]]]:
    """The draw as an outsider would write it."""
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")):
        if not example.want:
            exec(example.source, names)
    return names["draw"]  # type: ignore[no-any-return]  # it has no types


@given(data=st.data(), table=TABLES, secret=st.binary(min_size=32, max_size=32))
@settings(deadline=None, max_examples=40)
def test_a_stranger_with_the_page_draws_the_same(
    data: st.DataObject, table: Agreement, secret: bytes
) -> None:
    contributions = data.draw(given_by(table.players))
    texts = [value and value.hex() for value in contributions]
    seed, first, deck, removed = program_of_the_page()(
        secret.hex(), texts, table.players, table.edition, table.setup, table.teams
    )
    drawn = draw(secret, contributions, table)
    assert seed == seed_of(secret, contributions, table).hex()
    assert (drawn.first, drawn.deck) == (first, deck)
    assert Counter(drawn.removed) == Counter(removed)


@pytest.mark.rule("R2.2", "R2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawn_deck_is_the_whole_box_less_three_cards_of_each_era(players: int) -> None:
    drawn = draw(SECRET, [bytes(16)] * players, Agreement(players))
    assert Counter(drawn.deck + drawn.removed) == dict(zip(KINDS, COPIES.tolist(), strict=True))
    assert Counter(kind[1] for kind in drawn.removed) == (
        {"1": 3, "2": 3, "3": 3} if players < 4 else {}
    )
    game = Game(players, deck=drawn.deck, removed=drawn.removed)
    assert game.record()["deck"] == drawn.deck
    assert game.record()["removed"] == drawn.removed


def test_the_removed_cards_are_the_last_three_of_each_shuffled_era() -> None:
    stream = words(seed_of(SECRET, THREE, Agreement(3)))
    below(stream, 3)
    first_era = shuffled(["A1"] * 8 + ["R1"] * 8 + ["E1"] * 4 + ["S1"] * 4 + ["C1"] * 4, stream)
    drawn = draw(SECRET, THREE, Agreement(3))
    assert drawn.deck[:25] == first_era[:25]
    assert Counter(drawn.removed[:9]) >= Counter(first_era[25:])


def test_words_that_would_make_a_number_likelier_are_passed_over() -> None:
    top = 2**32 - 1
    assert below(iter([top, 7]), 3) == 1
    assert below(iter([top - 1]), 3) == (top - 1) % 3
    assert below(iter([top]), 4) == 3


def chi_square(found: Counter[Any], kinds: int) -> float:
    """How far the counts are from even."""
    even = found.total() / kinds
    missing = (kinds - len(found)) * even
    return missing + sum((n - even) ** 2 / even for n in found.values())


def seeds(count: int) -> list[bytes]:
    return [seed_of(n.to_bytes(32, "big"), [bytes(16), None], Agreement(2)) for n in range(count)]


@pytest.mark.parametrize(("n", "most"), [(2, 15.1), (3, 18.4), (7, 27.9), (28, 64.3)])
def test_numbers_are_even(n: int, most: float) -> None:  # chance exceeds it once in 10,000 times
    stream = words(seed_of(SECRET, THREE, Agreement(3)))
    assert chi_square(Counter(below(stream, n) for _ in range(20_000)), n) < most


def test_orders_of_four_cards_are_even() -> None:
    found = Counter(tuple(shuffled("ARES", words(seed))) for seed in seeds(6_000))
    assert set(found) == set(permutations("ARES"))
    assert chi_square(found, 24) < 58.0  # as above


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lot_is_even(players: int) -> None:
    table, values = Agreement(players), [None] * (players - 1)
    lots = (draw(SECRET, [n.to_bytes(16, "big"), *values], table).first for n in range(1_500))
    assert chi_square(Counter(lots), players) < 21.1  # as above


def test_all_follow_the_first_round_the_table() -> None:
    assert [seat_of(participant, 2, 4) for participant in range(4)] == [2, 3, 0, 1]
    assert seat_of(1, 1, 3) == 0


def test_a_place_without_a_contribution_is_a_place() -> None:
    table, value = Agreement(3), bytes(16)
    deals = [draw(SECRET, order, table) for order in permutations([value, None, None])]
    assert len({tuple(drawn.deck) for drawn in deals}) == 3


@given(
    data=st.data(),
    table=TABLES,
    secret=st.binary(min_size=32, max_size=32),
    bit=st.integers(0, 255),
)
@settings(deadline=None, max_examples=60)
def test_every_bit_and_the_table_matter_to_the_seed(
    data: st.DataObject, table: Agreement, secret: bytes, bit: int
) -> None:
    values = data.draw(given_by(table.players))
    others = {seed_of(flip(secret, bit), values, table)}
    for place, value in enumerate(values):
        if value is not None:
            flipped = [*values[:place], flip(value, bit), *values[place + 1 :]]
            others.add(seed_of(secret, flipped, table))
    for variant in VARIANTS:
        if variant != table and variant.players == table.players:
            others.add(seed_of(secret, values, variant))
    assert len(others) == 1 + sum(value is not None for value in values) + (
        23 if table.players == 4 else 11
    )
    assert seed_of(secret, values, table) not in others


@pytest.mark.parametrize(
    ("secret", "contributions", "why"),
    [
        (SECRET[1:], THREE, "the secret has 31 bytes; it must have 32"),
        (SECRET, THREE[:2], "2 contributions, but 3 participants"),
        (SECRET, [b"", *THREE[1:]], "contribution 0 has 0 bytes; it must have 16 to 32"),
        (SECRET, [*THREE[:2], bytes(33)], "contribution 2 has 33 bytes"),
        (SECRET, [None] * 3, "nobody has contributed"),
    ],
)
def test_what_cannot_be_drawn_from_is_refused(
    secret: bytes, contributions: Contributions, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        draw(secret, contributions, Agreement(3))


def test_a_contribution_must_be_the_one_committed_to() -> None:
    value = new_secret()
    commitment = read_commitment(commit(value))
    assert read_contribution(commitment, value.hex()) == value
    with pytest.raises(Refused, match="not the one that was committed to"):
        read_contribution(commitment, flip(value, 3).hex())


@pytest.mark.parametrize(
    "text", [None, 7, "", "ab", "AB" * 32, "a" * 63, "0x" + "ab" * 31, "é" * 64]
)
def test_commitments_without_their_form_are_refused(text: object) -> None:
    with pytest.raises(Refused, match="commitment"):
        read_commitment(text)


def test_secrets_are_new_each_time() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
