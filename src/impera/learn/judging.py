"""Training the judge: games of strong players and some careless ones, seen with all hands open.

It begins from the network that plays, which is shown every hand as if it were sure of it, and
learns who won from there.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from impera.bots.net import NAMES, SHIPPED, Sheet, Weights, choose, load, make_sheet, save
from impera.bots.senses import MOST, SENSES, sense
from impera.bots.value import share_out
from impera.judge.eyes import Table, uncover
from impera.learn.games import mixed_tables
from impera.learn.network import NEVER, Player, arrays_of
from impera.rules.actions import legal_count
from impera.rules.chance import Generator, below, generators
from impera.rules.doors import begin, decide_at, decide_randomly, shuffle_at
from impera.rules.jit import rare
from impera.rules.observation import Numbers
from impera.rules.state import OVER, SEATS, States
from impera.rules.view import VIEW, Views, look

# How many of a thousand decisions a seat makes at random: most play as well as they can.
CARELESS = np.array([0, 0, 0, 0, 0, 10, 30, 100, 300], np.int64)
KEPT = 16  # positions kept of a game
CHUNK = 4000  # games played before they are learned from
BATCH = 2048
RATE, LAST_RATE = 5e-4, 2e-5
DECAY = 1e-4
FLOOR = -30.0


@dataclass(frozen=True)
class Lessons:
    """What the judge learns from."""

    games: int = 300_000
    seed: int = 1
    threads: int = 2


class Positions(NamedTuple):
    """Kept positions of some games."""

    numbers: Numbers  # what the judge sees
    seats: npt.NDArray[np.int64]  # who decides there
    players: npt.NDArray[np.int64]
    shares: Table  # of the victory, by seat


@rare
def play_and_keep(
    states: States,
    i: int,
    rngs: Generator,
    views: Views,
    weights: Weights,
    sheet: Sheet,
    numbers: Numbers,
    seats: npt.NDArray[np.int64],
    chances: Table,
) -> None:
    """Play game i, and keep some of its positions, all equally likely."""
    shuffle_at(states, i, rngs)
    begin(states, i)
    s, seen, first = states[i], 0, i * KEPT
    manners = below(rngs, i, 1 << 30)
    while s.step != OVER:
        place = seen if seen < KEPT else below(rngs, i, seen + 1)
        seen += 1
        if place < KEPT:
            uncover(states, i, views, 0)
            sense(views, 0, numbers, first + place)
            seats[first + place] = s.seat
        careless = CARELESS[(manners >> 7 * s.seat) % len(CARELESS)]
        if legal_count(s) == 1 or below(rngs, i, 1000) < careless:
            decide_randomly(states, i, rngs)
        else:
            look(states, i, s.seat, views, 0)
            decide_at(states, i, choose(views, weights, sheet))
    share_out(s, chances[i])


@rare
def play_some(
    states: States,
    rngs: Generator,
    views: Views,
    weights: Weights,
    sheet: Sheet,
    numbers: Numbers,
    seats: npt.NDArray[np.int64],
    chances: Table,
    first: int,
    last: int,
) -> None:
    """Play some of the games."""
    for i in range(first, last):
        play_and_keep(states, i, rngs, views, weights, sheet, numbers, seats, chances)


def played(pool: ThreadPoolExecutor, threads: int, games: int, seed: int) -> Positions:
    """Positions of new games at all sorts of tables."""
    states, rngs, weights = mixed_tables(games, seed), generators(games, seed), load()
    numbers = np.zeros((games * KEPT, SENSES), np.uint8)
    seats, chances = np.full(games * KEPT, -1, np.int64), np.zeros((games, SEATS))

    def work(part: tuple[int, int]) -> None:
        views = np.zeros(1, VIEW)
        kept = (numbers, seats, chances)
        play_some(states, rngs, views, weights, make_sheet(weights), *kept, *part)

    list(pool.map(work, pairwise(np.linspace(0, games, 4 * threads + 1).astype(int).tolist())))
    there = seats >= 0  # a short game has fewer
    return Positions(
        numbers[there],
        seats[there],
        states["players"].astype(np.int64).repeat(KEPT)[there],
        (chances / chances.sum(axis=1, keepdims=True)).repeat(KEPT, axis=0)[there],
    )


def relative(positions: Positions) -> tuple[Tensor, Tensor]:
    """Who is there, and their shares, by distance from the deciding seat."""
    away = np.arange(SEATS)[None] + positions.seats[:, None]
    players = positions.players[:, None]
    there = np.arange(SEATS)[None] < players
    shares = np.take_along_axis(positions.shares, away % players, axis=1) * there
    return torch.from_numpy(there), torch.from_numpy(shares.astype(np.float32))


def surprise(judge: Player, numbers: Tensor, there: Tensor, shares: Tensor) -> Tensor:
    """How much the results surprise the judge, in nats a position."""
    told = judge.told(numbers)
    logits = judge.chances(judge.body(told)).float().masked_fill(~there, NEVER)
    return -(shares * functional.log_softmax(logits, dim=1).clamp(min=FLOOR)).sum(1).mean()


def begin_from(path: Path = SHIPPED) -> Player:
    """The network that plays, in torch."""
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        arrays = {name: torch.from_numpy(file[name].astype(np.float32)) for name in NAMES}
    judge = Player(*reversed(arrays["scale"].shape))
    body: Any = judge.body
    slope = arrays["slope"] * torch.from_numpy(np.maximum(MOST, 1).astype(np.float32))[:, None]
    first = torch.cat([arrays["stairs"], slope, arrays["expected"]])
    pairs = [(body.first.weight, first.T), (body.first.bias, arrays["first"])]
    pairs += [(body.norm.weight, arrays["last"])]
    for n, block in enumerate(body.blocks):
        pairs += [(block.norm.weight, arrays["scale"][n])]
        pairs += [(block.enter.weight, arrays["enter"][n].T)]
        pairs += [(block.enter.bias, arrays["enter_bias"][n])]
        pairs += [(block.leave.weight, arrays["leave"][n].T)]
        pairs += [(block.leave.bias, arrays["leave_bias"][n])]
    pairs += [
        (judge.chances.weight, arrays["chances"]),
        (judge.chances.bias, arrays["chances_bias"]),
    ]
    with torch.no_grad():
        for parameter, array in pairs:
            parameter.copy_(array)
    silence(judge.policy)
    silence(judge.guess)
    return judge


def silence(head: nn.Linear) -> None:
    """The judge neither decides nor guesses."""
    nn.init.zeros_(head.weight)
    nn.init.zeros_(head.bias)


def train(
    out: Path,
    lessons: Lessons,
    say: Callable[[int, float, float], object] = lambda *_: None,
) -> None:
    """Play and learn, chunk by chunk; `say` is told games, surprise and seconds after each."""
    torch.manual_seed(lessons.seed)
    judge, started = begin_from(), time.perf_counter()
    learned = [*judge.told.parameters(), *judge.body.parameters(), *judge.chances.parameters()]
    optimiser = torch.optim.AdamW(learned, lr=RATE, weight_decay=DECAY)
    chunks = -(-lessons.games // CHUNK)
    for number, positions in enumerate(coming(lessons, chunks), 1):
        there, shares = relative(positions)
        order = torch.randperm(len(there))
        total = 0.0
        batches = torch.split(order, BATCH)
        for n, rows in enumerate(batches):
            done = (number - 1 + n / len(batches)) / chunks
            for group in optimiser.param_groups:
                group["lr"] = LAST_RATE + (RATE - LAST_RATE) * (1 + np.cos(np.pi * done)) / 2
            numbers = torch.from_numpy(positions.numbers[rows.numpy()])
            loss = surprise(judge, numbers, there[rows], shares[rows])
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call] # torch's own
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimiser.step()
            total += float(loss.detach()) * len(rows)
        say(number * CHUNK, total / len(order), time.perf_counter() - started)
    save(out, arrays_of(judge), {"made": "judge", **asdict(lessons)})


def coming(lessons: Lessons, chunks: int) -> Iterator[Positions]:
    """Positions of chunk after chunk; the next one is played while one is learned from."""
    with ThreadPoolExecutor(lessons.threads) as pool, ThreadPoolExecutor(1) as ahead:

        def play(number: int) -> Positions:
            return played(pool, lessons.threads, CHUNK, lessons.seed << 20 | number)

        flying = ahead.submit(play, 0)
        for number in range(1, chunks + 1):
            positions = flying.result()
            if number < chunks:
                flying = ahead.submit(play, number)
            yield positions
