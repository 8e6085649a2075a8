"""What the report needs to know about a game, found by replaying its record by the rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from impera.rules import doors
from impera.rules.cards import DOMAINS, at_least
from impera.rules.effects import NAMES
from impera.rules.notation import NUMBER, TOKENS, lay_deck, result
from impera.rules.record import read_agreement
from impera.rules.refused import Refused
from impera.rules.scoring import hegemony_need
from impera.rules.state import ENDINGS, SEATS, States, tables

FACTS = np.dtype(
    [
        ("ending", "u1"),  # as in the state
        ("won", "u1"),  # the winners, one bit per seat
        ("domains", "u1"),  # R7.1: the Domains of a hegemony, one bit each
        ("players", "u1"),
        ("turns", "u4"),
        ("decisions", "u4"),
        ("played", "u8"),  # a hash of the decisions
        ("uses", "u2", (SEATS, len(NAMES))),  # how often every seat used every effect
    ]
)
Facts = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]

# The effect that a decision begins; a copy counts as a use of Inspiration alone.
BEGINS = {
    token: NAMES.index({"inspire": "inspiration"}.get(token.split()[0], token.split()[0]))
    for token in TOKENS
    if token.split()[0] in (*NAMES, "inspire")
}


def read_facts(record: dict[str, Any]) -> Facts:
    """The facts of one record; a record with a wrong result is refused."""
    states = replay(record)
    s = states[0]
    if result(s) is None or result(s) != record["result"]:
        raise Refused("the result doesn't follow from the decisions")
    facts = np.zeros(1, FACTS)
    facts["ending"], facts["won"], facts["players"] = s.ending, s.winners, s.players
    if ENDINGS[s.ending] == "hegemony":
        facts["domains"] = at_least(s.tally[s.turn], hegemony_need(s, s.turn))
    turn = 0
    for token in record["decisions"]:
        if token == "end":
            turn += 1
        elif token in BEGINS:  # R3: all decisions of a turn are its player's
            facts["uses"][0, turn % record["players"], BEGINS[token]] += 1
    facts["turns"], facts["decisions"] = turn, len(record["decisions"])
    facts["played"] = fingerprint(record["decisions"])
    return facts


def replay(record: dict[str, Any]) -> States:
    """The table at the end of the game."""
    states = tables(read_agreement(record))
    lay_deck(states, 0, record["removed"], record["deck"])
    doors.begin(states, 0)
    for token in record["decisions"]:
        doors.decide_at(states, 0, NUMBER[token])
    return states


def fingerprint(decisions: Iterable[str]) -> int:
    """A number for what was played: on the same deck, equal numbers mean equal games."""
    return int.from_bytes(blake2b("\n".join(decisions).encode(), digest_size=8).digest())


@dataclass(frozen=True)
class Games:
    """The facts of many games at one table, column by column; game i was played on deck i."""

    facts: Facts

    def __len__(self) -> int:
        return len(self.facts)

    @property
    def players(self) -> int:
        """How many sat at the table."""
        return int(self.facts["players"][0])

    @property
    def winners(self) -> npt.NDArray[np.bool_]:
        """Whether each seat won."""
        return (self.facts["won"][:, None] >> np.arange(self.players) & 1).astype(bool)

    def victories(self, seat: int) -> Floats:
        """The seat's share of every victory: a shared one is split."""
        won: Floats = self.winners[:, seat] / self.winners.sum(axis=1)
        return won

    def ended(self, by: str) -> Floats:
        """1 for the games that ended this way."""
        return np.asarray(self.facts["ending"] == ENDINGS.index(by), np.float64)

    def shared(self) -> Floats:
        """1 for the games with several winners."""
        return np.asarray(self.winners.sum(axis=1) > 1, np.float64)

    def turns(self) -> Floats:
        """How many turns they lasted."""
        return np.asarray(self.facts["turns"], np.float64)

    def decisions(self) -> Floats:
        """How many decisions they took."""
        return np.asarray(self.facts["decisions"], np.float64)

    def hegemonies(self, domain: int) -> Floats:
        """Each hegemony's share for the Domain: two at once count half each."""
        domains = self.facts["domains"][self.facts["domains"] > 0]
        bits = domains[:, None] >> np.arange(len(DOMAINS)) & 1
        parts: Floats = bits[:, domain] / bits.sum(axis=1)
        return parts

    def uses(self, effect: str) -> Floats:
        """How often every seat used the effect, game by game."""
        return np.asarray(self.facts["uses"][:, : self.players, NAMES.index(effect)], np.float64)

    def winners_lead(self, effect: str) -> Floats:
        """How much more often a winner used the effect than the others, in games with both."""
        uses, won = self.uses(effect), self.winners
        both = ~won.all(axis=1)
        uses, won = uses[both], won[both]
        ours, theirs = (uses * won).sum(axis=1), (uses * ~won).sum(axis=1)
        lead: Floats = ours / won.sum(axis=1) - theirs / (~won).sum(axis=1)
        return lead
