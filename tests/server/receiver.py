"""A push service for the tests, on a real port, and browsers that can read what it takes."""

import asyncio
import json
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from impera.server.push.sealing import CURVE, SALT, derived, encoded, encoded_point

from ..patience import PATIENCE

Subscription = dict[str, Any]


class Browser:
    """A browser that can be called back."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)

    def subscription(self, origin: str, language: str = "en") -> Subscription:
        """What its `subscribe` gives to a page."""
        point = encoded(encoded_point(self._key.public_key()))
        keys = {"p256dh": point, "auth": encoded(self._auth)}
        return {"endpoint": f"{origin}{self.path}", "keys": keys, "language": language}

    def read(self, body: bytes) -> dict[str, str]:
        """What a message says: RFC 8291 from the other side."""
        salt, length = body[:SALT], body[20]
        point, text = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        own = encoded_point(self._key.public_key())
        key = derived(shared, self._auth, b"WebPush: info\0" + own + point, 32)
        cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        message: dict[str, str] = json.loads(cipher.decrypt(nonce, text, None).rstrip(b"\0")[:-1])
        return message


class Post(NamedTuple):
    """Something that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes what is posted to it; `says` decides how it answers."""

    def __init__(self) -> None:
        self.origin = ""
        self.posts: list[Post] = []
        self.browsers: dict[str, Browser] = {}
        self.says: Callable[[Post], bytes] = lambda _: answer(201)
        self._news = asyncio.Condition()

    def browser(self, name: str = "ada") -> Browser:
        """A browser that is reached here."""
        return self.browsers.setdefault(f"/{name}", Browser(f"/{name}"))

    def messages(self, browser: Browser) -> list[dict[str, str]]:
        """What a browser was sent, in order."""
        return [browser.read(post.body) for post in self.posts if post.path == browser.path]

    def shown(self, browser: Browser) -> dict[str, list[dict[str, str]]]:
        """What a browser would show, by digest: the same one again only takes its own place."""
        found = defaultdict(list)
        for message in self.messages(browser):
            found[message["id"]].append(message)
        return found

    async def until(self, enough: Callable[[], object]) -> None:
        """Wait until enough has arrived."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(enough)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        post = Post(head[0].split()[1], headers, body)
        async with self._news:
            self.posts.append(post)
            self._news.notify_all()
        writer.write(self.says(post))
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()


def answer(status: int, **headers: str) -> bytes:
    """An answer without a body."""
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    head = [f"HTTP/1.1 {status} X", *lines, "Content-Length: 0", "", ""]
    return "\r\n".join(head).encode()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A push service on this machine."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        server.close()
        await server.wait_closed()
