"""A session at a table in some world: everything that the server tells one viewer there."""

import asyncio
import json
import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from prometheus_client import generate_latest

from impera.game import Game
from impera.records import fair
from impera.server import app as application
from impera.server import logs, metrics
from impera.server.app import Server
from impera.server.house import House
from impera.server.live import Live
from impera.server.storage.database import Unavailable
from impera.server.storage.games import FinishedGame, Games
from impera.server.storage.log import Appended, Event, hashed
from impera.server.storage.processes import Processes
from impera.server.storage.reader import Reader
from impera.server.storage.store import Store
from impera.server.storage.tables import TableRow, Tables
from impera.server.table.folding import folded
from impera.server.table.standing import Table, Who
from impera.words.languages import LANGUAGES
from worlds.deal import Deal
from worlds.other import Viewer, World
from worlds.post import Postal
from worlds.probes import probes, unavailable
from worlds.record import Recording
from worlds.wire import Line, ask

Told = list[tuple[str, bytes]]  # what was told, by channel

PAGES = (
    "/api/tables/{}",
    "/api/games/{}",
    "/api/games/{}/record",
    "/api/games/{}/replay",
    "/api/games/{}/replay?seat=0",
    "/api/tables",
    "/api/games?mine=1",
    "/api/guest",
)
RARE_PAGES = (
    *("/api/games", "/api/ranking", "/healthz", "/api/phrases"),
    "/api/tables?before={}",
)


class Parted(Exception):
    """The same messages led to something else."""


class Elsewhere(Table):
    """A table whose cards are those of another world."""

    def __init__(self, deal: Deal | None, recording: Recording) -> None:
        self._deal = deal
        super().__init__(recording.table, recording.setup, recording.opened_at)

    def deal(self) -> tuple[int, Game]:
        first, _ = super().deal()
        assert self._deal is not None
        return first, Game.at(
            self.setup.agreement, deck=self._deal.deck, removed=self._deal.removed
        )


class Echo(Store):
    """A store that reads like the real one, but with the log of a world for one table."""

    def __init__(self, real: Store, log: "EchoedTables", post: Store) -> None:
        self.tables, self.games = log, OtherGames(real._reader, log.id)
        self.guests, self.devices = real.guests, real.devices
        self.ratings, self.shared = real.ratings, real.shared
        self.processes = Alone(real._reader, real._writer, alone=True)
        self._reader = real._reader
        self.calls, self.browsers = post.calls, post.browsers
        self.outbox, self.announcements = post.outbox, post.announcements

    def whisper(self, line: str) -> None:
        """Tell nobody."""


class EchoedTables(Tables):
    """Tables, one of which has the log of a world."""

    def __init__(self, real: Store, table_id: str, events: Sequence[Event], written: int) -> None:
        super().__init__(real._reader, real._writer)
        self.id, self._events, self.written = table_id, events, written
        self.stirred = written  # the last fact that may have made it somebody's turn; 0: looked at
        self.down = False
        self.wrong: str | None = None

    async def append(
        self, table_id: str, number: int, kind: str, *rest: Any, stirs: bool = False, **_: Any
    ) -> Appended:
        """Check what is written against what was written the first time."""
        if self.down:
            raise Unavailable("the disk is full")
        wanted = self._events[number - 1] if number <= len(self._events) else None
        if wanted is not None and kind == "hinted":
            rest = (wanted.payload, *rest[1:])  # another hand, another hint: compared when told
        if wanted is None or (kind, *rest) != wanted[1:4]:
            self.wrong = f"written: {kind} {rest}; expected: {wanted}"
            raise Unavailable(self.wrong)
        self.written = number
        self.stirred = number if stirs else self.stirred
        return Appended(number, wanted.at, fresh=True)

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """The log up to now."""
        if table_id != self.id:
            return await super().events(table_id, after)
        return list(self._events[after : self.written])

    async def listed(self, limit: int = 100, before: TableRow | None = None) -> list[TableRow]:
        """Only this table."""
        row = await self.find(self.id)
        assert row is not None
        return [row] if row.public and before is None else []


class OtherGames(Games):
    """Finished games, except one that hasn't ended."""

    def __init__(self, reader: Reader, but: str) -> None:
        super().__init__(reader)
        self._but = but

    async def _newest(self, *wanted: Any, **more: Any) -> list[FinishedGame]:
        found = await super()._newest(*wanted, **more)
        return [game for game in found if game.table_id != self._but]


class Alone(Processes):
    """A server without peers."""

    async def depart(self, process: str) -> None:
        """There are no peers to leave."""


class Lines(logging.Handler):
    """The server's log, without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = logs.Text().format(record).partition(" ")[2]
        shown = json.loads(logs.Json().format(record)) | {"at": ""}
        self.said += [text.encode(), json.dumps(shown).encode()]


LOG = Lines()


def count_up() -> dict[str, float]:
    """The Prometheus figures that don't depend on time."""
    lines = generate_latest(metrics.REGISTRY).decode().splitlines()
    named = (line.rpartition(" ") for line in lines if not line.startswith(("#", "process_")))
    timed = ("_bucket", "_sum", "_created")
    return {
        name: float(value) for name, _, value in named if not name.split("{")[0].endswith(timed)
    }


class Session:
    """One viewer at a table, between two steps of the recording, in one world."""

    def __init__(
        self, real: Postal, recording: Recording, world: World, viewer: Viewer, seed: int
    ) -> None:
        self.recording, self.world, self.viewer = recording, world, viewer
        self.chance = random.Random(seed)
        self.real = real
        self.told: Told = []
        self.aside: Told = []  # what the server writes that may differ
        self.private = False  # whether something was done that a world may lack
        self.sending = False  # whether people are called back now
        self.sent = False  # whether they ever were
        self.me = recording.people[viewer.person]

    async def run(self, first: int, last: int) -> Told:
        """Run it; returns everything that the viewer is told."""
        figures, said = count_up(), len(LOG.said)
        self._set_up(first)
        others = await self._come(first, last)
        await self._welcome()
        try:
            for step in self.recording.steps[first:last]:
                await self._take(step.sender, step.frame, step.number, others)
                await self._probe()
        finally:
            await self._go(others)
        new = count_up()
        grown = {name: new[name] - figures.get(name, 0) for name in sorted(new)}
        text = "\n".join(f"{name} {value}" for name, value in grown.items() if value)
        written = [*(("log", line) for line in LOG.said[said:]), ("metrics", text.encode())]
        if self.private:
            self.aside = written
        else:
            self.told += written
        return self.told

    def _set_up(self, first: int) -> None:
        numbers = [step.number for step in self.recording.steps[:first] if step.number is not None]
        places = [self.world.places[number] for number in numbers if number in self.world.places]
        written = max(places, default=0)
        store = self.real.store
        self.echo = EchoedTables(store, self.recording.table, self.world.events, written)
        server = Server(self.real.settings)
        server.store = Echo(store, self.echo, self.real.office.store)
        server.guests = self.real.guests
        house = server.house = House(server.store, self.real.house.thinkers, 0.0)
        # Other people do what a table has to do, except calling people back.
        house.keeps = lambda table_id: self.sending  # type: ignore[method-assign]
        self.at = self.recording.opened_at
        self.own = own_frames(self.recording, self.viewer, first)
        house.now = lambda: self.at  # type: ignore[method-assign]
        table = Elsewhere(self.world.deal, self.recording)
        self.live = Live(house, folded(table, self.world.events[:written]))
        house.tables[self.recording.table] = self.live
        self.server, self.app = server, server.app()

    def _line(self, cookie: str | None = None) -> Line:
        return Line(self.app, self.recording.table, cookie)

    async def _come(self, first: int, last: int) -> dict[int, Line]:
        """Connect the people who will say something, and those who sit here."""
        senders = {step.sender for step in self.recording.steps[first:last]}
        lines = {}
        for number, token in enumerate(self.world.tokens):
            sits = self.live.table.held(hashed(token), None).chairs
            if number != self.viewer.person and (number in senders or sits):
                lines[number] = self._line()
                await lines[number].hello(token)
        return lines

    async def _welcome(self) -> None:
        """Connect the viewer, with their token and cookie."""
        self.line = self._line(cookie=self.me.cookie)
        await self.line.hello(self.me.token, self._after())
        await self._hear()

    def _after(self) -> int:
        return self.chance.choice([0, 0, self.chance.randint(0, self.live.table.told)])

    async def _hear(self) -> None:
        """Collect what the viewer has received."""
        await settle(self.live)
        self.told += map(channelled, self.line.take())

    async def _take(
        self, sender: int | None, frame: bytes | None, number: int | None, others: dict[int, Line]
    ) -> None:
        """Do what happened next, in this world."""
        event = None if number is None else self.recording.events[number - 1]
        place = None if event is None else self.world.places.get(event.number)
        self.at = self.at if event is None else event.at
        with same_secret(event):
            if sender is None or frame is None or self._was_guest(sender, frame):
                if place is not None:
                    self.echo.written = self.echo.stirred = place
                    await self.live.catch_up()
            elif sender == self.viewer.person:
                await self.line.say(frame)
                self.own += [] if event is None else [frame]
            else:
                self.private |= is_private(frame)
                said = self.world.frame(frame, self.recording.people[sender])
                if said is not None:
                    await others[sender].say(said)
        await self._hear()
        if self.echo.wrong is not None:
            raise Parted(self.echo.wrong)

    def _was_guest(self, sender: int, frame: bytes) -> bool:
        """Whether somebody else sits down with a cookie that another world doesn't know."""
        other = sender != self.viewer.person and self.recording.people[sender].cookie is not None
        return other and json.loads(frame)["type"] == "sit"

    async def _probe(self) -> None:
        """The viewer tries things that are refused, looks at pages, and comes back."""
        table, who = self.live.table, self._who()
        all_probes = list(probes(table, who, self.own, self.chance))
        for frame in self.chance.sample(all_probes, 3 if who.chairs else 1):
            await self.line.say(frame)
        if self.chance.random() < 0.2:
            self.echo.down = True
            for frame in unavailable(table, who, self.chance):
                await self.line.say(frame)
            self.echo.down = False
        await self._hear()
        await self._look()
        if self.chance.random() < 0.1:
            await self.chance.choice([self._come_again, self._flood, self._shout])()
        if self.chance.random() < 0.25:
            await self._go_away()

    def _who(self) -> Who:
        return self.live.table.held(hashed(self.me.token), self.me.guest)

    async def _look(self) -> None:
        pages = PAGES if self.chance.random() < 0.9 else RARE_PAGES
        page = self.chance.choice(pages).format(self.recording.table)
        found = await ask(self.app, page, cookie=self.me.cookie)
        heads = b"\n".join(name + b": " + value for name, value in found.headers)
        told = b"%d\n%s\n\n%s" % (found.status, heads, found.body)
        self.told.append((f"GET {page.replace(self.recording.table, 'ID')}", told))
        if "/api/games/" in page and found.status != 404:
            self.told.append(("refused", f"{page} was not refused: {found}".encode()))

    async def _go_away(self) -> None:
        """Leave for a while: what is pushed to the viewer, and told to a chat room meanwhile."""
        await self.line.hang_up()
        office, language = self.real.office, self.chance.choice(LANGUAGES)
        if not self.sent:
            await office.begin(self.recording, self.me.guest, language)
        stirred = (self.recording.table, self.echo.stirred) if self.echo.stirred else None
        self.sending = self.sent = True
        self.told += await office.send(self.server.house, stirred, self.chance.getrandbits(32))
        self.sending, self.echo.stirred = False, 0
        await self._welcome()

    async def _come_again(self) -> None:
        """Come from another device: with the cookie alone, or with the token."""
        token = None if self.me.cookie else self.me.token
        await self._elsewhere(token, [])

    async def _flood(self) -> None:
        """Too many messages at once."""
        limits = application.RATE, application.BURST
        application.RATE, application.BURST = 1e-9, 3.0
        await self._elsewhere(self.me.token, [b'{"type":"ping"}'] * 5)
        application.RATE, application.BURST = limits

    async def _shout(self) -> None:
        """Send a message that is far too long."""
        await self._elsewhere(self.me.token, [b" " * 5000])

    async def _elsewhere(self, token: str | None, frames: list[bytes]) -> None:
        line = self._line(cookie=self.me.cookie)
        await line.hello(token, self._after())
        for frame in frames:
            await line.say(frame)
        await settle(self.live)
        self.told += [channelled(without_token(frame, token)) for frame in line.take()]
        self.told += [("close", repr(line.closed).encode())] if line.closed else []
        await line.hang_up()
        await self._hear()

    async def _go(self, others: dict[int, Line]) -> None:
        """The others disconnect, then the server stops."""
        for line in others.values():
            await line.hang_up()
            await self._hear()
        await self.server.house.stop()
        await self._hear()
        self.told.append(("close", repr(self.line.closed).encode()))
        await self.line.hang_up()


@contextmanager
def same_secret(event: Event | None) -> Iterator[None]:
    """Restart a shuffle with the same secret as before."""
    new = fair.new_secret
    if event is not None and event.kind == "reshuffled":
        secret = bytes.fromhex(json.loads(event.payload)["secret"])
        fair.new_secret = lambda: secret
    try:
        yield
    finally:
        fair.new_secret = new


def own_frames(recording: Recording, viewer: Viewer, first: int) -> list[bytes]:
    """The viewer's messages that were accepted."""
    counted = [step for step in recording.steps[:first] if step.number is not None]
    own = [step.frame for step in counted if step.sender == viewer.person]
    return [frame for frame in own if frame is not None]


async def settle(live: Live) -> None:
    """Wait until everything has been sent."""
    while any(socket._waiting for socket in live.sockets):
        await asyncio.sleep(0)
    for _ in range(3):
        await asyncio.sleep(0)


def channelled(frame: bytes) -> tuple[str, bytes]:
    """A frame, and its kind."""
    message = json.loads(frame)
    kind = message["type"]
    return (f"error {message['code']}" if kind == "error" else kind), frame


def without_token(frame: bytes, known: str | None) -> bytes:
    """A frame without its fresh token, which is different each time."""
    message = json.loads(frame)
    if known is None and message["type"] == "welcome":
        return frame.replace(message["token"].encode(), b"new")
    return frame


def is_private(frame: bytes) -> bool:
    """Whether it is told to nobody."""
    return json.loads(frame)["type"] in ("mute", "report", "choose")
