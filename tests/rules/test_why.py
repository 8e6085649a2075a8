"""Why a decision is impossible: each reason with its own position and its rule."""

import re
from pathlib import Path

import pytest

from impera import Game, Refused
from impera.rules.why import RULES, Why, why_not
from impera.words.catalogue import ENGLISH

from ..conftest import Position


def says(game: Game, token: str, reason: str, **given: str | int) -> None:
    """Check the reason, its rule and the arguments of its sentence."""
    assert game.why_not(token) == Why(reason, RULES[reason], given)


# Whose decision it is.


def test_when_the_game_is_over_nothing_is_decided(position: Position) -> None:
    game = position("step: over\nover: hegemony\narea 0: A1*7")
    says(game, "end", "over")
    assert why_not(game.view_record(1), "attack") == Why("over", "R3.4", {})


def test_you_wait_while_it_is_the_turn_of_another(position: Position) -> None:
    game = position("turn: 1\narea 1: A1*2")
    for viewer in (0, 2, None):
        assert why_not(game.view_record(viewer), "end") == Why(
            "not-your-turn", "R3.4", {"target": 1}
        )
    assert game.why_not("attack A") is None


def test_in_the_draft_you_wait_for_the_seats_before_you(position: Position) -> None:
    game = Game(players=2, setup="draft", seed=1)
    assert why_not(game.view_record(1), "keep A1") == Why("not-your-pick", "R2.5", {"target": 0})


def test_only_someone_who_plays_can_be_chosen(position: Position) -> None:
    game = position("players: 2\narea 0: R1 C1")
    says(game, "inquisition 2", "players", n=2)
    says(game, "inspire 3 purge", "players", n=2)


# The draft.


@pytest.mark.rule("R2.4")
def test_without_a_draft_no_card_is_kept(position: Position) -> None:
    says(position("step: play\nhand 0: A1"), "keep A1", "no-draft")


def test_after_the_draft_no_card_is_kept_or_opened(position: Position) -> None:
    game = position("setup: draft\nhand 0: A1")
    says(game, "keep A1", "draft-over")
    says(game, "open A1", "draft-over")


def drafting(position: Position) -> Game:
    return position("players: 2\nsetup: draft\nstep: draft\npack 0: A1*2 S1 E1\npack 1: R1*4")


def test_only_cards_of_your_own_pack_are_kept(position: Position) -> None:
    game = drafting(position)
    says(game, "keep R1", "pack", domain="R", era=1)
    assert game.why_not("keep A1") is None


def test_before_anything_else_a_card_of_the_pack_is_kept(position: Position) -> None:
    for token in ("play A1", "open A1", "attack", "end"):
        says(drafting(position), token, "keep-first")


OPENING = """
    players: 2
    setup: draft
    step: open
    seat: 1
    hand 0: A1*3
    hand 1: R1*3
    centre: S1 E1
"""


def test_only_cards_of_the_centre_are_opened(position: Position) -> None:
    says(position(OPENING), "open R1", "centre", domain="R", era=1)


def test_before_the_first_turn_a_card_of_the_centre_is_taken(position: Position) -> None:
    says(position(OPENING), "play R1", "open-first")


# Step 1.


def test_only_cards_in_hand_are_played(position: Position) -> None:
    game = position("step: play\nhand 0: A1")
    says(game, "play U3", "no-card", domain="U", era=3)
    assert game.why_not("play") is None


def test_an_embargo_bars_its_domain(position: Position) -> None:
    game = position("step: play\nhand 0: A1 S1\nembargo on 0 S: E1")
    says(game, "play S1", "embargo", domain="S")


def test_the_turn_cannot_end_before_a_card_is_played(position: Position) -> None:
    says(position("step: play\nhand 0: A1"), "end", "play-first")


def test_effects_wait_for_step_2(position: Position) -> None:
    game = position("step: play\nhand 0: A1\narea 0: A1*3")
    for token in ("attack", "attack A", "assassination", "inspire"):
        says(game, token, "step")


def test_a_second_card_is_not_played(position: Position) -> None:
    game = position("hand 0: A1 S1\nembargo on 0 S: E1")
    says(game, "play A1", "one-play")
    says(game, "play R1", "one-play")
    says(game, "play", "one-play")
    says(game, "play S1", "embargo", domain="S")  # perhaps step 1 was skipped for this reason


def test_without_an_effect_nothing_is_discarded_taken_or_given(position: Position) -> None:
    game = position("hand 0: A1\narea 0: S1")
    for token in ("discard A1", "take S1", "give A1", "discard"):
        says(game, token, "not-asked")


# Inside an effect.


def test_an_effect_is_finished_first(position: Position) -> None:
    game = position("hand 0: A1*2\narea 0: A1*3")
    game.decide("assassination")
    for token in ("end", "attack A", "play A1", "take A1", "give A1", "inspire"):
        says(game, token, "resolving", effect="assassination")
    assert game.why_not("discard") is None


def test_from_the_hand_goes_only_what_is_there(position: Position) -> None:
    game = position("hand 0: S1\narea 0: A1*3")
    game.decide("assassination")
    says(game, "discard A1", "not-in-hand", domain="A", era=1)


def test_from_the_area_goes_only_what_is_there(position: Position) -> None:
    game = position("hand 0: A1\narea 0: E1*3")
    game.decide("development")
    says(game, "discard A1", "not-in-area", domain="A", era=1)
    game.decide("discard E1")
    says(game, "play E1", "no-card", domain="E", era=1)


def test_from_the_pile_goes_only_what_is_there(position: Position) -> None:
    game = position("area 0: U3*3\ndeck: U3*10")
    game.decide("oligarchy")
    says(game, "take U3", "not-in-pile", domain="U", era=3)


def test_no_choice_leads_to_where_nothing_can_be_played(position: Position) -> None:
    game = position("hand 0: S1\narea 0: S1*3 A1\nembargo on 0 S: E1")
    game.decide("experiment")
    says(game, "take S1", "dead-end")
    game.decide("take A1")
    says(game, "play S1", "embargo", domain="S")


# Permanent effects.


def test_a_domain_gives_one_permanent_effect_a_turn(position: Position) -> None:
    game = position("hand 0: S1*2\narea 0: A1*5\nused: assassination")
    for token in ("assassination", "purge"):
        says(game, token, "used-permanent", domain="A")


def test_a_level_needs_its_cards(position: Position) -> None:
    game = position("hand 0: S1*2\narea 0: A1*3")
    says(game, "purge", "level", effect="purge", domain="A", n=5, have=3)
    four = position("players: 4\narea 0: A1")
    says(four, "assassination", "level", effect="assassination", domain="A", n=2, have=1)


def test_what_is_discarded_or_played_has_to_be_in_hand(position: Position) -> None:
    says(position("area 0: A1*3"), "assassination", "hand", n=1)
    says(position("hand 0: S1\narea 0: E1*4 E2\ndeck: R2"), "monopoly", "hand", n=2)


def test_what_is_taken_has_to_be_in_the_area(position: Position) -> None:
    game = position("area 0: C1\narea 1: S1*4 S2\nhand 0: A1*2\ndeck: R2")
    says(game, "inspire 1 research", "area", n=2)
    assert game.why_not("inspire 1 experiment") is None


def test_what_is_taken_has_to_be_in_the_pile(position: Position) -> None:
    game = position("""
        turn: 1
        area 1: U3*5
        hand 1: A1*8 R1*5 E1*4 S1*4 C1*4 A2*8 R2*5 E2*4 S2*8 C2*4
        hand 2: A3*3 E3*8 S3*5 C3*8 U3*11
        removed: R1*3 R2*3 S3*3
        deck:
    """)
    says(game, "republic", "pile", n=2)
    assert game.why_not("oligarchy") is None


def test_enough_has_to_be_left_to_be_played(position: Position) -> None:
    game = position(
        "hand 0: S1\narea 0: S1*3 E1*3\nembargo on 0 S: E1\nembargo on 0 E: E2\ndeck: R2"
    )
    says(game, "development", "playable")
    says(game, "experiment", "playable")


# Discard effects.


def test_a_domain_gives_one_discard_effect_a_turn(position: Position) -> None:
    game = position("area 0: A1*2\nused: attack")
    says(game, "attack", "used-discard", domain="A")
    says(game, "attack A", "used-discard", domain="A")


def test_a_discard_effect_is_paid_with_a_card_of_its_domain(position: Position) -> None:
    game = position("area 0: C1")
    says(game, "breakthrough", "payment", effect="breakthrough", domain="S")
    says(game, "embargo 1 C", "payment", effect="embargo", domain="E")


def test_whoever_attacks_a_domain_has_a_card_there(position: Position) -> None:
    game = position("area 0: A1 C1\narea 1: S1")
    says(game, "attack S", "attack", domain="S")
    assert game.why_not("attack") is None


def test_an_attack_on_army_takes_two_cards(position: Position) -> None:
    says(position("area 0: A1 C1"), "attack A", "attack-army")


def test_with_an_army_card_alone_nothing_is_attacked(position: Position) -> None:
    says(position("area 0: A1\narea 1: S1"), "attack", "attack-none")


def test_nobody_takes_their_own_hand_in_an_inquisition(position: Position) -> None:
    game = position("area 0: R1")
    says(game, "inquisition 0", "inquisition")
    assert game.why_not("inquisition") is None


def test_an_embargo_covers_a_card_that_is_there(position: Position) -> None:
    game = position("area 0: E1\narea 1: S1")
    says(game, "embargo 1 A", "embargo-target", target=1, domain="A")
    assert game.why_not("embargo 1") is None


def test_your_own_economy_is_covered_with_another_economy_card(position: Position) -> None:
    says(position("area 0: E1\narea 1: S1"), "embargo 0 E", "embargo-own")


def test_in_some_editions_nobody_embargoes_themselves(position: Position) -> None:
    for edition in ("ro", "pt"):
        game = position(f"edition: {edition}\narea 0: E1 S1")
        says(game, "embargo 0 S", "embargo-another")
        says(game, "embargo 0", "embargo-another")


def test_an_embargo_needs_some_card_to_cover(position: Position) -> None:
    game = position("area 0: E1")
    for token in ("embargo", "embargo 0", "embargo 1"):
        says(game, token, "embargo-none")


def test_a_democracy_needs_a_card_in_the_domain(position: Position) -> None:
    game = position("area 0: U3\narea 1: S1\ndeck: U3")
    says(game, "democracy 1 A", "democracy-target", target=1, domain="A")


def test_your_own_utopia_needs_two_cards_for_a_democracy(position: Position) -> None:
    says(position("area 0: U3\narea 1: S1\ndeck: U3"), "democracy 0 U", "democracy-own")


def test_in_one_edition_nobody_puts_a_democracy_into_their_own_area(position: Position) -> None:
    game = position("edition: pt\narea 0: U3 S1\ndeck: U3")
    says(game, "democracy 0 S", "democracy-another")
    assert game.why_not("democracy 1 A") is None


def test_a_democracy_needs_some_domain_with_cards(position: Position) -> None:
    says(position("area 0: U3\ndeck: U3"), "democracy", "democracy-none")
    assert position("edition: ro\narea 0: U3\ndeck: U3").why_not("democracy") is None


# Inspiration.


def test_only_the_leader_in_culture_copies(position: Position) -> None:
    game = position("area 0: C1\narea 1: C1\narea 2: R1*3")
    for token in ("inspire", "inspiration", "inspire 2", "inspire 2 holy-book"):
        says(game, token, "lead")


def test_nobody_copies_themselves(position: Position) -> None:
    says(position("area 0: C1 R1*3"), "inspire 0 holy-book", "inspire-own")


def test_somebody_has_to_have_an_effect_to_copy(position: Position) -> None:
    says(position("area 0: C1\narea 1: A1*2"), "inspire", "no-sources")


def test_whoever_is_chosen_has_to_have_an_effect(position: Position) -> None:
    game = position("area 0: C1\narea 1: R1*3\narea 2: A1*2")
    says(game, "inspire 2", "no-source", target=2)
    assert game.why_not("inspire 1") is None


def test_whoever_is_chosen_has_to_have_the_cards_for_the_effect(position: Position) -> None:
    game = position("area 0: C1\narea 1: R1*3")
    says(game, "inspire 1 divine-right", "source", target=1, effect="divine-right")


def test_one_effect_is_copied_a_turn(position: Position) -> None:
    game = position("area 0: C1\narea 1: R1*3\narea 2: A1*3\nhand 0: S1")
    game.decide("inspire 1 holy-book")
    says(game, "inspire 2 assassination", "copied")


def test_what_you_have_the_cards_for_is_not_copied(position: Position) -> None:
    game = position("area 0: C1 R1*3\narea 1: R1*3")
    says(game, "inspire 1 holy-book", "own-effect", effect="holy-book")
    says(game, "inspire", "own-effect", effect="holy-book")


def test_a_domain_that_was_used_is_not_copied(position: Position) -> None:
    game = position("area 0: C1 R1*3\narea 1: R1*5\nused: holy-book")
    says(game, "inspire 1 divine-right", "copied-domain", domain="R")


# All of them.


def test_a_reason_is_said_in_a_sentence(position: Position) -> None:
    why = position("area 0: E1\narea 1: S1").why_not("embargo 1 A")
    assert why is not None
    assert ENGLISH.why(why) == "Seat 1 has no face-up Army card to cover (R5.9)."


@pytest.mark.parametrize("token", ["", "fly", "play Z9", "play  A1", "attack A A", "inspire purge"])
def test_what_is_no_decision_is_refused(token: str) -> None:
    with pytest.raises(Refused, match="is not a decision"):
        Game(seed=1).why_not(token)


def test_every_reason_has_its_test() -> None:
    named = re.findall(r'(?:"|says\([^"]*"[^"]*", ")([a-z-]+)"', Path(__file__).read_text("utf-8"))
    assert set(RULES) <= set(named)
