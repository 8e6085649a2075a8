"""The people at the tables: some play properly, others send whatever comes to mind."""

import asyncio
import hashlib
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from impera.server.messages.answers import Done, Error
from impera.server.messages.problems import CODES
from impera.server.storage.log import hashed
from noise.grammar import Known, Sending, asking, sending
from noise.wire import Wire, Wrong, frame, request

PACE = 0.052  # seconds between two messages on a socket: the server accepts 20 a second
ASKS = 0.1  # how often somebody who plays alone asks for a hint
HOPELESS = (1011,)  # statuses no socket is closed with unless something is broken


@dataclass
class Town:
    """A server, and everything that was sent to it."""

    port: int
    chance: random.Random
    tables: list[str] = field(default_factory=list)  # with every chair taken
    opened: set[str] = field(default_factory=set)
    done: set[tuple[str, str]] = field(default_factory=set)  # table, client id
    rematches: set[tuple[str, str]] = field(default_factory=set)  # only the first is kept
    tokens: list[str] = field(default_factory=list)  # honest people's
    ids: list[str] = field(default_factory=lambda: ["h1"])  # used by honest people
    counts: Counter[str] = field(default_factory=Counter)
    left: int = 0  # messages still to send
    finished: list[str] = field(default_factory=list)  # tables

    def events(self) -> int:
        """How many messages were accepted."""
        return len(self.done)

    def took(self) -> bool:
        """Count one more message, if any are left to send."""
        self.left -= 1
        return self.left >= 0

    async def open(self, **plan: Any) -> str:
        """A new table."""
        body = json.dumps(plan).encode()
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        status, answer = await request(self.port, head.encode() + body)
        if status != 201:
            raise Wrong(f"no table: {status} {answer!r}")
        table = str(json.loads(answer)["table"])
        self.opened.add(table)
        return table

    async def join(self, table: str, token: str | None = None, *headers: str) -> Wire:
        """A socket to a table."""
        wire = await Wire.open(self.port, f"/api/tables/{table}/socket", *headers)
        await wire.hello(json.dumps({"type": "hello", "token": token}).encode())
        if wire.welcome is None:
            raise Wrong(f"no welcome: {wire.status} {wire.last} {wire.closed}")
        return wire


class Chair:
    """One chair of an honest person."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.token: str | None = None
        self.bytes = town.chance.randbytes(32)
        self.wire: Wire

    async def come(self, table: str) -> None:
        """Connect as this person."""
        self.table = table
        self.wire = await self.town.join(table, self.token)
        if self.token is None:
            self.token = self.wire.welcome.token
            self.town.tokens.append(self.token)

    async def say(self, kind: str, **fields: Any) -> None:
        """Send something that must be accepted."""
        name = f"h{next(IDS)}"
        self.town.ids.append(name)
        self.wire.send(frame(json.dumps({"type": kind, "id": name, **fields}).encode()))
        await self.wire.answered(self.wire.answers + 1)
        answer = self.wire.last
        if isinstance(answer, Error) and answer.code in ("old-position", "not-your-turn"):
            return  # somebody has undone a decision
        if not isinstance(answer, Done):
            raise Wrong(f"{kind} {fields} of an honest person: {answer} {self.wire.closed}")
        kept = self.town.rematches if kind == "rematch" else self.town.done
        kept.add((self.table, f"{hashed(self.token or '')[:24]} {name}"))

    @property
    def due(self) -> tuple[int, list[str]] | None:
        """The position and the legal decisions, if this chair has to decide."""
        told = self.wire.told
        legal = told.views[0]["legal"] if told is not None and told.views else []
        return (told.standing.position, legal) if legal else None


IDS = count(1)


class Household:
    """A table where people play one game after another; some hand their chairs on."""

    def __init__(self, town: Town, plan: dict[str, Any], honest: int, others: int) -> None:
        self.town, self.plan = town, plan
        self.honest = [Chair(town) for _ in range(honest)]
        self.others = [Chair(town) for _ in range(others)]
        self.table = ""
        self.ready = False
        self.decisions = 0

    async def begin(self) -> None:
        """Sit down and shuffle, as docs/fairness.md describes."""
        self.table = self.table or await self.town.open(**self.plan)
        chairs = [*self.honest, *self.others]
        for chair in chairs:
            await chair.come(self.table)
        for chair in chairs:
            await chair.say("sit")
        for chair in chairs:
            await chair.say("commit", commitment=hashlib.sha256(chair.bytes).hexdigest())
        for chair in chairs:
            await chair.say("reveal", contribution=chair.bytes.hex())
        for chair in chairs:
            await chair.wire.drop()
        self.town.tables.append(self.table)

    async def live(self) -> None:
        """Play on until everything has been sent."""
        await self.come()
        while self.town.left > 0:
            await self.play()
            if self.town.left > 0:
                await self.begin_again()
        self.ready = False
        for chair in self.honest:
            await chair.wire.drop()

    async def come(self) -> None:
        """Connect, and let others take their chairs."""
        for chair in self.honest:
            await chair.come(self.table)
        self.ready = True

    async def play(self) -> None:
        """Decide whenever it is their turn, until the game is over."""
        last, alone = -1, self.plan["chairs"].count("person") == 1
        while self.town.left > 0 and self.honest[0].wire.told.standing.phase != "over":
            for chair in self.honest:
                due = chair.due
                if due is not None and due[0] > last:
                    last = due[0]
                    if alone and self.town.chance.random() < ASKS:
                        await chair.say("hint", position=last)
                    decision = self.town.chance.choice(due[1])
                    await chair.say("decide", position=last, decision=decision)
                    self.decisions += 1
                if chair.wire.closed is not None:
                    raise Wrong(f"an honest person was hung up on: {chair.wire.closed}")
            await asyncio.sleep(PACE)

    async def begin_again(self) -> None:
        """A rematch."""
        self.ready = False
        self.town.finished.append(self.table)
        await self.honest[0].say("rematch")
        while self.honest[0].wire.told.standing.rematch is None:
            await self.honest[0].wire.news()
        for chair in self.honest:
            await chair.wire.drop()
        self.table = self.honest[0].wire.told.standing.rematch
        self.town.opened.add(self.table)
        await self.begin()
        await self.come()


class Rascal:
    """Somebody with a socket who sends noise, from a household's chair or wherever one is free."""

    def __init__(
        self,
        town: Town,
        seed: int,
        home: Household | None = None,
        chair: int | None = None,
        free: str | None = None,
    ) -> None:
        self.town, self.chance = town, random.Random(seed)
        self.home, self.chair, self.free = home, chair, free
        self.wire: Wire | None = None
        self.table = ""
        self.token = ""
        self.ids: list[str] = []

    async def live(self) -> None:
        """Send until everything has been sent."""
        while self.town.left > 0:
            if self.wire is None or self.wire.closed is not None:
                await self.come()
            elif self.town.took():
                await self.send(self.wire)
            await asyncio.sleep(PACE)
        if self.wire is not None:
            await self.wire.drop()

    async def come(self) -> None:
        """Connect: sometimes with noise instead of hello, or with nobody's token."""
        if self.home is not None and not self.home.ready:
            return
        self.table = self.free or self.chance.choice(self.town.tables)
        if self.home is not None:
            self.table = self.home.table
        if self.chance.random() < 0.1 and self.town.took():
            await self.burst_in()
        own = self.token if self.free else None
        if self.home is not None and self.chair is not None:
            own = self.home.others[self.chair].token
        token = own or self.chance.choice([None, *self.forged()])
        headers = [] if own else self.chance.choice([[], [], [FORGED]])
        self.wire = await self.town.join(self.table, token, *headers)
        self.token = self.wire.welcome.token
        if self.token in self.town.tokens and own is None:
            raise Wrong("somebody else's token was leaked")

    def forged(self) -> list[str]:
        """Tokens that are almost somebody's."""
        if not self.town.tokens:
            return ["x"]
        real = self.chance.choice(self.town.tokens)
        near = real[:-2] + ("A" if real[-2] != "A" else "B") + real[-1]
        return [near, real[:42], hashed(real), hashed(real)[:43], real[::-1], "x" * 43, "\0" * 43]

    async def burst_in(self) -> None:
        """Send something else before hello."""
        wire = await Wire.open(self.town.port, f"/api/tables/{self.table}/socket")
        way = sending(self.knows(None), self.chance)
        wire.send(way.data)
        if way.answers:
            await wire.greeted()
        await wire.drop()
        self.town.counts["before hello"] += 1
        if wire.closed is not None and wire.closed[0] in HOPELESS:
            raise Wrong(f"{way.data!r} before hello: {wire.closed}")

    def knows(self, wire: Wire | None) -> Known:
        """Everything there is to know."""
        told = wire.told if wire is not None else None
        ids = [*self.ids[-2:], self.chance.choice(self.town.ids)]
        if told is None or told.standing is None:
            return Known(1, 1, [], [], ids, self.forged())
        chairs = [n for n, chair in enumerate(told.standing.chairs) if chair.mine]
        legal = told.views[0]["legal"] if told.views else []
        return Known(told.standing.position, told.number, legal, chairs, ids, self.forged())

    async def send(self, wire: Wire) -> None:
        """Send one thing, and check its answer."""
        way = sending(self.knows(wire), self.chance)
        before = wire.answers
        wire.send(way.data)
        try:
            await wire.answered(before + way.answers)
        except Wrong as wrong:
            raise Wrong(f"{wrong}: {way.text!r}, {way.data[:300]!r}") from None
        if way.last:
            await wire.drop()
            self.wire = None
            self.town.counts["cut off"] += 1
        elif wire.closed is not None:
            self.closed(way, wire)
        elif way.answers:
            self.answered(way, wire.last)
            if getattr(wire.last, "code", "") == "too-large":
                await wire.over()
        else:
            self.town.counts["nothing to answer"] += 1

    def closed(self, way: Sending, wire: Wire) -> None:
        """Check how the server hung up."""
        assert wire.closed is not None
        if wire.closed[0] not in way.statuses:
            raise Wrong(f"hung up with {wire.closed} on {way.text!r}, {way.data[:300]!r}")
        self.town.counts[f"hung up {wire.closed[0]}"] += 1

    def answered(self, way: Sending, answer: Any) -> None:
        """Check the server's answers."""
        if isinstance(answer, Error):
            if answer.code not in CODES or answer.code == "unavailable":
                raise Wrong(f"{answer} to {way.text!r}")
            self.town.counts[answer.code] += 1
        elif isinstance(answer, Done):
            if self.chair is None and self.free is None:
                raise Wrong(f"without a chair: {answer} to {way.text!r}")
            self.ids.append(answer.id)
            kept = self.town.rematches if b"rematch" in way.text else self.town.done
            kept.add((self.table, f"{hashed(self.token)[:24]} {answer.id}"))
            self.town.counts["done"] += 1
        else:
            self.town.counts[type(answer).__name__.lower()] += 1


FORGED = "Cookie: impera_guest=" + "A" * 43 + "." + "0" * 64


class Scribbler:
    """Somebody who sends noise over HTTP."""

    def __init__(self, town: Town, seed: int) -> None:
        self.town, self.chance = town, random.Random(seed)

    async def live(self) -> None:
        """Send until everything has been sent."""
        while self.town.took():
            wish = asking(self.town.port, self.town.tables, self.chance)
            status, body = await request(self.town.port, wish.data, whole=wish.whole)
            self.town.counts[f"HTTP {status}" if status else "HTTP, no answer"] += 1
            if status >= 500 or status == 201 or (wish.whole and not status):
                raise Wrong(f"{status} {body!r} to {wish.data[:300]!r}")
            if status >= 400 and body.startswith(b"{"):
                code = json.loads(body)["code"]
                if code not in CODES:
                    raise Wrong(f"{body!r} to {wish.data[:300]!r}")
            await asyncio.sleep(0.01)
