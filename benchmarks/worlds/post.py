"""What leaves the server by itself: pushes to a viewer's browser, and texts for a chat room."""

import os
import random
import re
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.app import Server
from impera.server.house import House
from impera.server.push import courier
from impera.server.push.announcer import Announcer
from impera.server.push.caller import Caller
from impera.server.push.courier import Courier
from impera.server.push.posting import Answer, Unreachable
from impera.server.push.sealing import CURVE, SALT, decoded, derived, encoded, encoded_point
from impera.server.push.services import Services, Target
from impera.server.push.vapid import Signer
from impera.server.storage import schema
from impera.server.storage.browsers import Browser, browser_id
from impera.server.storage.schema import Now, insert
from impera.server.storage.store import Store, open_store
from impera.server.table import facts
from impera.words.languages import LANGUAGES
from worlds.record import Recording

SERVICE, ROOM, SITE = "http://push.test", "http://room.test/hook", "https://play.test"
PUSH, ENVELOPE, WEBHOOK = "push", "push service", "webhook"  # the channels
ANSWERS = (*[201] * 7, 429, 500, None)  # None: the service can't be reached
SIGNED = re.compile(r"t=([\w-]+)\.([\w-]+)\.[\w-]+,")
KNOWN = (  # in the order in which they can be emptied
    *(schema.outbox, schema.browsers, schema.digests, schema.calls, schema.stirred),
    *(schema.announced, schema.games, schema.tables, schema.guests),
)

Sent = list[tuple[str, bytes]]  # what was sent, by channel


class Postal(Server):
    """A server with an office for what it sends by itself."""

    office: "Office"


class Device:
    """A browser that can be called back, and reads what it is sent (RFC 8291)."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)

    def of(self, guest: str, language: str) -> Browser:
        """The browser as its guest names it."""
        endpoint, point = f"{SERVICE}/viewer", encoded(encoded_point(self._key.public_key()))
        name = browser_id(endpoint)
        keys = point, encoded(self._auth)
        return Browser(name, guest, endpoint, *keys, language, SITE, None)

    def read(self, body: bytes) -> bytes:
        """What a sealed message says."""
        salt, length = body[:SALT], body[20]
        point, text = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        own = encoded_point(self._key.public_key())
        shared = self._key.exchange(ec.ECDH(), theirs)
        key = derived(shared, self._auth, b"WebPush: info\0" + own + point, 32)
        cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        return cipher.decrypt(nonce, text, None).rstrip(b"\0")[:-1]


class Office:
    """Sends for one session at a time, from a database of its own that begins empty."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store, self._signer, self._device = store, signer, Device()
        self._services = Services(SERVICE)

    async def begin(self, recording: Recording, guest: str | None, language: str) -> None:
        """Forget everything; then know one table, and the browser of a guest.

        A game that ended elsewhere gives the chat room something to hear every time.
        """
        setup = facts.write(recording.setup).decode()
        table = {"id": recording.table, "setup": setup, "public": recording.setup.public}

        async def begin(connection: AsyncConnection) -> None:
            for each in KNOWN:
                await connection.execute(delete(each))
            at: dict[str, object] = {"opened_at": Now()}
            await connection.execute(insert("sqlite", schema.tables).values(table | at))
            ended = {**table, **at, "id": "elsewhere", "public": True, "finished_at": Now()}
            await connection.execute(insert("sqlite", schema.tables).values(ended))
            game = {"table_id": "elsewhere", "finished_at": Now(), "record": "{}"}
            await connection.execute(insert("sqlite", schema.games).values(game))
            if guest is not None:
                row = {"id": guest, "token_hash": guest, "created_at": Now()}
                await connection.execute(insert("sqlite", schema.guests).values(row))

        await self.store._writer.write(begin)
        if guest is not None:
            await self.store.browsers.add(self._device.of(guest, language))

    async def send(self, house: House, stirred: tuple[str, int] | None, seed: int) -> Sent:
        """All that is due now, to the browser and the chat room, in one round.

        `stirred`: the table, and its fact that may have made it somebody's turn.
        """
        await self._stir(stirred)
        chance, posts = random.Random(seed), list[tuple[Target, Mapping[str, str], bytes]]()
        status, language = chance.choice(ANSWERS), chance.choice(LANGUAGES)

        async def post(where: Target, headers: Mapping[str, str], body: bytes) -> Answer:
            posts.append((where, headers, body))
            if status is None:
                raise Unreachable("no answer")
            return Answer(status)

        letter = encoded(chance.randbytes(12))  # one browser gets one, however often it is tried

        def same_token(size: int) -> str:
            return letter

        caller = Caller(house)
        with (
            patch.object(courier, "post", post),
            patch.object(secrets, "token_urlsafe", same_token),
        ):
            await caller.look()
            await caller.call()
            await Announcer(house, SITE, language).announce()
            await Courier(house, caller, self._signer, self._services, ROOM).deliver()
        return [told for each in posts for told in self._read(*each)]

    async def _stir(self, stirred: tuple[str, int] | None) -> None:
        """Note that a table has changed, and that the chat room hasn't been told of anything."""

        async def stir(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.announced))
            never = {"name": "webhook", "at": 0}
            await connection.execute(insert("sqlite", schema.announced).values(never))
            if stirred is not None:
                await connection.execute(delete(schema.stirred))
                row = dict(zip(("table_id", "number"), stirred, strict=True))
                await connection.execute(insert("sqlite", schema.stirred).values(row))

        await self.store._writer.write(stir)

    def _read(self, where: Target, headers: Mapping[str, str], body: bytes) -> Sent:
        """What the receivers read: a push service the envelope, a browser the letter in it."""
        address = f"{where.scheme}://{where.host}:{where.port}{where.path}"
        lines = [address, *(f"{name}: {value}" for name, value in sorted(headers.items()))]
        if where.host == "room.test":
            return [(WEBHOOK, "\n".join(lines).encode() + b"\n\n" + body)]
        envelope = "\n".join([*map(unsigned, lines), f"{len(body)} bytes"])
        return [(ENVELOPE, envelope.encode()), (PUSH, self._device.read(body))]


def unsigned(line: str) -> str:
    """A header with what it claims in the clear, and without its signature, which is random."""
    found = SIGNED.search(line)
    claims = "" if found is None else " ".join(decoded(part).decode() for part in found.groups())
    return SIGNED.sub(lambda _: f"t={claims},", line)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Office]:
    """An office in a folder."""
    async with open_store(f"{folder}/post.db") as store:
        yield Office(store, await Signer.of(store))
