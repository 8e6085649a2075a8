"""Attacks on calling back: addresses that lead elsewhere, services that misbehave."""

import asyncio
import json
import socket
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Delete, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.rules.refused import Refused
from impera.server.push import posting
from impera.server.push.posting import LARGEST, Unreachable, post
from impera.server.push.sealing import CURVE, decoded, encoded, reader, sealed
from impera.server.push.services import Services, are_public, target
from impera.server.storage import schema
from tests.server.people import serving
from tests.server.receiver import Browser, answer, receiving
from tests.server.test_push import calling, guest, pair, rows, settled, subscribe, turn_passes_to

FOREIGN = [
    "http://fcm.googleapis.com/a",  # not sealed on the way
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/a",
    "https://2130706433/a",
    "https://fcm.googleapis.com:8443/a",
    "https://fcm.googleapis.com.example.org/a",
    "https://examplefcm.googleapis.com/a",
    "https://push.apple.com.example.org/a",
    "https://evilpush.apple.com/a",
    "https://fcm.googleapis.com@example.org/a",
    "https://example.org\\@fcm.googleapis.com/a",
    "https://example.org#.push.apple.com/a",
    "https://example.org?.push.apple.com/a",
    "https://fcm.googleapis.com./a",
    "https://ｆcm.googleapis.com/a",  # noqa: RUF001  # a wide letter
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\r\nX: y",
    "https://fcm.googleapis.com/" + "a" * 1024,
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/a",
    "https:///a",
    "https://[/a",
    "https://fcm.googleapis.com:port/a",
    "",
]


@pytest.mark.parametrize("endpoint", FOREIGN)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused):
        Services("usual").target(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/a:b",
        "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://web.push.apple.com/a",
        "https://wns2-par02p.notify.windows.com/w/?token=a%2b",
    ],
)
def test_the_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert Services("usual").target(endpoint).trusted is False
    with pytest.raises(Refused):
        Services("push.example.org").target(endpoint)
    assert not Services("off")


@pytest.mark.parametrize(
    "hidden",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
    ],
)
def test_no_private_address_passes_for_a_public_one(hidden: str) -> None:
    assert are_public(["8.8.8.8", "2606:4700::1111"])
    assert not are_public([hidden])
    assert not are_public(["8.8.8.8", hidden])
    assert not are_public([])


async def test_a_name_that_leads_home_is_not_followed() -> None:
    """DNS is what an attacker has in hand, so it answers what they like."""
    async with receiving() as receiver:
        port = int(receiver.origin.rpartition(":")[2])
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
        where = target(f"http://push.example.org:{port}/a")
        with patch.object(socket, "getaddrinfo", lambda *_, **__: found):
            with pytest.raises(Unreachable, match="public"):
                await post(where, {}, b"")
            assert receiver.posts == []
            assert (await post(where._replace(trusted=True), {}, b"")).status == 201


async def test_a_redirection_is_not_followed() -> None:
    async with receiving() as receiver:
        receiver.says = lambda _: answer(307, Location=f"{receiver.origin}/inside")
        where = target(f"{receiver.origin}/a")._replace(trusted=True)
        assert (await post(where, {}, b"")).status == 307
        assert [each.path for each in receiver.posts] == ["/a"]


@pytest.mark.parametrize(
    "said",
    [
        b"HTTP/1.1 201 X\r\n" + b"X: y\r\n" * LARGEST,
        b"HTTP/1.1 " + b"2" * LARGEST * 2,
        b"SSH-2.0-x\r\n\r\n",
        b"",
        b"HTTP/1.1 100 Go on\r\n\r\n" * 3,
    ],
)
async def test_a_service_that_talks_nonsense_is_cut_off(said: bytes) -> None:
    async with receiving() as receiver:
        receiver.says = lambda _: said
        with pytest.raises(Unreachable):
            await post(target(f"{receiver.origin}/a")._replace(trusted=True), {}, b"")


async def test_a_service_that_never_answers_is_given_up() -> None:
    held: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(lambda _, writer: held.append(writer), "127.0.0.1", 0)
    where = target(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/a")
    with patch.object(posting, "PATIENCE", 0.1), pytest.raises(Unreachable):
        await post(where._replace(trusted=True), {}, b"")
    for writer in held:
        writer.close()
    server.close()


async def test_what_is_no_subscription_is_refused_with_a_sentence(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        good = Browser("/a").subscription(receiver.origin)
        outside = {**good, "endpoint": "https://127.0.0.1/a"}
        off = encoded(b"\4" + b"\1" * 64)  # not on the curve
        assert (await subscribe(at, {}, **good)).json()["code"] == "not-now"
        ada = await guest(at, "Ada")
        wrong: list[dict[str, Any]] = [
            outside,
            {**good, "keys": {**good["keys"], "p256dh": off}},
            {**good, "keys": {**good["keys"], "p256dh": "é"}},
            {**good, "keys": {**good["keys"], "auth": "AAAA"}},
        ]
        for each in wrong:
            assert (await subscribe(at, ada, **each)).json()["code"] == "refused", each
        for each in ({**good, "language": "xx"}, {**good, "endpoint": "a" * 1025}, {}):
            assert (await subscribe(at, ada, **each)).json()["code"] == "malformed", each
        for strange in ("\ud800", "a\0b", "é" * 300):
            body = json.dumps({"endpoint": strange})
            response = await at.http("DELETE", "/api/guest/push", content=body, headers=ada)
            assert response.status_code < 500, strange
            body = json.dumps({**good, "endpoint": strange})
            response = await at.http("POST", "/api/guest/push", content=body, headers=ada)
            assert response.json()["code"] in ("refused", "malformed"), strange
        foreign = {**ada, "Origin": "https://example.org"}
        assert (await subscribe(at, foreign, **good)).json()["code"] == "origin"
        assert (await at.get("/api/guest/push", headers=ada))["devices"] == 0


async def test_a_server_that_calls_nobody_says_so(sqlite: str) -> None:
    async with serving(sqlite, push_services="off") as at:
        ada = await guest(at, "Ada")
        assert (await at.get("/api/guest/push"))["key"] is None
        good = Browser("/a").subscription("https://fcm.googleapis.com")
        assert (await subscribe(at, ada, **good)).json()["code"] == "refused"


async def test_a_guest_has_few_devices_and_nobody_elses(url: str) -> None:
    async with calling(url) as (at, receiver):
        ada, eve = await guest(at, "Ada"), await guest(at, "Eve")
        wishes = [receiver.browser(f"{n}").subscription(receiver.origin) for n in range(7)]
        counts = [(await subscribe(at, ada, **wish)).json()["devices"] for wish in wishes]
        assert counts == [1, 2, 3, 4, 5, 5, 5]
        assert (await subscribe(at, ada, **wishes[6])).json()["devices"] == 5

        async def end(who: dict[str, str]) -> int:
            body = {"endpoint": wishes[6]["endpoint"]}
            response = await at.http("DELETE", "/api/guest/push", json=body, headers=who)
            return int(response.json()["devices"])

        assert await end(eve) == 0
        assert (await at.get("/api/guest/push", headers=ada))["devices"] == 5
        assert await end(ada) == 4


async def test_with_a_guest_go_their_devices_calls_and_letters(url: str) -> None:
    async with calling(url) as (at, receiver):
        receiver.says = lambda _: answer(503)
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        await subscribe(at, bo, **receiver.browser().subscription(receiver.origin))
        await turn_passes_to(1, await pair(at, ada, bo))
        await receiver.until(lambda: receiver.posts)
        store = at.server.store
        for gone in (delete(schema.chairs), delete(schema.guests)):
            await store._writer.write(partial(execute, gone))
        await settled(store)
        kept = (schema.browsers, schema.calls, schema.digests, schema.outbox)
        assert [await rows(store, each) for each in kept] == [0, 0, 0, 0]


async def execute(statement: Delete, connection: AsyncConnection) -> None:
    await connection.execute(statement)


async def test_neither_log_nor_error_names_an_endpoint_or_a_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with calling(f"sqlite:///{tmp_path / 'tables.db'}") as (at, receiver):
        receiver.says = lambda _: answer(403)
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        wish = receiver.browser("secret-path").subscription(receiver.origin)
        await subscribe(at, bo, **wish)
        await turn_passes_to(1, await pair(at, ada, bo))
        await receiver.until(lambda: receiver.posts)
        await settled(at.server.store)
    assert "403 from 127.0.0.1" in str([vars(record) for record in caplog.records])
    for secret in ("secret-path", *wish["keys"].values()):
        assert secret not in str([vars(record) for record in caplog.records])


def test_a_sealed_message_is_the_one_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    to = reader(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    message = sealed(
        b"When I grow up, I want to be a watermelon",
        to,
        own=ec.derive_private_key(own, CURVE),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
