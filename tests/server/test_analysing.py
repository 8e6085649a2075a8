"""Finished games are analysed: for everybody who may see the replay, once, at low priority."""

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest

from impera.analysis.decisions import analyse
from impera.game import Game
from impera.judge.ledger import fortune_of, write_up
from impera.judge.luck import Measuring
from impera.server import analysing
from impera.server.messages.replies import Analysed, Ledger

from .people import Address, play_on, serving, shuffle


async def finished(at: Address, *chairs: str, **wish: Any) -> str:
    """A table at which bots have finished a game."""
    table = await at.open(*(chairs or ("level:1", "level:1")), **wish)
    async with at.person(table) as watcher:
        await watcher.phase_is("over")
    return table


async def analysis_of(at: Address, table: str) -> Any:
    """The analysis, requested until it is ready."""
    told = []

    def is_there(found: Any) -> bool:
        told.append(found["done"])
        assert found["table"] == table
        assert found["done"] <= found["of"]
        return found["analysed"] is not None

    found = await at.ask_until(f"/api/games/{table}/analysis", is_there)
    assert told == sorted(told)
    assert found["done"] == found["of"]
    return found["analysed"]


@pytest.mark.drill
async def test_the_analysis_of_a_finished_game_is_that_of_its_record(url: str) -> None:
    async with serving(url) as at:
        table = await finished(at, setup="draft")
        found = await analysis_of(at, table)
        record = await at.get(f"/api/games/{table}/record")
        game = Game.from_record(record)
        own = analyse(game)
        expected = msgspec.convert(own, Analysed, from_attributes=True)
        ledger = write_up(game, own, fortune_of(game, Measuring()))
        expected.ledger = msgspec.convert(ledger, Ledger, from_attributes=True)
        assert found == json.loads(msgspec.json.encode(expected))
        assert await analysis_of(at, table) == found


@pytest.mark.drill
async def test_the_mistakes_of_a_judged_game_are_kept_for_its_guests(url: str) -> None:
    async with serving(url) as at:
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = await at.open("person", "level:1")
        async with at.person(table, headers={"Cookie": cookie}) as ana:
            await ana.sit()
            await shuffle(ana)
            await play_on(ana)
        await at.ask_until("/api/ranking", lambda found: found["players"])
        mine = await at.get("/api/games?mine=1", headers={"Cookie": cookie})
        [seat] = mine["games"][0]["mine"]
        found = await analysis_of(at, table)
        judged = found["seats"][seat]
        own = await at.get("/api/guest/results", headers={"Cookie": cookie})
        kept = [each["mistakes"] for each in own["mistakes"]]
        assert kept == [judged["mistakes"] + judged["blunders"]]
        [decided] = own["decided"]
        assert (decided["players"], decided["games"]) == (2, 1)
        assert decided["luck"] == found["ledger"]["accounts"][seat]["luck"]
        assert decided["skill"] == judged["skill"]


async def test_only_finished_games_are_analysed(sqlite: str) -> None:
    async with serving(sqlite) as at:
        waiting = await at.open("person", "level:1")
        running = await at.open("person", "level:1")
        async with at.people(running, 1):
            for table in (waiting, running, "nowhere"):
                response = await at.http("GET", f"/api/games/{table}/analysis")
                assert (response.status_code, response.json()["code"]) == (404, "unknown")


async def test_many_who_ask_share_one_analysis(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    class Counted(analysing.Work):
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            begun.append(game.table_id)

    monkeypatch.setattr(analysing, "Work", Counted)
    async with serving(sqlite, openings_per_minute=2) as at:
        table = await finished(at)
        all_ = await asyncio.gather(*(analysis_of(at, table) for _ in range(5)))
        assert all(each == all_[0] for each in all_)
        assert begun == [table]


async def test_an_address_begins_only_so_many(sqlite: str) -> None:
    async with serving(sqlite, openings_per_minute=3) as at:
        one, two = await finished(at), await finished(at)
        await analysis_of(at, one)
        # Its allowance has grown meanwhile; opening tables uses it up.
        body = {"players": 2, "chairs": ["level:1", "level:1"]}
        while (await at.http("POST", "/api/tables", json=body)).status_code == 201:
            pass
        response = await at.http("GET", f"/api/games/{two}/analysis")
        assert (response.status_code, response.json()["code"]) == (429, "too-many")
        await analysis_of(at, one)


async def test_no_more_games_wait_than_there_is_room_for(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "MOST_WAITING", 0)
    async with serving(sqlite) as at:
        table = await finished(at)
        response = await at.http("GET", f"/api/games/{table}/analysis")
        assert (response.status_code, response.json()["code"]) == (429, "too-many")


@pytest.mark.drill
async def test_old_analyses_are_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MOST_KEPT", 1)
    async with serving(sqlite) as at:
        tables = [await finished(at) for _ in range(2)]
        for table in tables:
            await analysis_of(at, table)
        assert [at.server.analyst.knows(table) for table in tables] == [False, True]


@pytest.mark.drill
async def test_bots_play_on_while_a_game_is_analysed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "WAIT", 0.0)
    async with serving(sqlite) as at:
        table = await finished(at)
        first = await at.get(f"/api/games/{table}/analysis")
        assert first["analysed"] is None
        await finished(at)
        await at.ask_until(f"/api/games/{table}/analysis", lambda found: found["analysed"])


async def test_a_running_game_is_judged_for_nobody(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(analysing, "Measuring", lambda: asked.append("judge"))
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        async with at.person(table) as person:
            await person.sit()
            await shuffle(person)
            await play_on(person, decisions=3)
            cookie = {"Authorization": f"Bearer {person.welcome['token']}"}
            for path in ("analysis", "analysis?seat=0", "replay", "record"):
                for headers in ({}, cookie):
                    answer = await at.http("GET", f"/api/games/{table}/{path}", headers=headers)
                    assert answer.status_code in (404, 409), path
                    assert "ledger" not in answer.text
            wish = {"chairs": ["person", "level:1"], "from_game": {"table": table, "step": 0}}
            assert (await at.http("POST", "/api/tables", json=wish)).status_code == 409
    assert asked == []
