"""Devices: the browsers on which guests want to be called back."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.log import check_text, hashed
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

MOST = 5  # devices of one guest; with another one, the oldest goes


class Device(NamedTuple):
    """Where a browser is reached, its keys, its language, and the site it was asked on."""

    id: str
    guest_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


def device_id(endpoint: str) -> str:
    """How a device is named here: its address is a secret of its owner."""
    return hashed(endpoint)


class Devices:
    """All devices; each belongs to the guest who named it last."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def add(self, device: Device) -> None:
        """Remember a device, or what is new about it."""
        check_text(*device)

        async def add(connection: AsyncConnection) -> None:
            added = insert(connection.dialect.name, schema.devices)
            added = added.values(**device._asdict(), added_at=Now())
            fresh = {name: added.excluded[name] for name in Device._fields if name != "id"}
            await connection.execute(
                added.on_conflict_do_update(index_elements=[schema.devices.c.id], set_=fresh)
            )
            await connection.execute(delete(schema.devices).where(too_many(device)))

        await self._writer.write(add)

    async def remove(self, name: str, guest_id: str | None = None) -> None:
        """Forget a device; `guest_id`: only if it is theirs."""
        columns = schema.devices.c
        mine = [] if guest_id is None else [columns.guest_id == guest_id]
        gone = delete(schema.devices).where(columns.id == name, *mine)
        await self._writer.write(lambda connection: connection.execute(gone))

    async def count(self, guest_id: str) -> int:
        """How many devices a guest has."""
        rows = select(func.count()).where(schema.devices.c.guest_id == guest_id)
        return int((await self._reader.read(rows))[0][0])

    async def find(self, name: str) -> Device | None:
        """A device, if it is known."""
        columns = schema.devices.c
        rows = select(*(columns[each] for each in Device._fields)).where(columns.id == name)
        found = await self._reader.read(rows)
        return Device(*found[0]) if found else None


def too_many(new: Device) -> ColumnElement[bool]:
    """The guest's oldest devices, beyond the most that one may have."""
    columns = schema.devices.c
    newest = [(columns.id == new.id).desc(), columns.added_at.desc(), columns.id]
    mine = select(columns.id).where(columns.guest_id == new.guest_id).order_by(*newest)
    return and_(
        columns.guest_id == new.guest_id, columns.id.not_in(mine.limit(MOST).scalar_subquery())
    )
