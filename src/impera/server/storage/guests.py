"""Guests: people who came by, and the names they gave."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.log import check_text, hashed
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer


class Guest(NamedTuple):
    """Somebody who came by, with or without a name."""

    id: str
    name: str | None
    created_at: int


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


class Guests:
    """All guests; only hashes of their secrets are kept."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def create(self, name: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the secret that identifies them; only the guest has it."""
        check_text(name)
        guest_id, token = secrets.token_urlsafe(12), new_token()

        async def create(connection: AsyncConnection) -> int:
            row = {"id": guest_id, "token_hash": hashed(token), "name": name, "created_at": Now()}
            added = insert(connection.dialect.name, schema.guests).values(row)
            at = await connection.execute(added.returning(schema.guests.c.created_at))
            return int(at.scalar_one())

        return Guest(guest_id, name, await self._writer.write(create)), token

    async def rename(self, guest_id: str, name: str | None) -> None:
        """Give a guest a new name, or none."""
        check_text(name)
        mine = update(schema.guests).where(schema.guests.c.id == guest_id)
        await self._writer.write(lambda connection: connection.execute(mine.values(name=name)))

    async def find(self, token: str) -> Guest | None:
        """The guest who knows a secret, on whichever device."""
        columns, devices, known = schema.guests.c, schema.devices.c, hashed(token)
        rows = select(columns.id, columns.name, columns.created_at)
        elsewhere = select(devices.guest_id).where(devices.token_hash == known).scalar_subquery()
        mine = (columns.token_hash == known) | (columns.id == elsewhere)
        found = await self._reader.read(rows.where(mine))
        return Guest(*found[0]) if found else None

    async def names(self, guest_ids: Sequence[str]) -> dict[str, str]:
        """The names of those guests who have one."""
        columns = schema.guests.c
        named = and_(columns.id.in_(guest_ids), columns.name.is_not(None))
        return dict(await self._reader.read(select(columns.id, columns.name).where(named)))
