"""What the server says: how a table stands, what is new, and what was asked for over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from impera.rules.notation import Result
from impera.rules.view import View
from impera.server.news import Entry, Happened
from impera.server.protocol import Clock, Code, Milliseconds


class Agreed(Struct):
    """What was agreed when the table was opened."""

    id: str
    players: int
    edition: str
    setup: str
    teams: bool
    public: bool
    clock: Clock
    free_text: bool
    opened_at: Milliseconds


class Chair(Struct):
    """Who sits on a chair."""

    bot: Annotated[str | None, Meta(description="The level of a bot; null for a person.")]
    taken: bool
    name: str | None
    seat: Annotated[int | None, Meta(description="The seat in the game, once it has begun.")]
    committed: bool
    revealed: bool
    away: Annotated[str | None, Meta(description="`left` or `clock` while a bot plays instead.")]
    wants_pause: bool
    bank: Annotated[int, Meta(description="Milliseconds left in the bank when the clock started.")]
    mine: Annotated[bool, Meta(description="Whether it is yours.")]
    muted: Annotated[bool, Meta(description="Whether you do not hear what is said there.")]


Phase = Literal["waiting", "shuffling", "playing", "paused", "over", "closed"]


class Standing(Struct):
    """How the table stands."""

    phase: Phase
    position: Annotated[int, Meta(description="To be named in `decide` and `undo`.")]
    chairs: list[Chair]
    commitment: Annotated[str, Meta(description="The server's, to the secret of the shuffle.")]
    asked: Annotated[
        list[int],
        Meta(description="The chairs from which something is awaited: a commitment, a decision."),
    ]
    since: Annotated[Milliseconds, Meta(description="When the clock was started.")]
    deadline: Annotated[
        Milliseconds | None, Meta(description="When the time of who is asked is up.")
    ]
    undoable: Annotated[int, Meta(description="How many of your last decisions you may undo.")]
    rematch: Annotated[str | None, Meta(description="The table of the rematch.")]


Views: TypeAlias = Annotated[
    list[View],
    Meta(description="What each of your seats may know; a spectator gets one view, without seat."),
]


class Welcome(Struct, tag="welcome"):
    """All about the table: the answer to `hello`."""

    version: Annotated[int, Meta(description="Of this protocol.")]
    token: Annotated[str, Meta(description="Keep it, and keep it secret: chairs you take are its.")]
    number: Annotated[int, Meta(description="Of the last thing that happened.")]
    table: Agreed
    log: list[Entry]
    standing: Standing
    views: Views
    present: list[bool]
    watching: int
    now: Annotated[Milliseconds, Meta(description="By the server's clock.")]


class Update(Struct, tag="update"):
    """Something has happened."""

    number: Annotated[int, Meta(description="The numbers grow.")]
    at: Milliseconds
    happened: list[Happened]
    standing: Standing
    views: Annotated[Views | None, Meta(description="Null if nothing has changed in them.")]


class Presence(Struct, tag="presence"):
    """Who is connected: for each chair, and how many watch. It has no number."""

    present: list[bool]
    watching: int


class Done(Struct, tag="done"):
    """Your message counts, and is kept whatever happens to the server."""

    id: str
    number: Annotated[int, Meta(description="What happened by it, in the log.")]


class Error(Struct, tag="error"):
    """Something was refused and has changed nothing."""

    code: Code
    text: Annotated[str, Meta(description="In English, for those who write clients.")]
    id: Annotated[str | None, Meta(description="That of the message, if it had one.")] = None
    standing: Annotated[
        Standing | None, Meta(description="With `old-position`: how the table stands now.")
    ] = None
    views: Annotated[Views | None, Meta(description="With `old-position`.")] = None
    number: Annotated[int | None, Meta(description="With `old-position`.")] = None


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    now: Milliseconds


ServerMessage: TypeAlias = Welcome | Update | Presence | Done | Error | Pong


# What the server answers over HTTP.


class Opened(Struct):
    """A table was opened; its socket is at `/api/tables/ID/socket`."""

    table: str


class Me(Struct):
    """Who you are to the server, by your cookie."""

    guest: str | None = None
    name: str | None = None


class Listed(Struct):
    """A public table in the lobby."""

    table: Agreed
    phase: Phase
    chairs: list[Chair]
    free: Annotated[int, Meta(description="How many chairs wait for people.")]


class Lobby(Struct):
    """Public tables, newest first: `GET /api/tables`."""

    tables: list[Listed]
    before: Annotated[
        str | None, Meta(description="For the next page: `?before=`; null on the last one.")
    ]


class Played(Struct):
    """A finished game in a list."""

    table: str
    finished_at: Milliseconds
    players: int
    edition: str
    setup: str
    teams: bool
    names: Annotated[list[str | None], Meta(description="By seat; a bot by its level.")]
    decisions: int
    result: Result | None


class Games(Struct):
    """Finished games, newest first: `GET /api/games`, or `?mine=1`."""

    games: list[Played]
    before: str | None


class Step(Struct):
    """A moment of a replay, and the decision that followed."""

    view: View
    seat: int | None
    decision: str | None
    packs: Annotated[
        list[list[str]] | None, Meta(description="In the draft, when all cards are open.")
    ] = None


class Replay(Struct):
    """A finished game, step by step: `GET /api/games/ID/replay?seat=N`, or without seat, open."""

    table: str
    seat: int | None
    names: list[str | None]
    steps: list[Step]


class Ranked(Struct):
    """A line of the ranking."""

    player: Annotated[str, Meta(description="A name, or a bot's level.")]
    bot: bool
    rating: Annotated[float, Meta(description="Mean minus three deviations: surely as strong.")]
    mu: float
    sigma: float
    games: int


class Ranking(Struct):
    """The strongest players: `GET /api/ranking`."""

    players: list[Ranked]


class Phrase(Struct):
    """A phrase, and of what it speaks."""

    key: str
    english: str
    seat: bool
    domain: bool


class Phrases(Struct):
    """What can be said in every language: `GET /api/phrases`."""

    phrases: list[Phrase]
