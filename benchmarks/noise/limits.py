"""The limits: too fast, too many, too slow, too silent."""

import asyncio
import json
import socket
import time
from contextlib import suppress

from impera.server.messages.answers import Error, Pong
from noise.people import Town
from noise.wire import PATIENCE, Wire, Wrong, frame, handshake

PING = frame(b'{"type":"ping"}')
PATIENT = max(90.0, PATIENCE)  # seconds within which a client that doesn't read is dropped
SOON = max(25.0, PATIENCE)  # seconds within which a silent client is hung up on; it has ten


async def flood(town: Town, table: str) -> str:
    """Far more than 20 messages a second: most are dropped, and finally the sender too."""
    wire = await town.join(table)
    for _ in range(100):
        wire.send(PING)
    await wire.answered(100)
    last = wire.last
    if not isinstance(last, Error) or last.code != "too-fast":
        raise Wrong(f"a flood was answered with {last}")
    with suppress(OSError):
        wire.send(2000 * PING)  # in one write: asyncio warns of writing on after the end
    status, why = await wire.over()
    if status not in (1006, 1008):
        raise Wrong(f"a flood ended with {status} {why}")
    await wire.drop()
    calm = await town.join(table)
    calm.send(PING)
    await calm.answered(1)
    if not isinstance(calm.last, Pong):
        raise Wrong(f"after a flood: {calm.last}")
    await calm.drop()
    return f"flood: too-fast, then hung up on with {status}"


async def crowd(town: Town, table: str, most: int) -> str:
    """More sockets than one address may open."""
    wires: list[Wire] = []
    refused = None
    while refused is None and len(wires) <= most:
        wire = await Wire.open(town.port, f"/api/tables/{table}/socket")
        await wire.hello()
        wires.append(wire)
        refused = wire.closed
    codes = getattr(wires[-1].last, "code", None)
    for wire in wires:
        await wire.drop()
    if refused is None or codes != "too-many":
        raise Wrong(f"{len(wires)} sockets: {refused} {codes}")
    return f"crowd: socket {len(wires)} of an address that may have {most} was refused"


async def say_nothing(town: Town, table: str) -> str:
    """A socket without hello, a connection without a request, and one with half a request."""
    wire = await Wire.open(town.port, f"/api/tables/{table}/socket")
    halves = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"]
    lines = [await asyncio.open_connection("127.0.0.1", town.port) for _ in halves]
    for half, (_, writer) in zip(halves, lines, strict=True):
        writer.write(half)
    status, why = await wire.over(SOON)
    if (status, why) != (1008, "late"):
        raise Wrong(f"no hello: {status} {why}")
    for reader, writer in lines:
        async with asyncio.timeout(SOON):
            if await reader.read() != b"":
                raise Wrong("an answer to nothing")
        writer.close()
    return "silence: a socket without hello was hung up on, connections without request closed"


async def read_nothing(town: Town, table: str, token: str | None) -> str:
    """Somebody keeps asking and never reads the long answers: dropped before long."""
    loop, began = asyncio.get_running_loop(), time.monotonic()
    old = {"type": "decide", "id": "x", "position": 0, "decision": "end"}
    hello, asked = (
        frame(json.dumps(each).encode()) for each in ({"type": "hello", "token": token}, old)
    )
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", town.port))
        await loop.sock_sendall(line, handshake(town.port, f"/api/tables/{table}/socket"))
        await loop.sock_recv(line, 4096)
        await loop.sock_sendall(line, hello)
        while time.monotonic() - began < PATIENT:
            try:
                line.send(asked)
            except BlockingIOError:
                pass
            except OSError:
                return f"slow reader: dropped after {time.monotonic() - began:.0f} seconds"
            await asyncio.sleep(0.06)
    raise Wrong("a client that does not read is not dropped")
