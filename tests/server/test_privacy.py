"""What is kept of a person is theirs to see and to remove; what is old goes by itself."""

import asyncio
import json
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.records import fair
from impera.server import pruning
from impera.server.admin.orders import Rename
from impera.server.document.endpoints import bodies
from impera.server.guests import COOKIE
from impera.server.pruning import prune
from impera.server.settings import Settings
from impera.server.storage import schema
from impera.server.storage.store import Store, open_store

from .people import Address, play_on, serving, shuffle
from .test_admin import admin, guest, until

LONG_AGO = 1_000_000_000_000
BROWSER: Any = bodies()["POST /api/guest/push"]
SECRETS = ("Ada of Nowhere", "a rather private remark", "an ugly complaint", BROWSER["endpoint"])


async def every_text(store: Store) -> str:
    """All that is in the database, as one text."""
    found = [await store._reader.read(select(table)) for table in schema.metadata.sorted_tables]
    return "\n".join(str(row) for rows in found for row in rows)


async def leave_traces(at: Address, headers: dict[str, str]) -> tuple[str, str]:
    """A finished game with another person, and a running one; both with talk."""
    tables = []
    for goes_on in (False, True):
        table = await at.open("person", "person", public=True, free_text=True)
        async with at.pair(table, headers, name="Ben") as (one, other):
            await one.do("talk", text=SECRETS[1])
            number = await other.do("talk", text="what others said")
            await one.do("report", number=number, why=SECRETS[2])
            await other.reach(number)
            await shuffle(one, other)
            await play_on(one, other, decisions=4 if goes_on else None)
        tables.append(table)
    code = (await at.http("POST", "/api/guest/code", headers=headers)).json()["code"]
    joined = await at.http("POST", "/api/guest/join", json={"code": code})
    assert joined.status_code == 200
    called = await at.http("POST", "/api/guest/push", json=BROWSER, headers=headers)
    assert called.json()["devices"] == 1
    return tables[0], tables[1]


async def test_a_person_downloads_all_that_is_kept_of_them(url: str) -> None:
    async with serving(url) as at:
        _, headers = await guest(at, SECRETS[0])
        finished, running = await leave_traces(at, headers)
        await at.ask_until("/api/ranking", lambda found: found["players"])
        response = await at.http("GET", "/api/guest/kept", headers=headers)
        kept = response.json()
        assert "attachment" in response.headers["content-disposition"]
        assert kept["name"] == SECRETS[0]
        assert {each["table"] for each in kept["tables"]} == {finished, running}
        assert [each["text"] for each in kept["tables"][0]["said"]] == [SECRETS[1]]
        assert [each["why"] for each in kept["tables"][0]["reports"]] == [SECRETS[2]]
        assert [each["table"] for each in kept["results"]] == [finished]
        assert kept["ranked"]["games"] == 1
        assert len(kept["devices"]) == 2
        assert [each["endpoint"] for each in kept["browsers"]] == [BROWSER["endpoint"]]
        assert "what others said" not in response.text
        assert (await at.get("/api/guest/kept"))["guest"] is None  # nobody else is told


@pytest.mark.drill
async def test_a_person_is_forgotten_and_the_games_of_others_stay_whole(url: str) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, SECRETS[0])
        finished, running = await leave_traces(at, headers)
        await at.ask_until("/api/ranking", lambda found: found["players"])
        record = await at.get(f"/api/games/{finished}/record")
        async with at.person(running) as watcher:
            gone = await at.http("DELETE", "/api/guest", headers=headers)
            assert gone.json() == {"guest": None, "name": None}
            assert f'{COOKIE}=""' in gone.headers["set-cookie"]
            await watcher.closed()
        assert (await at.get("/api/guest", headers=headers))["guest"] is None
        assert (await at.get("/api/ranking"))["players"] == []
        assert (await at.get("/api/guest/kept", headers=headers))["tables"] == []
        after = await at.get(f"/api/games/{finished}/record")
        assert {**after, "names": None} == {**record, "names": None}
        assert sorted(map(str, after["names"])) == ["Ben", "None"]
        fair.verify(after)
        await at.get(f"/api/games/{finished}/replay")
        for table in (finished, running):
            async with at.person(table) as watcher:
                log = json.dumps(await watcher.pages())
                assert "what others said" in log
                assert not any(secret in log for secret in SECRETS)
        async with at.person(running) as watcher:  # a bot plays on, and others can
            assert "left" in [chair["away"] for chair in watcher.standing["chairs"]]
    async with open_store(url) as store:
        everything = await every_text(store)
    assert not any(secret in everything for secret in SECRETS)
    assert everything.count(name) == 1  # that they were forgotten
    async with serving(url) as at:
        assert (await at.get(f"/api/tables/{running}"))["phase"] in ("playing", "over")


@pytest.mark.parametrize("moment", ["rewrite", "forget"])
async def test_a_game_that_ends_while_its_player_is_forgotten_keeps_no_name(
    url: str, moment: str
) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, SECRETS[0])
        _, others = await guest(at, "Ben")
        table = await at.open("person", "person", public=True)
        async with at.pair(table, headers, others) as (one, two):
            await shuffle(one, two)
            people = at.server.store.people
            whole = getattr(people, moment)

            async def late(*given: Any, **more: Any) -> None:
                if two.phase != "over":
                    await play_on(two)  # with a bot in the seat that was left
                await whole(*given, **more)

            with patch.object(people, moment, late):
                gone = await at.http("DELETE", "/api/guest", headers=headers)
            assert (gone.status_code, two.phase) == (200, "over")
        record = await at.get(f"/api/games/{table}/record")
        assert sorted(map(str, record["names"])) == ["Ben", "None"]
        fair.verify(record)
        ranked = await at.ask_until("/api/ranking", lambda found: found["players"])
        assert [line["player"] for line in ranked["players"]] == ["Ben"]
        everything = await every_text(at.server.store)
        assert not any(secret in everything for secret in SECRETS)
        assert everything.count(name) == 1  # that they were forgotten


@pytest.mark.parametrize("what", ["forget", "rename"])
async def test_a_game_that_ends_where_nobody_has_heard_of_it_yet_keeps_no_old_name(
    postgres: str, what: str
) -> None:
    async with serving(postgres) as here, serving(postgres) as there:
        name, headers = await guest(here, SECRETS[0])
        table = await there.open("person", "person", public=True)
        async with there.pair(table, headers, name="Ben") as (one, two):
            await shuffle(one, two)
            with patch.object(there.server.house, "learn_acts", AsyncMock()):
                if what == "forget":
                    await here.http("DELETE", "/api/guest", headers=headers)
                    await play_on(two)
                else:
                    await here.server.carry_out("ada", Rename(name, "Nice", "a test"))
                    await play_on(one, two)
                assert two.phase == "over"
        record = await here.get(f"/api/games/{table}/record")
        new = "None" if what == "forget" else "Nice"
        assert sorted(map(str, record["names"])) == sorted(["Ben", new])
        assert SECRETS[0] not in str(await here.server.store.tables.events(table))


async def test_a_replay_that_was_looked_at_before_loses_the_name_too(sqlite: str) -> None:
    async with serving(sqlite) as at:
        _, headers = await guest(at, SECRETS[0])
        table = await at.open("person", "level:1")
        async with at.person(table, headers=headers) as one:
            await one.sit()
            await shuffle(one)
            await play_on(one)
        assert SECRETS[0] in (await at.get(f"/api/games/{table}/replay"))["names"]
        await at.http("DELETE", "/api/guest", headers=headers)
        assert SECRETS[0] not in (await at.get(f"/api/games/{table}/replay"))["names"]


async def test_a_socket_of_the_forgotten_is_nobody_s_anywhere(url: str) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, SECRETS[0])
        table = await at.open("person", "person")
        async with at.person(table, headers=headers) as watcher:
            await at.http("DELETE", "/api/guest", headers=headers)
            assert await watcher.closed() == (1012, "stopping")
        assert (await every_text(at.server.store)).count(name) == 1


async def test_a_token_of_the_forgotten_opens_no_chair(sqlite: str) -> None:
    async with serving(sqlite) as at:
        _, headers = await guest(at, "Ada")
        table = await at.open("person", "person")
        async with at.pair(table, headers) as (one, other):
            await shuffle(one, other)
            await at.http("DELETE", "/api/guest", headers=headers)
            await one.closed()
        async with at.person(table, token=one.welcome["token"], headers=headers) as again:
            assert again.chairs == []


async def test_who_left_before_the_game_is_forgotten_there_too(url: str) -> None:
    async with serving(url) as at:
        _, headers = await guest(at, "Ada of Nowhere")
        table = await at.open("person", "person", free_text=True)
        async with at.person(table, headers=headers) as one:
            await one.sit()
            await one.do("talk", text="a rather private remark")
            await one.do("leave")
        async with at.person(table) as other:
            await other.sit(name="Ben")
            await other.do("talk", text="what others said")
        await at.http("DELETE", "/api/guest", headers=headers)
        async with at.person(table) as watcher:
            log = json.dumps(watcher.welcome)
            assert "what others said" in log
            assert "Ben" in log
            assert not any(secret in log for secret in SECRETS)


async def test_nobody_is_forgotten_by_another_site_or_without_a_cookie(sqlite: str) -> None:
    async with serving(sqlite) as at:
        _, headers = await guest(at, "Ada")
        evil = {**headers, "Origin": "https://evil.example"}
        assert (await at.http("DELETE", "/api/guest", headers=evil)).status_code == 403
        assert (await at.http("DELETE", "/api/guest")).json()["guest"] is None
        assert (await at.get("/api/guest", headers=headers))["name"] == "Ada"


# Retention.


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "PAUSE", 0.0)
    monkeypatch.setattr(pruning, "AT_ONCE", 2)


async def make_old(store: Store, *tables: str) -> None:
    """As if they had been finished long ago, and nobody had written to them since."""
    done = {"finished_at": LONG_AGO}
    changes = [
        update(schema.events).where(schema.events.c.table_id.in_(tables)).values(at=LONG_AGO),
        update(schema.tables).where(schema.tables.c.id.in_(tables)).values(done),
        update(schema.games).where(schema.games.c.table_id.in_(tables)).values(done),
    ]

    async def change(connection: AsyncConnection) -> None:
        for each in changes:
            await connection.execute(each)

    await store._writer.write(change)


KEPT = Settings(keep_abandoned=1, keep_chat=1, keep_games=0, keep_bot_games=1)
ONLY_GAMES = Settings(keep_abandoned=0, keep_chat=0, keep_games=1, keep_bot_games=0)


async def finish(at: Address, *chairs: str) -> str:
    """A finished game, with talk if anybody is there."""
    table = await at.open(*chairs, public=True, free_text=True)
    people = chairs.count("person")
    if people:
        async with at.people(table, people) as seated:
            await seated[0].do("talk", text="a rather private remark")
            await seated[0].do("talk", phrase="hello")
            await play_on(*seated)
    await at.ask_until("/api/games", lambda found: table in json.dumps(found))
    return table


@pytest.mark.drill
@pytest.mark.usefixtures("hasty")
async def test_what_is_old_goes_and_the_rest_stays(url: str) -> None:
    async with serving(url, keep_abandoned=0, keep_chat=0, keep_bot_games=0) as at:
        store, house = at.server.store, at.server.house
        bots = [await finish(at, "level:1", "level:1") for _ in range(5)]
        people, recent = [await finish(at, "person", "level:1") for _ in range(2)]
        closed = await at.open("person", "person")
        waiting = await at.open("person", "person")
        await admin(url, "close", closed, "--reason", "x")
        await until(lambda: is_finished(store, closed))
        await make_old(store, *bots[:4], people, closed)
        before = await store.tables.events(people)
        await prune(house, KEPT)
        left = [row.id for row in await store.tables.newest(100, every=True)]
        assert sorted(left) == sorted([bots[4], people, recent, waiting])
        events = await store.tables.events(people)
        assert [event.number for event in events] == [event.number for event in before]
        assert [event.kind for event in events].count("unsaid") == 2
        assert "private" in str(await store.tables.events(recent))
        assert "private" not in str(events)
        async with at.person(people) as watcher:
            assert watcher.phase == "over"
            assert not any(what["type"] == "talked" for what in watcher.happened())
            fair.verify(await at.get(f"/api/games/{people}/record"))
            await prune(house, ONLY_GAMES)
            assert people in [row.id for row in await store.tables.newest(100, every=True)]
        await until(lambda: pruned(at, people, ONLY_GAMES))  # once nobody looks at it any more
        left = [row.id for row in await store.tables.newest(100, every=True)]
        assert sorted(left) == sorted([bots[4], recent, waiting])
        assert (await at.http("GET", f"/api/games/{people}")).status_code == 404


@pytest.mark.usefixtures("hasty")
async def test_an_old_table_that_was_written_to_lately_stays(url: str) -> None:
    async with serving(url, keep_chat=0) as at:
        table = await at.open("person", "level:1", free_text=True)
        async with at.people(table, 1) as [one]:
            await play_on(one)
            await make_old(at.server.store, table)
            await one.do("talk", text="a rather private remark")
        await until(lambda: nobody_is_at(table, at))
        for keep in (KEPT, ONLY_GAMES):
            await prune(at.server.house, keep)
        assert "private" in str(await at.server.store.tables.events(table))
        await make_old(at.server.store, table)
        await until(lambda: pruned(at, table, ONLY_GAMES))


@pytest.mark.usefixtures("hasty")
async def test_an_old_table_stays_while_people_look_at_it_in_another_process(postgres: str) -> None:
    async with serving(postgres, keep_chat=0) as one:
        async with serving(postgres, keep_chat=0) as other:
            table = await finish(one, "person", "level:1")
            await make_old(one.server.store, table)
            await until(lambda: nobody_is_at(table, one, other))
            async with other.person(table) as watcher:
                for keep in (KEPT, ONLY_GAMES):
                    await prune(one.server.house, keep)
                assert "private" in str(await one.server.store.tables.events(table))
                assert watcher.phase == "over"
                assert (await one.get(f"/api/games/{table}"))["table"] == table
        await until(lambda: pruned(one, table, ONLY_GAMES))  # the other one has stopped
        assert (await one.http("GET", f"/api/tables/{table}")).status_code == 404


@pytest.mark.usefixtures("hasty")
async def test_who_connects_while_a_table_is_pruned_elsewhere_is_told_that_it_is_gone(
    postgres: str,
) -> None:
    async with serving(postgres, keep_chat=0) as one, serving(postgres, keep_chat=0) as other:
        table = await finish(one, "person", "level:1")
        await make_old(one.server.store, table)
        await until(lambda: nobody_is_at(table, one, other))
        await other.server.house.live(table)  # still in its memory
        assert await pruned(one, table, ONLY_GAMES)
        async with other.person(table) as late:
            assert await late.closed() == (1008, "unknown")
        assert table not in other.server.house.tables


async def nobody_is_at(table: str, *servers: Address) -> bool:
    """Whether nobody is connected to a table any more; then it leaves memory."""
    return all(at.server.house.put_away(table) for at in servers)


async def pruned(at: Address, table: str, settings: Settings) -> bool:
    await prune(at.server.house, settings)
    return await at.server.store.tables.find(table) is None


async def is_finished(store: Store, table: str) -> bool:
    row = await store.tables.find(table)
    return row is not None and row.finished_at is not None


@pytest.mark.usefixtures("hasty")
async def test_what_was_reported_stays_until_it_is_resolved(url: str) -> None:
    async with serving(url) as at:
        store, house = at.server.store, at.server.house
        table = await at.open("person", "person")
        async with at.people(table, 2) as (one, other):
            number = await one.do("talk", text="a rather private remark")
            await other.do("report", number=number)
            await play_on(one, other)
        await make_old(store, table)
        await prune(house, KEPT)
        assert "private" in str(await store.tables.events(table))
        reported = next(e for e in await store.tables.events(table) if e.kind == "reported")
        await admin(url, "resolve", table, str(reported.number), "--reason", "done")
        await prune(house, KEPT)
        assert "private" not in str(await store.tables.events(table))


@pytest.mark.drill
@pytest.mark.usefixtures("hasty")
async def test_games_go_on_while_old_ones_are_pruned(url: str) -> None:
    async with serving(url, keep_bot_games=0) as at:
        old = [await finish(at, "level:1", "level:1") for _ in range(3)]
        await make_old(at.server.store, *old)
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            await asyncio.gather(prune(at.server.house, KEPT), play_on(*people))
            assert people[0].phase == "over"
        assert [row.id for row in await at.server.store.tables.newest(9, every=True)] == [table]
        numbers = [event.number for event in await at.server.store.tables.events(table)]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_pruning_begins_by_itself(url: str) -> None:
    async with serving(url, keep_bot_games=0) as at:
        table = await finish(at, "level:1", "level:1")
        await make_old(at.server.store, table)
    async with serving(url) as at:

        async def is_gone() -> bool:
            return (await at.http("GET", f"/api/games/{table}")).status_code == 404

        await until(is_gone)


# What the host says.


async def test_the_host_says_who_they_are(sqlite: str) -> None:
    async with serving(sqlite) as at:
        assert (await at.http("GET", "/.well-known/security.txt")).status_code == 404
        assert (await at.get("/api/notice"))["contact"] is None
        robots = (await at.http("GET", "/robots.txt")).text
        assert {"Disallow: /api/", "Disallow: /t/"} <= set(robots.splitlines())
    async with serving(sqlite, contact="mailto:ada@example.org", imprint="Ada") as at:
        said = (await at.http("GET", "/.well-known/security.txt")).text
        assert "Contact: mailto:ada@example.org" in said.splitlines()
        assert [line for line in said.splitlines() if line.startswith("Expires: 2")]
        notice = await at.get("/api/notice")
        assert (notice["contact"], notice["imprint"]) == ("mailto:ada@example.org", "Ada")
        assert notice["kept"] == {"abandoned": 30, "chat": 90, "games": None, "bot_games": 30}
        page = await at.http("GET", "/privacy", headers={"Accept": "text/html"})
        assert page.status_code == 200
