"""The protocol: its version, its limits, and what the fields of messages can hold.

A chair is a place at the table from the beginning; a seat is its number in the game (R2.1), which
the lot decides.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
LARGEST_FRAME = 4096  # bytes that a client can send at once
LARGEST_OPENING = 32 * 1024  # the same to open a table, perhaps with a game that has begun
LONGEST_TEXT = 280  # characters of free text
LONGEST_NAME = 24
MOST_CONSIDERED = 64  # decisions in one question

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by you, different for every message. A message sent again with the "
        "same id counts once and gets the same answer.",
    ),
]
ChairNumber = Annotated[int, Meta(ge=0, le=3, description="The chair.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3, description="The seat.")]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Name = Annotated[
    str,
    Meta(
        max_length=100,
        description=f"Shown to others: at most {LONGEST_NAME} characters; see [names](#names).",
    ),
]
Milliseconds = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Mine = Annotated[
    ChairNumber | None,
    Meta(description="Which of your chairs it is for. If you have only one, you can leave it out."),
]
Domain = Literal["A", "R", "E", "S", "C", "U"]
Person = Literal["person"]
Level = Literal["level:1", "level:2", "level:3", "level:4", "level:5", "level:6"]
DAY = 86400


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think. When both are used up, a bot plays on until the player is `back`."""

    decision: Annotated[int, Meta(ge=5, le=14 * DAY, description="Seconds for each decision.")]
    bank: Annotated[
        int, Meta(ge=0, le=14 * DAY, description="Seconds in reserve, once for the whole game.")
    ] = 0


class Advice(Struct, frozen=True):
    """A decision that the network would consider, and the chance of winning with it."""

    decision: Annotated[str, Meta(description="A token, one of the legal ones.")]
    chance: Annotated[
        float, Meta(description="The chance of winning with it, from 0 to 1; in teams the team's.")
    ]


encode = msgspec.json.Encoder().encode
