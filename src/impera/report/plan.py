"""Which games a report is made of."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from impera.arena.match import SelfPlay
from impera.rules.agreement import PLAYERS, SETUPS, USUAL, Agreement
from impera.rules.editions import CENTRE_CLOCKWISE, EDITIONS
from impera.rules.refused import Refused, quote

FEWEST = 2  # an interval needs two games


@dataclass(frozen=True, order=True)
class Table:
    """Where games are played: how many players, and which rules."""

    players: int
    setup: str
    edition: str = USUAL.edition

    @property
    def name(self) -> str:
        """In words, without the edition."""
        return f"{self.players} players, {self.setup.capitalize()}"


TABLES = tuple(Table(players, setup) for players in PLAYERS for setup in SETUPS)


@dataclass(frozen=True)
class Sitting:
    """One bot's games at one table."""

    bot: str
    table: Table
    games: int

    @property
    def name(self) -> str:
        """A name for its folder."""
        spec = re.sub(r"[^a-z0-9.]+", "-", self.bot)
        return f"{spec}-{self.table.players}-{self.table.setup}-{self.table.edition}"

    def match(self, seed: int) -> SelfPlay:
        """The bot against itself; the same seed gives the same decks at every table of a size."""
        table = self.table
        return SelfPlay((self.bot,), Agreement(table.players, table.edition, table.setup), seed)


def differs(edition: str, players: int, setup: str) -> bool:
    """Whether an edition plays differently from the consensus at such a table.

    R2.5: the direction of the centre pick matters only in a draft, and not with two players.
    """
    flags = EDITIONS[edition]
    has_direction = setup == "draft" and players > 2
    return bool(flags if has_direction else flags & ~CENTRE_CLOCKWISE)


PRINTED = tuple(
    Table(table.players, table.setup, edition)
    for edition in EDITIONS
    for table in TABLES
    if differs(edition, table.players, table.setup)
)


@dataclass(frozen=True)
class Plan:
    """Who plays how many games at every table, from which seed."""

    bot: str
    games: int
    search: str
    search_games: int
    seed: int

    def __post_init__(self) -> None:
        if self.games < FEWEST:
            raise Refused(f"--games is {self.games}; a report needs {FEWEST} or more")
        if self.search_games and self.search_games < FEWEST:
            raise Refused(f"--search-games is {self.search_games}; it must be 0 or {FEWEST}+")
        if not 0 <= self.seed < 1 << 64:
            raise Refused(f"--seed is {self.seed}; it must be from 0 to 2**64 - 1")
        if self.search_games and self.bot == self.search:
            raise Refused(f"--bot and --search are both {quote(self.bot)}; name two bots")
        for sitting in self.sittings():
            sitting.match(self.seed)  # refuses bots that don't exist

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play the consensus."""
        return (self.bot, self.search) if self.search_games else (self.bot,)

    def sittings(self) -> Iterator[Sitting]:
        """All games: both bots by the consensus, and the first in the editions that differ."""
        for table in (*TABLES, *PRINTED):
            yield Sitting(self.bot, table, self.games)
        if self.search_games:
            for table in TABLES:
                yield Sitting(self.search, table, self.search_games)

    def command(self) -> str:
        """The command for the same report."""
        given = {"out": "report", **asdict(self)}
        words = [(f"--{key.replace('_', '-')}", str(value)) for key, value in given.items()]
        return shlex.join(["impera", "report", *(word for pair in words for word in pair)])
