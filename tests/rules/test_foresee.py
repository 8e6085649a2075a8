"""Previews: what a decision will visibly do, and nothing hidden."""

import pytest

from impera import Game, Refused
from impera.rules.foresee import Foresight, Place

from ..conftest import Position

DISCARD: Place = {"place": "discard", "seat": None, "domain": None}
DECK: Place = {"place": "deck", "seat": None, "domain": None}
CENTRE: Place = {"place": "centre", "seat": None, "domain": None}


def area(seat: int, domain: str) -> Place:
    return {"place": "area", "seat": seat, "domain": domain}


def hand(seat: int) -> Place:
    return {"place": "hand", "seat": seat, "domain": None}


def ways(found: Foresight) -> list[tuple[str, Place, Place]]:
    """The moves: what, from where, to where."""
    return [(move["card"], move["source"], move["to"]) for move in found["moves"]]


def quiet(found: Foresight) -> bool:
    """Whether there is nothing but moves."""
    return (found["hand_limit"], found["then"], found["ends"]) == (None, None, None)


def test_a_card_is_played_from_the_hand(position: Position) -> None:
    found = position("step: play\nhand 0: A1 S1").foresee("play S1")
    assert ways(found) == [("S1", hand(0), area(0, "S"))]
    assert quiet(found)


def test_an_attack_takes_the_oldest_cards_of_all(position: Position) -> None:
    game = position("area 0: A1*2 A2 C1\narea 1: A2\narea 2: C1\ndeck: R2")
    assert ways(game.foresee("attack A")) == [
        ("A1", area(0, "A"), DISCARD),
        ("A1", area(0, "A"), DISCARD),
        ("A2", area(1, "A"), DISCARD),
    ]
    assert ways(game.foresee("attack C")) == [
        ("A1", area(0, "A"), DISCARD),
        ("C1", area(0, "C"), DISCARD),
        ("C1", area(2, "C"), DISCARD),
    ]


def test_an_inquisition_moves_backs(position: Position) -> None:
    game = position("area 0: R1\nhand 0: S1\nhand 1: A1 S2 S2\ndeck: R2")
    found = game.foresee("inquisition 1")
    assert ways(found) == [
        ("R1", area(0, "R"), DISCARD),
        ("?1", hand(1), hand(0)),
        ("?2", hand(1), hand(0)),
        ("?2", hand(1), hand(0)),
    ]
    assert found["then"] == {
        "name": "inquisition",
        "asks": "give",
        "source": "hand",
        "choices": 3,
        "plays": 0,
        "target": 1,
    }
    game.decide("inquisition 1")
    assert ways(game.foresee("give S2")) == [("S2", hand(0), hand(1))]


def test_an_embargo_lies_on_a_domain_until_the_end_of_its_turn(position: Position) -> None:
    game = position("players: 2\narea 0: E1 E2\narea 1: S1\nhand 0: A1*3\nhand 1: A1*3\ndeck: R2")
    laid: Place = {"place": "embargo", "seat": 1, "domain": "S"}
    assert ways(game.foresee("embargo 1 S")) == [("E1", area(0, "E"), laid)]
    for token in ("embargo 1 S", "end", "play A1"):
        game.decide(token)
    assert ways(game.foresee("end")) == [("E1", laid, DISCARD), ("?2", DECK, hand(1))]


def test_a_democracy_lies_in_a_domain(position: Position) -> None:
    found = position("area 0: U3\narea 1: S1\ndeck: U3").foresee("democracy 1 S")
    laid: Place = {"place": "democracy", "seat": 1, "domain": "S"}
    assert ways(found) == [("U3", area(0, "U"), laid)]


def test_a_breakthrough_draws_backs(position: Position) -> None:
    found = position("area 0: S1\ndeck: A1*2").foresee("breakthrough")
    assert ways(found) == [
        ("S1", area(0, "S"), DISCARD),
        *[("?1", DECK, hand(0))] * 2,
        *[("?2", DECK, hand(0))] * 3,
    ]
    assert found["then"] is not None
    assert (found["then"]["asks"], found["then"]["choices"]) == ("discard", 5)


def test_holy_book_raises_the_limit_and_moves_nothing(position: Position) -> None:
    game = position("area 0: R1*3\nhand 0: A1*2")
    found = game.foresee("holy-book")
    assert (found["moves"], found["hand_limit"]) == ([], 5)
    game.decide("holy-book")
    ending = game.foresee("end")
    assert ways(ending) == [("?1", DECK, hand(0))] * 3
    assert quiet(ending)


def test_an_effect_is_begun_and_says_what_it_asks_for(position: Position) -> None:
    found = position("area 0: S1*3\nhand 0: A1").foresee("experiment")
    assert found["moves"] == []
    assert found["then"] is not None
    assert (found["then"]["asks"], found["then"]["source"]) == ("take", "area")
    assert (found["then"]["choices"], found["then"]["plays"]) == (1, 1)


def test_cards_go_to_the_hand_and_to_the_pile_openly(position: Position) -> None:
    game = position("area 0: S1*3 U3*3\nhand 0: A1\ndeck: U3*2")
    for token, way in (
        ("take S1", ("S1", area(0, "S"), hand(0))),
        ("play A1", ("A1", hand(0), area(0, "A"))),
    ):
        game.decide("experiment") if game.step == "effects" else None
        assert ways(game.foresee(token)) == [way]
        game.decide(token)
    game.decide("oligarchy")
    assert ways(game.foresee("take R1")) == [("R1", DISCARD, hand(0))]


def test_the_coin_goes_to_what_is_copied_and_back_to_the_deck(position: Position) -> None:
    game = position("area 0: C1\narea 1: R1*3\nhand 0: S1\nhand 1: C1")
    coin = ("coin", DECK, area(1, "R"))
    assert ways(game.foresee("inspire 1 holy-book")) == [coin]
    game.decide("inspire 1 holy-book")
    game.decide("end")
    assert ways(game.foresee("play C1")) == [
        ("C1", hand(1), area(1, "C")),
        ("coin", area(1, "R"), DECK),
    ]


def test_a_coin_that_stays_does_not_move(position: Position) -> None:
    game = position("area 0: C1\narea 1: R1*3\ncoin: by 0 on 1 R")
    assert ways(game.foresee("inspire 1 holy-book")) == []


def test_the_end_of_the_game_is_foreseen(position: Position) -> None:
    assert position("area 0: A1*7\nhand 0: S1*3").foresee("end")["ends"] == "hegemony"
    assert position("turn: 2\narea 0: A1\ndeck:").foresee("end")["ends"] == "majority"
    still = position("players: 2\nturn: 1\nhand 1: A1*3\nstill turns: 19")
    assert still.foresee("end")["ends"] == "stalemate"


def test_in_the_draft_a_card_comes_out_of_the_pack(position: Position) -> None:
    game = Game(players=2, setup="draft", seed=3)
    while game.step == "draft":
        token = game.legal[0]
        pack: Place = {"place": "pack", "seat": game.seat, "domain": None}
        assert game.seat is not None
        found = game.foresee(token)
        assert ways(found) == [(token.split()[1], pack, hand(game.seat))]
        assert quiet(found)
        game.decide(token)
    kind = game.legal[0].split()[1]
    assert ways(game.foresee(f"open {kind}")) == [(kind, CENTRE, area(1, kind[0]))]


def test_nothing_is_foreseen_of_what_is_not_legal(position: Position) -> None:
    game = position("step: play\nhand 0: A1")
    before = game.position()
    for token in ("end", "attack", "fly"):
        with pytest.raises(Refused):
            game.foresee(token)
    game.foresee("play A1")
    assert game.position() == before
