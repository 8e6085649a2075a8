"""Section 5: what every effect does."""

import pytest

from impera import Refused

from ..conftest import Position


@pytest.mark.rule("R5.1")
def test_assassination_discards_one_card_from_your_own_hand(position: Position) -> None:
    game = position("""
        hand 0: S1 R1
        area 0: A1*3
    """)
    game.decide("assassination")
    game.decide("discard R1")
    assert game.view(0)["hands"][0]["cards"] == ["S1"]
    assert game.view()["discard"] == ["R1"]
    assert game.step == "effects"


@pytest.mark.rule("R5.2")
def test_purge_discards_two_cards_from_your_own_hand(position: Position) -> None:
    game = position("""
        hand 0: S1 R1*2
        area 0: A1*5
    """)
    game.decide("purge")
    game.decide("discard R1")
    assert game.view()["effect"] == {
        "name": "purge",
        "asks": "discard",
        "source": "hand",
        "choices": 1,
        "plays": 0,
        "target": None,
    }
    game.decide("discard R1")
    assert game.view(0)["hands"][0]["cards"] == ["S1"]
    assert game.step == "effects"


@pytest.mark.rule("R5.3")
def test_attack_costs_an_army_card_and_takes_one_of_the_domain_from_all(position: Position) -> None:
    game = position("""
        area 0: A1 R1*2
        area 1: R1 S1
        area 2: S1
    """)
    game.decide("attack R")
    assert game.view()["areas"] == [["R1"], ["S1"], ["S1"]]
    assert game.view()["discard"] == ["A1", "R1", "R1"]
    assert game.step == "effects"


@pytest.mark.rule("R5.3")
def test_attack_names_only_a_domain_of_which_the_attacker_has_a_card(position: Position) -> None:
    game = position("""
        area 0: A1 R1
        area 1: S1
    """)
    assert [token for token in game.legal if token.startswith("attack")] == ["attack R"]


@pytest.mark.rule("R5.3")
def test_attack_on_army_needs_two_army_cards(position: Position) -> None:
    assert "attack A" not in position("area 0: A1").legal
    game = position("""
        area 0: A1*2
        area 1: A1
    """)
    game.decide("attack A")
    assert game.view()["areas"] == [[], [], []]
    assert game.view()["discard"] == ["A1"] * 3


@pytest.mark.rule("R5.4")
def test_holy_book_raises_the_hand_limit_to_five_for_this_turn_only(position: Position) -> None:
    game = position("""
        players: 2
        area 0: R1*3
        hand 0: A1
        hand 1: A1*3
    """)
    game.decide("holy-book")
    assert game.view()["hand_limit"] == 5
    game.decide("end")
    assert game.view()["hands"][0]["size"] == 5
    assert game.view()["hand_limit"] == 3


@pytest.mark.rule("R5.5")
def test_divine_right_raises_the_hand_limit_to_seven(position: Position) -> None:
    game = position("area 0: R1*5")
    game.decide("divine-right")
    game.decide("end")
    assert game.view()["hands"][0]["size"] == 7


@pytest.mark.rule("R5.6")
def test_inquisition_takes_a_whole_hand_and_gives_as_many_back(position: Position) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
        hand 1: S1 C1
    """)
    game.decide("inquisition 1")
    assert game.view(0)["hands"][0]["cards"] == ["A1", "S1", "C1"]
    assert game.legal == ["give A1", "give C1", "give S1"]
    game.decide("give A1")
    game.decide("give C1")
    assert game.view(0)["hands"][0]["cards"] == ["S1"]
    assert game.view(1)["hands"][1]["cards"] == ["A1", "C1"]
    assert game.view()["discard"] == ["R1"]
    assert game.step == "effects"


@pytest.mark.rule("R5.6")
def test_you_never_choose_yourself_for_an_inquisition_and_a_hand_may_be_empty(
    position: Position,
) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
    """)
    assert "inquisition 0" not in game.legal
    game.decide("inquisition 2")
    assert game.step == "effects"
    assert game.view(0)["hands"][0]["cards"] == ["A1"]


@pytest.mark.rule("R5.7")
def test_development_discards_one_card_of_the_area_then_plays_one(position: Position) -> None:
    game = position("""
        area 0: E1*3 A1
        hand 0: S1
    """)
    game.decide("development")
    assert game.legal == ["discard A1", "discard E1"]
    game.decide("discard A1")
    assert game.legal == ["play S1"]
    game.decide("play S1")
    assert game.view()["areas"][0] == ["E1", "E1", "E1", "S1"]
    assert game.view()["discard"] == ["A1"]


@pytest.mark.rule("R5.8")
def test_monopoly_discards_two_then_plays_two(position: Position) -> None:
    game = position("""
        area 0: E1*4 E2
        hand 0: S1 C1
        deck: R2
    """)
    game.decide("monopoly")
    for token in ("discard E1", "discard E2", "play C1", "play S1"):
        assert game.step == "resolve"
        game.decide(token)
    assert game.view()["areas"][0] == ["E1", "E1", "E1", "S1", "C1"]
    assert game.step == "effects"


@pytest.mark.rule("R5.9")
def test_embargo_lies_face_down_and_bars_its_domain_on_the_next_turn_of_its_player(
    position: Position,
) -> None:
    game = position("""
        players: 2
        area 0: E1
        area 1: A1
        hand 1: A1 R1
    """)
    game.decide("embargo 1 A")
    assert game.view()["embargoes"] == [{"on": 1, "domain": "A", "card": "E1"}]
    assert game.view()["areas"] == [[], ["A1"]]
    game.decide("end")
    assert game.legal == ["play R1"]
    game.decide("play R1")
    game.decide("end")
    assert game.view()["embargoes"] == []
    assert game.view()["discard"] == ["E1"]


@pytest.mark.rule("R5.9")
def test_embargo_needs_a_face_up_card_and_two_for_your_own_economy(position: Position) -> None:
    one = position("""
        area 0: E1
        area 1: A1
    """)
    assert [t for t in one.legal if t.startswith("embargo")] == ["embargo 1 A"]
    two = position("area 0: E1*2")
    assert [t for t in two.legal if t.startswith("embargo")] == ["embargo 0 E"]


@pytest.mark.rule("R5.9")
def test_a_covered_card_counts_as_before_and_may_be_covered_again(position: Position) -> None:
    game = position("""
        players: 4
        area 0: E1
        area 1: R1*2
        embargo on 1 R: E1
    """)
    game.decide("embargo 1 R")
    game.decide("end")
    assert game.view()["embargoes"] == [{"on": 1, "domain": "R", "card": "E1"}] * 2
    assert "holy-book" in game.legal


@pytest.mark.rule("R5.9")
def test_an_embargo_bars_a_play_inside_research(position: Position) -> None:
    game = position("""
        area 0: S1*4 S2
        hand 0: R1*2 A1
        embargo on 0 R: E1
        deck: R2
    """)
    game.decide("research")
    game.decide("take S1")
    game.decide("take S1")
    assert game.legal == ["play A1", "play S1"]


@pytest.mark.rule("R5.9")
def test_an_embargo_outlives_the_card_it_covers(position: Position) -> None:
    game = position("""
        players: 2
        area 0: A1 R1 E1
        area 1: R1
        hand 1: R1 S1
    """)
    game.decide("embargo 1 R")
    game.decide("attack R")
    assert game.view()["areas"][1] == []
    game.decide("end")
    assert game.legal == ["play S1"]


@pytest.mark.rule("R5.9")
def test_embargoes_add_up(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1 R1 S1
        embargo on 0 A: E1
        embargo on 0 R: E1
    """)
    assert game.legal == ["play S1"]
    assert game.view()["barred"] == ["A", "R"]


@pytest.mark.rule("R5.9")
def test_effects_of_the_embargoed_domain_stay_available(position: Position) -> None:
    game = position("""
        area 0: R1*3
        embargo on 0 R: E1
    """)
    assert "holy-book" in game.legal
    assert "inquisition 1" in game.legal


@pytest.mark.rule("R5.9")
def test_an_embargo_on_yourself_binds_the_following_turn_not_this_one(position: Position) -> None:
    game = position("""
        players: 2
        area 0: S1*3 E1
        hand 0: S1*0 A1 R1
        hand 1: A1
    """)
    game.decide("embargo 0 S")
    game.decide("experiment")
    game.decide("take S1")
    assert "play S1" in game.legal
    game.decide("play S1")
    game.decide("end")
    assert game.view()["embargoes"] == [{"on": 0, "domain": "S", "card": "E1"}]
    game.decide("play A1")
    game.decide("end")
    assert game.view()["barred"] == ["S"]
    game.decide("play A1")
    game.decide("end")
    assert game.view()["embargoes"] == []


@pytest.mark.rule("R5.9")
def test_an_embargo_on_yourself_of_this_turn_stays_when_older_ones_end(position: Position) -> None:
    game = position("""
        area 0: S1 E1
        embargo on 0 S: E1
    """)
    game.decide("embargo 0 S")
    assert game.view()["barred"] == ["S"]
    game.decide("end")
    assert game.view()["embargoes"] == [{"on": 0, "domain": "S", "card": "E1"}]
    assert game.view()["discard"] == ["E1"]


@pytest.mark.rule("R5.9")
def test_an_embargo_on_a_player_without_a_further_turn_stays(position: Position) -> None:
    game = position("""
        turn: 2
        area 2: E1
        area 0: A1
        deck:
        last drawer: 0
    """)
    game.decide("embargo 0 A")
    game.decide("end")
    assert game.over
    assert game.view()["embargoes"] == [{"on": 0, "domain": "A", "card": "E1"}]


@pytest.mark.rule("R5.10")
def test_experiment_takes_a_card_back_and_plays_one_perhaps_the_same(position: Position) -> None:
    game = position("""
        area 0: S1*3
        hand 0: A1
    """)
    game.decide("experiment")
    game.decide("take S1")
    assert game.legal == ["play A1", "play S1"]
    game.decide("play S1")
    assert game.view()["areas"][0] == ["S1"] * 3


@pytest.mark.rule("R5.11")
def test_research_takes_two_back_and_plays_two(position: Position) -> None:
    game = position("""
        area 0: S1*4 S2
        hand 0: A1 R1
        deck: R2
    """)
    game.decide("research")
    for token in ("take S1", "take S2", "play A1", "play R1"):
        game.decide(token)
    assert game.view()["areas"][0] == ["A1", "R1", "S1", "S1", "S1"]
    assert game.view(0)["hands"][0]["cards"] == ["S1", "S2"]


@pytest.mark.rule("R5.12")
@pytest.mark.parametrize("left", [5, 3, 1, 0])
def test_breakthrough_draws_up_to_five_and_discards_as_many(position: Position, left: int) -> None:
    game = position(f"""
        turn: 1
        area 1: S1
        hand 1: A1
        deck: U3*{left}
    """)
    game.decide("breakthrough")
    assert game.view()["hands"][1]["size"] == 1 + left
    for discarded in range(left):
        assert game.view()["effect"] is not None, discarded
        game.decide("discard U3")
    assert game.step == "effects"
    assert game.view(1)["hands"][1]["cards"] == ["A1"]


@pytest.mark.rule("R5.12")
def test_breakthrough_with_seven_cards_left_draws_five(position: Position) -> None:
    game = position("""
        area 0: S1
        hand 0: A1
        deck: U3*7
    """)
    game.decide("breakthrough")
    assert game.view()["deck"]["size"] == 2
    for _ in range(4):
        game.decide("discard U3")
    game.decide("discard A1")
    assert game.view(0)["hands"][0]["cards"] == ["U3"]


@pytest.mark.rule("R5.13")
def test_oligarchy_takes_one_card_of_choice_from_the_discard_pile(position: Position) -> None:
    game = position("""
        area 0: U3*3
        deck: U3
    """)
    game.decide("oligarchy")
    assert "take A1" in game.legal
    game.decide("take E3")
    assert game.view(0)["hands"][0]["cards"] == ["E3"]
    assert game.step == "effects"


@pytest.mark.rule("R5.14")
def test_republic_takes_two(position: Position) -> None:
    game = position("""
        area 0: U3*5
        deck: U3
    """)
    game.decide("republic")
    game.decide("take E3")
    game.decide("take A1")
    assert game.view(0)["hands"][0]["cards"] == ["A1", "E3"]


@pytest.mark.rule("R5.15")
def test_democracy_lies_to_the_end_and_raises_the_need_for_hegemony(position: Position) -> None:
    game = position("""
        area 0: U3*2
        area 1: A1*6
        hand 1: A1
        deck: U3*9
    """)
    game.decide("democracy 1 A")
    game.decide("end")
    assert game.view()["democracy"] == [{"on": 1, "domain": "A", "card": "U3"}]
    game.decide("play A1")
    game.decide("end")
    assert not game.over


@pytest.mark.rule("R5.15")
def test_democracies_add_up(position: Position) -> None:
    text = """
        turn: 1
        area 1: A1*8 {}
        democracy on 1 A: U3*2
        deck: U3*9
    """
    eight = position(text.format(""))
    eight.decide("end")
    assert not eight.over
    nine = position(text.format("A2"))
    nine.decide("end")
    assert nine.result == {"winners": [1], "by": "hegemony", "points": None}


@pytest.mark.rule("R5.15")
def test_democracy_needs_a_card_there_after_the_placed_one_has_left(position: Position) -> None:
    one = position("""
        area 0: U3
        area 1: C1
        deck: U3
    """)
    assert [t for t in one.legal if t.startswith("democracy")] == ["democracy 1 C"]
    two = position("""
        area 0: U3*2
        deck: U3
    """)
    assert [t for t in two.legal if t.startswith("democracy")] == ["democracy 0 U"]


@pytest.mark.rule("Q5.16")
def test_face_down_cards_count_for_nothing_and_cannot_be_touched(position: Position) -> None:
    game = position("""
        area 0: A1*2
        area 1: E1*2 U3
        embargo on 1 E: E1
        democracy on 1 U: U3*2
        deck: U3
        turn: 1
    """)
    assert "development" not in game.legal
    assert "oligarchy" not in game.legal
    assert game.view()["areas"][1] == ["E1", "E1", "U3"]
    attack = position("""
        area 0: A1*2 E1
        area 1: A1
        embargo on 1 E: E1
    """)
    attack.decide("attack E")
    assert attack.view()["embargoes"] == [{"on": 1, "domain": "E", "card": "E1"}]
    assert [t for t in attack.legal if t.startswith("embargo")] == []


@pytest.mark.rule("Q5.17")
def test_a_card_lost_without_a_choice_is_the_oldest_of_its_domain(position: Position) -> None:
    game = position("""
        area 0: A1 A2 A3 R2
        area 1: A2 A3
        deck: U3
    """)
    game.decide("attack A")
    assert game.view()["areas"] == [["A3", "R2"], ["A3"], []]


@pytest.mark.rule("Q5.17")
def test_a_placed_economy_card_is_the_oldest(position: Position) -> None:
    game = position("""
        area 0: E3 E2
        area 1: A1
        deck: U3
    """)
    game.decide("embargo 1 A")
    assert game.view()["embargoes"] == [{"on": 1, "domain": "A", "card": "E2"}]


def test_an_illegal_decision_is_refused_and_changes_nothing(position: Position) -> None:
    game = position("hand 0: A1")
    before = game.position()
    with pytest.raises(Refused, match="'play A1' is not legal; allowed: end"):
        game.decide("play A1")
    with pytest.raises(Refused, match="'dance' is not a decision"):
        game.decide("dance")
    assert game.position() == before
