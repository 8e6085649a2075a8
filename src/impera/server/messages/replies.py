"""What the server answers over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from impera.rules.notation import Result
from impera.rules.view import View
from impera.server.messages.answers import Agreed, Chair, Continued, Phase
from impera.server.messages.protocol import Milliseconds


class Opened(Struct):
    """The new table."""

    table: Annotated[str, Meta(description="Its id; the socket is at `/api/tables/ID/socket`.")]


class Push(Struct):
    """What a browser needs to be notified."""

    key: Annotated[
        str | None,
        Meta(
            description="The server's public key, in URL-safe base64, for the browser's "
            "`applicationServerKey`; null if this server notifies nobody."
        ),
    ]
    devices: Annotated[int, Meta(description="How many of your browsers are notified.")] = 0


class Me(Struct):
    """Who you are to the server, going by your cookie."""

    guest: Annotated[str | None, Meta(description="Your id; null without a cookie.")] = None
    name: Annotated[str | None, Meta(description="Your name, if you have given one.")] = None


class Code(Struct):
    """A code that makes you the same guest on another device."""

    code: Annotated[str, Meta(description="Ten digits and capital letters, without I, L, O and U.")]
    seconds: Annotated[int, Meta(description="How long it can be used; it works once.")]


class KnownDevice(Struct):
    """A device on which you are known."""

    id: Annotated[str, Meta(description="Its id, to sign it out by.")]
    added_at: Annotated[
        Milliseconds, Meta(description="When it was added; milliseconds since 1970, UTC.")
    ]
    seen_at: Annotated[
        Milliseconds | None,
        Meta(
            description="When the day of its last use began; milliseconds since 1970, UTC. Null if "
            "not known."
        ),
    ]
    here: Annotated[bool, Meta(description="Whether it is the one you are asking from.")]


class KnownPasskey(Struct):
    """A passkey of yours."""

    id: Annotated[str, Meta(description="The `id` of the credential.")]
    added_at: Annotated[
        Milliseconds, Meta(description="When it was added; milliseconds since 1970, UTC.")
    ]
    used_at: Annotated[
        Milliseconds | None,
        Meta(
            description="When the day of its last use began; milliseconds since 1970, UTC. Null if "
            "it was never used."
        ),
    ]


class Devices(Struct):
    """Where you are known, and the passkeys with which you can sign in elsewhere."""

    devices: Annotated[list[KnownDevice], Meta(description="Your devices, oldest first.")]
    passkeys: Annotated[list[KnownPasskey], Meta(description="Your passkeys, oldest first.")]
    more: Annotated[bool, Meta(description="Whether you can add another passkey.")]


class PasskeyOptions(Struct):
    """What `navigator.credentials.create` needs to make a passkey; bytes in URL-safe base64."""

    challenge: Annotated[str, Meta(description="The `challenge`.")]
    site: Annotated[str, Meta(description="The `rp.id`: the name by which you reach the server.")]
    user: Annotated[str, Meta(description="The `user.id`.")]
    name: Annotated[str | None, Meta(description="Your name, for `user.name`, if you have one.")]
    known: Annotated[list[str], Meta(description="The ids for `excludeCredentials`.")]
    algorithms: Annotated[list[int], Meta(description="The `alg` of each `pubKeyCredParams`.")]
    seconds: Annotated[int, Meta(description="How long the challenge can be answered, once.")]


class PasskeyChallenge(Struct):
    """What `navigator.credentials.get` needs to use a passkey; bytes in URL-safe base64."""

    challenge: Annotated[str, Meta(description="The `challenge`.")]
    site: Annotated[str, Meta(description="The `rpId`: the name by which you reach the server.")]
    seconds: Annotated[int, Meta(description="How long the challenge can be answered, once.")]


class Listed(Struct):
    """A table, as seen from the outside."""

    table: Annotated[Agreed, Meta(description="What was agreed.")]
    phase: Annotated[Phase, Meta(description="What stage the table is at.")]
    chairs: Annotated[list[Chair], Meta(description="One entry per player, from chair 0.")]
    free: Annotated[int, Meta(description="How many chairs are waiting for people.")]
    asked: Annotated[
        list[int], Meta(description="The chairs that the table waits for, as in a `standing`.")
    ]


class Lobby(Struct):
    """One page of public tables."""

    tables: Annotated[list[Listed], Meta(description="One page.")]
    before: Annotated[
        str | None, Meta(description="For the next page: `?before=`; null on the last one.")
    ]


class Played(Struct):
    """A short summary of a finished game."""

    table: Annotated[str, Meta(description="The id of its table.")]
    finished_at: Annotated[
        Milliseconds, Meta(description="When it ended; milliseconds since 1970, UTC.")
    ]
    players: Annotated[int, Meta(description="How many players.")]
    edition: Annotated[str, Meta(description="The edition.")]
    setup: Annotated[str, Meta(description="`base` or `draft`.")]
    teams: Annotated[bool, Meta(description="Whether seats 0 and 2 played against 1 and 3.")]
    names: Annotated[
        list[str | None], Meta(description="By seat; a bot's level, or null without a name.")
    ]
    first: Annotated[int, Meta(description="The chair of seat 0; the others follow in order.")]
    decisions: Annotated[int, Meta(description="How many decisions were made.")]
    result: Annotated[Result | None, Meta(description="How it ended.")]
    mine: Annotated[list[int], Meta(description="The seats that were yours, going by your cookie.")]
    continued: Annotated[
        Continued | None, Meta(description="Where it continued from; null if its cards were drawn.")
    ] = None
    hints: Annotated[
        int, Meta(description="How many hints were given in it; with any, it was not rated.")
    ] = 0


class Games(Struct):
    """One page of finished games."""

    games: Annotated[list[Played], Meta(description="One page.")]
    before: Annotated[
        str | None, Meta(description="For the next page: `?before=`; null on the last one.")
    ]


class Step(Struct):
    """A moment of a replay, and the decision that followed."""

    view: Annotated[
        View,
        Meta(
            description="What the seat knew; if `seat` is null in the replay, everything, with "
            "all hands open."
        ),
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
    """The game, step by step."""

    table: Annotated[str, Meta(description="The id of its table.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null if all cards are open.")]
    names: Annotated[
        list[str | None], Meta(description="By seat; a bot's level, or null without a name.")
    ]
    first: Annotated[int, Meta(description="The chair of seat 0; the others follow in order.")]
    steps: Annotated[
        list[Step], Meta(description="One before every decision, and one after the last.")
    ]
    rules: Annotated[
        int,
        Meta(
            description="The version of the rules it was played by. If it differs from that of "
            "the views, the steps end where the views' rules no longer fit."
        ),
    ]


class BetterDecision(Struct):
    """A decision that was clearly better than the one made."""

    decision: Annotated[str, Meta(description="A token.")]
    chance: Annotated[float, Meta(description="The chance of winning with it.")]


class JudgedDecision(Struct):
    """A decision, and what it was worth to the player who made it, from what they could know."""

    step: Annotated[
        int, Meta(description="How many decisions came before it, as for the steps of a replay.")
    ]
    seat: Annotated[int, Meta(description="Who decided.")]
    decision: Annotated[str, Meta(description="What was decided.")]
    forced: Annotated[bool, Meta(description="Whether nothing else was legal.")]
    real: Annotated[
        bool, Meta(description="Whether it mattered: the candidates differ by a point or more.")
    ]
    before: Annotated[
        float, Meta(description="The chance of winning with the best decision, from 0 to 1.")
    ]
    after: Annotated[float, Meta(description="The chance of winning with the one made.")]
    lost: Annotated[float, Meta(description="The difference between the two.")]
    better: Annotated[
        list[BetterDecision], Meta(description="At most three, best first; usually none.")
    ]
    mark: Annotated[
        Literal["inaccuracy", "mistake", "blunder"] | None,
        Meta(description="How bad it was; null if it wasn't bad."),
    ]
    gave: Annotated[
        list[float],
        Meta(
            description="By seat, how the decision changed everyone's chance, compared with the "
            "best one; for the player who made it, minus `lost`."
        ),
    ]


class TurningPoint(Struct):
    """A moment from which another side is the favourite."""

    step: Annotated[int, Meta(description="How many decisions had been made by then.")]
    seat: Annotated[int, Meta(description="The favourite; with teams the first of its seats.")]
    chance: Annotated[float, Meta(description="Its chance of winning.")]


class Skill(Struct):
    """How well somebody decided where it mattered; [luck.md](luck.md#skill) explains."""

    choices: Annotated[
        int,
        Meta(description="Decisions that mattered: the candidates differed by a point or more."),
    ]
    rate: Annotated[
        float | None,
        Meta(description="Thousandths of a victory that each lost, on average; null without any."),
    ]
    margin: Annotated[
        float | None,
        Meta(description="Half the width of its 95% interval; null for fewer than two decisions."),
    ]
    level: Annotated[
        int | None,
        Meta(
            description="The bots' level that errs as much; null for fewer than ten, or if the "
            "margin is larger than the rate."
        ),
    ]


class Accuracy(Struct):
    """How well a seat decided where it had a choice."""

    seat: Annotated[int, Meta(description="The seat.")]
    choices: Annotated[int, Meta(description="How many of its decisions were not forced.")]
    lost: Annotated[
        float, Meta(description="How much of the chance of winning each lost, on average.")
    ]
    inaccuracies: Annotated[int, Meta(description="How many were inaccuracies.")]
    mistakes: Annotated[int, Meta(description="How many were mistakes.")]
    blunders: Annotated[int, Meta(description="How many were blunders.")]
    skill: Annotated[Skill, Meta(description="Those that mattered.")]


class Draw(Struct):
    """Cards drawn in a finished game, and what they did to the chances."""

    step: Annotated[
        int | None, Meta(description="The decision after which they were drawn; null for the deal.")
    ]
    seat: Annotated[int | None, Meta(description="Who drew them; null for the deal.")]
    luck: Annotated[list[float], Meta(description="By seat, what it did to the chance of winning.")]


class Account(Struct):
    """How a seat came to its result: the parts add up to it."""

    seat: Annotated[int, Meta(description="The seat.")]
    start: Annotated[float, Meta(description="Its chance before the deal.")]
    luck: Annotated[float, Meta(description="What the deal and all draws gave it or took.")]
    errors: Annotated[float, Meta(description="What it lost by its own decisions.")]
    gifts: Annotated[
        list[float], Meta(description="By seat, what that seat's decisions gave it or took.")
    ]
    rest: Annotated[float, Meta(description="What neither luck nor errors explain.")]
    result: Annotated[float, Meta(description="Its share of the victory; a team has it together.")]


class Ledger(Struct):
    """Luck and skill in a finished game; [luck.md](luck.md) says how they are found."""

    accounts: Annotated[list[Account], Meta(description="One for each seat.")]
    draws: Annotated[list[Draw], Meta(description="The deal, and every draw in order.")]
    chances: Annotated[
        list[list[float]],
        Meta(
            description="By seat, with all hands open: after the deal and after every decision; "
            "with teams, that of the team."
        ),
    ]


class Analysed(Struct):
    """What the decisions of a game were worth; [analysis.md](analysis.md) says how it is found."""

    decisions: Annotated[list[JudgedDecision], Meta(description="All of them, in order.")]
    chances: Annotated[
        list[list[float]],
        Meta(
            description="By seat, before every decision and at the end: the chance of winning, as "
            "the deciding seat could work it out; with teams, that of the team."
        ),
    ]
    turning: Annotated[list[TurningPoint], Meta(description="The turning points, in order.")]
    seats: Annotated[list[Accuracy], Meta(description="How well each seat decided.")]
    ledger: Annotated[
        Ledger | None,
        Meta(
            description="Luck and skill; null if the game was played by other rules than today's."
        ),
    ] = None


class Analysis(Struct):
    """The analysis of a finished game, or how much of it is done."""

    table: Annotated[str, Meta(description="The id of its table.")]
    done: Annotated[int, Meta(description="How many decisions have been judged.")]
    of: Annotated[int, Meta(description="How many decisions there are.")]
    analysed: Annotated[
        Analysed | None, Meta(description="Null until all have been judged; ask again.")
    ]


class Ranked(Struct):
    """A line of the ranking."""

    player: Annotated[str, Meta(description="A name, or a bot's level.")]
    bot: Annotated[bool, Meta(description="Whether it is a bot.")]
    rating: Annotated[float, Meta(description="`mu` minus three times `sigma`: a safe estimate.")]
    mu: Annotated[float, Meta(description="How strong the player seems.")]
    sigma: Annotated[float, Meta(description="How uncertain that is: a standard deviation.")]
    games: Annotated[int, Meta(description="How many rated games the rating rests on.")]


class Ranking(Struct):
    """The strongest players."""

    players: Annotated[list[Ranked], Meta(description="Strongest first.")]


class Tally(Struct):
    """How many of your games of a kind you have won."""

    players: Annotated[int, Meta(description="How many players.")]
    level: Annotated[
        int | None,
        Meta(
            description="The level of the strongest bot you played against, 1 to 6; null if you "
            "played only against people."
        ),
    ]
    games: Annotated[int, Meta(description="How many games.")]
    won: Annotated[int, Meta(description="How many of them you won.")]


class RatingThen(Struct):
    """Your rating after a game."""

    at: Annotated[Milliseconds, Meta(description="When it ended; milliseconds since 1970, UTC.")]
    rating: Annotated[float, Meta(description="As in the ranking.")]


class MistakesThen(Struct):
    """How many mistakes you made in a game."""

    at: Annotated[Milliseconds, Meta(description="When it ended; milliseconds since 1970, UTC.")]
    mistakes: Annotated[int, Meta(description="Mistakes and blunders, as the analysis marks them.")]


class Form(Struct):
    """How well you decided in games of a kind, and how lucky you were."""

    players: Annotated[int, Meta(description="How many players.")]
    games: Annotated[int, Meta(description="How many games were judged.")]
    luck: Annotated[
        float | None,
        Meta(description="What the cards gave you or took per game; null if that isn't known."),
    ]
    skill: Annotated[Skill, Meta(description="All their decisions that mattered.")]


class Results(Struct):
    """How your games went; only you are told."""

    tallies: Annotated[
        list[Tally],
        Meta(
            description="By number of players and level. Games with several seats of yours, and "
            "those that continue another one, don't count."
        ),
    ]
    ranked: Annotated[
        Ranked | None, Meta(description="Your rating; null without a name or a rated game.")
    ]
    history: Annotated[
        list[RatingThen], Meta(description="After each of your last 200 rated games, in order.")
    ]
    mistakes: Annotated[
        list[MistakesThen],
        Meta(
            description="In each of your last 200 games that were judged, in order. A game is "
            "judged when somebody asks for its analysis, as the page does at the end."
        ),
    ]
    decided: Annotated[
        list[Form], Meta(description="By number of players, over all games that were judged.")
    ]


class Phrase(Struct):
    """A phrase, and what it mentions."""

    key: Annotated[str, Meta(description="The key to send.")]
    english: Annotated[
        str, Meta(description="What it means, with placeholders in braces for what it mentions.")
    ]
    seat: Annotated[bool, Meta(description="Whether it needs a seat.")]
    domain: Annotated[bool, Meta(description="Whether it needs a Domain.")]
    kind: Annotated[
        Literal["talk", "point", "reaction"],
        Meta(
            description="`point` for those said about a rail, `reaction` for a feeling, `talk` for "
            "all others."
        ),
    ]


class Phrases(Struct):
    """The phrases of the chat."""

    phrases: Annotated[list[Phrase], Meta(description="All phrases.")]


class Lesson(Struct):
    """A moment of a course."""

    view: Annotated[View, Meta(description="What the learner sees.")]
    chapter: Annotated[
        str, Meta(description="Its name, or the letter of the Domain that it teaches.")
    ]
    begins: Annotated[bool, Meta(description="Whether the table has been set up for this step.")]
    seat: Annotated[int | None, Meta(description="Who decides; null if there is only text.")]
    decision: Annotated[
        str | None,
        Meta(description="What the script decides, as the learner sees it; null if nothing."),
    ]
    lesson: Annotated[
        str | None,
        Meta(description="The key of the lesson; null if the script goes on by itself."),
    ]
    look: Annotated[
        str | None,
        Meta(
            description="Where to look: `hand`, `pack`, `deck`, `points`, `area SEAT`, or a Domain "
            "as `rail SEAT DOMAIN`, its levels as `flags …`, its goal as `crown …`; or null."
        ),
    ]
    find: Annotated[
        str | None,
        Meta(description="What the learner has to point at, as `rail SEAT DOMAIN`; or null."),
    ]


class Course(Struct):
    """A scripted game, or several, in chapters."""

    name: Annotated[str, Meta(description="`first`, `points` or `reading`.")]
    seat: Annotated[int, Meta(description="The learner's seat.")]
    steps: Annotated[list[Lesson], Meta(description="In order.")]


class Tutorial(Struct):
    """The courses, easiest first."""

    courses: Annotated[list[Course], Meta(description="All of them.")]
