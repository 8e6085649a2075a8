"""Devices: the others on which a guest is known, and the codes with which they become so."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.guests import Guest, new_token
from impera.server.storage.log import hashed
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer


class Devices:
    """A guest's first device is in the guest book; every further one has a secret of its own."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

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
        codes, guests, token = schema.codes.c, schema.guests.c, new_token()

        async def join(connection: AsyncConnection) -> Guest | None:
            spent = delete(schema.codes).where(codes.code_hash == code_hash, codes.until > Now())
            whose = (await connection.execute(spent.returning(codes.guest_id))).scalar()
            if whose is None:
                return None
            row = {"token_hash": hashed(token), "guest_id": whose, "added_at": Now()}
            await connection.execute(schema.devices.insert().values(row))
            rows = select(guests.id, guests.name, guests.created_at).where(guests.id == whose)
            return Guest(*(await connection.execute(rows)).one())

        guest: Guest | None = await self._writer.write(join)
        return None if guest is None else (guest, token)
