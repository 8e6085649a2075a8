"""Section 9: what a seat knows."""

import pytest

from impera import Game

from ..conftest import Position


def sure(game: Game, viewer: int | None, hand: int) -> list[str]:
    """What the viewer is sure of in the hand."""
    return game.view(viewer)["hands"][hand]["sure"]


@pytest.mark.rule("R9.1")
def test_what_lies_on_the_table_is_public(position: Position) -> None:
    game = position("""
        area 0: R1*3 C1
        area 1: A1
        hand 1: S1*2
        embargo on 0 A: E1
        democracy on 1 A: U3
        coin: by 0 on 2 S
        used: holy-book
        still turns: 2
        deck: U3*5
    """)
    public = game.view()
    assert public["areas"] == [["R1", "R1", "R1", "C1"], ["A1"], []]
    assert public["embargoes"] == [{"on": 0, "domain": "A", "card": "E1"}]
    assert public["democracy"] == [{"on": 1, "domain": "A", "card": "U3"}]
    assert public["coin"] == {"by": 0, "on": 2, "domain": "S"}
    assert public["hands"][1] == {"size": 2, "eras": [2, 0, 0], "sure": [], "cards": None}
    assert public["deck"] == {"size": 5, "eras": [0, 0, 5]}
    assert (public["turn"], public["step"], public["decides"]) == (0, "effects", 0)
    assert (public["hand_limit"], public["used"]) == (5, ["holy-book"])
    assert public["barred"] == ["A"]
    assert public["still_turns"] == 2


@pytest.mark.rule("R9.1")
def test_every_decision_is_public_but_the_kinds_kept_and_given() -> None:
    game = Game(players=3, setup="draft", seed=11)
    while len(game.decisions) < 9:
        game.decide(game.legal[0])
    kept = game.decisions
    assert game.log() == ["keep ?1"] * 9
    assert game.log(1) == [kept[n] if n % 3 == 1 else "keep ?1" for n in range(9)]


@pytest.mark.rule("R9.1")
def test_only_giver_and_receiver_see_a_given_card(position: Position) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
        hand 1: S1
    """)
    game.decide("inquisition 1")
    game.decide("give S1")
    assert game.log(0) == game.log(1) == ["inquisition 1", "give S1"]
    assert game.log(2) == game.log() == ["inquisition 1", "give ?1"]


@pytest.mark.rule("R9.1")
def test_legal_decisions_are_shown_to_the_seat_that_decides_alone(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1
        hand 1: R1
    """)
    assert game.view(0)["legal"] == ["play A1"]
    assert game.view(1)["legal"] == []
    assert game.view()["legal"] == []


@pytest.mark.rule("R9.2")
def test_your_own_hand_and_pack_are_private() -> None:
    game = Game(players=3, setup="draft", seed=3)
    pack = game.view(0)["pack"]
    assert len(pack) == 4
    game.decide(f"keep {pack[0]}")
    assert game.view(0)["hands"][0]["cards"] == [pack[0]]
    assert game.view(1)["hands"][0]["cards"] is None
    assert game.view()["pack"] == []
    for seat in (1, 2):
        game.decide(f"keep {game.view(seat)['pack'][0]}")
    assert game.view(1)["pack"] == sorted_without(pack, pack[0])
    assert game.view(0)["pack"] != game.view(1)["pack"]


def sorted_without(cards: list[str], card: str) -> list[str]:
    """The cards minus one."""
    rest = list(cards)
    rest.remove(card)
    return rest


@pytest.mark.rule("R9.3")
def test_a_card_taken_from_area_or_discard_pile_is_known_to_all_others(position: Position) -> None:
    game = position("""
        area 0: U3*3 S1*3
        deck: U3
    """)
    game.decide("oligarchy")
    game.decide("take A1")
    game.decide("experiment")
    game.decide("take S1")
    for viewer in (1, 2, None):
        assert sure(game, viewer, 0) == ["A1", "S1"]
    assert sure(game, 0, 0) == []
    game.decide("play S1")
    assert sure(game, 1, 0) == ["A1"]


@pytest.mark.rule("R9.3")
def test_a_card_played_or_discarded_makes_everybody_sure_of_one_fewer(position: Position) -> None:
    game = position("""
        area 0: A1*3
        hand 0: S1*2 R1
        sure 1 of 0: S1*2
        sure 2 of 0: S1
    """)
    game.decide("assassination")
    game.decide("discard S1")
    assert (sure(game, 1, 0), sure(game, 2, 0)) == (["S1"], [])


@pytest.mark.rule("R9.3")
def test_an_inquisition_moves_knowledge_with_the_hand(position: Position) -> None:
    game = position("""
        players: 4
        area 0: R1
        hand 0: A1
        hand 1: S1 C1
        sure 0 of 1: S1
        sure 1 of 0: A1
        sure 2 of 0: A1
        sure 2 of 1: C1
        sure all of 0: A1
    """)
    game.decide("inquisition 1")
    assert sure(game, 0, 1) == []
    assert sure(game, 1, 0) == ["A1", "S1", "C1"]
    for third in (2, 3, None):
        assert sure(game, third, 0) == sure(game, third, 1) == []
    game.decide("give A1")
    assert sure(game, 0, 1) == ["A1"]
    assert sure(game, 1, 0) == ["S1", "C1"]
    game.decide("give S1")
    assert sure(game, 0, 1) == ["A1", "S1"]
    assert sure(game, 1, 0) == ["C1"]
    assert sure(game, 2, 1) == []


@pytest.mark.rule("R9.3")
def test_a_given_card_that_the_target_did_not_know_lowers_nothing(position: Position) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
        hand 1: S1
    """)
    game.decide("inquisition 1")
    game.decide("give A1")
    assert sure(game, 1, 0) == ["S1"]


@pytest.mark.rule("R9.3")
def test_an_inquisition_on_an_empty_hand_makes_nobody_forget(position: Position) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
        sure 2 of 0: A1
    """)
    game.decide("inquisition 1")
    assert sure(game, 2, 0) == ["A1"]


@pytest.mark.rule("R9.3")
def test_after_the_draft_nobody_is_sure_of_any_card() -> None:
    game = Game(players=4, setup="draft", seed=3)
    while game.step in ("draft", "open"):
        game.decide(game.legal[0])
    assert all(sure(game, viewer, hand) == [] for viewer in range(4) for hand in range(4))


@pytest.mark.rule("R9.4")
def test_when_the_game_is_over_every_hand_and_decision_is_open(position: Position) -> None:
    game = position("""
        turn: 2
        area 2: A1*7 R1
        hand 0: S1
        hand 1: C1
    """)
    game.decide("inquisition 0")
    game.decide("give S1")
    assert game.view(1)["hands"][0]["cards"] is None
    game.decide("end")
    assert game.view(1)["hands"][0]["cards"] == ["S1"]
    assert game.log(1) == ["inquisition 0", "give S1", "end"]
