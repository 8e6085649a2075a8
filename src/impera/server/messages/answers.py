"""What the server says on a socket: how a table stands, and what is new."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.rules.agreement import VERSION
from impera.rules.foresee import Foresight
from impera.rules.view import View
from impera.server.messages.news import Entry, Happened
from impera.server.messages.problems import Code
from impera.server.messages.protocol import Clock, Milliseconds


class Continued(Struct):
    """The moment of a finished game from which another one goes on."""

    table: Annotated[str, Meta(description="The id of the finished game's table.")]
    step: Annotated[int, Meta(description="How many of its decisions count.")]


class Agreed(Struct):
    """What was agreed when the table was opened; see `open`."""

    id: Annotated[str, Meta(description="The table's.")]
    players: Annotated[int, Meta(description="How many play: 2, 3 or 4.")]
    edition: Annotated[str, Meta(description="By which printing.")]
    setup: Annotated[str, Meta(description="`base` or `draft`.")]
    teams: Annotated[bool, Meta(description="Whether those opposite each other play together.")]
    public: Annotated[bool, Meta(description="Whether it is listed for all.")]
    clock: Annotated[Clock, Meta(description="Time to think.")]
    free_text: Annotated[bool, Meta(description="Whether people may write what they like.")]
    opened_at: Annotated[Milliseconds, Meta(description="When; milliseconds since 1970, UTC.")]
    continued: Annotated[
        Continued | None,
        Meta(
            description="From where the game goes on; null if its cards are drawn. With it, "
            "nothing is shuffled, and the server's commitment and secret stand for nothing."
        ),
    ] = None
    rules: Annotated[
        int,
        Meta(
            description="The version of the rules by which it is played. If it is another than "
            "the views', nobody can play on: the table is `closed`, and shown as far as it goes."
        ),
    ] = VERSION


class Chair(Struct):
    """Who sits on a chair."""

    bot: Annotated[str | None, Meta(description="The level of a bot; null for a person.")]
    taken: Annotated[bool, Meta(description="Whether nobody else can sit down; so is a bot's.")]
    name: Annotated[str | None, Meta(description="Of the person; null without one.")]
    seat: Annotated[int | None, Meta(description="The seat in the game; null before it has begun.")]
    committed: Annotated[bool, Meta(description="Whether a commitment to the shuffle is there.")]
    revealed: Annotated[bool, Meta(description="Whether the contribution is there.")]
    away: Annotated[
        str | None,
        Meta(description="Why a bot plays instead, `left` or `clock`; null if it does not."),
    ]
    wants_pause: Annotated[bool, Meta(description="Whether a pause is asked for.")]
    bank: Annotated[int, Meta(description="Milliseconds in the bank when the clock was started.")]
    mine: Annotated[bool, Meta(description="Whether it is yours.")]
    muted: Annotated[bool, Meta(description="Whether you do not hear what is said from it.")]


Phase = Literal["waiting", "shuffling", "playing", "paused", "over", "closed"]


class Standing(Struct):
    """How the table stands, to you."""

    phase: Annotated[Phase, Meta(description="How far it has come.")]
    position: Annotated[
        int,
        Meta(
            description="Names the position of the game in `decide` and `undo`: the number of the "
            "last decision, undo or beginning."
        ),
    ]
    chairs: Annotated[list[Chair], Meta(description="One entry a player, from chair 0.")]
    commitment: Annotated[str, Meta(description="The server's, to the secret of the shuffle.")]
    asked: Annotated[
        list[int],
        Meta(
            description="The chairs from which something is awaited: `waiting`, that somebody "
            "sits down; `shuffling`, commitments, then contributions; `playing`, the decision."
        ),
    ]
    since: Annotated[
        Milliseconds, Meta(description="When the clock was started; milliseconds since 1970, UTC.")
    ]
    deadline: Annotated[
        Milliseconds | None,
        Meta(
            description="When the time of who is asked is up, with the bank; null if nobody's "
            "clock runs."
        ),
    ]
    undoable: Annotated[
        int, Meta(description="How many of your last decisions you may take back now.")
    ]
    rematch: Annotated[str | None, Meta(description="The id of the table of the rematch.")]


Views: TypeAlias = Annotated[
    list[View],
    Meta(
        description="What each of your seats may know, in the order of seats; without a chair, one "
        "view of what all may know. Empty before the game."
    ),
]


class Welcome(Struct, tag="welcome"):
    """All about the table: the answer to `hello`."""

    version: Annotated[int, Meta(description="Of this protocol.")]
    token: Annotated[
        str, Meta(description="Keep it, and keep it secret: who has it has your chairs.")
    ]
    number: Annotated[int, Meta(description="Of the last thing that happened.")]
    table: Annotated[Agreed, Meta(description="What was agreed.")]
    log: Annotated[
        list[Entry], Meta(description="What has happened after `after`, as you may see it.")
    ]
    standing: Annotated[Standing, Meta(description="How the table stands.")]
    views: Views
    present: Annotated[
        list[bool], Meta(description="By chair: whether its person is connected; false for bots.")
    ]
    watching: Annotated[int, Meta(description="How many are connected without a chair.")]
    now: Annotated[
        Milliseconds,
        Meta(description="The time by the server's clock; milliseconds since 1970, UTC."),
    ]


class Update(Struct, tag="update"):
    """Something has happened."""

    number: Annotated[
        int,
        Meta(
            description="Never smaller than the last one. What only you are told has the number of "
            "what came before it; what you do not hear leaves a gap."
        ),
    ]
    at: Annotated[Milliseconds, Meta(description="When; milliseconds since 1970, UTC.")]
    happened: Annotated[
        list[Happened], Meta(description="What happened at once: mostly one thing.")
    ]
    standing: Annotated[Standing, Meta(description="How the table stands after it.")]
    views: Annotated[
        Views | None,
        Meta(description="As in `welcome`; null if they are as they were."),
    ]


class Presence(Struct, tag="presence"):
    """Somebody has come or gone. It is not in the log and has no number."""

    present: Annotated[
        list[bool], Meta(description="By chair: whether its person is connected; false for bots.")
    ]
    watching: Annotated[int, Meta(description="How many are connected without a chair.")]


class Done(Struct, tag="done"):
    """Your message counts, and is kept whatever happens to the server."""

    id: Annotated[str, Meta(description="That of your message.")]
    number: Annotated[int, Meta(description="Of what happened by it.")]


class Why(Struct):
    """Why something cannot be decided."""

    reason: Annotated[str, Meta(description="A key; `why-REASON` in the catalogues is a sentence.")]
    rule: Annotated[str, Meta(description="The number of the rule, which the sentence takes, too.")]
    given: Annotated[
        dict[str, str | int],
        Meta(
            description="What else the sentence takes, by name: `domain`, `era`, `effect`, `n`, "
            "`have`, `target` (a seat)."
        ),
    ]


class Thought(Struct):
    """A decision that you have asked about."""

    decision: Annotated[str, Meta(description="As you have written it.")]
    why: Annotated[
        Why | None,
        Meta(
            description="Why it is not legal for you now; null if it is, or if something is that "
            "begins with it."
        ),
    ]
    foresight: Annotated[
        Foresight | None,
        Meta(
            description="What it will visibly do at once; null unless it is a whole token that "
            "is legal."
        ),
    ]


class Considered(Struct, tag="considered"):
    """The answer to `consider`."""

    id: Annotated[str, Meta(description="That of your message.")]
    position: Annotated[int, Meta(description="To which position of the game it belongs.")]
    about: Annotated[list[Thought], Meta(description="One for each decision, in the same order.")]


class Error(Struct, tag="error"):
    """Something was refused and has changed nothing; only after `unavailable` it may have."""

    code: Annotated[Code, Meta(description="For programs; see [error codes](#error-codes).")]
    text: Annotated[str, Meta(description="In English, for those who write clients.")]
    id: Annotated[
        str | None,
        Meta(description="That of your message; null if it had none or could not be read."),
    ] = None
    standing: Annotated[
        Standing | None, Meta(description="With `old-position`: how the table stands now.")
    ] = None
    views: Annotated[Views | None, Meta(description="With `old-position`: as in `welcome`.")] = None
    number: Annotated[
        int | None, Meta(description="With `old-position`: of the last thing that happened.")
    ] = None


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    now: Annotated[
        Milliseconds,
        Meta(description="The time by the server's clock; milliseconds since 1970, UTC."),
    ]


ServerMessage: TypeAlias = Welcome | Update | Presence | Done | Considered | Error | Pong
