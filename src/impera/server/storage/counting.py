"""Counts of what there is, for the host."""

from sqlalchemy import ColumnElement, and_, case, func, select, true

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.retention import DAY, had_people
from impera.server.storage.schema import Now

Count = tuple[str, int, int, int]  # what; all, of the last week, of the last day


async def counts(reader: Reader) -> list[Count]:
    """How many tables, games, guests and reports there are, and how many are new."""
    tables, games, guests = schema.tables.c, schema.games.c, schema.guests.c
    open_now, people = tables.finished_at.is_(None), and_(games.table_id == tables.id, had_people())
    events = schema.events.c
    return [
        await count(reader, "tables opened", tables.opened_at),
        await count(reader, "tables open now", tables.opened_at, open_now),
        await count(reader, "games finished", games.finished_at),
        await count(reader, "games finished with people", games.finished_at, people),
        await count(reader, "guests", guests.created_at),
        await count(reader, "reports", events.at, events.kind == "reported"),
        await count(reader, "acts", schema.acts.c.at),
    ]


async def count(
    reader: Reader,
    name: str,
    at: ColumnElement[int],
    which: ColumnElement[bool] | None = None,
) -> Count:
    """How many rows, by their time."""
    sums = [
        func.coalesce(func.sum(case((at > Now() - days * DAY, 1), else_=0)), 0) for days in (7, 1)
    ]
    rows = select(func.count(), *sums).where(true() if which is None else which)
    [found] = await reader.read(rows)
    return (name, *map(int, found))  # type: ignore[return-value]  # three of them
