"""Who is connected to a table: a few are told of everyone at once, a crowd now and then."""

import asyncio

from impera.server.host import Host
from impera.server.messages.answers import Presence
from impera.server.messages.protocol import encode
from impera.server.socket import Socket
from impera.server.table.standing import Table

COMPANY = 16  # sockets that are told of everyone who comes or goes
EACH = 0.001  # seconds between two announcements, for every socket of a larger crowd


class Crowd:
    """The sockets at a table in this process."""

    def __init__(self, house: Host, table: Table) -> None:
        self.sockets: set[Socket] = set()
        self._house, self._table = house, table
        self._newest: Socket | None = None  # knows everything from its welcome
        self._timer: asyncio.TimerHandle | None = None

    def presence(self) -> tuple[list[bool], int]:
        """Which chairs are connected, here or elsewhere, and how many people are watching."""
        chairs, watching = self._here()
        others, more = self._house.others.elsewhere(self._table.id, self._house.alive)
        here = [chair in chairs | others for chair in range(self._table.setup.players)]
        return here, watching + more

    def _here(self) -> tuple[set[int], int]:
        chairs = set().union(*(socket.who.chairs for socket in self.sockets))
        return chairs, sum(not socket.who.chairs for socket in self.sockets)

    def changed(self, newest: Socket | None = None) -> None:
        """Somebody has come, gone, sat down or got up: tell everyone soon, here and elsewhere."""
        self._newest = newest
        if len(self.sockets) <= COMPANY:
            self._announce()
        elif self._timer is None:
            wait = EACH * len(self.sockets)
            self._timer = asyncio.get_running_loop().call_later(wait, self._announce)

    def _announce(self) -> None:
        self.stop()
        self.tell()
        self.say()

    def tell(self) -> None:
        """Tell everybody here who is connected."""
        frame = encode(Presence(*self.presence()))
        for socket in self.sockets:
            if socket is not self._newest:
                socket.push(frame)

    def say(self) -> None:
        """Tell other processes who is connected here."""
        self._house.others.say(self._table.id, *self._here())

    def stop(self) -> None:
        """Announce nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
