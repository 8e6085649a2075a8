"""Section 3: the turn."""

import pytest

from ..conftest import Position


@pytest.mark.rule("R3.1")
def test_exactly_one_card_of_the_hand_is_played(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1 A1 R1
    """)
    assert game.legal == ["play A1", "play R1"]
    game.decide("play A1")
    assert game.view()["areas"][0] == ["A1"]
    assert game.step == "effects"


@pytest.mark.rule("R3.1")
def test_only_an_embargo_makes_a_card_unplayable(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1 R1 S1
        area 0: A1
        embargo on 0 A: E1
    """)
    assert game.legal == ["play R1", "play S1"]
    assert game.view()["barred"] == ["A"]


@pytest.mark.rule("R3.1")
def test_step_1_is_skipped_when_the_whole_hand_is_embargoed(position: Position) -> None:
    game = position("""
        turn: 2
        hand 0: A1 A1 A1
        area 0: S1
        embargo on 0 A: E1
        hand 2: R1
    """)
    game.decide("end")
    assert (game.seat, game.step) == (0, "effects")
    assert game.decisions == ["end"]


@pytest.mark.rule("R3.1")
def test_step_1_is_skipped_with_an_empty_hand(position: Position) -> None:
    game = position("""
        turn: 1
        hand 1: A1 A1 A1
        deck:
        last drawer: 0
    """)
    game.decide("end")
    assert (game.seat, game.step) == (2, "effects")


@pytest.mark.rule("R3.2")
def test_step_2_may_be_ended_at_once_or_after_effects_in_any_order(position: Position) -> None:
    text = """
        hand 0: S1 S1 C1
        area 0: A1*3 R1*3
    """
    one, other = position(text), position(text)
    assert "end" in one.legal
    one.decide("holy-book")
    one.decide("assassination")
    one.decide("discard S1")
    other.decide("assassination")
    other.decide("discard S1")
    other.decide("holy-book")
    assert one.position() == other.position()


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("hand", "after"), [("", 3), ("A1", 3), ("A1*3", 3), ("A1*5", 5)])
def test_the_hand_is_filled_to_three_and_never_cut(
    position: Position, hand: str, after: int
) -> None:
    game = position(f"hand 0: {hand}")
    game.decide("end")
    assert game.view()["hands"][0]["size"] == after


@pytest.mark.rule("R3.3")
def test_a_deck_too_small_gives_what_it_has_and_discards_are_not_shuffled(
    position: Position,
) -> None:
    game = position("""
        hand 0: A1
        hand 1: A1
        deck: U3
    """)
    pile = game.view()["discard"]
    assert pile
    game.decide("end")
    assert game.view(0)["hands"][0]["cards"] == ["A1", "U3"]
    assert game.view()["discard"] == pile
    assert game.view()["deck"]["size"] == 0


@pytest.mark.rule("R3.4")
def test_embargoes_of_the_turn_are_discarded_at_its_end(position: Position) -> None:
    game = position("""
        step: effects
        hand 0: R1
        area 0: A1
        embargo on 0 A: E1
        embargo on 1 S: E1
    """)
    game.decide("end")
    assert game.view()["embargoes"] == [{"on": 1, "domain": "S", "card": "E1"}]
    assert game.view()["discard"] == ["E1"]


@pytest.mark.rule("R3.4")
def test_hegemony_comes_before_the_end_of_the_last_round(position: Position) -> None:
    game = position("""
        turn: 2
        area 2: A1*7
        area 0: R1 E1 S1 C1 U3*2
        deck:
        last drawer: 1
    """)
    game.decide("end")
    assert game.result == {"winners": [2], "by": "hegemony", "points": None}


@pytest.mark.rule("R2.1")
def test_turns_go_clockwise(position: Position) -> None:
    game = position("""
        players: 4
        turn: 3
    """)
    game.decide("end")
    assert game.turn == 0
