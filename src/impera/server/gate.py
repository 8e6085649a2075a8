"""The gate: where requests come from, how many are allowed, and the headers of every answer."""

import ipaddress
import logging
from asyncio import TimerHandle
from collections import Counter
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from impera.server.hosts import Hosts, is_local, name_in
from impera.server.messages.problems import Problem
from impera.server.quotas import BURST, Buckets, cost_of
from impera.server.settings import Settings

HANDSHAKE = 10.0  # seconds within which a request has to be complete
LARGEST_HEAD = 32 * 1024  # bytes of a request before its body
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)
GUESSES, ALL_GUESSES = 10, 600  # codes tried in a minute: by one address, and by all together
PASSKEYS = 10  # passkeys tried in a minute by one address

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SECURE_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}

log = logging.getLogger("impera.server")


class Careful:
    """Puts security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        extra = HEADERS | (SECURE_HEADERS if scope.get("scheme") in ("https", "wss") else {})
        headers = [(name.lower().encode(), value.encode()) for name, value in extra.items()]

        async def send_carefully(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await self._app(scope, receive, send_carefully)


class Gate:
    """Decides who is let in."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self.hosts = settings, Hosts(settings)
        self._sockets: Counter[str] = Counter()
        often, asked = settings.openings_per_minute, settings.requests_per_second
        self._openings = Buckets(often / 60, often)
        self._asked = Buckets(asked, asked * BURST)
        self._guesses = Buckets(GUESSES / 60, GUESSES)
        self._all_guesses = Buckets(ALL_GUESSES / 60, ALL_GUESSES)
        self._passkeys = Buckets(PASSKEYS / 60, PASSKEYS)

    def check_origin(self, request: HTTPConnection) -> None:
        """Refuse other sites' pages: they must not speak for a visitor. Programs send no Origin."""
        origin = request.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        with suppress(ValueError):  # such as half an IPv6 address
            if urlsplit(origin).netloc == request.headers.get("host"):
                return
        raise Problem("origin", "this page belongs to another site")

    def origins(self, request: HTTPConnection) -> list[str]:
        """The same pages, as browsers name them; without TLS only on the visitor's own machine."""
        host = request.headers.get("host", "")
        local = is_local(name_in(host))
        return [f"https://{host}", *([f"http://{host}"] if local else []), *self._settings.origins]

    def enter(self, request: HTTPConnection) -> str:
        """Count one more socket; return its address."""
        self.check_asking(request)
        address = address_of(request)
        if self._sockets[address] >= self._settings.sockets_per_address:
            raise Problem("too-many", "too many sockets from your address")
        self._sockets[address] += 1
        return address

    def exit(self, address: str) -> None:
        """Count one socket less."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def check_opening(self, request: HTTPConnection) -> None:
        """Limit what lasts, such as tables and guests, or costs work, such as an analysis."""
        self._openings.take(address_of(request), 1, "too much at once from your address; wait")

    def check_guess(self, request: HTTPConnection) -> None:
        """Limit how often anybody can try a code, so that guessing is hopeless."""
        self._guesses.take(address_of(request), 1, "too many codes from your address; wait")
        self._all_guesses.take("", 1, "too many codes from everybody; wait")

    def check_passkey(self, request: HTTPConnection) -> None:
        """Limit how often an address can sign in: each time adds a device."""
        self._passkeys.take(address_of(request), 1, "too many passkeys from your address; wait")

    def check_asking(self, request: HTTPConnection) -> None:
        """Limit what an address asks for; what takes more work costs more."""
        cost = cost_of(request.scope.get("method", "GET"), request.scope["path"])
        self._asked.take(address_of(request), cost, "too many requests from your address; wait")

    def may_see_metrics(self, request: HTTPConnection) -> bool:
        """Only from the same machine or network, by a name of ours, unless everybody is allowed."""
        if self._settings.metrics != "local":
            return self._settings.metrics == "public"
        if not self.hosts.are_ours(request):
            return False
        try:
            address = ipaddress.ip_address(address_of(request))
        except ValueError:
            return False
        return address.is_private or address.is_loopback


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from; for IPv6 only the network, which belongs to one household."""
    return household(request.client.host if request.client else "")


def household(host: str) -> str:
    """An address as it is counted: for IPv6, all of a network are one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:  # how a server that listens on :: sees IPv4
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


class TimedProtocol(HttpToolsProtocol):
    """Closes connections whose next request is too long in coming, or too long."""

    _patience: TimerHandle | None = None  # while a request's head isn't complete
    _head = 0  # how many bytes of it have come

    def connection_made(self, transport: Any) -> None:
        """A connection begins."""
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        """A request begins, on a connection that may have had others before."""
        super().on_message_begin()
        if self._patience is None:
            self._expect()

    def data_received(self, data: bytes) -> None:
        """More of a request has come."""
        super().data_received(data)
        if self._patience is None:
            return
        self._head += len(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            log.warning("head too large", extra={"bytes": self._head})
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        self._relax()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection ends."""
        self._relax()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._head = 0
        self._patience = self.loop.call_later(HANDSHAKE, self._give_up)

    def _relax(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if self._head:  # browsers often connect in advance, and say nothing
            log.info("request too slow")
        self.transport.close()
