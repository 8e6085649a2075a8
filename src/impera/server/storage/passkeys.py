"""Passkeys: the public keys with which guests sign in, and the challenges that were answered."""

from typing import NamedTuple

from sqlalchemy import BigInteger, Text, and_, delete, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.devices import add_device, today
from impera.server.storage.guests import Guest, new_token
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

MOST = 10  # passkeys of one guest


class Challenge(NamedTuple):
    """A challenge that was answered, by its hash, and until when it counts."""

    hash: str
    until: int


class Passkey(NamedTuple):
    """A public key: whose, how often it says it was used, and the site that it is good on."""

    id: str
    guest_id: str
    key: str
    uses: int
    site: str


class KeptPasskey(NamedTuple):
    """A passkey as its guest may see it; `used_at` is a day."""

    id: str
    site: str
    added_at: int
    used_at: int | None


class Passkeys:
    """All passkeys. A challenge is spent together with what its answer changes."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def of(self, guest_id: str) -> list[KeptPasskey]:
        """A guest's passkeys, oldest first."""
        columns = schema.passkeys.c
        rows = select(*(columns[name] for name in KeptPasskey._fields))
        rows = rows.where(columns.guest_id == guest_id).order_by(columns.added_at, columns.id)
        return [KeptPasskey(*row) for row in await self._reader.read(rows)]

    async def find(self, passkey_id: str) -> Passkey | None:
        """A passkey, if it is known."""
        columns = schema.passkeys.c
        rows = select(*(columns[name] for name in Passkey._fields))
        found = await self._reader.read(rows.where(columns.id == passkey_id))
        return Passkey(*found[0]) if found else None

    async def add(self, passkey: Passkey, challenge: Challenge) -> bool:
        """Keep a passkey; False if the challenge is spent, or the passkey known or one too many."""
        guests, columns = schema.guests.c, schema.passkeys.c
        mine = select(func.count()).where(columns.guest_id == passkey.guest_id).scalar_subquery()
        values = [
            literal(passkey.id, Text),
            guests.id,
            literal(passkey.key, Text),
            literal(passkey.uses, BigInteger),
            literal(passkey.site, Text),
            Now(),
        ]
        row = select(*values).where(guests.id == passkey.guest_id, mine < MOST)

        async def add(connection: AsyncConnection) -> bool:
            if not await spend(connection, challenge):
                return False
            added = insert(connection.dialect.name, schema.passkeys)
            added = added.from_select([*Passkey._fields, "added_at"], row).on_conflict_do_nothing()
            return (await connection.execute(added.returning(columns.id))).first() is not None

        return bool(await self._writer.write(add))

    async def use(
        self, passkey_id: str, uses: int, challenge: Challenge
    ) -> tuple[Guest, str] | None:
        """The passkey's guest, and a secret for one more device.

        None if the challenge is spent, the passkey is gone, or its counter doesn't rise: then there
        may be two of it. Those that don't count always say 0.
        """
        columns, token = schema.passkeys.c, new_token()
        rises = or_(columns.uses < uses, and_(columns.uses == 0, literal(uses == 0)))
        used = update(schema.passkeys).where(columns.id == passkey_id, rises)

        async def use(connection: AsyncConnection) -> Guest | None:
            if not await spend(connection, challenge):
                return None
            noted = used.values(uses=uses, used_at=today()).returning(columns.guest_id)
            whose = (await connection.execute(noted)).scalar()
            return None if whose is None else await add_device(connection, whose, token)

        guest: Guest | None = await self._writer.write(use)
        return None if guest is None else (guest, token)

    async def remove(self, passkey_id: str, guest_id: str) -> None:
        """Forget a passkey, if it is this guest's."""
        columns = schema.passkeys.c
        gone = delete(schema.passkeys).where(columns.id == passkey_id, columns.guest_id == guest_id)
        await self._writer.write(lambda connection: connection.execute(gone))


async def spend(connection: AsyncConnection, challenge: Challenge) -> bool:
    """Whether a challenge still counts; it doesn't any more. Those that are too old go."""
    columns = schema.spent.c
    await connection.execute(delete(schema.spent).where(columns.until <= Now()))
    until = literal(challenge.until, BigInteger)
    row = select(literal(challenge.hash, Text), until).where(until > Now())
    added = insert(connection.dialect.name, schema.spent).from_select(["challenge", "until"], row)
    noted = added.on_conflict_do_nothing().returning(columns.challenge)
    return (await connection.execute(noted)).first() is not None
