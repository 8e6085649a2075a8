"""What clients send over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from impera.rules.editions import Edition
from impera.server.messages.protocol import LARGEST_FRAME, Clock, Level, Name, Number, Person

# Bytes in URL-safe base64 without padding, as browsers write them.
Base64 = Annotated[str, Meta(max_length=LARGEST_FRAME, pattern="^[A-Za-z0-9_-]*$")]
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1364, pattern="^[A-Za-z0-9_-]*$")]


class FromGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game that another one continues from."""

    table: Annotated[
        Annotated[str, Meta(max_length=64)],
        Meta(description="The id of the finished game's table."),
    ]
    step: Annotated[
        Number,
        Meta(description="How many of its decisions count; fewer than were made in it."),
    ]


Card = Annotated[str, Meta(max_length=2)]
Cards = Annotated[list[Card], Meta(max_length=104)]


class Begun(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was begun without a server, up to now: parts of its [record](records.md)."""

    rules: Annotated[int, Meta(description="The version of the rules it is played by.")]
    deck: Annotated[Cards, Meta(description="The deck it began with, from top to bottom.")]
    removed: Annotated[Cards, Meta(description="The cards removed before the game (R2.2).")]
    decisions: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=1000)],
        Meta(description="What has been decided so far; the game must not be over."),
    ]


class Open(Struct, forbid_unknown_fields=True):
    """Open a table: `POST /api/tables`."""

    players: Annotated[int, Meta(ge=2, le=4, description="How many players, bots included.")] = 3
    edition: Annotated[Edition, Meta(description="The edition (RULES.md, section 10).")] = (
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
            description="Who sits on each chair, one entry per player: `person`, or a bot from "
            "`level:1`, a beginner, to `level:6`. Without it, a person on chair 0 against bots of "
            "level 2. With bots alone, the game begins at once.",
        ),
    ] = None
    public: Annotated[
        bool,
        Meta(description="Whether it is listed for everybody; otherwise you need its id."),
    ] = False
    clock: Annotated[
        Clock | None,
        Meta(
            description="Without it, 90 seconds and a bank of 600 seconds; with only one person, a "
            "week for every decision."
        ),
    ] = None
    free_text: Annotated[
        bool | None,
        Meta(
            description="Whether people can write free text besides saying phrases. "
            "By default, only at tables that are not public."
        ),
    ] = None
    from_game: Annotated[
        FromGame | None,
        Meta(
            description="Continue from a moment of a finished game, with its cards, players, "
            "edition, setup and teams, whatever is given here. Chair n is seat n. "
            "Nothing is shuffled: the game begins when everybody sits. It is never public and "
            "never rated, because its hidden cards can be known."
        ),
    ] = None
    begun: Annotated[
        Begun | None,
        Meta(
            description="Go on with a game that was begun without a server, so that others can "
            "join. `players`, `edition`, `setup` and `teams` must be those of the game; "
            "everything else is as with `from_game`, and only one of the two can be given."
        ),
    ] = None


class NewCode(Struct, forbid_unknown_fields=True):
    """Show a code for another device: `POST /api/guest/code`."""


class Join(Struct, forbid_unknown_fields=True):
    """Be the same guest as on another device: `POST /api/guest/join`. Sets a cookie."""

    code: Annotated[
        Annotated[str, Meta(max_length=64)],
        Meta(description="The code; small letters, spaces and hyphens don't matter."),
    ]


class NewChallenge(Struct, forbid_unknown_fields=True):
    """Be given a challenge for a passkey: `POST /api/guest/passkey/new` or `/challenge`."""


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a passkey: `POST /api/guest/passkey`. What `navigator.credentials.create` has given."""

    id: Annotated[PasskeyId, Meta(description="The credential's `id`.")]
    client_data: Annotated[Base64, Meta(description="The response's `clientDataJSON`.")]
    attestation: Annotated[Base64, Meta(description="The response's `attestationObject`.")]


class UsePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in: `POST /api/guest/passkey/join`. What `navigator.credentials.get` has given."""

    id: Annotated[PasskeyId, Meta(description="The credential's `id`.")]
    client_data: Annotated[Base64, Meta(description="The response's `clientDataJSON`.")]
    authenticator_data: Annotated[Base64, Meta(description="Its `authenticatorData`.")]
    signature: Annotated[Base64, Meta(description="Its `signature`.")]
    user: Annotated[Base64, Meta(description="Its `userHandle`.")]


class OldPasskey(Struct, forbid_unknown_fields=True):
    """Remove a passkey: `DELETE /api/guest/passkey`."""

    id: Annotated[PasskeyId, Meta(description="Its `id`.")]


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign devices out: `DELETE /api/guest/devices`."""

    device: Annotated[
        Annotated[str, Meta(max_length=64)] | None,
        Meta(description="The `id` of a device of yours; without it, all but this one."),
    ] = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Let the server recognise you: `POST /api/guest`. Sets a cookie or changes your name."""

    name: Name | None = None


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a push subscription, from the browser, in URL-safe base64."""

    p256dh: Annotated[str, Meta(max_length=128, description="The public key of the browser.")]
    auth: Annotated[str, Meta(max_length=64, description="The secret shared with the browser.")]


class NewDevice(Struct, forbid_unknown_fields=True):
    """Have a browser notified: `POST /api/guest/push`."""

    endpoint: Annotated[
        str,
        Meta(max_length=1024, description="Where the browser is reached, at a push service."),
    ]
    keys: Annotated[Keys, Meta(description="What its messages are encrypted with.")]
    language: Annotated[
        Literal["en", "uk", "ro", "el", "pt", "it"],
        Meta(description="The language of the messages."),
    ] = "en"


class OldDevice(Struct, forbid_unknown_fields=True):
    """Stop notifying a browser: `DELETE /api/guest/push`."""

    endpoint: Annotated[str, Meta(max_length=1024, description="Where the browser was reached.")]
