"""The network: numbers about a view in, a policy, chances and a guess at the hands out.

A residual network over the numbers of `senses.py`. It is trained elsewhere (learn/) and plays here
from plain arrays. Sums are always taken in the same order, so all machines get the same results.
"""

import json
import zipfile
import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.senses import EXPECTED, MOST, SENSES, STAIRS, expect, sense
from impera.bots.value import exponential
from impera.rules.actions import DECISIONS, legal_count, nth_legal
from impera.rules.jit import rare, rule
from impera.rules.observation import Numbers, relative
from impera.rules.refused import Refused, quote
from impera.rules.state import NOTHING, SEATS
from impera.rules.view import Views

VERSION = 1  # of the inputs and outputs; it goes up when their meaning changes
SHIPPED = Path(__file__).with_name("net.npz")
TOGETHER = 4  # how many rows are added at once
TINY, ZERO, LOWEST = np.float32(1e-5), np.float32(0.0), np.float32(-np.inf)

Floats: TypeAlias = npt.NDArray[np.float32]
# The first table row of each place: one row for each number from 1 to the largest.
FIRST_ROW = np.concatenate([[0], np.cumsum(MOST)])


class Weights(NamedTuple):
    """The network as arrays; all layers but the first and the last are `width` wide."""

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
    """A thread's workspace."""

    numbers: Numbers  # one row: the senses
    expected: Floats
    body: Floats  # the sum that runs through the network
    inner: Floats
    products: Floats
    picked: npt.NDArray[np.int64]  # the rows to add next, and how often
    factors: Floats
    chances: Floats  # of winning, by relative seat


def make_sheet(weights: Weights) -> Sheet:
    """An empty sheet."""
    width = weights.first.size
    room = max(width, SENSES) + TOGETHER
    return Sheet(
        np.zeros((1, SENSES), np.uint8),
        np.zeros(EXPECTED, np.float32),
        np.zeros(width, np.float32),
        np.zeros((2, width), np.float32),
        np.zeros(width, np.float32),
        np.zeros(room, np.int64),
        np.zeros(room, np.float32),
        np.zeros(SEATS, np.float32),
    )


@rare
def run(w: Weights, sheet: Sheet) -> None:
    """Run the network's body over the numbers on the sheet."""
    expect(sheet.numbers, 0, sheet.expected)
    body, inner = sheet.body, sheet.inner
    copy(body, w.first)
    add_rows(body, w.table, sheet, pick_numbers(sheet))
    add_rows(body, w.expected, sheet, pick_above(sheet.expected, ZERO, sheet))
    for block in range(len(w.scale)):
        normalise(sheet, w.scale[block])
        copy(inner[1], w.enter_bias[block])
        add_rows(inner[1], w.enter[block], sheet, pick_above(inner[0], LOWEST, sheet))
        add(body, w.leave_bias[block])
        add_rows(body, w.leave[block], sheet, pick_above(inner[1], ZERO, sheet))
    normalise(sheet, w.last)
    for n in range(len(body)):
        inner[0, n] = max(inner[0, n], ZERO)


@rule
def pick_numbers(sheet: Sheet) -> int:
    """Pick the table's row for every number that is not zero; return how many there are."""
    count = 0
    for place in range(SENSES):
        number = int(sheet.numbers[0, place])
        sheet.picked[count] = FIRST_ROW[place] + number - 1
        sheet.factors[count] = 1.0
        count += number != 0
    return count


@rule
def pick_above(values: Floats, floor: np.float32, sheet: Sheet) -> int:
    """Pick the rows of all values above the floor, as often as they say; return how many."""
    count = 0
    for n in range(len(values)):
        sheet.picked[count] = n
        sheet.factors[count] = values[n]
        count += values[n] > floor
    return count


@rule
def copy(to: Floats, row: Floats) -> None:
    """Copy a row."""
    for n in range(len(to)):
        to[n] = row[n]


@rule
def add(total: Floats, row: Floats) -> None:
    """Add a row."""
    for n in range(len(total)):
        total[n] += row[n]


@rare
def add_rows(total: Floats, rows: Floats, sheet: Sheet, count: int) -> None:
    """Add every picked row as often as its factor says, several at once."""
    picked, factors = sheet.picked, sheet.factors
    for n in range(count, count + TOGETHER):
        picked[n], factors[n] = 0, 0.0
    for n in range(0, count, TOGETHER):
        a, b, c, d = rows[picked[n]], rows[picked[n + 1]], rows[picked[n + 2]], rows[picked[n + 3]]
        i, j, k, m = factors[n], factors[n + 1], factors[n + 2], factors[n + 3]
        for x in range(len(total)):
            total[x] = total[x] + i * a[x] + j * b[x] + k * c[x] + m * d[x]


@rule
def dot(sheet: Sheet, a: Floats, b: Floats) -> float:
    """The sum of products, folded in half until one is left."""
    products, size = sheet.products, len(a)
    for n in range(size):
        products[n] = a[n] * b[n]
    while size > 1:
        half = (size + 1) // 2
        for n in range(size - half):
            products[n] += products[n + half]
        size = half
    return products[0]


@rule
def normalise(sheet: Sheet, scale: Floats) -> None:
    """Scale the body to a standard size."""
    body, inner = sheet.body, sheet.inner[0]
    mean = dot(sheet, body, body) / np.float32(len(body))
    factor = np.float32(1.0) / np.sqrt(mean + TINY)
    for n in range(len(body)):
        inner[n] = body[n] * factor * scale[n]


@rule
def prefer(w: Weights, sheet: Sheet, action: int) -> float:
    """How much the network favours an action: its logit."""
    return dot(sheet, sheet.inner[0], w.policy[action]) + w.policy_bias[action]


@rare
def foretell(w: Weights, sheet: Sheet, players: int, teams: bool) -> None:
    """Write the chances of winning by relative seat; in teams, each seat has its team's chance."""
    chances, highest = sheet.chances, LOWEST
    for seat in range(players):
        chances[seat] = dot(sheet, sheet.inner[0], w.chances[seat]) + w.chances_bias[seat]
        highest = max(highest, chances[seat])
    total = ZERO
    for seat in range(players):
        chances[seat] = exponential(float(chances[seat] - highest))
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] = chances[seat] / total if seat < players else ZERO
    if teams:
        for seat in range(2):
            chances[seat] += chances[seat + 2]
            chances[seat + 2] = chances[seat]


@rare
def choose(views: Views, w: Weights, sheet: Sheet) -> int:
    """The legal decision that the network favours most; ties go to the lowest number."""
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


BROKEN = (zipfile.BadZipFile, zlib.error)
NAMES = ("stairs", "slope", *Weights._fields[1:])


def save(path: Path, arrays: dict[str, npt.NDArray[Any]], made: dict[str, Any]) -> None:
    """Write a network as plain arrays, with a note of how it was made."""
    about = json.dumps({"version": VERSION, **made}, sort_keys=True)
    small = {name: array.astype(np.float16) for name, array in arrays.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, about=np.array(about), **small)


@cache
def load(path: Path = SHIPPED) -> Weights:
    """Read a network, and lay out its first layer as a table."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            version = json.loads(str(file["about"]))["version"]
            if version != VERSION:
                raise Refused(
                    f"{quote(str(path))} holds weights of version {quote(version)}; "
                    f"this Impera plays version {VERSION}"
                )
            return lay_out({name: file[name] for name in NAMES})
    except Refused:
        raise
    except FileNotFoundError:
        raise Refused(f"{quote(str(path))}: there is no such file of weights") from None
    except (OSError, LookupError, TypeError, ValueError, EOFError, *BROKEN):
        raise Refused(f"{quote(str(path))} is damaged, or holds no network weights") from None


def shapes(blocks: int, width: int) -> dict[str, tuple[int, ...]]:
    """The shapes of a network's arrays."""
    each, square = (blocks, width), (blocks, width, width)
    return {
        **{"stairs": (len(STAIRS), width), "slope": (SENSES, width), "expected": (EXPECTED, width)},
        **{"first": (width,), "scale": each, "last": (width,)},
        **{"enter": square, "enter_bias": each, "leave": square, "leave_bias": each},
        **{"policy": (DECISIONS, width), "policy_bias": (DECISIONS,)},
        **{"chances": (SEATS, width), "chances_bias": (SEATS,)},
        **{"guess": (EXPECTED, width), "guess_bias": (EXPECTED,)},
    }


def lay_out(arrays: dict[str, npt.NDArray[Any]]) -> Weights:
    """A network's arrays in the form it plays from.

    Arrays that don't fit together are a ValueError: compiled code would read past their ends.
    """
    for name, shape in shapes(*arrays["scale"].shape).items():
        if arrays[name].shape != shape or not np.isfinite(arrays[name]).all():
            raise ValueError(name)
    short = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}
    table = np.zeros((int(MOST.sum()), short["slope"].shape[1]), np.float32)
    lay_table(short["stairs"], short["slope"], table)
    return Weights(table, *(short[name] for name in Weights._fields[1:]))


@rare
def lay_table(stairs: Floats, slope: Floats, table: Floats) -> None:
    """Add what each number at each place adds: its slope, and the stairs up to it."""
    for place in range(SENSES):
        for number in range(1, MOST[place] + 1):
            row, times = table[FIRST_ROW[place] + number - 1], np.float32(number)
            for x in range(len(row)):
                row[x] += times * slope[place, x]
    for n in range(len(STAIRS)):
        place, stair = STAIRS[n]
        for number in range(stair, MOST[place] + 1):
            add(table[FIRST_ROW[place] + number - 1], stairs[n])
