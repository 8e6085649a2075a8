"""How fast the searches think, and how long people wait for each level."""

import statistics
import time
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

from impera.bots.ladder import LEVELS, Bot, make_bot
from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.notation import legal_numbers
from impera.rules.state import OVER, PLAY, States, tables
from impera.rules.view import VIEW, Views, look
from impera.rules.zones import deck_left

SIMULATIONS = {"search": 40_000, "net-search": 10_000}
WANTED = {("search", 3): "20,000"}
WAITED = 40  # decisions timed per level


def begin(players: int, seed: int) -> States:
    """A shuffled table."""
    states = tables(Agreement(players))
    doors.shuffle_at(states, 0, generators(1, seed))
    doors.begin(states, 0)
    return states


def seen(states: States) -> tuple[Views, list[int]]:
    """What the deciding player sees, and their legal decisions."""
    views = np.zeros(1, VIEW)
    look(states, 0, int(states[0].seat), views, 0)
    return views, legal_numbers(views[0].legal.tolist())


def middle(players: int) -> States:
    """A game of planners at half-time: half the deck is drawn, and a card is to be played."""
    states, bot, rng = begin(players, 1), make_bot("planner"), generators(1, 1)
    while deck_left(states[0]) > states[0].bottom // 2 or states[0].step != PLAY:
        doors.decide_at(states, 0, bot(*seen(states), rng))
    return states


def rate(name: str, states: States, threads: int) -> float:
    """Simulations a second, the median of five searches."""
    search, (view, legal) = make_bot(f"{name}:{SIMULATIONS[name]},threads={threads}"), seen(states)
    search(view, legal, generators(1, 2))
    rates = []
    for seed in range(5):
        started = time.perf_counter()
        search(view, legal, generators(1, seed))
        rates.append(SIMULATIONS[name] / (time.perf_counter() - started))
    return statistics.median(rates)


def waits(bot: Bot, players: int) -> list[float]:
    """How long the bot thinks where it has a choice, in milliseconds, over some games."""
    found: list[float] = []
    walker, rng, seed = make_bot("greedy"), generators(1, 3), 0
    while len(found) < WAITED:
        states, seed, asked = begin(players, seed), seed + 1, 0
        while states[0].step != OVER and len(found) < WAITED:
            view, legal = seen(states)
            asked += len(legal) > 1
            if len(legal) > 1 and asked % 7 == 0:
                started = time.perf_counter()
                bot(view, legal, rng)
                found.append(1000 * (time.perf_counter() - started))
            doors.decide_at(states, 0, walker(view, legal, rng))
    return found


def main() -> None:
    """Print both tables."""
    table = Table("", "simulations/s", "target", title="Search from the middle of a game")
    table.columns[1].justify = "right"
    for name in SIMULATIONS:
        for players in (2, 3, 4):
            speed, wanted = partial(rate, name, middle(players)), WANTED.get((name, players), "")
            table.add_row(f"{name}, {players} players, 1 thread", f"{speed(1):,.0f}", wanted)
            table.add_row(f"{name}, {players} players, 2 threads", f"{speed(2):,.0f}", "")
    Console().print(table)
    table = Table("level", "bot", "median", "longest", "target", title="A decision, one thread")
    for level, spec in enumerate(LEVELS, 1):
        bot = make_bot(spec)
        bot(*seen(begin(4, 1)), generators(1, 1))
        times = [ms for players in (2, 4) for ms in waits(bot, players)]
        wanted = "50 ms" if level <= 3 else "1000 ms" if level == len(LEVELS) else ""
        middling, longest = statistics.median(times), max(times)
        table.add_row(str(level), spec, f"{middling:.3f} ms", f"{longest:.3f} ms", wanted)
    Console().print(table)


if __name__ == "__main__":
    main()
