"""Devices: the others on which a guest is known, and the codes with which they become so."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    and_,
    delete,
    false,
    func,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.acts import Deed, note
from impera.server.storage.guests import Guest, new_token
from impera.server.storage.log import hashed
from impera.server.storage.people import rekey_chairs
from impera.server.storage.reader import Reader
from impera.server.storage.retention import DAY
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

MOST = 30  # further devices of one guest; with another one, that which was idle longest goes


class Device(NamedTuple):
    """Where a guest is known: the hash of its secret, since when, and the day of its last use."""

    token_hash: str
    added_at: int
    seen_at: int | None


class Devices:
    """A guest's first device is in the guest book; every further one has a secret of its own."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def offer(self, guest_id: str, code_hash: str, seconds: int) -> None:
        """Keep a code for a guest, instead of any other; those that have expired go."""
        columns = schema.codes.c

        async def offer(connection: AsyncConnection) -> None:
            old = (columns.guest_id == guest_id) | (columns.until <= Now())
            await connection.execute(delete(schema.codes).where(old))
            row = {"guest_id": guest_id, "code_hash": code_hash, "until": Now() + seconds * 1000}
            added = insert(connection.dialect.name, schema.codes).values(row)
            new = {"code_hash": code_hash, "until": added.excluded.until}
            kept = added.on_conflict_do_update(index_elements=[columns.guest_id], set_=new)
            await connection.execute(kept)

        await self._writer.write(offer)

    async def join(self, code_hash: str) -> tuple[Guest, str] | None:
        """The guest whose code it is, and a secret for one more device; this spends the code."""
        codes, token = schema.codes.c, new_token()

        async def join(connection: AsyncConnection) -> Guest | None:
            spent = delete(schema.codes).where(codes.code_hash == code_hash, codes.until > Now())
            whose = (await connection.execute(spent.returning(codes.guest_id))).scalar()
            return None if whose is None else await add_device(connection, whose, token)

        guest: Guest | None = await self._writer.write(join)
        return None if guest is None else (guest, token)

    async def of(self, guest_id: str) -> list[Device]:
        """All devices of a guest, oldest first."""
        return [Device(*row) for row in await self._reader.read(devices_of(guest_id))]

    async def saw(self, token_hash: str) -> None:
        """Note that a device is used today: one write a day, and nothing finer is known."""
        homes = (schema.guests, schema.devices)
        seen = union_all(
            *(select(each.c.seen_at).where(is_old(each, token_hash)) for each in homes)
        )
        if not await self._reader.read(seen):
            return

        async def saw(connection: AsyncConnection) -> None:
            for each in homes:
                old = is_old(each, token_hash)
                await connection.execute(update(each).where(old).values(seen_at=today()))

        await self._writer.write(saw)

    async def sign_out(
        self, guest_id: str, is_meant: Callable[[str], bool], rekeyed: Callable[[str], str]
    ) -> bool:
        """Let these devices of a guest be nobody's; whether there were any.

        With them go a code that one of them may have asked for, their calls, and the secrets of
        the guest's chairs: `rekeyed` gives the fact that somebody sat down a new one.
        """

        async def sign_out(connection: AsyncConnection) -> bool:
            known = await connection.execute(devices_of(guest_id))
            gone = [row.token_hash for row in known if is_meant(row.token_hash)]
            if not gone:
                return False
            guests, devices, browsers = schema.guests.c, schema.devices.c, schema.browsers.c
            first = and_(guests.id == guest_id, guests.token_hash.in_(gone))
            nobodys = {"token_hash": hashed(new_token()), "signed_out": True, "seen_at": None}
            await connection.execute(update(schema.guests).where(first).values(nobodys))
            others = and_(devices.guest_id == guest_id, devices.token_hash.in_(gone))
            await connection.execute(delete(schema.devices).where(others))
            code = schema.codes.c.guest_id == guest_id
            await connection.execute(delete(schema.codes).where(code))
            # A browser from before this was noted says who it is when its page is next opened.
            theirs = or_(browsers.device.in_(gone), browsers.device.is_(None))
            called = and_(browsers.guest_id == guest_id, theirs)
            await connection.execute(delete(schema.browsers).where(called))
            await rekey_chairs(connection, guest_id, rekeyed)
            await note(connection, Deed("guest", "sign-out", guest_id))
            return True

        return bool(await self._writer.write(sign_out))


async def add_device(connection: AsyncConnection, guest_id: str, token: str) -> Guest:
    """One more device of a guest, with this secret."""
    guests, new = schema.guests.c, hashed(token)
    row = {"token_hash": new, "guest_id": guest_id, "added_at": Now(), "seen_at": today()}
    await connection.execute(schema.devices.insert().values(row))
    await connection.execute(delete(schema.devices).where(too_many(guest_id, new)))
    rows = select(guests.id, guests.name, guests.created_at).where(guests.id == guest_id)
    return Guest(*(await connection.execute(rows)).one())


def today() -> ColumnElement[int]:
    """The day it is, by its first millisecond."""
    return Now() // DAY * DAY


def devices_of(guest_id: str) -> Select[tuple[str, int, int | None]]:
    """A guest's devices, oldest first."""
    guests, devices = schema.guests.c, schema.devices.c
    here = and_(guests.id == guest_id, guests.signed_out == false())
    first = select(guests.token_hash, guests.created_at.label("added_at"), guests.seen_at)
    others = select(devices.token_hash, devices.added_at, devices.seen_at)
    both = union_all(first.where(here), others.where(devices.guest_id == guest_id)).subquery()
    rows = select(both.c.token_hash, both.c.added_at, both.c.seen_at)
    return rows.order_by(both.c.added_at, both.c.token_hash)


def is_old(home: Table, token_hash: str) -> ColumnElement[bool]:
    """Whether a device is there and wasn't seen today."""
    seen = home.c.seen_at
    return and_(home.c.token_hash == token_hash, or_(seen.is_(None), seen < today()))


def too_many(guest_id: str, new: str) -> ColumnElement[bool]:
    """The guest's idlest devices, beyond the most that one may have."""
    columns = schema.devices.c
    used = func.coalesce(columns.seen_at, columns.added_at)
    order = [(columns.token_hash == literal(new)).desc(), used.desc(), columns.added_at.desc()]
    mine = select(columns.token_hash).where(columns.guest_id == guest_id).order_by(*order)
    return and_(
        columns.guest_id == guest_id, columns.token_hash.not_in(mine.limit(MOST).scalar_subquery())
    )
