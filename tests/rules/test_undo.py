"""Undo: allowed as long as nobody has learned anything."""

import pytest

from impera import Game, Refused

from ..conftest import Position


def decide(game: Game, *tokens: str) -> None:
    for token in tokens:
        game.decide(token)


def test_nothing_decided_is_nothing_to_take_back() -> None:
    assert Game(seed=1).undoable(0) == 0


def test_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Refused, match="there is no seat 3"):
        Game(seed=1).undoable(3)


def test_a_card_played_from_hidden_ones_stays(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1 R1
        hand 1: S1
    """)
    decide(game, "play A1")
    assert game.undoable(0) == 0


def test_a_card_that_all_others_knew_of_may_be_taken_back(position: Position) -> None:
    text = """
        step: play
        hand 0: A1 R1
        hand 1: S1
        sure 1 of 0: A1
        sure 2 of 0: A1
    """
    game = position(f"{text}        sure all of 0: A1\n")
    decide(game, "play A1")
    assert game.undoable(0) == 1
    game = position(text)  # the audience did not know
    decide(game, "play A1")
    assert game.undoable(0) == 0


# All cards of Era III except six U3 and one A3 are open; hand 1 and the deck hide five of them.
COUNTED = """
    players: 4
    turn: 1
    step: play
    hand 1: {hand}
    hand 2: {other}
    area 0: A1
    discard: A1*7 R1*8 E1*4 S1*4 C1*4 A2*8 R2*8 E2*4 S2*8 C2*4 A3*3 E3*8 S3*8 C3*8 U3*10
    deck: {deck}
"""


def test_a_card_that_all_others_could_count_out_may_be_taken_back(position: Position) -> None:
    game = position(COUNTED.format(hand="U3*3", other="A3", deck="U3*3"))
    decide(game, "play U3")
    assert game.undoable(1) == 1  # at most one of three hidden cards is not U3
    game = position(COUNTED.format(hand="A3 U3*2", other="U3", deck="U3*3"))
    decide(game, "play A3")
    assert game.undoable(1) == 0
    game = position(COUNTED.format(hand="U3", other="A3", deck="U3*5"))
    decide(game, "play U3")
    assert game.undoable(1) == 0  # it could have been A3


@pytest.mark.parametrize(
    "tokens",
    [
        "attack R",
        "embargo 1 S",
        "embargo 0 R",
        "democracy 1 S",
        "holy-book",
        "oligarchy, take A1, attack E",
        "oligarchy, take E1, embargo 1 S, democracy 1 S",
        "experiment, take S1, play S1",
        "experiment, take R1, play R1, attack E, holy-book",
        "development, discard R1",
        "assassination",
    ],
)
def test_what_moves_open_cards_only_may_be_taken_back(position: Position, tokens: str) -> None:
    game = position("""
        area 0: A1*3 R1*4 E1*3 S1*3 U3*4
        hand 0: C1 C2
        area 1: S1 R1
        hand 1: A2
        deck: U3*5
    """)
    before = game.position()
    for number, token in enumerate(tokens.split(", "), 1):
        game.decide(token)
        assert game.undoable(0) == number
    game.undo(game.undoable(0))
    assert game.position() == before


def test_what_lies_behind_something_learned_stays(position: Position) -> None:
    game = position("""
        area 0: A1*3 E1*3 R1
        hand 0: C1 S1
        area 1: R1
    """)
    decide(game, "attack R", "development", "discard A1")
    assert game.undoable(0) == 3
    game.decide("play C1")
    assert game.undoable(0) == 0
    game.decide("embargo 0 A")
    assert game.undoable(0) == 1


def test_a_discard_from_hidden_cards_stays(position: Position) -> None:
    game = position("""
        area 0: A1*3
        hand 0: C1 S1
    """)
    decide(game, "assassination", "discard C1")
    assert game.undoable(0) == 0


def test_cards_drawn_stay_drawn(position: Position) -> None:
    game = position("""
        area 0: S1
        hand 0: C1
        deck: A3 U3*5
    """)
    game.decide("breakthrough")
    assert game.undoable(0) == 0


@pytest.mark.parametrize(
    ("other", "deck", "undoable"),
    [("", "A3 U3*4", 1), ("U3", "A3 U3*4", 0), ("U3", "U3*5", 1)],
)
def test_a_draw_of_what_could_be_nothing_else_shows_nothing_new(
    position: Position, other: str, deck: str, undoable: int
) -> None:
    game = position(f"""
        players: 4
        area 0: S1
        hand 1: {other}
        deck: {deck}
    """)
    game.decide("breakthrough")
    assert game.undoable(0) == undoable


def test_a_breakthrough_that_draws_nothing_may_be_taken_back(position: Position) -> None:
    game = position("""
        turn: 1
        area 1: S1
        hand 1: C1
        deck:
        last drawer: 0
        still turns: 0
    """)
    game.decide("breakthrough")
    assert game.undoable(1) == 1


def test_a_seized_hand_has_been_seen(position: Position) -> None:
    game = position("""
        area 0: R1
        hand 0: A1
        hand 1: S1 C1
        sure 0 of 1: S1
    """)
    game.decide("inquisition 1")
    assert game.undoable(0) == 0


def test_a_seized_hand_that_was_known_or_empty_may_be_taken_back(position: Position) -> None:
    for cards in ("", "S1 C1"):
        game = position(f"""
            area 0: R1
            hand 0: A1
            hand 1: {cards}
            sure 0 of 1: {cards}
        """)
        game.decide("inquisition 1")
        assert game.undoable(0) == 1


def test_a_given_card_tells_its_receiver_what_they_did_not_know(position: Position) -> None:
    text = """
        area 0: R1
        hand 0: A1
        hand 1: S1
    """
    game = position(text)
    decide(game, "inquisition 1", "give S1")
    assert game.undoable(0) == 1  # it was the receiver's own card
    game = position(text)
    decide(game, "inquisition 1", "give A1")
    assert game.undoable(0) == 0
    game = position(f"{text}        sure 1 of 0: A1\n")
    decide(game, "inquisition 1", "give A1")
    assert game.undoable(0) == 1


def test_beginning_an_effect_under_an_embargo_may_tell_of_the_hand(position: Position) -> None:
    text = """
        players: 2
        area 0: E1*3 C1
        hand 0: R1
        embargo on 0 {}: E1
    """
    game = position(text.format("C"))
    game.decide("development")
    assert game.undoable(0) == 0  # so the hand doesn't consist of Culture cards only
    game = position(text.format("U"))
    game.decide("development")
    assert game.undoable(0) == 1  # no card of Era I is Utopia


def test_only_your_own_last_decisions_may_be_taken_back(position: Position) -> None:
    game = position("""
        area 0: A1*2 R1*2
        area 1: R1 A1*2 S1
        hand 0: C1*3
        hand 1: S1
        sure 0 of 1: S1
        sure 2 of 1: S1
        sure all of 1: S1
    """)
    game.decide("attack R")
    assert (game.undoable(0), game.undoable(1)) == (1, 0)
    game.decide("end")
    assert game.undoable(0) == 0  # the turn is over, though nothing was drawn
    decide(game, "play S1", "attack S")
    assert (game.undoable(0), game.undoable(1)) == (0, 2)


def test_nothing_is_taken_back_when_the_game_is_over(position: Position) -> None:
    game = position("""
        area 0: A1*7 R1
        area 1: R1
    """)
    decide(game, "inquisition 1", "end")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("edition", ["consensus", "uk"])
def test_in_the_draft_a_choice_may_be_taken_back_until_the_next_one_or_the_packs_move(
    edition: str,
) -> None:
    game = Game(players=3, edition=edition, setup="draft", seed=4)
    for number in range(9):
        seat = game.seat
        assert seat == number % 3
        game.decide(game.legal[0])
        assert game.undoable(seat) == (0 if seat == 2 else 1)
        assert game.undoable((seat - 1) % 3) == 0
    for _ in range(3):
        seat = game.seat
        assert seat is not None
        game.decide(game.legal[0])
        assert game.undoable(seat) == 1


def test_undo_and_rewind_themselves_go_back_freely() -> None:
    game = Game(seed=3)
    decide(game, game.legal[0], "end")
    assert game.undoable(0) == 0
    game.undo(2)
    assert game.decisions == []
