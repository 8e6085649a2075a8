"""People at a table can vote out somebody who doesn't move; a bot plays on until they are back."""

import pytest

from impera.server.table import duties

from .people import Person, serving


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given time."""
    monkeypatch.setattr(duties, "UNMOVED", 0)
    monkeypatch.setattr(duties, "LONG_UNMOVED", 0)


def split(people: list[Person]) -> tuple[Person, list[Person]]:
    """Who has to decide, and the others."""
    slow = next(person for person in people if person.legal)
    return slow, [person for person in people if person is not slow]


async def test_nobody_is_voted_out_before_their_time(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            slow, [other] = split(people)
            [whom] = slow.chairs
            standing = other.standing
            assert standing["votable"] == standing["since"] + duties.UNMOVED
            assert await other.fails("vote-out", whom=whom) == "not-now"
            assert other.standing["votes"] == []
        table = await at.open("person", "person", clock={"decision": 7 * 86400})
        async with at.people(table, 2) as people:
            standing = people[0].standing
            assert standing["votable"] == standing["since"] + duties.DAY


@pytest.mark.usefixtures("at_once")
async def test_all_others_have_to_agree(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", "person")
        async with at.people(table, 3) as people, at.person(table) as watcher:
            slow, (one, other) = split(people)
            [whom] = slow.chairs
            assert await slow.fails("vote-out", whom=whom) == "not-now"
            assert await watcher.fails("vote-out", whom=whom) == "not-yours"
            assert await one.fails("vote-out", whom=other.chairs[0]) == "not-now"
            await one.do("vote-out", whom=whom)
            assert await one.fails("vote-out", whom=whom) == "not-now"
            await other.reach(one.number)
            assert other.standing["votes"] == one.chairs
            assert other.standing["chairs"][whom]["away"] is None
            number = await other.do("vote-out", whom=whom)
            await slow.reach(number)
            assert {"type": "away", "chair": whom, "why": "vote"} in slow.happened()
            assert slow.standing["votes"] == []
            number = await slow.do("back")
            await one.reach(number)
            assert one.standing["chairs"][whom]["away"] is None


@pytest.mark.usefixtures("at_once")
async def test_votes_are_void_as_soon_as_they_decide(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "person")
        async with at.people(table, 3) as people:
            slow, (one, other) = split(people)
            await one.do("vote-out", whom=slow.chairs[0])
            await slow.reach(one.number)
            number = await slow.decide()
            await other.reach(number)
            assert other.standing["votes"] == []


@pytest.mark.usefixtures("at_once")
async def test_who_plays_alone_has_nobody_to_vote_with(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        async with at.people(table, 1) as [one]:
            assert one.standing["votable"] is None
            assert await one.fails("vote-out", whom=one.chairs[0]) == "not-now"
