"""The log: numbered events of many tables, appended with one statement."""

import json
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Executable,
    FromClause,
    Integer,
    Text,
    and_,
    bindparam,
    cast,
    column,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.rules.refused import Refused, quote
from impera.server.storage import naming
from impera.server.storage.schema import Now, chairs, events, games, insert, stirred, tables

LAST = 2**31 - 1  # the largest number of an event


class Taken(Exception):
    """Another event has this number, or the previous one is missing: the position is old."""


class Owner(NamedTuple):
    """Who gets a chair: perhaps a guest, who knows a secret; without a secret it is free."""

    chair: int
    token: str | None
    guest_id: str | None = None


class Append(NamedTuple):
    """An event to be written, and what changes together with it."""

    table_id: str
    number: int
    kind: str
    payload: str
    client_id: str | None = None
    digest: str | None = None
    chairs: Sequence[Owner] = ()
    record: str | None = None
    stirs: bool = False  # whether it may become somebody's turn who is to be called


class Event(NamedTuple):
    """An event of a table."""

    number: int
    kind: str
    payload: str
    client_id: str | None
    at: int
    digest: str | None = None  # of the client's message; older versions kept none


class Appended(NamedTuple):
    """An event's place and time in the log, and whether it is new."""

    number: int
    at: int
    fresh: bool


Outcome = Appended | Taken | Refused


def check(event: Append) -> None:
    """Refuse what only one of the databases could store: it must not spoil the others' events."""
    if not 1 <= event.number <= LAST:
        raise Refused(f"events are numbered from 1, not {quote(event.number)}")
    check_text(event.table_id, event.kind, event.payload, event.record)
    check_text(event.client_id, event.digest)


def check_text(*texts: str | None) -> None:
    """Refuse text that a database can't store."""
    for text in texts:
        if text is not None and ("\0" in text or has_surrogates(text)):
            raise Refused("text with a null character or half a character can't be stored")


def has_surrogates(text: str) -> bool:
    """Whether the text has half of a surrogate pair, which JSON allows but UTF-8 doesn't."""
    return not text.isascii() and any("\ud800" <= each <= "\udfff" for each in text)


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


async def append_all(connection: AsyncConnection, batch: Sequence[Append]) -> list[Outcome]:
    """Append what can be appended, in the order given; return the outcome of each."""
    dialect = connection.dialect.name
    # Processes that need the same rows take them in the same order, so they never deadlock.
    order = sorted(range(len(batch)), key=lambda place: batch[place][:2])
    rows = [row(batch[place], place, rank) for rank, place in enumerate(order)]
    written = {
        (found.table_id, found.number, found.client_id): found.at
        for found in await connection.execute(appending(dialect), {"rows": json.dumps(rows)})
    }
    outcomes: dict[int, Outcome] = {}
    for place, event in enumerate(batch):
        at = written.pop((event.table_id, event.number, event.client_id), None)
        if at is not None:
            outcomes[place] = Appended(event.number, at, fresh=True)
            await settle(connection, event)
    if len(outcomes) < len(batch):
        late = json.dumps([each for each in rows if each["place"] not in outcomes])
        for found in await connection.execute(known(dialect), {"rows": late}):
            outcomes[found.place] = explained(batch[found.place], found)
    return [outcomes[place] for place in range(len(batch))]


def row(event: Append, place: int, rank: int) -> dict[str, Any]:
    """An event as JSON for the database to read."""
    return {
        "place": place,
        "rank": rank,
        "table_id": event.table_id,
        "number": event.number,
        "kind": event.kind,
        "payload": event.payload,
        "client_id": event.client_id,
        "digest": event.digest,
    }


ROW: dict[str, type[Integer | Text]] = {
    "place": Integer,
    "rank": Integer,
    "table_id": Text,
    "number": Integer,
    "kind": Text,
    "payload": Text,
    "client_id": Text,
    "digest": Text,
}


def sent_rows(dialect: str) -> FromClause:
    """Rows from one JSON parameter: the same SQL text for batches of any size."""
    sent = bindparam("rows", type_=Text)
    if dialect == "postgresql":
        typed = [column(name, kind) for name, kind in ROW.items()]
        read = func.json_to_recordset(cast(sent, JSON)).table_valued(*typed)
        return read.render_derived(name="sent", with_types=True)
    each = func.json_each(sent).table_valued("value").c.value
    named = [
        func.json_extract(each, f"$.{name}", type_=kind).label(name) for name, kind in ROW.items()
    ]
    return select(*named).subquery("sent")


@lru_cache
def appending(dialect: str) -> Executable:
    """Write the events that come next at their tables; others are left out."""
    sent = sent_rows(dialect).c
    before = events.alias("before").c
    # Checked row by row: with EXISTS, PostgreSQL may prefer to read the whole log.
    newest = select(func.max(before.number)).where(before.table_id == sent.table_id)
    here = select(tables.c.id).where(tables.c.id == sent.table_id)
    values = {**{name: sent[name] for name in ROW if name in events.c}, "at": Now()}
    chosen = (
        select(*values.values())
        .where(here.scalar_subquery().is_not(None))
        .where(sent.number == func.coalesce(newest.scalar_subquery(), 0) + 1)
        .order_by(sent.rank)
    )
    return (
        insert(dialect, events)
        .from_select([*values], chosen)
        .on_conflict_do_nothing()
        .returning(events.c.table_id, events.c.number, events.c.client_id, events.c.at)
    )


@lru_cache
def known(dialect: str) -> Executable:
    """What is known about events that were not written: their table, a same client's event."""
    sent = sent_rows(dialect).c
    same = and_(events.c.table_id == sent.table_id, events.c.client_id == sent.client_id)
    here = select(tables.c.id).where(tables.c.id == sent.table_id)
    number, at = (select(events.c[name]).where(same) for name in ("number", "at"))
    asked = [each.scalar_subquery() for each in (here, number, at)]
    return select(sent.place, asked[0].label("id"), asked[1].label("number"), asked[2].label("at"))


def explained(event: Append, found: Any) -> Outcome:
    """Why an event was not written."""
    if found.id is None:
        return Refused(f"no table {quote(event.table_id)}")
    if found.number is None:
        return Taken(f"table {event.table_id} has no place for event {event.number}")
    return Appended(found.number, found.at, fresh=False)


async def settle(connection: AsyncConnection, event: Append) -> None:
    """Write what changes together with a new event."""
    for owner in event.chairs:
        await hand_over(connection, event.table_id, owner)
    if event.record is not None:
        await finish(connection, event.table_id, event.record)
    if event.stirs:
        await stir(connection, event)


async def stir(connection: AsyncConnection, event: Append) -> None:
    """Note that somebody has to look whose turn it is at a table now."""
    added = insert(connection.dialect.name, stirred)
    added = added.values(table_id=event.table_id, number=event.number)
    newer = {"number": added.excluded.number}
    await connection.execute(
        added.on_conflict_do_update(index_elements=[stirred.c.table_id], set_=newer)
    )


async def hand_over(connection: AsyncConnection, table_id: str, owner: Owner) -> None:
    """Hand a chair over."""
    mine = and_(chairs.c.table_id == table_id, chairs.c.chair == owner.chair)
    await connection.execute(delete(chairs).where(mine))
    if owner.token is not None:
        values = {"token_hash": hashed(owner.token), "guest_id": owner.guest_id}
        added = insert(connection.dialect.name, chairs)
        await connection.execute(added.values(table_id=table_id, chair=owner.chair, **values))


async def finish(connection: AsyncConnection, table_id: str, record: str | None) -> bool:
    """Close a table and keep the record of its game; return whether it was still open."""
    still = and_(tables.c.id == table_id, tables.c.finished_at.is_(None))
    closed = update(tables).where(still).values(finished_at=Now()).returning(tables.c.finished_at)
    at = (await connection.execute(closed)).scalar()
    if at is not None and record is not None:
        record = await naming.renamed(connection, table_id, record)
        kept = insert(connection.dialect.name, games)
        await connection.execute(kept.values(table_id=table_id, finished_at=at, record=record))
    return at is not None
