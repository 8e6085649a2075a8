"""WebSockets and HTTP byte by byte, so that anything can be sent, right or wrong."""

import asyncio
import os
import struct
from contextlib import suppress
from typing import Any

import msgspec

from impera.server.messages.answers import ServerMessage

PATIENCE = float(os.environ.get("IMPERA_PATIENCE", "30"))  # seconds to wait for an answer
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LOST = 1006  # the status of a connection that nobody closed properly
KINDS = (b"done", b"error", b"pong", b"considered", b"recalled")
ANSWERS = tuple(b'{"type":"%s"' % kind for kind in KINDS)
read = msgspec.json.Decoder(ServerMessage).decode


class Wrong(Exception):
    """The server has done something it shouldn't."""


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, bits: int = 0) -> bytes:
    """A frame as a client sends it."""
    head = bytes([fin << 7 | bits << 4 | opcode])
    if len(payload) < 126:
        size = bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        size = bytes([0x80 | 126]) + struct.pack("!H", len(payload))
    else:
        size = bytes([0x80 | 127]) + struct.pack("!Q", len(payload))
    mask = os.urandom(4)
    return head + size + mask + masked(payload, mask)


def masked(payload: bytes, mask: bytes) -> bytes:
    """The bytes with the mask applied, or unchanged without one."""
    whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(whole, "big")).to_bytes(
        len(payload), "big"
    )


def handshake(port: int, path: str, *headers: str) -> bytes:
    """The opening request of a socket."""
    words = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*words, "", ""]).encode()


class Wire:
    """A socket to a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.status = 0  # of the handshake
        self.answers = 0
        self.last: Any = None  # the last answer
        self.welcome: Any = None
        self.told: Any = None  # the last message with the state of the table
        self.closed: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, port: int, path: str, *headers: str) -> "Wire":
        """Connect; the server may refuse."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        wire = cls(reader, writer)
        writer.write(handshake(port, path, *headers))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        wire.status = int(head.split()[1])
        if wire.status == 101:
            wire._task = asyncio.create_task(wire._listen())
        else:
            await wire.drop()
        return wire

    async def _listen(self) -> None:
        try:
            while self.closed is None:
                opcode, payload = await self._frame()
                if opcode == TEXT:
                    self._hear(payload)
                elif opcode == PING:
                    self.send(frame(payload, PONG))
                elif opcode == CLOSE:
                    code = struct.unpack("!H", payload[:2])[0] if payload else 1005
                    self.closed = (code, payload[2:].decode())
                self._news.set()
        except (OSError, asyncio.IncompleteReadError):
            self.closed = self.closed or (LOST, "")
        finally:
            self.closed = self.closed or (LOST, "the answer cannot be read")
            self._news.set()
            self._writer.close()

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack("!H", await self._reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self._reader.readexactly(8))[0]
        return first & 0xF, await self._reader.readexactly(size)

    def _hear(self, payload: bytes) -> None:
        if payload.startswith(ANSWERS):
            self.last = read(payload)
            self.answers += 1
            if getattr(self.last, "standing", None) is not None:
                self.told = self.last
        elif not payload.startswith(b'{"type":"presence"'):
            self.told = read(payload)
            self.welcome = self.welcome or self.told

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self.closed is None:
            self._writer.write(data)

    async def answered(self, many: int) -> None:
        """Wait until so many answers have come, or the connection is closed."""
        await self._until(lambda: self.answers >= many)

    async def hello(self, said: bytes = b'{"type":"hello"}') -> None:
        """Say hello; returns on the welcome, or when the connection is closed."""
        self.send(frame(said))
        await self.greeted()

    async def greeted(self) -> None:
        """Wait for a welcome, or until the connection is closed."""
        await self._until(lambda: self.welcome is not None)

    async def over(self, seconds: float = PATIENCE) -> tuple[int, str]:
        """Wait until the connection is closed; returns how."""
        await self._until(lambda: False, seconds)
        assert self.closed is not None
        return self.closed

    async def news(self) -> None:
        """Wait for anything."""
        self._news.clear()
        if self.closed is None:
            async with asyncio.timeout(PATIENCE):
                await self._news.wait()

    async def _until(self, true: Any, seconds: float = PATIENCE) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not true() and self.closed is None:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Wrong(f"no answer within {seconds:.0f} seconds") from None

    async def drop(self) -> None:
        """Drop the connection without a word."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


async def request(port: int, sent: bytes, *, whole: bool = True) -> tuple[int, bytes]:
    """Send any bytes as a request; the status and the body of the answer, 0 if there is none.

    An incomplete request isn't waited for.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        async with asyncio.timeout(PATIENCE if whole else 0.05):
            writer.write(sent)
            head = await reader.readuntil(b"\r\n\r\n")
            sizes = [line for line in head.lower().split(b"\r\n") if b"content-length:" in line]
            size = int(sizes[0].split()[1]) if sizes and not sent.startswith(b"HEAD") else 0
            return int(head.split()[1]), await reader.readexactly(size)
    except (OSError, asyncio.IncompleteReadError):
        return 0, b""
    except TimeoutError:
        if whole:
            raise Wrong(f"no answer to {sent[:300]!r}") from None
        return 0, b""
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
