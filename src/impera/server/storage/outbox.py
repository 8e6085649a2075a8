"""The outbox: what is still to be sent. Who takes something has it for a while, then others may."""

from typing import NamedTuple

from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer


class Letter(NamedTuple):
    """Something to be sent: to a device, or a text to the webhook."""

    id: str
    device_id: str | None
    text: str | None
    made_at: int
    tries: int

    @property
    def digest(self) -> str:
        """The digest it belongs to, the same on all devices of a guest."""
        return self.id.partition(" ")[0]


class Outbox:
    """The durable queue of letters. One is gone only when it was sent or is of no use any more."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def take(self, most: int, lease: float) -> list[Letter]:
        """Take letters that are due; nobody else gets them for so many seconds."""
        columns = schema.outbox.c
        due = select(columns.id).where(columns.due <= Now()).order_by(columns.due).limit(most)
        free = due.with_for_update(skip_locked=True)  # SQLite has one writer anyway
        taken = update(schema.outbox).where(columns.id.in_(free.scalar_subquery()))
        until = {"due": Now() + round(lease * 1000), "tries": columns.tries + 1}
        mine = taken.values(until).returning(*(columns[name] for name in Letter._fields))

        async def take(connection: AsyncConnection) -> list[Letter]:
            return [Letter(*row) for row in await connection.execute(mine)]

        if not await self._reader.read(due.limit(1)):
            return []
        found: list[Letter] = await self._writer.write(take)
        return found

    async def done(self, letter: Letter) -> None:
        """A letter was sent, or is of no use any more."""
        gone = delete(schema.outbox).where(schema.outbox.c.id == letter.id)
        await self._writer.write(lambda connection: connection.execute(gone))

    async def put_off(self, letter: Letter, seconds: float) -> None:
        """Try again later, unless somebody else has taken it meanwhile."""
        columns = schema.outbox.c
        mine = and_(columns.id == letter.id, columns.tries == letter.tries)
        later = update(schema.outbox).where(mine).values(due=Now() + round(seconds * 1000))
        await self._writer.write(lambda connection: connection.execute(later))


async def put(
    connection: AsyncConnection, name: str, device_id: str | None, text: str | None
) -> None:
    """Put something into the outbox."""
    row = {"id": name, "device_id": device_id, "text": text}
    at = {"made_at": Now(), "due": Now(), "tries": 0}
    await connection.execute(insert(connection.dialect.name, schema.outbox).values(row | at))
