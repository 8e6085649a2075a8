"""The server: routes, sockets, start and stop."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import impera
from impera.rules.refused import Refused
from impera.server import metrics, pacing, pages, pulse
from impera.server.admin.hatch import Hatch, path_of
from impera.server.admin.orders import Order, Sheet
from impera.server.admin.steward import carry_out
from impera.server.analysing import Analyst
from impera.server.desk import Toll, answer
from impera.server.gate import HANDSHAKE, Careful
from impera.server.guests import Guests, read_token
from impera.server.holding import hold
from impera.server.hosts import Choosy
from impera.server.house import House
from impera.server.live import Live
from impera.server.messages import answers, client
from impera.server.messages.answers import Error
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LARGEST_FRAME, encode
from impera.server.passkeys import Passkeys
from impera.server.pruning import keep_pruning
from impera.server.push.running import Pushing, check_webhook
from impera.server.push.services import Services
from impera.server.push.vapid import Signer
from impera.server.reception import Guarded, Reception
from impera.server.settings import Settings
from impera.server.socket import Bucket, Socket
from impera.server.storage.database import SQLite, Unavailable
from impera.server.storage.guests import Guest
from impera.server.storage.store import open_store
from impera.server.storage.trouble import SENTENCES
from impera.server.table import telling
from impera.server.thinking import Thinkers

RATE, BURST = 20.0, 40.0  # messages of a socket: per second, and at once
PATIENCE = 400  # dropped messages until a socket is closed

log = logging.getLogger("impera.server")


class Server(Reception):
    """Everything that answers, from start to stop."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.failure: Refused | None = None

    def app(self) -> Starlette:
        """The application for an ASGI server."""
        routes = [
            *pages.routes(),
            Route("/healthz", self.health),
            Route("/readyz", self.readiness),
            Route("/metrics", self.show_metrics),
            Route("/robots.txt", self.robots),
            Route("/.well-known/security.txt", self.security),
            Route("/api/notice", self.notice),
            Route("/api/guest", self.guest, methods=["GET", "POST"]),
            Route("/api/guest/code", self.code, methods=["POST"]),
            Route("/api/guest/join", self.join, methods=["POST"]),
            Route("/api/guest/passkey", self.passkey, methods=["POST", "DELETE"]),
            Route("/api/guest/passkey/new", self.new_passkey, methods=["POST"]),
            Route("/api/guest/passkey/challenge", self.passkey_challenge, methods=["POST"]),
            Route("/api/guest/passkey/join", self.join_by_passkey, methods=["POST"]),
            Route("/api/guest/devices", self.devices, methods=["GET", "DELETE"]),
            Route("/api/guest", self.forget, methods=["DELETE"]),
            Route("/api/guest/kept", self.kept),
            Route("/api/guest/results", self.results),
            Route("/api/guest/push", self.push, methods=["GET", "POST", "DELETE"]),
            Route("/api/tables", self.tables, methods=["GET", "POST"]),
            Route("/api/tables/{table}", self.table),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            Route("/api/games", self.games),
            Route("/api/games/{table}", self.game),
            Route("/api/games/{table}/record", self.record),
            Route("/api/games/{table}/replay", self.replay, middleware=[pages.SMALLER]),
            Route("/api/games/{table}/analysis", self.analysis, middleware=[pages.SMALLER]),
            Route("/api/ranking", self.ranking),
            Route("/api/phrases", self.phrases),
            Route("/api/tutorial", self.tutorial, middleware=[pages.SMALLER]),
        ]
        return Starlette(
            routes=routes,
            middleware=[
                Middleware(Careful),
                Middleware(Choosy, hosts=self.gate.hosts, refuse=self.refuse),
                Middleware(Toll, self),
                Middleware(Guarded, self),
            ],
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
        """Open the store and take up the tables; at the end, release everything."""
        async with AsyncExitStack() as stack:
            try:
                services = Services(self.settings.push_services)
                check_webhook(self.settings)
                opened = open_store(self.settings.database, alone=True)
                self.store = await stack.enter_async_context(opened)
            except Refused as refused:
                self.failure = refused
                raise
            self.pushing = Pushing(self.settings, services, await Signer.of(self.store))
            self.guests = Guests(self.store, await self.store.key())
            self.passkeys = Passkeys(self.store, self.guests)
            thinkers = Thinkers(self.settings.bot_threads)
            stack.push_async_callback(thinkers.close)
            thinkers.warm_up()
            least = pacing.LEAST_BOTS_ONLY if self.settings.public else 0.0
            self.house = House(self.store, thinkers, self.settings.bot_pace, least)
            self.analyst = Analyst(thinkers, self.house.spawn, self.store.results.judge)
            await self.house.start()
            self.house.spawn(pulse.feel(self.house, self.store))
            self.house.spawn(self.pushing.run(self.house))
            stack.push_async_callback(self.house.stop)
            self.house.spawn(keep_pruning(self.house, self.settings))
            if isinstance(self.store.where, SQLite):  # PostgreSQL lets the host in by itself
                hatch = Hatch(path_of(self.store.where), self.carry_out)
                await hatch.open()
                stack.push_async_callback(hatch.close)
            yield

    async def carry_out(self, who: str, order: Order) -> list[Sheet]:
        """What the host asks for; it is in force at once."""
        try:
            return await carry_out(self.store, who, order)
        finally:
            await self.house.learn_acts()

    # Pages.

    async def health(self, _: Request) -> Response:
        """Alive: the process answers, whatever its database does."""
        return answer({"status": "ok", "version": impera.__version__})

    async def readiness(self, _: Request) -> Response:
        """Whether something can be written to the database and read back."""
        trouble = await self.store.probe.ask()
        if trouble is not None:
            return answer({"status": SENTENCES[trouble]}, 503)
        return answer({"status": "ok", "version": impera.__version__})

    async def show_metrics(self, request: Request) -> Response:
        """Figures for Prometheus."""
        if not self.gate.may_see_metrics(request):
            raise Problem("unknown", "there is no such page")
        return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)

    # Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        """A connection to a table, from the handshake to the end."""
        await websocket.accept()
        try:
            self.gate.check_origin(websocket)
            self.check_network(websocket)
            address = self.gate.enter(websocket)
        except Problem as problem:
            await hang_up(websocket, problem)
            return
        metrics.SOCKETS.inc()
        try:
            await self._talk_with(websocket, address)
        except Problem as problem:
            await hang_up(websocket, problem)
        except Unavailable:
            await hang_up(websocket, Problem("unavailable", "the storage doesn't answer"))
        except WebSocketDisconnect:
            pass
        finally:
            metrics.SOCKETS.dec()
            self.gate.exit(address)

    async def _talk_with(self, websocket: WebSocket, address: str) -> None:
        try:
            async with asyncio.timeout(HANDSHAKE):
                hello = read(await receive(websocket))
        except TimeoutError:
            raise Problem("late", "no hello arrived in time") from None
        if not isinstance(hello, client.Hello):
            raise Problem("malformed", "the first message must be hello")
        guest, live = await self._arrive(websocket)
        socket = Socket(websocket, *read_token(hello.token), address)
        if guest is not None:
            socket.guest, socket.name = guest.id, guest.name
        pump = asyncio.create_task(socket.pump())
        try:
            live.join(socket, hello.after)
            await hold(self.house, [live])
            await self._listen(websocket, live, socket)
        finally:
            live.part(socket)
            if socket.closing is None:
                pump.cancel()
            await asyncio.wait([pump], timeout=HANDSHAKE)
            pump.cancel()

    async def _arrive(self, websocket: WebSocket) -> tuple[Guest | None, Live]:
        """Who comes, to which table; looked up again if their device may have been signed out."""
        while True:
            acts, guest = self.house.force.number, await self._guest(websocket)
            live = await self.house.come_to(websocket.path_params["table"])
            if self.house.force.number == acts:
                return guest, live

    async def _listen(self, websocket: WebSocket, live: Live, socket: Socket) -> None:
        """Take messages, one after another, until one side hangs up."""
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
            if socket.closing is not None:
                return  # it came too late
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
        """Answer one message; nothing waits for a hint, which takes thought."""
        try:
            message = read(frame)
        except Problem as problem:
            tell_problem(live, socket, problem)
            return
        if isinstance(message, client.Hint):
            self.house.spawn(self._answer_message(live, socket, message))
        else:
            await self._answer_message(live, socket, message)

    async def _answer_message(
        self, live: Live, socket: Socket, message: client.ClientMessage
    ) -> None:
        began, name = time.perf_counter(), None
        try:
            if isinstance(message, client.Ping):
                socket.send(answers.Pong(self.house.now()))
                return
            if isinstance(message, client.Hello):
                raise Problem("malformed", "hello was already sent")
            name = message.id
            if isinstance(message, client.Consider):
                live.consider(socket, message)
                return
            if isinstance(message, client.Recall):
                await live.recall(socket, message)
                return
            number = await live.act(socket, message)
            socket.send(answers.Done(name, number))
            metrics.ANSWER.observe(time.perf_counter() - began)
        except Problem as problem:
            tell_problem(live, socket, problem, name)
        except Unavailable:
            metrics.ERRORS.labels("unavailable").inc()
            text = "the storage doesn't answer; send it again with the same id"
            socket.send(Error("unavailable", text, name))
        except Exception:
            log.exception("a message failed")
            socket.close(1011, "unavailable", "something went wrong on the server; connect again")


def tell_problem(live: Live, socket: Socket, problem: Problem, name: str | None = None) -> None:
    """Say why a message was refused; who has missed the position is told that, too."""
    metrics.ERRORS.labels(problem.code).inc()
    error = Error(problem.code, str(problem), name, until=problem.until)
    if problem.with_position:
        error.standing = telling.standing(live.table, socket.who)
        error.views = telling.views(live.table, socket.who)
        error.number = live.table.told
    socket.send(error)


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


def read(frame: bytes) -> client.ClientMessage:
    """A message, if it can be read as one."""
    try:
        message: client.ClientMessage = client.read_message(frame)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("malformed", str(error)) from None


def id_of(frame: bytes) -> str | None:
    """The id of a message, if it can be read and has one."""
    try:
        return getattr(read(frame), "id", None)
    except Problem:
        return None


async def hang_up(websocket: WebSocket, problem: Problem) -> None:
    """Say why, and close."""
    metrics.ERRORS.labels(problem.code).inc()
    try:
        frame = encode(Error(problem.code, str(problem), until=problem.until)).decode()
        await websocket.send({"type": "websocket.send", "text": frame})
        await websocket.close(1009 if problem.code == "too-large" else 1008, problem.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
