"""People for the server's tests: a real server on a real port, and clients that talk to it."""

import asyncio
import hashlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from impera.server import app
from impera.server.app import Server
from impera.server.serve import configured, listen
from impera.server.settings import Settings

from ..patience import PATIENCE

ANSWERS = ("done", "considered", "recalled", "error")
Message = dict[str, Any]
Headers = dict[str, str]


class Hasty:
    """asyncio for uvicorn, whose naps of a tenth of a second add up when servers come and go."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


uvicorn.server.asyncio = Hasty()  # type: ignore[assignment,attr-defined]


@asynccontextmanager
async def serving(database: str, rate: float = 1000.0, **chosen: Any) -> AsyncIterator["Address"]:
    """A server in this process; yields its address. It accepts more than people need."""
    usual = {"bot_pace": 0.0, "bot_threads": 1, "port": 0, "requests_per_second": 10**6}
    chosen = {**usual, **chosen}
    settings = Settings(database=database, **chosen)
    server, listener = Server(settings), listen(settings.host, settings.port)
    running = uvicorn.Server(configured(server))
    task = asyncio.create_task(running.serve(sockets=[listener]))
    try:
        while not running.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
                raise server.failure or AssertionError("it did not start")
        with patch.object(app, "RATE", rate):
            yield Address(server, listener.getsockname()[1])
    finally:
        running.should_exit = True
        await task


class Place:
    """Where a browser can go on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.home = f"http://127.0.0.1:{port}"


class Address(Place):
    """A server's address, and its HTTP answers."""

    def __init__(self, server: Server, port: int) -> None:
        super().__init__(port)
        self.server = server

    async def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.home, timeout=PATIENCE, verify=False) as client:
            return await client.request(method, path, **more)

    async def get(self, path: str, **more: Any) -> Any:
        response = await self.http("GET", path, **more)
        assert response.status_code == 200, response.text
        return response.json()

    async def ask_until(self, path: str, enough: Callable[[Any], object]) -> Any:
        """The first answer that satisfies the condition."""
        async with asyncio.timeout(PATIENCE):
            while not enough(answer := await self.get(path)):
                await asyncio.sleep(0.01)
        return answer

    async def open(self, *chairs: str, **wish: Any) -> str:
        """A new table."""
        body = {"players": len(chairs), "chairs": list(chairs), **wish}
        response = await self.http("POST", "/api/tables", json=body)
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    @asynccontextmanager
    async def person(self, table: str, **more: Any) -> AsyncIterator["Person"]:
        """Somebody who connects to a table and says hello."""
        async with socket(self.port, table, more.pop("headers", None)) as connection:
            person = Person(connection)
            await person.hello(**more)
            yield person

    @asynccontextmanager
    async def pair(
        self, table: str, headers: Headers, others: Headers | None = None, **sits: Any
    ) -> AsyncIterator[tuple["Person", "Person"]]:
        """A guest and somebody else, perhaps another guest, both seated; `sits`: how they sit."""
        async with (
            self.person(table, headers=headers) as one,
            self.person(table, headers=others) as other,
        ):
            await one.sit()
            await other.sit(**sits)
            await one.reach(other.number)
            yield one, other

    @asynccontextmanager
    async def people(self, table: str, count: int) -> AsyncIterator[list["Person"]]:
        """So many people, seated and with the cards dealt."""
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(self.person(table)) for _ in range(count)]
            for person in people:
                await person.sit()
            await shuffle(*people)
            yield people


def socket(port: int, table: str, headers: dict[str, str] | None = None) -> connect:
    """A connection to a table."""
    where = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    return connect(
        where,
        additional_headers=headers,
        compression=None,
        max_queue=None,
        open_timeout=PATIENCE,
    )


class Person:
    """One client: what it was told last, and everything it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.ids = map(f"{secrets.token_hex(4)}-{{}}".format, itertools.count())
        self.told: list[Message] = []
        self.welcome: Message = {}
        self.standing: Message = {}
        self.views: list[Message] = []
        self.number = 0
        self.patient = True  # resends what came too fast
        self.contribution = secrets.token_bytes(32)

    async def hello(self, **fields: Any) -> Message:
        await self.send({"type": "hello", **fields})
        self.welcome = await self.until(lambda message: message["type"] == "welcome")
        return self.welcome

    async def hello_again(self, port: int, table: str) -> Message:
        """What the server would tell a new connection."""
        async with socket(port, table) as connection:
            again = Person(connection)
            return await again.hello(token=self.welcome["token"])

    async def send(self, message: Message | str | bytes) -> None:
        await self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    async def read(self) -> Message:
        """The next message, applied to what the client knows."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.connection.recv())
        self.told.append(message)
        if message["type"] in ("welcome", "update"):
            self.standing, self.number = message["standing"], message["number"]
            self.views = message["views"] if message["views"] is not None else self.views
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that satisfies the condition."""
        while not wanted(message := await self.read()):
            pass
        return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message; returns the answer."""
        name = fields.pop("id", None) or next(self.ids)
        while True:
            await self.send({"type": kind, "id": name, **fields})
            answer = await self.until(
                lambda message: message["type"] in ANSWERS and message["id"] == name
            )
            if not self.patient or answer.get("code") != "too-fast":
                return answer
            await asyncio.sleep(0.1)

    async def do(self, kind: str, **fields: Any) -> int:
        """Send a message that is accepted; returns its number."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        number: int = answer["number"]
        return number

    async def fails(self, kind: str, **fields: Any) -> str:
        """Send a message that is refused; returns the code."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    async def sit(self, **fields: Any) -> int:
        return await self.do("sit", **fields)

    async def decide(self, decision: str | None = None) -> int:
        """Make the given decision, or the first legal one."""
        return await self.do(
            "decide",
            position=self.standing["position"],
            decision=decision or self.legal[0],
        )

    @property
    def legal(self) -> list[str]:
        """The legal decisions of one of this person's seats."""
        return next((view["legal"] for view in self.views if view["legal"]), [])

    @property
    def chairs(self) -> list[int]:
        """This person's chairs."""
        return [chair for chair, each in enumerate(self.standing["chairs"]) if each["mine"]]

    @property
    def phase(self) -> str:
        phase: str = self.standing["phase"]
        return phase

    async def reach(self, number: int) -> None:
        """Read until a number has arrived."""
        while self.number < number:
            await self.read()

    async def phase_is(self, phase: str) -> None:
        """Read until the table is in that phase."""
        while self.phase != phase:
            await self.read()

    async def closed(self) -> tuple[int, str]:
        """Read to the end; returns the status and reason the server closes with."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")

    async def pages(self) -> list[Message]:
        """The log that came with the welcome, and everything before it, page by page."""
        oldest: int = self.welcome["oldest"]
        log: list[Message] = self.welcome["log"]
        while oldest > 1:
            page = await self.ask("recall", before=oldest)
            assert page["type"] == "recalled", page
            assert page["oldest"] < oldest == page["before"]
            oldest, log = page["oldest"], page["log"] + log
        return log

    def happened(self) -> list[Message]:
        """Everything it was told has happened."""
        entries = [*self.welcome["log"], *(each for each in self.told if each["type"] == "update")]
        return [what for entry in entries for what in entry["happened"]]


async def shuffle(*people: Person) -> None:
    """Everybody commits, then reveals, and has seen the game begin."""
    for kind in ("commit", "reveal"):
        for person in people:
            for chair in person.chairs:
                if kind == "commit":
                    value = {"commitment": hashlib.sha256(person.contribution).hexdigest()}
                else:
                    value = {"contribution": person.contribution.hex()}
                last = await person.do(kind, chair=chair, **value)
        for person in people:
            await person.reach(last)
    for person in people:
        await person.phase_is("playing")


async def play_on(*people: Person, decisions: int | None = None) -> None:
    """Play, until the game is over or so many decisions were made."""
    made = 0
    while decisions is None or made < decisions:
        person = next((each for each in people if each.legal), None)
        if person is None or people[0].phase == "over":
            if all(each.phase == "over" for each in people):
                return
            # Who knows least will surely hear more; the others may be waiting for a decision.
            await min(people, key=lambda each: each.number).read()
            continue
        number = await person.decide()
        made += 1
        for each in people:
            await each.reach(number)
