"""What attackers do, each by name; attacks.py runs them against a server of its own.

An attack is a coroutine over a `Foe`. It prepares, waits for `foe.go()`, and then goes on until it
is stopped. Everything goes to this machine.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

FOE = "127.0.0.2"  # honest people come from 127.0.0.1
MOST_SENT = 200_000_000  # bytes in all


class Foe:
    """Somebody with another address than everybody else."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sent = 0

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FOE, 0))

    async def go(self) -> None:
        """Say that all is prepared, and wait for the word."""
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)

    async def ask(self, path: str, body: object = None) -> tuple[int, bytes]:
        """Ask over a connection of its own; the status and the answer."""
        reader, writer = await self.connect()
        try:
            writer.write(request(path, body, close=True))
            return await answer(reader)
        finally:
            writer.close()

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Send as fast as the other side takes it, within reason."""
        self.sent += len(data)
        if self.sent > MOST_SENT:
            await asyncio.Event().wait()
        writer.write(data)
        await writer.drain()

    async def open(self, *chairs: str) -> str | None:
        """Open a table; None if it is refused."""
        wish = {"players": len(chairs), "chairs": chairs}
        status, told = await self.ask("/api/tables", wish)
        return str(json.loads(told)["table"]) if status == 201 else None

    async def finished(self, games: int) -> list[str]:
        """Games that bots have played to the end."""
        tables = [table for _ in range(games) if (table := await self.open("level:1", "level:1"))]
        for table in tables:
            while (await self.ask(f"/api/games/{table}"))[0] != 200:
                await asyncio.sleep(0.1)
        return tables

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket at a table that has said hello."""
        reader, writer = await self.connect()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(b'{"type":"hello"}'))
        return reader, writer


def request(path: str, body: object = None, *, close: bool = False) -> bytes:
    """A request, as bytes."""
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: x\r\n"
    head += f"Content-Length: {len(content)}\r\n" + ("Connection: close\r\n" if close else "")
    return head.encode() + b"\r\n" + content


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.decode().lower().split("\r\n")
    length = next((each for each in lines if each.startswith("content-length:")), ":0")
    return int(lines[0].split()[1]), await reader.readexactly(int(length.partition(":")[2]))


def frame(content: bytes, opcode: int = 1) -> bytes:
    """A short frame of a client."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + content


Strike = Callable[[Foe], Awaitable[None]]
STRIKES: dict[str, Strike] = {}
OPTIONS: dict[str, list[str]] = {}  # how the server is started for an attack


def strike(*options: str) -> Callable[[Strike], Strike]:
    """Enter an attack under its name."""

    def enter(attack: Strike) -> Strike:
        name = attack.__name__.replace("_", "-")
        STRIKES[name], OPTIONS[name] = attack, list(options)
        return attack

    return enter


async def at_once(many: int, work: Callable[[], Awaitable[None]]) -> None:
    """Do something in many connections, again and again; who is hung up on comes again."""

    async def again() -> None:
        while True:
            with suppress(OSError, EOFError, ValueError):
                await work()
            await asyncio.sleep(0.02)

    await asyncio.gather(*(again() for _ in range(many)))


async def ask_again_and_again(foe: Foe, paths: list[str]) -> None:
    """Ask over one connection, until it ends."""
    reader, writer = await foe.connect()
    try:
        while True:
            for path in paths:
                await foe.send(writer, request(path))
                await answer(reader)
    finally:
        writer.close()


@strike("--bot-pace", "0")
async def replays(foe: Foe) -> None:
    """16 connections ask for replays of 8 games, as fast as they are answered."""
    tables = await foe.finished(8)
    seats = ("", "?seat=0", "?seat=1")
    paths = [f"/api/games/{table}/replay{seat}" for table in tables for seat in seats]
    await foe.go()
    await at_once(16, lambda: ask_again_and_again(foe, paths))


@strike()
async def lists(foe: Foe) -> None:
    """16 connections ask for the lists of tables and games, and for the lessons."""
    await foe.go()
    paths = ["/api/tables", "/api/games", "/api/tutorial", "/api/ranking"]
    await at_once(16, lambda: ask_again_and_again(foe, paths))


@strike()
async def pipelines(foe: Foe) -> None:
    """8 connections send thousands of requests without waiting for an answer."""

    async def pour() -> None:
        reader, writer = await foe.connect()
        try:
            await foe.send(writer, request("/api/ranking") * 2000)
            await reader.read()
        finally:
            writer.close()

    await foe.go()
    await at_once(8, pour)


@strike()
async def headers(foe: Foe) -> None:
    """4 connections send headers without end."""

    async def pour() -> None:
        _, writer = await foe.connect()
        try:
            await foe.send(writer, b"GET / HTTP/1.1\r\nHost: x\r\n")
            while not writer.is_closing():
                await foe.send(writer, b"x: y\r\n" * 10_000)
        finally:
            writer.close()

    await foe.go()
    await at_once(4, pour)


@strike()
async def half_requests(foe: Foe) -> None:
    """Hundreds of connections that begin a second request and never end it."""

    async def hold() -> None:
        reader, writer = await foe.connect()
        try:
            writer.write(request("/api/ranking"))
            await answer(reader)
            writer.write(b"GET / HTTP/1.1\r\n")
            await reader.read()
        finally:
            writer.close()

    await foe.go()
    await at_once(400, hold)


@strike()
async def pings(foe: Foe) -> None:
    """8 sockets send pings of WebSockets as fast as they go, and never read an answer."""
    table = await foe.open("person", "person")
    assert table is not None

    async def pour() -> None:
        _, writer = await foe.socket(table)
        try:
            while not writer.is_closing():
                await foe.send(writer, frame(b"x" * 100, 9) * 500)
        finally:
            writer.close()

    await foe.go()
    await at_once(8, pour)


@strike()
async def sitting(foe: Foe) -> None:
    """8 people sit down and stand up, 20 times a second each."""
    tables = [table for _ in range(8) if (table := await foe.open("person", "person"))]
    names = iter(range(10**9))

    async def fidget(table: str) -> None:
        reader, writer = await foe.socket(table)
        drain = asyncio.ensure_future(reader.read())
        try:
            while not writer.is_closing():
                for kind in ("sit", "leave"):
                    message = {"type": kind, "id": str(next(names))}
                    await foe.send(writer, frame(json.dumps(message).encode()))
                    await asyncio.sleep(0.05)
        finally:
            drain.cancel()
            writer.close()

    await foe.go()
    await asyncio.gather(*(at_once(1, partial(fidget, table)) for table in tables))


@strike()
async def openings(foe: Foe) -> None:
    """8 connections open tables as fast as they go."""

    async def pour() -> None:
        await foe.open("person", "person")

    await foe.go()
    await at_once(8, pour)


@strike()
async def thinking(foe: Foe) -> None:
    """60 tables of four bots of level 6."""
    await foe.go()
    for _ in range(60):
        await foe.open(*["level:6"] * 4)
    await asyncio.Event().wait()


async def main() -> None:
    """Attack until we are told to stop."""
    name, port = sys.argv[1:]
    with suppress(OSError):
        os.nice(5)
    await STRIKES[name](Foe(int(port)))


if __name__ == "__main__":
    asyncio.run(main())
