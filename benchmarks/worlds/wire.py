"""A connection to a server in this process: its application is called as a web server would."""

import asyncio
import json
from os import environ
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Message

PATIENCE = float(environ.get("IMPERA_PATIENCE", "5"))  # seconds to wait for an answer

KINDS = (b"done", b"error", b"pong", b"considered", b"recalled")
ANSWERS = tuple(b'{"type":"%s"' % kind for kind in KINDS)
HOST = (b"host", b"localhost")


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def cookie(self) -> str:
        """The cookie that was set."""
        return next(v.decode().partition(";")[0] for n, v in self.headers if n == b"set-cookie")


def scope(kind: str, path: str, cookie: str | None, **more: Any) -> dict[str, Any]:
    """The ASGI scope of a request."""
    where, _, query = path.partition("?")
    headers = [HOST, (b"cookie", cookie.encode())] if cookie else [HOST]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        **more,
    }


async def ask(app: ASGIApp, path: str, posted: object = None, cookie: str | None = None) -> Answer:
    """One request over HTTP."""
    sent: list[Message] = []
    body = b"" if posted is None else json.dumps(posted).encode()
    coming = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return coming.pop() if coming else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    method = "GET" if posted is None else "POST"
    await app(scope("http", path, cookie, method=method), receive, send)
    parts = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], sent[0]["headers"], parts)


class Line:
    """A socket to a table."""

    def __init__(self, app: ASGIApp, table: str, cookie: str | None = None) -> None:
        self.heard: list[bytes] = []
        self.closed: Message | None = None
        self._answers = self._asked = 0
        self._saying: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        self._saying.put_nowait({"type": "websocket.connect"})
        words = scope("websocket", f"/api/tables/{table}/socket", cookie, subprotocols=[])
        self._task = asyncio.ensure_future(app(words, self._saying.get, self._hear))

    async def _hear(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            frame = message["text"].encode()
            self.heard.append(frame)
            self._answers += frame.startswith(ANSWERS)
        elif message["type"] == "websocket.close":
            self.closed = message
        self._news.set()

    async def hello(self, token: str | None = None, after: int = 0) -> None:
        """Say hello; returns on the welcome."""
        said = {"type": "hello", "after": after} | ({"token": token} if token else {})
        self._saying.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})
        await self._until(lambda: bool(self.heard))

    async def say(self, frame: bytes) -> None:
        """Send a message; returns when it is answered, or the connection is closed."""
        self._asked += 1
        wanted = self._asked
        self._saying.put_nowait({"type": "websocket.receive", "text": frame.decode()})
        await self._until(lambda: self._answers >= wanted)

    async def _until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true() and self.closed is None:
                self._news.clear()
                await self._news.wait()

    async def hang_up(self) -> None:
        """Hang up."""
        self._saying.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    def take(self) -> list[bytes]:
        """What was received since the last call."""
        frames, self.heard = self.heard, []
        return frames
