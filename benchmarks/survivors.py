"""People who outlive their server: they remember what they said, and check the log against it."""

import asyncio
import hashlib
import random
import secrets
import time
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from clients import PACE, PATIENCE, Served, encode, join
from msgspec import Struct

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FACTS = {"sit": "sat", "commit": "committed", "reveal": "revealed", "decide": "decided"}


class Wrong(Exception):
    """Something that must never happen."""


class Chair(Struct):
    """What somebody has contributed to the shuffle."""

    committed: bool
    revealed: bool


class Standing(Struct):
    """The state of the table."""

    phase: str
    position: int
    chairs: list[Chair]


class View(Struct):
    """The legal decisions."""

    legal: list[str]


class Entry(Struct):
    """A line of the log."""

    number: int
    happened: list[dict[str, Any]]


class Frame(Struct):
    """The parts of a server message that matter here."""

    type: str
    id: str | None = None
    number: int | None = None
    token: str | None = None
    oldest: int = 1
    log: list[Entry] = []
    standing: Standing | None = None
    views: list[View] | None = None


class Said(NamedTuple):
    """A message, as the log should have it."""

    id: str
    kind: str
    fields: dict[str, Any]
    number: int = 0

    @property
    def frame(self) -> bytes:
        """The bytes to send, the same every time."""
        return encode({"type": self.kind, "id": self.id, **self.fields})

    def is_in(self, kind: str, decision: str | None) -> bool:
        """Whether a line of the log is about this message."""
        return kind == FACTS[self.kind] and decision == self.fields.get("decision")


read = msgspec.json.Decoder(Frame).decode


class Tally:
    """What was seen in all rounds."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.starts: list[float] = []
        self.decisions = self.again = self.there = self.games = 0
        self.first = asyncio.Event()  # whether a decision was acknowledged in this round


class Player:
    """Four people on one device, who remember everything they said."""

    def __init__(self, tally: Tally) -> None:
        self.table = self.token = ""
        self.answered: list[Said] = []
        self.open: Said | None = None
        self.over = False
        self._tally = tally
        self._ids = map(str, count())
        self._contributions = [secrets.token_bytes(32) for _ in range(4)]
        self._socket: ClientConnection
        self._now: Frame

    async def play(self, served: Served) -> None:
        """Come back and play, until the game is over or the server is gone."""
        if not self.table:
            self.table = await asyncio.to_thread(served.opened)
        async with join(served.port, self.table) as self._socket:
            await self._come_back()
            while not self.over:
                spoke = time.perf_counter()
                await self._go_on()
                await asyncio.sleep(max(0.0, spoke + PACE - time.perf_counter()))

    async def _come_back(self) -> None:
        hello = {"type": "hello", "after": 0} | ({"token": self.token} if self.token else {})
        await self._socket.send(encode(hello), text=True)
        self._now = read(await self._socket.recv(decode=False))
        if self._now.type != "welcome" or (self.token and self._now.token != self.token):
            raise Wrong(f"not welcome: {self._now}")
        self.token = self._now.token or ""
        entries = await self._log()
        numbers = [entry.number for entry in entries]
        check_log(self, numbers, [said_in(entry) for entry in entries])
        await self._say_again(numbers)

    async def _log(self) -> list[Entry]:
        """The whole log, page by page."""
        page, log = self._now, self._now.log
        while page.oldest > 1:
            question = {"type": "recall", "id": next(self._ids), "before": page.oldest}
            await self._socket.send(encode(question), text=True)
            while (page := read(await self._socket.recv(decode=False))).type == "presence":
                pass
            if page.type != "recalled":
                raise Wrong(f"{page.type} for an earlier page")
            log = page.log + log
        return log

    async def _say_again(self, numbers: list[int]) -> None:
        """Messages with an answer get the same one again; the others count once."""
        if self.answered:
            last = self.answered[-1]
            if await self._ask(last) != last.number:
                raise Wrong(f"another answer to {last}")
        if self.open is not None:
            there = len(numbers) > len(self.answered)
            self._tally.again, self._tally.there = self._tally.again + 1, self._tally.there + there
            number = await self._answer(fresh=not there)
            if there and number != numbers[-1]:
                raise Wrong(f"{number} is not where the log has {self.answered[-1]}")

    async def _go_on(self) -> None:
        """Say whatever is due."""
        standing = self._now.standing
        assert standing is not None
        self.open = Said(next(self._ids), *self._due(standing))
        await self._answer()

    def _due(self, standing: Standing) -> tuple[str, dict[str, Any]]:
        if standing.phase == "waiting":
            return "sit", {}
        for kind in ("commit", "reveal"):
            for chair, place in enumerate(standing.chairs):
                given = self._contributions[chair]
                if kind == "commit" and not place.committed:
                    return kind, {"chair": chair, "commitment": hashlib.sha256(given).hexdigest()}
                if kind == "reveal" and not place.revealed:
                    return kind, {"chair": chair, "contribution": given.hex()}
        legal = [token for view in self._now.views or [] for token in view.legal]
        return "decide", {"position": standing.position, "decision": random.choice(legal)}

    async def _answer(self, *, fresh: bool = True) -> int:
        """Send the open message, and remember the answer."""
        assert self.open is not None
        number = await self._ask(self.open)
        before = self.answered[-1].number if self.answered else 0
        if number <= before:
            raise Wrong(f"{self.open} came back as {number}, after {before}")
        self.answered.append(self.open._replace(number=number))
        if self.open.kind == "decide":
            self._tally.decisions += 1
            if fresh:
                self._tally.first.set()
        self.open = None
        standing = self._now.standing
        self.over = standing is not None and standing.phase == "over"
        self._tally.games += self.over
        return number

    async def _ask(self, said: Said) -> int:
        await self._socket.send(said.frame, text=True)
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = read(await self._socket.recv(decode=False))
                if frame.type == "update":
                    self._now = frame
                elif frame.type == "done" and frame.id == said.id:
                    return frame.number or 0
                elif frame.type != "presence":
                    raise Wrong(f"{frame.type} for {said}")


def said_in(entry: Entry) -> tuple[str, str | None]:
    """What was said in a line of the log; the rest of it follows from that."""
    first = entry.happened[0]
    return first["type"], first.get("decision")


def check_log(player: Player, numbers: list[int], log: list[tuple[str, str | None]]) -> None:
    """The log has the answered messages in order, plus at most those sent after them."""
    expected = player.answered + ([player.open] if player.open else [])
    if not len(player.answered) <= len(log) <= len(expected):
        raise Wrong(f"{len(log)} lines, {len(player.answered)} answers at {player.table}")
    if sorted(set(numbers)) != numbers:
        raise Wrong(f"numbers out of order at {player.table}")
    for said, number, line in zip(expected, numbers, log, strict=False):
        if not said.is_in(*line) or (said.number and said.number != number):
            raise Wrong(f"{line} as {number} in the log of {player.table}, not {said}")
