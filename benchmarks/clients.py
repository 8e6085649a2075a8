"""Clients for load.py and kills.py; cheap, since they share the machine with the server."""

import asyncio
import hashlib
import json
import os
import random
import resource
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import NamedTuple, Self

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
IMPERA = Path(sys.executable).parent / "impera"
PACE = 0.05  # seconds between two messages on a socket: the server accepts 20 a second
PATIENCE = float(os.environ.get("IMPERA_PATIENCE", "60"))  # seconds to wait for an answer
DAY = 86400
FOUR = {"players": 4, "clock": {"decision": 7 * DAY}}
PEOPLE = ("person",) * 4
LIMITS = (
    *("sockets-per-address", "connections-per-address", "requests-per-second"),
    *("openings-per-minute", "tables-per-address"),
)
PLENTY = [word for limit in LIMITS for word in (f"--{limit}", "1000000")]


class Failed(Exception):
    """The server has sent something it shouldn't."""


class Served(NamedTuple):
    """A running server: its process, its port, and its error log."""

    process: "subprocess.Popen[str]"
    port: int
    complaints: Path

    def opened(self, chairs: Sequence[str] = PEOPLE) -> str:
        """A new table."""
        wish = {**FOUR, "players": len(chairs), "chairs": chairs}
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request("POST", "/api/tables", json.dumps(wish))
            answer = json.loads(connection.getresponse().read())
        if "table" not in answer:
            raise Failed(str(answer))
        return str(answer["table"])

    def memory(self) -> float:
        """Resident memory in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        resident = next(line for line in lines if line.startswith("VmRSS:"))
        return int(resident.split()[1]) * 1024 / 1e6

    def busy(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: str, folder: Path, port: int = 0) -> Iterator[Served]:
    """Run a server until it is killed or we are done; without a port it picks one."""
    words = ["--database", database, "--port", str(port), "--log-level", "warning", *PLENTY]
    complaints, pipe = folder / "complaints", subprocess.PIPE
    with (
        complaints.open("a") as told,
        subprocess.Popen([IMPERA, "serve", *words], stdout=pipe, stderr=told, text=True) as process,
    ):
        try:
            if port == 0:
                assert process.stdout is not None
                said = process.stdout.readline()
                if not said:
                    raise Failed(complaints.read_text())
                port = int(said.rpartition(":")[2])
            yield Served(process, port, complaints)
            process.terminate()
            process.wait(PATIENCE)
        finally:
            process.kill()


def open_many_files() -> None:
    """Raise the limit on open files: every socket is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def join(port: int, table: str) -> connect:
    """A connection to a table; the server's pings are enough."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    return connect(address, compression=None, ping_interval=None, proxy=None, open_timeout=PATIENCE)


class Done(Struct):
    """An answer."""

    id: str
    number: int


class Position(Struct):
    """The position to decide in."""

    position: int


class Legal(Struct):
    """The legal decisions."""

    legal: list[str]


class Asked(Struct):
    """The few fields of an update that a deciding player needs."""

    standing: Position
    views: list[Legal]


read_done = msgspec.json.Decoder(Done).decode
read_asked = msgspec.json.Decoder(Asked).decode
encode = msgspec.json.encode

# A frame is recognised by its beginning and end; most aren't parsed any further.
DONE, ERROR, UPDATE = (b'{"type":"%s"' % kind for kind in (b"done", b"error", b"update"))
NOT_ASKED = (b'"legal":[]}]}', b'"views":null}', b'"views":[]}')
Hears = Callable[["Client", Asked], None]


class Client:
    """One person's socket."""

    def __init__(self, socket: ClientConnection, hears: Hears) -> None:
        self._socket, self._hears = socket, hears
        self._ids = map(str, count())
        self._waiting: dict[str, asyncio.Future[int]] = {}
        self._spoke = 0.0
        self._error: Exception | None = None
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def at(cls, port: int, table: str, hears: Hears) -> Self:
        """Connect, and say hello."""
        socket = await join(port, table)
        await socket.send('{"type":"hello"}', text=True)
        await socket.recv(decode=False)
        return cls(socket, hears)

    async def _read(self) -> None:
        try:
            while True:
                self._take(await self._socket.recv(decode=False))
        except Exception as error:
            self._fail(error)

    def _take(self, frame: bytes) -> None:
        if frame.startswith(UPDATE):
            if not frame.endswith(NOT_ASKED):
                self._hears(self, read_asked(frame))
        elif frame.startswith(DONE):
            done = read_done(frame)
            self._waiting.pop(done.id).set_result(done.number)
        elif frame.startswith(ERROR):
            raise Failed(frame.decode())

    def _fail(self, error: Exception) -> None:
        self._error = error
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)

    def pause(self) -> float:
        """Seconds until the next message may be sent."""
        return max(0.0, self._spoke + PACE - time.perf_counter())

    async def say(self, kind: str, **fields: object) -> int:
        """Send a message and wait for its answer; the number of the resulting event."""
        name = next(self._ids)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        self._spoke = time.perf_counter()
        await self._socket.send(encode({"type": kind, "id": name, **fields}), text=True)
        if self._error is not None:
            raise Failed(str(self._error))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def close(self) -> list[str]:
        """Hang up; returns what went wrong before."""
        self._reader.cancel()
        await self._socket.close()
        return [] if self._error is None else [f"{type(self._error).__name__}: {self._error}"]


class Table:
    """A game of four people, each with their own socket."""

    def __init__(self, ready: Callable[["Table"], None]) -> None:
        self.ready = ready
        self.clients: list[Client] = []
        self._due: tuple[Client, Asked] | None = None
        self._deciding = False

    async def begin(self, port: int, name: str) -> None:
        """Sit down and shuffle, as docs/fairness.md describes."""
        self.clients = [await Client.at(port, name, self._hears) for _ in range(4)]
        contributions = {client: secrets.token_bytes(32) for client in self.clients}
        for client, contribution in contributions.items():
            await client.say("sit")
            await client.say("commit", commitment=hashlib.sha256(contribution).hexdigest())
        for client, contribution in contributions.items():
            await client.say("reveal", contribution=contribution.hex())

    def _hears(self, client: Client, asked: Asked) -> None:
        self._due = client, asked
        self._offer()

    def _offer(self) -> None:
        if self._due is not None and not self._deciding:
            self.ready(self)

    @property
    def pause(self) -> float:
        """Seconds until the deciding player may send again."""
        return 0.0 if self._due is None else self._due[0].pause()

    async def decide(self) -> float:
        """Make some legal decision; the seconds until it was durable."""
        assert self._due is not None
        (client, asked), self._due, self._deciding = self._due, None, True
        decision = random.choice(asked.views[0].legal)
        began = time.perf_counter()
        await client.say("decide", position=asked.standing.position, decision=decision)
        took = time.perf_counter() - began
        self._deciding = False
        self._offer()
        return took
