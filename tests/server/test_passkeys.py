"""Passkeys: a guest signs in with one on any device, and nobody else does, whatever they send."""

import asyncio
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server import gate, passkeys
from impera.server.guests import COOKIE, SECURE_COOKIE
from impera.server.passkeys import encode
from impera.server.storage import schema
from impera.server.storage.passkeys import MOST, Challenge

from ..patience import PATIENCE
from .authenticator import ATTESTED, PRESENT, Authenticator
from .people import Address, serving
from .test_admin import admin

EVIL = "https://evil.example"
NEW, ADD = "/api/guest/passkey/new", "/api/guest/passkey"
CHALLENGE, JOIN = "/api/guest/passkey/challenge", "/api/guest/passkey/join"
NOBODY = {"guest": None, "name": None}


def origin(at: Address) -> str:
    return f"http://localhost:{at.port}"


def browser(at: Address, **headers: str) -> httpx.AsyncClient:
    """A browser of its own, on a page of the server."""
    usual = {"Host": f"localhost:{at.port}", "Origin": origin(at)}
    return httpx.AsyncClient(base_url=at.home, timeout=PATIENCE, headers=usual | headers)


async def posted(client: httpx.AsyncClient, path: str, sent: Any = None) -> Any:
    response = await client.post(path, json=sent)
    assert response.status_code == 200, response.text
    return response.json()


async def registered(client: httpx.AsyncClient, at: Address, **more: Any) -> Authenticator:
    """A guest with a passkey."""
    await posted(client, "/api/guest", {"name": "Ada"})
    made = Authenticator(origin(at), **more)
    kept = await posted(client, ADD, made.create(await posted(client, NEW)))
    assert [each["id"] for each in kept["passkeys"]] == [encode(made.id)]
    return made


async def is_refused(
    client: httpx.AsyncClient, path: str, sent: Any, code: str = "passkey"
) -> None:
    response = await client.post(path, json=sent)
    assert response.status_code >= 400, sent
    assert response.json()["code"] == code, response.text
    assert "set-cookie" not in response.headers


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tests come from one address; how often it may try has a test of its own."""
    monkeypatch.setattr(gate, "PASSKEYS", 1000)


# What works.


@pytest.mark.parametrize("counts", [True, False])
async def test_a_passkey_makes_another_device_the_same_guests(url: str, counts: bool) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at, counts=counts)
        ada = (await desk.get("/api/guest")).json()
        for _ in range(2):
            assert await posted(phone, JOIN, key.get(await posted(phone, CHALLENGE))) == ada
            assert (await phone.get("/api/guest")).json() == ada
        assert phone.cookies[COOKIE] != desk.cookies[COOKIE]
        cookie = phone.cookies[COOKIE]
    async with serving(url) as at, browser(at, Cookie=f"{COOKIE}={cookie}") as phone:
        assert (await phone.get("/api/guest")).json() == ada
        [listed] = (await phone.get("/api/guest/devices")).json()["passkeys"]
        assert listed["used_at"] % 86_400_000 == 0  # to the day


async def test_a_browser_is_told_what_it_needs(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk:
        first = await registered(desk, at)
        options = await posted(desk, NEW)
        ada = (await desk.get("/api/guest")).json()
        assert options["site"] == "localhost"
        assert options["name"] == "Ada"
        assert options["user"] == encode(ada["guest"].encode())
        assert options["known"] == [encode(first.id)]
        assert options["algorithms"] == [-7, -8, -257]
        assert options["seconds"] == passkeys.SECONDS


async def test_what_a_device_says_about_its_maker_is_not_asked_for(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk:
        await posted(desk, "/api/guest", {})
        key = Authenticator(origin(at))
        made = {
            "fmt": "packed",
            "attStmt": {"alg": -7, "sig": b"wrong", "x5c": [b"no certificate"]},
        }
        await posted(desk, ADD, key.create(await posted(desk, NEW), made=made))
        await posted(desk, JOIN, key.get(await posted(desk, CHALLENGE)))


async def test_over_tls_the_page_is_at_the_name_that_the_host_chose(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1", hosts="play.example.org") as at:
        usual = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        async with browser(at, **usual, **{"X-Forwarded-Proto": "https"}) as desk:
            made = await desk.post("/api/guest", json={"name": "Ada"})
            cookie = made.headers["set-cookie"].partition(";")[0]
            assert cookie.startswith(SECURE_COOKIE)
            desk.headers["Cookie"] = cookie
            key = Authenticator("https://play.example.org")
            plain = {"origin": "http://play.example.org"}
            await is_refused(desk, ADD, key.create(await posted(desk, NEW), said=plain))
            await posted(desk, ADD, key.create(await posted(desk, NEW)))
            del desk.headers["Cookie"]
            await is_refused(desk, JOIN, key.get(await posted(desk, CHALLENGE), said=plain))
            assert await posted(desk, JOIN, key.get(await posted(desk, CHALLENGE))) == made.json()


async def test_passkeys_need_a_name(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at, Host=f"127.0.0.1:{at.port}") as desk:
        desk.headers["Origin"] = at.home
        await posted(desk, "/api/guest", {})
        for path in (NEW, CHALLENGE):
            await is_refused(desk, path, {}, "refused")


# What doesn't.

WRONG_PAGES: list[dict[str, Any]] = [
    {"said": {"origin": EVIL}},
    {"said": {"origin": "http://localhost"}},
    {"said": {"origin": "null"}},
    {"said": {"origin": ["http://localhost"]}},
    {"said": {"crossOrigin": True}},
    {"said": {"type": "payment.get"}},
    {"said": {"challenge": encode(bytes(56))}},
    {"said": {"challenge": ""}},
    {"said": {"challenge": 7}},
    {"client_data": b"{}"},
    {"client_data": b"["},
    {"client_data": b"\xff\xfe"},
    {"client_data": b"[" * 2000},
    {"client_data": b""},
    {"rp": "evil.example"},
    {"rp": "LOCALHOST"},
    {"flag": 0},
    {"more": b"\0"},
]
SHARED = b"\xd8\x1c\x81\xd8\x1d\x00"  # a list that contains itself
WRONG_KEYS: list[dict[str, Any]] = [
    {"id": b"another one"},
    {"flag": PRESENT},
    {"flag": ATTESTED},
    {"flag": PRESENT | ATTESTED | 0x80},
    {"length": 0},
    {"length": 0xFFFF},
    {"cose": {3: -35}},
    {"cose": {3: -65535}},
    {"cose": {-1: 2}},
    {"cose": {-2: bytes(32)}},
    {"cose": {-2: b""}},
    {"cose": {-2: "x"}},
    {"cose": {1: 1}},
    {"cose": {1: 3, 3: -257, -1: b"\xff" * 800, -2: b"\xff" * 800}},
    {"cbor": b""},
    {"cbor": b"\xa5\x01"},
    {"cbor": b"\x81" * 500},
    {"cbor": SHARED},
    {"cbor": b"\xc4\x82\x1a\x3b\x9a\xca\x00\x03"},
    {"cbor": cbor2.dumps([1, 2])},
    {"attestation": b""},
    {"attestation": b"\xff"},
    {"attestation": b"\x81" * 1500},
    {"attestation": b"\xba\x7f\xff\xff\xff"},
    {"attestation": SHARED},
    {"attestation": cbor2.dumps({"fmt": "none", "attStmt": {}})},
    {"attestation": cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": "text"})},
    {"attestation": cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": b"x" * 36})},
]


async def test_nothing_false_becomes_a_passkey(url: str) -> None:
    async with serving(url) as at, browser(at) as desk:
        await posted(desk, "/api/guest", {})
        for wrong in [*WRONG_PAGES, *WRONG_KEYS, {"said": {"type": "webauthn.get"}}]:
            made = Authenticator(origin(at)).create(await posted(desk, NEW), **wrong)
            await is_refused(desk, ADD, made)
        assert (await desk.get("/api/guest/devices")).json()["passkeys"] == []
        assert await rows(at, schema.spent) == 0  # none of that leaves anything behind


async def test_nothing_false_signs_anybody_in(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as thief:
        key = await registered(desk, at)
        other = ec.generate_private_key(ec.SECP256R1())
        falsified: list[dict[str, Any]] = [
            *WRONG_PAGES,
            {"said": {"type": "webauthn.create"}},
            {"key": other},
            {"signature": b""},
            {"signature": b"\x30" * 70},
            {"id": b"another one"},
            {"data": b""},
            {"data": b"x" * 36},
            {"data": b"x" * 2000},
            {"user": ""},
            {"user": encode(b"somebody else")},
        ]
        before = await rows(at, schema.spent)
        for wrong in falsified:
            await is_refused(thief, JOIN, key.get(await posted(thief, CHALLENGE), **wrong))
        assert await rows(at, schema.spent) == before
        assert (await thief.get("/api/guest")).json() == NOBODY
        await posted(thief, JOIN, key.get(await posted(thief, CHALLENGE)))  # now it is right


async def test_bodies_are_small_and_plain(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk:
        key = await registered(desk, at)
        made, used = key.create(await posted(desk, NEW)), key.get(await posted(desk, CHALLENGE))
        for path, sent in ((ADD, made), (JOIN, used)):
            for field in sent:
                await is_refused(desk, path, sent | {field: "é" * 8}, "malformed")
                await is_refused(desk, path, sent | {field: "A+/="}, "malformed")
                await is_refused(desk, path, sent | {field: None}, "malformed")
                await is_refused(desk, path, sent | {field: "A" * 5000}, "too-large")
            await is_refused(desk, path, sent | {"name": "x"}, "malformed")
        await is_refused(desk, ADD, made | {"id": "A" * 1365}, "malformed")
        await is_refused(desk, ADD, made | {"id": "A"}, "passkey")  # not a whole byte


async def test_other_sites_and_strangers_get_no_challenge(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as stranger:
        for path in (NEW, ADD):
            sent = Authenticator(origin(at)).create({"user": "", "challenge": "", "site": ""})
            await is_refused(stranger, path, sent if path == ADD else {}, "not-now")
        async with browser(at, Origin=EVIL) as evil:
            for path in (NEW, ADD, CHALLENGE, JOIN):
                await is_refused(evil, path, {}, "origin")
            gone = await evil.request("DELETE", ADD, json={"id": "AA"})
            assert gone.json()["code"] == "origin"
        for path in (NEW, CHALLENGE, JOIN):
            assert (await stranger.get(path)).status_code == 404  # a link does nothing


# Challenges.


async def test_a_challenge_counts_once_and_for_one_purpose(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at, counts=False)
        used = key.get(await posted(phone, CHALLENGE))
        await posted(phone, JOIN, used)
        phone.cookies.clear()
        await is_refused(phone, JOIN, used)
        again = key.get({"site": "localhost", "challenge": (await posted(desk, NEW))["challenge"]})
        await is_refused(phone, JOIN, again)  # it was for adding one
        second, options = Authenticator(origin(at)), await posted(desk, NEW)
        joining = options | await posted(desk, CHALLENGE)
        await is_refused(desk, ADD, second.create(joining))
        await posted(desk, ADD, second.create(options))
        await is_refused(desk, ADD, Authenticator(origin(at)).create(options))


async def test_a_challenge_is_one_guests(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk, browser(at) as thief:
        for each in (desk, thief):
            await posted(each, "/api/guest", {})
        made = Authenticator(origin(at)).create(await posted(desk, NEW))
        await is_refused(thief, ADD, made)
        await posted(desk, ADD, made)


async def test_a_challenge_gets_too_old(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        with monkeypatch.context() as patch:
            patch.setattr(passkeys, "SECONDS", 0)
            late, options = await posted(phone, CHALLENGE), await posted(desk, NEW)
        await is_refused(phone, JOIN, key.get(late))
        await is_refused(desk, ADD, Authenticator(origin(at)).create(options))


async def test_a_challenge_is_spent_once_even_between_processes(postgres: str) -> None:
    async with serving(postgres) as here, serving(postgres) as there, browser(here) as desk:
        key = await registered(desk, here, counts=False)
        for _ in range(3):
            async with browser(there) as other:
                used = key.get(await posted(other, CHALLENGE), said={"origin": origin(here)})

            async def join(at: Address, used: Any = used) -> int:
                headers = {"Host": f"localhost:{here.port}", "Origin": origin(here)}
                async with browser(at, **headers) as phone:
                    return (await phone.post(JOIN, json=used)).status_code

            found = await asyncio.gather(*(join(at) for at in [here, there] * 2))
            assert sorted(found) == [200, 404, 404, 404]


async def test_asking_for_challenges_fills_nothing_and_spent_ones_go(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        for _ in range(50):
            await posted(phone, CHALLENGE)
            await posted(desk, NEW)
        assert await rows(at, schema.spent) == 1  # of the passkey that was added
        await posted(phone, JOIN, key.get(await posted(phone, CHALLENGE)))
        assert await rows(at, schema.spent) == 2

        async def grow_old(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.spent).values(until=1))

        await at.server.store._writer.write(grow_old)
        await posted(phone, JOIN, key.get(await posted(phone, CHALLENGE)))
        assert await rows(at, schema.spent) == 1


async def rows(at: Address, table: Any) -> int:
    found = await at.server.store._reader.read(select(func.count()).select_from(table))
    return int(found[0][0])


# Whose passkey it is.


async def test_a_counter_that_does_not_rise_is_a_copy(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        await posted(phone, JOIN, key.get(await posted(phone, CHALLENGE), uses=7))
        for uses in (7, 6, 0):
            await is_refused(phone, JOIN, key.get(await posted(phone, CHALLENGE), uses=uses))
        await posted(phone, JOIN, key.get(await posted(phone, CHALLENGE), uses=8))


async def test_of_two_that_say_the_same_count_at_once_one_is_a_copy(url: str) -> None:
    async with serving(url) as at, browser(at) as desk:
        key = await registered(desk, at)
        store = at.server.store
        later = await store.now() + 60_000
        uses = [store.passkeys.use(encode(key.id), 5, Challenge(name, later)) for name in "ab"]
        found = await asyncio.gather(*uses)
        assert sorted(each is None for each in found) == [False, True]


async def test_a_passkey_is_one_guests_and_for_one_name_of_the_server(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as thief:
        key = await registered(desk, at)
        await posted(thief, "/api/guest", {"name": "Eve"})
        stolen = Authenticator(origin(at))
        stolen.id = key.id  # with a key of the thief's own
        await is_refused(thief, ADD, stolen.create(await posted(thief, NEW)))
        gone = await thief.request("DELETE", ADD, json={"id": encode(key.id)})
        assert gone.json()["passkeys"] == []
        await posted(thief, JOIN, key.get(await posted(thief, CHALLENGE)))  # it is still there
        host = f"other.localhost:{at.port}"
        async with browser(at, Host=host, Origin=f"http://{host}") as elsewhere:
            asked = await posted(elsewhere, CHALLENGE)
            assert asked["site"] == "other.localhost"
            said = {"origin": f"http://{host}"}
            await is_refused(elsewhere, JOIN, key.get(asked, said=said))
            await posted(elsewhere, "/api/guest", {})
            there = Authenticator(f"http://{host}")
            await posted(elsewhere, ADD, there.create(await posted(elsewhere, NEW)))
            here = await posted(thief, CHALLENGE)  # for another name
            await is_refused(elsewhere, JOIN, there.get(here | {"site": asked["site"]}))
            await posted(elsewhere, JOIN, there.get(asked))


async def test_a_removed_passkey_is_unknown(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        used = key.get(await posted(phone, CHALLENGE))
        gone = await desk.request("DELETE", ADD, json={"id": encode(key.id)})
        assert gone.json()["passkeys"] == []
        await is_refused(phone, JOIN, used)


async def test_with_a_guest_go_their_passkeys(url: str) -> None:
    async with serving(url) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        kept = (await desk.get("/api/guest/kept")).json()
        assert [each["id"] for each in kept["passkeys"]] == [encode(key.id)]
        used = key.get(await posted(phone, CHALLENGE))
        await desk.request("DELETE", "/api/guest", json={})
        assert await rows(at, schema.passkeys) == 0
        await is_refused(phone, JOIN, used)


async def test_a_passkey_does_not_bring_the_banned_back(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk, browser(at) as phone:
        key = await registered(desk, at)
        ada = (await desk.get("/api/guest")).json()["guest"]
        asked = await posted(desk, NEW)
        await admin(sqlite, "ban", ada, "--reason", "x")
        await is_refused(phone, JOIN, key.get(await posted(phone, CHALLENGE)), "banned")
        await is_refused(desk, NEW, {}, "banned")
        await is_refused(desk, ADD, Authenticator(origin(at)).create(asked), "banned")


async def test_a_guest_has_only_so_many(sqlite: str) -> None:
    async with serving(sqlite) as at, browser(at) as desk:
        await registered(desk, at)
        left = [Authenticator(origin(at)).create(await posted(desk, NEW)) for _ in range(MOST)]
        kept = [await posted(desk, ADD, each) for each in left[1:]]
        assert [each["more"] for each in kept] == [True] * (MOST - 2) + [False]
        await is_refused(desk, ADD, left[0])
        await is_refused(desk, NEW, {}, "not-now")
        gone = await desk.request("DELETE", ADD, json={"id": left[1]["id"]})
        assert gone.json()["more"]


async def test_who_tries_too_often_is_stopped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "PASSKEYS", 3)
    async with serving(sqlite) as at, browser(at) as desk, browser(at) as thief:
        key = await registered(desk, at)
        used = [key.get(await posted(thief, CHALLENGE)) for _ in range(4)]
        for each in used[:3]:
            await is_refused(thief, JOIN, each | {"id": "AAAA"})
        response = await thief.post(JOIN, json=used[3])
        assert (response.status_code, response.json()["code"]) == (429, "too-many")
        assert 0 < int(response.headers["retry-after"]) <= 60
