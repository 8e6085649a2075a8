"""What bots answer to requests: only what is true, nothing about their hands; and they keep it."""

from collections.abc import Sequence

import numpy as np
import pytest

from impera import Game
from impera.bots.ladder import LEVELS, make_bot
from impera.bots.obliging import Judge, Promise, Request, keep_word, reply
from impera.rules.chance import Generator, generators
from impera.rules.imagine import look_ahead
from impera.rules.notation import NUMBER, legal_numbers, legal_tokens
from impera.rules.state import STATE
from impera.rules.stopping import stopping
from impera.rules.view import VIEW, Views
from impera.words.catalogue import PHRASES

# Seat 2 collects Science. Seat 1 has Economy cards to stop it with; seat 0, whose turn it is, has
# nothing for that in the area, whatever is in the hand.
TABLE = """
players: 3
turn: 0
step: effects
hand 0: {hand}
hand 1: R1 C1
hand 2: R1 A1
area 0: R1*2
area 1: E1*2 R1
area 2: S1*4
"""
STOP = Request("stop", 2, "S")


def view(seat: int, hand: str = "R1 C1") -> Views:
    return Game.from_position(TABLE.format(hand=hand)).view_record(seat)


class Opinionated:
    """A bot whose judgement is given, by token; everything else is worth nothing."""

    margin = 0.5

    def __init__(self, **worths: float) -> None:
        self.known = {NUMBER[name.replace("_", " ")]: worth for name, worth in worths.items()}

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        return max(legal, key=lambda number: self.known.get(number, 0.0))

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        return [self.known.get(number, 0.0) for number in legal]


def answer(bot: Judge, seat: int, request: Request = STOP, hand: str = "R1 C1") -> str:
    return reply(bot, view(seat, hand), request, generators(1, 7))


def test_a_bot_looks_ahead_to_the_effects_of_its_next_turn() -> None:
    ahead = np.zeros(1, VIEW)
    look_ahead(view(1), 0, np.zeros(1, STATE), generators(1, 1), ahead)
    tokens = legal_tokens(ahead[0].legal.tolist())
    assert "embargo 2 S" in tokens
    assert "end" in tokens
    assert not any(token.startswith(("play", "attack")) for token in tokens)
    assert ahead[0].hand[1] == view(1)[0].hand[1]


@pytest.mark.rule("R5.3")
def test_an_attack_stops_only_a_rail_that_has_a_card() -> None:
    game = Game.from_position(
        "players: 2\nturn: 0\nstep: effects\nhand 0: R1\nhand 1: R1\narea 0: A1 S1 C1\narea 1: S1"
    )
    seen = game.view_record(0)
    assert stopping(seen, 1, "ARESCU".index("S")) == [NUMBER["attack S"]]
    assert stopping(seen, 1, "ARESCU".index("C")) == []


@pytest.mark.parametrize("hand", ["R1 C1", "A1 E1", "A1 A1 E1", "E1 E1"])
def test_that_the_area_has_nothing_says_nothing_about_the_hand(hand: str) -> None:
    assert answer(Opinionated(), 0, hand=hand) == "cannot-stop"
    assert answer(Opinionated(), 0, Request("leave", 2, "S"), hand=hand) == "cannot-stop"


def test_a_bot_tries_what_costs_it_little_and_refuses_what_costs_it_much() -> None:
    assert answer(Opinionated(embargo_2_S=1.0), 1) == "try-embargo"
    assert answer(Opinionated(end=0.4), 1) == "try-embargo"
    assert answer(Opinionated(end=0.6), 1) == "not-now"


def test_a_bot_leaves_a_rail_alone_unless_stopping_it_is_clearly_best() -> None:
    leave = Request("leave", 2, "S")
    assert answer(Opinionated(embargo_2_S=0.4), 1, leave) == "agreed"
    assert answer(Opinionated(embargo_2_S=0.6), 1, leave) == "no-deal"


@pytest.mark.parametrize("level", range(1, len(LEVELS) + 1))
def test_every_level_has_an_answer_and_a_judgement(level: int) -> None:
    bot = make_bot(f"level:{level}")
    assert isinstance(bot, Judge)
    assert answer(bot, 1) in PHRASES
    assert answer(bot, 1, Request("leave", 2, "S")) in PHRASES


def decided(bot: Judge, *promises: Promise) -> int:
    """What the bot does in step 2 of its turn."""
    text = TABLE.format(hand="R1 C1").replace("turn: 0", "turn: 1")
    seen, rng = Game.from_position(text).view_record(1), generators(1, 3)
    legal = legal_numbers(seen[0].legal.tolist())
    return keep_word(bot, seen, legal, rng, bot(seen, legal, rng), promises)


def test_a_bot_keeps_its_word_unless_something_clearly_better_has_come_up() -> None:
    tries = Promise(tries="embargo 2 S")
    assert decided(Opinionated(end=0.4)) == NUMBER["end"]
    assert decided(Opinionated(end=0.4), tries) == NUMBER["embargo 2 S"]
    assert decided(Opinionated(end=0.6), tries) == NUMBER["end"]
    assert decided(Opinionated(end=0.4), Promise(tries="attack S")) == NUMBER["end"]


def test_a_bot_leaves_alone_what_it_said_it_would() -> None:
    leaves = Promise(leaves=Request("leave", 2, "S"))
    assert decided(Opinionated(embargo_2_S=0.4), leaves) != NUMBER["embargo 2 S"]
    assert decided(Opinionated(embargo_2_S=0.6), leaves) == NUMBER["embargo 2 S"]
