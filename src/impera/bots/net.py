"""The network: what it is told of a view in, a policy, chances and a guess of hands out.

A residual network over the numbers of `senses.py`. Trained elsewhere (learn/), it plays here from
plain arrays. Every sum is taken in one order, so that all machines reckon alike.
"""

import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.senses import EXPECTED, MOST, SENSES, STAIRS, expect, sense
from impera.rules.actions import DECISIONS, legal_count, nth_legal
from impera.rules.jit import rare, rule
from impera.rules.notation import Refused, quote
from impera.rules.observation import Numbers, relative
from impera.rules.state import NOTHING, SEATS
from impera.rules.view import Views

VERSION = 1  # of the numbers that go in and come out; rises when their meaning changes
SHIPPED = Path(__file__).with_name("net.npz")
LANES = 16  # sums are taken in so many parts, which a processor adds up side by side
TINY = np.float32(1e-5)

Floats: TypeAlias = npt.NDArray[np.float32]
# The first row of the table for each place: one row for each number from 1 to the largest.
FIRST_ROW = np.concatenate([[0], np.cumsum(MOST)])


class Weights(NamedTuple):
    """The network as arrays; `width` is what all but the first and the last have."""

    table: Floats  # what each number at each place adds to the first layer
    expected: Floats  # (EXPECTED, width)
    first: Floats  # the first layer's bias
    scale: Floats  # (blocks, width): of the norm before each block
    enter: Floats  # (blocks, width, width), rows by input
    enter_bias: Floats
    leave: Floats
    leave_bias: Floats
    last: Floats  # of the norm before the heads
    policy: Floats  # (DECISIONS, width), rows by output
    policy_bias: Floats
    chances: Floats  # (SEATS, width)
    chances_bias: Floats
    guess: Floats  # (EXPECTED, width)
    guess_bias: Floats


class Sheet(NamedTuple):
    """What a thread reckons on."""

    numbers: Numbers  # one row: the senses
    expected: Floats
    body: Floats  # the sum that runs through the network
    inner: Floats
    logits: Floats  # of the policy, by action
    chances: Floats  # by relative seat


def make_sheet(weights: Weights) -> Sheet:
    """An empty sheet."""
    width = weights.first.size
    return Sheet(
        np.zeros((1, SENSES), np.uint8),
        np.zeros(EXPECTED, np.float32),
        np.zeros(width, np.float32),
        np.zeros((2, width), np.float32),
        np.zeros(DECISIONS, np.float32),
        np.zeros(SEATS, np.float32),
    )


@rare
def run(w: Weights, sheet: Sheet) -> None:
    """Run the network's body over the numbers on the sheet."""
    expect(sheet.numbers, 0, sheet.expected)
    body, inner = sheet.body, sheet.inner
    body[:] = w.first
    for place in range(SENSES):
        number = sheet.numbers[0, place]
        if number:
            add(body, w.table[FIRST_ROW[place] + number - 1])
    add_rows(body, w.expected, sheet.expected)
    for block in range(len(w.scale)):
        normalise(body, w.scale[block], inner[0])
        inner[1] = w.enter_bias[block]
        add_rows(inner[1], w.enter[block], inner[0])
        rectify(inner[1])
        add(body, w.leave_bias[block])
        add_rows(body, w.leave[block], inner[1])
    normalise(body, w.last, inner[0])
    rectify(inner[0])


@rule
def add(total: Floats, row: Floats) -> None:
    """Add a row."""
    for n in range(len(total)):
        total[n] += row[n]


@rule
def add_rows(total: Floats, rows: Floats, factors: Floats) -> None:
    """Add every row as often as its factor says; many factors are nought."""
    for i in range(len(factors)):
        factor = factors[i]
        if factor != 0.0:
            row = rows[i]
            for n in range(len(total)):
                total[n] += factor * row[n]


@rule
def rectify(values: Floats) -> None:
    """What is below nought becomes nought."""
    for n in range(len(values)):
        values[n] = max(values[n], np.float32(0.0))


@rule
def dot(a: Floats, b: Floats) -> float:
    """The sum of products, in LANES parts."""
    parts = np.zeros(LANES, np.float32)
    for n in range(0, len(a), LANES):
        for lane in range(LANES):
            parts[lane] += a[n + lane] * b[n + lane]
    total = np.float32(0.0)
    for lane in range(LANES):
        total += parts[lane]
    return total  # type: ignore[return-value]  # a short float


@rule
def normalise(values: Floats, scale: Floats, out: Floats) -> None:
    """Bring the values to the same size, whatever theirs is."""
    mean = dot(values, values) / np.float32(len(values))
    factor = np.float32(1.0) / np.sqrt(mean + TINY)
    for n in range(len(values)):
        out[n] = values[n] * factor * scale[n]


@rule
def prefer(w: Weights, sheet: Sheet, action: int) -> float:
    """How much the network is for an action: the logit of its chance to be chosen."""
    return dot(sheet.inner[0], w.policy[action]) + w.policy_bias[action]


@rare
def foretell(w: Weights, sheet: Sheet, players: int, teams: bool) -> None:
    """Write the chances of winning, by relative seat; with teams, each seat has its team's."""
    chances = sheet.chances
    highest = np.float32(-1e9)
    for seat in range(players):
        chances[seat] = dot(sheet.inner[0], w.chances[seat]) + w.chances_bias[seat]
        highest = max(highest, chances[seat])
    total = np.float32(0.0)
    for seat in range(players):
        chances[seat] = exponential(chances[seat] - highest)
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] = chances[seat] / total if seat < players else np.float32(0.0)
    if teams:
        for seat in range(2):
            chances[seat] += chances[seat + 2]
            chances[seat + 2] = chances[seat]


@rule
def exponential(x: float) -> float:
    """The exponential function from -60 to 0, in steps that every machine rounds alike."""
    power = 1.0 + max(x, -60.0) / 4096.0
    for _ in range(12):
        power *= power
    return power


@rare
def choose(views: Views, w: Weights, sheet: Sheet) -> int:
    """The legal decision that the network is most for, the lowest number first."""
    v = views[0]
    sense(views, 0, sheet.numbers, 0)
    run(w, sheet)
    best, high = NOTHING, -1e30
    for n in range(legal_count(v)):
        decision = nth_legal(v, n)
        liked = prefer(w, sheet, relative(decision, v.viewer, v.players))
        if liked > high:
            best, high = decision, liked
    return best


NAMES = [name for name in Weights._fields if name != "table"]


def save(path: Path, arrays: dict[str, npt.NDArray[Any]], made: dict[str, Any]) -> None:
    """Write a network as plain arrays, with what is to be known of how it was made."""
    about = json.dumps({"version": VERSION, **made}, sort_keys=True)
    small = {name: array.astype(np.float16) for name, array in arrays.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, about=np.array(about), **small)


@cache
def load(path: Path = SHIPPED) -> Weights:
    """Read a network, and lay out its first layer as a table."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            if about.get("version") != VERSION:
                raise Refused(
                    f"{quote(str(path))} holds weights of version {about.get('version')}; "
                    f"this Impera plays version {VERSION}"
                )
            arrays = {name: file[name].astype(np.float32) for name in (*NAMES, "stairs", "slope")}
    except FileNotFoundError:
        raise Refused(f"{quote(str(path))}: there is no such file of weights") from None
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise Refused(f"{quote(str(path))} is damaged, or holds no weights of a network") from None
    table = lay_out(arrays.pop("stairs"), arrays.pop("slope"))
    return Weights(table=table, **arrays)


def lay_out(stairs: Floats, slope: Floats) -> Floats:
    """What each number at each place adds: the stairs up to it, and its slope."""
    table = np.zeros((int(MOST.sum()), slope.shape[1]), np.float32)
    for place in range(SENSES):
        rows = table[FIRST_ROW[place] : FIRST_ROW[place + 1]]
        steps = np.arange(1, len(rows) + 1, dtype=np.float32)
        rows += steps[:, None] * slope[place]
        for n in np.flatnonzero(STAIRS[:, 0] == place):
            rows[STAIRS[n, 1] - 1 :] += stairs[n]
    return table
