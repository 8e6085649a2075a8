"""Everyone's progress: what a display needs besides the cards of a view."""

from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from impera.rules.cards import DOMAINS, Bits, Domain, of_domain
from impera.rules.effects import DOMAIN_OF_EFFECT, PERMANENT, leads_culture, level_of, qualified
from impera.rules.jit import rare, rule
from impera.rules.scoring import best, cards_needed, score, sides, team, winning_sides
from impera.rules.state import NOTHING, SEATS, Board, Ints, packed

# By seat and Domain; then by seat, by side, one bit per side, a Domain, and one bit per seat.
PROGRESS = packed(
    [
        ("cards", "i8", (SEATS, len(DOMAINS))),
        ("levels", "i8", (SEATS, len(DOMAINS))),
        ("needs", "i8", (SEATS, len(DOMAINS))),
        ("leads", "i8", SEATS),
        ("points", "i8", SEATS),
        ("ahead", "i8"),
        ("decided_by", "i8"),
        ("takers", "i8", len(DOMAINS)),
    ]
)


class Progress(TypedDict):
    """How close a seat is to effects and to winning; lists are in the order of the Domains."""

    cards: list[int]  # face-up cards of each Domain
    levels: list[int]  # R4.2: the level they are enough for, 0 to 2
    needs: list[int]  # R7.1: how many of them win the game
    leads: bool  # R6.1: whether the seat has strictly the most Culture cards


class Majority(TypedDict):
    """Who would win if the points were counted now."""

    points: list[int]  # R7.3: by seat, or in teams by team
    ahead: list[int]  # R7.4: the seats that would win
    takers: list[list[int]]  # R7.3: by Domain, the seats that its point goes to
    tie: str | None  # R7.4: the Domain that decided between sides with the same points


@rare
def measure(boards: npt.NDArray[Any], i: int, found: npt.NDArray[Any], j: int) -> None:
    """Write everyone's progress at a table, which can be a state or a view."""
    s, p = boards[i], found[j]
    for seat in range(s.players):
        for domain in range(len(DOMAINS)):
            p.cards[seat, domain] = of_domain(s.tally[seat], domain)
            p.needs[seat, domain] = cards_needed(s, seat, domain)
            p.levels[seat, domain] = 0
        for effect in range(len(PERMANENT)):
            if qualified(s, seat) >> effect & 1:
                p.levels[seat, DOMAIN_OF_EFFECT[effect]] = level_of(effect)
        p.leads[seat] = leads_culture(s, seat)
    score(s, p.points)
    winning, p.ahead = winning_sides(s, p.points), 0
    for seat in range(s.players):
        p.ahead |= (winning >> team(s, seat) & 1) << seat
    p.decided_by = tie_break(s, p.points, winning)
    for domain in range(len(DOMAINS)):
        p.takers[domain] = takers(s, domain)


@rule
def takers(s: Board, domain: Domain) -> Bits:
    """R7.3, R8.3: the seats, one bit each, whose side gets the Domain's point."""
    most, found = 1, 0
    for side in range(sides(s)):
        most = max(most, of_domain(best(s, side), domain))
    for seat in range(s.players):
        found |= (of_domain(best(s, team(s, seat)), domain) == most) << seat
    return found


@rule
def tie_break(s: Board, points: Ints, winning: Bits) -> Domain:
    """R7.4: the last Domain that had to be compared; NOTHING if the points were enough."""
    first = NOTHING
    for side in range(sides(s)):
        if winning >> side & 1:
            first = side
    last = len(DOMAINS)
    for side in range(sides(s)):
        if points[side] == points[first] and not winning >> side & 1:
            domain = len(DOMAINS) - 1
            while of_domain(best(s, side), domain) == of_domain(best(s, first), domain):
                domain -= 1
            last = min(last, domain)
    return last if last < len(DOMAINS) else NOTHING


def standing(boards: npt.NDArray[Any]) -> tuple[list[Progress], Majority]:
    """The first of these tables as plain structures."""
    found, s = np.zeros(1, PROGRESS), boards[0]
    measure(boards, 0, found, 0)
    cards, levels, needs, leads, scored, ahead, tie, taken = found[0].item()
    by_seat = zip(cards.tolist(), levels.tolist(), needs.tolist(), leads.tolist(), strict=True)
    progress: list[Progress] = [
        {"cards": held, "levels": reached, "needs": wins, "leads": bool(leading)}
        for held, reached, wins, leading in by_seat
    ]
    return progress[: s.players], {
        "points": scored[: sides(s)].tolist(),
        "ahead": [seat for seat in range(s.players) if ahead >> seat & 1],
        "takers": [[n for n in range(s.players) if bits >> n & 1] for bits in taken.tolist()],
        "tie": None if tie == NOTHING else DOMAINS[tie],
    }
