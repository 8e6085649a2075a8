"""The bots: honest, repeatable, and each above the one below."""

import random

import numpy as np
import pytest

from impera import Refused
from impera.bots.ladder import BOTS, Bot, make_bot
from impera.rules import doors
from impera.rules.chance import generators
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.state import OVER, States
from impera.rules.view import VIEW, look

from ..conftest import Position
from ..properties.test_hidden import deal_again
from ..styles import VARIANTS, begin


def choose(bot: Bot, states: States, seed: int) -> int:
    """What the bot decides for whoever has to."""
    views = np.zeros(1, VIEW)
    look(states, 0, int(states[0].seat), views, 0)
    return bot(views, legal_numbers(views[0].legal.tolist()), generators(1, seed))


def play(bots: list[Bot], states: States, seed: int) -> None:
    """Play a game to its end, one bot a seat; every decision must be legal."""
    for number in range(3000):
        if states[0].step == OVER:
            return
        decision = choose(bots[int(states[0].seat)], states, seed + number)
        assert decision in legal_numbers(states[0].legal.tolist())
        doors.decide_at(states, 0, decision)
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_table_legally_to_the_end(name: str) -> None:
    for number, variant in enumerate(VARIANTS):
        play([make_bot(name)] * variant[0], begin(variant, number), number)


@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_dealt_again_never_change_a_choice(name: str) -> None:
    chance = random.Random(3)
    for number, variant in enumerate(VARIANTS[::5]):
        states, bot = begin(variant, number), make_bot(name)
        while states[0].step != OVER:
            seat = int(states[0].seat)
            chosen = choose(bot, states, 5)
            assert choose(bot, deal_again(states, seat, chance), 5) == chosen
            doors.decide_at(states, 0, chosen)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_seed_give_the_same_choice(name: str) -> None:
    states = begin((3, "consensus", "draft", False), 4)
    while states[0].step != OVER:
        chosen = choose(make_bot(name), states, 8)
        assert choose(make_bot(name), states, 8) == chosen
        doors.decide_at(states, 0, chosen)


def decided(position: Position, text: str, name: str = "planner") -> str:
    """What the bot decides in a position."""
    view = position(text).view_record(0)
    return TOKENS[make_bot(name)(view, legal_numbers(view[0].legal.tolist()), generators(1, 1))]


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_win_at_hand_is_taken(position: Position, name: str) -> None:
    text = "step: play\nhand 0: A1 R1 S1\narea 0: A1*6"
    assert decided(position, text, name) == "play A1"
    assert decided(position, "hand 0: R1 S1 C1\narea 0: A1*7", name) == "end"


def test_a_win_through_an_effect_is_found(position: Position) -> None:
    text = "players: 4\nhand 0: A1*2 R1\narea 0: A1*6 E1*2\narea 1: C1"
    assert decided(position, text) == "development"


def test_a_hegemony_about_to_be_won_is_stopped(position: Position) -> None:
    text = """
        hand 0: S1*3
        area 0: A1 R1*2
        area 1: R1*6
        hand 1: S1*0 C1*3
    """
    assert decided(position, text) in ("attack R", "inquisition 1")


def test_greedy_beats_random_and_planner_beats_greedy() -> None:
    for strong, weak, wanted in (("greedy", "random", 0.9), ("planner", "greedy", 0.5)):
        wins, games = 0.0, 40
        for number in range(games // 2):
            for seat in (0, 1):
                bots = [make_bot(weak), make_bot(weak)]
                bots[seat] = make_bot(strong)
                states = begin((2, "consensus", "base", False), 100 + number)
                play(bots, states, number)
                winners = int(states[0].winners)
                wins += (winners >> seat & 1) / winners.bit_count()
        assert wins / games > wanted, (strong, weak, wins / games)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="'deep' is not a bot; there are random, greedy, planner"):
        make_bot("deep")
