"""What is agreed before the first card, and the numbers that follow from it."""

from dataclasses import dataclass
from typing import TypedDict

from impera.rules.editions import EDITIONS
from impera.rules.refused import Refused, quote

VERSION = 1  # of the rules: it goes up when a game could go differently than before

PLAYERS = (2, 3, 4)
SETUPS = ("base", "draft")

DEALT = (3, 4)  # R2.4, R2.5: cards dealt to each player, without and with a draft

# By the number of players:
ASIDE = (0, 0, 3, 3, 0)  # R2.2: cards of each Era that leave the game
LEVELS = {2: (3, 5), 3: (3, 5), 4: (2, 4)}  # R4.2: cards of a Domain for level 1 and level 2
GOAL = {2: 8, 3: 7, 4: 7}  # R7.1: cards of a Domain for hegemony


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a table has agreed on; an impossible agreement is refused (R2.1, R8.1)."""

    players: int = 3
    edition: str = "consensus"
    setup: str = "base"
    teams: bool = False

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in PLAYERS:
            raise Refused(f"players is {quote(self.players)}; it must be 2, 3 or 4")
        if self.edition not in tuple(EDITIONS):
            known = ", ".join(EDITIONS)
            raise Refused(f"edition is {quote(self.edition)}; it must be one of {known}")
        if self.setup not in SETUPS:
            raise Refused(f"setup is {quote(self.setup)}; it must be base or draft")
        if type(self.teams) is not bool:
            raise Refused(f"teams is {quote(self.teams)}; it must be true or false")
        if self.teams and self.players != 4:
            raise Refused(f"R8.1: teams need 4 players, not {self.players}")

    @property
    def sides(self) -> int:
        """How many sides play: every seat for itself, or two teams."""
        return 2 if self.teams else self.players

    def __str__(self) -> str:
        """As `consensus, 4 players, teams, draft`."""
        teams = ", teams" if self.teams else ""
        return f"{self.edition}, {self.players} players{teams}, {self.setup}"


USUAL = Agreement()


class Agreed(TypedDict, total=False):
    """The same as keyword arguments, for callers that offer them one by one."""

    players: int
    edition: str
    setup: str
    teams: bool
