"""Tables as they were opened, their events, and who owns their chairs."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, desc, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.rules.refused import Refused, quote
from impera.server.storage import log, schema
from impera.server.storage.log import Append, Appended, Event, Owner, Taken, check_text, hashed
from impera.server.storage.reader import Reader, older
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

LONGEST_ID = 100  # characters, so that it fits a notification


class TableRow(NamedTuple):
    """A table, as it was opened."""

    id: str
    setup: str
    public: bool
    opened_at: int
    finished_at: int | None


class Unfinished(NamedTuple):
    """A table that is not finished, its newest event, and the duty that was noted after it."""

    id: str
    number: int
    at: int
    due_at: int | None
    noted: bool


class Due(NamedTuple):
    """When something is next due at a table, if at all, as long as this is its newest event."""

    table_id: str
    number: int
    at: int | None


class OwnedChair(NamedTuple):
    """A chair that has an owner."""

    table_id: str
    chair: int
    guest_id: str | None


class Tables:
    """All tables, open and finished."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def open(self, table_id: str, setup: str, *, public: bool = False) -> None:
        """Open a table; raises `Taken` if there is one of that name."""
        if not 1 <= len(table_id) <= LONGEST_ID or any(map(str.isspace, table_id)):
            raise Refused(f"not the name of a table: {quote(table_id)}")
        check_text(table_id, setup)

        async def create(connection: AsyncConnection) -> None:
            row = {"id": table_id, "setup": setup, "public": public, "opened_at": Now()}
            added = insert(connection.dialect.name, schema.tables).values(row)
            added_id = added.on_conflict_do_nothing().returning(schema.tables.c.id)
            if (await connection.execute(added_id)).first() is None:
                raise Taken(f"there is already a table {table_id}")

        await self._writer.write(create)

    async def append(
        self,
        table_id: str,
        number: int,
        kind: str,
        payload: str,
        client_id: str | None = None,
        *,
        digest: str | None = None,
        chairs: Sequence[Owner] = (),
        record: str | None = None,
        stirs: bool = False,
    ) -> Appended:
        """Append an event, with the chairs it hands over and the record of the game that it ends.

        `number` follows the last event that the caller has seen committed; `Taken` says that others
        were faster. The same client id again changes nothing, and the answer is the existing event:
        its digest shows the reader what the client had said.
        """
        event = Append(
            table_id, number, kind, payload, client_id, digest, tuple(chairs), record, stirs
        )
        log.check(event)
        appended: Appended = await self._writer.write(event)
        return appended

    async def finish(self, table_id: str, record: str | None = None) -> bool:
        """Close a table without an event; return whether it was open. `record`: of its game."""
        check_text(table_id, record)
        finished = self._writer.write(lambda connection: log.finish(connection, table_id, record))
        return bool(await finished)

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """The events of a table in order, starting after a number."""
        check_text(table_id)
        columns = schema.events.c
        wanted = and_(columns.table_id == table_id, columns.number > after)
        rows = select(*(columns[name] for name in Event._fields)).where(wanted)
        return [Event(*row) for row in await self._reader.read(rows.order_by(columns.number))]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables, 0 if there is none yet."""
        tables, events = schema.tables.c, schema.events.c
        newest = select(func.max(events.number)).where(events.table_id == tables.id)
        head = func.coalesce(newest.scalar_subquery(), 0)
        rows = select(tables.id, head).where(tables.id.in_(table_ids))
        return dict(await self._reader.read(rows))

    async def find(self, table_id: str) -> TableRow | None:
        """A table, if it is there."""
        check_text(table_id)
        return next(iter(await self._newest(schema.tables.c.id == table_id)), None)

    async def listed(self, limit: int = 100, before: TableRow | None = None) -> list[TableRow]:
        """The public tables that are not finished, newest first; `before`: the last one seen."""
        columns = schema.tables.c
        wanted = and_(columns.public, columns.finished_at.is_(None))
        if before is not None:
            wanted &= older(columns.opened_at, columns.id, before.opened_at, before.id)
        return await self._newest(wanted, limit)

    async def newest(
        self, limit: int, *, every: bool, guest_id: str | None = None
    ) -> list[TableRow]:
        """The newest tables, for the host: unfinished ones or all, perhaps of a guest."""
        check_text(guest_id)
        columns = schema.tables.c
        wanted: ColumnElement[bool] = true() if every else columns.finished_at.is_(None)
        if guest_id is not None:
            theirs = select(schema.chairs.c.table_id).where(schema.chairs.c.guest_id == guest_id)
            wanted &= columns.id.in_(theirs)
        return await self._newest(wanted, limit)

    async def unfinished(self, version: str) -> list[Unfinished]:
        """All tables that are not finished, the last used first; with duties this version noted."""
        tables, events = schema.tables.c, schema.events.c
        number = select(func.max(events.number)).where(events.table_id == tables.id)
        head = func.coalesce(number.scalar_subquery(), 0)
        last = select(events.at).where(events.table_id == tables.id)
        at = func.coalesce(
            last.order_by(events.number.desc()).limit(1).scalar_subquery(), tables.opened_at
        )
        known = func.coalesce(and_(tables.due_number == head, tables.due_by == version), False)
        rows = select(tables.id, head, at.label("at"), tables.due_at, known)
        rows = rows.where(tables.finished_at.is_(None)).order_by(desc("at"), tables.id)
        return [Unfinished(*row) for row in await self._reader.read(rows)]

    async def note(self, dues: Sequence[Due], version: str) -> None:
        """Note what is due, for the next start of the same version."""
        columns = schema.tables.c
        noted = (
            update(schema.tables)
            .where(columns.id == bindparam("table"))
            .values(due_at=bindparam("at"), due_number=bindparam("number"), due_by=version)
        )
        rows = [{"table": due.table_id, "number": due.number, "at": due.at} for due in dues]
        if rows:
            await self._writer.write(lambda connection: connection.execute(noted, rows))

    async def still_open(self, table_ids: Collection[str]) -> set[str]:
        """Which of these tables are not finished."""
        columns = schema.tables.c
        wanted = and_(columns.id.in_(table_ids), columns.finished_at.is_(None))
        return {row[0] for row in await self._reader.read(select(columns.id).where(wanted))}

    async def _newest(
        self, wanted: ColumnElement[bool], limit: int | None = None
    ) -> list[TableRow]:
        columns = schema.tables.c
        newest = [columns.opened_at.desc(), columns.id.desc()]
        rows = (
            select(*(columns[name] for name in TableRow._fields))
            .where(wanted)
            .order_by(*newest)
            .limit(limit)
        )
        return [TableRow(*row) for row in await self._reader.read(rows)]

    async def chairs(
        self,
        *,
        table_id: str | None = None,
        token: str | None = None,
        guest_id: str | None = None,
    ) -> list[OwnedChair]:
        """The chairs that have an owner: at a table, by a secret, of a guest, or several."""
        check_text(table_id, guest_id)
        columns = schema.chairs.c
        rows = select(columns.table_id, columns.chair, columns.guest_id)
        if table_id is not None:
            rows = rows.where(columns.table_id == table_id)
        if token is not None:
            rows = rows.where(columns.token_hash == hashed(token))
        if guest_id is not None:
            rows = rows.where(columns.guest_id == guest_id)
        rows = rows.order_by(columns.table_id, columns.chair)
        return [OwnedChair(*row) for row in await self._reader.read(rows)]
