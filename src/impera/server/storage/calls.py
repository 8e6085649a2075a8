"""Calls: whom tables wait for, and when those people were last told."""

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.outbox import put
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

MOST = 100  # rows that are read at once
ASTRAY = 60_000  # milliseconds: what lies further ahead was noted by a clock that was wrong


class Stirred(NamedTuple):
    """A table at which it may have become somebody's turn, and the fact that did it."""

    table_id: str
    number: int


class Call(NamedTuple):
    """A table waits for a guest on a chair, since a fact; `told`: they know."""

    table_id: str
    guest_id: str
    chair: int
    number: int
    told: bool = False


class Calls:
    """All calls. A fact marks its table as stirred; whoever looks at it then notes the calls."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def stirred(self) -> list[Stirred]:
        """Tables to be looked at."""
        rows = select(schema.stirred).limit(MOST)
        return [Stirred(*row) for row in await self._reader.read(rows)]

    async def note(self, table_id: str, number: int, calls: Iterable[Call]) -> None:
        """Note whom a table waits for after its fact of that number; what is newer stays."""
        looked = and_(schema.stirred.c.table_id == table_id, schema.stirred.c.number <= number)

        async def note(connection: AsyncConnection) -> None:
            for call in calls:
                await add(connection, call)
            await connection.execute(delete(schema.stirred).where(looked))

        await self._writer.write(note)

    async def due(self, grace: float, pause: float) -> list[str]:
        """Guests with a device who were called so many seconds ago, and had no digest lately."""
        calls, browsers, digests = schema.calls.c, schema.browsers.c, schema.digests.c
        waiting = and_(not_(calls.told), calls.at <= Now() - round(grace * 1000))
        reachable = exists().where(browsers.guest_id == calls.guest_id)
        lately = exists().where(digests.guest_id == calls.guest_id, is_recent(pause))
        rows = select(calls.guest_id).distinct().where(waiting, reachable, not_(lately))
        return [row[0] for row in await self._reader.read(rows.limit(MOST))]

    async def of(self, guest_id: str) -> list[Call]:
        """The calls of a guest, the oldest first."""
        calls = schema.calls.c
        rows = select(*(calls[name] for name in Call._fields)).where(calls.guest_id == guest_id)
        return [Call(*row) for row in await self._reader.read(rows.order_by(calls.at))]

    async def drop(self, gone: Sequence[Call]) -> None:
        """Forget calls that nobody waits for any more."""

        async def drop(connection: AsyncConnection) -> None:
            for call in gone:
                await connection.execute(delete(schema.calls).where(same(call)))

        if gone:
            await self._writer.write(drop)

    async def tell(self, seen: Sequence[Call]) -> None:
        """Note that the called know by themselves."""

        async def tell(connection: AsyncConnection) -> None:
            for call in seen:
                await mark(connection, call)

        if seen:
            await self._writer.write(tell)

    async def digest(self, guest_id: str, calls: Sequence[Call], pause: float) -> bool:
        """Put a digest of these calls into the outbox, unless there was one lately; all or none."""

        async def digest(connection: AsyncConnection) -> bool:
            if not await take_turn(connection, guest_id, pause):
                return False
            for call in calls:
                await mark(connection, call)
            browsers = schema.browsers.c
            mine = select(browsers.id).where(browsers.guest_id == guest_id)
            name = secrets.token_urlsafe(12)
            for device_id in (await connection.execute(mine)).scalars().all():
                await put(connection, f"{name} {device_id[:12]}", device_id, None)
            return True

        return bool(await self._writer.write(digest))


def is_recent(pause: float) -> ColumnElement[bool]:
    """Whether a digest was made less than so many seconds ago; a clock may have been put back."""
    at = schema.digests.c.at
    return and_(at > Now() - round(pause * 1000), at <= Now() + ASTRAY)


def same(call: Call) -> ColumnElement[bool]:
    """The row of a call, as long as no newer call has taken its place."""
    calls = schema.calls.c
    return and_(
        calls.table_id == call.table_id,
        calls.guest_id == call.guest_id,
        calls.number == call.number,
    )


async def add(connection: AsyncConnection, call: Call) -> None:
    """Note a call; one that is known already stays as it is."""
    calls = schema.calls.c
    row = {**call._asdict(), "at": Now()}
    known = select(schema.guests.c.id).where(schema.guests.c.id == call.guest_id)
    if (await connection.execute(known)).first() is None:
        return  # the guest has gone for good
    added = insert(connection.dialect.name, schema.calls).values(row)
    newer = {name: added.excluded[name] for name in ("chair", "number", "at", "told")}
    await connection.execute(
        added.on_conflict_do_update(
            index_elements=[calls.table_id, calls.guest_id],
            set_=newer,
            where=calls.number < added.excluded.number,
        )
    )


async def mark(connection: AsyncConnection, call: Call) -> None:
    """Note that the called knows."""
    await connection.execute(update(schema.calls).where(same(call)).values(told=True))


async def take_turn(connection: AsyncConnection, guest_id: str, pause: float) -> bool:
    """Whether a digest may be made for a guest now; then it counts as made."""
    digests = schema.digests.c
    added = insert(connection.dialect.name, schema.digests).values(guest_id=guest_id, at=Now())
    taken = added.on_conflict_do_update(
        index_elements=[digests.guest_id],
        set_={"at": added.excluded.at},
        where=not_(is_recent(pause)),
    )
    return (await connection.execute(taken.returning(digests.guest_id))).first() is not None
