"""The only source of randomness: a generator in a row of four numbers, and the shuffle."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from impera.rules.agreement import ASIDE
from impera.rules.cards import COPIES, ERA, KINDS, one
from impera.rules.jit import rare, rule
from impera.rules.state import State

Generator: TypeAlias = npt.NDArray[np.int64]
_32 = 0xFFFFFFFF


def generators(count: int, seed: int, first: int = 0) -> Generator:
    """Independent generators for one seed, numbered from `first`."""
    rows = np.zeros((count, 4), np.int64)
    for row in range(count):
        plant_seed(rows, row, seed & _32, seed >> 32 & _32, first + row)
    return rows


@rule
def scramble(x: int) -> int:
    """Spread the bits of a 32-bit number over all 32 places."""
    x = (x ^ x >> 16) * 0x7FEB352D & _32
    x = (x ^ x >> 15) * 0x846CA68B & _32
    return x ^ x >> 16


@rare
def plant_seed(rngs: Generator, i: int, low: int, high: int, stream: int) -> None:
    """Start generator i: every seed and stream gives a different sequence."""
    x = scramble(low ^ 0x9E3779B9)
    for word in range(4):
        x = scramble(x + high + 0x632BE5AB * (word + 1) & _32)
        x = scramble(x ^ (stream & _32))
        x = scramble(x + (stream >> 32 & _32) & _32)
        rngs[i, word] = x
    rngs[i, 0] |= 1


@rule
def rotate(x: int, by: int) -> int:
    """A 32-bit number rotated to the left."""
    return (x << by | x >> 32 - by) & _32


@rule
def draw_bits(rngs: Generator, i: int) -> int:
    """The next 32 random bits (xoshiro128++)."""
    a, b, c, d = int(rngs[i, 0]), int(rngs[i, 1]), int(rngs[i, 2]), int(rngs[i, 3])
    drawn = rotate(a + d & _32, 7) + a & _32
    c ^= a
    d ^= b
    rngs[i, 0] = a ^ d
    rngs[i, 1] = b ^ c
    rngs[i, 2] = c ^ (b << 9 & _32)
    rngs[i, 3] = rotate(d, 11)
    return drawn


@rule
def below(rngs: Generator, i: int, n: int) -> int:
    """A number from 0 to n - 1, all exactly equally likely."""
    product = draw_bits(rngs, i) * n
    if product & _32 < n:
        floor = (1 << 32) % n
        while product & _32 < floor:
            product = draw_bits(rngs, i) * n
    return product >> 32


@rare
def shuffle(s: State, rngs: Generator, i: int) -> None:
    """R2.2, R2.3: shuffle each Era; with fewer than four players, set three cards of each aside."""
    s.top = s.bottom = s.removed = 0
    for era in range(1, 4):
        start = s.bottom
        for kind in range(len(KINDS)):
            if ERA[kind] == era:
                for _ in range(COPIES[kind]):
                    s.deck[s.bottom] = kind
                    s.bottom += 1
        for last in range(s.bottom - 1, start, -1):
            chosen = start + below(rngs, i, last - start + 1)
            s.deck[last], s.deck[chosen] = s.deck[chosen], s.deck[last]
        for _ in range(ASIDE[s.players]):
            s.bottom -= 1
            s.removed += one(int(s.deck[s.bottom]))
            s.deck[s.bottom] = 0
