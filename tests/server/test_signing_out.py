"""Signing out: a lost device is nobody's from then on, at every table and in every process."""

import json
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server import app
from impera.server.document.endpoints import bodies
from impera.server.guests import COOKIE
from impera.server.socket import Socket
from impera.server.storage import devices, schema

from .people import Address, Person, play_on, serving, shuffle, socket
from .test_admin import until
from .test_devices import cookie_in, device, shown_code, tried

DEVICES = "/api/guest/devices"
BROWSER: Any = bodies()["POST /api/guest/push"]
DAY = 86_400_000


async def two_devices(at: Address, stack: AsyncExitStack) -> tuple[httpx.AsyncClient, ...]:
    """Ada's computer, and her phone."""
    desk, phone = [await stack.enter_async_context(device(at)) for _ in range(2)]
    ada = (await desk.post("/api/guest", json={"name": "Ada"})).json()
    assert await tried(phone, await shown_code(desk)) == ada
    return desk, phone


async def listed(client: httpx.AsyncClient) -> list[Any]:
    found: list[Any] = (await client.get(DEVICES)).json()["devices"]
    return found


async def sign_out(client: httpx.AsyncClient, **which: Any) -> httpx.Response:
    response = await client.request("DELETE", DEVICES, json=which)
    assert response.status_code == 200, response.text
    return response


async def other_of(client: httpx.AsyncClient) -> str:
    """The device that is not this one."""
    [other] = [each["id"] for each in await listed(client) if not each["here"]]
    return str(other)


async def is_nobodys(client: httpx.AsyncClient) -> bool:
    return bool((await client.get("/api/guest")).json()["guest"] is None)


async def chairs(at: Address, table: str, **shown: Any) -> list[int]:
    """The chairs that somebody with this token or these headers has."""
    async with at.person(table, **shown) as person:
        return person.chairs


# The list.


async def test_a_list_says_where_one_is_known_and_nothing_more(url: str) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(url))
        desk, phone = await two_devices(at, stack)
        mine, theirs = await listed(desk), await listed(phone)
        assert [each["here"] for each in mine] == [True, False]
        assert [each["here"] for each in theirs] == [False, True]
        assert [each["id"] for each in mine] == [each["id"] for each in theirs]
        assert all(set(each) == {"id", "added_at", "seen_at", "here"} for each in mine)
        cookies = desk.cookies[COOKIE] + phone.cookies[COOKIE]
        assert not any(each["id"] in cookies for each in mine)
        kept = (await desk.get("/api/guest/kept")).json()["devices"]
        assert [each["added_at"] for each in kept] == [each["added_at"] for each in mine]
        async with device(at) as stranger:
            assert await listed(stranger) == []


async def test_the_day_of_the_last_use_is_written_once_a_day(url: str) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(url))
        desk, phone = await two_devices(at, stack)
        store = at.server.store

        async def long_ago(connection: AsyncConnection) -> None:
            for table in (schema.guests, schema.devices):
                await connection.execute(update(table).values(seen_at=DAY))

        for client in (desk, phone):
            await store._writer.write(long_ago)
            key = at.server.guests.device(client.cookies[COOKIE])
            assert key is not None
            await store.devices.saw(key)
            here, there = sorted(await listed(client), key=lambda each: not each["here"])
            assert here["seen_at"] % DAY == 0
            assert 0 <= await store.now() - here["seen_at"] < 2 * DAY
            assert there["seen_at"] == DAY
            before = store.commits
            await store.devices.saw(key)
            await store.devices.saw("0" * 64)
            assert store.commits == before


async def test_opening_the_page_is_use(sqlite: str) -> None:
    async with serving(sqlite) as at, device(at) as desk:
        await desk.post("/api/guest", json={})
        assert [each["seen_at"] for each in await listed(desk)] == [None]
        await desk.get("/api/guest")

        async def is_noted() -> bool:
            return (await listed(desk))[0]["seen_at"] is not None

        await until(is_noted)


async def test_a_guest_has_only_so_many_devices(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST", 2)
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(sqlite))
        desk, phone = await two_devices(at, stack)
        others = [await stack.enter_async_context(device(at)) for _ in range(2)]
        for other in others:
            await tried(other, await shown_code(desk))
        assert await is_nobodys(phone)
        assert not await is_nobodys(desk)
        assert [each["here"] for each in await listed(others[1])] == [False, False, True]


# A device is lost.


@pytest.mark.parametrize("lost", [0, 1], ids=["first", "second"])
async def test_a_lost_device_is_nobodys(url: str, lost: int) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(url))
        both = await two_devices(at, stack)
        thief, owner = both[lost], both[1 - lost]
        table = await at.open("person", "person")
        async with at.person(table, headers=cookie_in(thief)) as one, at.person(table) as other:
            await one.sit()
            await other.sit(name="Ben")
            await shuffle(one, other)
            await play_on(one, other, decisions=3)
            token = one.welcome["token"]
            code = await shown_code(thief)
            called = await thief.post("/api/guest/push", json=BROWSER)
            assert called.json()["devices"] == 1
            async with at.person(table, headers=cookie_in(owner)) as mine:
                await sign_out(owner, device=await other_of(owner))
                assert await one.closed() == (1012, "stopping")
                assert await mine.closed() == (1012, "stopping")  # it shows who it is again
            assert await is_nobodys(thief)
            assert [each["here"] for each in await listed(owner)] == [True]
            assert (await owner.get("/api/guest/push")).json()["devices"] == 0
            async with device(at) as third:
                assert (await tried(third, code))["code"] == "code"
            bearer = {"Authorization": f"Bearer {token}"}
            seen = await at.get(f"/api/tables/{table}", headers=bearer)
            assert not any(each["mine"] for each in seen["chairs"])
            for shown in ({"token": token}, {"headers": cookie_in(thief), "token": token}):
                assert await chairs(at, table, **shown) == []
            async with at.person(table, headers=cookie_in(owner)) as mine:
                assert mine.chairs == [0]
                while not mine.legal and not other.legal:
                    await other.read()
                await play_on(mine, other)  # the game goes on
    async with serving(url) as at:  # also when the log is read again
        assert await chairs(at, table, token=token) == []
        assert await chairs(at, table, headers=cookie_in(owner)) == [0]


async def test_all_others_are_signed_out_at_once(url: str) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(url))
        desk, phone = await two_devices(at, stack)
        third = await stack.enter_async_context(device(at))
        await tried(third, await shown_code(phone))
        assert len(await listed(third)) == 3
        await sign_out(phone)
        assert await is_nobodys(desk)
        assert await is_nobodys(third)
        assert [each["here"] for each in await listed(phone)] == [True]
        before = at.server.house.force.number
        await sign_out(phone)  # nobody is left
        assert at.server.house.force.number == before


async def test_one_can_sign_out_oneself(sqlite: str) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(sqlite))
        desk, phone = await two_devices(at, stack)
        cookie = cookie_in(desk)
        [mine] = [each["id"] for each in await listed(desk) if each["here"]]
        gone = await sign_out(desk, device=mine)
        assert gone.json() == {"devices": [], "passkeys": [], "more": False}
        assert f'{COOKIE}=""' in gone.headers["set-cookie"]
        assert (await at.get("/api/guest", headers=cookie))["guest"] is None
        assert not await is_nobodys(phone)


async def test_nobody_signs_out_anybody_else(sqlite: str) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(sqlite))
        desk, phone = await two_devices(at, stack)
        names = [each["id"] for each in await listed(desk)]
        async with device(at) as eve:
            refused = await eve.request("DELETE", DEVICES, json={"device": names[0]})
            assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
            await eve.post("/api/guest", json={"name": "Eve"})
            for which in (*names, "", "0" * 16, "%"):
                await sign_out(eve, device=which)
            await sign_out(eve)
            assert [each["here"] for each in await listed(eve)] == [True]
        evil = {"Origin": "https://evil.example"}
        refused = await desk.request("DELETE", DEVICES, json={}, headers=evil)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
        for client in (desk, phone):
            assert len(await listed(client)) == 2


# Sockets.


async def test_what_a_device_says_after_it_was_signed_out_is_not_heard(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(url))
        desk, phone = await two_devices(at, stack)
        table = await at.open("person", "person")
        async with at.person(table, headers=cookie_in(phone)) as watcher:
            [live] = at.server.house.tables.values()
            with monkeypatch.context() as patch:  # the end is on its way to the reader
                patch.setattr(Socket, "close", lambda self, *why: setattr(self, "closing", why))
                patch.setattr(app, "HANDSHAKE", 0.1)
                await sign_out(desk)
                await watcher.send({"type": "sit", "id": "late"})
                await watcher.closed()
        assert not any(place.taken for place in live.table.places)
        assert len(await at.server.store.tables.events(table)) == 0


async def test_who_is_just_coming_in_is_looked_up_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(sqlite))
        desk, phone = await two_devices(at, stack)
        table = await at.open("person", "person")
        async with at.person(table, headers=cookie_in(phone)) as one:
            await one.sit()
        house = at.server.house
        find, calls = house.live, 0

        async def slowly(name: str) -> Any:
            nonlocal calls
            calls += 1
            if calls == 1:  # the cookie has been looked up
                await sign_out(desk)
            return await find(name)

        monkeypatch.setattr(house, "live", slowly)
        assert await chairs(at, table, headers=cookie_in(phone)) == []
        assert calls == 2


async def test_a_table_that_is_just_being_read_is_read_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(serving(sqlite))
        desk, phone = await two_devices(at, stack)
        table = await at.open("person", "person")
        async with at.person(table, headers=cookie_in(phone)) as one:
            await one.sit()
        house = at.server.house
        house.tables.pop(table).stop()
        tables = at.server.store.tables
        find, calls = tables.events, 0

        async def slowly(*which: Any) -> Any:
            nonlocal calls
            calls += 1
            found = await find(*which)
            if calls == 1:
                await sign_out(desk)
            return found

        monkeypatch.setattr(tables, "events", slowly)
        assert await chairs(at, table, token=one.welcome["token"]) == []


async def test_other_processes_hang_up_too(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(serving(postgres))
        there = await stack.enter_async_context(serving(postgres))
        desk, phone = await two_devices(here, stack)
        table = await here.open("person", "person")
        connected = socket(there.port, table, cookie_in(phone))
        one = Person(await stack.enter_async_context(connected))
        await one.hello()
        await one.sit()
        assert await chairs(here, table, token=one.welcome["token"]) == [0]
        await sign_out(desk)
        assert await one.closed() == (1012, "stopping")
        for at in (here, there):
            assert await chairs(at, table, token=one.welcome["token"]) == []
            assert await chairs(at, table, headers=cookie_in(phone)) == []
            assert await chairs(at, table, headers=cookie_in(desk)) == [0]
        log = await here.server.store.tables.events(table)
        assert [json.loads(event.payload)["name"] for event in log] == ["Ada"]
