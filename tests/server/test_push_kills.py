"""Servers that are killed while they call people back: none is lost, none is doubled."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.people import Address
from tests.server.postgresql import free_port
from tests.server.receiver import Post, Receiver, answer, receiving
from tests.server.test_push import Pair, guest, pair, pass_turn, subscribe

ROOT = Path(__file__).parent.parent.parent
KILLS = 6
LONGEST = 1.0  # seconds that a server lives
TABLES = 3
GONE = (WebSocketException, httpx.TransportError, OSError, TimeoutError, EOFError)


class Mortal(Address):
    """A server that is killed now and then, at an address that stays."""

    def __init__(self, url: str, service: str) -> None:
        self.port = free_port()
        self.home = f"http://127.0.0.1:{self.port}"
        self._words = [sys.executable, "-m", "tests.server.hasty", url, str(self.port), service]
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        ours = {"PYTHONPATH": os.environ.get("PYTHONPATH", ""), **os.environ}
        return subprocess.Popen(self._words, cwd=ROOT, env=ours, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def revive(self) -> None:
        self.kill()
        self.process = self._start()

    async def up(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(*GONE):
                    if (await self.http("GET", "/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)


@asynccontextmanager
async def mortal(url: str, service: str) -> AsyncIterator[Mortal]:
    at = Mortal(url, service)
    try:
        await at.up()
        yield at
    finally:
        at.kill()


class Game:
    """A game that goes on whatever happens; the second person has a browser that is called."""

    def __init__(self, at: Mortal, receiver: Receiver, name: str, table: Pair) -> None:
        self.at, self.receiver, self.table = at, receiver, table
        self.browser = receiver.browser(name)
        self.called = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Turn after turn; who is called comes only when the call has arrived."""
        while not stop.is_set() or not self.called:
            if await self.passed(0) != [1]:
                return  # the game is over
            self.called += 1
            await self.receiver.until(lambda: len(self.receiver.shown(self.browser)) >= self.called)
            await self.passed(1)

    async def passed(self, chair: int) -> list[int]:
        """Somebody decides until it is not their turn, however often they must return."""
        while True:
            try:
                headers = self.table.cookies[chair]
                async with self.at.person(self.table.table, headers=headers) as person:
                    if person.standing["asked"] == [chair]:
                        await pass_turn(person)
                    asked: list[int] = person.standing["asked"]
                    return asked
            except GONE:
                await self.at.up()


async def test_every_call_arrives_and_is_shown_once_however_often_the_server_dies(url: str) -> None:
    async with receiving() as receiver, mortal(url, receiver.origin) as at:
        games = [await started(at, receiver, f"bo{number}") for number in range(TABLES)]
        stop = asyncio.Event()
        playing = asyncio.gather(*(game.play(stop) for game in games))
        for _ in range(KILLS):
            await at.up()
            await asyncio.sleep(random.uniform(0, LONGEST))
            assert not playing.done() or playing.exception() is None
            at.revive()
        await at.up()
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await playing
        for game in games:
            shown = receiver.shown(game.browser)
            assert len(shown) == game.called
            for same in shown.values():  # sent again, it says the same and takes its own place
                assert {each["tag"] for each in same} == {"your-turn"}
                assert {each["path"] for each in same} == {f"/t/{game.table.table}"}


async def test_a_server_killed_before_it_notes_a_call_as_sent_sends_the_same_again(
    url: str,
) -> None:
    async with receiving() as receiver, mortal(url, receiver.origin) as at:
        game = await started(at, receiver, "bo")

        def kill(_: Post) -> bytes:
            if len(receiver.posts) == 1:
                at.kill()  # the service has it, and the server will never know
            return answer(201)

        receiver.says = kill
        await game.passed(0)
        await receiver.until(lambda: receiver.posts)
        at.revive()
        await receiver.until(lambda: len(receiver.posts) == 2)
        first, again = receiver.messages(game.browser)
        assert first == again
        assert {post.headers["Topic"] for post in receiver.posts} == {"your-turn"}


async def started(at: Mortal, receiver: Receiver, name: str) -> Game:
    """A game that has come to the first person's turn."""
    ada, bo = await guest(at, "Ada"), await guest(at, name)
    table = await pair(at, ada, bo)
    people = await table.begin()
    if people[1].legal:
        await pass_turn(people[1])
    for person in people:
        await person.connection.close()
    game = Game(at, receiver, name, table)
    sent = await subscribe(at, bo, **game.browser.subscription(receiver.origin))
    assert sent.status_code == 200, sent.text
    return game
