"""What clients send over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from impera.rules.editions import Edition
from impera.server.messages.protocol import Clock, Level, Name, Number, Person


class FromGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, from which another one goes on."""

    table: Annotated[
        Annotated[str, Meta(max_length=64)],
        Meta(description="The id of the finished game's table."),
    ]
    step: Annotated[
        Number,
        Meta(description="How many of its decisions count; fewer than were made in it."),
    ]


class Open(Struct, forbid_unknown_fields=True):
    """Open a table: `POST /api/tables`."""

    players: Annotated[int, Meta(ge=2, le=4, description="How many play, bots included.")] = 3
    edition: Annotated[Edition, Meta(description="By which printing (RULES.md, section 10).")] = (
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
            description="Who is to sit on each chair, one entry a player: `person`, or a bot from "
            "`level:1`, a beginner, to `level:6`. Without it, a person on chair 0 against bots of "
            "level 2. With bots alone the game begins at once.",
        ),
    ] = None
    public: Annotated[
        bool,
        Meta(description="Whether it is listed for all; otherwise only who has its id finds it."),
    ] = False
    clock: Annotated[
        Clock | None,
        Meta(
            description="Without it, 90 seconds and a bank of 600; with one person only, a week "
            "for every decision."
        ),
    ] = None
    free_text: Annotated[
        bool | None,
        Meta(
            description="Whether people may write what they like, and not only say phrases. "
            "Without it, only at tables that are not public."
        ),
    ] = None
    from_game: Annotated[
        FromGame | None,
        Meta(
            description="Go on from a moment of a finished game: with its cards, players, "
            "printing, setup and teams, whatever is said of these here. Chair n is seat n. "
            "Nothing is shuffled: the game begins when all people sit. It is never public and "
            "never rated, for its hidden cards can be known."
        ),
    ] = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Be known again: `POST /api/guest`. Sets a cookie; with the cookie, changes the name."""

    name: Name | None = None
