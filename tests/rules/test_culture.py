"""Section 6: Inspiration and the coin."""

import pytest

from ..conftest import Position


def copies(legal: list[str]) -> list[str]:
    """The copies among the legal decisions."""
    return [token for token in legal if token.startswith("inspire")]


@pytest.mark.rule("R6.1")
def test_the_strict_leader_in_culture_copies_what_others_qualify_for(position: Position) -> None:
    game = position("""
        area 0: C1
        hand 0: S1*2
        area 1: A1*5
        area 2: R1*3
    """)
    assert copies(game.legal) == [
        "inspire 1 assassination",
        "inspire 1 purge",
        "inspire 2 holy-book",
    ]


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(("own", "other"), [(0, 0), (1, 1), (1, 2)])
def test_without_a_strict_lead_nothing_is_copied(position: Position, own: int, other: int) -> None:
    game = position(f"""
        area 0: C1*{own}
        area 1: C1*{other}
        area 2: R1*5
    """)
    assert copies(game.legal) == []


@pytest.mark.rule("R6.1")
def test_a_copy_is_resolved_with_the_copiers_own_cards(position: Position) -> None:
    game = position("""
        area 0: C1*2
        hand 0: A1
        area 1: E1*3
    """)
    game.decide("inspire 1 development")
    assert game.legal == ["discard C1"]
    game.decide("discard C1")
    game.decide("play A1")
    assert game.view()["areas"][0] == ["A1", "C1"]


@pytest.mark.rule("R6.1")
def test_only_one_effect_is_copied_a_turn(position: Position) -> None:
    game = position("""
        area 0: C1
        area 1: R1*3
        area 2: A1*3
        hand 0: S1
    """)
    game.decide("inspire 1 holy-book")
    assert copies(game.legal) == []
    assert game.view()["used"] == ["holy-book", "inspiration"]


@pytest.mark.rule("R6.1")
def test_losing_the_culture_lead_in_mid_turn_changes_nothing(position: Position) -> None:
    game = position("""
        area 0: C1
        hand 0: A1 R1
        area 1: S1*3
    """)
    game.decide("inspire 1 experiment")
    game.decide("take C1")
    assert game.view()["coin"] is None
    assert game.legal == ["play A1", "play C1", "play R1"]
    game.decide("play A1")
    assert game.view()["areas"][0] == ["A1"]


@pytest.mark.rule("R6.1", "Q4.6")
def test_a_copy_must_be_completable_with_your_own_cards(position: Position) -> None:
    game = position("""
        area 0: C1
        hand 0: A1*2
        area 1: S1*4 S2
        deck: R2
    """)
    assert copies(game.legal) == ["inspire 1 experiment"]


@pytest.mark.rule("R6.1", "Q4.6")
def test_a_copied_monopoly_needs_two_cards_in_the_area(position: Position) -> None:
    game = position("""
        area 0: C1
        hand 0: A1*2
        area 1: E1*4 E2
        deck: R2
    """)
    assert copies(game.legal) == ["inspire 1 development"]


@pytest.mark.rule("Q6.2")
def test_a_copy_is_refused_after_your_own_effect_of_that_domain(position: Position) -> None:
    game = position("""
        area 0: C1 R1*3
        area 1: R1*5
    """)
    assert copies(game.legal) == ["inspire 1 divine-right"]
    game.decide("holy-book")
    assert copies(game.legal) == []


@pytest.mark.rule("Q6.2")
def test_your_own_effect_is_refused_after_a_copy_of_that_domain(position: Position) -> None:
    game = position("""
        area 0: C1 R1*3
        area 1: R1*5
    """)
    game.decide("inspire 1 divine-right")
    assert "holy-book" not in game.legal
    assert game.view()["hand_limit"] == 7


@pytest.mark.rule("Q6.2")
def test_an_effect_you_qualify_for_yourself_cannot_be_copied(position: Position) -> None:
    game = position("""
        area 0: C1 R1*3
        area 1: R1*3
    """)
    assert copies(game.legal) == []


@pytest.mark.rule("Q6.2")
def test_level_2_may_be_copied_instead_of_using_your_own_level_1(position: Position) -> None:
    game = position("""
        area 0: C1 A1*3
        hand 0: S1*2
        area 1: A1*5
    """)
    assert copies(game.legal) == ["inspire 1 purge"]
    assert "assassination" in game.legal


@pytest.mark.rule("R6.3")
def test_the_coin_lies_on_the_copied_domain_until_a_copy_moves_it(position: Position) -> None:
    game = position("""
        players: 2
        area 0: C1
        area 1: R1*3 A1*3
        hand 0: S1*2
        hand 1: S1*2
    """)
    game.decide("inspire 1 holy-book")
    assert game.view()["coin"] == {"by": 0, "on": 1, "domain": "R"}
    for token in ("end", "play S1", "end", "play S1"):
        game.decide(token)
    assert game.view()["coin"] == {"by": 0, "on": 1, "domain": "R"}
    game.decide("inspire 1 assassination")
    assert game.view()["coin"] == {"by": 0, "on": 1, "domain": "A"}


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("edition", "one", "two"),
    [(name, False, False) for name in ("consensus", "uk", "el", "pt", "it")]
    + [("ro", True, False)],
)
def test_the_coin_returns_when_another_player_catches_up_or_in_ro_exceeds(
    position: Position, edition: str, one: bool, two: bool
) -> None:
    game = position(f"""
        edition: {edition}
        players: 2
        step: play
        turn: 1
        area 0: C1
        area 1: R1*3
        hand 1: C1*2
        hand 0: A1
        coin: by 0 on 1 R
    """)
    game.decide("play C1")
    assert (game.view()["coin"] is not None) == one
    for token in ("end", "play A1", "end", "play C1"):
        game.decide(token)
    assert (game.view()["coin"] is not None) == two


@pytest.mark.rule("R6.3")
def test_an_attack_moves_the_coin_only_as_a_whole(position: Position) -> None:
    game = position("""
        players: 2
        turn: 1
        area 0: C1*2
        area 1: C1 A1 R1*3
        coin: by 0 on 1 R
    """)
    game.decide("attack C")
    assert game.view()["coin"] == {"by": 0, "on": 1, "domain": "R"}


@pytest.mark.rule("R6.3")
def test_the_coin_is_watched_after_each_token_inside_an_effect(position: Position) -> None:
    game = position("""
        players: 2
        area 0: C1
        area 1: S1*3
        hand 0: A1 R1
    """)
    game.decide("inspire 1 experiment")
    assert game.view()["coin"] == {"by": 0, "on": 1, "domain": "S"}
    game.decide("take C1")
    assert game.view()["coin"] is None
    game.decide("play C1")
    assert game.view()["coin"] is None


@pytest.mark.rule("R6.3")
def test_the_same_effect_may_be_copied_turn_after_turn(position: Position) -> None:
    game = position("""
        players: 2
        area 0: C1
        area 1: R1*3
        coin: by 0 on 1 R
    """)
    assert copies(game.legal) == ["inspire 1 holy-book"]
