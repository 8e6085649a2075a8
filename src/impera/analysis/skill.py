"""How strong somebody plays, told from their decisions instead of their results.

The error rate is what a player loses by a decision that matters, on average, in thousandths of a
victory. `benchmarks/skill.py` measures it for bots whose strength is known, and fits the line that
says which rate belongs to which strength, with so many players.
"""

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

Z = 1.959964  # of a 95 % interval
FEWEST = 10  # decisions, below which nothing is said
SHOWN = 1  # decimals of a rate
MEASURED = Path(__file__).with_name("skill.json")


class Losses(NamedTuple):
    """What decisions lost: how many there were, the sum, and the sum of the squares."""

    choices: int = 0
    lost: float = 0.0
    squares: float = 0.0


class Line(TypedDict):
    """Strength by error rate: `at` for one thousandth, and how much falls off when it doubles."""

    at: float
    falls: float
    levels: list[float]  # the strength of each level, on the same scale


@dataclass(frozen=True, slots=True)
class Skill:
    """How well somebody decided where it mattered."""

    choices: int  # decisions that mattered
    rate: float | None  # thousandths of a victory lost by each; None without any
    margin: float | None  # of its 95 % interval; None for fewer than two decisions
    level: int | None  # of the bots that err as much; None where that is too uncertain


def losses_of(lost: Iterable[float]) -> Losses:
    """What some decisions lost."""
    found = Losses()
    for each in lost:
        found = Losses(found.choices + 1, found.lost + each, found.squares + each * each)
    return found


def together(parts: Iterable[Losses]) -> Losses:
    """All of them as one."""
    return Losses(*map(sum, zip(*parts, strict=True))) if (parts := list(parts)) else Losses()


def skill_of(players: int, losses: Losses) -> Skill:
    """How well somebody decided, and the level that decides like that."""
    choices, lost, squares = losses
    if choices == 0:
        return Skill(0, None, None, None)
    if choices == 1:
        return Skill(1, round(1000 * lost, SHOWN), None, None)
    rate = lost / choices
    variance = max(0.0, squares - lost * rate) / (choices - 1)
    margin = Z * math.sqrt(variance / choices)
    level = level_at(players, 1000 * rate) if choices >= FEWEST and margin <= rate else None
    return Skill(choices, round(1000 * rate, SHOWN), round(1000 * margin, SHOWN), level)


def strength_at(players: int, rate: float) -> float:
    """The strength that belongs to an error rate, on the scale of the arena's ratings."""
    line = lines()[str(players)]
    return line["at"] - line["falls"] * math.log2(max(rate, 1.0))


def level_at(players: int, rate: float) -> int:
    """The level whose strength is nearest."""
    levels, own = lines()[str(players)]["levels"], strength_at(players, rate)
    return min(range(len(levels)), key=lambda n: abs(levels[n] - own)) + 1


@cache
def lines() -> dict[str, Line]:
    """What was measured, by number of players."""
    found: dict[str, Line] = json.loads(MEASURED.read_text())["players"]
    return found
