"""What a host can ask for, and what comes back: sheets of plain cells."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

LONGEST = 500  # characters of a reason or a banner
MOST = 500  # rows of a sheet


class Tables(Struct, frozen=True, tag="tables"):
    """List tables: those that are not finished, or all; perhaps only a guest's."""

    every: bool = False
    guest: str | None = None
    limit: int = 50


class ShowTable(Struct, frozen=True, tag="table"):
    """Show a table: who sits there, and what was said."""

    table: str


class Close(Struct, frozen=True, tag="close"):
    """Close a table."""

    table: str
    reason: str


class Hide(Struct, frozen=True, tag="hide"):
    """Take a table out of all lists, or put it back."""

    table: str
    reason: str
    hidden: bool = True


class Reports(Struct, frozen=True, tag="reports"):
    """List what players have reported: what is not resolved, or all."""

    every: bool = False
    limit: int = 20


class Resolve(Struct, frozen=True, tag="resolve"):
    """Mark a report as dealt with."""

    table: str
    number: int
    reason: str


class Guests(Struct, frozen=True, tag="guests"):
    """List guests, newest first, or find them by a part of their name."""

    name: str | None = None
    limit: int = 50


class Rename(Struct, frozen=True, tag="rename"):
    """Give a guest another name, or none, wherever the old one is shown."""

    guest: str
    name: str | None
    reason: str


class Mute(Struct, frozen=True, tag="mute"):
    """Keep a guest from talking, or let them talk again."""

    guest: str
    reason: str
    until: int | None = None
    on: bool = True


class Ban(Struct, frozen=True, tag="ban"):
    """Keep a guest or a network out, or let them in again."""

    whom: str
    reason: str
    until: int | None = None
    on: bool = True


class Banner(Struct, frozen=True, tag="banner"):
    """Show everybody an announcement, or none; `texts`: what readers of a language see instead."""

    text: str | None
    until: int | None = None
    texts: dict[str, str] = {}


class Maintenance(Struct, frozen=True, tag="maintenance"):
    """Open no new tables, or open them again."""

    on: bool
    until: int | None = None


class InForce(Struct, frozen=True, tag="force"):
    """List what is in force."""


class Statistics(Struct, frozen=True, tag="statistics"):
    """Count what there is."""


class Audit(Struct, frozen=True, tag="audit"):
    """List what was done, newest first."""

    whom: str | None = None
    limit: int = 50


Order: TypeAlias = (
    Tables
    | ShowTable
    | Close
    | Hide
    | Reports
    | Resolve
    | Guests
    | Rename
    | Mute
    | Ban
    | Banner
    | Maintenance
    | InForce
    | Statistics
    | Audit
)


class Sheet(Struct):
    """A part of an answer: a title, and rows under columns."""

    title: str
    columns: list[str]
    rows: list[list[str | int | None]]


class Answer(Struct):
    """What comes back: sheets, or why it was refused."""

    sheets: list[Sheet] = []
    refused: str | None = None


write = msgspec.json.Encoder().encode
read_order = msgspec.json.Decoder(Order).decode
read_answer = msgspec.json.Decoder(Answer).decode


def order_of(kind: str, given: dict[str, Any]) -> Order:
    """An order by its name."""
    order: Order = msgspec.convert({"type": kind, **given}, Order)
    return order
