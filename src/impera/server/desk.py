"""The desk: requests and answers over HTTP."""

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from impera.rules.refused import Refused
from impera.server import archive, metrics, pages
from impera.server.gate import HANDSHAKE, Gate
from impera.server.guests import COOKIE, SECURE_COOKIE, YEAR, Guests
from impera.server.messages import replies, requests
from impera.server.messages.answers import Error
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LARGEST_FRAME, encode
from impera.server.opening import opening
from impera.server.push.subscribing import new_device, site_of
from impera.server.settings import Settings
from impera.server.storage.browsers import browser_id
from impera.server.storage.database import Unavailable
from impera.server.storage.guests import Guest
from impera.server.storage.log import hashed
from impera.server.table import telling
from impera.server.table.standing import Table, Who
from impera.server.table.talking import phrases
from impera.server.table.text import clean_name
from impera.server.tutorial import tutorial

if TYPE_CHECKING:
    from impera.server.analysing import Analyst
    from impera.server.house import House
    from impera.server.push.running import Pushing
    from impera.server.storage.store import Store

LOBBY = 50

STATUS = {
    "malformed": 400,
    "late": 408,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "origin": 403,
    "unknown": 404,
    "not-yours": 403,
    "not-now": 409,
    "unavailable": 503,
    "newer": 503,
}
RETRY = {429: 60, 503: 5}  # after how many seconds it's worth asking again

log = logging.getLogger("impera.server")
Body = TypeVar("Body")


class Desk:
    """Answers all requests, except those that keep the server itself running."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.gate = settings, Gate(settings)
        self.pushing: Pushing
        self.store: Store
        self.house: House
        self.guests: Guests
        self.analyst: Analyst

    # Guests.

    async def guest(self, request: Request) -> Response:
        """Who the caller is; or a new guest, or another name."""
        if request.method != "POST":
            return answer(me(await self._guest(request)))
        self.gate.check_origin(request)
        wish = await body(request, requests.NewGuest)
        name, known = clean_name(wish.name), await self._guest(request)
        if known is not None:
            return answer(me(await self.guests.rename(known, name)))
        self.gate.check_opening(request)
        new, cookie = await self.guests.welcome(name)
        response = answer(me(new))
        secure = request.url.scheme == "https"
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            cookie,
            max_age=YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )
        return response

    async def results(self, request: Request) -> Response:
        """How the caller's games went."""
        known = await self._guest(request)
        empty = replies.Results([], None, [], [])
        return answer(empty if known is None else await archive.results(self.store, known))

    async def _guest(self, request: HTTPConnection) -> Guest | None:
        cookies = request.cookies
        return await self.guests.known(cookies.get(SECURE_COOKIE) or cookies.get(COOKIE))

    # Calling back.

    async def push(self, request: Request) -> Response:
        """The key for subscriptions; or another device to be called, or one less."""
        guest = await self._guest(request)
        if request.method == "POST":
            self.gate.check_origin(request)
            wish = await body(request, requests.NewDevice)
            device = new_device(self.pushing.services, known(guest), wish, site_of(request))
            if await self.store.browsers.find(device.id) != device:
                self.gate.check_opening(request)
                await self.store.browsers.add(device)
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
        wish = await body(request, requests.Open)
        setup = await opening(self.store, wish)
        self.gate.check_opening(request)
        return answer(replies.Opened(await self.house.open(setup)), 201)

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
        return answer(await asyncio.to_thread(archive.replay, game, chosen))

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
            log.warning("storage unavailable", extra={"reason": str(error)})
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
        return answer(Error(problem.code, str(problem)), STATUS.get(problem.code, 400))


def answer(content: object, status: int = 200) -> Response:
    """JSON that must not be cached."""
    headers = {"Cache-Control": "no-store"}
    if status in RETRY:
        headers["Retry-After"] = str(RETRY[status])
    return Response(encode(content), status, headers, media_type="application/json")


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


async def body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, if it is small enough and fits."""
    sent = b""
    try:
        async with asyncio.timeout(HANDSHAKE):
            async for part in request.stream():
                sent += part
                if len(sent) > LARGEST_FRAME:
                    raise Problem("too-large", f"at most {LARGEST_FRAME} bytes")
    except TimeoutError:
        raise Problem("late", "the request was not completed") from None
    try:
        return msgspec.json.decode(sent or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("malformed", str(error)) from None
