"""The hatch: a socket beside a database file, for the host on the same machine and nobody else."""

import asyncio
import os
import pwd
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from impera.rules.refused import Refused
from impera.server.admin.orders import Answer, Order, Sheet, read_answer, read_order, write
from impera.server.messages.problems import Problem
from impera.server.storage.database import SQLite, Unavailable

PATIENCE = 10.0  # seconds to wait for an order
LONGEST = 100  # bytes of a socket's path that every system takes
CREDENTIALS = struct.Struct("3i")  # process, user and group, as Linux tells them

CarryOut = Callable[[str, Order], Awaitable[list[Sheet]]]


def path_of(where: SQLite) -> Path:
    """Where the hatch is: beside the file, as its lock."""
    return Path(f"{where.path.resolve()}.socket")


@contextmanager
def reachable(path: Path) -> Iterator[str]:
    """The path in few enough bytes for a socket: if need be, through its open folder."""
    if len(os.fsencode(path)) <= LONGEST:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def listening(path: Path) -> socket.socket:
    """A socket that only its owner can open; whoever serves from the file may replace it."""
    hatch = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    with reachable(path) as short:
        path.unlink(missing_ok=True)
        hatch.bind(short)
        path.chmod(0o600)  # before it listens: until then nobody can connect
    return hatch


class Hatch:
    """Takes orders, one for each connection."""

    def __init__(self, path: Path, carry_out: CarryOut) -> None:
        self._path, self._carry_out = path, carry_out
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Take orders from now on."""
        self._server = await asyncio.start_unix_server(self._meet, sock=listening(self._path))

    async def close(self) -> None:
        """Take no more orders."""
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                self._path.unlink()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(write(await self._answer(reader, user_of(writer))))
            await writer.drain()
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, user: int | None) -> Answer:
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            if user is not None and user not in (0, os.geteuid()):
                return Answer(refused="this server belongs to another user")
            return Answer(await self._carry_out(name_of(user), read_order(line)))
        except (Refused, Problem, Unavailable) as refused:
            return Answer(refused=str(refused))
        except (ValueError, msgspec.DecodeError, TimeoutError):
            return Answer(refused="the server doesn't understand the order; use the same version")


def user_of(writer: asyncio.StreamWriter) -> int | None:
    """Who is at the other end, as the system says; None where it can't, and the file decides."""
    if not hasattr(socket, "SO_PEERCRED"):
        return None
    peer = writer.get_extra_info("socket")
    found = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size)
    return int(CREDENTIALS.unpack(found)[1])


def name_of(user: int | None) -> str:
    """A user's name, for the audit log."""
    user = os.geteuid() if user is None else user
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return f"user {user}"


def call(where: SQLite, order: Order) -> Answer | None:
    """The answer of the server that uses this file; None if there is none."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as hatch:
        try:
            with reachable(path_of(where)) as short:
                hatch.connect(short)
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        except PermissionError:
            raise Refused(f"{where}: this server belongs to another user") from None
        hatch.sendall(write(order) + b"\n")
        said = b"".join(iter(lambda: hatch.recv(65536), b""))
    try:
        return read_answer(said)
    except msgspec.DecodeError:
        raise Refused(f"{where}: the server has hung up; try again") from None
