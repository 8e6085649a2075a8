"""The bots: honest, repeatable, and each above the one below."""

import random

import numpy as np
import pytest

from impera import Refused
from impera.bots.ladder import BOTS, LEVELS, Bot, make_bot
from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.state import OVER, States
from impera.rules.view import VIEW, look

from ..conftest import Position
from ..properties.test_hidden import deal_again
from ..styles import VARIANTS, begin

SPECS = ["random", "novice", "greedy", "planner", "search:20", "search:20,worlds=3,threads=2"]


def choose(bot: Bot, states: States, seed: int) -> int:
    """The bot's decision for the seat whose turn it is."""
    views = np.zeros(1, VIEW)
    look(states, 0, int(states[0].seat), views, 0)
    return bot(views, legal_numbers(views[0].legal.tolist()), generators(1, seed))


def play(bots: list[Bot], states: States, seed: int) -> None:
    """Play a game to its end, one bot per seat; every decision must be legal."""
    for number in range(3000):
        if states[0].step == OVER:
            return
        decision = choose(bots[int(states[0].seat)], states, seed + number)
        assert decision in legal_numbers(states[0].legal.tolist())
        doors.decide_at(states, 0, decision)
    raise AssertionError("this game does not end")


def test_every_bot_is_tried_here_or_beside_its_network() -> None:
    tried = {spec.partition(":")[0] for spec in SPECS}
    assert tried | {"net", "net-search"} == set(BOTS)


@pytest.mark.drill
@pytest.mark.parametrize("name", SPECS)
def test_every_bot_plays_every_table_legally_to_the_end(name: str) -> None:
    for number, variant in enumerate(VARIANTS[:: 5 if "search" in name else 1]):
        play([make_bot(name)] * variant.players, begin(variant, number), number)


@pytest.mark.drill
@pytest.mark.parametrize("name", SPECS)
def test_hidden_cards_dealt_again_never_change_a_choice(name: str) -> None:
    chance = random.Random(3)
    for number, variant in enumerate(VARIANTS[::5]):
        states, bot = begin(variant, number), make_bot(name)
        while states[0].step != OVER:
            seat = int(states[0].seat)
            chosen = choose(bot, states, 5)
            assert choose(bot, deal_again(states, seat, chance), 5) == chosen
            doors.decide_at(states, 0, chosen)


@pytest.mark.parametrize("name", SPECS)
def test_the_same_view_and_seed_give_the_same_choice(name: str) -> None:
    states = begin(Agreement(setup="draft"), 4)
    while states[0].step != OVER:
        chosen = choose(make_bot(name), states, 8)
        assert choose(make_bot(name), states, 8) == chosen
        doors.decide_at(states, 0, chosen)


def decided(position: Position, text: str, name: str = "planner") -> str:
    """The bot's decision in a position."""
    view = position(text).view_record(0)
    return TOKENS[make_bot(name)(view, legal_numbers(view[0].legal.tolist()), generators(1, 1))]


ABOVE_THE_FIRST = [f"level:{number}" for number in range(2, 7)]


@pytest.mark.parametrize("name", ["greedy", *ABOVE_THE_FIRST])
def test_a_win_at_hand_is_taken(position: Position, name: str) -> None:
    text = "step: play\nhand 0: A1 R1 S1\narea 0: A1*6"
    assert decided(position, text, name) == "play A1"
    assert decided(position, "hand 0: R1 S1 C1\narea 0: A1*7", name) == "end"


@pytest.mark.parametrize("name", ABOVE_THE_FIRST)
def test_a_win_through_an_effect_is_found(position: Position, name: str) -> None:
    text = "players: 4\nhand 0: A1*2 R1\narea 0: A1*6 E1*2\narea 1: C1"
    assert decided(position, text, name) == "development"


@pytest.mark.parametrize("name", ABOVE_THE_FIRST)
@pytest.mark.parametrize(
    ("own", "stops"), [("A1*2 R1", ("attack R", "inquisition 1")), ("E1 S1", ("embargo 1 R",))]
)
def test_a_hegemony_about_to_be_won_is_stopped(
    position: Position, own: str, stops: tuple[str, ...], name: str
) -> None:
    text = f"""
        hand 0: S1*3
        area 0: {own}
        area 1: R1*6
        hand 1: R1 C1*2
        sure 0 of 1: R1
    """
    assert decided(position, text, name) in stops


RUNGS = [
    ("novice", "random", 0.9),
    ("greedy", "random", 0.9),
    ("planner", "greedy", 0.5),
    ("search:30", "planner", 0.5),
]


@pytest.mark.drill
def test_every_rung_of_the_ladder_bears() -> None:
    for strong, weak, wanted in RUNGS:
        wins, games = 0.0, 40
        for number in range(games // 2):
            for seat in (0, 1):
                bots = [make_bot(weak), make_bot(weak)]
                bots[seat] = make_bot(strong)
                states = begin(Agreement(2), 100 + number)
                play(bots, states, number)
                winners = int(states[0].winners)
                wins += (winners >> seat & 1) / winners.bit_count()
        assert wins / games > wanted, (strong, weak, wins / games)


def test_every_bot_and_level_can_be_named() -> None:
    for spec in (*BOTS, *LEVELS, *(f"level:{number}" for number in range(1, 7))):
        assert callable(make_bot(spec))


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (
            "deep",
            "'deep' is not a bot; the bots are random, novice, greedy, planner, search, net, "
            "net-search, level:1",
        ),
        ("", "'' is not a bot"),
        ("planner:50", "planner takes no budget or options"),
        ("search:", "'' is not a budget; try 1 to 10000000 simulations"),
        ("search:0", "'0' is not a budget"),
        ("search:-5", "'-5' is not a budget"),
        ("search:10000001", "is not a budget"),
        ("search:0s", "or 0.001 to 600 seconds, as search:0.5s"),
        ("search:1e9s", "is not a budget"),
        ("search:601s", "is not a budget"),
        ("search:٣", "is not a budget"),
        ("search:nans", "is not a budget"),
        ("search:20,depth=3", "'depth=3' is not an option; try threads=1 to 64"),
        ("search:20,threads=0", "'threads=0' is not an option"),
        ("search:20,threads=²", "is not an option"),
        ("search:20,", "'' is not an option"),
        ("level:0", "levels are level:1 to level:6"),
        ("level:7", "levels are level:1 to level:6"),
        ("level", "levels are level:1 to level:6"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(spec: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        make_bot(spec)
    assert why in str(refused.value)
