"""The host's acts: who did what to whom and why. Rows are added and never taken away."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Executable, Text, cast, exists, func, select, text, true
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.log import check_text
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

LOCK = 0x494D50455243  # which of PostgreSQL's advisory locks is ours


class Deed(NamedTuple):
    """Something done by the host, or by somebody who is entitled to it."""

    who: str
    what: str
    whom: str | None = None
    reason: str | None = None
    until: int | None = None
    value: str | None = None


class Act(NamedTuple):
    """A deed that is written down."""

    number: int
    at: int
    who: str
    what: str
    whom: str | None
    reason: str | None
    until: int | None
    value: str | None


class Acts:
    """All acts: the audit log."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def write(self, deed: Deed, effect: Executable | None = None) -> None:
        """Write an act down, together with what it changes in the database."""
        check_text(*(each for each in deed if isinstance(each, str)))

        async def write(connection: AsyncConnection) -> None:
            await note(connection, deed)
            if effect is not None:
                await connection.execute(effect)

        await self._writer.write(write)

    async def after(self, number: int) -> list[Act]:
        """The acts after a number, in order."""
        wanted = schema.acts.c.number > number
        rows = select(schema.acts).where(wanted).order_by(schema.acts.c.number)
        return [Act(*row) for row in await self._reader.read(rows)]

    async def newest(self, limit: int, whom: str | None = None) -> list[Act]:
        """The newest acts, newest first; `whom`: only those on somebody or something."""
        check_text(whom)
        wanted: ColumnElement[bool] = true() if whom is None else schema.acts.c.whom == whom
        rows = select(schema.acts).where(wanted).order_by(schema.acts.c.number.desc())
        return [Act(*row) for row in await self._reader.read(rows.limit(limit))]

    async def reports(self, limit: int, *, every: bool) -> list[tuple[str, int]]:
        """The newest reports by table and number: those that nobody has resolved, or all."""
        columns = schema.events.c
        rows = select(columns.table_id, columns.number).where(columns.kind == "reported")
        if not every:
            rows = rows.where(~resolved())
        rows = rows.order_by(columns.at.desc(), columns.table_id, columns.number).limit(limit)
        return [(row[0], row[1]) for row in await self._reader.read(rows)]


def resolved() -> ColumnElement[bool]:
    """Whether a report, a row of the events, was resolved."""
    events, acts = schema.events.c, schema.acts.c
    name = events.table_id + " " + cast(events.number, Text)
    return exists().where(acts.what == "resolve", acts.whom == name).correlate(schema.events)


async def note(connection: AsyncConnection, deed: Deed) -> None:
    """Add an act within a transaction; numbers have no gaps, so nobody who polls misses one."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    next_one = select(func.coalesce(func.max(schema.acts.c.number), 0) + 1).scalar_subquery()
    added = insert(connection.dialect.name, schema.acts)
    await connection.execute(added.values(number=next_one, at=Now(), **deed._asdict()))
