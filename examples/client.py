"""A complete client: opens a table against bots, shuffles with the server, and plays at random.

    python examples/client.py http://localhost:8000

It needs only `pip install websockets`, and speaks the protocol in docs/protocol.md.
"""

import asyncio
import hashlib
import itertools
import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def open_table(server: str) -> str:
    """Open a table for us and two bots."""
    wish = {"players": 3, "chairs": ["person", "level:1", "level:2"], "setup": "draft"}
    request = Request(f"{server}/api/tables", json.dumps(wish).encode(), method="POST")
    with urlopen(request) as response:
        return json.load(response)["table"]


async def play(server: str, table: str) -> dict:
    """Sit down, shuffle, and decide until the game is over; returns how it ended."""
    ids = map(str, itertools.count())
    contribution = secrets.token_bytes(32)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address) as socket:

        async def say(kind: str, **fields: object) -> None:
            await socket.send(json.dumps({"type": kind, "id": next(ids), **fields}))

        await socket.send(json.dumps({"type": "hello"}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "error":
                raise SystemExit(f"{message['code']}: {message['text']}")
            if message["type"] not in ("welcome", "update"):
                continue
            standing, views = message["standing"], message["views"]
            mine = next((chair for chair in standing["chairs"] if chair["mine"]), None)
            if standing["phase"] == "over":
                return views[0]["result"]
            if message["type"] == "welcome":
                await say("sit", name="Example")
            elif standing["phase"] == "shuffling" and not mine["committed"]:
                await say("commit", commitment=hashlib.sha256(contribution).hexdigest())
            elif standing["phase"] == "shuffling" and not mine["revealed"]:
                await say("reveal", contribution=contribution.hex())
            elif views and views[0]["legal"]:
                decision = secrets.choice(views[0]["legal"])
                await say("decide", position=standing["position"], decision=decision)
    raise SystemExit("the server has hung up")


if __name__ == "__main__":
    home = sys.argv[1].rstrip("/")
    name = open_table(home)
    print(asyncio.run(play(home, name)))
    print(f"the record: {home}/api/games/{name}/record")
