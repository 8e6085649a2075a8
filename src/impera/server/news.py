"""What has happened at a table, as its people are told."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.rules.notation import Result
from impera.server.protocol import Milliseconds


class Sat(Struct, tag="sat"):
    """Somebody has taken a chair."""

    chair: int
    name: str | None


class Left(Struct, tag="left"):
    """Somebody has got up before the game; the chair is free."""

    chair: int


class Committed(Struct, tag="committed"):
    """Somebody has committed to a contribution to the shuffle."""

    chair: int
    commitment: str


class Revealed(Struct, tag="revealed"):
    """Somebody has revealed the contribution."""

    chair: int
    contribution: str


class Reshuffle(Struct, tag="reshuffle"):
    """Somebody did not come to shuffle: those chairs are free, all commitments void."""

    freed: list[int]
    commitment: Annotated[str, Meta(description="The server's, to a new secret.")]


class Began(Struct, tag="began"):
    """The cards are dealt."""

    first: Annotated[int, Meta(description="The chair on which the lot fell: it is seat 0.")]


class Decided(Struct, tag="decided"):
    """A decision, as you may see it: of a card kept or given perhaps only the Era, as `give ?2`."""

    seat: int
    decision: str
    bot: Annotated[bool, Meta(description="Whether a bot decided.")]


class Undone(Struct, tag="undone"):
    """A seat has taken back its last decisions."""

    seat: int
    decisions: int


class Away(Struct, tag="away"):
    """A bot plays for somebody from now on."""

    chair: int
    why: Literal["left", "clock"]


class IsBack(Struct, tag="back"):
    """Somebody plays on instead of the bot."""

    chair: int


class WantsPause(Struct, tag="wants-pause"):
    """Somebody asks for a pause, or no longer does."""

    chair: int
    want: bool


class Paused(Struct, tag="paused"):
    """All have asked for a pause: the clocks stand still."""


class Resumed(Struct, tag="resumed"):
    """The pause is over."""


class Talked(Struct, tag="talked"):
    """Somebody has said something."""

    chair: int
    phrase: str | None = None
    seat: int | None = None
    domain: str | None = None
    text: str | None = None


class Muted(Struct, tag="muted"):
    """You no longer hear somebody, or do again. Only you are told."""

    chair: int
    whom: int
    on: bool


class Reported(Struct, tag="reported"):
    """You have reported something. Only you are told."""

    chair: int
    said: Annotated[int, Meta(description="The number of what was said.")]


class Ended(Struct, tag="ended"):
    """The game is over; the secret of the shuffle is told, and every card is open."""

    result: Result
    secret: str


class NextTable(Struct, tag="rematch"):
    """There is a table for a rematch."""

    table: str


class Closed(Struct, tag="closed"):
    """Nobody came; the table is closed."""


Happened: TypeAlias = (
    Sat
    | Left
    | Committed
    | Revealed
    | Reshuffle
    | Began
    | Decided
    | Undone
    | Away
    | IsBack
    | WantsPause
    | Paused
    | Resumed
    | Talked
    | Muted
    | Reported
    | Ended
    | NextTable
    | Closed
)


class Entry(Struct):
    """A line of the log. Several things that happened at once have one number."""

    number: int
    at: Milliseconds
    happened: list[Happened]
