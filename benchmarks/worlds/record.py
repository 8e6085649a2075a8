"""The recording of a game: who was there, who sent what when, and the outcome."""

from dataclasses import dataclass, field
from typing import NamedTuple

from impera.server.storage.log import Event, hashed
from impera.server.table import facts
from worlds.deal import Deal


class Step(NamedTuple):
    """Somebody's message or the server's own action, and the event it led to."""

    sender: int | None
    frame: bytes | None
    number: int | None


@dataclass
class Person:
    """Somebody at the table, with one chair, several, or none."""

    cookie: str | None = None
    guest: str | None = None
    token: str = ""
    contributions: dict[int, str] = field(default_factory=dict)  # by chair
    heard: list[bytes] = field(default_factory=list)


@dataclass
class Recording:
    """A game from the first message to the last."""

    table: str
    setup: facts.Setup
    opened_at: int
    first: int = 0  # the chair of seat 0
    deal: Deal | None = None
    people: list[Person] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    over: bool = False

    @property
    def ended(self) -> int:
        """The number of the event that ended it."""
        return max(event.number for event in self.events if event.kind == "decided")

    def written(self, steps: int) -> int:
        """How many events there are after so many steps."""
        return max((step.number for step in self.steps[:steps] if step.number), default=0)

    def chairs(self, person: int, events: int) -> set[int]:
        """Somebody's chairs after so many events."""
        who, found = self.people[person], set[int]()
        for event in self.events[:events]:
            fact = facts.read_fact(event.payload)
            if isinstance(fact, facts.Sat):
                found.discard(fact.chair)
                if fact.token == hashed(who.token) or (who.guest and fact.guest == who.guest):
                    found.add(fact.chair)
            elif isinstance(fact, facts.Left):
                found.discard(fact.chair)
            elif isinstance(fact, facts.Reshuffled):
                found -= set(fact.freed)
        return found

    def secrets(self) -> list[str]:
        """What the server must not reveal before the end."""
        found = [self.setup.secret]
        for event in self.events:
            fact = facts.read_fact(event.payload)
            if isinstance(fact, facts.Reshuffled):
                found.append(fact.secret)
        return found
