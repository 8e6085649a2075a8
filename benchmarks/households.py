"""Two devices that share a game, each on a server process of its own choice, for soak.py.

They play, chat, get up and come back. Each remembers every answer it got, and when its process is
killed, it goes to whichever is there and says once more what was not answered.
"""

import asyncio
import hashlib
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
from clients import PATIENCE, Served, encode, join
from msgspec import Struct
from survivors import Said, Wrong
from websockets.exceptions import WebSocketException

from impera.server.storage.log import hashed

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

CHATS, LEAVES = 0.03, 0.004  # of the moments at which somebody could decide
RISES = 0.1  # of those who sit down
AGAIN = 0.3  # seconds until somebody whose process was killed tries again
RELOAD = 120.0  # seconds, usually, until somebody loads the page again, perhaps from the other one
GONE = (WebSocketException, OSError, TimeoutError)
REFUSALS = ("old-position", "not-now", "not-your-turn")  # somebody else was quicker
Choose = Callable[[], Served]


class Chair(Struct):
    """A place at the table."""

    mine: bool
    committed: bool
    revealed: bool
    bot: str | None
    away: str | None


class Standing(Struct):
    """The state of the table."""

    phase: str
    position: int
    chairs: list[Chair]


class View(Struct):
    """What a seat may decide."""

    legal: list[str]


class Frame(Struct):
    """The parts of a server message that matter here."""

    type: str
    id: str | None = None
    number: int | None = None
    code: str | None = None
    token: str | None = None
    standing: Standing | None = None
    views: list[View] | None = None


read = msgspec.json.Decoder(Frame).decode


class Tally:
    """What was seen at all tables."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.took: list[float] = []  # ms until a message was acknowledged, since the last report
        self.said: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.again = self.games = self.visits = self.cut_off = 0


class Device:
    """A browser with one or two chairs at a table."""

    def __init__(self, table: str, chairs: int, think: float, tally: Tally) -> None:
        self.table, self._chairs, self._think, self._tally = table, chairs, think, tally
        self.answered: list[Said] = []
        self.open: Said | None = None
        self.over = False
        self._token = ""
        self._ids = map(str, count())
        self._contributions = [secrets.token_bytes(32) for _ in range(4)]
        self._socket: ClientConnection
        self._standing: Standing
        self._views: list[View] = []
        self._when: float | None = None

    def name(self, said: Said) -> str:
        """What the store calls a message of this device."""
        return f"{hashed(self._token)[:24]} {said.id}"

    async def play(self, choose: Choose) -> None:
        """Until the game is over, whoever is killed meanwhile."""
        while not self.over:
            try:
                async with join(choose().port, self.table) as self._socket:
                    await self._come_back()
                    until = time.perf_counter() + random.expovariate(1 / RELOAD)
                    while not self.over and time.perf_counter() < until:
                        await self._live()
            except GONE:
                self._tally.cut_off += 1
                await asyncio.sleep(AGAIN)

    async def _come_back(self) -> None:
        hello = {"type": "hello"} | ({"token": self._token} if self._token else {})
        await self._socket.send(encode(hello), text=True)
        welcome = read(await self._socket.recv(decode=False))
        if welcome.code == "unavailable":
            raise OSError  # the table can't be read at the moment
        if welcome.type != "welcome" or (self._token and welcome.token != self._token):
            raise Wrong(f"not welcome at {self.table}: {welcome}")
        self._token = welcome.token or ""
        self._take(welcome)
        if self.answered:
            last = self.answered[-1]
            again = await self._ask(last)
            if again.type != "done" or again.number != last.number:
                raise Wrong(f"another answer to {last} at {self.table}: {again}")
        if self.open is not None:
            self._tally.again += 1
            await self._say(self.open)

    def _take(self, frame: Frame) -> None:
        """Look at the table as it is now."""
        if frame.standing is not None:
            self._standing = frame.standing
            self._views = self._views if frame.views is None else frame.views
            self.over = self._standing.phase == "over"
            if self._when is None and self._due() is not None:
                self._when = time.perf_counter() + random.expovariate(1 / self._think)

    async def _live(self) -> None:
        """Hear what comes, until it's time to say something."""
        timeout = None if self._when is None else max(0.0, self._when - time.perf_counter())
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                self._take(read(await self._socket.recv(decode=False)))
                return
        due, self._when = self._due(), None
        if due is not None:
            await self._say(Said(next(self._ids), *due))

    def _due(self) -> tuple[str, dict[str, Any]] | None:
        """What this device would say now, if anything."""
        standing = self._standing
        mine = [number for number, chair in enumerate(standing.chairs) if chair.mine]
        if standing.phase == "waiting" and mine and random.random() < RISES:
            return "leave", {"chair": mine[0]}
        if standing.phase == "waiting" and len(mine) < self._chairs:
            return "sit", {}
        if standing.phase == "shuffling":
            return self._shuffling(mine)
        if standing.phase != "playing":
            return None
        for number in mine:
            if standing.chairs[number].away is not None:
                return "back", {"chair": number}
        legal = [token for view in self._views for token in view.legal]
        if not legal:
            return None
        if (chance := random.random()) < LEAVES:
            return "leave", {"chair": random.choice(mine)}
        if chance < LEAVES + CHATS:
            return "talk", {"chair": random.choice(mine), "phrase": "one-moment"}
        return "decide", {"position": standing.position, "decision": random.choice(legal)}

    def _shuffling(self, mine: list[int]) -> tuple[str, dict[str, Any]] | None:
        chairs = self._standing.chairs
        for number in mine:
            given = self._contributions[number]
            if not chairs[number].committed:
                commitment = hashlib.sha256(given).hexdigest()
                return "commit", {"chair": number, "commitment": commitment}
            ready = all(chair.committed or chair.bot is not None for chair in chairs)
            if ready and not chairs[number].revealed:
                return "reveal", {"chair": number, "contribution": given.hex()}
        return None

    async def _say(self, said: Said) -> None:
        """Send a message, and remember the answer."""
        self.open, began = said, time.perf_counter()
        answer = await self._ask(said)
        self._tally.took.append(1000 * (time.perf_counter() - began))
        if answer.type == "done":
            self.answered.append(said._replace(number=answer.number or 0))
            self._tally.said[said.kind] += 1
        elif answer.code == "unavailable":
            raise OSError  # whether it counted is not known: again with the same id
        elif answer.code in REFUSALS:
            self._tally.refused[answer.code] += 1
        else:
            raise Wrong(f"{answer.code} for {said} at {self.table}")
        self.open = None
        if self._due() is not None:
            self._when = time.perf_counter() + random.expovariate(1 / self._think)

    async def _ask(self, said: Said) -> Frame:
        await self._socket.send(said.frame, text=True)
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = read(await self._socket.recv(decode=False))
                if frame.id == said.id and frame.type in ("done", "error"):
                    return frame
                self._take(frame)


async def visit(served: Served, table: str, seconds: float) -> None:
    """Watch a table for a while, and go."""
    with suppress(*GONE):
        async with join(served.port, table) as socket, asyncio.timeout(seconds):
            await socket.send('{"type":"hello"}', text=True)
            while True:
                await socket.recv(decode=False)
