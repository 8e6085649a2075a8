"""The server: routes, sockets, start and stop."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import impera
from impera.rules.notation import Refused
from impera.server import answers, archive, metrics, pages, protocol
from impera.server.answers import Error
from impera.server.effects import effects
from impera.server.gate import HANDSHAKE, Careful, Gate
from impera.server.guests import COOKIE, SECURE_COOKIE, YEAR, Guests, read_token
from impera.server.house import House
from impera.server.live import Live
from impera.server.log import hashed
from impera.server.opening import opening
from impera.server.protocol import LARGEST_FRAME, Problem, encode
from impera.server.settings import Settings
from impera.server.socket import Bucket, Socket
from impera.server.store import Guest, Store, Unavailable, open_store
from impera.server.table import Table, Who
from impera.server.thinking import Thinkers
from impera.server.tutorial import tutorial
from impera.server.wishes import clean_name, phrases

RATE, BURST = 20.0, 40.0  # messages of a socket: a second, and at once
PATIENCE = 400  # messages too many until a socket is closed
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

log = logging.getLogger("impera.server")
Body = TypeVar("Body")


class Server:
    """All that answers requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.gate = settings, Gate(settings)
        self.store: Store
        self.house: House
        self.guests: Guests
        self.failure: Refused | None = None

    def app(self) -> Starlette:
        """The application for an ASGI server."""
        routes = [
            *pages.routes(),
            Route("/healthz", self.health),
            Route("/metrics", self.show_metrics),
            Route("/api/guest", self.guest, methods=["GET", "POST"]),
            Route("/api/tables", self.tables, methods=["GET", "POST"]),
            Route("/api/tables/{table}", self.table),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            Route("/api/games", self.games),
            Route("/api/games/{table}", self.game),
            Route("/api/games/{table}/record", self.record),
            Route("/api/games/{table}/replay", self.replay, middleware=[pages.SMALLER]),
            Route("/api/ranking", self.ranking),
            Route("/api/effects", self.effects),
            Route("/api/phrases", self.phrases),
            Route("/api/tutorial", self.tutorial, middleware=[pages.SMALLER]),
        ]
        return Starlette(
            routes=routes,
            middleware=[Middleware(Careful)],
            exception_handlers={
                Problem: self.refuse,
                Unavailable: self.refuse,
                Refused: self.refuse,
                404: self.refuse,
                405: self.refuse,
                500: self.refuse,
            },
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the store, take up the tables; at the end let go of all."""
        async with AsyncExitStack() as stack:
            try:
                self.store = await stack.enter_async_context(open_store(self.settings.database))
                stack.enter_context(self.store.alone())
            except Refused as refused:
                self.failure = refused
                raise
            self.guests = Guests(self.store, await self.store.key())
            thinkers = Thinkers(self.settings.bot_threads)
            stack.push_async_callback(thinkers.close)
            thinkers.warm_up()
            self.house = House(self.store, thinkers, self.settings.bot_pace)
            await self.house.start()
            stack.push_async_callback(self.house.stop)
            yield

    # Pages.

    async def health(self, _: Request) -> Response:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(2):
                await self.store.ping()
        except (TimeoutError, Unavailable):
            return answer({"status": "the database does not answer"}, 503)
        return answer({"status": "ok", "version": impera.__version__})

    async def show_metrics(self, request: Request) -> Response:
        """Figures for Prometheus."""
        if not self.gate.may_see_metrics(request):
            raise Problem("unknown", "there is no such page")
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    async def refuse(self, request: HTTPConnection, error: Exception) -> Response:
        """What is wrong, as an error with a code."""
        if isinstance(error, Problem):
            problem = error
        elif isinstance(error, Unavailable):
            log.warning("storage unavailable", extra={"reason": str(error)})
            problem = Problem("unavailable", "the storage does not answer; try again")
        elif isinstance(error, Refused):  # an address with what no database can keep
            problem = Problem("refused", str(error))
        elif getattr(error, "status_code", 500) in (404, 405):
            if isinstance(request, Request) and pages.is_asked_by_a_reader(request):
                return await pages.page(request, 404)  # it says so in the reader's language
            problem = Problem("unknown", "there is no such page")
        else:
            problem = Problem("unavailable", "something went wrong here")
        metrics.ERRORS.labels(problem.code).inc()
        return answer(Error(problem.code, str(problem)), STATUS.get(problem.code, 400))

    # Guests.

    async def guest(self, request: Request) -> Response:
        """Who one is; or a new guest, or another name."""
        if request.method != "POST":
            return answer(me(await self._guest(request)))
        self.gate.check_origin(request)
        wish = await body(request, protocol.NewGuest)
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

    async def _guest(self, request: HTTPConnection) -> Guest | None:
        cookies = request.cookies
        return await self.guests.known(cookies.get(SECURE_COOKIE) or cookies.get(COOKIE))

    # Tables.

    async def tables(self, request: Request) -> Response:
        """The lobby; or a new table."""
        if request.method != "POST":
            return answer(await self._lobby(request.query_params.get("before")))
        self.gate.check_origin(request)
        wish = await body(request, protocol.Open)
        setup = await opening(self.store, wish)
        self.gate.check_opening(request)
        return answer(answers.Opened(await self.house.open(setup)), 201)

    async def _lobby(self, before: str | None) -> answers.Lobby:
        last = None if before is None else await self.store.table(before)
        rows = await self.store.tables(LOBBY, last)
        found = [each for row in rows for each in await self._listed(row.id)]
        shown = [each for each in found if each.phase not in ("over", "closed")]
        return answers.Lobby(shown, rows[-1].id if len(rows) == LOBBY else None)

    async def _listed(self, table_id: str) -> list[answers.Listed]:
        """A table of the lobby; none if this version cannot read it."""
        try:
            return [listed((await self.house.live(table_id)).table)]
        except Problem:
            return []

    async def table(self, request: Request) -> Response:
        """A table from outside."""
        live = await self.house.live(request.path_params["table"])
        guest = await self._guest(request)
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        mine = hashed(token) if scheme == "Bearer" else None
        who = live.table.held(mine, None if guest is None else guest.id)
        return answer(listed(live.table, who))

    # Finished games.

    async def games(self, request: Request) -> Response:
        """Finished games, of all or one's own."""
        known, mine = await self._guest(request), "mine" in request.query_params
        if mine and known is None:
            return answer(answers.Games([], None))
        guest = None if known is None else known.id
        before = request.query_params.get("before")
        return answer(await archive.finished(self.store, before, guest, mine=mine))

    async def game(self, request: Request) -> Response:
        """A finished game in a few words."""
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
            raise Problem("refused", "seat is 0 to 3; without it all cards are open")
        chosen = None if seat is None else int(seat)
        return answer(await asyncio.to_thread(archive.replay, game, chosen))

    async def ranking(self, _: Request) -> Response:
        """The strongest players."""
        return answer(await archive.ranking(self.store))

    async def effects(self, request: Request) -> Response:
        """What effects there are in a printing."""
        return answer(effects(request.query_params.get("edition", "consensus")))

    async def phrases(self, _: Request) -> Response:
        """What can be said in every language."""
        return answer(await asyncio.to_thread(phrases))

    async def tutorial(self, _: Request) -> Response:
        """A short game with a script."""
        return answer(await asyncio.to_thread(tutorial))

    # Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        """A connection to a table, from the handshake to the end."""
        await websocket.accept()
        try:
            self.gate.check_origin(websocket)
            address = self.gate.enter(websocket)
        except Problem as problem:
            await hang_up(websocket, problem)
            return
        metrics.SOCKETS.inc()
        try:
            await self._talk_with(websocket)
        except Problem as problem:
            await hang_up(websocket, problem)
        except Unavailable:
            await hang_up(websocket, Problem("unavailable", "the storage does not answer"))
        except WebSocketDisconnect:
            pass
        finally:
            metrics.SOCKETS.dec()
            self.gate.exit(address)

    async def _talk_with(self, websocket: WebSocket) -> None:
        guest = await self._guest(websocket)
        try:
            async with asyncio.timeout(HANDSHAKE):
                hello = read(await receive(websocket))
        except TimeoutError:
            raise Problem("late", "no hello came") from None
        if not isinstance(hello, protocol.Hello):
            raise Problem("malformed", "the first message is hello")
        live = await self.house.live(websocket.path_params["table"])
        if self.store.shared:  # another process may have died before it told of what it wrote
            await live.catch_up()
        socket = Socket(websocket, *read_token(hello.token))
        if guest is not None:
            socket.guest, socket.name = guest.id, guest.name
        pump = asyncio.create_task(socket.pump())
        try:
            live.join(socket, hello.after)
            await self._listen(websocket, live, socket)
        finally:
            live.part(socket)
            if socket.closing is None:
                pump.cancel()
            await asyncio.wait([pump], timeout=HANDSHAKE)
            pump.cancel()

    async def _listen(self, websocket: WebSocket, live: Live, socket: Socket) -> None:
        """Take messages, one after the other, until one side hangs up."""
        bucket, excess = Bucket(RATE, BURST), 0
        while socket.closing is None:
            try:
                frame = await receive(websocket)
            except WebSocketDisconnect:
                return
            except Problem as problem:
                metrics.ERRORS.labels(problem.code).inc()
                socket.close(1009, problem.code, str(problem))
                return
            if bucket.take():
                await self._answer(live, socket, frame)
                continue
            excess += 1
            metrics.ERRORS.labels("too-fast").inc()
            if excess > PATIENCE:
                socket.close(1008, "too-fast", "far too many messages")
                return
            text = "at most 20 messages a second; this one was dropped"
            socket.send(Error("too-fast", text, id_of(frame)))

    async def _answer(self, live: Live, socket: Socket, frame: bytes) -> None:
        began, name = time.perf_counter(), None
        try:
            message = read(frame)
            if isinstance(message, protocol.Ping):
                socket.send(answers.Pong(self.house.now()))
                return
            if isinstance(message, protocol.Hello):
                raise Problem("malformed", "hello was said already")
            name = message.id
            if isinstance(message, protocol.Consider):
                live.consider(socket, message)
                return
            number = await live.act(socket, message)
            socket.send(answers.Done(name, number))
            metrics.ANSWER.observe(time.perf_counter() - began)
        except Problem as problem:
            metrics.ERRORS.labels(problem.code).inc()
            error = Error(problem.code, str(problem), name)
            if problem.with_position:
                error.standing = live.table.standing(socket.who)
                error.views = live.table.views(socket.who)
                error.number = live.table.told
            socket.send(error)
        except Unavailable as unavailable:
            metrics.ERRORS.labels("unavailable").inc()
            log.warning("storage unavailable", extra={"reason": str(unavailable)})
            text = "the storage does not answer; send it again with the same id"
            socket.send(Error("unavailable", text, name))
        except Exception:
            log.exception("a message failed")
            socket.close(1011, "unavailable", "something went wrong here; connect again")


def answer(content: object, status: int = 200) -> Response:
    """JSON that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(encode(content), status, headers, media_type="application/json")


def me(guest: Guest | None) -> answers.Me:
    """Who one is."""
    return answers.Me() if guest is None else answers.Me(guest.id, guest.name)


def listed(table: Table, who: Who | None = None) -> answers.Listed:
    """A table as everybody may see it; and which chairs are somebody's own."""
    chairs = table.chairs(who or Who())
    free = sum(not chair.taken for chair in chairs)
    return answers.Listed(table.agreed(), table.phase, chairs, free)


async def body(request: Request, kind: type[Body]) -> Body:
    """What was posted, if it is small and fits."""
    sent = b""
    try:
        async with asyncio.timeout(HANDSHAKE):
            async for part in request.stream():
                sent += part
                if len(sent) > LARGEST_FRAME:
                    raise Problem("too-large", f"at most {LARGEST_FRAME} bytes")
    except TimeoutError:
        raise Problem("late", "the request did not come to an end") from None
    try:
        return msgspec.json.decode(sent or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("malformed", str(error)) from None


async def receive(websocket: WebSocket) -> bytes:
    """The next message."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    frame = text.encode(errors="surrogatepass") if text is not None else message["bytes"]
    if len(frame) > LARGEST_FRAME:
        raise Problem("too-large", f"at most {LARGEST_FRAME} bytes")
    return bytes(frame)


def read(frame: bytes) -> protocol.ClientMessage:
    """A message, if it is one."""
    try:
        message: protocol.ClientMessage = protocol.read_message(frame)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("malformed", str(error)) from None


def id_of(frame: bytes) -> str | None:
    """The id of a message, if it is one and has one."""
    try:
        return getattr(read(frame), "id", None)
    except Problem:
        return None


async def hang_up(websocket: WebSocket, problem: Problem) -> None:
    """Say why, and close."""
    metrics.ERRORS.labels(problem.code).inc()
    try:
        frame = encode(Error(problem.code, str(problem))).decode()
        await websocket.send({"type": "websocket.send", "text": frame})
        await websocket.close(1009 if problem.code == "too-large" else 1008, problem.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
