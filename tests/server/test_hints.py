"""Hints: for one person against bots, from what their seat knows; such a game is not rated."""

import asyncio
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, patch

import httpx
import pytest

from impera.server import hinting, thinking
from impera.server.hinting import Hinting
from impera.server.sharing import Claim
from impera.server.thinking import Thinkers

from .people import Address, Message, Person, play_on, serving, shuffle
from .test_again import Speaker, check


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search is enough here."""
    monkeypatch.setattr(thinking, "SIMULATIONS", 6)


async def alone(at: Address, stack: AsyncExitStack, **more: Any) -> tuple[str, Person]:
    """Somebody who plays alone against a bot, and has to decide."""
    table = await at.open("person", "level:1", public=True)
    person = await stack.enter_async_context(at.person(table, **more))
    await person.sit(name="Ana")
    await shuffle(person)
    await to_decide(person)
    return table, person


async def to_decide(person: Person) -> None:
    """Wait for the bots."""
    while not person.legal:
        await person.read()


async def hint(person: Person) -> list[Message]:
    """Ask for a hint, and read it."""
    await person.reach(await person.do("hint", position=person.standing["position"]))
    found: list[Message] = person.standing["hint"]
    return found


async def test_a_hint_names_the_best_decisions_with_their_chances(sqlite: str) -> None:
    async with serving(sqlite) as at, AsyncExitStack() as stack:
        _, ana = await alone(at, stack)
        before = ana.standing["position"]
        assert (ana.standing["hint"], ana.standing["hints"]) == (None, 0)
        found = await hint(ana)
        assert 1 <= len(found) <= 3
        assert {each["decision"] for each in found} <= set(ana.legal)
        chances = [each["chance"] for each in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert ana.standing["position"] == before
        assert ana.standing["hints"] == 1
        assert await ana.fails("hint", position=before) == "not-now"
        await ana.reach(await ana.decide(found[0]["decision"]))
        assert (ana.standing["hint"], ana.standing["hints"]) == (None, 1)


async def test_others_learn_that_there_was_a_hint_and_not_what_it_says(sqlite: str) -> None:
    async with serving(sqlite) as at, AsyncExitStack() as stack:
        table, ana = await alone(at, stack)
        watcher = await stack.enter_async_context(at.person(table))
        assert await watcher.fails("hint", position=watcher.standing["position"]) == "not-yours"
        await hint(ana)
        await watcher.reach(ana.number)
        assert watcher.happened()[-1] == {"type": "hinted", "chair": 0}
        assert (watcher.standing["hint"], watcher.standing["hints"]) == (None, 1)


async def test_a_hint_outlives_a_restart_and_taking_back(url: str) -> None:
    async with serving(url) as at, AsyncExitStack() as stack:
        table, ana = await alone(at, stack)
        found = await hint(ana)
        token = ana.welcome["token"]
    async with serving(url) as at, at.person(table, token=token) as ana:
        assert ana.standing["hint"] == found
        await ana.reach(await ana.decide())
        assert ana.standing["hint"] is None
        if ana.standing["undoable"]:
            await ana.reach(await ana.do("undo", position=ana.standing["position"]))
            assert ana.standing["hint"] == found
            assert await ana.fails("hint", position=ana.standing["position"]) == "not-now"


async def test_a_hint_asked_for_again_is_the_same_also_after_a_restart(url: str) -> None:
    async with serving(url) as at, AsyncExitStack() as stack:
        table, ana = await alone(at, stack)
        speaker = Speaker(ana)
        await speaker.say("hint", position=ana.standing["position"])
        token = ana.welcome["token"]
        await check(at, table, token, speaker.said)
    async with serving(url) as at:
        await check(at, table, token, speaker.said)


async def test_only_one_person_against_bots_gets_hints(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "level:1")
        async with at.people(table, 2) as people:
            for person in people:
                position = person.standing["position"]
                assert await person.fails("hint", position=position) == "refused"
        table = await at.open("person", "level:1")
        async with at.person(table) as ana:
            await ana.sit()
            assert await ana.fails("hint", position=0) == "not-now"
            await shuffle(ana)
            await to_decide(ana)
            position = ana.standing["position"]
            assert await ana.fails("hint", position=position + 1) == "old-position"
            await ana.do("leave")
            assert await ana.fails("hint", position=position) in ("not-now", "old-position")


async def test_nothing_waits_for_a_hint_and_a_decision_makes_it_old(sqlite: str) -> None:
    go_on = asyncio.Event()
    advise = Thinkers.advise

    async def slowly(self: Thinkers, *given: Any) -> Any:
        await go_on.wait()
        return await advise(self, *given)

    with patch.object(Thinkers, "advise", slowly):
        async with serving(sqlite) as at, AsyncExitStack() as stack:
            _, ana = await alone(at, stack)
            position = ana.standing["position"]
            await ana.send({"type": "hint", "id": "h", "position": position})
            await ana.decide()
            go_on.set()
            answer = await ana.until(lambda message: message.get("id") == "h")
            assert answer["code"] == "old-position"
            assert answer["standing"]["hints"] == 0


async def test_all_who_ask_at_once_wait_for_the_same_thought(sqlite: str) -> None:
    thoughts = 0
    advise = Thinkers.advise

    async def counted(self: Thinkers, *given: Any) -> Any:
        nonlocal thoughts
        thoughts += 1
        return await advise(self, *given)

    with patch.object(Thinkers, "advise", counted):
        async with serving(sqlite) as at, AsyncExitStack() as stack:
            _, ana = await alone(at, stack)
            position = ana.standing["position"]
            for n in range(30):
                await ana.send({"type": "hint", "id": f"h{n}", "position": position})
            answers = [await ana.until(lambda message: "id" in message) for _ in range(30)]
            assert sorted(each.get("code", "done") for each in answers) == [
                "done",
                *["not-now"] * 29,
            ]
    assert thoughts == 1


async def test_too_many_new_thoughts_are_refused(sqlite: str) -> None:
    with patch.object(hinting, "HINT_BURST", 1.0), patch.object(hinting, "HINT_RATE", 1e-9):
        async with serving(sqlite) as at, AsyncExitStack() as stack:
            _, ana = await alone(at, stack)
            ana.patient = False
            await hint(ana)
            await ana.reach(await ana.decide())
            await to_decide(ana)
            assert await ana.fails("hint", position=ana.standing["position"]) == "too-fast"


async def test_a_thought_that_fails_is_thought_again() -> None:
    advise = AsyncMock(side_effect=[RuntimeError("no memory"), []])
    game = SimpleNamespace(seat=0, view_record=lambda seat: seat)
    table: Any = SimpleNamespace(position=3, game=game)
    house: Any = SimpleNamespace(
        thinkers=SimpleNamespace(advise=advise), spawn=asyncio.ensure_future
    )
    hints = Hinting(house, table)
    with pytest.raises(RuntimeError):
        await hints.advice(Claim())
    assert await hints.advice(Claim()) == []


@pytest.mark.parametrize("hinted", [True, False])
async def test_a_game_with_hints_says_so_and_is_not_rated(url: str, hinted: bool) -> None:
    async with serving(url) as at:
        async with httpx.AsyncClient(base_url=at.home) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        async with AsyncExitStack() as stack:
            table, ana = await alone(at, stack, headers={"Cookie": cookie})
            if hinted:
                await hint(ana)
            await play_on(ana)
            assert ana.standing["hints"] == hinted
        assert (await at.get(f"/api/games/{table}"))["hints"] == hinted
        record = await at.get(f"/api/games/{table}/record")
        assert record.get("hints") == (1 if hinted else None)
        # Rated games come after it, so that it would have been rated by now.
        second = await at.open("level:1", "level:2", public=True)
        await at.ask_until(f"/api/tables/{second}", lambda found: found["phase"] == "over")
        found = await at.ask_until(
            "/api/ranking", lambda found: "level:2" in [each["player"] for each in found["players"]]
        )
        games = {each["player"]: each["games"] for each in found["players"]}
        assert games.get("Ana") == (None if hinted else 1)
        assert games["level:1"] == 2 - hinted
