"""What the server answers over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from impera.rules.notation import Result
from impera.rules.view import View
from impera.server.messages.answers import Agreed, Chair, Continued, Phase
from impera.server.messages.protocol import Milliseconds


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
    rules: Annotated[
        int,
        Meta(
            description="The version of the rules by which it was played. If it is another than "
            "the views', the steps end where these rules no longer lead."
        ),
    ]


class BetterDecision(Struct):
    """A decision that was clearly better than the one made."""

    decision: Annotated[str, Meta(description="A token.")]
    chance: Annotated[float, Meta(description="The chance of winning with it.")]


class JudgedDecision(Struct):
    """A decision, and what it was worth to who made it, from what that seat could know."""

    step: Annotated[
        int, Meta(description="How many decisions came before it, as the steps of a replay.")
    ]
    seat: Annotated[int, Meta(description="Who decided.")]
    decision: Annotated[str, Meta(description="What was decided.")]
    forced: Annotated[bool, Meta(description="Whether nothing else was legal.")]
    before: Annotated[
        float, Meta(description="The chance of winning with the best decision, from 0 to 1.")
    ]
    after: Annotated[float, Meta(description="The chance of winning with the one made.")]
    lost: Annotated[float, Meta(description="What lies between the two.")]
    better: Annotated[
        list[BetterDecision], Meta(description="At most three, the best first; mostly none.")
    ]
    mark: Annotated[
        Literal["inaccuracy", "mistake", "blunder"] | None,
        Meta(description="How bad it was; null if it was not."),
    ]


class TurningPoint(Struct):
    """A moment from which on another side is the favourite."""

    step: Annotated[int, Meta(description="How many decisions were made until then.")]
    seat: Annotated[int, Meta(description="The favourite; with teams the first of its seats.")]
    chance: Annotated[float, Meta(description="Its chance of winning.")]


class Accuracy(Struct):
    """How well a seat decided where it had a choice."""

    seat: Annotated[int, Meta(description="The seat.")]
    choices: Annotated[int, Meta(description="How many of its decisions were not forced.")]
    lost: Annotated[float, Meta(description="What they lost of the chance, on average.")]
    inaccuracies: Annotated[int, Meta(description="How many of them were marked so.")]
    mistakes: Annotated[int, Meta(description="How many of them were marked so.")]
    blunders: Annotated[int, Meta(description="How many of them were marked so.")]


class Analysed(Struct):
    """What the decisions of a game were worth; [analysis.md](analysis.md) says how it is found."""

    decisions: Annotated[list[JudgedDecision], Meta(description="All of them, in order.")]
    chances: Annotated[
        list[list[float]],
        Meta(
            description="By seat, before every decision and in the end: the chance of winning, as "
            "who decided could reckon it; with teams, that of the team."
        ),
    ]
    turning: Annotated[list[TurningPoint], Meta(description="The turning points, in order.")]
    seats: Annotated[list[Accuracy], Meta(description="By seat.")]


class Analysis(Struct):
    """The analysis of a finished game, or how far it is."""

    table: Annotated[str, Meta(description="The id of its table.")]
    done: Annotated[int, Meta(description="How many decisions are judged.")]
    of: Annotated[int, Meta(description="How many there are.")]
    analysed: Annotated[
        Analysed | None, Meta(description="Null until all are judged: ask again then.")
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
