"""Free chairs that people fill with bots, and rematches that keep them."""

from typing import Any

import pytest

from impera.records import fair
from impera.server.live import Live
from impera.server.messages import client, news
from impera.server.messages.problems import Problem
from impera.server.storage.log import hashed
from impera.server.table import facts

from .people import play_on, serving, shuffle
from .test_table import Evening


def waiting(*chairs: str) -> Evening:
    """A table where somebody sits on the first chair."""
    evening = Evening(*chairs)
    evening.tell(facts.Sat(0, None, None, hashed("0")))
    return evening


def test_a_chair_is_filled_and_freed_again_before_the_game() -> None:
    evening = waiting("person", "person", "person")
    table = evening.table
    said = evening.wish(0, client.Fill("a", 1, "level:4"))
    assert said == [news.Filled(0, 1, "level:4")]
    assert (table.places[1].bot, table.people, table.asked()) == ("level:4", [0, 2], [2])
    assert evening.wish(0, client.Fill("b", 1, None)) == [news.Filled(0, 1, None)]
    assert (table.places[1].taken, table.people) == (False, [0, 1, 2])


def test_the_last_chair_starts_the_shuffle_and_freeing_it_starts_that_over() -> None:
    evening = waiting("person", "person")
    table, before = evening.table, evening.table.secret
    evening.wish(0, client.Fill("a", 1, "level:1"))
    assert (table.phase, table.asked()) == ("shuffling", [0])
    evening.tell(facts.Committed(0, fair.commit(bytes(16))))
    [said] = evening.wish(0, client.Fill("b", 1, None))
    assert isinstance(said, news.Reshuffle)
    assert (said.freed, table.phase, table.people) == ([1], "waiting", [0, 1])
    assert table.secret != before
    assert table.places[0].commitment is None
    evening.wish(0, client.Fill("c", 1, "level:1"))
    evening.tell(facts.Committed(0, fair.commit(bytes(16))))
    evening.tell(facts.Revealed(0, bytes(16).hex()))
    assert table.phase == "playing"
    assert table.trail.alone
    with pytest.raises(Problem, match="the table is playing"):
        evening.wish(0, client.Fill("d", 1, None))


def test_only_free_chairs_are_filled_and_only_those_freed() -> None:
    evening = waiting("person", "person", "level:2")
    for which, bot, code in (
        (0, "level:1", "taken"),
        (2, "level:1", "taken"),
        (3, "level:1", "refused"),
        (0, None, "refused"),
        (1, None, "refused"),
        (2, None, "refused"),
    ):
        with pytest.raises(Problem) as refused:
            evening.wish(0, client.Fill("a", which, bot))  # type: ignore[arg-type]  # a level
        assert refused.value.code == code, (which, bot)


async def test_who_sits_there_fills_the_table_and_plays(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", "person", edition="it", public=True)
        async with at.person(table) as one, at.person(table) as stranger:
            assert await stranger.fails("fill", which=1, bot="level:1") == "not-yours"
            await one.sit(name="Ada")
            await one.do("fill", which=1, bot="level:1")
            assert one.standing["chairs"][1]["filled"]
            assert await stranger.fails("sit", chair=1) == "taken"
            await one.do("fill", which=1, bot=None)
            await one.do("fill", which=1, bot="level:2")
            await one.do("fill", which=2, bot="level:1")
            await shuffle(one)
            await play_on(one)
            await one.do("rematch")
            listed = await at.get(f"/api/tables/{one.standing['rematch']}")
        record = (await at.http("GET", f"/api/games/{table}/record")).text
        assert set(fair.verify(record).beside["names"]) == {"Ada", "level:1", "level:2"}
        assert [chair["bot"] for chair in listed["chairs"]] == [None, "level:2", "level:1"]
        assert not any(chair["filled"] for chair in listed["chairs"])
        assert (listed["table"]["edition"], listed["phase"]) == ("it", "waiting")


async def test_the_table_of_a_rematch_is_there_when_it_is_told(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        async with at.people(table, 1) as (one,):
            await play_on(one)
            there, tell = list[bool](), Live._tell

            def look(live: Live, line: Any, *, changed: bool) -> None:
                again = live.table.rematch
                there.append(again is not None and again.table in at.server.house.tables)
                tell(live, line, changed=changed)

            monkeypatch.setattr(Live, "_tell", look)
            await one.do("rematch")
            assert there == [True]


async def test_a_filled_table_is_the_same_after_a_restart(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", "person")
        async with at.person(table) as one:
            await one.sit()
            await one.do("fill", which=2, bot="level:3")
            token, chairs = one.welcome["token"], one.standing["chairs"]
    async with serving(url) as at, at.person(table, token=token) as one:
        assert one.standing["chairs"] == chairs
        await one.do("fill", which=1, bot="level:1")
        await shuffle(one)
