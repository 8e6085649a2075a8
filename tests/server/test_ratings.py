"""Ratings: winners rise, and only identifiable players are rated."""

from itertools import permutations

import httpx
import pytest

from impera.server.ratings import NEW, rated
from impera.server.storage.ratings import Rating

from .people import play_on, serving


def test_winners_rise_and_losers_fall() -> None:
    after = rated(["guest:a", "level:3", "guest:b"], [1], False, {})
    assert after["level:3"].mu > NEW.mu > after["guest:a"].mu
    assert after["guest:a"] == after["guest:b"]
    assert all(rating.games == 1 and rating.sigma < NEW.sigma for rating in after.values())


def test_a_shared_win_moves_equals_nowhere() -> None:
    after = rated(["guest:a", "guest:b"], [0, 1], False, {})
    assert after["guest:a"].mu == pytest.approx(NEW.mu)


def test_partners_win_and_lose_together() -> None:
    after = rated(["guest:a", "level:1", "guest:b", "level:2"], [1, 3], True, {})
    assert after["level:1"].mu == after["level:2"].mu > NEW.mu
    assert after["guest:a"].mu == after["guest:b"].mu < NEW.mu


def test_seats_make_no_difference() -> None:
    players = ["guest:a", "guest:b", "level:4", "level:5"]
    before = {"guest:a": Rating(31.0, 2.0, 9), "level:5": Rating(20.0, 5.0, 4)}
    found = []
    for order in permutations(players):
        after = rated(order, [order.index("guest:b")], False, before)
        found.append({name: (round(r.mu, 9), round(r.sigma, 9)) for name, r in after.items()})
    assert all(each == found[0] for each in found)


@pytest.mark.parametrize(
    "players",
    [
        [None, None],
        ["level:2", "level:2", "level:2"],
        ["guest:a", "guest:a", "level:1"],
    ],
)
def test_what_says_nothing_is_not_rated(players: list[str | None]) -> None:
    assert rated(players, [0], False, {}) == {}


def test_a_level_on_two_seats_moves_by_the_mean() -> None:
    after = rated(["level:1", "level:1", "guest:a"], [0], False, {})
    assert after["level:1"].games == 1
    assert after["guest:a"].mu < NEW.mu


async def test_a_game_of_named_people_and_bots_is_rated_once(url: str) -> None:
    async with serving(url) as at:
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = await at.open("person", "level:1", public=True)
        async with at.person(table, headers={"Cookie": cookie}) as ana:
            await ana.sit()
            from .people import shuffle

            await shuffle(ana)
            await play_on(ana)
        mine = await at.get("/api/games?mine=1", headers={"Cookie": cookie})
        assert [game["table"] for game in mine["games"]] == [table]
        found = await at.ask_until("/api/ranking", lambda found: len(found["players"]) == 2)
        ranked = found["players"]
        own = await at.get("/api/guest/results", headers={"Cookie": cookie})
        won = mine["games"][0]["mine"] == mine["games"][0]["result"]["winners"]
        assert own["tallies"] == [{"players": 2, "level": 1, "games": 1, "won": int(won)}]
        assert own["ranked"] in ranked
        assert [each["rating"] for each in own["history"]] == [own["ranked"]["rating"]]
        assert own["mistakes"] == []  # nobody has asked for the analysis
        kinds = ("tallies", "history", "mistakes")
        nothing: dict[str, object] = {"ranked": None, **{kind: [] for kind in kinds}}
        assert await at.get("/api/guest/results") == nothing
        async with httpx.AsyncClient(base_url=at.home) as other:
            await other.post("/api/guest", json={"name": "Ana"})
            assert (await other.get("/api/guest/results")).json() == nothing
    assert {line["player"] for line in ranked} == {"Ana", "level:1"}
    assert {line["games"] for line in ranked} == {1}
    async with serving(url) as at:
        assert (await at.get("/api/ranking"))["players"] == ranked
