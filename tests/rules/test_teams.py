"""Section 8: two against two."""

import pytest

from impera import Game, Refused
from impera.rules.agreement import Agreement
from impera.rules.facts import sides_of

from ..conftest import Position


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four_players(players: int) -> None:
    with pytest.raises(Refused, match="teams need 4 players"):
        Game(players=players, teams=True)


@pytest.mark.rule("R8.1")
def test_the_numbers_are_those_of_four_players() -> None:
    table = Game(players=4, teams=True, seed=1).view()["table"]
    assert (table["levels"], table["goal"]) == ([2, 4], 7)


@pytest.mark.rule("R8.1")
def test_partners_sit_opposite_each_other() -> None:
    assert sides_of(Agreement(4, teams=True)) == [[0, 2], [1, 3]]
    assert sides_of(Agreement(3)) == [[0], [1], [2]]


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("seat", "winners"), [(0, [0, 2]), (1, [1, 3]), (2, [0, 2]), (3, [1, 3])])
def test_a_hegemony_wins_for_the_team(position: Position, seat: int, winners: list[int]) -> None:
    game = position(f"""
        players: 4
        teams: yes
        turn: {seat}
        area {seat}: A1*7
    """)
    game.decide("end")
    assert game.result == {"winners": winners, "by": "hegemony", "points": None}


@pytest.mark.rule("R8.2")
def test_two_partners_do_not_add_up_to_a_hegemony(position: Position) -> None:
    game = position("""
        players: 4
        teams: yes
        area 0: A1*6
        area 2: A1
    """)
    game.decide("end")
    assert not game.over


def finish(position: Position, *areas: str) -> dict[str, object]:
    """The result of a team majority with these areas."""
    lines = [f"area {seat}: {cards}" for seat, cards in enumerate(areas)]
    head = ["players: 4", "teams: yes", "turn: 3", "deck:"]
    game = position("\n".join(head + lines))
    game.decide("end")
    assert game.result is not None
    return dict(game.result)


@pytest.mark.rule("R8.3")
def test_a_team_scores_where_one_member_has_the_most(position: Position) -> None:
    result = finish(position, "A1*2", "A1 R1", "S1", "A1 C1")
    assert result["points"] == [2, 2]


@pytest.mark.rule("R8.3")
def test_two_members_who_share_a_domain_score_once(position: Position) -> None:
    assert finish(position, "A1*2", "A1", "A1*2", "")["points"] == [1, 0]


@pytest.mark.rule("R8.3")
def test_a_tie_with_the_other_team_scores_for_both(position: Position) -> None:
    assert finish(position, "A1*2", "A1*2", "A1", "")["points"] == [1, 1]


@pytest.mark.rule("R8.3")
def test_the_cards_of_partners_are_not_added(position: Position) -> None:
    assert finish(position, "A1", "A1*2", "A1*1", "")["points"] == [0, 1]


@pytest.mark.rule("Q8.4")
def test_teams_tied_on_points_compare_their_best_members(position: Position) -> None:
    result = finish(position, "A1*2 U3", "R1*2 U3*2", "U3*2 S1", "C1")
    assert result["points"] == [3, 3]
    assert result["winners"] == [1, 3]


@pytest.mark.rule("Q8.4")
def test_teams_level_everywhere_share_the_victory(position: Position) -> None:
    result = finish(position, "A1 C1", "A1", "", "C1")
    assert result == {"winners": [0, 1, 2, 3], "by": "majority", "points": [2, 2]}


@pytest.mark.rule("Q8.4")
def test_partners_are_other_players_for_every_effect(position: Position) -> None:
    game = position("""
        players: 4
        teams: yes
        area 0: A1 R1 E1 C1
        area 2: R1*2
        hand 2: S1
    """)
    for token in ("inquisition 2", "embargo 2 R", "inspire 2 holy-book"):
        assert token in game.legal
    game.decide("attack R")
    assert game.view()["areas"][2] == ["R1"]


@pytest.mark.rule("Q8.4", "R9.2")
def test_partners_see_no_more_of_each_other_than_anyone(position: Position) -> None:
    game = position("""
        players: 4
        teams: yes
        hand 2: S1
    """)
    assert game.view(0)["hands"][2] == game.view(1)["hands"][2]
    assert game.view(0)["hands"][2]["cards"] is None
