"""Search with the network: honest, reproducible, within its memory, with a value per decision."""

import json
import os
import random
import subprocess
import sys

import numpy as np
import pytest

from impera import Refused
from impera.bots.ladder import NetSearch, make_bot
from impera.bots.net import load
from impera.bots.netsearch import count_visits, grow, make_desk, plant, weigh
from impera.rules import doors
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.notation import NUMBER, TOKENS, legal_numbers
from impera.rules.state import OVER
from impera.rules.view import Views

from ..conftest import Position
from ..properties.test_hidden import deal_again
from ..styles import VARIANTS, begin
from .test_ladder import choose, decided, play
from .test_search import first_view


def test_net_search_plays_every_table_legally_to_the_end() -> None:
    for number, variant in enumerate(VARIANTS):
        play([make_bot("net-search:8")] * variant.players, begin(variant, number), number)


@pytest.mark.parametrize("name", ["net-search:50", "net-search:30,threads=2"])
def test_hidden_cards_dealt_again_never_change_a_choice(name: str) -> None:
    chance, bot = random.Random(3), make_bot(name)
    for number, variant in enumerate(VARIANTS[::7]):
        states = begin(variant, number)
        while states[0].step != OVER:
            seat = int(states[0].seat)
            chosen = choose(bot, states, 5)
            assert choose(bot, deal_again(states, seat, chance), 5) == chosen
            doors.decide_at(states, 0, chosen)


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    states, used = begin(Agreement(3, "consensus", "draft"), 4), make_bot("net-search:40")
    while states[0].step != OVER:
        chosen = choose(used, states, 8)
        assert choose(make_bot("net-search:40"), states, 8) == chosen
        doors.decide_at(states, 0, chosen)


def test_every_simulation_visits_one_decision_of_the_root() -> None:
    view, rng, desk = first_view(), generators(1, 4), make_desk(load(), 5000)
    visits = np.zeros(DECISIONS, np.int64)
    plant(desk, view, rng)
    grow(desk, view, rng, 150)
    count_visits(desk, visits)
    assert visits.sum() == 150
    assert set(np.flatnonzero(visits)) <= set(legal_numbers(view[0].legal.tolist()))


def test_a_full_tree_is_searched_on_without_growing() -> None:
    view, rng, desk = first_view(), generators(1, 4), make_desk(load(), 60)
    visits = np.zeros(DECISIONS, np.int64)
    plant(desk, view, rng)
    grow(desk, view, rng, 1000)
    count_visits(desk, visits)
    assert desk.size[0] == 60
    assert visits.sum() == 1000


def test_worth_stays_between_nothing_and_certainty() -> None:
    view, rng, desk = first_view(), generators(1, 4), make_desk(load(), 50_000)
    plant(desk, view, rng)
    grow(desk, view, rng, 1000)
    used = desk.nodes[1 : desk.size[0]]
    tried = used[used["visits"] > 0]
    mean = tried["worth"] / tried["visits"]
    assert mean.min() >= 0.0
    assert mean.max() <= 1.0 + 1e-6
    assert used["prior"].max() <= 1.0 + 1e-6


@pytest.mark.parametrize(
    "spec", ["net-search:0.02s", "net-search:1", "net-search:0.001s,threads=3"]
)
def test_any_budget_gives_a_legal_decision(spec: str) -> None:
    view = first_view(Agreement(4, "consensus", "base", teams=True))
    legal = legal_numbers(view[0].legal.tolist())
    assert make_bot(spec)(view, legal, generators(1, 1)) in legal


def test_an_only_decision_needs_no_thought() -> None:
    assert NetSearch(10_000_000)(first_view(), [7], generators(1, 1)) == 7


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("step: play\nhand 0: A1 R1 S1\narea 0: A1*6", "play A1"),
        ("hand 0: R1 S1 C1\narea 0: A1*7", "end"),
        ("players: 4\nhand 0: A1*2 R1\narea 0: A1*6 E1*2\narea 1: C1", "development"),
    ],
)
def test_a_win_within_the_turn_is_taken(position: Position, text: str, token: str) -> None:
    assert decided(position, text, "net-search:200") == token


def weighed(view: Views, simulations: int, seed: int = 1) -> dict[str, float]:
    """The value of every legal decision, by token."""
    legal = legal_numbers(view[0].legal.tolist())
    found = weigh(view, legal, generators(1, seed), simulations)
    return dict(zip([TOKENS[decision] for decision in legal], found, strict=True))


def test_every_legal_decision_is_weighed_even_without_simulations() -> None:
    for variant in (Agreement(2, "pt", "base"), Agreement(4, "ro", "draft", teams=True)):
        view = first_view(variant)
        for simulations in (0, 1, 200):
            found = weighed(view, simulations)
            assert all(0.0 < chance < 1.0 for chance in found.values())
            assert found == weighed(view, simulations)


def test_a_sure_win_weighs_all_there_is(position: Position) -> None:
    text = "hand 0: R1 S1 C1\narea 0: A1*8\nplayers: 2"
    assert weighed(position(text).view_record(0), 100)["end"] == pytest.approx(1.0)


@pytest.mark.parametrize("teams", [False, True])
def test_a_rival_about_to_win_is_stopped_and_a_partner_is_let(
    position: Position, teams: bool
) -> None:
    text = f"""
        players: 4
        teams: {"yes" if teams else "no"}
        hand 0: S1*3
        area 0: A1*2 R1
        area 2: R1*6
        hand 2: R1 C1*2
        sure 0 of 2: R1
    """
    game, bot = position(text), make_bot("net-search:800")
    while game.seat == 0:
        legal = [NUMBER[token] for token in game.legal]
        game.decide(TOKENS[bot(game.view_record(0), sorted(legal), generators(1, 1))])
    stopped = {"attack R", "inquisition 2"} & set(game.decisions)
    assert bool(stopped) is not teams


PROGRAM = """
import json
import numpy as np
from impera.bots.ladder import make_bot
from impera.bots.netsearch import weigh
from impera.rules import doors
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.state import tables
from impera.rules.view import VIEW, look

states, rng, views = tables(), generators(1, 1), np.zeros(1, VIEW)
doors.shuffle_at(states, 0, generators(1, 6))
doors.begin(states, 0)
bot, chosen = make_bot("net-search:4"), []
while len(chosen) < 4:
    look(states, 0, int(states[0].seat), views, 0)
    legal = legal_numbers(views[0].legal.tolist())
    chosen.append(int(bot(views, legal, rng)))
    doors.decide_at(states, 0, chosen[-1])
look(states, 0, int(states[0].seat), views, 0)
print(json.dumps([chosen, weigh(views, legal_numbers(views[0].legal.tolist()), rng, 3)]))
"""


def test_compiled_and_interpreted_searches_calculate_alike() -> None:
    found = []
    for interpreted in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", PROGRAM],
            env={**os.environ, "IMPERA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("net-search:", "'' is not a budget; try 1 to 10000000 simulations, as net-search:2000"),
        ("net-search:0s", "or 0.001 to 600 seconds, as net-search:0.5s"),
        ("net-search:weights=x", "'weights=x' is not a budget"),
        ("net-search:20,worlds=3", "is not an option; try threads=1 to 64, weights=FILE"),
        ("net-search:20,threads=0", "'threads=0' is not an option"),
        ("net-search:20,weights=", "'weights=' is not an option"),
    ],
)
def test_what_is_no_budget_or_option_is_refused_with_a_reason(spec: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        make_bot(spec)
    assert why in str(refused.value)
