"""What the host tells everybody, and what is kept of a person."""

from typing import Annotated

from msgspec import Meta, Struct

from impera.server.messages.protocol import Milliseconds
from impera.server.messages.replies import Ranked


class KeptFor(Struct):
    """After how many days things are removed; null if they are kept for ever."""

    abandoned: Annotated[int | None, Meta(description="Tables closed without a finished game.")]
    chat: Annotated[
        int | None, Meta(description="What was said, counted from the end of the game.")
    ]
    games: Annotated[int | None, Meta(description="Finished games with people.")]
    bot_games: Annotated[int | None, Meta(description="Finished games between bots only.")]


class Notice(Struct):
    """What the host tells everybody."""

    banner: Annotated[str | None, Meta(description="An announcement; null if there is none.")]
    maintenance: Annotated[bool, Meta(description="Whether no new tables can be opened for now.")]
    contact: Annotated[
        str | None, Meta(description="How to reach the host, as a URI; null if they don't say.")
    ]
    imprint: Annotated[str | None, Meta(description="Who the host is; null if they don't say.")]
    kept: Annotated[KeptFor, Meta(description="How long things are kept.")]
    banners: Annotated[
        dict[str, str],
        Meta(
            description="What readers of some languages are shown instead of `banner`, by the code "
            "of the language."
        ),
    ] = {}


class KeptSaying(Struct):
    """Something you said."""

    at: Annotated[Milliseconds, Meta(description="When you said it; milliseconds since 1970, UTC.")]
    phrase: Annotated[str | None, Meta(description="The key of a phrase; null with a text.")]
    text: Annotated[str | None, Meta(description="What you wrote; null with a phrase.")]


class KeptReport(Struct):
    """A report of yours."""

    at: Annotated[Milliseconds, Meta(description="When you made it; milliseconds since 1970, UTC.")]
    why: Annotated[str, Meta(description="What you said was wrong with it.")]


class KeptTable(Struct):
    """What is kept about you at a table, besides the decisions of its game."""

    table: Annotated[str, Meta(description="The id of the table.")]
    at: Annotated[
        Milliseconds,
        Meta(description="When you first sat down there; milliseconds since 1970, UTC."),
    ]
    names: Annotated[list[str | None], Meta(description="The names you sat down with.")]
    said: Annotated[list[KeptSaying], Meta(description="What you said, in order.")]
    reports: Annotated[list[KeptReport], Meta(description="What you reported, in order.")]


class KeptResult(Struct):
    """How one of your games went."""

    table: Annotated[str, Meta(description="The id of its table.")]
    finished_at: Annotated[
        Milliseconds, Meta(description="When it ended; milliseconds since 1970, UTC.")
    ]
    players: Annotated[int, Meta(description="How many players.")]
    level: Annotated[
        int | None, Meta(description="The strongest bot's level; null if there were only people.")
    ]
    won: Annotated[bool, Meta(description="Whether you won.")]
    mu: Annotated[float | None, Meta(description="Your rating after it; null if unrated.")]
    sigma: Annotated[float | None, Meta(description="How uncertain that was.")]
    mistakes: Annotated[
        int | None,
        Meta(description="How many mistakes and blunders you made; null if it wasn't judged."),
    ]
    choices: Annotated[int | None, Meta(description="How many of your decisions mattered.")]
    lost: Annotated[float | None, Meta(description="What these lost together, of a victory.")]
    squares: Annotated[
        float | None, Meta(description="The sum of the squares of what each of them lost.")
    ]
    luck: Annotated[float | None, Meta(description="What the cards gave you or took.")]


class KeptAct(Struct):
    """What the host has done about you."""

    at: Annotated[Milliseconds, Meta(description="When it was done; milliseconds since 1970, UTC.")]
    what: Annotated[str, Meta(description="`rename`, `mute`, `ban` and so on.")]
    reason: Annotated[str | None, Meta(description="The host's reason; null if none was given.")]
    until: Annotated[
        Milliseconds | None,
        Meta(description="When it ends; milliseconds since 1970, UTC. Null if it has no end."),
    ]


class KeptBrowser(Struct):
    """A browser in which you want notifications."""

    endpoint: Annotated[str, Meta(description="Its address at the push service.")]
    language: Annotated[str, Meta(description="The language of its notifications.")]
    added_at: Annotated[
        Milliseconds, Meta(description="When you added it; milliseconds since 1970, UTC.")
    ]


class KeptDevice(Struct):
    """A device on which you are known."""

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


class KeptPasskey(Struct):
    """A passkey of yours."""

    id: Annotated[str, Meta(description="The `id` of the credential, in URL-safe base64.")]
    site: Annotated[str, Meta(description="The server name under which it works.")]
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


class Kept(Struct):
    """Everything that is kept about you."""

    guest: Annotated[str | None, Meta(description="Your id; null if nothing is kept about you.")]
    name: Annotated[str | None, Meta(description="Your name.")]
    created_at: Annotated[
        Milliseconds | None,
        Meta(description="When you became a guest; milliseconds since 1970, UTC."),
    ]
    ranked: Annotated[Ranked | None, Meta(description="Your rating; null without one.")]
    results: Annotated[list[KeptResult], Meta(description="How your games went, oldest first.")]
    tables: Annotated[list[KeptTable], Meta(description="What is kept about you at each table.")]
    acts: Annotated[list[KeptAct], Meta(description="What the host has done, newest first.")]
    devices: Annotated[list[KeptDevice], Meta(description="Your devices, oldest first.")]
    passkeys: Annotated[list[KeptPasskey], Meta(description="Your passkeys, oldest first.")]
    browsers: Annotated[list[KeptBrowser], Meta(description="Those that get notifications.")]
