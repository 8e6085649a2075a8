"""Who is connected to a table: a few are told of everyone at once, a crowd now and then."""

import asyncio

from impera.server.host import Host
from impera.server.messages.answers import Presence
from impera.server.messages.protocol import encode
from impera.server.socket import Socket
from impera.server.storage.guests import new_token
from impera.server.storage.log import hashed
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

    def guests(self, socket: Socket) -> set[str | None]:
        """The guest by cookie, and those who took the chairs that the token holds."""
        return {socket.guest, *(self._table.places[chair].guest for chair in socket.who.chairs)}

    def sign_out(self, guest: str) -> None:
        """A device of a guest's is signed out: all of theirs connect again, and show who they are.

        No token holds their chairs any more, as in the log; the cookies of other devices do.
        """
        theirs = [socket for socket in self.sockets if guest in self.guests(socket)]
        for place in self._table.places:
            if place.guest == guest:
                place.token = hashed(new_token())
        for socket in theirs:
            socket.guest, socket.name = None, None
            socket.who = self._table.held(socket.token_hash, None)
            socket.close(1012, "stopping", "a device of yours was signed out; connect again")

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
