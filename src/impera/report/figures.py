"""Figures with their 95% intervals; the units are games, each on a deck of its own."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from impera.arena.figures import Z
from impera.arena.simulate import interval
from impera.report.facts import Floats, Games
from impera.report.plan import PRINTED, Plan, Sitting, Table

LEVEL = 0.05


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95% interval, and the number of games behind it."""

    value: float
    low: float
    high: float
    games: int

    def scaled(self, by: float) -> "Estimate":
        """The same in another unit."""
        return Estimate(self.value * by, self.low * by, self.high * by, self.games)

    def against(self, other: float) -> int:
        """1 if it is surely above another number, -1 if below, 0 if that is open."""
        return (self.low > other) - (self.high < other)


def share(parts: Floats) -> Estimate:
    """A share of all games, with Wilson's interval; without games, nothing is known."""
    if not len(parts):
        return Estimate(math.nan, 0.0, 1.0, 0)
    total = float(parts.sum())
    return Estimate(total / len(parts), *interval(total, len(parts)), len(parts))


def mean(values: Floats, floor: float = -math.inf) -> Estimate:
    """The mean; its spread counts one more game, one off: equal games never look certain."""
    if not len(values):
        return Estimate(math.nan, floor, math.inf, 0)
    middle = float(values.mean())
    spread = math.sqrt((float(((values - middle) ** 2).sum()) + 1) / len(values))
    error = Z * spread / math.sqrt(len(values))
    return Estimate(middle, max(floor, middle - error), middle + error, len(values))


def quantile(values: Floats, at: float) -> Estimate:
    """The value below which that part of the games falls, with an interval made of games too."""
    ranked, count = np.sort(values), len(values)
    error = Z * math.sqrt(count * at * (1 - at))
    value, low, high = (
        float(ranked[min(count, max(1, math.ceil(rank))) - 1])
        for rank in (at * count, at * count - error, at * count + error + 1)
    )
    return Estimate(value, low, high, count)


def apart(ours: Floats, theirs: Floats) -> Estimate:
    """How much larger our mean is than theirs, if the games are independent."""
    a, b = mean(ours), mean(theirs)
    error = math.hypot(a.high - a.value, b.high - b.value)
    lead = a.value - b.value
    return Estimate(lead, lead - error, lead + error, min(a.games, b.games))


def outstanding(found: Sequence[Estimate]) -> list[bool]:
    """Which differences are not zero, allowing for how many there are (Holm)."""
    chances = [chance_of_zero(estimate) for estimate in found]
    ranked = sorted(range(len(found)), key=chances.__getitem__)
    is_so = [False] * len(found)
    for place, number in enumerate(ranked):
        if chances[number] > LEVEL / (len(found) - place):
            break
        is_so[number] = True
    return is_so


def chance_of_zero(estimate: Estimate) -> float:
    """How often chance alone would show such a difference, or a larger one."""
    error = (estimate.high - estimate.low) / 2 / Z
    return math.erfc(abs(estimate.value) / error / math.sqrt(2)) if error else 1.0


@dataclass(frozen=True)
class Library:
    """All games of a report, by bot and table."""

    plan: Plan
    games: dict[Sitting, Games]
    version: str

    def of(self, bot: str, table: Table) -> Games:
        """The bot's games at the table."""
        wanted = self.plan.games if bot == self.plan.bot else self.plan.search_games
        return self.games[Sitting(bot, table, wanted)]

    def pairs(self) -> list[tuple[Table, Games, Games]]:
        """An edition's games, and those of the consensus on the same decks."""
        bot = self.plan.bot
        return [
            (table, self.of(bot, table), self.of(bot, Table(table.players, table.setup)))
            for table in PRINTED
        ]
