"""Posting: one request to a stranger's server, which may be slow, talkative or malicious."""

import asyncio
import ssl
from collections.abc import Mapping
from typing import NamedTuple

import h11

from impera.rules.refused import Refused
from impera.server.push.services import Target, resolved

PATIENCE = 15.0  # seconds for all of it
LARGEST = 16 * 1024  # bytes of an answer's head
MOST_WAIT = 3600.0  # seconds that a service can make us wait


class Answer(NamedTuple):
    """What a server said: the status, and after how many seconds it wants to be asked again."""

    status: int
    wait: float | None = None


class Unreachable(Exception):
    """No answer came, or none that makes sense."""


async def post(where: Target, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send a request and read the head of the answer; nothing is followed, nothing else is read."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await exchange(where, headers, body)
    except (OSError, ssl.SSLError, h11.ProtocolError, EOFError, UnicodeError) as error:
        raise Unreachable(type(error).__name__) from None
    except Refused as refused:
        raise Unreachable(str(refused)) from None


async def exchange(where: Target, headers: Mapping[str, str], body: bytes) -> Answer:
    """Connect to the address that was checked, and to no other."""
    secure = ssl.create_default_context() if where.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        await resolved(where),
        where.port,
        ssl=secure,
        server_hostname=where.host if secure else None,
    )
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
    try:
        writer.write(request(line, where, headers, body))
        await writer.drain()
        return await answer(line, reader)
    finally:
        writer.transport.abort()


def request(line: h11.Connection, where: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    """The request as it is sent."""
    usual = {80: "http", 443: "https"}.get(where.port) == where.scheme
    host = f"[{where.host}]" if ":" in where.host else where.host
    fixed = {
        "Host": host if usual else f"{host}:{where.port}",
        "Content-Length": str(len(body)),
        "Connection": "close",
        "User-Agent": "impera",
    }
    head = h11.Request(method="POST", target=where.path, headers=list({**fixed, **headers}.items()))
    sent = [line.send(part) for part in (head, h11.Data(body), h11.EndOfMessage())]
    return b"".join(each or b"" for each in sent)


async def answer(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    """The head of the answer."""
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, wait_of(dict(event.headers).get(b"retry-after")))
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


def wait_of(said: bytes | None) -> float | None:
    """How long a server wants us to wait, if it says so in seconds."""
    return min(float(said), MOST_WAIT) if said is not None and said.isdigit() else None
