"""Fair shuffles in records: honest ones pass, everything else is caught, and nothing crashes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera import Game, Refused
from impera.records.fair import Contributions, Unfair, commit, draw, proof, verify
from impera.rules.agreement import Agreement
from impera.rules.cards import KINDS

from ..conftest import Run
from ..styles import VARIANTS
from .test_fair import SECRET, THREE, flip


def played(table: Agreement, secret: bytes, contributions: Contributions) -> dict[str, Any]:
    """The record of a fairly dealt game."""
    drawn = draw(secret, contributions, table)
    game = Game.at(table, deck=drawn.deck, removed=drawn.removed)
    while not game.over:
        game.decide(game.legal[-1])
    game.beside["shuffle"] = proof(secret, contributions, table)
    return game.record()


FAIR = played(Agreement(3, "it", "draft"), SECRET, THREE)


def changed(**keys: Any) -> dict[str, Any]:
    """The record with some keys of its shuffle changed."""
    return {**FAIR, "shuffle": {**FAIR["shuffle"], **keys}}


@pytest.mark.parametrize("variant", VARIANTS[:8])
def test_a_fairly_dealt_game_is_found_fair(variant: Agreement) -> None:
    table = variant
    record = played(table, SECRET, [*[None] * (table.players - 1), bytes(20)])
    assert verify(record).result == record["result"]
    assert verify(json.dumps(record)).record() == record


def test_a_game_that_was_broken_off_can_be_checked_too() -> None:
    cut = {**FAIR, "decisions": FAIR["decisions"][:20], "result": None}
    assert not verify(cut).over


def test_removed_cards_may_be_in_any_order() -> None:
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
        "is claimed; the game's is",
    ),
}


@pytest.mark.parametrize("name", UNFAIR)
def test_what_does_not_fit_is_found_unfair(name: str) -> None:
    record, why = UNFAIR[name]
    with pytest.raises(Unfair, match=why):
        verify(record)


def without(key: str) -> dict[str, Any]:
    """The record with a key removed from its shuffle."""
    return {**FAIR, "shuffle": {k: v for k, v in FAIR["shuffle"].items() if k != key}}


NO_PROOF: dict[str, tuple[Any, str]] = {
    "not an object": ([FAIR], "a record is a JSON object"),
    "no record": ({"shuffle": FAIR["shuffle"]}, "deck is None; it must be a list"),
    "no shuffle": ({k: v for k, v in FAIR.items() if k != "shuffle"}, "the record has no shuffle"),
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
    if key == "rules":  # from any version that leads to the same game
        assert type(value) is int
        assert value >= 1
        return
    fine: dict[str, object] = {"result": None, "decisions": []}
    assert value in (FAIR.get(key), FAIR["shuffle"].get(inner), fine.get(key, 0))


def write(path: Path, *records: object) -> Path:
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records))
    return path


def test_verify_says_what_a_participant_compares(run: Run, tmp_path: Path) -> None:
    cut = {**FAIR, "decisions": FAIR["decisions"][:9], "result": None}
    done = run("verify", write(tmp_path / "games.jsonl", FAIR, cut))
    one, two = done.out.splitlines()
    assert (done.status, done.err) == (0, "")
    assert one.startswith(f"game 0: fair: commitment {commit(SECRET)}; contributions by 0, 2; ")
    assert f"participant {FAIR['shuffle']['first']} in seat 0" in one
    assert f"{FAIR['result']['by']}, won by seat {FAIR['result']['winners'][0]}" in one
    assert two.endswith("9 decisions; not finished")


def test_verify_says_no_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "games.jsonl", changed(first=1), FAIR, {**FAIR, "decisions": ["end"]})
    done = run("verify", file)
    assert (done.status, done.err) == (1, "")
    assert [line.split(":")[:2] for line in done.out.splitlines()] == [
        ["game 0", " not fair"],
        ["game 1", " fair"],
        ["game 2", " not fair"],
    ]


def test_verify_of_what_is_no_proof_is_one_line_and_status_2(run: Run, tmp_path: Path) -> None:
    plain = Game(seed=1).record()
    done = run("verify", write(tmp_path / "games.jsonl", FAIR, plain))
    assert done.status == 2
    assert done.err == (
        f"impera: {tmp_path}/games.jsonl: game 1 (line 2): the record has no shuffle\n"
    )
    for name, text in {"empty": "", "text": "fair", "deep": "[" * 9999, "list": "[]"}.items():
        (tmp_path / name).write_text(text)
        done = run("verify", tmp_path / name)
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1), name
    assert run("verify", tmp_path / "missing").status == 2
    assert run("verify", tmp_path).status == 2
