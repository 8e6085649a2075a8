"""What clients say to the server. docs/protocol.md is made of this, news, answers and replies.

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
MOST_CONSIDERED = 64  # decisions in one question

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by you, another one for every message. What is sent again with the "
        "same id counts once and gets the same answer.",
    ),
]
ChairNumber = Annotated[int, Meta(ge=0, le=3, description="The chair.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3, description="The seat.")]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Name = Annotated[
    str,
    Meta(
        max_length=100,
        description=f"To be shown to others: one line of at most {LONGEST_NAME} characters; more "
        "are refused.",
    ),
]
Milliseconds = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Mine = Annotated[
    ChairNumber | None,
    Meta(description="For which of your chairs. Who has one only may leave it out."),
]
Domain = Literal["A", "R", "E", "S", "C", "U"]
Person = Literal["person"]
Level = Literal["level:1", "level:2", "level:3", "level:4", "level:5", "level:6"]
Edition = Literal["consensus", "uk", "ro", "el", "pt", "it"]
DAY = 86400


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. For whoever has used up both a bot plays on, until he is `back`."""

    decision: Annotated[
        int, Meta(ge=5, le=14 * DAY, description="Seconds for every single decision.")
    ]
    bank: Annotated[
        int, Meta(ge=0, le=14 * DAY, description="Seconds in reserve, once for the whole game.")
    ] = 0


# What a client sends over HTTP.


class FromGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, from which another one goes on."""

    table: Annotated[
        Annotated[str, Meta(max_length=64)],
        Meta(description="The id of the finished game's table."),
    ]
    step: Annotated[
        Number,
        Meta(description="How many of its decisions count; fewer than were made in it."),
    ]


class Open(Struct, forbid_unknown_fields=True):
    """Open a table: `POST /api/tables`."""

    players: Annotated[int, Meta(ge=2, le=4, description="How many play, bots included.")] = 3
    edition: Annotated[Edition, Meta(description="By which printing (RULES.md, section 10).")] = (
        "consensus"
    )
    setup: Annotated[
        Literal["base", "draft"], Meta(description="How the cards are dealt (R2.4, R2.5).")
    ] = "base"
    teams: Annotated[bool, Meta(description="Chairs 0 and 2 against 1 and 3; needs 4 players.")] = (
        False
    )
    chairs: Annotated[
        Annotated[list[Person | Level], Meta(max_length=4)] | None,
        Meta(
            description="Who is to sit on each chair, one entry a player: `person`, or a bot from "
            "`level:1`, a beginner, to `level:6`. Without it, a person on chair 0 against bots of "
            "level 2. With bots alone the game begins at once.",
        ),
    ] = None
    public: Annotated[
        bool,
        Meta(description="Whether it is listed for all; otherwise only who has its id finds it."),
    ] = False
    clock: Annotated[
        Clock | None,
        Meta(
            description="Without it, 90 seconds and a bank of 600; with one person only, a week "
            "for every decision."
        ),
    ] = None
    free_text: Annotated[
        bool | None,
        Meta(
            description="Whether people may write what they like, and not only say phrases. "
            "Without it, only at tables that are not public."
        ),
    ] = None
    from_game: Annotated[
        FromGame | None,
        Meta(
            description="Go on from a moment of a finished game: with its cards, players, "
            "printing, setup and teams, whatever is said of these here. Chair n is seat n. "
            "Nothing is shuffled: the game begins when all people sit. It is never public and "
            "never rated, for its hidden cards can be known."
        ),
    ] = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Be known again: `POST /api/guest`. Sets a cookie; with the cookie, changes the name."""

    name: Name | None = None


# What a client sends over the socket.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, within ten seconds after connecting; answered with `welcome`."""

    token: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(
            description="The token that an earlier `welcome` gave, at this table or another; it "
            "proves which chairs are yours. Without it, or if it is none, you get a new one.",
        ),
    ] = None
    after: Annotated[
        Number,
        Meta(description="The last number you have seen: the log of `welcome` begins after it."),
    ] = 0


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take a free chair while the table is `waiting`; people who share a device take several."""

    id: Id
    chair: Annotated[ChairNumber | None, Meta(description="Without it, the first free one.")] = None
    name: Annotated[
        Name | None,
        Meta(
            description=f"One line of at most {LONGEST_NAME} characters; more are refused. Without "
            "it, the name that goes with your cookie, or none."
        ),
    ] = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Get up: before the game the chair is free again, in it a bot plays until you are `back`."""

    id: Id
    chair: Mine = None


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """Commit yourself to a contribution to the shuffle, as soon as you sit."""

    id: Id
    commitment: Annotated[
        str,
        Meta(
            min_length=64,
            max_length=64,
            description="The SHA-256 of your 16 to 32 random bytes, as lower-case hexadecimal "
            "digits.",
        ),
    ]
    chair: Mine = None


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True):
    """Reveal your contribution, once all people have committed themselves."""

    id: Id
    contribution: Annotated[
        str,
        Meta(
            min_length=32,
            max_length=64,
            description="The bytes whose SHA-256 you have sent, as lower-case hexadecimal digits.",
        ),
    ]
    chair: Mine = None


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """Make the decision that is due, for whichever of your seats is asked."""

    id: Id
    position: Annotated[
        Number, Meta(description="The `position` of the `standing` that you decide about.")
    ]
    decision: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=40,
            description="One of the tokens under `legal` in the view of the seat that decides.",
        ),
    ]


class Consider(Struct, tag="consider", forbid_unknown_fields=True):
    """Ask why you may not decide something now, or what it would do; answered with `considered`.

    Nothing is decided by it, and nobody is told.
    """

    id: Annotated[
        str, Meta(min_length=1, max_length=64, description="Chosen by you; the answer has it.")
    ]
    decisions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]],
        Meta(
            max_length=MOST_CONSIDERED,
            description="Tokens, or their beginnings: `attack`, `embargo 2`, `inspire 1`.",
        ),
    ]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back your last decisions."""

    id: Id
    position: Annotated[Number, Meta(description="The `position` of the `standing` you know.")]
    decisions: Annotated[
        int, Meta(ge=1, le=500, description="How many; at most what `undoable` says.")
    ] = 1


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Ask for a pause, or for its end. When all people ask, the clocks stop; anyone ends it."""

    id: Id
    want: Annotated[bool, Meta(description="True asks for it; false takes that back, or ends it.")]
    chair: Mine = None


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Play on instead of the bot that took over when you left or were late."""

    id: Id
    chair: Mine = None


class Talk(Struct, tag="talk", forbid_unknown_fields=True):
    """Say something to all: a phrase, which everybody reads in the own language, or a text."""

    id: Id
    phrase: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="The key of one of the phrases of `GET /api/phrases`."),
    ] = None
    seat: Annotated[
        SeatNumber | None,
        Meta(description="Of whom the phrase speaks; just with phrases that name a seat."),
    ] = None
    domain: Annotated[
        Domain | None,
        Meta(description="Of which Domain it speaks; just with phrases that name one."),
    ] = None
    text: Annotated[
        Annotated[str, Meta(max_length=2000)] | None,
        Meta(
            description=f"One line of at most {LONGEST_TEXT} characters; more are refused, as is "
            "any text where `free_text` is false."
        ),
    ] = None
    chair: Mine = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """No longer hear somebody, or hear again. Nobody else is told."""

    id: Id
    whom: Annotated[ChairNumber, Meta(description="The chair that you do not want to hear.")]
    on: Annotated[bool, Meta(description="False to hear it again.")] = True
    chair: Mine = None


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """Tell whoever runs the server about something that was said. Nobody else is told."""

    id: Id
    number: Annotated[
        Number, Meta(description="The number of the `update` or of the entry with what was said.")
    ]
    why: Annotated[str, Meta(max_length=500, description="What is wrong with it.")] = ""
    chair: Mine = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the game, open a table like this one; if there is one already, `done` is all."""

    id: Id
    chair: Mine = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask what time it is; answered with `pong`. It has no id."""


Act: TypeAlias = (
    Sit | Leave | Commit | Reveal | Decide | Undo | Pause | Back | Talk | Mute | Report | Rematch
)
ClientMessage: TypeAlias = Hello | Ping | Consider | Act


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
    "newer",
    "stopping",
]

CODES: dict[str, str] = {
    "malformed": "The message cannot be read: not JSON, no such type, a field that does not fit.",
    "too-large": f"The message is larger than {LARGEST_FRAME} bytes. The socket is closed.",
    "too-fast": "More than 20 messages a second after a burst of 40, or too much talk. The message "
    "was dropped.",
    "too-many": "Too many sockets, tables, guests or analyses from one address, or too many games "
    "wait to be analysed. A socket is closed.",
    "slow": "You read too slowly. The socket is closed.",
    "late": "No `hello`, or not all of a request, within ten seconds. The socket is closed.",
    "origin": "The request comes from the page of another site.",
    "unknown": "There is no such table, game or page. A socket is closed.",
    "not-yours": "You have no such chair here.",
    "not-now": "It cannot be done at this time: another phase, or done already.",
    "not-your-turn": "Another seat decides.",
    "old-position": "The position is another one by now; it comes with the error.",
    "illegal": "The decision is not among the legal ones.",
    "taken": "Somebody sits on the chair.",
    "refused": "What was asked for cannot be; the text says why.",
    "id-reused": "You have used the id for another message at this table.",
    "unavailable": "The storage does not answer. Send the message again, with the same id.",
    "newer": "A newer version of the server has written the table, and this one cannot read it. A "
    "socket is closed.",
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
