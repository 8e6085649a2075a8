"""Wires: how many connections an address can hold, and how much they can carry at once."""

import ipaddress
import logging
from collections import Counter, deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from impera.server.gate import TimedProtocol, household
from impera.server.settings import Settings
from impera.server.socket import Bucket

TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"retry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
MOST_PIPELINED = 16  # requests that can wait on a connection for the answer to an earlier one
FRAME_RATE, FRAME_BURST = 100.0, 1000.0  # frames of a socket, pings and fragments included
PIECE = 2048  # bytes that are read at once, so that a flood of tiny frames stops nobody

log = logging.getLogger("impera.server")


class Crowd:
    """How many connections each address has that are not sockets."""

    def __init__(self, settings: Settings) -> None:
        self._most, self._proxies = settings.connections_per_address, settings.proxies
        self._here: Counter[str] = Counter()

    def enter(self, host: str) -> str | None:
        """Count one more connection; None if that is too many. Proxies bring a crowd with them."""
        address = household(host)
        if self._here[address] >= self._most and not is_named(host, self._proxies):
            return None
        self._here[address] += 1
        return address

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


def is_named(host: str, listed: str) -> bool:
    """Whether an address is among those listed, alone or by its network."""
    names = [name.strip() for name in listed.split(",") if name.strip()]
    if "*" in names or host in names:
        return True
    for name in names:
        try:
            if ipaddress.ip_address(host) in ipaddress.ip_network(name, strict=False):
                return True
        except ValueError:
            continue
    return False


class Flood(Exception):
    """More at once than anybody needs."""


class BoundedProtocol(TimedProtocol):
    """HTTP from an address that has few enough connections, and few requests on each."""

    crowd: Crowd  # of all connections of a server
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection begins, unless there are too many."""
        super().connection_made(transport)
        self._address = self.crowd.enter(self.client[0] if self.client else "")
        if self._address is None:
            transport.write(TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """More of a request has come."""
        if not self.transport.is_closing():
            super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins; the parser answers a flood with the status 400."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise Flood
        super().on_message_begin()

    def handle_websocket_upgrade(self) -> None:
        """A connection becomes a socket, and these are counted on their own."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection ends."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address is not None:
            self.crowd.leave(self._address)
            self._address = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that carries no more frames than a client can need, of any kind."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = Bucket(FRAME_RATE, FRAME_BURST)
        self._unread: deque[bytes] = deque()

    def data_received(self, data: bytes) -> None:
        """Read what has come: at once if it is little, otherwise in pieces, as others let us."""
        if len(data) <= PIECE and not self._unread:
            super().data_received(data)
            return
        if not self._unread:
            self.loop.call_soon(self._read_on)
        self._unread += [data[first : first + PIECE] for first in range(0, len(data), PIECE)]
        self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self._unread.clear()
            return
        super().data_received(self._unread.popleft())
        if self._unread:
            self.loop.call_soon(self._read_on)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Pass on what was read, unless it is a flood."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        """Close without the answers that were asked for: nobody may be reading them."""
        log.info("too many frames")
        self.conn.data_to_send()
        if self.handshake_complete:
            self.conn.fail(1008, "too-fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        self.close_sent = True
        self._unread.clear()
        self.transport.close()
