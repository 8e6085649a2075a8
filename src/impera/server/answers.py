"""What the server says: how a table stands, what is new, and what was asked for over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.foresee import Foresight
from impera.rules.notation import Result
from impera.rules.view import View
from impera.server.news import Entry, Happened
from impera.server.protocol import Clock, Code, Domain, Milliseconds


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


# What the server answers over HTTP.


class Opened(Struct):
    """A table was opened."""

    table: Annotated[str, Meta(description="Its id; the socket is at `/api/tables/ID/socket`.")]


class Me(Struct):
    """Who you are to the server, by your cookie."""

    guest: Annotated[str | None, Meta(description="Your id; null without a cookie.")] = None
    name: Annotated[str | None, Meta(description="Your name, if you have given one.")] = None


class Listed(Struct):
    """A table, as it is seen from outside."""

    table: Annotated[Agreed, Meta(description="What was agreed.")]
    phase: Annotated[Phase, Meta(description="How far it has come.")]
    chairs: Annotated[list[Chair], Meta(description="One entry a player, from chair 0.")]
    free: Annotated[int, Meta(description="How many chairs wait for people.")]


class Lobby(Struct):
    """Public tables on which a game is not over, newest first."""

    tables: Annotated[list[Listed], Meta(description="A page of them.")]
    before: Annotated[
        str | None, Meta(description="For the next page: `?before=`; null on the last one.")
    ]


class Played(Struct):
    """A finished game in a few words."""

    table: Annotated[str, Meta(description="The id of its table.")]
    finished_at: Annotated[Milliseconds, Meta(description="When; milliseconds since 1970, UTC.")]
    players: Annotated[int, Meta(description="How many played.")]
    edition: Annotated[str, Meta(description="By which printing.")]
    setup: Annotated[str, Meta(description="`base` or `draft`.")]
    teams: Annotated[bool, Meta(description="Whether seats 0 and 2 played against 1 and 3.")]
    names: Annotated[
        list[str | None], Meta(description="By seat; a bot by its level, null without a name.")
    ]
    decisions: Annotated[int, Meta(description="How many were made.")]
    result: Annotated[Result | None, Meta(description="How it ended.")]
    mine: Annotated[list[int], Meta(description="The seats that were yours, by your cookie.")]
    continued: Annotated[
        Continued | None, Meta(description="From where it went on; null if its cards were drawn.")
    ] = None


class Games(Struct):
    """Finished games, newest first."""

    games: Annotated[list[Played], Meta(description="A page of them.")]
    before: Annotated[
        str | None, Meta(description="For the next page: `?before=`; null on the last one.")
    ]


class Step(Struct):
    """A moment of a replay, and the decision that followed."""

    view: Annotated[
        View, Meta(description="What the seat knew; without one, all with every hand open.")
    ]
    seat: Annotated[int | None, Meta(description="Who decided; null at the end.")]
    decision: Annotated[
        str | None, Meta(description="What was decided, as the seat saw it; null at the end.")
    ]
    packs: Annotated[
        list[list[str]] | None,
        Meta(description="The packs of the draft by seat, when all cards are open; or null."),
    ] = None


class Replay(Struct):
    """A finished game, step by step."""

    table: Annotated[str, Meta(description="The id of its table.")]
    seat: Annotated[int | None, Meta(description="Whose eyes; null if all cards are open.")]
    names: Annotated[
        list[str | None], Meta(description="By seat; a bot by its level, null without a name.")
    ]
    steps: Annotated[
        list[Step], Meta(description="One before every decision, and one after the last.")
    ]


class Ranked(Struct):
    """A line of the ranking."""

    player: Annotated[str, Meta(description="A name, or a bot's level.")]
    bot: Annotated[bool, Meta(description="Whether it is a bot.")]
    rating: Annotated[float, Meta(description="`mu` minus three times `sigma`: surely as strong.")]
    mu: Annotated[float, Meta(description="How strong the player seems.")]
    sigma: Annotated[float, Meta(description="How unsure that is: a standard deviation.")]
    games: Annotated[int, Meta(description="How many were rated.")]


class Ranking(Struct):
    """The strongest players."""

    players: Annotated[list[Ranked], Meta(description="Strongest first.")]


class Phrase(Struct):
    """A phrase, and of what it speaks."""

    key: Annotated[str, Meta(description="What is sent.")]
    english: Annotated[
        str, Meta(description="What it means, with places for what it speaks of in braces.")
    ]
    seat: Annotated[bool, Meta(description="Whether a seat has to be named.")]
    domain: Annotated[bool, Meta(description="Whether a Domain has to be named.")]


class Phrases(Struct):
    """What can be said in every language."""

    phrases: Annotated[list[Phrase], Meta(description="All there are.")]


class Lesson(Struct):
    """A moment of the tutorial."""

    view: Annotated[View, Meta(description="What the learner knows.")]
    chapter: Annotated[
        str, Meta(description="`start`, the letter of the Domain that is taught, or `win`.")
    ]
    seat: Annotated[int | None, Meta(description="Who decides; null if there is only to read.")]
    decision: Annotated[
        str | None,
        Meta(description="What the script decides, as the learner sees it; null likewise."),
    ]
    lesson: Annotated[str | None, Meta(description="Key of what is taught; null if nothing is.")]
    look: Annotated[
        str | None,
        Meta(description="Where to look: `hand`, `area SEAT` or `rail SEAT DOMAIN`; or null."),
    ]


class Tutorial(Struct):
    """A short game with a script."""

    seat: Annotated[int, Meta(description="The learner's.")]
    steps: Annotated[list[Lesson], Meta(description="In order.")]


Takes = Literal["level1", "level2", "discard", "lead"]
Whom = Literal["any", "another"]


class Effect(Struct):
    """An effect, as a printing has it."""

    effect: Annotated[str, Meta(description="Its name, as in the tokens.")]
    domain: Annotated[Domain, Meta(description="Whose effect it is.")]
    takes: Annotated[
        Takes,
        Meta(
            description="The cards of level 1 or 2 (`levels` of a table), a card that is paid, or "
            "the lead in Culture."
        ),
    ]
    whom: Annotated[
        Whom | None,
        Meta(description="Which player may be chosen; null if none is."),
    ]


class Effects(Struct):
    """The effects of a printing."""

    edition: Annotated[str, Meta(description="The printing.")]
    effects: Annotated[
        list[Effect],
        Meta(description="Permanent ones from Army to Utopia, discard effects, Inspiration."),
    ]
