"""The coach: what it claims about a decision, and that it can only know what the seat knew."""

import os
import random
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from impera import Game
from impera.bots.net import load
from impera.coach.claims import LEAST, MOST, Claim, claims, is_sure, share
from impera.coach.continuing import OUTCOME, continuations
from impera.rules.actions import legal_count, nth_legal
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.doors import begin, decide_randomly, shuffle_at
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.state import tables
from impera.rules.view import VIEW, look

from ..properties.test_hidden import deal_again

Position = Callable[[str], Game]
FEW = 100  # continuations


def claim(what: str, told: list[Claim]) -> Claim:
    """The claim of a kind."""
    return next(each for each in told if each.event.what == what)


def about(game: Game, made: str, better: str) -> list[Claim]:
    """What the coach says about a decision of the seat whose turn it is."""
    assert game.seat is not None
    return claims(game.view_record(game.seat), made, better, FEW)


THREAT = """
players: 2
area 0: E1 R1 C1
hand 0: A1 A1 R2
area 1: S1*4 S2*3
hand 1: S2 S2 S2
sure 0 of 1: S2 S2 S2
deck: R2 C2 A2
"""


def test_a_threat_left_standing_is_named(position: Position) -> None:
    found = claim("threat", about(position(THREAT), "end", "embargo 1 S"))
    assert (found.event.seat, found.event.domain) == (1, "S")
    assert found.after.found == 1.0
    assert found.better.found <= 0.5
    assert ("play S2" in [decision for _, decision in found.line]) is True


def test_a_victory_missed_comes_first(position: Position) -> None:
    game = position("players: 2\narea 0: A1*6 A2*2 C1\nhand 0: R1\narea 1: C1\ndeck: R2 A2")
    first, *_ = about(game, "attack A", "end")
    assert (first.event.what, first.event.domain) == ("win-now", "A")
    assert (first.after.found, first.better.found) == (0.0, 1.0)


def test_an_effect_lost_is_named(position: Position) -> None:
    game = position(
        "players: 2\narea 0: S1*3 A1*2\nhand 0: R1 C1 E1\narea 1: C1\nhand 1: R1*3\ndeck: R2 A2"
    )
    found = claim("able", about(game, "breakthrough", "end"))
    assert found.event.effect == "experiment"
    assert found.after.found < found.better.found == 1.0


def test_nothing_is_claimed_where_two_decisions_come_to_the_same(position: Position) -> None:
    game = position("players: 2\nstep: play\nhand 0: A1 A1\narea 1: C1\ndeck: R2 A2")
    assert about(game, "play A1", "play A1") == []


def test_a_decision_of_the_draft_is_not_explained() -> None:
    game = Game(players=3, setup="draft", seed=7)
    assert about(game, game.legal[0], game.legal[1]) == []


def test_there_are_few_claims_one_of_a_kind_most_important_first(position: Position) -> None:
    told = about(position(THREAT), "end", "embargo 1 S")
    kinds = [each.event.what for each in told]
    assert 1 <= len(kinds) <= MOST
    assert len(set(kinds)) == len(kinds)
    assert kinds[0] == "threat"


@pytest.mark.parametrize("seed", [0, 1])
def test_what_a_seat_cannot_see_changes_no_claim(seed: int) -> None:
    states, rngs = tables(Agreement(3)), generators(1, seed)
    shuffle_at(states, 0, rngs)
    begin(states, 0)
    for _ in range(60):
        decide_randomly(states, 0, rngs)
    seat, told = int(states[0].seat), []
    for world in (states, deal_again(states, seat, random.Random(seed))):
        views = np.zeros(1, VIEW)
        look(world, 0, seat, views, 0)
        legal = [TOKENS[nth_legal(views[0], n)] for n in range(legal_count(views[0]))]
        told.append(claims(views, legal[0], legal[-1], FEW))
    assert told[0] == told[1]


def test_both_decisions_are_continued_with_the_same_cards(position: Position) -> None:
    view = position(THREAT).view_record(0)
    one, same = (continuations(view, NUMBER["end"], load(), generators(5, 3)) for _ in range(2))
    assert one.tobytes() == same.tobytes()
    view = position("players: 3\nhand 0: A1 R1\nhand 1: S1*3\nhand 2: C1*3").view_record(0)
    many = continuations(view, NUMBER["end"], load(), generators(5, 3))
    assert len({each.tobytes() for each in many}) == 5


def test_a_continuation_is_a_game_by_the_rules(position: Position) -> None:
    game = position(THREAT)
    found = continuations(game.view_record(0), NUMBER["end"], load(), generators(20, 3))
    assert found.dtype == OUTCOME
    for each in found:
        line = [TOKENS[number] for number in each["line"][: each["length"]]]
        assert line[0].startswith("play ")  # seat 1's turn begins
        assert each["seats"][0] == 1
        assert each["ending"] in (1, 2, 3)
        assert each["winners"] > 0


def test_only_what_is_large_and_certain_is_claimed() -> None:
    always, never = np.ones(400, bool), np.zeros(400, bool)
    assert is_sure(always, never)
    assert not is_sure(never, always)
    rare = never.copy()
    rare[: int(400 * LEAST) - 1] = True
    assert not is_sure(rare, never)
    few = np.array([True, True, False, False, True])
    assert not is_sure(few, ~few)


@pytest.mark.parametrize("count", [0, 1, 200, 399, 400])
def test_the_limits_of_a_share_include_it(count: int) -> None:
    found = share(np.arange(400) < count)
    assert found.found == count / 400
    assert 0.0 <= found.low <= found.found <= found.high <= 1.0
    assert found.high - found.low < 0.21


CODE = """
import numpy as np
from impera import Game
from impera.bots.net import load
from impera.coach.continuing import continuations
from impera.rules.chance import generators
from impera.rules.notation import NUMBER
game = Game.from_position('''players: 2
area 0: A1*5 A2*2 C1
hand 0: R1 A2
area 1: C1
hand 1: C2
deck: U3''')
view = game.view_record(0)
print(continuations(view, NUMBER["end"], load(), generators(2, 3)).tobytes().hex())
"""


@pytest.mark.drill
def test_continuations_are_the_same_interpreted() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", CODE],
            env={**os.environ, "IMPERA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1] != ""
