"""One socket: its outgoing queue, who reads it, and how fast messages may come."""

import asyncio
import time
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from impera.server.messages.answers import Error, ServerMessage
from impera.server.messages.problems import Code
from impera.server.messages.protocol import encode
from impera.server.table.standing import Who

LARGEST_BACKLOG = 512 * 1024  # bytes that can wait for a slow reader
LONGEST_BACKLOG = 500  # messages


class Bucket:
    """Allows a burst, and then a number per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or as many as it costs."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """In how many seconds so much will be allowed, if nothing else is taken."""
        return max(0.0, cost - self._left) / self._rate

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Socket:
    """A connection to a table."""

    def __init__(
        self, websocket: WebSocket, token: str, token_hash: str, address: str = ""
    ) -> None:
        self.token, self.token_hash, self.address = token, token_hash, address
        self.guest: str | None = None
        self.name: str | None = None
        self.who = Who()
        self.closing: tuple[int, Code] | None = None
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many frames the reader hasn't taken yet."""
        return len(self._waiting)

    def send(self, message: ServerMessage) -> None:
        """Send a message when the reader is ready."""
        self.push(encode(message))

    def push(self, frame: bytes) -> None:
        """Send an encoded message; a client that reads too slowly is dropped."""
        if self.closing is not None:
            return
        self._bytes += len(frame)
        if self._bytes > LARGEST_BACKLOG or len(self._waiting) > LONGEST_BACKLOG:
            self._waiting.clear()
            self.close(1013, "slow", "you read too slowly")
            return
        self._waiting.append(frame)
        self._sent.clear()
        self._wake.set()

    async def drained(self) -> None:
        """Wait until nothing waits to be sent: who asks for much gets it as fast as they read."""
        await self._sent.wait()

    def close(self, status: int, code: Code, text: str, until: int | None = None) -> None:
        """Say why, and hang up."""
        if self.closing is None:
            self._waiting.append(encode(Error(code, text, until=until)))
            self.closing = (status, code)
            self._wake.set()

    async def pump(self) -> None:
        """Send the queue, as fast as it is read, until the socket is closed."""
        try:
            while True:
                while self._waiting:
                    frame = self._waiting.popleft()
                    self._bytes -= len(frame)
                    await self._websocket.send({"type": "websocket.send", "text": frame.decode()})
                self._sent.set()
                if self.closing is not None:
                    await self._websocket.close(*self.closing)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader is gone
        finally:
            self._sent.set()

    @property
    def open(self) -> bool:
        """Whether messages may still come."""
        return (
            self.closing is None and self._websocket.client_state is not WebSocketState.DISCONNECTED
        )
