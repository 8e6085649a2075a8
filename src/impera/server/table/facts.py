"""What the log keeps about a table, secrets included: its setup and the facts."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from impera.rules.agreement import Agreement
from impera.rules.refused import Refused
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice, Clock


class Continued(Struct, frozen=True):
    """The game that another one continues, up to where it leaves it."""

    table: str | None  # of the finished game; None if it was begun without a server
    deck: list[str]
    removed: list[str]
    decisions: list[str]


class Setup(Struct, frozen=True):
    """How a table was opened, and the first secret of its shuffle."""

    players: int
    edition: str
    setup: str
    teams: bool
    chairs: list[str]
    public: bool
    clock: Clock
    free_text: bool
    secret: str
    seed: str | None = None  # the server's own contribution where only bots play
    continued: Continued | None = None  # the game whose cards it begins with, instead of a shuffle
    rules: int = 1  # of the rules; tables from before versions were kept have the first

    @property
    def agreement(self) -> Agreement:
        """What was agreed before the first card."""
        return Agreement(self.players, self.edition, self.setup, self.teams)


class Sat(Struct, frozen=True, tag="sat"):
    """Who has taken a chair: perhaps a guest, with a token whose hash is kept."""

    chair: int
    name: str | None
    guest: str | None
    token: str


class Left(Struct, frozen=True, tag="left"):
    """A chair is free again, before the game."""

    chair: int


class Filled(Struct, frozen=True, tag="filled"):
    """A chair's owner has put a bot on another chair, or freed it again, before the game."""

    chair: int
    which: int
    bot: str | None


class Committed(Struct, frozen=True, tag="committed"):
    """A commitment to a contribution."""

    chair: int
    commitment: str


class Revealed(Struct, frozen=True, tag="revealed"):
    """A contribution; the last one begins the game."""

    chair: int
    contribution: str


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The shuffle starts over without those who didn't come, with a new secret."""

    freed: list[int]
    secret: str


class Decided(Struct, frozen=True, tag="decided"):
    """A decision of the seat to decide."""

    decision: str
    bot: bool


class Chosen(Struct, frozen=True, tag="chosen"):
    """What a chair will decide in the draft when it is asked; None if that is open again."""

    chair: int
    decision: str | None


class Undone(Struct, frozen=True, tag="undone"):
    """Decisions taken back by the seat that made them."""

    decisions: int


class Hinted(Struct, frozen=True, tag="hinted"):
    """A hint for the seat to decide, best decision first."""

    chair: int
    best: list[Advice]


class Away(Struct, frozen=True, tag="away"):
    """A bot plays for a chair."""

    chair: int
    why: Literal["left", "clock", "vote"]


class Back(Struct, frozen=True, tag="back"):
    """The owner plays again."""

    chair: int


class Voted(Struct, frozen=True, tag="voted"):
    """A vote that a bot should play for somebody who doesn't move."""

    chair: int
    whom: int


class WantsPause(Struct, frozen=True, tag="wants-pause"):
    """A wish to pause, or to go on."""

    chair: int
    want: bool


class Resumed(Struct, frozen=True, tag="resumed"):
    """A pause has lasted too long."""


class Talked(Struct, frozen=True, tag="talked"):
    """Something said."""

    chair: int
    phrase: str | None = None
    seat: int | None = None
    domain: str | None = None
    text: str | None = None
    to: int | None = None  # the chair that a bot answers


class Muted(Struct, frozen=True, tag="muted"):
    """A chair has muted another, or hears it again."""

    chair: int
    whom: int
    on: bool


class Reported(Struct, frozen=True, tag="reported"):
    """A complaint about something said, for the server's operator."""

    chair: int
    said: int
    why: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """Where the rematch is."""

    table: str
    secret: str
    seed: str | None


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """Something was said here that is no longer kept."""

    chair: int


class Closed(Struct, frozen=True, tag="closed"):
    """Nobody came, or the host has closed the table."""

    why: Literal["nobody", "host"] = "nobody"


Fact: TypeAlias = (
    Sat
    | Left
    | Filled
    | Committed
    | Revealed
    | Reshuffled
    | Decided
    | Chosen
    | Undone
    | Hinted
    | Away
    | Back
    | Voted
    | WantsPause
    | Resumed
    | Talked
    | Muted
    | Reported
    | Rematched
    | Unsaid
    | Closed
)

# What only one person is told has no number of its own: a gap would reveal it.
PRIVATE = (Muted, Reported, Chosen)

write = msgspec.json.Encoder().encode
_facts, _setups = msgspec.json.Decoder(Fact), msgspec.json.Decoder(Setup)


def kind(fact: Fact) -> str:
    """What a fact is called in the log."""
    return tag(type(fact))


def tag(kind: type[Struct]) -> str:
    """What facts of a kind are called in the log."""
    return str(kind.__struct_config__.tag)


@contextmanager
def readable() -> Iterator[None]:
    """Treats a sound entry that can't be read or played here as written by a newer version."""
    try:
        yield
    except (msgspec.ValidationError, Refused) as reason:
        text = f"a newer version of the server has written this table: {reason}"
        raise Problem("newer", text) from None


def read_fact(kept: str) -> Fact:
    """A fact of the log; use it within `readable`."""
    fact: Fact = _facts.decode(kept)
    return fact


def read_setup(kept: str) -> Setup:
    """How a table was opened; use it within `readable`."""
    return _setups.decode(kept)
