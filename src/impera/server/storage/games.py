"""Finished games, as records."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, select

from impera.server.storage import schema
from impera.server.storage.log import check_text
from impera.server.storage.reader import Reader, older


class FinishedGame(NamedTuple):
    """A finished game."""

    table_id: str
    finished_at: int
    record: str


class Games:
    """All finished games. A table's last event writes its game: see `Tables.append`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def find(self, table_id: str) -> FinishedGame | None:
        """The finished game of a table."""
        check_text(table_id)
        return next(iter(await self._newest(schema.games.c.table_id == table_id)), None)

    async def listed(
        self, limit: int = 50, before: FinishedGame | None = None, guest_id: str | None = None
    ) -> list[FinishedGame]:
        """Finished games of public tables, or of a guest, newest first; `before`: the last seen."""
        columns, public = schema.games.c, schema.tables.c.public
        theirs = select(schema.chairs.c.table_id).where(schema.chairs.c.guest_id == guest_id)
        listed = select(schema.tables.c.id).where(public)
        wanted: ColumnElement[bool]
        wanted = columns.table_id.in_(listed if guest_id is None else theirs)
        if before is not None:
            wanted &= older(
                columns.finished_at, columns.table_id, before.finished_at, before.table_id
            )
        return await self._newest(wanted, limit)

    async def unrated(self) -> list[FinishedGame]:
        """Finished games that have not been rated."""
        return await self._newest(~schema.games.c.rated)

    async def _newest(
        self, wanted: ColumnElement[bool], limit: int | None = None
    ) -> list[FinishedGame]:
        columns = schema.games.c
        newest = [columns.finished_at.desc(), columns.table_id.desc()]
        rows = select(columns.table_id, columns.finished_at, columns.record).where(wanted)
        found = await self._reader.read(rows.order_by(*newest).limit(limit))
        return [FinishedGame(*row) for row in found]
