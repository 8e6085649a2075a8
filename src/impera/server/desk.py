"""The desk: requests and answers over HTTP."""

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from impera.rules.refused import Refused
from impera.server import archive, metrics, pages
from impera.server.gate import HANDSHAKE, Gate, address_of
from impera.server.guests import Guests, cookie_of, set_cookie
from impera.server.messages import replies, requests
from impera.server.messages.answers import Error
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LARGEST_FRAME, LARGEST_OPENING, encode
from impera.server.opening import opening
from impera.server.push.subscribing import new_device, site_of
from impera.server.replaying import Replays
from impera.server.settings import Settings
from impera.server.storage.browsers import browser_id
from impera.server.storage.database import Unavailable
from impera.server.storage.guests import Guest
from impera.server.storage.log import hashed
from impera.server.table import telling
from impera.server.table.names import clean_name
from impera.server.table.standing import Table, Who
from impera.server.table.talking import phrases
from impera.server.tutorial import tutorial

if TYPE_CHECKING:
    from impera.server.analysing import Analyst
    from impera.server.house import House
    from impera.server.passkeys import Passkeys
    from impera.server.push.running import Pushing
    from impera.server.storage.store import Store

LOBBY = 50

STATUS = {
    "malformed": 400,
    "late": 408,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "host": 421,
    "unattended": 429,
    "bots-only": 403,
    "origin": 403,
    "unknown": 404,
    "code": 404,
    "passkey": 404,
    "not-yours": 403,
    "banned": 403,
    "maintenance": 503,
    "not-now": 409,
    "unavailable": 503,
    "newer": 503,
}
RETRY = {429: 60, 503: 5}  # after how many seconds it's worth asking again
HESITATE = 0.5  # seconds before a request too many is refused

log = logging.getLogger("impera.server")
Body = TypeVar("Body")


class Desk:
    """Answers all requests, except those that keep the server itself running."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.gate, self.replays = settings, Gate(settings), Replays()
        self.pushing: Pushing
        self.store: Store
        self.house: House
        self.guests: Guests
        self.passkeys: Passkeys
        self.analyst: Analyst

    # Guests.

    async def guest(self, request: Request) -> Response:
        """Who the caller is; or a new guest, or another name."""
        if request.method != "POST":
            cookie = cookie_of(request)
            found, device = await self.guests.known(cookie), self.guests.device(cookie)
            if found is not None and device is not None:
                self.house.spawn(self.store.devices.saw(device))
            return answer(me(found))
        self.gate.check_origin(request)
        wish = await body(request, requests.NewGuest)
        name, known = clean_name(wish.name), await self._welcome(request)
        if known is not None:
            return answer(me(await self.guests.rename(known, name)))
        self.gate.check_opening(request)
        new, cookie = await self.guests.welcome(name)
        response = answer(me(new))
        set_cookie(response, request, cookie)
        return response

    async def results(self, request: Request) -> Response:
        """How the caller's games went."""
        known = await self._guest(request)
        empty = replies.Results([], None, [], [], [])
        return answer(empty if known is None else await archive.results(self.store, known))

    async def _guest(self, request: HTTPConnection) -> Guest | None:
        return await self.guests.known(cookie_of(request))

    async def _welcome(self, request: HTTPConnection) -> Guest | None:
        """Who the caller is, unless they are banned."""
        self.check_network(request)
        known = await self._guest(request)
        self.house.force.check_guest(None if known is None else known.id, self.house.now())
        return known

    def check_network(self, request: HTTPConnection) -> None:
        """Refuse addresses whose network is banned."""
        host = request.client.host if request.client else ""
        self.house.force.check_network(host, self.house.now())

    # Notifications.

    async def push(self, request: Request) -> Response:
        """The key for subscriptions; or another device to be called, or one less."""
        guest = await self._guest(request)
        if request.method == "POST":
            self.gate.check_origin(request)
            wish = await body(request, requests.NewDevice)
            browser = new_device(
                self.pushing.services,
                known(guest),
                wish,
                site_of(request),
                self.guests.device(cookie_of(request)),
            )
            if await self.store.browsers.find(browser.id) != browser:
                self.gate.check_opening(request)
                await self.store.browsers.add(browser)
        elif request.method == "DELETE":
            self.gate.check_origin(request)
            old = await body(request, requests.OldDevice)
            await self.store.browsers.remove(browser_id(old.endpoint), known(guest).id)
        count = 0 if guest is None else await self.store.browsers.count(guest.id)
        return answer(replies.Push(self.pushing.key, count))

    # Tables.

    async def tables(self, request: Request) -> Response:
        """The lobby; or a new table."""
        if request.method != "POST":
            return answer(await self._lobby(request.query_params.get("before")))
        self.gate.check_origin(request)
        wish = await body(request, requests.Open, LARGEST_OPENING)
        await self._welcome(request)
        self.house.force.check_opening(self.house.now())
        setup = await opening(self.store, wish)
        if "person" not in setup.chairs and not self.settings.allows_bots_only:
            raise Problem("bots-only", "at least one chair has to be for a person on this server")
        self.gate.check_opening(request)
        openers = {f"address {address_of(request)}": self.settings.tables_per_address}
        if (guest := await self._guest(request)) is not None:
            openers[f"guest {guest.id}"] = self.settings.tables_per_guest
        for opener, most in openers.items():
            await self.house.openers.check(opener, most)
        table = await self.house.open(setup)
        for opener in openers:
            self.house.openers.note(opener, table)
        return answer(replies.Opened(table), 201)

    async def _lobby(self, before: str | None) -> replies.Lobby:
        last = None if before is None else await self.store.tables.find(before)
        rows = await self.store.tables.listed(LOBBY, last)
        found = [each for row in rows for each in await self._listed(row.id)]
        shown = [each for each in found if each.phase not in ("over", "closed")]
        return replies.Lobby(shown, rows[-1].id if len(rows) == LOBBY else None)

    async def _listed(self, table_id: str) -> list[replies.Listed]:
        """A table of the lobby; None if this version can't read it."""
        try:
            return [listed((await self.house.live(table_id)).table)]
        except Problem:
            return []

    async def table(self, request: Request) -> Response:
        """A table from the outside."""
        live = await self.house.live(request.path_params["table"])
        guest = await self._guest(request)
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        mine = hashed(token) if scheme == "Bearer" else None
        who = live.table.held(mine, None if guest is None else guest.id)
        return answer(listed(live.table, who))

    # Finished games.

    async def games(self, request: Request) -> Response:
        """Finished games, everybody's or the caller's own."""
        known, mine = await self._guest(request), "mine" in request.query_params
        if mine and known is None:
            return answer(replies.Games([], None))
        guest = None if known is None else known.id
        before = request.query_params.get("before")
        return answer(await archive.finished(self.store, before, guest, mine=mine))

    async def game(self, request: Request) -> Response:
        """A short summary of a finished game."""
        kept = await archive.kept(self.store, request.path_params["table"])
        known = await self._guest(request)
        chairs = await archive.chairs_of(self.store, None if known is None else known.id)
        return answer(archive.played(kept, chairs.get(kept.table_id, ())))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        game = await archive.kept(self.store, request.path_params["table"])
        name = f'attachment; filename="impera-{game.table_id}.json"'
        headers = {"Content-Disposition": name}
        return Response(game.record, media_type="application/json", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game step by step."""
        game = await archive.kept(self.store, request.path_params["table"])
        seat = request.query_params.get("seat")
        if seat is not None and seat not in ("0", "1", "2", "3"):
            raise Problem("refused", "seat must be 0 to 3; without it, all cards are open")
        chosen = None if seat is None else int(seat)
        return answer(await self.replays.shown(game, chosen))

    async def analysis(self, request: Request) -> Response:
        """What the decisions of a finished game were worth, or how far the analysis has come."""
        game = await archive.kept(self.store, request.path_params["table"])
        if not self.analyst.knows(game.table_id):
            self.gate.check_opening(request)
        return answer(await self.analyst.answer(game))

    async def ranking(self, _: Request) -> Response:
        """The strongest players."""
        return answer(await archive.ranking(self.store))

    # The same for everybody.

    async def phrases(self, _: Request) -> Response:
        """What can be said in every language."""
        return answer(await asyncio.to_thread(phrases))

    async def tutorial(self, _: Request) -> Response:
        """Scripted games to learn from."""
        return answer(await asyncio.to_thread(tutorial))

    # Errors.

    async def refuse(self, request: HTTPConnection, error: Exception) -> Response:
        """The error as an answer with a code."""
        if isinstance(error, Problem):
            problem = error
        elif isinstance(error, Unavailable):
            problem = Problem("unavailable", "the storage doesn't answer; try again")
        elif isinstance(error, Refused):  # an address with characters that no database can store
            problem = Problem("refused", str(error))
        elif getattr(error, "status_code", 500) in (404, 405):
            if isinstance(request, Request) and pages.is_asked_by_a_reader(request):
                return await pages.page(request, 404)  # the page says so in the reader's language
            problem = Problem("unknown", "there is no such page")
        else:
            problem = Problem("unavailable", "something went wrong on the server")
        metrics.ERRORS.labels(problem.code).inc()
        told = Error(problem.code, str(problem), until=problem.until)
        return answer(told, STATUS.get(problem.code, 400), problem.wait)


class Toll:
    """Lets a request in if its address has asked for little enough; sockets pay on their own.

    A refusal takes its time, so that asking again and again isn't worth it, and costs us little.
    """

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app, self._desk = app, desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = Request(scope)
            try:
                self._desk.gate.check_asking(request)
            except Problem as problem:
                await asyncio.sleep(HESITATE)
                refused = await self._desk.refuse(request, problem)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)


def answer(content: object, status: int = 200, wait: int | None = None) -> Response:
    """JSON that must not be cached; `wait`: the seconds after which it's worth asking again."""
    headers = {"Cache-Control": "no-store"}
    if status in RETRY:
        headers["Retry-After"] = str(wait or RETRY[status])
    sent = content if isinstance(content, bytes) else encode(content)
    return Response(sent, status, headers, media_type="application/json")


def known(guest: Guest | None) -> Guest:
    """The caller, who must have a cookie for this."""
    if guest is None:
        raise Problem("not-now", "the server doesn't know you yet; ask for a cookie first")
    return guest


def me(guest: Guest | None) -> replies.Me:
    """Who the caller is."""
    return replies.Me() if guest is None else replies.Me(guest.id, guest.name)


def listed(table: Table, who: Who | None = None) -> replies.Listed:
    """A table as everybody may see it, with the caller's own chairs."""
    chairs = telling.chairs(table, who or Who())
    free = sum(not chair.taken for chair in chairs)
    return replies.Listed(telling.agreed(table), table.phase, chairs, free, table.asked())


async def body(request: Request, kind: type[Body], most: int = LARGEST_FRAME) -> Body:
    """The body of a request, if it is small enough and fits."""
    sent = b""
    try:
        async with asyncio.timeout(HANDSHAKE):
            async for part in request.stream():
                sent += part
                if len(sent) > most:
                    raise Problem("too-large", f"at most {most} bytes")
    except TimeoutError:
        raise Problem("late", "the request was not completed") from None
    try:
        return msgspec.json.decode(sent or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("malformed", str(error)) from None
