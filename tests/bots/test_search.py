"""Tree search: what it counts, how it stays within its memory, and the same when compiled."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from impera.bots.ladder import Search, make_bot
from impera.bots.search import NODE, count_visits, grow, make_desk, plant
from impera.bots.value import load_weights
from impera.rules.actions import DECISIONS
from impera.rules.agreement import USUAL, Agreement
from impera.rules.chance import generators
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.view import VIEW, Views, look

from ..conftest import Position
from ..styles import begin


def first_view(variant: Agreement = USUAL) -> Views:
    """What the first seat sees before the first decision."""
    views = np.zeros(1, VIEW)
    look(begin(variant, 2), 0, 0, views, 0)
    return views


@pytest.mark.parametrize("fixed", [True, False])
@pytest.mark.parametrize("turns", [0, 2])
def test_every_simulation_visits_one_decision_of_the_root(fixed: bool, turns: int) -> None:
    view, rng, desk = first_view(), generators(1, 4), make_desk(5000, load_weights(), 0.1, 0.04)
    visits = np.zeros(DECISIONS, np.int64)
    plant(desk, view, rng)
    grow(desk, view, rng, 150, fixed, turns)
    count_visits(desk, visits)
    assert visits.sum() == 150
    assert set(np.flatnonzero(visits)) <= set(legal_numbers(view[0].legal.tolist()))


def test_a_full_tree_is_searched_on_without_growing() -> None:
    view, rng = first_view(), generators(1, 4)
    desk = make_desk(60, load_weights(), 0.1, 0.04)
    visits = np.zeros(DECISIONS, np.int64)
    plant(desk, view, rng)
    grow(desk, view, rng, 3000, False, 0)
    count_visits(desk, visits)
    assert desk.size[0] == 60
    assert visits.sum() == 3000


def test_a_node_takes_forty_bytes() -> None:
    assert NODE.itemsize == 40


def test_worth_stays_between_nothing_and_certainty() -> None:
    view, rng, desk = first_view(), generators(1, 4), make_desk(50_000, load_weights(), 0.1, 0.04)
    plant(desk, view, rng)
    grow(desk, view, rng, 2000, False, 0)
    used = desk.nodes[1 : desk.size[0]]
    mean = used["worth"] / (used["visits"] + 1)
    assert mean.min() >= 0.0
    assert mean.max() <= 1.0 + 1e-9
    assert (used["visits"] <= used["open"]).all()


@pytest.mark.parametrize("spec", ["search:0.02s", "search:0.001s,worlds=50", "search:1,worlds=9"])
def test_any_budget_gives_a_legal_decision(spec: str) -> None:
    view = first_view(Agreement(4, teams=True))
    legal = legal_numbers(view[0].legal.tolist())
    assert make_bot(spec)(view, legal, generators(1, 1)) in legal


def test_an_only_decision_needs_no_thought() -> None:
    view = first_view()
    assert Search(10_000_000)(view, [7], generators(1, 1)) == 7


PROGRAM = """
import json, sys
import numpy as np
from impera.bots.ladder import make_bot
from impera.rules import doors
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.state import OVER, tables
from impera.rules.view import VIEW, look

states, rng, views = tables(), generators(1, 1), np.zeros(1, VIEW)
doors.shuffle_at(states, 0, generators(1, 6))
doors.begin(states, 0)
bot, chosen = make_bot("search:12"), []
while len(chosen) < 12:
    look(states, 0, int(states[0].seat), views, 0)
    chosen.append(int(bot(views, legal_numbers(views[0].legal.tolist()), rng)))
    doors.decide_at(states, 0, chosen[-1])
print(json.dumps(chosen))
"""


def test_compiled_and_interpreted_searches_decide_alike() -> None:
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
    ("teams", "decisions"), [("no", ("attack R", "inquisition 2")), ("yes", ("end",))]
)
def test_a_rival_about_to_win_is_stopped_and_a_partner_is_let(
    position: Position, teams: str, decisions: tuple[str, ...]
) -> None:
    text = f"""
        players: 4
        teams: {teams}
        hand 0: S1*3
        area 0: A1*2 R1
        area 2: R1*6
        hand 2: R1 C1*2
        sure 0 of 2: R1
    """
    view = position(text).view_record(0)
    legal = legal_numbers(view[0].legal.tolist())
    assert TOKENS[make_bot("search:300")(view, legal, generators(1, 1))] in decisions
