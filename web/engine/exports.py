"""What the browser can call: functions of Python, each with an example of every argument."""

from typing import Any, NamedTuple

import numpy as np

from impera.bots import net, netsearch, planner, search, weighing
from impera.bots.evaluate import OWN_EYES, WEIGHTS
from impera.bots.ladder import EXPLORE, HEAT
from impera.bots.value import load_weights
from impera.judge import luck
from impera.rules import (
    chance,
    doors,
    foresee,
    imagine,
    knowledge,
    observation,
    progress,
    state,
    stopping,
    view,
    why,
)
from impera.rules.actions import DECISIONS
from impera.rules.cards import CARDS

from .network import shapes

# Records by their name in TypeScript.
RECORDS = {
    "State": state.STATE,
    "View": view.VIEW,
    "Answer": why.ANSWER,
    "Lying": foresee.LYING,
    "Progress": progress.PROGRESS,
    "SearchNode": search.NODE,
    "NetNode": netsearch.NODE,
}
# Tuples by their name in TypeScript.
TUPLES = {
    net.Weights: "Network",
    net.Sheet: "Sheet",
    search.Desk: "SearchDesk",
    netsearch.Desk: "NetDesk",
}

ROOM = 1234  # for nodes; in the browser, whoever makes a tree says how much
STATES, VIEWS = np.zeros(1, state.STATE), np.zeros(1, view.VIEW)
RNGS = np.zeros((1, 4), np.int64)
EACH = np.zeros(DECISIONS)  # a number for each decision
CHANCES, VISITS = np.zeros(state.SEATS), np.zeros(DECISIONS, np.int64)
BYTES, FLOATS = np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.float32)
VALUE = load_weights()
NETWORK = net.Weights(*(np.zeros(shape, np.float32) for shape in shapes().values()))
SHEET = net.make_sheet(NETWORK)
SEARCH = search.make_desk(ROOM, VALUE, EXPLORE, HEAT)
NET_SEARCH = netsearch.make_desk(NETWORK, ROOM)
JUDGE = VIEWS, NETWORK, NETWORK, SHEET, np.zeros((1, state.SEATS))
N, YES = 1, True  # a whole number, and one that is a question

# Numbers that functions are called with, kept beside the code.
CONSTANTS = {"WEIGHTS": WEIGHTS, "OWN_EYES": OWN_EYES, "VALUE": VALUE}


class Export(NamedTuple):
    """A function that the browser can call."""

    function: Any
    examples: tuple[Any, ...]
    name: str = ""  # if its own would not do
    wide: bool = False  # whether it returns all 64 bits of a number

    @property
    def called(self) -> str:
        """Its name in the browser, with underscores."""
        return self.name or self.function.__name__


PLANNING = (VIEWS, N, WEIGHTS, RNGS, STATES)
EXPORTS = (
    # tables and games
    Export(state.set_table, (STATES, N, N, N, N, YES)),
    Export(chance.plant_seed, (RNGS, N, N, N, N)),
    Export(chance.below, (RNGS, N, N)),
    Export(chance.draw_bits, (RNGS, N)),
    Export(doors.shuffle_at, (STATES, N, RNGS)),
    Export(doors.lay_deck_at, (STATES, N, np.zeros(CARDS, np.uint8))),
    Export(doors.begin, (STATES, N)),
    Export(doors.find_legal_at, (STATES, N)),
    Export(doors.decide_at, (STATES, N, N)),
    Export(doors.decide_nth, (STATES, N, N)),
    Export(doors.decide_randomly, (STATES, N, RNGS)),
    Export(doors.play_all, (STATES, RNGS, N)),
    # questions
    Export(view.look, (STATES, N, N, VIEWS, N)),
    Export(view.could_win, (VIEWS, N, N)),
    Export(view.unseen_cards, (VIEWS, N), wide=True),
    Export(why.explain, (VIEWS, N, N, N, np.zeros(1, why.ANSWER), N)),
    Export(
        foresee.carry_out,
        (VIEWS, N, N, STATES, RNGS, VIEWS, np.zeros((2, foresee.MOST), foresee.LYING)),
    ),
    Export(progress.measure, (VIEWS, N, np.zeros(1, progress.PROGRESS), N)),
    Export(knowledge.reveals, (STATES, N, STATES, YES)),
    Export(knowledge.seen, (STATES, N, N)),
    Export(imagine.imagine, (VIEWS, N, STATES, N, RNGS, N)),
    Export(imagine.look_ahead, (VIEWS, N, STATES, RNGS, VIEWS)),
    Export(stopping.stops, (VIEWS, N, N, N, N)),
    Export(observation.observe, (VIEWS, N, BYTES, N)),
    # bots that need no network
    Export(planner.step_ahead, PLANNING),
    Export(planner.step_values, (*PLANNING, EACH)),
    Export(planner.plan_turn, PLANNING),
    Export(planner.turn_values, (*PLANNING, EACH)),
    Export(planner.find_win, PLANNING),
    Export(search.plant, (SEARCH, VIEWS, RNGS), "search_plant"),
    Export(search.grow, (SEARCH, VIEWS, RNGS, N, YES, N), "search_grow"),
    Export(search.count_visits, (SEARCH, VISITS), "search_visits"),
    Export(search.mean_worths, (SEARCH, EACH), "search_worths"),
    # the network
    Export(net.lay_table, (FLOATS, FLOATS, FLOATS)),
    Export(net.choose, (VIEWS, NETWORK, SHEET)),
    Export(netsearch.plant, (NET_SEARCH, VIEWS, RNGS), "net_plant"),
    Export(netsearch.grow, (NET_SEARCH, VIEWS, RNGS, N), "net_grow"),
    Export(netsearch.count_visits, (NET_SEARCH, VISITS), "net_visits"),
    Export(netsearch.weigh_all, (NET_SEARCH, VIEWS, RNGS, N, EACH)),
    Export(netsearch.room_for, (N,)),
    Export(weighing.pick_promising, (VIEWS, EACH, N, VISITS)),
    Export(weighing.search_after, (NET_SEARCH, VIEWS, RNGS, N, N)),
    Export(weighing.foretell_all, (VIEWS, NETWORK, SHEET, CHANCES)),
    # the judge of finished games
    Export(luck.measure_deal, (STATES, RNGS, N, *JUDGE)),
    Export(luck.measure_luck, (STATES, N, RNGS, N, *JUDGE)),
)
