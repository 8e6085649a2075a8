"""A sequential test of the first bot against the second: it stops as soon as it knows.

The scores of the sets are taken as normal with unknown spread; the likelihood ratio compares the
best fit under either mean (a generalised SPRT).
"""

import math
from dataclasses import dataclass, field

from impera.arena.match import Match
from impera.rules.refused import Refused

ERROR = 0.05  # how often each verdict may be wrong
BOUND = math.log((1 - ERROR) / ERROR)
WIDEST = 4000  # Elo


def expected_share(elo: float, match: Match) -> float:
    """The victories of one seat whose bot is that much stronger than those on the other seats."""
    odds = 10 ** (elo / 400)
    return odds / (odds + 1) / 2 if match.teams else odds / (odds + match.players - 1)


@dataclass
class Sprt:
    """The test after some sets; its caller stops when there is a verdict."""

    match: Match
    elo0: float
    elo1: float
    sets: int = 0
    llr: float = 0.0
    _sum: float = field(default=0.0, repr=False)
    _squares: float = field(default=0.0, repr=False)

    def __post_init__(self) -> None:
        if not -WIDEST <= self.elo0 < self.elo1 <= WIDEST:
            given = f"not {self.elo0:g} and {self.elo1:g}"
            raise Refused(f"--sprt needs ELO0 < ELO1, between {-WIDEST} and {WIDEST}, {given}")
        if len(self.match.bots) != 2:
            raise Refused(f"--sprt compares two bots, not {len(self.match.bots)}")

    @property
    def verdict(self) -> str:
        """`elo0` or `elo1`, whichever is closer to the first bot, or `undecided`."""
        if abs(self.llr) < BOUND:
            return "undecided"
        return "elo1" if self.llr > 0 else "elo0"

    def add(self, share: float) -> None:
        """Count the first bot's share of one more set."""
        self.sets += 1
        self._sum += share
        self._squares += share * share
        self.llr = self._ratio()

    def _ratio(self) -> float:
        """How much more likely the scores are at ELO1 than at ELO0, as a logarithm."""
        low, high = (expected_share(elo, self.match) for elo in (self.elo0, self.elo1))
        mean = self._sum / self.sets
        # As if one set's spread were that of a single game: the first few cannot look certain.
        prior = max(low * (1 - low), high * (1 - high))
        spread = max(0.0, self._squares / self.sets - mean * mean) + prior / self.sets
        return (
            self.sets / 2 * math.log((spread + (mean - low) ** 2) / (spread + (mean - high) ** 2))
        )
