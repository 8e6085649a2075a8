"""Section 7: how the game ends."""

from collections.abc import Sequence

import pytest

from ..conftest import Position


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(("players", "goal"), [(2, 8), (3, 7), (4, 7)])
def test_hegemony_needs_eight_or_seven_cards_of_one_domain(
    position: Position, players: int, goal: int
) -> None:
    for cards, wins in ((goal - 1, False), (goal, True)):
        game = position(f"""
            players: {players}
            area 0: R1*{cards}
        """)
        game.decide("end")
        assert game.over == wins
        if wins:
            assert game.result == {"winners": [0], "by": "hegemony", "points": None}


@pytest.mark.rule("R7.1")
def test_hegemony_counts_only_at_the_end_of_your_own_turn(position: Position) -> None:
    game = position("""
        step: play
        hand 0: A1
        area 0: A1*6
    """)
    game.decide("play A1")
    assert not game.over
    game.decide("end")
    assert game.over


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize(("cards", "wins"), [(7, False), (8, True)])
def test_hegemony_needs_one_more_for_each_face_down_utopia_card(
    position: Position, cards: int, wins: bool
) -> None:
    game = position(f"""
        area 0: A1*{cards}
        democracy on 0 A: U3
        deck: U3
    """)
    game.decide("end")
    assert game.over == wins


LAST = {
    ("consensus", 0): [0, 1, 2],
    ("consensus", 1): [1, 2],
    ("consensus", 2): [2],
    ("pt", 0): [0, 1, 2],
    ("pt", 1): [1, 2, 0],
    ("pt", 2): [2, 0, 1],
}


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("in_step", [2, 3])
@pytest.mark.parametrize(("edition", "drawer"), LAST)
def test_the_last_card_drawn_in_either_step_by_each_seat(
    position: Position, edition: str, drawer: int, in_step: int
) -> None:
    hands = {0: "A1*4", 1: "R1*4", 2: "S2*4", drawer: "A2*2"}
    lines = [f"hand {seat}: {cards}" for seat, cards in hands.items()]
    head = [f"edition: {edition}", f"turn: {drawer}", f"area {drawer}: S1", "deck: U3"]
    game = position("\n".join(head + lines))
    if in_step == 2:
        game.decide("breakthrough")
        game.decide("discard U3")
        assert game.view()["last_round"]
    turns = [game.turn]
    while not game.over:
        game.decide("end" if "end" in game.legal else game.legal[0])
        if game.turn != turns[-1] and not game.over:
            turns.append(game.turn)
    assert turns == LAST[edition, drawer]
    assert game.result is not None
    assert game.result["by"] == "majority"


@pytest.mark.rule("R7.2")
def test_nobody_draws_in_the_last_round_but_effects_stay_available(position: Position) -> None:
    game = position("""
        turn: 1
        step: play
        area 1: A1*3
        hand 1: R1*2
        deck:
        last drawer: 0
    """)
    game.decide("play R1")
    assert "assassination" in game.legal
    game.decide("end")
    assert game.view()["hands"][1]["size"] == 1


@pytest.mark.rule("R7.2")
def test_hegemony_in_the_last_round_still_wins_at_once(position: Position) -> None:
    game = position("""
        turn: 1
        area 1: A1*7
        deck:
        last drawer: 0
    """)
    game.decide("end")
    assert game.result == {"winners": [1], "by": "hegemony", "points": None}


def finish(position: Position, *areas: str, players: int = 3) -> dict[str, object]:
    """The result of a majority with these areas."""
    lines = [f"area {seat}: {cards}" for seat, cards in enumerate(areas)]
    game = position("\n".join([f"players: {players}", f"turn: {players - 1}", "deck:", *lines]))
    game.decide("end")
    assert game.result is not None
    assert game.result["by"] == "majority"
    return dict(game.result)


@pytest.mark.rule("R7.3")
def test_each_domain_gives_a_point_to_whoever_has_the_most_and_to_all_who_tie(
    position: Position,
) -> None:
    result = finish(position, "A1*2 R1", "A1 R1 S1", "R1 C1 E1")
    assert result["points"] == [2, 2, 3]
    assert result["winners"] == [2]


@pytest.mark.rule("R7.3")
def test_nobody_scores_a_domain_in_which_all_have_none(position: Position) -> None:
    assert finish(position, "A1", "", "")["points"] == [1, 0, 0]


@pytest.mark.rule("R7.3", "Q5.16")
def test_face_down_cards_do_not_score(position: Position) -> None:
    game = position("""
        turn: 2
        area 0: E1
        democracy on 1 U: U3*3
        embargo on 1 E: E1*2
        deck:
    """)
    game.decide("end")
    assert game.result == {"winners": [0], "by": "majority", "points": [1, 0, 0]}


def tied(**counts: Sequence[int]) -> list[str]:
    """Four areas: seats 0 to 2 tie on points, seat 3 has the most where the counts differ."""
    areas = []
    for seat in range(4):
        cards = []
        for kind in ("U3", "C3", "S3", "E3", "R2", "A2"):
            number = counts.get(kind, (1, 1, 1, 0))[seat]
            cards += [kind] * number
        areas.append(" ".join(cards))
    return areas


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize("kind", ["U3", "C3", "S3", "E3", "R2", "A2"])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_a_three_way_tie_is_broken_by_each_domain(
    position: Position, kind: str, winner: int
) -> None:
    counts = [1, 1, 1, 3]
    counts[winner] = 2
    result = finish(position, *tied(**{kind: counts}), players=4)
    assert result["points"] == [5, 5, 5, 1]
    assert result["winners"] == [winner]


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("first", "then"),
    [("U3", "C3"), ("C3", "S3"), ("S3", "E3"), ("E3", "R2"), ("R2", "A2"), ("U3", "A2")],
)
def test_whoever_has_fewer_drops_out_before_the_next_domain_is_compared(
    position: Position, first: str, then: str
) -> None:
    result = finish(position, *tied(**{first: (2, 2, 1, 3), then: (0, 1, 2, 3)}), players=4)
    assert result["points"] == [4, 4, 4, 2]
    assert result["winners"] == [1]


@pytest.mark.rule("R7.4")
def test_only_those_tied_on_points_are_compared(position: Position) -> None:
    result = finish(position, "A1 R1", "E1 S1", "U3")
    assert result["points"] == [2, 2, 1]
    assert result["winners"] == [1]


@pytest.mark.rule("Q7.5")
def test_a_full_tie_is_a_shared_victory(position: Position) -> None:
    result = finish(position, "A1 C1", "A1 C1", "A1 C1")
    assert result == {"winners": [0, 1, 2], "by": "majority", "points": [2, 2, 2]}


@pytest.mark.rule("Q7.6")
def test_ten_rounds_without_a_card_drawn_end_the_game_by_majority(position: Position) -> None:
    game = position("""
        players: 2
        turn: 1
        hand 1: A1*4
        area 0: C1
        still turns: 19
    """)
    game.decide("end")
    assert game.result == {"winners": [0], "by": "stalemate", "points": [1, 0]}


@pytest.mark.rule("Q7.6")
@pytest.mark.parametrize(("hand", "still"), [("A1*3", 6), ("A1*2", 0)])
def test_still_turns_are_counted_and_begin_again_with_any_draw(
    position: Position, hand: str, still: int
) -> None:
    game = position(f"""
        hand 0: {hand}
        still turns: 5
    """)
    game.decide("end")
    assert game.view()["still_turns"] == still


@pytest.mark.rule("Q7.6")
def test_a_breakthrough_begins_the_count_again(position: Position) -> None:
    game = position("""
        hand 0: A1*3
        area 0: S1
        still turns: 29
    """)
    game.decide("breakthrough")
    for _ in range(5):
        game.decide(game.legal[0])
    game.decide("end")
    assert not game.over
    assert game.view()["still_turns"] == 0
