"""What the server sends on a socket: the state of a table, and what is new."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.rules.agreement import VERSION
from impera.rules.foresee import Foresight
from impera.rules.view import View
from impera.server.messages.news import Entry, Happened
from impera.server.messages.problems import Code
from impera.server.messages.protocol import Advice, Clock, Milliseconds


class Continued(Struct):
    """The moment of another game that this one continues from."""

    table: Annotated[
        str | None,
        Meta(
            description="The id of the finished game's table; null if the game was begun "
            "without a server."
        ),
    ]
    step: Annotated[int, Meta(description="How many of its decisions count.")]


class Agreed(Struct):
    """What was agreed when the table was opened; see `POST /api/tables`."""

    id: Annotated[str, Meta(description="The table's id.")]
    players: Annotated[int, Meta(description="How many players: 2, 3 or 4.")]
    edition: Annotated[str, Meta(description="The edition.")]
    setup: Annotated[str, Meta(description="`base` or `draft`.")]
    teams: Annotated[bool, Meta(description="Whether players opposite each other are partners.")]
    public: Annotated[bool, Meta(description="Whether it is listed for everybody.")]
    clock: Annotated[Clock, Meta(description="Time to think.")]
    free_text: Annotated[bool, Meta(description="Whether people can write free text.")]
    opened_at: Annotated[
        Milliseconds, Meta(description="When it was opened; milliseconds since 1970, UTC.")
    ]
    continued: Annotated[
        Continued | None,
        Meta(
            description="Where the game continues from; null if its cards are drawn. If set, "
            "nothing is shuffled, and the server's commitment and secret mean nothing."
        ),
    ] = None
    rules: Annotated[
        int,
        Meta(
            description="The version of the rules it is played by. If it differs from that of "
            "the views, nobody can play on: the table is `closed`, and shown as far as it goes."
        ),
    ] = VERSION


class Chair(Struct):
    """Who sits on a chair."""

    bot: Annotated[str | None, Meta(description="The level of a bot; null for a person.")]
    taken: Annotated[bool, Meta(description="Whether it is occupied, by a person or a bot.")]
    name: Annotated[str | None, Meta(description="The person's name; null without one.")]
    seat: Annotated[int | None, Meta(description="The seat in the game; null before it begins.")]
    committed: Annotated[bool, Meta(description="Whether its commitment has arrived.")]
    revealed: Annotated[bool, Meta(description="Whether its contribution has arrived.")]
    away: Annotated[
        str | None,
        Meta(description="Why a bot plays instead, `left`, `clock` or `vote`; null if none does."),
    ]
    wants_pause: Annotated[bool, Meta(description="Whether its person asks for a pause.")]
    bank: Annotated[int, Meta(description="Milliseconds in the bank when the clock started.")]
    mine: Annotated[bool, Meta(description="Whether it is yours.")]
    muted: Annotated[bool, Meta(description="Whether you have muted it.")]
    filled: Annotated[
        bool,
        Meta(
            description="Whether people at the table have put the bot there, so that they can "
            "free the chair again before the game."
        ),
    ]


class Ahead(Struct):
    """What one of your seats can choose in the draft, and what it has chosen. Only you are told."""

    seat: Annotated[int, Meta(description="Your seat.")]
    decisions: Annotated[list[str], Meta(description="Tokens, sorted: the cards it can keep.")]
    chosen: Annotated[
        str | None,
        Meta(description="The one that will be decided when the seat is asked; null if none is."),
    ]


Phase = Literal["waiting", "shuffling", "playing", "paused", "over", "closed"]


class Standing(Struct):
    """The state of the table, as you may see it."""

    phase: Annotated[Phase, Meta(description="What stage the table is at.")]
    position: Annotated[
        int,
        Meta(
            description="The number of the last decision, undo or start. In `decide`, `undo` and "
            "`hint` it names the position of the game."
        ),
    ]
    chairs: Annotated[list[Chair], Meta(description="One entry per player, from chair 0.")]
    commitment: Annotated[str, Meta(description="The server's commitment to the shuffle's secret.")]
    asked: Annotated[
        list[int],
        Meta(
            description="The chairs that the table waits for: while `waiting`, for somebody to sit "
            "down; while `shuffling`, for commitments, then contributions; while `playing`, for "
            "the decision."
        ),
    ]
    since: Annotated[
        Milliseconds, Meta(description="When the clock started; milliseconds since 1970, UTC.")
    ]
    deadline: Annotated[
        Milliseconds | None,
        Meta(
            description="When the deciding player's time is up, bank included; null if nobody's "
            "clock is running."
        ),
    ]
    undoable: Annotated[
        int, Meta(description="How many of your last decisions you can take back now.")
    ]
    hint: Annotated[
        list[Advice] | None,
        Meta(
            description="For the seat that decides, if it is yours and has asked for a hint in "
            "this position: at most three decisions, best first. Otherwise null."
        ),
    ]
    hints: Annotated[
        int, Meta(description="How many hints were given; with any, the game is not rated.")
    ]
    rematch: Annotated[str | None, Meta(description="The id of the rematch's table.")]
    ahead: Annotated[
        list[Ahead],
        Meta(
            description="In the draft, for each of your seats that hasn't kept a card from its "
            "pack yet, asked or not: what it can `choose`."
        ),
    ]
    votable: Annotated[
        Milliseconds | None,
        Meta(
            description="From when the others can `vote-out` whoever has to decide; milliseconds "
            "since 1970, UTC. Null if they can't."
        ),
    ]
    votes: Annotated[
        list[int],
        Meta(description="The chairs that have voted to let a bot play for whoever has to decide."),
    ]


Views: TypeAlias = Annotated[
    list[View],
    Meta(
        description="What each of your seats knows, in the order of seats; without a chair, one "
        "view of what everybody knows. Empty before the game."
    ),
]


class Welcome(Struct, tag="welcome"):
    """Everything about the table: the answer to `hello`."""

    version: Annotated[int, Meta(description="The version of this protocol.")]
    token: Annotated[
        str, Meta(description="Keep it, and keep it secret: anyone who has it has your chairs.")
    ]
    number: Annotated[int, Meta(description="The number of the last thing that happened.")]
    table: Annotated[Agreed, Meta(description="What was agreed.")]
    oldest: Annotated[
        int,
        Meta(
            description="The log below has everything from this number on. If that is more than "
            "`after` + 1, `recall` tells what came before it."
        ),
    ]
    log: Annotated[
        list[Entry],
        Meta(
            description="What has happened since `after`, as you may see it; if that is a lot, "
            "only the last part."
        ),
    ]
    standing: Annotated[Standing, Meta(description="The state of the table.")]
    views: Views
    present: Annotated[
        list[bool], Meta(description="By chair: whether its person is connected; false for bots.")
    ]
    watching: Annotated[int, Meta(description="How many people are connected without a chair.")]
    now: Annotated[
        Milliseconds,
        Meta(description="The time by the server's clock; milliseconds since 1970, UTC."),
    ]


class Update(Struct, tag="update"):
    """Something has happened."""

    number: Annotated[
        int,
        Meta(
            description="Never smaller than the last one. Something only you are told has the "
            "number of what came before it; something you have muted leaves a gap."
        ),
    ]
    at: Annotated[Milliseconds, Meta(description="When it happened; milliseconds since 1970, UTC.")]
    happened: Annotated[
        list[Happened], Meta(description="What happened together: usually one thing.")
    ]
    standing: Annotated[Standing, Meta(description="The state of the table after it.")]
    views: Annotated[
        Views | None,
        Meta(description="As in `welcome`; null if they haven't changed."),
    ]


class Presence(Struct, tag="presence"):
    """Somebody has come or gone. It is not in the log and has no number."""

    present: Annotated[
        list[bool], Meta(description="By chair: whether its person is connected; false for bots.")
    ]
    watching: Annotated[int, Meta(description="How many people are connected without a chair.")]


class Done(Struct, tag="done"):
    """Your message counts, and is kept whatever happens to the server."""

    id: Annotated[str, Meta(description="The id of your message.")]
    number: Annotated[int, Meta(description="The number of the log entry that it led to.")]


class Why(Struct):
    """Why something can't be decided."""

    reason: Annotated[str, Meta(description="A key; `why-REASON` in the catalogues is a sentence.")]
    rule: Annotated[str, Meta(description="The number of the rule, which the sentence also takes.")]
    given: Annotated[
        dict[str, str | int],
        Meta(
            description="What else the sentence takes, by name: `domain`, `era`, `effect`, `n`, "
            "`have`, `target` (a seat)."
        ),
    ]


class Thought(Struct):
    """A decision that you have asked about."""

    decision: Annotated[str, Meta(description="As you wrote it.")]
    why: Annotated[
        Why | None,
        Meta(
            description="Why it is not legal for you now; null if it is, or if a legal decision "
            "begins with it."
        ),
    ]
    foresight: Annotated[
        Foresight | None,
        Meta(
            description="What it will visibly do at once; null unless it is a complete token that "
            "is legal."
        ),
    ]


class Considered(Struct, tag="considered"):
    """The answer to `consider`."""

    id: Annotated[str, Meta(description="The id of your message.")]
    position: Annotated[int, Meta(description="The position of the game it is about.")]
    about: Annotated[list[Thought], Meta(description="One for each decision, in the same order.")]


class Recalled(Struct, tag="recalled"):
    """The answer to `recall`: one page of the log."""

    id: Annotated[str, Meta(description="The id of your message.")]
    before: Annotated[int, Meta(description="The `before` of your message.")]
    oldest: Annotated[
        int,
        Meta(
            description="The page has everything from this number on. Unless it is 1, send "
            "it as `before` to get the next page."
        ),
    ]
    log: Annotated[
        list[Entry], Meta(description="What happened then, as you may see it; perhaps nothing.")
    ]


class Error(Struct, tag="error"):
    """Something was refused and has changed nothing, except perhaps after `unavailable`."""

    code: Annotated[Code, Meta(description="For programs; see [error codes](#error-codes).")]
    text: Annotated[str, Meta(description="In English, for people who write clients.")]
    id: Annotated[
        str | None,
        Meta(description="The id of your message; null if it had none or couldn't be read."),
    ] = None
    standing: Annotated[
        Standing | None, Meta(description="With `old-position`: the state of the table now.")
    ] = None
    views: Annotated[Views | None, Meta(description="With `old-position`: as in `welcome`.")] = None
    number: Annotated[
        int | None,
        Meta(description="With `old-position`: the number of the last thing that happened."),
    ] = None
    until: Annotated[
        Milliseconds | None,
        Meta(
            description="With `banned` and `muted`: when it ends; milliseconds since 1970, UTC. "
            "Null if it has no end."
        ),
    ] = None


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    now: Annotated[
        Milliseconds,
        Meta(description="The time by the server's clock; milliseconds since 1970, UTC."),
    ]


ServerMessage: TypeAlias = Welcome | Update | Presence | Done | Considered | Recalled | Error | Pong
