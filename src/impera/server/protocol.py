"""What clients say to the server. docs/protocol.md is made of this, news.py and answers.py.

What is called a chair here is a place at the table from the beginning; a seat is its number in the
game (R2.1), which the lot decides.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION = 1
LARGEST_FRAME = 4096  # bytes that a client may send at once
LONGEST_TEXT = 280  # characters of free text
LONGEST_NAME = 24

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, another one for every message. A message that is sent "
        "again with the same id counts once and gets the same answer.",
    ),
]
ChairNumber = Annotated[int, Meta(ge=0, le=3)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Name = Annotated[str, Meta(max_length=100, description="At most 24 characters are kept.")]
Milliseconds = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Mine = Annotated[
    ChairNumber | None,
    Meta(description="For whom of several people on one device; may be left out by one alone."),
]
Domain = Literal["A", "R", "E", "S", "C", "U"]
Person = Literal["person"]
Level = Literal["level:1", "level:2", "level:3", "level:4", "level:5", "level:6"]
Edition = Literal["consensus", "uk", "ro", "el", "pt", "it"]
DAY = 86400


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. Whoever has used up both is played by a bot until coming back."""

    decision: Annotated[
        int, Meta(ge=5, le=14 * DAY, description="Seconds for every decision; days are long ones.")
    ]
    bank: Annotated[
        int, Meta(ge=0, le=14 * DAY, description="Seconds in reserve, once for the whole game.")
    ] = 0


# What a client sends over HTTP.


class Open(Struct, forbid_unknown_fields=True):
    """Open a table: `POST /api/tables`."""

    players: Annotated[int, Meta(ge=2, le=4)] = 3
    edition: Edition = "consensus"
    setup: Literal["base", "draft"] = "base"
    teams: Annotated[bool, Meta(description="Chairs 0 and 2 against 1 and 3; needs 4 players.")] = (
        False
    )
    chairs: Annotated[
        Annotated[list[Person | Level], Meta(max_length=4)] | None,
        Meta(
            description="Who is to sit on each chair: a person, or a bot of a level. Without it, "
            "one person against bots of level 2.",
        ),
    ] = None
    public: Annotated[
        bool, Meta(description="In the list of tables; otherwise only who has the link finds it.")
    ] = False
    clock: Annotated[
        Clock | None,
        Meta(
            description="Without it, 90 seconds and a bank of 600; a week if there is one person."
        ),
    ] = None
    free_text: Annotated[
        bool | None,
        Meta(description="Whether people may write what they like. Without it, if not public."),
    ] = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Be somebody: `POST /api/guest`. Sets the cookie; with a cookie, changes the name."""

    name: Name | None = None


# What a client sends over the socket.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, within ten seconds. It is answered with `welcome`."""

    token: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(
            description="The token that an earlier `welcome` gave; it proves whose chairs are "
            "yours. Without it a new one is given.",
        ),
    ] = None
    after: Annotated[
        Number, Meta(description="The last number seen: the log of `welcome` begins after it.")
    ] = 0


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take a free chair, as long as the game has not begun. Several may share one device."""

    id: Id
    chair: Annotated[ChairNumber | None, Meta(description="Without it, any that is free.")] = None
    name: Name | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Get up. In a running game a bot plays on until you are `back`."""

    id: Id
    chair: Mine = None


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """Commit yourself to a contribution to the shuffle: its SHA-256, in hexadecimal digits."""

    id: Id
    commitment: Annotated[str, Meta(min_length=64, max_length=64)]
    chair: Mine = None


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True):
    """Reveal the contribution, 16 to 32 random bytes, once all have committed themselves."""

    id: Id
    contribution: Annotated[str, Meta(min_length=32, max_length=64)]
    chair: Mine = None


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """Make the decision that is due: one of the tokens under `legal`."""

    id: Id
    position: Annotated[Number, Meta(description="The `position` that you decide about.")]
    decision: Annotated[str, Meta(min_length=1, max_length=40)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back own last decisions, at most as many as `undoable` says."""

    id: Id
    position: Number
    decisions: Annotated[int, Meta(ge=1, le=500)] = 1


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Ask for a pause, or take that back. When all ask the clocks stop; anybody ends it."""

    id: Id
    want: bool
    chair: Mine = None


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Be back, and play on instead of the bot."""

    id: Id
    chair: Mine = None


class Talk(Struct, tag="talk", forbid_unknown_fields=True):
    """Say something to all: a phrase, which every reader sees in the own language, or free text."""

    id: Id
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    seat: Annotated[SeatNumber | None, Meta(description="Of whom the phrase speaks.")] = None
    domain: Annotated[Domain | None, Meta(description="Of which Domain it speaks.")] = None
    text: Annotated[str, Meta(max_length=2000)] | None = None
    chair: Mine = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """No longer hear somebody, or hear again. Nobody else is told."""

    id: Id
    whom: ChairNumber
    on: bool = True
    chair: Mine = None


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """Tell whoever runs the server about something that was said. Nobody else is told."""

    id: Id
    number: Annotated[Number, Meta(description="The number of what was said.")]
    why: Annotated[str, Meta(max_length=500)] = ""
    chair: Mine = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the game: open a table like this one, or find the one that is open already."""

    id: Id
    chair: Mine = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Answered with `pong`."""


Act: TypeAlias = (
    Sit | Leave | Commit | Reveal | Decide | Undo | Pause | Back | Talk | Mute | Report | Rematch
)
ClientMessage: TypeAlias = Hello | Ping | Act


Code = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "too-many",
    "slow",
    "late",
    "origin",
    "unknown",
    "not-yours",
    "not-now",
    "not-your-turn",
    "old-position",
    "illegal",
    "taken",
    "refused",
    "id-reused",
    "unavailable",
    "stopping",
]

CODES: dict[str, str] = {
    "malformed": "The message cannot be read: not JSON, no such type, a field that does not fit.",
    "too-large": f"The message is larger than {LARGEST_FRAME} bytes. The socket is closed.",
    "too-fast": "More than 20 messages a second after a burst of 40; or too much talk.",
    "too-many": "Too many sockets, tables or guests from one address.",
    "slow": "The client reads too slowly. The socket is closed.",
    "late": "No `hello` within ten seconds. The socket is closed.",
    "origin": "The request comes from another site's page.",
    "unknown": "There is no such table or game.",
    "not-yours": "You have no such chair here.",
    "not-now": "It cannot be done at this time of the game.",
    "not-your-turn": "Another seat decides.",
    "old-position": "The position has changed since; the current one comes with the error.",
    "illegal": "The decision is not among the legal ones.",
    "taken": "Somebody else sits on the chair.",
    "refused": "The content does not do; the text says why.",
    "id-reused": "The id was used for another message before.",
    "unavailable": "The storage does not answer. Send the message again, with the same id.",
    "stopping": "The server is being stopped. Connect again in a moment.",
}


encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(ClientMessage).decode


class Problem(Exception):
    """Why something was refused: a code for programs and a text for people."""

    def __init__(self, code: Code, text: str, *, with_position: bool = False) -> None:
        super().__init__(text)
        self.code: Code = code
        self.with_position = with_position
