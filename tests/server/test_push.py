"""Come back, it's your turn: who is called, how often, and what the message says."""

# ruff: noqa: RUF001  # Cyrillic letters

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import func, select

from impera.server.push import caller, courier, running
from impera.server.push.sealing import CURVE, decoded
from impera.server.storage import schema
from impera.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.people import Address, Person, serving, shuffle
from tests.server.receiver import Receiver, answer, receiving

DAY = 86400
SLOW = {"clock": {"decision": 3 * DAY}}
Cookie = dict[str, str]


@asynccontextmanager
async def calling(url: str, pause: float = 3600.0) -> AsyncIterator[tuple[Address, Receiver]]:
    """A server that calls without delay, and the service that it calls through."""
    async with receiving() as receiver:
        with (
            patch.object(caller, "GRACE", 0.0),
            patch.object(caller, "PAUSE", pause),
            patch.object(running, "ROUND", 0.02),
            patch.object(courier, "FIRST_WAIT", 0.05),
        ):
            async with serving(url, push_services=receiver.origin) as at:
                yield at, receiver


async def guest(at: Address, name: str) -> Cookie:
    """A new guest; returns the header that says so."""
    response = await at.http("POST", "/api/guest", json={"name": name})
    return {"Cookie": f"impera_guest={response.cookies['impera_guest']}"}


async def subscribe(at: Address, who: Cookie, **wish: Any) -> Any:
    """Have a browser called; returns the answer."""
    return await at.http("POST", "/api/guest/push", json=wish, headers=who)


class Pair:
    """Two guests at a table, each on a socket that can be left and taken again."""

    def __init__(self, at: Address, cookies: list[Cookie], table: str) -> None:
        self.at, self.cookies, self.table = at, cookies, table
        self._stack = AsyncExitStack()

    async def begin(self) -> list[Person]:
        people = [await self.join(who) for who in range(2)]
        for person in people:
            await person.sit()
        await shuffle(*people)
        return people

    async def join(self, who: int) -> Person:
        person = self.at.person(self.table, headers=self.cookies[who])
        return await self._stack.enter_async_context(person)

    async def leave(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()
        async with asyncio.timeout(PATIENCE):
            while self.at.server.house.connected(self.table):
                await asyncio.sleep(0.01)


async def pair(at: Address, *cookies: Cookie, **more: Any) -> Pair:
    """Two guests at a new table."""
    return Pair(at, list(cookies), await at.open("person", "person", **(SLOW | more)))


async def pass_turn(person: Person) -> None:
    """Decide until somebody else has to."""
    while not person.legal:
        await person.read()
    seat = person.standing["asked"]
    while person.standing["asked"] == seat:
        await person.reach(await person.decide())


async def turn_passes_to(asked: int, table: Pair) -> None:
    """The other one plays alone at the table, until it is this one's turn."""
    people = await table.begin()
    waits = people[asked]
    if waits.legal:
        await pass_turn(waits)
    await table.leave()
    await pass_turn(await table.join(1 - asked))
    await table.leave()


async def settled(store: Store) -> None:
    """Wait until nothing is left to look at or to send."""
    async with asyncio.timeout(PATIENCE):
        while await rows(store, schema.outbox) or await rows(store, schema.stirred):
            await asyncio.sleep(0.01)


async def rows(store: Store, table: Any) -> int:
    return int((await store._reader.read(select(func.count()).select_from(table)))[0][0])


async def test_who_is_away_is_called_when_it_becomes_their_turn(url: str) -> None:
    async with calling(url) as (at, receiver):
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        browser = receiver.browser()
        sent = await subscribe(at, bo, **browser.subscription(receiver.origin, "uk"))
        assert (sent.status_code, sent.json()["devices"]) == (200, 1)
        table = await pair(at, ada, bo)
        await turn_passes_to(1, table)
        await receiver.until(lambda: receiver.posts)
        assert receiver.messages(browser) == [
            {
                "id": receiver.messages(browser)[0]["id"],
                "tag": "your-turn",
                "title": "Твій хід",
                "text": "На тебе чекають за 1 столом.",
                "path": f"/t/{table.table}",
            }
        ]
        await settled(at.server.store)
        assert len(receiver.posts) == 1  # and nobody else is called
        headers = receiver.posts[0].headers
        assert {name: headers[name] for name in ("TTL", "Topic", "Content-Encoding")} == {
            "TTL": "86400",
            "Topic": "your-turn",
            "Content-Encoding": "aes128gcm",
        }
        check_signature(headers["Authorization"], sent.json()["key"], at.home, receiver.origin)


def check_signature(header: str, key: str, site: str, service: str) -> None:
    """The service can tell who we are, and that the message was meant for it."""
    token, shown = header.removeprefix("vapid t=").split(", k=")
    said, _, signature = token.rpartition(".")
    raw = decoded(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(der, said.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decoded(said.partition(".")[2]))
    assert (shown, claims["aud"], claims["sub"]) == (key, service, site)


async def test_who_is_at_the_table_is_not_called(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        cookies = [await guest(at, "Ada"), await guest(at, "Bo")]
        for name, who in zip(("ada", "bo"), cookies, strict=True):
            await subscribe(at, who, **receiver.browser(name).subscription(receiver.origin))
        people = await (table := await pair(at, *cookies)).begin()
        for _ in range(4):
            await pass_turn(next(person for person in people if person.legal))
            for person in people:
                await person.reach(max(each.number for each in people))
        await settled(at.server.store)
        async with asyncio.timeout(PATIENCE):
            while await at.server.store.calls.due(0.0, 3600.0):
                await asyncio.sleep(0.01)
        assert receiver.posts == []
        await table.leave()


async def test_there_is_one_digest_an_hour_for_all_tables(url: str) -> None:
    async with calling(url) as (at, receiver):
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        browser = receiver.browser()
        await subscribe(at, bo, **browser.subscription(receiver.origin))
        for _ in range(3):
            await turn_passes_to(1, await pair(at, ada, bo))
            await receiver.until(lambda: receiver.posts)
            await settled(at.server.store)
        assert [each["text"] for each in receiver.messages(browser)] == [
            "1 table is waiting for you."
        ]
        with patch.object(caller, "PAUSE", 0.0):  # an hour later
            await receiver.until(lambda: len(receiver.posts) > 1)
            await settled(at.server.store)
        last = receiver.messages(browser)[1:]
        assert [(each["text"], each["path"]) for each in last] == [
            ("3 tables are waiting for you.", "/")
        ]
        assert len({post.body[-16:] for post in receiver.posts}) == 2
        assert {len(post.body) for post in receiver.posts} == {len(receiver.posts[0].body)}


async def test_who_has_decided_meanwhile_is_left_alone(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        receiver.says = lambda _: answer(503)
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        await subscribe(at, bo, **receiver.browser().subscription(receiver.origin))
        table = await pair(at, ada, bo)
        await turn_passes_to(1, table)
        await receiver.until(lambda: len(receiver.posts) > 1)  # tried again
        await pass_turn(await table.join(1))
        await settled(at.server.store)
        assert {receiver.browser().read(post.body)["id"] for post in receiver.posts} == {
            receiver.messages(receiver.browser())[0]["id"]
        }
        await table.leave()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(sqlite: str, status: int) -> None:
    async with calling(sqlite) as (at, receiver):
        receiver.says = lambda _: answer(status)
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        await subscribe(at, bo, **receiver.browser().subscription(receiver.origin))
        await turn_passes_to(1, await pair(at, ada, bo))
        await receiver.until(lambda: receiver.posts)
        await settled(at.server.store)
        assert (await at.get("/api/guest/push", headers=bo))["devices"] == 0


async def test_a_service_that_is_busy_is_asked_again_when_it_says(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        said = iter([answer(429, Retry_After="0"), answer(500), answer(201)])
        receiver.says = lambda _: next(said)
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        browser = receiver.browser()
        await subscribe(at, bo, **browser.subscription(receiver.origin))
        await turn_passes_to(1, await pair(at, ada, bo))
        await receiver.until(lambda: len(receiver.posts) == 3)
        await settled(at.server.store)
        assert len(receiver.shown(browser)) == 1


async def test_quick_games_and_games_against_bots_call_nobody(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        await subscribe(at, bo, **receiver.browser().subscription(receiver.origin))
        await turn_passes_to(1, await pair(at, ada, bo, clock={"decision": 3599}))
        alone = await at.open("person", "level:1", **SLOW)
        async with at.person(alone, headers=bo) as person:
            await person.sit()
            await shuffle(person)
        assert await rows(at.server.store, schema.stirred) == 0
        assert await rows(at.server.store, schema.calls) == 0
        await turn_passes_to(1, await pair(at, ada, bo, clock={"decision": 3600}))
        await receiver.until(lambda: receiver.posts)


async def test_who_plays_for_somebody_away_is_not_called(sqlite: str) -> None:
    async with calling(sqlite) as (at, receiver):
        ada, bo = await guest(at, "Ada"), await guest(at, "Bo")
        await subscribe(at, bo, **receiver.browser().subscription(receiver.origin))
        table = await pair(at, ada, bo)
        people = await table.begin()
        await people[1].do("leave")  # a bot stands in
        await table.leave()
        person = await table.join(0)
        for _ in range(2):
            await pass_turn(person)
        await settled(at.server.store)
        assert receiver.posts == []
        await table.leave()


async def test_two_processes_make_one_digest(postgres: str) -> None:
    async with (
        calling(postgres) as (at, receiver),
        serving(postgres, push_services=receiver.origin) as other,
    ):
        ada, bo = await guest(at, "Ada"), await guest(other, "Bo")
        browser = receiver.browser()
        sent = await subscribe(other, bo, **browser.subscription(receiver.origin))
        assert sent.json()["key"] == (await at.get("/api/guest/push"))["key"]
        for _ in range(3):
            await turn_passes_to(1, await pair(at, ada, bo))
        await receiver.until(lambda: receiver.posts)
        await settled(at.server.store)
        assert len(receiver.posts) == 1
