"""Games continued from a moment of a finished one: same cards, against bots, never rated."""

import json
from typing import Any

import httpx
import pytest

from impera.game import Game
from impera.records import fair
from impera.rules.refused import Refused
from impera.server.table import facts
from impera.server.table.standing import Table

from .people import Address, play_on, serving


async def finished(at: Address, *chairs: str, **wish: Any) -> dict[str, Any]:
    """The record of a game that bots have played."""
    table = await at.open(*(chairs or ("level:1", "level:1")), **wish)
    async with at.person(table) as watcher:
        await watcher.phase_is("over")
    record: dict[str, Any] = await at.get(f"/api/games/{table}/record")
    return record


async def go_on(at: Address, record: dict[str, Any], step: int, *chairs: str, **wish: Any) -> str:
    """A table that continues from there."""
    return await at.open(*chairs, from_game={"table": record["table"], "step": step}, **wish)


def moment(record: dict[str, Any], step: int) -> Game:
    """The finished game after so many decisions."""
    game = Game.from_record(record)
    game.rewind(step)
    return game


@pytest.mark.parametrize("setup", ["base", "draft"])
async def test_it_begins_with_the_cards_of_that_moment(sqlite: str, setup: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at, "level:1", "level:1", "level:2", setup=setup, edition="pt")
        for step in (0, 4, 23):
            table = await go_on(at, record, step, "level:1", "person", "level:1")
            async with at.person(table) as person:
                assert person.phase == "waiting"
                assert person.welcome["table"]["continued"] == {
                    "table": record["table"],
                    "step": step,
                }
                await person.sit()
                assert {"type": "began", "first": 0} in person.happened()
                began = next(
                    each
                    for each in person.told
                    if each["type"] == "update"
                    and {"type": "began", "first": 0} in each["happened"]
                )
                assert began["standing"]["phase"] == "playing"
                assert began["views"] == [json.loads(json.dumps(moment(record, step).view(1)))]
                assert began["views"][0]["table"]["edition"] == "pt"


async def test_it_is_played_to_its_end_and_can_be_replayed_and_gone_on_from(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at)
        table = await go_on(at, record, 9, "person", "level:1")
        async with at.person(table) as person:
            await person.sit(name="Ada")
            await play_on(person)
        again = await at.get(f"/api/games/{table}/record")
        assert again["continued"] == {"table": record["table"], "step": 9}
        assert again["names"] == ["Ada", "level:1"]
        assert again["deck"] == record["deck"]
        assert again["decisions"][:9] == record["decisions"][:9]
        assert Game.from_record(again).result == again["result"]
        replay = await at.get(f"/api/games/{table}/replay")
        assert len(replay["steps"]) == len(again["decisions"]) + 1
        played = await at.get(f"/api/games/{table}")
        assert played["continued"] == again["continued"]
        with pytest.raises(Refused, match="not drawn"):
            fair.verify(again)
        third = await go_on(at, again, 3, "level:1", "level:1")
        async with at.person(third) as watcher:
            await watcher.phase_is("over")


async def test_a_record_that_claims_another_end_is_refused_though_it_was_continued() -> None:
    game = Game(players=2, seed=1)
    game.beside = {"continued": {"table": "x", "step": 0}}
    record = {**game.record(), "result": {"winners": [0], "by": "hegemony", "points": None}}
    with pytest.raises(Refused, match="claimed"):
        fair.verify(record)


async def test_bots_alone_go_on_at_once(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at)
        table = await go_on(at, record, len(record["decisions"]) - 1, "level:2", "level:2")
        async with at.person(table) as watcher:
            await watcher.phase_is("over")
        assert (await at.get(f"/api/games/{table}"))["continued"]["step"] > 0


async def test_what_was_decided_before_cannot_be_taken_back(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at)
        seats = Game.from_record(record).deciders()
        step = next(n for n in range(5, len(seats)) if seats[n - 1] == seats[n])
        chairs = ["level:1", "level:1"]
        chairs[seats[step]] = "person"
        table = await go_on(at, record, step, *chairs)
        async with at.person(table) as person:
            await person.sit()
            assert person.standing["undoable"] == 0
            position = person.standing["position"]
            assert await person.fails("undo", position=position) == "not-now"


async def test_a_restarted_server_goes_on_alike(url: str) -> None:
    async with serving(url) as at:
        record = await finished(at)
    step = Game.from_record(record).deciders().index(1, 12)
    async with serving(url) as at:
        table = await go_on(at, record, step, "level:1", "person")
        async with at.person(table) as person:
            await person.sit()
            before = await person.hello_again(at.port, table)
    async with serving(url) as at:
        again = await person.hello_again(at.port, table)
        assert again["views"] == before["views"]
        assert again["table"] == before["table"]
        assert again["standing"] == before["standing"]
        async with at.person(table, token=person.welcome["token"]) as person:
            await play_on(person)
        kept = await at.get(f"/api/games/{table}/record")
        assert kept["decisions"][:step] == record["decisions"][:step]


async def test_it_is_neither_rated_nor_listed(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at, "level:1", "level:2", public=True)
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = await go_on(at, record, 5, "level:2", "person")
        async with at.person(table, headers={"Cookie": cookie}) as ana:
            await ana.sit()
            assert (await at.get("/api/tables"))["tables"] == []
            await play_on(ana)
        listed = (await at.get("/api/games"))["games"]
        assert [game["table"] for game in listed] == [record["table"]]
        mine = (await at.get("/api/games?mine=1", headers={"Cookie": cookie}))["games"]
        assert [(game["table"], game["mine"]) for game in mine] == [(table, [1])]
        while await at.server.store.games.unrated():
            pass
        assert "Ana" not in [line["player"] for line in (await at.get("/api/ranking"))["players"]]


async def test_a_rematch_goes_on_from_the_same_moment(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at)
        table = await go_on(at, record, 7, "person", "level:1")
        async with at.person(table) as person:
            await person.sit()
            await play_on(person)
            await person.do("rematch")
            again = person.standing["rematch"]
        assert (await at.get(f"/api/tables/{again}"))["table"]["continued"]["step"] == 7


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"from_game": {"table": "nowhere", "step": 0}}, 404, "unknown"),
        ({"from_game": {"table": "bad\u0000name", "step": 0}}, 400, "refused"),
        ({"from_game": {"step": 0}}, 400, "malformed"),
        ({"step": -1}, 400, "malformed"),
        ({"step": 100_000}, 400, "refused"),
        ({"step": "all"}, 400, "refused"),
        ({"public": True}, 400, "refused"),
        ({"chairs": ["person", "level:1", "level:1"]}, 400, "refused"),
    ],
)
async def test_what_cannot_be_gone_on_from_is_refused(
    sqlite: str, change: dict[str, Any], status: int, code: str
) -> None:
    async with serving(sqlite) as at:
        record = await finished(at)
        made = len(record["decisions"])
        step = change.pop("step", 0)
        wish = {
            "chairs": ["person", "level:1"],
            "from_game": {"table": record["table"], "step": made if step == "all" else step},
            **change,
        }
        response = await at.http("POST", "/api/tables", json=wish)
        assert (response.status_code, response.json()["code"]) == (status, code)


def begun(game: Game) -> dict[str, Any]:
    """A running game as a browser hands it over."""
    record = game.record()
    return {key: record[key] for key in ("rules", "deck", "removed", "decisions")}


@pytest.mark.parametrize("setup", ["base", "draft"])
async def test_a_game_begun_without_the_server_goes_on_with_friends(
    sqlite: str, setup: str
) -> None:
    game = Game(players=3, edition="ro", setup=setup, seed=4)
    for _ in range(31):
        game.decide(game.legal[0])
    agreed = {"players": 3, "edition": "ro", "setup": setup}
    chairs = ["level:1", "person", "person"]
    async with serving(sqlite) as at:
        wish = {**agreed, "chairs": chairs, "begun": begun(game)}
        response = await at.http("POST", "/api/tables", json=wish)
        assert response.status_code == 201, response.text
        table = response.json()["table"]
        async with at.person(table) as one, at.person(table) as other:
            assert one.welcome["table"]["continued"] == {"table": None, "step": 31}
            await one.sit(chair=1, name="Ada")
            await other.sit(chair=2, name="Bo")
            await other.phase_is("playing")
            seen = next(told for told in other.told if told.get("views"))["views"]
            assert seen == [json.loads(json.dumps(game.view(2)))]
            await play_on(one, other)
        record = await at.get(f"/api/games/{table}/record")
        assert record["decisions"][:31] == game.record()["decisions"]
        assert record["continued"] == {"table": None, "step": 31}
        assert Game.from_record(record).result == record["result"]
        with pytest.raises(Refused, match="not drawn"):
            fair.verify(record)
        assert (await at.get("/api/ranking"))["players"] == []


def ended(game: Game) -> Game:
    """The same game, played to its end."""
    while not game.over:
        game.decide(game.legal[0])
    return game


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda wish: wish["begun"].update(rules=0), "version 0 of the rules"),
        (lambda wish: wish["begun"]["deck"].reverse(), "later Era"),
        (lambda wish: wish["begun"]["deck"].pop(), "the box has"),
        (lambda wish: wish["begun"]["decisions"].append("attack"), "attack"),
        (lambda wish: wish["begun"]["decisions"].append("\u0000"), "is not a decision"),
        (lambda wish: wish["begun"].update(begun(ended(Game(players=2, seed=1)))), "is over"),
        (lambda wish: wish.update(players=4, chairs=["person"] * 4), "are removed"),
        (lambda wish: wish.update(teams=True), "team"),
        (lambda wish: wish.update(public=True), "public"),
        (lambda wish: wish.update(from_game={"table": "x", "step": 0}), "not both"),
    ],
)
async def test_a_begun_game_that_cannot_be_played_on_is_refused(
    sqlite: str, change: Any, why: str
) -> None:
    game = Game(players=2, seed=3)
    for _ in range(9):
        game.decide(game.legal[-1])
    wish = {"players": 2, "chairs": ["person", "person"], "begun": begun(game)}
    change(wish)
    async with serving(sqlite) as at:
        response = await at.http("POST", "/api/tables", json=wish)
        assert (response.status_code, response.json()["code"]) == (400, "refused")
        assert why in response.json()["text"]


async def test_a_begun_game_has_its_limits(sqlite: str) -> None:
    game = begun(Game(players=2, seed=3))
    async with serving(sqlite) as at:
        for change, status, code in (
            ({"decisions": ["keep A1"] * 1001}, 400, "malformed"),
            ({"decisions": ["x" * 65]}, 400, "malformed"),
            ({"deck": ["A1"] * 105}, 400, "malformed"),
            ({"decisions": ["x" * 64] * 600}, 413, "too-large"),
            ({"more": 1}, 400, "malformed"),
        ):
            wish = {"players": 2, "chairs": ["person", "level:1"], "begun": {**game, **change}}
            response = await at.http("POST", "/api/tables", json=wish)
            assert (response.status_code, response.json()["code"]) == (status, code)


async def test_a_running_game_is_refused(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        wish = {"chairs": ["person", "level:1"], "from_game": {"table": table, "step": 0}}
        response = await at.http("POST", "/api/tables", json=wish)
        assert (response.status_code, response.json()["code"]) == (409, "not-now")


async def test_without_chairs_a_person_plays_on_the_first_seat(sqlite: str) -> None:
    async with serving(sqlite) as at:
        record = await finished(at, *["level:1"] * 4, teams=True)
        wish = {"from_game": {"table": record["table"], "step": 3}}
        response = await at.http("POST", "/api/tables", json=wish)
        listed = await at.get(f"/api/tables/{response.json()['table']}")
        assert [chair["bot"] for chair in listed["chairs"]] == [None, *["level:2"] * 3]
        assert listed["table"]["teams"]


async def test_own_chairs_are_told_to_who_has_the_token(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("level:1", "person")
        async with at.person(table) as person:
            await person.sit()
            token = person.welcome["token"]
        for header, mine in (
            (f"Bearer {token}", [False, True]),
            ("Bearer x", [False, False]),
            (token, [False, False]),
        ):
            listed = await at.get(f"/api/tables/{table}", headers={"Authorization": header})
            assert [chair["mine"] for chair in listed["chairs"]] == mine


def test_a_setup_of_an_older_version_can_still_be_read() -> None:
    old = (
        '{"players":2,"edition":"uk","setup":"base","teams":false,"chairs":["person","level:1"],'
        '"public":false,"clock":{"decision":90,"bank":0},"free_text":true,"secret":"'
        + "00" * 32
        + '","seed":null}'
    )
    table = Table("a", facts.read_setup(old), 0)
    assert table.setup.continued is None
    assert table.phase == "waiting"
