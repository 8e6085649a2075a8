"""Announcements: what has happened in public since the webhook was last told."""

import secrets
from typing import NamedTuple

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.outbox import put
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

NAME = "webhook"
SETTLED = 10_000  # milliseconds after which no other process is still writing what happened then


class Since(NamedTuple):
    """A stretch of time, after one moment and up to another, in milliseconds since 1970."""

    after: int
    until: int


class Public(NamedTuple):
    """What happened in public: tables that were opened and go on, and how many games ended."""

    tables: list[str]
    games: int


class Announcements:
    """What the webhook is told, everything once."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def due(self, pause: float) -> Since | None:
        """What the webhook was not told yet, if the last time is so many seconds ago."""
        announced = schema.announced
        rows = select(announced.c.at, Now() - SETTLED).where(announced.c.name == NAME)
        found = await self._reader.read(rows)
        if not found:
            await self._begin()
            return None
        since = Since(*found[0])
        return since if since.until - since.after >= pause * 1000 else None

    async def _begin(self) -> None:
        """What was before the first start is not told."""

        async def begin(connection: AsyncConnection) -> None:
            row = {"name": NAME, "at": Now() - SETTLED}
            added = insert(connection.dialect.name, schema.announced).values(row)
            await connection.execute(added.on_conflict_do_nothing())

        await self._writer.write(begin)

    async def public(self, since: Since) -> Public:
        """What happened in public in that time."""
        tables, games = schema.tables.c, schema.games.c
        opened = and_(tables.opened_at > since.after, tables.opened_at <= since.until)
        going = and_(tables.public, tables.finished_at.is_(None))
        ended = and_(games.finished_at > since.after, games.finished_at <= since.until)
        here = schema.games.join(schema.tables, games.table_id == tables.id)
        waits = select(tables.id).where(opened, going).order_by(tables.opened_at.desc())
        counted = select(func.count()).select_from(here).where(ended, tables.public)
        found = await self._reader.read(waits.limit(100))
        return Public([row[0] for row in found], (await self._reader.read(counted))[0][0])

    async def tell(self, since: Since, text: str | None) -> bool:
        """Put a text into the outbox, and count that time as told; False if others have."""
        announced = schema.announced
        still = and_(announced.c.name == NAME, announced.c.at == since.after)
        told = update(announced).where(still).values(at=since.until).returning(announced.c.at)

        async def tell(connection: AsyncConnection) -> bool:
            if (await connection.execute(told)).first() is None:
                return False
            if text is not None:
                await put(connection, secrets.token_urlsafe(12), None, text)
            return True

        return bool(await self._writer.write(tell))
