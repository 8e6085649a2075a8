"""A bot that plays at a table on a server, with anybody else who sits there.

    python examples/server_bot.py http://localhost:8000          opens a table against a bot there
    python examples/server_bot.py http://localhost:8000 TABLE    sits down at a table that is open

It needs only `pip install websockets`, and speaks the protocol in docs/protocol.md. The
same bot in JavaScript is bot.mjs.
"""

import asyncio
import hashlib
import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PACE = 0.06  # seconds before each message: the server accepts 20 a second
PASSING = ("too-fast", "not-now", "not-your-turn", "old-position", "unavailable", "stopping")
EFFECTS = ("republic", "oligarchy", "divine-right", "holy-book", "end")  # best first


def choose(view: dict) -> str:
    """The strategy: collect the Domain we have most of. Put your own here."""
    mine = view["areas"][view["seat"]]

    def worth(token: str) -> int:
        verb, *rest = token.split()
        if verb in EFFECTS:
            return 20 - EFFECTS.index(verb)
        if verb in ("keep", "open", "play", "take", "discard", "give"):
            same = sum(card[0] == rest[0][0] for card in mine)
            return -same if verb in ("discard", "give") else 20 + same
        return -99

    return max(view["legal"], key=worth)


class Player:
    """Remembers what we were told last, and says what comes next."""

    def __init__(self) -> None:
        self.token, self.contribution = None, b""
        self.number, self.done, self.waits = 0, 0, False

    def hear(self, message: dict) -> dict | None:
        """Handle a message; returns what to say now, if anything."""
        if message["type"] == "error":
            if message["code"] not in PASSING:
                raise SystemExit(f"{message['code']}: {message['text']}")
            self.waits = False
        elif message["type"] == "done":
            self.waits, self.done = False, message["number"]
        elif message["type"] in ("welcome", "update"):
            self.number, self.standing = message["number"], message["standing"]
            if message["views"] is not None:
                self.views = message["views"]
            if message["type"] == "welcome":
                self.token, self.waits = message["token"], False
        if self.waits or self.number < self.done:
            return None  # an answer, or the update after our last message, is still under way
        wish = self.wish()
        self.waits = wish is not None
        return wish and {"id": secrets.token_hex(8), **wish}

    def wish(self) -> dict | None:
        """What the table is waiting for us to do."""
        phase, chairs = self.standing["phase"], self.standing["chairs"]
        mine = next((chair for chair in chairs if chair["mine"]), None)
        if mine is None:
            if phase != "waiting":
                raise SystemExit(f"no chair is free; the table is {phase}")
            return {"type": "sit", "name": "Example bot"}
        if phase in ("waiting", "shuffling") and not mine["committed"]:
            self.contribution = secrets.token_bytes(32)
            digest = hashlib.sha256(self.contribution).hexdigest()
            return {"type": "commit", "commitment": digest}
        all_committed = all(chair["committed"] for chair in chairs if chair["bot"] is None)
        if phase == "shuffling" and all_committed and not mine["revealed"]:
            return {"type": "reveal", "contribution": self.contribution.hex()}
        view = next((view for view in self.views if view["legal"]), None)
        if phase != "playing" or view is None or mine["away"] is not None:
            return None
        return {
            "type": "decide",
            "position": self.standing["position"],
            "decision": choose(view),
        }


async def play(server: str, table: str) -> dict:
    """Sit at the table until the game is over; returns how it ended."""
    player = Player()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async for socket in connect(address):  # reconnects if the connection breaks
        try:
            await socket.send(json.dumps({"type": "hello", "token": player.token}))
            async for frame in socket:
                wish = player.hear(json.loads(frame))
                if player.standing["phase"] == "over":
                    return player.views[0]["result"]
                if wish is not None:
                    await asyncio.sleep(PACE)
                    await socket.send(json.dumps(wish))
        except ConnectionClosed:
            continue
    raise SystemExit("the server is gone")


def open_table(server: str) -> str:
    """Open a table for us and one of the server's bots."""
    wish = {"players": 2, "chairs": ["person", "level:1"]}
    request = Request(f"{server}/api/tables", json.dumps(wish).encode(), method="POST")
    with urlopen(request) as response:
        return json.load(response)["table"]


if __name__ == "__main__":
    home = sys.argv[1].rstrip("/")
    name = sys.argv[2] if len(sys.argv) > 2 else open_table(home)
    print(json.dumps(asyncio.run(play(home, name))))
