"""What clients send on a socket."""

from hashlib import sha256
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict

from impera.server.messages.protocol import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_CONSIDERED,
    ChairNumber,
    Domain,
    Id,
    Level,
    Mine,
    Name,
    Number,
    SeatNumber,
)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message, within ten seconds of connecting; answered with `welcome`."""

    token: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(
            description="The token that an earlier `welcome` gave, at this table or another; it "
            "proves which chairs are yours. Without a valid one, you get a new one.",
        ),
    ] = None
    after: Annotated[
        Number,
        Meta(
            description="The last number you have seen: the log of `welcome` doesn't go back "
            "beyond it."
        ),
    ] = 0


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take a free chair while the table is `waiting`; people who share a device take several."""

    id: Id
    chair: Annotated[ChairNumber | None, Meta(description="Without it, the first free one.")] = None
    name: Annotated[
        Name | None,
        Meta(
            description=f"At most {LONGEST_NAME} characters; see [names](#names). Without it, the "
            "name that goes with your cookie, or none."
        ),
    ] = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Get up. Before the game, the chair is free again; later, a bot plays until you are `back`."""

    id: Id
    chair: Mine = None


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Put a bot on a free chair while the table is `waiting`, if you have a chair there yourself.

    Until the game begins, anybody with a chair can free that one again.
    """

    id: Id
    which: Annotated[ChairNumber, Meta(description="The chair to fill or to free.")]
    bot: Annotated[Level | None, Meta(description="The bot's level; null frees the chair again.")]
    chair: Mine = None


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """Commit to a contribution to the shuffle, as soon as you sit down."""

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
    """Reveal your contribution, once everyone has committed."""

    id: Id
    contribution: Annotated[
        str,
        Meta(
            min_length=32,
            max_length=64,
            description="The bytes whose SHA-256 you sent, as lower-case hexadecimal digits.",
        ),
    ]
    chair: Mine = None


class Decide(Struct, tag="decide", forbid_unknown_fields=True):
    """Make the decision that is due, for whichever of your seats is asked."""

    id: Id
    position: Annotated[
        Number, Meta(description="The `position` of the `standing` that you are deciding about.")
    ]
    decision: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=40,
            description="One of the tokens under `legal` in the view of the seat that decides.",
        ),
    ]


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Choose which card to keep in the draft, even before you are asked. Nobody else is told.

    When your seat is asked, the choice is carried out as its decision. Until then you can change
    or withdraw it.
    """

    id: Id
    position: Annotated[
        Number,
        Meta(description="The `position` of any `standing` since this pack came to you."),
    ]
    decision: Annotated[
        Annotated[str, Meta(min_length=1, max_length=40)] | None,
        Meta(
            description="One of the `decisions` for your seat under `ahead` in `standing`; null "
            "withdraws the choice."
        ),
    ]
    chair: Mine = None


class Consider(Struct, tag="consider", forbid_unknown_fields=True):
    """Ask why you can't decide something now, or what it would do; answered with `considered`.

    It decides nothing, and nobody is told.
    """

    id: Annotated[
        str, Meta(min_length=1, max_length=64, description="Chosen by you; the answer repeats it.")
    ]
    decisions: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]],
        Meta(
            max_length=MOST_CONSIDERED,
            description="Tokens, or their beginnings: `attack`, `embargo 2`, `inspire 1`.",
        ),
    ]


class Recall(Struct, tag="recall", forbid_unknown_fields=True):
    """Ask for an earlier part of the log; answered with `recalled`. Nobody is told."""

    id: Annotated[
        str, Meta(min_length=1, max_length=64, description="Chosen by you; the answer repeats it.")
    ]
    before: Annotated[
        Number,
        Meta(description="The page ends before this number: usually the `oldest` you know."),
    ]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back your last decisions."""

    id: Id
    position: Annotated[Number, Meta(description="The `position` of your latest `standing`.")]
    decisions: Annotated[
        int, Meta(ge=1, le=500, description="How many; at most what `undoable` says.")
    ] = 1


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for a hint about your decision, if you play alone against bots.

    The game is then not rated.
    """

    id: Id
    position: Annotated[Number, Meta(description="The `position` of your latest `standing`.")]


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Ask for a pause, or for its end.

    When everyone who plays has asked, the clocks stop. Anyone who plays can end the pause.
    """

    id: Id
    want: Annotated[
        bool,
        Meta(description="True to ask for a pause; false to take that back, or to end the pause."),
    ]
    chair: Mine = None


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Take over again from the bot that has played since you left or ran out of time."""

    id: Id
    chair: Mine = None


class VoteOut(Struct, tag="vote-out", forbid_unknown_fields=True):
    """Vote that a bot should play for somebody who doesn't move.

    You can vote from the moment that `votable` in `standing` gives. When all other people who play
    agree, a bot takes over until that person is `back`. If they decide first, the votes are void.
    """

    id: Id
    whom: Annotated[ChairNumber, Meta(description="The chair that has to decide.")]
    chair: Mine = None


class Talk(Struct, tag="talk", forbid_unknown_fields=True):
    """Say something to everybody: a phrase, which people read in their own language, or a text."""

    id: Id
    phrase: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="The key of a phrase from `GET /api/phrases`."),
    ] = None
    seat: Annotated[
        SeatNumber | None,
        Meta(description="Whom the phrase mentions; only with phrases that name a seat."),
    ] = None
    domain: Annotated[
        Domain | None,
        Meta(description="The Domain it mentions; only with phrases that name one."),
    ] = None
    text: Annotated[
        Annotated[str, Meta(max_length=2000)] | None,
        Meta(
            description=f"One line of at most {LONGEST_TEXT} characters; more is refused, as is "
            "any text where `free_text` is false."
        ),
    ] = None
    chair: Mine = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Mute or unmute somebody. Nobody else is told."""

    id: Id
    whom: Annotated[ChairNumber, Meta(description="The chair to mute or unmute.")]
    on: Annotated[bool, Meta(description="False to unmute it.")] = True
    chair: Mine = None


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """Tell the host about something that was said. Nobody else is told."""

    id: Id
    number: Annotated[
        Number, Meta(description="The number of the `update` or log entry with what was said.")
    ]
    why: Annotated[str, Meta(max_length=500, description="What is wrong with it.")] = ""
    chair: Mine = None


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the game, open a table like this one; if there is one already, you just get `done`."""

    id: Id
    chair: Mine = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask for the server's time; answered with `pong`. It has no id."""


Act: TypeAlias = (
    Sit
    | Leave
    | Fill
    | Commit
    | Reveal
    | Decide
    | Choose
    | Undo
    | Hint
    | Pause
    | Back
    | VoteOut
    | Talk
    | Mute
    | Report
    | Rematch
)
ClientMessage: TypeAlias = Hello | Ping | Consider | Recall | Act

read_message = msgspec.json.Decoder(ClientMessage).decode


def digest(message: Act) -> str:
    """Everything in a message except its id: the same when the message is sent again.

    A null counts as left out, so a field that a later version adds changes no digest.
    """
    said = {"type": message.__struct_config__.tag, **asdict(message), "id": None}
    left = {name: value for name, value in said.items() if value is not None}
    return sha256(msgspec.json.encode(left, order="sorted")).hexdigest()[:32]
