"""Claims about a decision: what happens more often after it than after a better one.

Whatever is claimed was counted in continuations of both decisions, which begin with the same cards.
A claim is made only if chance alone would hardly ever produce such a difference, so that whoever
counts again, in other continuations, finds the same.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from impera.bots.net import load
from impera.coach.continuing import Outcomes, continuations
from impera.rules.cards import DOMAINS, FIELD, KINDS
from impera.rules.chance import generators
from impera.rules.effects import (
    DEMOCRACY,
    EMBARGO,
    INQUISITION,
    NAMES,
    PERMANENT,
)
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.scoring import team
from impera.rules.state import DRAFT, HEGEMONY, OPEN
from impera.rules.view import Views

CONTINUATIONS = 400
LEAST = 0.12  # how much more often something has to happen
SURE = 4.0  # standard errors: chance alone gets there once in 16,000 times
MOST = 3  # claims about a decision
SHOWN = 8  # decisions of the line that proves a claim

# What is claimed, and how much it explains: a lost victory more than a lost effect.
What = Literal[
    "win-now",
    "threat",
    "win-next",
    "tie",
    "last",
    "cost",
    "aimed",
    "taken",
    "able",
    "used",
    "fewer",
    "helps",
]
WEIGHT: dict[What, float] = {
    "win-now": 4.0,
    "threat": 3.0,
    "win-next": 2.0,
    "tie": 1.5,
    "last": 1.2,
    "cost": 1.0,
    "aimed": 1.0,
    "taken": 1.0,
    "able": 0.8,
    "used": 0.7,
    "fewer": 0.5,
    "helps": 0.4,
}
GOOD = ("win-now", "win-next", "able")  # the deciding player wants it to happen
AIMED = (INQUISITION, EMBARGO, DEMOCRACY)

Truths = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that may happen in a continuation."""

    what: What
    seat: int | None = None  # who does it, if not the deciding player
    domain: str | None = None
    effect: str | None = None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """In how many continuations of a hundred something happens, and within which limits."""

    found: float
    low: float
    high: float


class Made(NamedTuple):
    """A decision in a continuation, and who made it."""

    seat: int
    decision: str


@dataclass(frozen=True, slots=True)
class Claim:
    """An event that a decision has made more likely, or less."""

    event: Event
    after: Share  # the decision that was made
    better: Share  # the better one
    line: tuple[Made, ...]  # a continuation in which it happens


def claims(view: Views, made: str, better: str, count: int = CONTINUATIONS) -> list[Claim]:
    """What the better decision would have changed, most important first."""
    if view[0].step in (DRAFT, OPEN):
        return []  # nobody has had a turn yet
    player, table = int(view[0].viewer), view[0]
    found = []
    for token in (made, better):
        seeds = generators(count, seed_of(view))
        found.append(continuations(view, NUMBER[token], load(), seeds))
    told = []
    for event, after, instead in compared(found[0], found[1], player, table):
        good = event.what in GOOD
        more, less = (instead, after) if good else (after, instead)
        if is_sure(more, less):
            line = proof(found[good], more & ~less)
            told.append(Claim(event, share(after), share(instead), line))
    return choose(told)


def compared(
    after: Outcomes, instead: Outcomes, player: int, table: Any
) -> Iterator[tuple[Event, Truths, Truths]]:
    """Everything that happens after one decision or the other, and in which continuations."""
    pairs = zip(events(after, player, table), events(instead, player, table), strict=True)
    for (event, happens), (_, avoided) in pairs:
        yield event, happens, avoided
    both, gap = (after["turns"] > 0) & (instead["turns"] > 0), after["cards"] - instead["cards"]
    yield Event("fewer"), both & (gap < 0), both & (gap > 0)


def seed_of(view: Views) -> int:
    """A seed that depends on nothing but what the seat knows."""
    return int.from_bytes(blake2b(view.tobytes(), digest_size=8).digest(), "little")


def is_sure(more: Truths, less: Truths) -> bool:
    """Whether something happens clearly more often, and not by chance."""
    gap = more.astype(float) - less
    error = float(gap.std(ddof=1)) / math.sqrt(len(gap))
    return bool(gap.mean() >= LEAST and gap.mean() >= SURE * error)


def share(happens: Truths) -> Share:
    """How often something happens, with limits outside which it hardly ever is (Wilson's)."""
    n, p, z = len(happens), float(happens.mean()), SURE
    middle, spread = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    low, high = max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
    return Share(round(p, 4), round(low, 4), round(high, 4))


def proof(outcomes: Outcomes, shows: Truths) -> tuple[Made, ...]:
    """How the first continuation begins in which it happens after one decision alone."""
    first = outcomes[int(shows.argmax())]
    length = min(SHOWN, int(first["length"]))
    pairs = zip(first["seats"][:length], first["line"][:length], strict=True)
    return tuple(Made(int(seat), TOKENS[number]) for seat, number in pairs)


def events(outcomes: Outcomes, player: int, table: Any) -> Iterator[tuple[Event, Truths]]:
    """Everything that happens in some of the continuations, and in which."""
    o, own = outcomes, team(table, player)
    others = [seat for seat in range(int(table.players)) if team(table, seat) != own]
    hegemony, soon = o["ending"] == HEGEMONY, o["turns"] == 0
    for number, domain in enumerate(DOMAINS):
        by = hegemony & (o["domain"] == number)
        yield Event("win-now", domain=domain), by & soon & (o["last"] == player)
        yield Event("win-next", domain=domain), by & (o["turns"] == 1) & (o["last"] == player)
        for seat in others:
            yield Event("threat", seat, domain), by & soon & (o["last"] == seat)
            yield Event("cost", seat, domain), o["cost"][:, seat] >> number & 1 == 1
    for number in range(len(PERMANENT)):
        yield Event("able", effect=NAMES[number]), o["able"] >> number & 1 == 1
        for seat in others:
            yield Event("used", seat, effect=NAMES[number]), o["used"][:, seat] >> number & 1 == 1
    for seat in others:
        for number in AIMED:
            aimed = o["aimed"][:, seat] >> number & 1 == 1
            yield Event("aimed", seat, effect=NAMES[number]), aimed
        for number, kind in enumerate(KINDS):
            taken = o["taken"][:, seat] >> 4 * number & FIELD[number]
            yield Event("taken", seat, card=kind), taken > 0
        yield Event("helps", seat), o["winners"] >> seat & 1 == 1
    yield Event("tie"), o["tied"] == 1
    yield Event("last"), soon & ~hegemony


def choose(told: Sequence[Claim]) -> list[Claim]:
    """The claims that explain most, one of a kind; what merely helps somebody, only alone."""
    kept: dict[str, Claim] = {}
    for claim in sorted(told, key=importance, reverse=True):
        kept.setdefault(claim.event.what, claim)
    return [each for each in kept.values() if each.event.what != "helps" or len(kept) == 1][:MOST]


def importance(claim: Claim) -> float:
    """How much a claim explains."""
    return WEIGHT[claim.event.what] * abs(claim.after.found - claim.better.found)
