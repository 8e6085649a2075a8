"""What decisions were worth: judged from what the seat could know, and reproducible."""

import doctest
import random
import re
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from impera.analysis.decisions import MARKS, analyse, judge, mark_of
from impera.game import Game
from impera.rules.refused import Refused
from impera.rules.state import States

from ..conftest import Position
from ..properties.test_hidden import deal_again
from ..test_rooms import ROOT

FEW = 40  # simulations: enough for the obvious
# Seat 0 holds the card that wins at once, and knows that seat 1 holds its own.
WON = """
    players: 2
    turn: 0
    step: play
    hand 0: A1 S1
    area 0: A1*7
    hand 1: R1
    area 1: R1*7
    sure 0 of 1: R1
"""


def play_somehow(game: Game, decisions: int, seed: int = 1) -> Game:
    """The game after so many random decisions, or when it is over."""
    chance = random.Random(seed)
    while decisions and not game.over:
        game.decide(chance.choice(game.legal))
        decisions -= 1
    return game


def test_whoever_passes_up_a_sure_victory_blunders(position: Position) -> None:
    game = position(WON)
    game.decide("play S1")
    [judged] = analyse(game, FEW).decisions
    assert judged.mark == "blunder"
    assert judged.before > 0.95
    assert judged.better[0].decision == "play A1"
    assert judged.better[0].chance == judged.before
    assert judged.lost == pytest.approx(judged.before - judged.after)


def test_whoever_takes_it_is_not_marked(position: Position) -> None:
    game = position(WON)
    game.decide("play A1")
    game.decide("end")
    done = analyse(game, FEW)
    assert game.over
    assert [each.mark for each in done.decisions] == [None, None]
    assert [each.better for each in done.decisions] == [(), ()]
    assert done.decisions[1].after == 1.0
    assert done.chances[-1] == (1.0, 0.0)


def test_what_is_forced_is_not_judged(position: Position) -> None:
    game = position("players: 2\nturn: 0\nstep: play\nhand 0: R1\narea 0: A1")
    game.decide("play R1")
    [judged] = analyse(game, FEW).decisions
    assert judged.forced
    assert (judged.lost, judged.better, judged.mark) == (0.0, (), None)
    assert analyse(game, FEW).seats[0].choices == 0


def test_marks_follow_what_was_lost() -> None:
    assert [mark_of(lost) for lost in (0.0, 0.039, 0.04, 0.079, 0.08, 0.16, 1.0)] == [
        *(None, None, "inaccuracy", "inaccuracy", "mistake", "blunder", "blunder")
    ]
    assert list(MARKS.values()) == sorted(MARKS.values())


@pytest.mark.parametrize(
    "table",
    [
        {"players": 2},
        {"players": 3, "setup": "draft"},
        {"players": 4, "teams": True, "edition": "pt"},
    ],
)
def test_the_same_record_gives_the_same_numbers(table: dict[str, Any]) -> None:
    game = play_somehow(Game(seed=3, **table), 30)
    again = Game.from_record(game.record())
    assert analyse(game, FEW) == analyse(again, FEW)


def test_chances_are_shared_out_among_all_sides() -> None:
    for table, sides in (({"players": 3}, (0, 1, 2)), ({"players": 4, "teams": True}, (0, 1))):
        done = analyse(play_somehow(Game(seed=5, **table), 25), FEW)  # type: ignore[arg-type]  # mixed
        assert len(done.chances) == len(done.decisions) + 1
        for judged, chances in zip(done.decisions, done.chances, strict=False):
            assert sum(chances[side] for side in sides) == pytest.approx(1.0, abs=1e-3)
            assert chances[judged.seat] == judged.before
            if len(chances) == 4:
                assert chances[:2] == chances[2:]


def test_a_game_that_is_over_ends_with_its_winners() -> None:
    game = play_somehow(Game(players=3, seed=8), 10_000)
    done = analyse(game, 2)
    assert game.result is not None
    winners = game.result["winners"]
    assert done.chances[-1] == tuple((seat in winners) / len(winners) for seat in range(3))


def test_better_decisions_are_few_and_clearly_better() -> None:
    done = analyse(play_somehow(Game(players=2, seed=9), 120), FEW)
    assert any(each.better for each in done.decisions)
    for each in done.decisions:
        assert len(each.better) <= 3
        assert (each.mark is None) == (not each.better)
        chances = [better.chance for better in each.better]
        assert chances == sorted(chances, reverse=True)
        assert all(chance >= each.after + MARKS["inaccuracy"] - 1e-9 for chance in chances)
        assert each.decision not in [better.decision for better in each.better]


def test_a_turning_point_changes_the_favourite() -> None:
    for seed in range(4):
        done = analyse(play_somehow(Game(players=2, seed=seed), 400, seed), 10)
        favourites = [turning.seat for turning in done.turning]
        assert all(one != two for one, two in pairwise(favourites))
        for turning in done.turning:
            assert turning.chance == max(done.chances[turning.step])


def test_every_seat_is_summed_up() -> None:
    game = play_somehow(Game(players=3, seed=4), 60)
    done = analyse(game, FEW)
    for summary in done.seats:
        own = [each for each in done.decisions if each.seat == summary.seat and not each.forced]
        assert summary.choices == len(own)
        assert summary.lost == pytest.approx(sum(each.lost for each in own) / len(own), abs=1e-4)
        assert summary.blunders == sum(each.mark == "blunder" for each in own)


@pytest.mark.parametrize("setup", ["base", "draft"])
def test_hidden_cards_dealt_again_change_no_number(setup: str) -> None:
    game = play_somehow(Game(players=3, seed=11, setup=setup), 8 if setup == "draft" else 50)
    chance = random.Random(2)
    for _ in range(6):
        assert game.seat is not None
        token = chance.choice(game.legal)
        here = np.array([game.state])
        one, two = begun(here), begun(deal_again(here, game.seat, chance))
        assert one.position() != two.position()
        one.decide(token)
        two.decide(token)
        assert next(judge(one, FEW)) == next(judge(two, FEW))
        game.decide(token)


def begun(states: States) -> Game:
    """A game that starts here."""
    game = Game(players=3)
    game._first = states
    game.rewind(0)
    return game


def test_progress_is_told_for_every_decision() -> None:
    game = play_somehow(Game(players=2, seed=1), 12)
    told: list[int] = []
    analyse(game, 2, told.append)
    assert told == [1] * 12


def test_no_simulations_are_refused() -> None:
    with pytest.raises(Refused, match="at least 1"):
        analyse(Game(players=2, seed=1).copy(), 0)


def test_the_page_about_it_says_what_is_so() -> None:
    done = doctest.testfile(str(ROOT / "docs" / "analysis.md"), module_relative=False)
    assert done.attempted == 6
    assert done.failed == 0
    written = (ROOT / "docs" / "analysis.md").read_text("utf-8")
    for mark, least in MARKS.items():
        assert re.search(rf"{mark} \| {100 * least:.0f} ", written)
