"""Section 4: effects in general."""

import pytest

from impera import Refused

from ..conftest import Position


@pytest.mark.rule("R4.1")
def test_each_domain_gives_one_permanent_and_one_discard_effect_a_turn(position: Position) -> None:
    game = position("""
        hand 0: S1*3
        area 0: A1*5
    """)
    game.decide("assassination")
    game.decide("discard S1")
    assert "assassination" not in game.legal
    assert "purge" not in game.legal
    assert "attack A" in game.legal
    game.decide("attack A")
    assert "attack A" not in game.legal


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("kind", "token"),
    [
        ("A1", "attack A"),
        ("R1", "inquisition 1"),
        ("E1", "embargo 1 C"),
        ("S1", "breakthrough"),
        ("U3", "democracy 1 C"),
    ],
)
def test_each_discard_effect_is_applied_once_a_turn(
    position: Position, kind: str, token: str
) -> None:
    game = position(f"""
        area 0: {kind}*4
        area 1: C1
        deck: U3*6
    """)
    game.decide(token)
    while game.step == "resolve":
        game.decide(game.legal[0])
    assert [t for t in game.legal if t.split()[0] == token.split()[0]] == []


@pytest.mark.rule("R4.1")
def test_effects_of_the_next_turn_are_fresh(position: Position) -> None:
    game = position("""
        players: 2
        hand 0: S1*3
        hand 1: R1
        area 0: A1*3
        used: assassination attack
    """)
    assert game.legal == ["end"]
    game.decide("end")
    game.decide("play R1")
    game.decide("end")
    game.decide("play S1")
    assert "assassination" in game.legal
    assert "attack A" in game.legal


@pytest.mark.rule("R4.1")
def test_an_effect_is_resolved_before_the_next_one_begins(position: Position) -> None:
    game = position("""
        hand 0: S1 R1
        area 0: A1*3 R1*3
    """)
    game.decide("assassination")
    assert game.step == "resolve"
    assert game.legal == ["discard R1", "discard S1"]


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize(
    ("players", "cards", "legal"),
    [
        (2, 2, []),
        (3, 2, []),
        (3, 3, ["holy-book"]),
        (3, 4, ["holy-book"]),
        (3, 5, ["divine-right", "holy-book"]),
        (4, 1, []),
        (4, 2, ["holy-book"]),
        (4, 3, ["holy-book"]),
        (4, 4, ["divine-right", "holy-book"]),
    ],
)
def test_levels_need_three_and_five_cards_or_with_four_players_two_and_four(
    position: Position, players: int, cards: int, legal: list[str]
) -> None:
    game = position(f"""
        players: {players}
        area 0: R1*{cards}
    """)
    assert [token for token in game.legal if token in ("holy-book", "divine-right")] == legal


@pytest.mark.rule("R4.2")
def test_what_happens_to_the_cards_later_in_the_turn_does_not_matter(position: Position) -> None:
    game = position("""
        hand 0: S1
        area 0: R1*3 A1
    """)
    game.decide("holy-book")
    game.decide("attack R")
    game.decide("end")
    assert game.view()["hands"][0]["size"] == 5


@pytest.mark.rule("R4.3")
def test_level_1_may_be_chosen_instead_of_level_2_but_not_with_it(position: Position) -> None:
    game = position("area 0: R1*5")
    game.decide("holy-book")
    assert game.view()["hand_limit"] == 5
    assert "divine-right" not in game.legal


@pytest.mark.rule("R4.4")
def test_a_discard_effect_costs_one_card_of_its_domain(position: Position) -> None:
    game = position("""
        turn: 1
        area 1: S1
        deck:
    """)
    game.decide("breakthrough")
    assert game.view()["areas"][1] == []
    assert "S1" in game.view()["discard"]


@pytest.mark.rule("R4.4")
def test_culture_has_no_discard_effect(position: Position) -> None:
    assert position("area 0: C1*2").legal == ["end"]


@pytest.mark.rule("R4.4")
def test_the_cards_of_embargo_and_democracy_do_not_go_to_the_discard_pile(
    position: Position,
) -> None:
    game = position("""
        area 0: E1 U3
        area 1: A1
        deck: U3
    """)
    before = game.view()["discard"]
    game.decide("embargo 1 A")
    game.decide("democracy 1 A")
    assert game.view()["discard"] == before
    assert game.view()["areas"][0] == []


@pytest.mark.rule("R4.5")
def test_everybody_sees_the_discard_pile(position: Position) -> None:
    game = position("""
        discard: A1 R1
        removed: A1*3 A2*3 A3*3
    """)
    for viewer in (0, 1, 2, None):
        assert game.view(viewer)["discard"] == ["A1", "R1"]


@pytest.mark.rule("Q4.6")
def test_purge_needs_two_cards_in_hand(position: Position) -> None:
    game = position("""
        hand 0: S1
        area 0: A1*5
    """)
    assert "purge" not in game.legal
    assert "assassination" in game.legal


@pytest.mark.rule("Q4.6")
def test_development_with_a_wholly_embargoed_hand_cannot_begin(position: Position) -> None:
    game = position("""
        hand 0: A1*2
        area 0: E1*3
        embargo on 0 A: E1
    """)
    assert "development" not in game.legal


@pytest.mark.rule("Q4.6")
def test_monopoly_needs_two_playable_cards(position: Position) -> None:
    text = """
        hand 0: A1*2 {}
        area 0: E1*4 E2
        embargo on 0 A: E2
        deck: R2
    """
    assert "monopoly" not in position(text.format("S1")).legal
    assert "development" in position(text.format("S1")).legal
    assert "monopoly" in position(text.format("S1 R1")).legal


@pytest.mark.rule("Q4.6")
def test_experiment_takes_only_what_leaves_a_card_to_play(position: Position) -> None:
    game = position("""
        hand 0: A1*2
        area 0: S1*3 A1
        embargo on 0 A: E1
    """)
    game.decide("experiment")
    assert game.legal == ["take S1"]
    game.decide("take S1")
    assert game.legal == ["play S1"]


@pytest.mark.rule("Q4.6")
def test_research_may_take_one_barred_card_when_the_other_suffices(position: Position) -> None:
    game = position("""
        hand 0: R1
        area 0: S1*4 S2 A1
        embargo on 0 A: E1
        deck: R2
    """)
    game.decide("research")
    assert game.legal == ["take A1", "take S1", "take S2"]
    game.decide("take A1")
    assert game.legal == ["take S1", "take S2"]
    game.decide("take S2")
    assert game.legal == ["play R1", "play S2"]
    with pytest.raises(Refused, match="'play A1' is not legal"):
        game.decide("play A1")


@pytest.mark.rule("Q4.6")
@pytest.mark.parametrize(
    ("kept", "legal"), [(4, []), (3, ["oligarchy"]), (2, ["oligarchy", "republic"])]
)
def test_oligarchy_and_republic_need_cards_in_the_discard_pile(
    position: Position, kept: int, legal: list[str]
) -> None:
    game = position(f"""
        turn: 1
        area 1: U3*5
        hand 1: A1*8 R1*5 E1*4 S1*4 C1*4 A2*8 R2*5 E2*4 S2*8 C2*4
        hand 2: A3*{kept} E3*8 S3*5 C3*8 U3*11
        removed: R1*3 R2*3 S3*3
        deck:
    """)
    assert [token for token in game.legal if token in ("oligarchy", "republic")] == legal
