"""The reader: queries to the database, besides the writer."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, and_, or_
from sqlalchemy.ext.asyncio import AsyncEngine

from impera.server.storage.database import FAILURES
from impera.server.storage.health import Health


class Reader:
    """A few connections that only read."""

    def __init__(self, engine: AsyncEngine, health: Health) -> None:
        self.engine, self._health = engine, health
        self._reading: set[asyncio.Task[Sequence[Any]]] = set()

    async def read(self, rows: Executable) -> Sequence[Any]:
        """All these rows.

        It goes on when whoever asked has gone: a connection that is just being made would be lost.
        """
        reading = asyncio.create_task(self._read(rows))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def close(self) -> None:
        """Wait for what is still being read."""
        await asyncio.gather(*self._reading, return_exceptions=True)

    async def _read(self, rows: Executable) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(rows)).all()
        except FAILURES as error:
            raise self._health.failed(error) from None


def older(
    at: ColumnElement[int], key: ColumnElement[str], seen_at: int, seen_key: str
) -> ColumnElement[bool]:
    """What comes after the last one seen, in a list with the newest first."""
    return or_(at < seen_at, and_(at == seen_at, key < seen_key))
