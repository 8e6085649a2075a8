"""Tables: opened, joined, shuffled, played, watched, left and used again."""

import asyncio
import gc
import json
import weakref
from contextlib import AsyncExitStack

import pytest

from impera import Game
from impera.records import fair
from impera.server import crowd

from ..patience import PATIENCE
from .people import play_on, serving, shuffle


async def test_two_people_play_a_whole_fair_game(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", setup="draft", edition="it")
        async with at.people(table, 2) as (one, other):
            assert {view["seat"] for each in (one, other) for view in each.views} == {0, 1}
            await play_on(one, other)
            assert one.views[0]["result"] == other.views[0]["result"] is not None
            ended = one.happened()[-1]
            assert ended["type"] == "ended"
            assert (
                fair.commit(bytes.fromhex(ended["secret"])) == one.welcome["standing"]["commitment"]
            )
        record = (await at.http("GET", f"/api/games/{table}/record")).text
        game = fair.verify(record)
        assert game.edition == "it"
        assert game.result == one.views[0]["result"]
        contributions = json.loads(record)["shuffle"]["contributions"]
        assert {one.contribution.hex(), other.contribution.hex()} == set(contributions)
        [listed] = (await at.get("/api/games"))["games"] or [None]
        assert listed is None  # it was not public
        assert (await at.get(f"/api/games/{table}"))["result"] == game.result


async def test_a_person_plays_against_bots_to_the_end(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("level:1", "person", "level:2", public=True)
        async with at.people(table, 1) as (one,):
            await play_on(one)
            assert one.phase == "over"
        [listed] = (await at.get("/api/games"))["games"]
        assert sorted(listed["names"], key=str) == [None, "level:1", "level:2"]


async def test_bots_among_themselves_are_watched(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("level:1", "level:1", "level:2", "level:1", teams=True)
        async with at.person(table) as watcher:
            await watcher.phase_is("over")
            assert watcher.happened()[0]["type"] == "began"
            assert [what["type"] for what in watcher.happened()].count("decided") > 20


async def test_a_seat_sees_its_own_hand_and_a_spectator_none(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as watcher, at.people(table, 2) as people:
            for person in people:
                [view] = person.views
                assert [hand["cards"] is not None for hand in view["hands"]] == [
                    seat == view["seat"] for seat in (0, 1)
                ]
            await watcher.phase_is("playing")
            [view] = watcher.views
            assert view["seat"] is None
            assert [hand["cards"] for hand in view["hands"]] == [None, None]
            assert view["legal"] == []


async def test_the_lot_falls_on_every_chair(sqlite: str) -> None:
    async with serving(sqlite, openings_per_minute=1000) as at:
        firsts = set()
        for _ in range(40):
            table = await at.open("person", "person")
            async with at.people(table, 2) as people:
                began = next(what for what in people[0].happened() if what["type"] == "began")
                firsts.add(began["first"])
                chairs = people[0].standing["chairs"]
                assert chairs[began["first"]]["seat"] == 0
        assert firsts == {0, 1}


async def test_people_share_a_device(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1", "person")
        async with at.person(table) as both:
            await both.sit(name="Ana")
            await both.sit(name="Bo")
            assert [chair["name"] for chair in both.standing["chairs"]] == ["Ana", None, "Bo"]
            await shuffle(both)
            assert len(both.views) == 2
            assert await both.fails("pause", want=True) == "refused"  # for whom?
            await both.do("pause", want=True, chair=0)
            await both.do("pause", want=True, chair=2)
            assert both.phase == "paused"
            await both.do("pause", want=False, chair=2)
            await play_on(both)
            assert both.phase == "over"


async def test_a_chair_is_taken_once_and_can_be_left_before_the_game(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "level:1")
        async with at.person(table) as one, at.person(table) as other:
            await one.sit(chair=1, name="  Zoë\u202e  the\n1st ")
            assert one.standing["chairs"][1]["name"] == "Zoë the 1st"
            assert await other.fails("sit", chair=1) == "taken"
            assert await other.fails("sit", chair=2) == "taken"
            assert await other.fails("sit", chair=3) == "refused"
            assert await other.fails("leave") == "not-yours"
            number = await one.do("leave")
            await other.reach(number)
            await other.sit(chair=1)
            assert [chair["taken"] for chair in other.standing["chairs"]] == [False, True, True]


async def test_who_leaves_during_the_shuffle_makes_it_begin_again(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one, at.person(table) as other, at.person(table) as third:
            await one.sit()
            number = await other.sit()
            await one.reach(number)
            await one.do("commit", commitment=fair.commit(one.contribution))
            before = one.standing["commitment"]
            number = await other.do("leave")
            await one.reach(number)
            assert one.phase == "waiting"
            assert one.standing["commitment"] != before
            assert not one.standing["chairs"][0]["committed"]
            await third.sit()
            for person in (one, third):
                await person.phase_is("shuffling")
            await shuffle(one, third)


async def test_nothing_is_revealed_before_all_have_committed_and_nothing_else(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one, at.person(table) as other:
            await one.sit()
            secret, lie = one.contribution.hex(), other.contribution.hex()
            assert await one.fails("reveal", contribution=secret) == "not-now"
            await other.sit()
            await one.do("commit", commitment=fair.commit(one.contribution))
            commitment = fair.commit(other.contribution)
            assert await one.fails("commit", commitment=commitment) == "not-now"
            assert await one.fails("reveal", contribution=secret) == "not-now"
            assert await other.fails("commit", commitment="x" * 64) == "refused"
            await other.do("commit", commitment=commitment)
            assert await one.fails("reveal", contribution=lie) == "refused"
            await one.do("reveal", contribution=secret)
            assert await one.fails("reveal", contribution=secret) == "not-now"
            await other.do("reveal", contribution=lie)
            assert other.phase == "playing"


async def test_a_leaver_is_played_by_a_bot_until_coming_back(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as (one, other):
            gone, left = (one, other) if one.legal else (other, one)
            await gone.do("leave")
            position = gone.standing["position"]
            refused = await gone.fails("decide", position=position, decision="end")
            assert refused in ("not-now", "old-position", "not-your-turn")
            await left.until(lambda _: left.standing["asked"] == left.chairs)
            await gone.do("back")
            await left.reach(gone.number)
            await play_on(gone, left)
            decided = [what for what in gone.happened() if what["type"] == "decided"]
            assert {what["bot"] for what in decided} == {True, False}


async def test_the_game_goes_on_without_any_people(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            for person in people:
                await person.do("leave")
            await people[0].phase_is("over")


async def test_a_rematch_is_opened_once_and_found_by_all(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", edition="ro", setup="draft")
        async with at.people(table, 2) as (one, other):
            assert await one.fails("rematch") == "not-now"
            await play_on(one, other)
            await one.do("rematch")
            await other.do("rematch")
            again = one.standing["rematch"]
            assert other.standing["rematch"] == again
        async with at.people(again, 2) as people:
            assert people[0].welcome["table"]["edition"] == "ro"
            await play_on(*people, decisions=5)


async def test_the_lobby_lists_public_tables_only(sqlite: str) -> None:
    async with serving(sqlite) as at:
        await at.open("person", "person")
        table = await at.open("person", "level:3", public=True)
        [listed] = (await at.get("/api/tables"))["tables"]
        assert listed["table"]["id"] == table
        assert listed["free"] == 1
        assert (await at.http("GET", "/api/tables/nowhere")).status_code == 404


async def test_a_table_says_from_the_outside_whom_it_waits_for(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        assert (await at.get(f"/api/tables/{table}"))["asked"] == [0, 1]
        async with at.people(table, 2) as (one, other):
            deciding = one if one.legal else other
            bearer = {"Authorization": f"Bearer {deciding.welcome['token']}"}
            listed = await at.get(f"/api/tables/{table}", headers=bearer)
            [asked] = listed["asked"]
            assert [chair["mine"] for chair in listed["chairs"]].index(True) == asked


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"players": 5}, "malformed"),
        ({"players": 3, "teams": True}, "refused"),
        ({"players": 3, "chairs": ["person"]}, "refused"),
        ({"players": 2, "chairs": ["person", "search:600s"]}, "malformed"),
        ({"clock": {"decision": 1}}, "malformed"),
        ({"secret": "00"}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_a_table_that_nobody_can_sit_at_is_refused(
    sqlite: str, wish: object, code: str
) -> None:
    async with serving(sqlite) as at:
        response = await at.http("POST", "/api/tables", json=wish)
        assert response.status_code == 400
        assert response.json()["code"] == code
        assert (await at.get("/api/tables"))["tables"] == []


async def test_who_is_connected_is_told(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            await one.sit()
            async with at.person(table) as other:
                await one.until(lambda told: told["type"] == "presence" and told["watching"] == 1)
                await other.sit()
                said = await one.until(lambda told: told.get("present") == [True, True])
                assert said["watching"] == 0
            await one.until(lambda told: told.get("present") == [True, False])


async def test_a_crowd_is_announced_together(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "EACH", 3600.0)  # not before all of them are here
    many = 3 * crowd.COMPANY
    async with serving(sqlite) as at, AsyncExitStack() as stack:
        table = await at.open("person", "person")
        people = [await stack.enter_async_context(at.person(table)) for _ in range(many)]
        assert people[-1].welcome["watching"] == many
        monkeypatch.setattr(crowd, "EACH", 0.0)
        crowded = at.server.house.tables[table].crowd
        crowded.stop()
        crowded.changed()
        await people[0].until(lambda told: told.get("watching") == many)
        heard = [told["watching"] for told in people[0].told if told["type"] == "presence"]
        assert heard == [*range(2, crowd.COMPANY + 1), many]


async def test_what_a_seat_replays_is_what_it_knew(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "level:1", setup="draft")
        async with at.people(table, 2) as people:
            for path in ("", "/record", "/replay", "/replay?seat=0"):
                running = await at.http("GET", f"/api/games/{table}{path}")
                assert running.status_code == 404
            await play_on(*people)
        record = json.loads((await at.http("GET", f"/api/games/{table}/record")).text)
        game = Game.from_record(record)
        knew = (await at.get(f"/api/games/{table}/replay?seat=1"))["steps"]
        opened = (await at.get(f"/api/games/{table}/replay"))["steps"]
        assert len(knew) == len(opened) == len(game.decisions) + 1
        assert [step["decision"] for step in opened[:-1]] == game.decisions
        moment = game.copy()
        for number, step in enumerate(knew):
            moment = game.copy()
            moment.rewind(number)
            assert step["view"] == json.loads(json.dumps(moment.view(1)))
        assert all(hand["cards"] is not None for hand in opened[0]["view"]["hands"])
        assert opened[0]["packs"] is not None
        assert (await at.http("GET", f"/api/games/{table}/replay?seat=3")).status_code == 400


async def test_a_talk_of_many_at_once_keeps_its_order(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "person", "person")
        async with at.people(table, 4) as people:
            await asyncio.gather(*(person.do("talk", phrase="hello") for person in people))
            numbers = [
                [told["number"] for told in person.told if told["type"] == "update"]
                for person in people
            ]
            assert all(each == sorted(set(each)) for each in numbers)


async def test_a_table_that_is_unloaded_leaves_nothing_behind(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        gc.collect()
        gc.disable()
        try:
            async with at.person(table) as ana:
                await ana.sit()
                await shuffle(ana)
                await play_on(ana)
                live = weakref.ref(at.server.house.tables[table])
            await at.ask_until("/api/tables", lambda _: not at.server.house.tables[table].sockets)
            assert at.server.house.put_away(table)
            async with asyncio.timeout(PATIENCE):
                while live() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
