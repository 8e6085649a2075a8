"""Quotas: what an address or a guest may have at once, and what everybody else has meanwhile."""

import asyncio
import json
import time
from contextlib import AsyncExitStack, suppress
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from impera.server import desk, pacing, replaying, wires
from impera.server import socket as buckets
from impera.server.settings import Settings
from impera.server.socket import Bucket
from impera.server.wires import is_named

from ..patience import PATIENCE
from .people import Address, Person, serving, socket

HERE, ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "198.51.100.7"}
BOTS = {"players": 2, "chairs": ["level:1", "level:1"]}


async def over(at: Address, *chairs: str) -> str:
    """A table whose game is over."""
    table = await at.open(*chairs)
    await at.ask_until(f"/api/tables/{table}", lambda found: found["phase"] == "over")
    return table


# Bots among themselves.


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [
        ({}, True),
        ({"host": "::1"}, True),
        ({"host": "localhost"}, True),
        ({"host": "0.0.0.0"}, False),
        ({"host": "play.example.org"}, False),
        ({"proxies": "127.0.0.1"}, False),
        ({"origins": ("https://example.org",)}, False),
        ({"host": "0.0.0.0", "bots_only_tables": "yes"}, True),
        ({"bots_only_tables": "no"}, False),
    ],
)
def test_tables_for_bots_alone_are_for_servers_that_strangers_cannot_reach(
    chosen: dict[str, Any], allowed: bool
) -> None:
    assert Settings(**chosen).allows_bots_only is allowed


async def test_on_a_public_server_a_table_needs_a_person(sqlite: str) -> None:
    async with serving(sqlite) as at:
        finished = await over(at, "level:1", "level:1")
    async with serving(sqlite, proxies="127.0.0.1") as at:
        for wish in (BOTS, {**BOTS, "from_game": {"table": finished, "step": 3}}):
            response = await at.http("POST", "/api/tables", json=wish)
            assert (response.status_code, response.json()["code"]) == (403, "bots-only")
        await at.open("person", "level:6")


async def test_on_a_public_server_bots_among_themselves_never_rush(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1", bots_only_tables="yes") as at:
        waits = []

        async def let_go(_: object, wait: float) -> None:
            waits.append(wait)

        with patch("impera.server.live.hold_back", let_go):
            await over(at, "level:1", "level:1")
        assert set(waits) == {pacing.LEAST_BOTS_ONLY}


# Tables.


async def test_an_address_cannot_leave_more_tables_waiting_than_its_quota(url: str) -> None:
    quota: dict[str, Any] = {
        "tables_per_address": 2,
        "proxies": "127.0.0.1",
        "bots_only_tables": "yes",
    }
    async with serving(url, **quota) as at, AsyncExitStack() as stack:
        at.server.house.bots_only_pace = 0.0  # while we wait for a game to end

        async def opened(headers: dict[str, str], **wish: Any) -> httpx.Response:
            return await at.http("POST", "/api/tables", json=wish, headers=headers)

        tables = [(await opened(HERE)).json()["table"] for _ in range(2)]
        refused = await opened(HERE)
        assert (refused.status_code, refused.json()["code"]) == (429, "unattended")
        assert refused.headers["retry-after"] == "60"
        assert (await opened(ELSEWHERE)).status_code == 201
        await stack.enter_async_context(at.person(tables[0]))  # somebody comes
        done = await opened(HERE, **BOTS)
        assert done.status_code == 201
        assert (await opened(HERE)).json().get("code") in (None, "unattended")
        path = f"/api/tables/{done.json()['table']}"
        await at.ask_until(path, lambda found: found["phase"] == "over")
        async with asyncio.timeout(PATIENCE):  # a finished game waits for nobody
            while (await opened(HERE)).status_code != 201:
                await asyncio.sleep(0.01)
        assert (await opened(HERE)).json()["code"] == "unattended"


async def test_a_guest_has_a_quota_wherever_they_are(sqlite: str) -> None:
    async with serving(sqlite, tables_per_guest=2, proxies="127.0.0.1") as at:
        async with httpx.AsyncClient(base_url=at.home, timeout=PATIENCE) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            answers = [
                await client.post(
                    "/api/tables", json={}, headers={"X-Forwarded-For": f"192.0.2.{n}"}
                )
                for n in range(3)
            ]
        assert [each.status_code for each in answers] == [201, 201, 429]
        assert answers[2].json()["code"] == "unattended"
        await at.open("person", "person")


# Requests.


async def test_requests_of_an_address_are_counted_by_what_they_cost(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "HESITATE", 0.0)
    async with serving(sqlite, requests_per_second=1, proxies="127.0.0.1") as at:
        # However long it takes, nothing more is allowed meanwhile.
        stopped = SimpleNamespace(monotonic=partial(float, time.monotonic()))
        monkeypatch.setattr(buckets, "time", stopped)
        answers = [await at.http("GET", "/api/guest", headers=HERE) for _ in range(20)]
        refused = next(each for each in answers if each.status_code == 429)
        assert answers.index(refused) >= 10
        assert refused.json()["code"] == "too-many"
        assert int(refused.headers["retry-after"]) == 1
        assert "content-security-policy" in refused.headers
        for path in ("/", "/nowhere", "/healthz", "/assets/x.js"):
            assert (await at.http("GET", path, headers=HERE)).status_code == 429
        dear = await at.http("GET", "/api/games/x/replay", headers=HERE)
        assert int(dear.headers["retry-after"]) > 5
        assert (await at.http("POST", "/api/guest", json={}, headers=HERE)).status_code == 429
        async with socket(at.port, "x", HERE) as one:
            assert await Person(one).closed() == (1008, "too-many")
        table = await at.open("person", "level:1")  # others notice nothing
        async with at.person(table, headers=ELSEWHERE) as other:
            await other.sit()


async def test_dear_answers_use_up_a_share_sooner(sqlite: str) -> None:
    async with serving(sqlite, requests_per_second=10, proxies="127.0.0.1") as at:
        answers = [await at.http("GET", "/api/games/x/replay", headers=HERE) for _ in range(8)]
        assert [each.status_code for each in answers][:4] == [404] * 4
        assert answers[-1].status_code == 429
        cheap = [await at.http("GET", "/api/guest", headers=ELSEWHERE) for _ in range(50)]
        assert {each.status_code for each in cheap} == {200}


async def test_many_who_ask_for_replays_wait_for_one_at_a_time(sqlite: str) -> None:
    working, most, made = 0, 0, 0
    work_out = replaying.work_out

    def counted(*given: Any) -> bytes:
        nonlocal working, most, made
        working, made = working + 1, made + 1
        most = max(most, working)
        try:
            return work_out(*given)
        finally:
            working -= 1

    async with serving(sqlite) as at:
        table = await over(at, "level:1", "level:2")
        paths = [f"/api/games/{table}/replay", f"/api/games/{table}/replay?seat=1"]
        with patch.object(replaying, "work_out", counted):
            answers = await asyncio.gather(*(at.get(path) for path in paths * 8))
            assert answers[0] == answers[2] != answers[1]
            assert (most, made) == (1, 2)
            response = await at.http("GET", f"/api/games/{table}/replay?seat=3")
            assert response.json()["code"] == "refused"
        with patch.object(replaying, "MOST_KEPT", 1):
            assert [await at.get(path) for path in paths * 2] == answers[:2] * 2


# Connections.


async def talk(at: Address, *sent: bytes) -> bytes:
    """All that a connection answers until it is closed; after the first part, once it answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    with suppress(ConnectionError):
        for each in sent:
            if each != sent[0]:
                await reader.readuntil(b"\r\n\r\n")
            writer.write(each)
            await writer.drain()
    answer = b""
    with suppress(ConnectionError):
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


async def test_connections_of_an_address_are_counted(sqlite: str) -> None:
    async with serving(sqlite, connections_per_address=3) as at, AsyncExitStack() as stack:
        table = await at.open("person", "person")
        for _ in range(5):  # sockets have a limit of their own
            await stack.enter_async_context(at.person(table))
        idle = [await asyncio.open_connection("127.0.0.1", at.port) for _ in range(3)]
        answer = await talk(at, b"")
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: " in answer
        idle[0][1].close()
        async with asyncio.timeout(PATIENCE):
            while b" 429 " in await talk(
                at, b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            ):
                await asyncio.sleep(0.01)
        for _, writer in idle[1:]:
            writer.close()


async def test_proxies_may_bring_a_crowd(sqlite: str) -> None:
    async with serving(sqlite, connections_per_address=2, proxies="127.0.0.0/8") as at:
        idle = [await asyncio.open_connection("127.0.0.1", at.port) for _ in range(6)]
        await at.get("/healthz")
        for _, writer in idle:
            writer.close()


def test_proxies_are_named_by_address_or_network() -> None:
    assert is_named("10.1.2.3", "127.0.0.1, 10.0.0.0/8")
    assert is_named("::1", "*")
    assert not is_named("10.1.2.3", "127.0.0.1,10.2.0.0/16,nonsense")
    assert not is_named("", "")
    assert not is_named("10.1.2.3", "")


async def test_requests_without_waiting_for_answers_are_bounded(sqlite: str) -> None:
    async with serving(sqlite) as at:
        many = await talk(at, b"GET /api/ranking HTTP/1.1\r\nHost: here\r\n\r\n" * 5000)
        assert many.count(b"HTTP/1.1 200 OK") <= wires.MOST_PIPELINED + 1
        few = b"GET /api/ranking HTTP/1.1\r\nHost: here\r\n\r\n" * 4
        last = b"GET /api/ranking HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        assert (await talk(at, few + last)).count(b"HTTP/1.1 200 OK") == 5


# Frames.


def upgraded(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(opcode: int, content: bytes = b"", *, last: bool = True) -> bytes:
    return bytes([0x80 * last | opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


HELLO = frame(1, b'{"type":"hello"}')
PING, PONG, PART = frame(9, b"x" * 100), frame(10), frame(0, last=False)


@pytest.mark.parametrize("flood", [PING, PONG, PART], ids=["ping", "pong", "part"])
async def test_a_flood_of_frames_is_hung_up_on(sqlite: str, flood: bytes) -> None:
    """Pings ask for an answer each, which nobody may be reading; parts never become a message."""
    begin = frame(1, b"x", last=False) if flood == PART else b""
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as other:
            answer = await talk(at, upgraded(table), HELLO + begin + flood * 20_000)
            assert answer.count(b"x" * 100) <= wires.FRAME_BURST
            await other.sit()
        live = await at.server.house.live(table)
        while live.sockets:
            await asyncio.sleep(0.01)


async def test_a_long_message_in_many_pieces_is_one_message(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            text = json.dumps({"type": "sit", "id": "1"}).ljust(4000)
            await one.connection.send([text[n : n + 10] for n in range(0, len(text), 10)])
            await one.until(lambda told: told["type"] == "done")
            for _ in range(20):  # and many messages at once are all read
                await one.send(json.dumps({"type": "ping"}).ljust(3000))
            for _ in range(20):
                await one.until(lambda told: told["type"] == "pong")


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Bucket(2.0, 10.0)
    assert bucket.take(10.0)
    assert not bucket.take(4.0)
    assert 1.0 < bucket.wait(4.0) <= 2.0
