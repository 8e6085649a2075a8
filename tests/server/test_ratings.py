"""Ratings: winners rise, and only identifiable players are rated."""

from itertools import permutations

import httpx
import pytest

from impera.server.ratings import NEW, rated
from impera.server.storage.ratings import Rating
from impera.server.table.standing import STAND_IN

from .people import Address, play_on, serving, shuffle


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


HELD = {"guest:a": Rating(30.0, 2.0, 9), "guest:b": Rating(20.0, 3.0, 4)}


@pytest.mark.parametrize("winner", [0, 1])
def test_who_leaves_has_lost_whoever_the_stand_in_beats(winner: int) -> None:
    left = rated(["guest:a", "guest:b"], [winner], False, HELD, {0})
    lost = rated(["guest:a", "guest:b"], [1], False, HELD)
    assert left["guest:a"] == lost["guest:a"]
    assert left["guest:a"].mu < HELD["guest:a"].mu


@pytest.mark.parametrize("winner", [0, 1])
def test_who_stays_has_played_against_the_stand_in(winner: int) -> None:
    for before in (HELD, {**HELD, STAND_IN: Rating(27.0, 1.0, 99)}):
        left = rated(["guest:a", "guest:b"], [winner], False, before, {0})
        bot = rated([STAND_IN, "guest:b"], [winner], False, before)
        assert left["guest:b"] == bot["guest:b"]
        assert STAND_IN not in left  # it played somebody else's game


def test_the_others_are_rated_among_each_other_when_one_of_four_leaves() -> None:
    players = ["guest:a", "guest:b", "guest:c", "level:3"]
    after = rated(players, [1], False, {}, {0})
    assert after["guest:b"].mu > NEW.mu > after["guest:c"].mu
    assert after["guest:c"].mu == pytest.approx(after["level:3"].mu)
    assert after["guest:a"].mu < after["guest:c"].mu  # it has lost to all, they to one
    assert {rating.games for rating in after.values()} == {1}


def test_the_partner_of_who_leaves_may_still_win() -> None:
    players = ["guest:a", "guest:b", "guest:c", "guest:d"]
    after = rated(players, [0, 2], True, {}, {2})
    assert after["guest:a"].mu > NEW.mu > after["guest:c"].mu
    assert after["guest:b"].mu == after["guest:d"].mu < NEW.mu


def test_when_all_leave_all_have_lost_and_the_bots_stay_as_they_are() -> None:
    after = rated(["guest:a", STAND_IN], [0], False, HELD, {0})
    assert set(after) == {"guest:a"}
    after = rated(["guest:a", "guest:b"], [0], False, {}, {0, 1})
    assert after["guest:a"] == after["guest:b"]
    assert after["guest:a"].mu < NEW.mu
    assert rated([None, STAND_IN], [1], False, {}, {0}) == {}


async def named(at: Address, name: str) -> dict[str, str]:
    made = await at.http("POST", "/api/guest", json={"name": name})
    return {"Cookie": made.headers["set-cookie"].partition(";")[0]}


@pytest.mark.parametrize("comes_back", [False, True])
async def test_a_game_that_is_left_is_lost_unless_one_comes_back(
    url: str, comes_back: bool
) -> None:
    """The stand-in wins as often as not, so it is the leaver's rating that tells."""
    async with serving(url) as at:
        ana, bo = await named(at, "Ana"), await named(at, "Bo")
        table = await at.open("person", "person")
        async with at.person(table, headers=ana) as stays, at.person(table, headers=bo) as goes:
            await stays.sit()
            await goes.sit()
            await shuffle(stays, goes)
            await goes.do("leave")
            if comes_back:
                await goes.do("back")
                await play_on(stays, goes)
            else:
                await play_on(stays)
        game = await at.ask_until("/api/ranking", lambda found: len(found["players"]) == 2)
        results = {
            who: await at.get("/api/guest/results", headers=who_is)
            for who, who_is in (("Ana", ana), ("Bo", bo))
        }
        won = {who: found["tallies"][0]["won"] for who, found in results.items()}
        changed = {line["player"]: line["mu"] - NEW.mu for line in game["players"]}
        if comes_back:
            assert won["Ana"] + won["Bo"] >= 1
            assert (changed["Ana"] > changed["Bo"]) == (won["Ana"] > won["Bo"])
        else:
            assert won["Bo"] == 0
            assert changed["Bo"] < 0


async def test_a_game_of_named_people_and_bots_is_rated_once(url: str) -> None:
    async with serving(url) as at:
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = await at.open("person", "level:1", public=True)
        async with at.person(table, headers={"Cookie": cookie}) as ana:
            await ana.sit()
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
        assert own["decided"] == []
        kinds = ("tallies", "history", "mistakes", "decided")
        nothing: dict[str, object] = {"ranked": None, **{kind: [] for kind in kinds}}
        assert await at.get("/api/guest/results") == nothing
        async with httpx.AsyncClient(base_url=at.home) as other:
            await other.post("/api/guest", json={"name": "Ana"})
            assert (await other.get("/api/guest/results")).json() == nothing
    assert {line["player"] for line in ranked} == {"Ana", "level:1"}
    assert {line["games"] for line in ranked} == {1}
    async with serving(url) as at:
        assert (await at.get("/api/ranking"))["players"] == ranked
