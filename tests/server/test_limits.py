"""Limits: what is too large, too fast, too many, too slow or from another origin."""

import asyncio
import json
import re
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from impera.server import gate, socket
from impera.server.app import RATE
from impera.server.gate import HEADERS
from impera.server.guests import COOKIE

from ..patience import PATIENCE
from .people import Person, serving
from .people import socket as connection

pytestmark = pytest.mark.filterwarnings("ignore:remove second argument")


async def test_a_message_of_more_than_four_kilobytes_is_refused(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            await one.send(json.dumps({"type": "sit", "id": "1"}).ljust(4096))
            await one.until(lambda told: told["type"] == "done")
            await one.send(json.dumps({"type": "sit", "id": "1"}).ljust(4097))
            assert await one.closed() == (1009, "too-large")
            assert one.told[-1]["code"] == "too-large"
        async with at.person(table) as one:
            await one.send("x" * 1_000_000)
            assert (await one.closed())[0] == 1009
        response = await at.http("POST", "/api/guest", content=b" " * 5000)
        assert (response.status_code, response.json()["code"]) == (413, "too-large")
        response = await at.http("POST", "/api/tables", content=b" " * 33_000)
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


async def test_a_flood_is_slowed_down_and_then_hung_up_on(sqlite: str) -> None:
    async with serving(sqlite, rate=RATE) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one, at.person(table) as other:
            for _ in range(60):
                await one.send({"type": "ping"})
            answers = [await one.read() for _ in range(60)]
            pongs = [each for each in answers if each["type"] == "pong"]
            assert 40 <= len(pongs) < 60
            assert {each["code"] for each in answers if each["type"] == "error"} == {"too-fast"}
            await other.sit()
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await one.send({"type": "ping"})
            assert (await one.closed())[0] in (1006, 1008)


async def test_sockets_of_one_address_are_counted(sqlite: str) -> None:
    async with serving(sqlite, sockets_per_address=2) as at:
        table = await at.open("person", "person")
        async with at.person(table), at.person(table), connection(at.port, table) as third:
            person = Person(third)
            assert await person.closed() == (1008, "too-many")
            assert person.told[-1]["code"] == "too-many"
        async with at.person(table) as again:
            await again.sit()


async def test_tables_and_guests_of_one_address_are_counted(sqlite: str) -> None:
    async with serving(sqlite, openings_per_minute=3) as at:
        for _ in range(2):
            await at.open("person", "person")
        assert (await at.http("POST", "/api/guest", json={})).status_code == 200
        for path in ("/api/tables", "/api/guest"):
            response = await at.http("POST", path, json={})
            assert (response.status_code, response.json()["code"]) == (429, "too-many")
            assert response.headers["retry-after"] == "20"


async def test_who_says_nothing_is_hung_up_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("impera.server.app.HANDSHAKE", 0.2)
    monkeypatch.setattr(gate, "HANDSHAKE", 0.2)
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with connection(at.port, table) as silent:
            assert await Person(silent).closed() == (1008, "late")
        async with connection(at.port, table) as wrong:
            await wrong.send('{"type":"ping"}')
            assert await Person(wrong).closed() == (1008, "malformed")
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(b"GET / HTTP/1.1\r\n")  # and never goes on
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()


async def test_half_a_second_request_is_hung_up_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as at:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(b"GET /api/phrases HTTP/1.1\r\nHost: here\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None
        await reader.readexactly(int(length[1]))
        monkeypatch.setattr(gate, "HANDSHAKE", 0.2)
        writer.write(b"GET /api/phrases HTTP/1.1\r\n")  # and never goes on
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"])
@pytest.mark.parametrize("line", [b"x: y\r\n", b"x"], ids=["many", "long"])
async def test_a_request_without_end_is_refused(sqlite: str, before: bytes, line: bytes) -> None:
    """Many headers or a long one, in the first request of a connection or in the second."""
    async with serving(sqlite) as at:
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(before + b"GET /healthz HTTP/1.1\r\nHost: here\r\nx: ")
        sent = 0
        with suppress(ConnectionError):
            while not reader.at_eof() and sent < 100 * gate.LARGEST_HEAD:
                piece = line * (4096 // len(line))
                writer.write(piece)
                await writer.drain()
                sent += len(piece)
                await asyncio.sleep(0)
        assert sent < 100 * gate.LARGEST_HEAD
        with suppress(ConnectionError):
            assert b" 431 " in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()


async def test_who_does_not_read_is_dropped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "LONGEST_BACKLOG", 20)
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        live = await at.server.house.live(table)
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port, limit=1024)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"type":"hello"}'
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        async with at.person(table) as other:
            while not (
                stuck := [each for each in live.sockets if each.token != other.welcome["token"]]
            ):
                await asyncio.sleep(0.01)
            filler = b"x" * 100_000
            for _ in range(2000):
                stuck[0].push(filler)
                await asyncio.sleep(0)
                if stuck[0].closing:
                    break
            assert stuck[0].closing == (1013, "slow")
            await other.sit()  # nobody else has to wait
        writer.close()


async def test_pages_of_other_sites_cannot_speak_for_their_visitors(sqlite: str) -> None:
    async with serving(sqlite, origins=("https://friend.example",)) as at:
        table = await at.open("person", "person")
        evil = {"Origin": "https://evil.example"}
        async with connection(at.port, table, evil) as refused:
            assert await Person(refused).closed() == (1008, "origin")
        for path in ("/api/tables", "/api/guest"):
            response = await at.http("POST", path, json={}, headers=evil)
            assert (response.status_code, response.json()["code"]) == (403, "origin")
        for good in (f"http://127.0.0.1:{at.port}", "https://friend.example"):
            async with at.person(table, headers={"Origin": good}):
                pass


async def test_every_answer_is_careful(sqlite: str) -> None:
    async with serving(sqlite) as at:
        for path in ("/", "/healthz", "/api/tables", "/nowhere", "/api/games/nowhere/record"):
            response = await at.http("GET", path)
            for name, value in HEADERS.items():
                assert response.headers[name] == value, (path, name)
            assert "server" not in response.headers
        wrong = await at.http("DELETE", "/api/tables")
        assert wrong.json()["code"] == "unknown"


async def test_guests_come_back_with_a_signed_cookie(url: str) -> None:
    async with serving(url) as at:
        async with httpx.AsyncClient(base_url=at.home) as client:
            assert (await client.get("/api/guest")).json() == {"guest": None, "name": None}
            made = await client.post("/api/guest", json={"name": " Ana\n"})
            me = made.json()
            assert me["name"] == "Ana"
            cookie = made.headers["set-cookie"]
            assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Path=/"))
            assert "Secure" not in cookie  # not without TLS: a phone at home couldn't come back
            assert (await client.get("/api/guest")).json() == me
            again = await client.post("/api/guest", json={"name": "Bo"})
            assert again.json() == {"guest": me["guest"], "name": "Bo"}
            secret = client.cookies[COOKIE]
        token, _, signature = secret.partition(".")
        for forged in (token, f"{token}.{'0' * 64}", f"{'A' * 43}.{signature}", "", "x" * 5000):
            known = await at.get("/api/guest", headers={"Cookie": f"{COOKIE}={forged}"})
            assert known["guest"] is None
        response = await at.http("POST", "/api/guest", json={"name": "x" * 25})
        assert response.json()["code"] == "name"
        headers = {"Cookie": f"{COOKIE}={secret}"}
        table = await at.open("person", "person")
        async with at.person(table, headers=headers) as one:
            await one.sit()
            assert one.standing["chairs"][0]["name"] == "Bo"
        async with at.person(table, headers=headers) as elsewhere:
            assert elsewhere.chairs == [0]
            await elsewhere.do("leave")


async def test_behind_a_proxy_with_tls_cookies_are_secure(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1") as at:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "8.8.8.8"}
        made = await at.http("POST", "/api/guest", json={}, headers=headers)
        assert made.headers["set-cookie"].startswith("__Host-impera_guest=")
        assert "Secure" in made.headers["set-cookie"]
        assert "max-age" in made.headers["strict-transport-security"]
        assert (await at.http("GET", "/metrics", headers=headers)).status_code == 404
        assert (await at.http("GET", "/metrics")).status_code == 200


async def test_tokens_are_kept_as_hashes_only(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            tokens = [person.welcome["token"] for person in people]
        assert all(len(token) == 43 for token in tokens)
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={})
            tokens.append(client.cookies[COOKIE].partition(".")[0])
    kept = Path(sqlite.removeprefix("sqlite:///")).read_bytes()
    assert table.encode() in kept
    for token in tokens:
        assert token.encode() not in kept
