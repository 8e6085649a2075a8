"""Bots by name: `planner`, `search:2000`, `search:0.5s,threads=2`, `level:3`, third-party ones."""

import math
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from impera.bots import netsearch
from impera.bots.evaluate import OWN_EYES, WEIGHTS, Weights
from impera.bots.net import choose, load, make_sheet
from impera.bots.planner import find_win, plan_turn, step_ahead, step_values, turn_values
from impera.bots.search import Desk, Visits, count_visits, grow, make_desk, mean_worths, plant
from impera.bots.strangers import HOW, installed, make_stranger
from impera.bots.value import load_weights
from impera.rules.actions import DECISIONS
from impera.rules.chance import Generator, below, draw_bits, generators
from impera.rules.refused import Refused, quote
from impera.rules.state import NOTHING, STATE
from impera.rules.view import Views

# Takes a view, the legal decisions in ascending order and the bot's generator; returns one of them.
Bot = Callable[[Views, Sequence[int], Generator], int]

ROOM = 1 << 20  # nodes of a search tree, 40 bytes each: a thread never needs more than 42 MB
SLICE, NET_SLICE = 100, 25  # simulations between two looks at the clock
EXPLORE, HEAT = 0.1, 0.04
BREATH = 200  # simulations of a counted budget between two looks at the clock
GLANCE = 300  # simulations in which a bot with a network judges its decisions
SAMPLES, PLANS = 4, 300  # imagined tables of greedy and planner, and tables of a planned turn
SURE, TRIES = 2, 600  # the same for a certain win, which every bot that searches looks for first
# How much less than the best a decision may be worth that a bot makes for somebody's sake: by the
# evaluation about a card in the area, and by the chance of winning two in a hundred.
CARD_MARGIN, CHANCE_MARGIN = 1.0, 0.02


@runtime_checkable
class Searching(Protocol):
    """A bot whose search can be told when to end, though its budget isn't spent."""

    until: float  # by `time.monotonic`


def play_randomly(view: Views, legal: Sequence[int], rng: Generator) -> int:
    """Any legal decision, all equally likely."""
    return legal[below(rng, 0, len(legal))]


class Greedy:
    """One step ahead by the evaluation, averaged over imagined tables."""

    margin = CARD_MARGIN

    def __init__(self, samples: int = SAMPLES, weights: Weights = WEIGHTS) -> None:
        self.samples, self.weights = samples, weights
        self.tables = np.zeros(2, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        return step_ahead(view, self.samples, self.weights, rng, self.tables)

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        """What each legal decision is worth."""
        values = np.zeros(DECISIONS)
        step_values(view, self.samples, self.weights, rng, self.tables, values)
        return [float(values[decision]) / self.samples for decision in legal]


class Planner:
    """The whole turn in all orders, judged by the evaluation, over imagined tables."""

    margin = CARD_MARGIN

    def __init__(self, samples: int = SAMPLES, weights: Weights = WEIGHTS) -> None:
        self.samples, self.weights = samples, weights
        self.tables = np.zeros(PLANS, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        if len(legal) == 1:
            return legal[0]
        return plan_turn(view, self.samples, self.weights, rng, self.tables)

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        """What the best turn is worth that begins with each legal decision."""
        values = np.zeros(DECISIONS)
        turn_values(view, self.samples, self.weights, rng, self.tables, values)
        return [float(values[decision]) / self.samples for decision in legal]


class Net:
    """The network's favourite decision, without search."""

    margin = CHANCE_MARGIN

    def __init__(self, weights: str | None = None) -> None:
        self.weights = load() if weights is None else load(Path(weights))
        self.sheet = make_sheet(self.weights)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        if len(legal) == 1:
            return legal[0]
        return choose(view, self.weights, self.sheet)

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        """The chance of winning with each legal decision."""
        return netsearch.weigh(view, legal, rng, GLANCE, self.weights)


class Search:
    """Tree search within a budget: of simulations, which is repeatable, or of seconds.

    A certain win within the turn is taken without a search.

    Every thread grows its own tree. With `worlds`, each tree keeps one imagined table to itself,
    and that many are grown in turn; without it, every simulation imagines a new table.
    """

    margin = CHANCE_MARGIN

    def __init__(
        self, budget: int | float = 2000, threads: int = 1, worlds: int = 0, turns: int = 0
    ) -> None:
        self.budget, self.worlds, self.turns = budget, worlds, turns
        self.until = math.inf
        weights = load_weights()
        self.desks = [make_desk(ROOM, weights, EXPLORE, HEAT) for _ in range(threads)]
        self.tables = np.zeros(TRIES, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        if len(legal) == 1:
            return legal[0]
        win = find_win(view, SURE, WEIGHTS, rng, self.tables)
        if win != NOTHING:
            return win
        return most_tried(partial(self.think, view), self.desks, rng)

    def think(self, view: Views, desk: Desk, rng: Generator) -> Visits:
        """How often one thread's trees try each decision."""
        visits: Visits = np.zeros(DECISIONS, np.int64)
        trees, fixed = max(1, self.worlds), self.worlds > 0
        for _ in range(trees):
            plant(desk, view, rng)
            if isinstance(self.budget, int):
                share = max(2, self.budget // (trees * len(self.desks)))
                for simulations in breaths(share, self.until):
                    grow(desk, view, rng, simulations, fixed, self.turns)
            else:
                end = time.perf_counter() + self.budget / trees
                grow(desk, view, rng, SLICE, fixed, self.turns)
                while time.perf_counter() < end:
                    grow(desk, view, rng, SLICE, fixed, self.turns)
            count_visits(desk, visits)
        return visits

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        """The chance of winning with each legal decision, by one thread's last tree."""
        win = find_win(view, SURE, WEIGHTS, rng, self.tables)
        if win != NOTHING:
            return [float(decision == win) for decision in legal]
        worths: npt.NDArray[np.float64] = np.zeros(DECISIONS)
        self.think(view, self.desks[0], rng)
        mean_worths(self.desks[0], worths)
        return [float(worths[decision]) for decision in legal]


class NetSearch:
    """Tree search with the network, within a budget like that of Search."""

    margin = CHANCE_MARGIN

    def __init__(
        self, budget: int | float = 800, threads: int = 1, weights: str | None = None
    ) -> None:
        self.budget = budget
        self.until = math.inf
        self.weights = load() if weights is None else load(Path(weights))
        self.desks = [netsearch.make_desk(self.weights) for _ in range(threads)]
        self.tables = np.zeros(TRIES, STATE)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        if len(legal) == 1:
            return legal[0]
        win = find_win(view, SURE, WEIGHTS, rng, self.tables)
        if win != NOTHING:
            return win
        return most_tried(partial(self.think, view), self.desks, rng)

    def think(self, view: Views, desk: netsearch.Desk, rng: Generator) -> Visits:
        """How often one thread's tree tries each decision."""
        visits: Visits = np.zeros(DECISIONS, np.int64)
        netsearch.plant(desk, view, rng)
        if isinstance(self.budget, int):
            for simulations in breaths(max(2, self.budget // len(self.desks)), self.until):
                netsearch.grow(desk, view, rng, simulations)
        else:
            end = time.perf_counter() + self.budget
            netsearch.grow(desk, view, rng, NET_SLICE)
            while time.perf_counter() < end:
                netsearch.grow(desk, view, rng, NET_SLICE)
        netsearch.count_visits(desk, visits)
        return visits

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        """The chance of winning with each legal decision."""
        win = find_win(view, SURE, WEIGHTS, rng, self.tables)
        if win != NOTHING:
            return [float(decision == win) for decision in legal]
        return netsearch.weigh(view, legal, rng, GLANCE, self.weights)


def breaths(simulations: int, until: float) -> Iterator[int]:
    """A budget in parts; after the first one, only as many as there is time for."""
    for spent in range(0, simulations, BREATH):
        if spent and time.monotonic() >= until:
            return
        yield min(BREATH, simulations - spent)


def most_tried(think: Callable[[Any, Generator], Visits], desks: list[Any], rng: Generator) -> int:
    """The decision that the trees of all threads together try most often."""
    if len(desks) == 1:
        return int(think(desks[0], rng).argmax())
    rows = generators(len(desks), draw_bits(rng, 0))
    rngs = [rows[row : row + 1] for row in range(len(rows))]
    with ThreadPoolExecutor(len(desks)) as pool:
        visits = list(pool.map(think, desks, rngs))
    return int(np.sum(visits, axis=0).argmax())


BOTS: dict[str, Callable[..., Bot]] = {
    "random": lambda: play_randomly,
    "novice": partial(Greedy, 1, OWN_EYES),
    "greedy": Greedy,
    "planner": Planner,
    "search": Search,
    "net": Net,
    "net-search": NetSearch,
}
# For people: only its own cards, planning a turn, a little search, more search, the network
# without search, and the network with search.
LEVELS = ("novice", "planner", "search:30", "search:1000", "net", "net-search:12000")
# What can follow a bot's name, besides a search budget.
OPTIONS: dict[str, dict[str, range | type[str]]] = {
    "search": {"threads": range(1, 65), "worlds": range(1, 1001), "turns": range(1, 1001)},
    "net": {"weights": str},
    "net-search": {"threads": range(1, 65), "weights": str},
}
SIMULATIONS, SECONDS = (1, 10_000_000), (0.001, 600.0)


def make_bot(spec: str) -> Bot:
    """The bot of this name, with the budget and the options that follow it."""
    name, colon, rest = spec.partition(":")
    if name == "level":
        return make_bot(LEVELS[read_level(spec, rest) - 1])
    if name not in BOTS:
        stranger = make_stranger(spec)
        if stranger is None:
            known = ", ".join((*BOTS, f"level:1 to level:{len(LEVELS)}", *installed()))
            raise Refused(f"{quote(spec)} is not a bot; the bots are {known}; {HOW}")
        return stranger
    if not colon:
        return BOTS[name]()
    if name not in OPTIONS:
        raise Refused(f"{quote(spec)}: {name} takes no budget or options")
    words = rest.split(",")
    budget = [] if name == "net" else [read_budget(spec, name, words.pop(0))]
    return BOTS[name](*budget, **dict(read_option(spec, name, word) for word in words))


def read_level(spec: str, text: str) -> int:
    """One of the levels for people."""
    if not re.fullmatch(r"[0-9]", text) or not 1 <= int(text) <= len(LEVELS):
        raise Refused(f"{quote(spec)}: levels are level:1 to level:{len(LEVELS)}")
    return int(text)


def read_budget(spec: str, name: str, text: str) -> int | float:
    """Simulations, or seconds with an s."""
    if re.fullmatch(r"[0-9]{1,8}", text) and SIMULATIONS[0] <= int(text) <= SIMULATIONS[1]:
        return int(text)
    timed = re.fullmatch(r"[0-9]{0,3}\.?[0-9]{1,6}s", text)
    if timed and SECONDS[0] <= float(text[:-1]) <= SECONDS[1]:
        return float(text[:-1])
    raise Refused(
        f"{quote(spec)}: {quote(text)} is not a budget; try {SIMULATIONS[0]} to {SIMULATIONS[1]} "
        f"simulations, as {name}:2000, or {SECONDS[0]} to {SECONDS[1]:.0f} seconds, as {name}:0.5s"
    )


def read_option(spec: str, name: str, text: str) -> tuple[str, int | str]:
    """One `option=value` after the budget: a number, or a file for weights."""
    option, _, value = text.partition("=")
    allowed = OPTIONS[name].get(option)
    if allowed is str and value:
        return option, value
    if isinstance(allowed, range) and value.isdecimal() and int(value[:9]) in allowed:
        return option, int(value)
    known = ", ".join(
        f"{key}={values[0]} to {values[-1]}" if isinstance(values, range) else f"{key}=FILE"
        for key, values in OPTIONS[name].items()
    )
    raise Refused(f"{quote(spec)}: {quote(text)} is not an option; try {known}")
