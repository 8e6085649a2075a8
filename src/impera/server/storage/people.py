"""What is kept of one person, across all tables; and how it is rewritten or removed."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.acts import Deed, note
from impera.server.storage.guests import Guest, new_token
from impera.server.storage.log import Event, check_text, hashed
from impera.server.storage.naming import with_names
from impera.server.storage.reader import Reader
from impera.server.storage.writer import Writer


class Rewritten(NamedTuple):
    """An event's new content; its number and time stay."""

    number: int
    kind: str
    payload: str


Change = Callable[[Sequence[Event]], Sequence[Rewritten]]


class KeptResult(NamedTuple):
    """How one of a guest's games went."""

    table_id: str
    finished_at: int
    players: int
    level: int | None
    won: bool
    mu: float | None
    sigma: float | None
    mistakes: int | None
    choices: int | None
    lost: float | None
    squares: float | None
    luck: float | None


class KeptBrowser(NamedTuple):
    """A browser on which a guest is called back."""

    endpoint: str
    language: str
    added_at: int


class People:
    """Reads and rewrites what is kept of a guest."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def find(self, guest_id: str) -> Guest | None:
        """A guest by id."""
        check_text(guest_id)
        columns = schema.guests.c
        rows = select(columns.id, columns.name, columns.created_at).where(columns.id == guest_id)
        return next((Guest(*row) for row in await self._reader.read(rows)), None)

    async def named(self, name: str | None, limit: int) -> list[Guest]:
        """The newest guests, or those whose name contains this."""
        check_text(name)
        columns = schema.guests.c
        rows = select(columns.id, columns.name, columns.created_at)
        if name is not None:
            rows = rows.where(columns.name.icontains(name, autoescape=True))
        rows = rows.order_by(columns.created_at.desc(), columns.id).limit(limit)
        return [Guest(*row) for row in await self._reader.read(rows)]

    async def tables(self, guest_id: str) -> list[str]:
        """The tables at which a guest has, or once had, a chair."""
        check_text(guest_id)
        chairs, events = schema.chairs.c, schema.events.c
        quoted = f'"guest":{json.dumps(guest_id)}'
        sat = and_(events.kind == "sat", events.payload.contains(quoted, autoescape=True))
        have = select(chairs.table_id).where(chairs.guest_id == guest_id)
        rows = union(have, select(events.table_id).where(sat)).order_by("table_id")
        return [row[0] for row in await self._reader.read(rows)]

    async def results(self, guest_id: str) -> list[KeptResult]:
        """How all of a guest's games went, oldest first."""
        columns = schema.results.c
        rows = select(*(columns[name] for name in KeptResult._fields))
        rows = rows.where(columns.guest_id == guest_id).order_by(columns.finished_at)
        return [KeptResult(*row) for row in await self._reader.read(rows)]

    async def browsers(self, guest_id: str) -> list[KeptBrowser]:
        """The browsers on which a guest is called back, oldest first."""
        columns = schema.browsers.c
        rows = select(*(columns[name] for name in KeptBrowser._fields))
        rows = rows.where(columns.guest_id == guest_id).order_by(columns.added_at, columns.id)
        return [KeptBrowser(*row) for row in await self._reader.read(rows)]

    async def rewrite(
        self, table_id: str, guest_id: str, change: Change, name: str | None, *, let_go: bool
    ) -> None:
        """Change what a guest has left at a table, and their name in the record of its game.

        Nothing is written there meanwhile: a game ends either before it or after it.
        `let_go`: their chairs then belong to nobody.
        """
        check_text(name)
        tables, events, chairs = schema.tables.c, schema.events.c, schema.chairs.c
        locked = select(tables.id).where(tables.id == table_id).with_for_update()
        rows = select(*(events[each] for each in Event._fields)).where(events.table_id == table_id)
        theirs = and_(chairs.table_id == table_id, chairs.guest_id == guest_id)

        async def rewrite(connection: AsyncConnection) -> None:
            await connection.execute(locked)
            found = await connection.execute(rows.order_by(events.number))
            await rewrite_events(connection, table_id, change([Event(*row) for row in found]))
            owned = (await connection.execute(select(chairs.chair).where(theirs))).scalars().all()
            await rename_in_record(connection, table_id, dict.fromkeys(owned, name))
            if let_go:
                nobody = {"guest_id": None, "token_hash": hashed(new_token())}
                await connection.execute(update(schema.chairs).where(theirs).values(nobody))

        await self._writer.write(rewrite)

    async def forget(self, guest_id: str) -> None:
        """Remove a guest, whose tables were rewritten before: results, rating, devices and name.

        What has no meaning without them, such as passkeys, goes with them by itself.
        """
        acts = update(schema.acts).where(schema.acts.c.whom == guest_id).values(value=None)
        guests = schema.guests.c
        locked = select(guests.id).where(guests.id == guest_id).with_for_update()

        async def forget(connection: AsyncConnection) -> None:
            await connection.execute(locked)  # nobody is rating their game now
            await note(connection, Deed("guest", "forget", guest_id))
            player = schema.ratings.c.player == f"guest:{guest_id}"
            await connection.execute(delete(schema.ratings).where(player))
            for of_theirs in (schema.results, schema.devices, schema.codes):
                rows = of_theirs.c.guest_id == guest_id
                await connection.execute(delete(of_theirs).where(rows))
            await connection.execute(acts)
            await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest_id))

        await self._writer.write(forget)


async def rename_in_record(
    connection: AsyncConnection, table_id: str, names: Mapping[int, str | None]
) -> None:
    """Change the names on some chairs in the record of a table's game, if it has ended."""
    this = schema.games.c.table_id == table_id
    record = (await connection.execute(select(schema.games.c.record).where(this))).scalar()
    if record is not None and names:
        changed = update(schema.games).where(this).values(record=with_names(record, names))
        await connection.execute(changed)


async def rewrite_events(
    connection: AsyncConnection, table_id: str, events: Sequence[Rewritten]
) -> None:
    """Replace the content of events; a digest would let one guess what was said."""
    columns = schema.events.c
    for event in events:
        this = and_(columns.table_id == table_id, columns.number == event.number)
        content = {"kind": event.kind, "payload": event.payload, "digest": None}
        await connection.execute(update(schema.events).where(this).values(content))


async def rekey_chairs(
    connection: AsyncConnection, guest_id: str, rekeyed: Callable[[str], str]
) -> None:
    """Give the chairs of a guest secrets that nobody knows: now only a cookie holds them."""
    chairs, events = schema.chairs.c, schema.events.c
    held = select(chairs.table_id).where(chairs.guest_id == guest_id)
    quoted = f'"guest":{json.dumps(guest_id)}'
    sat = and_(events.kind == "sat", events.payload.contains(quoted, autoescape=True))
    rows = select(events.table_id, events.number, events.payload)
    for table_id, number, payload in await connection.execute(
        rows.where(events.table_id.in_(held), sat)
    ):
        await rewrite_events(connection, table_id, [Rewritten(number, "sat", rekeyed(payload))])
    nobodys = {"token_hash": hashed(new_token())}
    mine = chairs.guest_id == guest_id
    await connection.execute(update(schema.chairs).where(mine).values(nobodys))
