"""What has happened at a table, as the people there are told."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.rules.notation import Result
from impera.server.messages.protocol import ChairNumber, Milliseconds, SeatNumber


class Sat(Struct, tag="sat"):
    """Somebody has taken a chair."""

    chair: ChairNumber
    name: Annotated[str | None, Meta(description="The name to show; null without one.")]


class Left(Struct, tag="left"):
    """Somebody has got up before the game; the chair is free."""

    chair: ChairNumber


class Filled(Struct, tag="filled"):
    """Somebody has put a bot on a free chair, or freed it again."""

    chair: Annotated[ChairNumber, Meta(description="The chair of whoever did it.")]
    which: Annotated[ChairNumber, Meta(description="The chair that was filled or freed.")]
    bot: Annotated[str | None, Meta(description="The bot's level; null if the chair is free.")]


class Committed(Struct, tag="committed"):
    """Somebody has committed to a contribution to the shuffle."""

    chair: ChairNumber
    commitment: Annotated[str, Meta(description="The SHA-256 of the contribution.")]


class Revealed(Struct, tag="revealed"):
    """Somebody has revealed their contribution."""

    chair: ChairNumber
    contribution: Annotated[str, Meta(description="The bytes, as hexadecimal digits.")]


class Reshuffle(Struct, tag="reshuffle"):
    """Somebody left while the cards were being shuffled, or was late: the shuffle starts over.

    Their chairs are free, and all commitments are void, so everybody commits again.
    """

    freed: Annotated[list[int], Meta(description="The chairs that are free now.")]
    commitment: Annotated[str, Meta(description="The server's commitment to a new secret.")]


class Began(Struct, tag="began"):
    """The seats are drawn and the cards are dealt: the game begins."""

    first: Annotated[int, Meta(description="The chair that was drawn as seat 0, the First Player.")]


class Decided(Struct, tag="decided", omit_defaults=True):
    """A decision was made."""

    seat: Annotated[SeatNumber, Meta(description="Whose decision it was.")]
    decision: Annotated[
        str,
        Meta(
            description="The token, as you may see it: for a card kept or given away, perhaps "
            "only the Era, as `give ?2`. With several seats, what any of them may see."
        ),
    ]
    bot: Annotated[bool, Meta(description="Whether a bot decided.")]
    told: Annotated[
        dict[int, str],
        Meta(
            description="Only for somebody with several seats, if they know different things: "
            "the token as each of those seats may see it."
        ),
    ] = {}


class Chosen(Struct, tag="chosen"):
    """You have chosen which card to keep in the draft, or withdrawn the choice.

    Only you are told.
    """

    chair: Annotated[ChairNumber, Meta(description="Which of your chairs.")]
    decision: Annotated[str | None, Meta(description="The token; null if it was withdrawn.")]


class Undone(Struct, tag="undone"):
    """A seat has taken back its last decisions."""

    seat: SeatNumber
    decisions: Annotated[int, Meta(description="How many decisions.")]


class Hinted(Struct, tag="hinted"):
    """Somebody who plays alone against bots was given a hint, so the game is no longer rated.

    What the hint says is in the `hint` of their `standing`.
    """

    chair: ChairNumber


class Away(Struct, tag="away"):
    """A bot plays for somebody from now on."""

    chair: ChairNumber
    why: Annotated[
        Literal["left", "clock", "vote"],
        Meta(description="Whether they got up, ran out of time, or were voted out."),
    ]


class IsBack(Struct, tag="back"):
    """Somebody takes over again from the bot."""

    chair: ChairNumber


class Voted(Struct, tag="voted"):
    """Somebody has voted that a bot should play for a person who doesn't move."""

    chair: Annotated[ChairNumber, Meta(description="Who has voted.")]
    whom: Annotated[ChairNumber, Meta(description="For whom a bot should play.")]


class WantsPause(Struct, tag="wants-pause"):
    """Somebody asks for a pause, or no longer does."""

    chair: ChairNumber
    want: Annotated[bool, Meta(description="Whether they ask for a pause.")]


class Paused(Struct, tag="paused"):
    """Everyone who plays has asked for a pause: the clocks are stopped."""


class Resumed(Struct, tag="resumed"):
    """The pause is over."""


class Talked(Struct, tag="talked"):
    """Somebody has said something."""

    chair: ChairNumber
    phrase: Annotated[str | None, Meta(description="The key of a phrase; null with a text.")] = None
    seat: Annotated[SeatNumber | None, Meta(description="Whom the phrase mentions.")] = None
    domain: Annotated[str | None, Meta(description="The Domain it mentions.")] = None
    text: Annotated[str | None, Meta(description="What was written; null with a phrase.")] = None
    to: Annotated[
        ChairNumber | None, Meta(description="The chair whose request a bot answers.")
    ] = None


class Muted(Struct, tag="muted"):
    """You have muted or unmuted somebody. Only you are told."""

    chair: Annotated[ChairNumber, Meta(description="Which of your chairs.")]
    whom: Annotated[ChairNumber, Meta(description="The chair you have muted or unmuted.")]
    on: Annotated[bool, Meta(description="False if you have unmuted it.")]


class Reported(Struct, tag="reported"):
    """You have reported something. Only you are told."""

    chair: Annotated[ChairNumber, Meta(description="Which of your chairs.")]
    said: Annotated[int, Meta(description="The number of what was said.")]


class Ended(Struct, tag="ended"):
    """The game is over: every card is open, and so is the shuffle."""

    result: Annotated[Result, Meta(description="How it ended.")]
    secret: Annotated[
        str, Meta(description="The server's secret of the shuffle, as hexadecimal digits.")
    ]


class NextTable(Struct, tag="rematch"):
    """There is a table for a rematch."""

    table: Annotated[str, Meta(description="Its id; sit down there.")]


class Closed(Struct, tag="closed"):
    """The table is closed, and nobody can play on."""

    why: Annotated[
        Literal["nobody", "host"],
        Meta(
            description="`nobody`: not all chairs were taken in time; `host`: the host closed it."
        ),
    ] = "nobody"


Happened: TypeAlias = (
    Sat
    | Left
    | Filled
    | Committed
    | Revealed
    | Reshuffle
    | Began
    | Decided
    | Chosen
    | Undone
    | Hinted
    | Away
    | IsBack
    | Voted
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
    """A line of the log."""

    number: Annotated[int, Meta(description="As in the `update` that told of it.")]
    at: Annotated[Milliseconds, Meta(description="When it happened; milliseconds since 1970, UTC.")]
    happened: Annotated[
        list[Happened], Meta(description="What happened together: usually one thing.")
    ]
