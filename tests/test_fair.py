"""Fair shuffles: drawn evenly, bound to every byte, and checked by anybody."""

import doctest
import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera import Game, Refused
from impera.fair import (
    Contributions,
    Table,
    Unfair,
    below,
    commit,
    draw,
    new_secret,
    proof,
    read_commitment,
    read_contribution,
    seat_of,
    seed_of,
    shuffled,
    verify,
    words,
)
from impera.rules.cards import COPIES, KINDS

from .conftest import Run
from .styles import VARIANTS

PAGE = Path(__file__).parent.parent / "docs" / "fairness.md"
SECRET = bytes(range(32))
THREE: Contributions = [bytes(range(32, 48)), None, bytes(range(48, 80))]
TABLES = st.sampled_from([Table(*variant) for variant in VARIANTS])


def given_by(players: int) -> st.SearchStrategy[Contributions]:
    """What participants may contribute, one of them at least."""
    one = st.none() | st.binary(min_size=16, max_size=32)
    return st.lists(one, min_size=players, max_size=players).filter(any)


def played(table: Table, secret: bytes, contributions: Contributions) -> dict[str, Any]:
    """The record of a fairly dealt game."""
    drawn = draw(secret, contributions, table)
    game = Game(*table, deck=drawn.deck, removed=drawn.removed)
    while not game.over:
        game.decide(game.legal[-1])
    game.beside["shuffle"] = proof(secret, contributions, table)
    return game.record()


FAIR = played(Table(3, "it", "draft"), SECRET, THREE)


def changed(**keys: Any) -> dict[str, Any]:
    """The record with some keys of its shuffle changed."""
    return {**FAIR, "shuffle": {**FAIR["shuffle"], **keys}}


def flip(value: bytes, bit: int) -> bytes:
    """The bytes with one bit turned over."""
    place = bit // 8 % len(value)
    return value[:place] + bytes([value[place] ^ 1 << bit % 8]) + value[place + 1 :]


# The page


def test_the_page_prints_what_its_own_program_computes() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def program_of_the_page() -> Callable[..., tuple[str, int, list[str], list[str]]]:
    """The draw as a stranger would write it."""
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")):
        if not example.want:
            exec(example.source, names)
    return names["draw"]  # type: ignore[no-any-return]  # it has no types of its own


@given(data=st.data(), table=TABLES, secret=st.binary(min_size=32, max_size=32))
@settings(deadline=None, max_examples=40)
def test_a_stranger_with_the_page_draws_the_same(
    data: st.DataObject, table: Table, secret: bytes
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


# The draw


@pytest.mark.rule("R2.2", "R2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawn_deck_is_the_whole_box_less_three_cards_of_each_era(players: int) -> None:
    drawn = draw(SECRET, [bytes(16)] * players, Table(players))
    assert Counter(drawn.deck + drawn.removed) == dict(zip(KINDS, COPIES.tolist(), strict=True))
    assert Counter(kind[1] for kind in drawn.removed) == (
        {"1": 3, "2": 3, "3": 3} if players < 4 else {}
    )
    game = Game(players, deck=drawn.deck, removed=drawn.removed)
    assert game.record()["deck"] == drawn.deck
    assert game.record()["removed"] == drawn.removed


def test_the_removed_cards_are_the_last_three_of_each_shuffled_era() -> None:
    stream = words(seed_of(SECRET, THREE, Table(3)))
    below(stream, 3)
    first_era = shuffled(["A1"] * 8 + ["R1"] * 8 + ["E1"] * 4 + ["S1"] * 4 + ["C1"] * 4, stream)
    drawn = draw(SECRET, THREE, Table(3))
    assert drawn.deck[:25] == first_era[:25]
    assert Counter(drawn.removed[:9]) >= Counter(first_era[25:])


def test_words_that_would_make_a_number_likelier_are_passed_over() -> None:
    top = 2**32 - 1
    assert below(iter([top, 7]), 3) == 1
    assert below(iter([top - 1]), 3) == (top - 1) % 3
    assert below(iter([top]), 4) == 3


def chi_square(found: Counter[Any], kinds: int) -> float:
    """How far the counts are from even ones."""
    even = found.total() / kinds
    missing = (kinds - len(found)) * even
    return missing + sum((n - even) ** 2 / even for n in found.values())


def seeds(count: int) -> list[bytes]:
    return [seed_of(n.to_bytes(32, "big"), [bytes(16), None], Table(2)) for n in range(count)]


@pytest.mark.parametrize(("n", "most"), [(2, 15.1), (3, 18.4), (7, 27.9), (28, 64.3)])
def test_numbers_are_even(n: int, most: float) -> None:  # passed by chance once in 10,000 times
    stream = words(seed_of(SECRET, THREE, Table(3)))
    assert chi_square(Counter(below(stream, n) for _ in range(20_000)), n) < most


def test_orders_of_four_cards_are_even() -> None:
    found = Counter(tuple(shuffled("ARES", words(seed))) for seed in seeds(6_000))
    assert set(found) == set(permutations("ARES"))
    assert chi_square(found, 24) < 58.0  # as above


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lot_is_even(players: int) -> None:
    table, values = Table(players), [None] * (players - 1)
    lots = (draw(SECRET, [n.to_bytes(16, "big"), *values], table).first for n in range(1_500))
    assert chi_square(Counter(lots), players) < 21.1  # as above


def test_all_follow_the_first_round_the_table() -> None:
    assert [seat_of(participant, 2, 4) for participant in range(4)] == [2, 3, 0, 1]
    assert seat_of(1, 1, 3) == 0


def test_a_place_without_a_contribution_is_a_place() -> None:
    table, value = Table(3), bytes(16)
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
    data: st.DataObject, table: Table, secret: bytes, bit: int
) -> None:
    values = data.draw(given_by(table.players))
    others = {seed_of(flip(secret, bit), values, table)}
    for place, value in enumerate(values):
        if value is not None:
            flipped = [*values[:place], flip(value, bit), *values[place + 1 :]]
            others.add(seed_of(secret, flipped, table))
    for variant in VARIANTS:
        if variant != tuple(table) and variant[0] == table.players:
            others.add(seed_of(secret, values, Table(*variant)))
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
        draw(secret, contributions, Table(3))


# Commitments


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


# Records


@pytest.mark.parametrize("variant", VARIANTS[:8])
def test_a_fairly_dealt_game_is_found_fair(variant: tuple[int, str, str, bool]) -> None:
    table = Table(*variant)
    record = played(table, SECRET, [*[None] * (table.players - 1), bytes(20)])
    assert verify(record).result == record["result"]
    assert verify(json.dumps(record)).record() == record


def test_a_game_that_was_broken_off_can_be_checked_too() -> None:
    cut = {**FAIR, "decisions": FAIR["decisions"][:20], "result": None}
    assert not verify(cut).over


def test_removed_cards_may_stand_in_any_order() -> None:
    verify({**FAIR, "removed": FAIR["removed"][::-1]})


@given(key=st.sampled_from(["secret", "commitment"]), bit=st.integers(0, 255))
@settings(deadline=None, max_examples=40)
def test_a_bit_of_secret_or_commitment_is_caught(key: str, bit: int) -> None:
    with pytest.raises(Unfair):
        verify(changed(**{key: flip(bytes.fromhex(FAIR["shuffle"][key]), bit).hex()}))


@given(secret=st.binary(min_size=32, max_size=32).filter(lambda secret: secret != SECRET))
@settings(deadline=None, max_examples=20)
def test_another_secret_with_its_own_commitment_is_caught(secret: bytes) -> None:
    with pytest.raises(Unfair):
        verify(changed(secret=secret.hex(), commitment=commit(secret)))


@given(place=st.sampled_from([0, 2]), bit=st.integers(0, 255))
@settings(deadline=None, max_examples=40)
def test_a_bit_of_a_contribution_is_caught(place: int, bit: int) -> None:
    values = list(FAIR["shuffle"]["contributions"])
    values[place] = flip(bytes.fromhex(values[place]), bit).hex()
    with pytest.raises(Unfair):
        verify(changed(contributions=values))


@given(one=st.integers(0, 94), other=st.integers(0, 94))
@settings(deadline=None, max_examples=40)
def test_two_cards_exchanged_are_caught(one: int, other: int) -> None:
    deck = list(FAIR["deck"])
    deck[one], deck[other] = deck[other], deck[one]
    if deck != FAIR["deck"]:
        with pytest.raises(Unfair, match="the deck is not the one drawn: card"):
            verify({**FAIR, "deck": deck})


def other_kind(kind: str) -> str:
    return next(other for other in KINDS if other[1] == kind[1] and other != kind)


DECK, REMOVED = FAIR["deck"], FAIR["removed"]
VALUES = FAIR["shuffle"]["contributions"]
UNFAIR = {
    "another first": (changed(first=FAIR["shuffle"]["first"] ^ 1), "the lot fell on"),
    "a first far away": (changed(first=10**5000), "the lot fell on"),
    "contributions exchanged": (changed(contributions=VALUES[::-1]), "not|lot"),
    "a contribution at another place": (changed(contributions=[*VALUES[1:], VALUES[0]]), "not|lot"),
    "another card": ({**FAIR, "deck": [other_kind(DECK[0]), *DECK[1:]]}, "card 0 differs"),
    "a card fewer": ({**FAIR, "deck": DECK[:-1]}, "its length differs"),
    "another card removed": (
        {**FAIR, "removed": [other_kind(REMOVED[0]), *REMOVED[1:]]},
        "the removed cards are not those drawn",
    ),
    "another edition": ({**FAIR, "edition": "el"}, "not|lot"),
    "another setup": ({**FAIR, "setup": "base"}, "not|lot"),
    "an illegal decision": ({**FAIR, "decisions": ["end"]}, "decision 0: 'end' is not legal"),
    "another result": (
        {**FAIR, "result": {"winners": [0, 1, 2], "by": "majority", "points": [0, 0, 0]}},
        "is claimed, the game's is",
    ),
}


@pytest.mark.parametrize("name", UNFAIR)
def test_what_does_not_fit_is_found_unfair(name: str) -> None:
    record, why = UNFAIR[name]
    with pytest.raises(Unfair, match=why):
        verify(record)


def without(key: str) -> dict[str, Any]:
    """The record whose shuffle lacks a key."""
    return {**FAIR, "shuffle": {k: v for k, v in FAIR["shuffle"].items() if k != key}}


NO_PROOF: dict[str, tuple[Any, str]] = {
    "not an object": ([FAIR], "a record is a JSON object"),
    "no record": ({"shuffle": FAIR["shuffle"]}, "deck is None; it must be a list"),
    "no shuffle": ({k: v for k, v in FAIR.items() if k != "shuffle"}, "no shuffle stands beside"),
    "a shuffle as text": ({**FAIR, "shuffle": "fair"}, "shuffle is 'fair'; it must be an object"),
    "a shuffle of nothing": ({**FAIR, "shuffle": None}, "shuffle is None"),
    **{
        f"no {key}": (without(key), f"shuffle: {key} missing")
        for key in ("format", "commitment", "secret", "contributions", "first")
    },
    "format": (changed(format="impera/shuffle/2"), "this program reads 'impera/shuffle/1'"),
    "format as list": (changed(format=[]), "format is []"),
    "secret as number": (changed(secret=7), "secret is 7; it must be a string"),
    "secret too short": (changed(secret="00" * 31), "secret has 31 bytes; it must have 32"),
    "secret odd": (changed(secret="0" * 63), "it must be pairs of the digits"),
    "secret in capitals": (changed(secret="AB" * 32), "it must be pairs of the digits"),
    "secret with spaces": (changed(secret=" ".join(["ab"] * 32)), "it must be pairs"),
    "secret with an end of line": (changed(secret="ab" * 32 + "\n"), "it must be pairs"),
    "secret of other digits": (changed(secret="\u0660\u0661" * 32), "it must be pairs"),
    "commitment too long": (changed(commitment="00" * 33), "commitment has 33 bytes"),
    "commitment missing": (changed(commitment=None), "commitment is None"),
    "contributions as text": (changed(contributions="00" * 16), "it must be a list"),
    "contributions as object": (changed(contributions={}), "contributions is {}"),
    "contribution as number": (changed(contributions=[1, None, None]), "contribution 0 is 1"),
    "contribution too short": (changed(contributions=[None, "00" * 15, None]), "16 to 32"),
    "too few contributions": (changed(contributions=VALUES[:2]), "2 contributions, but 3"),
    "no contributions": (changed(contributions=[None] * 3), "nobody has contributed"),
    "first as text": (changed(first="0"), "first is '0'; it must be a number"),
    "first as truth": (changed(first=True), "first is True"),
    "players": ({**FAIR, "players": 5}, "players is 5"),
    "players as list": ({**FAIR, "players": []}, "players is []"),
    "edition": ({**FAIR, "edition": {}}, "edition is {}"),
    "deck": ({**FAIR, "deck": "A1"}, "deck is 'A1'; it must be a list"),
    "a card": ({**FAIR, "deck": [1, *DECK[1:]]}, "deck 0 is 1"),
    "removed": ({**FAIR, "removed": None}, "removed is None"),
    "decisions": ({**FAIR, "decisions": None}, "decisions is None"),
    "result": ({**FAIR, "result": "won"}, "result is 'won'"),
    "record's format": ({**FAIR, "format": "impera/9"}, "this program reads 'impera/1'"),
}


@pytest.mark.parametrize("name", NO_PROOF)
def test_what_is_no_proof_at_all_is_refused_with_a_reason(name: str) -> None:
    record, why = NO_PROOF[name]
    with pytest.raises(Refused) as refused:
        verify(record)
    assert why in str(refused.value)
    assert not isinstance(refused.value, Unfair)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@given(
    key=st.sampled_from([*FAIR, *(f"shuffle/{key}" for key in FAIR["shuffle"])]),
    value=JSON,
)
@settings(deadline=None, max_examples=150)
def test_anything_in_any_place_is_refused_or_fair(key: str, value: object) -> None:
    _, _, inner = key.partition("/")
    try:
        verify(changed(**{inner: value}) if inner else {**FAIR, key: value})
    except Refused:
        return
    fine: dict[str, object] = {"result": None, "decisions": []}
    assert value in (FAIR.get(key), FAIR["shuffle"].get(inner), fine.get(key, 0))


# The command


def write(path: Path, *records: object) -> Path:
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records))
    return path


def test_verify_says_what_a_participant_compares(run: Run, tmp_path: Path) -> None:
    cut = {**FAIR, "decisions": FAIR["decisions"][:9], "result": None}
    done = run("verify", write(tmp_path / "games.jsonl", FAIR, cut))
    one, two = done.out.splitlines()
    assert (done.status, done.err) == (0, "")
    assert one.startswith(f"game 0: fair: commitment {commit(SECRET)}; contributions by 0, 2; ")
    assert f"participant {FAIR['shuffle']['first']} on seat 0" in one
    assert f"{FAIR['result']['by']}, won by {FAIR['result']['winners'][0]}" in one
    assert two.endswith("9 decisions; not finished")


def test_verify_says_no_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "games.jsonl", changed(first=1), FAIR, {**FAIR, "decisions": ["end"]})
    done = run("verify", file)
    assert (done.status, done.err) == (1, "")
    assert [line.split(":")[:2] for line in done.out.splitlines()] == [
        ["game 0", " no"],
        ["game 1", " fair"],
        ["game 2", " no"],
    ]


def test_verify_of_what_is_no_proof_is_one_line_and_status_2(run: Run, tmp_path: Path) -> None:
    plain = Game(seed=1).record()
    done = run("verify", write(tmp_path / "games.jsonl", FAIR, plain))
    assert done.status == 2
    assert done.err == (
        f"impera: {tmp_path}/games.jsonl: game 1 (line 2): no shuffle stands beside the record\n"
    )
    for name, text in {"empty": "", "text": "fair", "deep": "[" * 9999, "list": "[]"}.items():
        (tmp_path / name).write_text(text)
        done = run("verify", tmp_path / name)
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1), name
    assert run("verify", tmp_path / "missing").status == 2
    assert run("verify", tmp_path).status == 2
