"""A table in use: every action is written, then folded, and only then announced."""

import asyncio
import hashlib
import logging
import time
from collections import defaultdict
from contextlib import suppress

from msgspec.structs import replace

from impera.rules.refused import Refused
from impera.server import metrics, pacing
from impera.server.crowd import Crowd
from impera.server.hinting import Hinting
from impera.server.host import Host
from impera.server.messages import client, protocol
from impera.server.messages.answers import Recalled, Update, Welcome
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice, encode
from impera.server.pacing import Thought
from impera.server.sharing import ATTENDED, BOTS_ONLY, UNATTENDED, Claim
from impera.server.socket import Bucket, Socket
from impera.server.storage.database import Unavailable
from impera.server.storage.log import Event, Taken
from impera.server.table import (
    awaiting,
    duties,
    facts,
    folding,
    proposals,
    talking,
    telling,
    wishes,
)
from impera.server.table.considering import Considering
from impera.server.table.duties import Due
from impera.server.table.proposals import Proposal, Sender
from impera.server.table.standing import Line, Table, Who

ATTEMPTS = 20  # how often to retry when others have written first
TALK_RATE, TALK_BURST = 0.5, 5.0
LONGEST_WAIT = 3600.0  # the longest single sleep in seconds
RETRY = 2.0  # seconds until a duty that the storage has refused is tried again

log = logging.getLogger("impera.server")


class Live:
    """One table in this process."""

    def __init__(self, house: Host, table: Table) -> None:
        self.house, self.table = house, table
        self.crowd = Crowd(house, table)
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._heard = 0
        self._considering = Considering(table)
        self._hinting = Hinting(house, table)
        self._talk: defaultdict[int, Bucket] = defaultdict(lambda: Bucket(TALK_RATE, TALK_BURST))
        self._timer: asyncio.TimerHandle | None = None
        self._duty: asyncio.Task[None] | None = None

    # Who is here.

    @property
    def sockets(self) -> set[Socket]:
        """All connections to this table."""
        return self.crowd.sockets

    def join(self, socket: Socket, after: int) -> None:
        """Connect somebody, and tell them about the table and the last part of its log."""
        self._recognise(socket)
        self.check_welcome(socket)
        self.crowd.sockets.add(socket)
        table = self.table
        socket.send(
            Welcome(
                protocol.VERSION,
                socket.token,
                table.told,
                telling.agreed(table),
                *telling.page(table, socket.who, after=after),
                telling.standing(table, socket.who),
                telling.views(table, socket.who),
                *self.crowd.presence(),
                self.house.now(),
            )
        )
        self.crowd.changed(socket)

    def check_welcome(self, socket: Socket) -> None:
        """Refuse the banned, whether a cookie, a token or their network shows who they are."""
        force, now = self.house.force, self.house.now()
        force.check_network(socket.address, now)
        for guest in self.crowd.guests(socket):
            force.check_guest(guest, now)

    def part(self, socket: Socket) -> None:
        """Drop somebody's connection."""
        self.crowd.sockets.discard(socket)
        self.used = time.monotonic()
        self.crowd.changed()

    def _recognise(self, socket: Socket) -> None:
        socket.who = self.table.held(socket.token_hash, socket.guest)

    # Actions.

    async def act(self, socket: Socket, wish: client.Act) -> int:
        """Carry out a message; return the number of what came of it, once it is durable."""
        advice = await self._advice(socket, wish) if isinstance(wish, client.Hint) else []
        async with self._lock:
            try:
                number = await self._act(socket, wish, advice)
                if isinstance(wish, client.Report):
                    self._pass_on_report(wish)
                return number
            finally:
                await self._catch_up_if_behind()

    async def _advice(self, socket: Socket, wish: client.Hint) -> list[Advice]:
        """Think about a hint before the table is locked, if it is to be given."""
        if client_id(socket, wish) in self.table.answers:
            return []
        wishes.propose(self.table, sender(socket), wish)
        return await self._hinting.advice(self.claim())

    async def _act(self, socket: Socket, wish: client.Act, advice: list[Advice]) -> int:
        name = client_id(socket, wish)
        for _ in range(ATTEMPTS):
            if name in self.table.answers:
                return wishes.answer_again(wish, self.table.answers[name])
            proposal = wishes.propose(self.table, sender(socket), wish)
            if proposal.earliest > self.house.now():
                raise Problem("not-now", "it is too early for that; give them time")
            if isinstance(proposal.fact, facts.Hinted):
                proposal = Proposal(replace(proposal.fact, best=advice))
            if isinstance(proposal.fact, facts.Rematched):
                before = wishes.rematch_before(self.table)
                if before is not None:
                    return before
                await self.house.open_rematch(self.table, proposal.fact)
            if isinstance(proposal.fact, facts.Talked):
                self._limit_talk(proposal.fact.chair, socket)
            try:
                await self._append(proposal, name, client.digest(wish))
                return wishes.answer_again(wish, self.table.answers[name])
            except Refused as refused:  # an id that no database can store
                raise Problem("refused", str(refused)) from None
            except Taken:
                metrics.LOST.inc()
                await self._catch_up()
        raise Problem("unavailable", "others changed the table first; try again")

    def consider(self, socket: Socket, wish: client.Consider) -> None:
        """Answer what somebody is considering; nothing is written."""
        socket.send(self._considering.answer(socket.who, wish))

    async def recall(self, socket: Socket, wish: client.Recall) -> None:
        """Tell an earlier part of the log, once all that was sent before is on its way."""
        await socket.drained()
        page = telling.page(self.table, socket.who, before=wish.before)
        socket.send(Recalled(wish.id, wish.before, *page))

    def _pass_on_report(self, wish: client.Report) -> None:
        """Count the complaint; the operator finds it in the database, the log only mentions it."""
        metrics.REPORTS.inc()
        log.warning("something said was reported", extra={"table": brief(self.table.id)})

    def _limit_talk(self, chair: int, socket: Socket) -> None:
        for guest in self.crowd.guests(socket):
            self.house.force.check_talk(guest, self.house.now())
        if not self._talk[chair].take():
            raise Problem("too-fast", "too many messages; wait a moment")

    # Writing and announcing.

    async def _append(self, proposal: Proposal, client_id: str, digest: str | None = None) -> None:
        """Write a fact; once it is durable, apply it and tell everybody."""
        table, fact = self.table, proposal.fact
        payload, kind = facts.write(fact).decode(), facts.kind(fact)
        record = None
        if proposal.game is not None and proposal.game.over:
            record = encode(table.record(proposal.game)).decode()
        number = table.number + 1
        appended = await self.house.store.tables.append(
            table.id,
            number,
            kind,
            payload,
            client_id,
            digest=digest,
            chairs=proposal.chairs,
            record=record,
            stirs=awaiting.stirs(table, proposal),
        )
        if not appended.fresh:  # sent again: another process, or this one earlier, has written it
            await self._catch_up()
            return
        metrics.FACTS.labels(kind).inc()
        self.house.learn_time(appended.at)
        self._count(Event(number, kind, payload, client_id, appended.at, digest), proposal)

    def _count(self, event: Event, proposal: Proposal | None = None) -> None:
        """Fold a durable fact, and tell everybody what they may know about it."""
        table = self.table
        before = table.phase
        line = folding.fold(table, event, None if proposal is None else proposal.game)
        if event.kind in ("sat", "left", "reshuffled"):
            for socket in self.sockets:
                self._recognise(socket)
        self._tell(line, changed=table.position == line.number)
        if event.kind in ("sat", "left", "reshuffled"):
            self.crowd.changed()
        if table.phase != before:
            self.house.turned(table, before)
        self.used = time.monotonic()
        self.schedule()

    def _tell(self, line: Line, *, changed: bool) -> None:
        frames: dict[Who, bytes | None] = {}
        for socket in self.sockets:
            who = socket.who
            if who not in frames:
                frames[who] = self._frame(line, who, changed)
            frame = frames[who]
            if frame is not None:
                socket.push(frame)

    def _frame(self, line: Line, who: Who, changed: bool) -> bytes | None:
        table, happened = self.table, telling.seen(self.table, line, who)
        if not happened:
            return None
        views = telling.views(table, who) if changed else None
        return encode(Update(line.number, line.at, happened, telling.standing(table, who), views))

    # What others have written.

    def heard(self, number: int) -> None:
        """There is news in the log, possibly our own."""
        self._heard = max(self._heard, number)
        if not self._lock.locked() and self._heard > self.table.number:
            self.house.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Fold what others have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up_if_behind(self) -> None:
        if self._heard > self.table.number:
            with suppress(Unavailable):
                await self._catch_up()

    async def _catch_up(self) -> None:
        for event in await self.house.store.tables.events(self.table.id, self.table.number):
            try:
                self._count(event)
            except Problem:
                self.house.let_go(self.table.id)
                raise
        self._heard = min(self._heard, self.table.number)

    # What the server does on its own.

    def schedule(self) -> None:
        """Set the alarm for the next duty, if it is ours."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        duty = duties.duty(self.table) if self.house.keeps(self.table.id) else None
        if duty is None or (self._duty is not None and not self._duty.done()):
            return
        wait = (
            0.0 if duty.what in ("answer", "decide") else max(0, duty.at - self.house.now()) / 1000
        )
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(min(wait, LONGEST_WAIT), self._begin_duty)

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._timer is not None:
            self._timer.cancel()
        if self._duty is not None:
            self._duty.cancel()
        self.crowd.stop()

    def _begin_duty(self) -> None:
        if self._duty is None or self._duty.done():
            self._duty = self.house.spawn(self._do_duty())
            self._duty.add_done_callback(self._after_duty)

    def _after_duty(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled():
            self.schedule()

    async def _do_duty(self) -> None:
        duty, position = duties.duty(self.table), self.table.position
        if duty is None or not self.house.keeps(self.table.id):
            return
        try:
            if duty.what == "decide":
                await self._let_bot_decide(position)
            elif duty.what == "answer":
                await self._let_bot_answer(position)
            elif duty.at <= self.house.now():
                await self._carry_out(duty.what)
        except (Problem, Unavailable, Refused) as error:
            if not isinstance(error, Unavailable):  # that was said once, not for every table
                log.warning("duty put off", extra={"reason": str(error)})
            await asyncio.sleep(RETRY)

    @property
    def _pace(self) -> float:
        """The least time for a bot's decision here; bots among themselves never rush."""
        pace = self.house.pace
        return pace if self.table.people else max(pace, self.house.bots_only_pace)

    def claim(self) -> Claim:
        """How this table asks for a thought: first come those where somebody waits for it."""
        table = self.table
        here = frozenset(socket.address for socket in self.sockets if socket.who.chairs)
        if here:
            return Claim(ATTENDED, here, table.id)
        own = frozenset([table.id])
        if any(self.crowd.presence()[0]):  # at another process, which knows from where
            return Claim(ATTENDED, own, table.id)
        playing = any(place.present for place in table.places)
        return Claim(UNATTENDED if playing else BOTS_ONLY, own, table.id)

    async def _let_bot_decide(self, position: int) -> None:
        """Let a bot think from its view, then decide, at a moment that gives nothing away."""
        table, place = self.table, self.table.deciding
        assert table.game is not None
        assert place is not None
        assert place.thinker is not None
        wait = pacing.span(place.thinker, self._pace)
        promises = table.favours.promises(table.asked()[0]) if place.bot else []
        thought = await self.house.thinkers.choose(
            table.game, place.thinker, promises, self.claim(), wait
        )
        await hold_back(thought, wait)
        async with self._lock:
            still = table.deciding
            if table.phase != "playing" or table.position != position or still is None:
                return
            if still.thinker is not None and table.game is not None:
                proposal = proposals.decision(table.game, thought.token, bot=True)
                await self._append_or_catch_up(proposal, f"server {position}")

    async def _let_bot_answer(self, position: int) -> None:
        """Let a bot answer a request from its view, at such a moment, too.

        If the game has gone on meanwhile, it thinks again.
        """
        table, question = self.table, duties.question(self.table)
        assert table.game is not None
        assert question is not None
        chair, bot = question.chair, table.places[question.chair].bot
        assert bot is not None
        wait = pacing.span(bot, self._pace)
        view = table.game.view_record(table.seat(chair))
        thought = await self.house.thinkers.answer(view, bot, question.request, self.claim(), wait)
        await hold_back(thought, wait)
        async with self._lock:
            if table.position == position and duties.question(table) == question:
                proposal = talking.answer(question, thought.token)
                await self._append_or_catch_up(proposal, f"server {question.number} {chair}")

    async def _carry_out(self, what: Due) -> None:
        """Write the fact that a duty leads to, if it still has to be done."""
        async with self._lock:
            duty = duties.duty(self.table)
            if duty is None or duty.what != what or duty.at > self.house.now():
                return
            proposal = duties.carried_out(self.table, what)
            client_id = f"server {facts.kind(proposal.fact)} {self.table.number}"
            await self._append_or_catch_up(proposal, client_id)

    async def _append_or_catch_up(self, proposal: Proposal, client_id: str) -> None:
        try:
            await self._append(proposal, client_id)
        except Taken:
            metrics.LOST.inc()
            await self._catch_up()
        await self._catch_up_if_behind()


async def hold_back(thought: Thought, wait: float) -> None:
    """Wait until a bot's thought may be known."""
    await asyncio.sleep(max(0.0, pacing.moment(thought, wait) - time.monotonic()))


def sender(socket: Socket) -> Sender:
    """Who speaks over a socket."""
    return Sender(socket.who, socket.token, socket.guest, socket.name)


def client_id(socket: Socket, wish: client.Act) -> str:
    """The id under which a message is kept: nobody can use up another's ids."""
    return f"{socket.token_hash[:24]} {wish.id}"


def brief(table_id: str) -> str:
    """A table's name for the log, too short for readers to find the table by it."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
