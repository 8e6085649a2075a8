"""Who could win by hegemony on their next turn, for all that a viewer knows."""

import pytest

from impera.bots.ladder import make_bot
from impera.game import Game
from impera.rules.cards import DOMAINS
from impera.rules.chance import generators
from impera.rules.notation import TOKENS, legal_numbers

from ..conftest import Position
from ..styles import VARIANTS


def threats(game: Game, viewer: int | None) -> list[tuple[int, str]]:
    return [(each["seat"], each["domain"]) for each in game.view(viewer)["threats"]]


@pytest.mark.rule("R7.1")
def test_whoever_is_one_card_away_threatens_to_win(position: Position) -> None:
    game = position("""
        players: 3
        turn: 0
        step: play
        hand 0: A1
        hand 1: C1
        hand 2: C1
        area 0: C1
        area 1: A1*6
        area 2: R1*5
    """)
    assert threats(game, 0) == [(1, "A")]
    assert threats(game, None) == [(1, "A")]
    assert threats(game, 1) == []  # they see that they have no Army card


@pytest.mark.rule("R5.9")
def test_an_embargo_stops_it(position: Position) -> None:
    game = position("""
        players: 3
        turn: 0
        step: effects
        hand 0: A1
        hand 1: R1
        hand 2: C1
        area 0: C1
        area 1: A1*6
        embargo on 1 A: E1
    """)
    assert threats(game, 0) == []


@pytest.mark.rule("R5.7")
def test_effects_that_play_more_cards_are_counted(position: Position) -> None:
    table = """
        players: 3
        turn: 0
        step: play
        hand 0: C1
        hand 1: C1 R1
        area 1: A1*5 E1*{}
    """
    assert threats(position(table.format(3)), 0) == [(1, "A")]  # step 1 and Development
    assert threats(position(table.format(1)), 0) == []


@pytest.mark.rule("R7.1")
def test_whoever_wins_by_hegemony_was_a_threat_before_their_turn() -> None:
    wins, greedy, lots = 0, make_bot("greedy"), generators(1, 7)
    for number, variant in enumerate(VARIANTS):
        game, before, mover = Game.at(variant, number), [], None
        while not game.over:
            if game.step == "play":
                mover = game.seat
                before = [threats(game, viewer) for viewer in (None, mover)]
            view = game.view_record(game.seat)
            game.decide(TOKENS[greedy(view, legal_numbers(view[0].legal.tolist()), lots)])
        if game.result is not None and game.result["by"] == "hegemony":
            wins += 1
            for told in before:
                assert mover in [seat for seat, _ in told]
    assert wins > 2


@pytest.mark.rule("R7.3", "R7.4")
def test_who_takes_each_domain_and_the_tie_break_that_decides_are_named(
    position: Position,
) -> None:
    def majority(
        area: str, other: str
    ) -> tuple[list[int], list[int], dict[str, list[int]], object]:
        game = position(f"players: 2\nturn: 0\narea 0: {area}\narea 1: {other}")
        found = game.view()["majority"]
        takers = {
            name: seats for name, seats in zip(DOMAINS, found["takers"], strict=True) if seats
        }
        return found["points"], found["ahead"], takers, found["tie"]

    both = {"A": [0], "C": [0], "E": [1], "S": [1]}
    assert majority("C1 A1", "S1 E1") == ([2, 2], [0], both, "C")
    assert majority("C1 A1", "S1") == ([2, 1], [0], {"A": [0], "C": [0], "S": [1]}, None)
    assert majority("C1", "C1") == ([1, 1], [0, 1], {"C": [0, 1]}, None)
