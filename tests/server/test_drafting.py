"""The draft: everybody chooses at the same time, in secret, and the record stays as it is."""

import json
from contextlib import AsyncExitStack

import pytest

from impera.records import fair
from impera.rules.notation import TOKENS
from impera.server.messages import client, news
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import encode
from impera.server.table import duties, facts, telling
from impera.server.table.duties import Duty, deadline
from impera.server.table.standing import Who

from .people import Address, Person, play_on, serving
from .test_table import SECOND, Evening, people


def drafting(number: int = 3) -> Evening:
    """A draft whose chairs have the numbers of their seats."""
    evening = people(number, setup="draft")
    while evening.table.first:
        evening = people(number, setup="draft")
    return evening


def told(evening: Evening, chair: int | None) -> bytes:
    """Everything that somebody is told about the table."""
    who = Who(frozenset([] if chair is None else [chair]))
    table = evening.table
    heard = telling.page(table, who), telling.standing(table, who), telling.views(table, who)
    return encode((table.told, heard))


def choose(evening: Evening, chair: int, decision: str | None, position: int | None = None) -> None:
    """Choose a card now, or about an earlier position."""
    about = evening.table.position if position is None else position
    evening.wish(chair, client.Choose("c", about, decision))


def packed(evening: Evening, chair: int) -> list[str]:
    """What a chair can choose."""
    return evening.table.ahead(evening.table.seat(chair))


def test_a_choice_is_carried_out_when_its_seat_is_asked() -> None:
    evening = drafting()
    table, wanted = evening.table, packed(evening, 1)[-1]
    choose(evening, 1, wanted)
    assert evening.asked == 0
    assert evening.duty().what == "stand in"
    evening.decide(after=3)
    assert evening.asked == 1
    assert evening.duty() == Duty(evening.now, "keep")
    proposal = duties.carried_out(table, "keep")
    assert proposal.fact == facts.Decided(wanted, bot=False)
    assert evening.tell(proposal.fact) == [news.Decided(1, wanted, False)]
    assert table.places[1].choice is None
    assert evening.asked == 2
    assert evening.duty().what == "stand in"


def test_nobody_else_learns_anything_from_a_choice() -> None:
    evening = drafting()
    others = [told(evening, chair) for chair in (0, 2, None)]
    for decision in (*packed(evening, 1)[:2], None, packed(evening, 1)[0]):
        choose(evening, 1, decision)
        assert [told(evening, chair) for chair in (0, 2, None)] == others
        [own] = telling.standing(evening.table, Who(frozenset([1]))).ahead
        assert own.chosen == decision
    asked = told(evening, 0), deadline(evening.table)
    choose(evening, 0, packed(evening, 0)[0])
    assert deadline(evening.table) == asked[1]
    assert [told(evening, chair) for chair in (2, None)] == others[1:]


def test_a_choice_can_be_changed_and_withdrawn_until_it_is_carried_out() -> None:
    evening = drafting()
    one, two = packed(evening, 2)[:2]
    choose(evening, 2, one)
    choose(evening, 2, two)
    assert evening.table.places[2].choice == two
    choose(evening, 2, None)
    with pytest.raises(Problem, match="already the case"):
        choose(evening, 2, None)
    evening.decide()
    evening.decide()
    assert evening.duty().what == "stand in"
    choose(evening, 2, one)  # also when it is asked
    assert evening.duty().what == "keep"


def test_who_has_chosen_does_not_run_out_of_time() -> None:
    evening = drafting()
    table = evening.table
    choose(evening, 1, packed(evening, 1)[0])
    evening.decide()
    for late in (100, 10_000):  # the server was away meanwhile
        assert duties.duty(table) == Duty(evening.now, "keep"), late
    bank = table.places[1].bank
    evening.tell(duties.carried_out(table, "keep").fact, after=10_000)
    assert table.places[1].bank == bank == 30 * SECOND


def test_who_chooses_late_has_used_the_time_until_then() -> None:
    evening = drafting()
    table = evening.table
    evening.wish(0, client.Choose("c", table.position, packed(evening, 0)[0]), after=25)
    evening.tell(duties.carried_out(table, "keep").fact, after=10)
    assert table.places[0].bank == 15 * SECOND


def test_a_choice_is_about_the_pack_its_person_has_seen() -> None:
    evening = drafting(2)
    table, first = evening.table, evening.table.position
    evening.decide()
    choose(evening, 1, packed(evening, 1)[0], position=first)  # the same pack as before
    evening.tell(duties.carried_out(table, "keep").fact)
    assert packed(evening, 1)
    with pytest.raises(Problem, match="the position is") as refused:
        choose(evening, 1, packed(evening, 1)[0], position=first)
    assert refused.value.code == "old-position"
    with pytest.raises(Problem, match="the position is"):
        choose(evening, 1, packed(evening, 1)[0], position=table.position + 1)
    choose(evening, 1, packed(evening, 1)[0])


def test_what_cannot_be_chosen_is_refused() -> None:
    evening = drafting()
    missing = next(token for token in TOKENS if token not in packed(evening, 1))
    for nonsense in (missing, "end", "keep", "keep ?1"):
        with pytest.raises(Problem) as refused:
            choose(evening, 1, nonsense)
        assert refused.value.code == "illegal"
    evening.decide()
    with pytest.raises(Problem, match="no card for you") as refused:
        choose(evening, 0, evening.table.ahead(1)[0])
    assert refused.value.code == "not-now"
    evening.wish(2, client.Leave("l"))
    with pytest.raises(Problem, match="a bot is playing"):
        choose(evening, 2, "keep A1")
    base = people(2)
    with pytest.raises(Problem, match="no card for you"):
        choose(base, 0, "keep A1")
    for chair in (0, 1):
        evening.wish(chair, client.Pause("p", True))
    with pytest.raises(Problem, match="the table is paused"):
        choose(evening, 1, packed(evening, 1)[0])


def test_who_leaves_leaves_the_choice_to_the_bot() -> None:
    evening = drafting()
    choose(evening, 1, packed(evening, 1)[0])
    evening.wish(1, client.Leave("l"))
    evening.decide()
    assert evening.duty().what == "decide"
    evening.wish(1, client.Back("b"))
    assert evening.table.places[1].choice is None


def test_a_choice_outlives_what_somebody_else_takes_back() -> None:
    evening = drafting()
    table = evening.table
    choose(evening, 2, packed(evening, 2)[0])
    evening.decide()
    evening.wish(0, client.Undo("u", table.position))
    assert evening.asked == 0
    assert table.places[2].choice is not None
    choose(evening, 1, packed(evening, 1)[0], position=table.dealt)


async def has_pack(person: Person, size: int) -> None:
    """Wait until a pack of that size lies before somebody who may choose from it."""
    while len(person.views[0]["pack"]) != size or (size and not person.standing["ahead"]):
        await person.read()


async def all_choose(*people: Person) -> None:
    """Everybody who can chooses the first card of their pack, the last seat first."""
    for person in sorted(people, key=lambda each: -each.views[0]["seat"]):
        for pack in person.standing["ahead"]:
            await person.do(
                "choose", position=person.standing["position"], decision=pack["decisions"][0]
            )


async def test_a_whole_draft_is_chosen_at_the_same_time(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "level:1", "person", "person", setup="draft")
        async with at.people(table, 3) as people:
            for size in (4, 3, 2):
                for person in people:
                    await has_pack(person, size)
                await all_choose(*people)
            for person in people:
                await has_pack(person, 0)
                assert person.standing["ahead"] == []
            await play_on(*people)
        record = (await at.http("GET", f"/api/games/{table}/record")).text
        game = fair.verify(record)
        assert [token.split()[0] for token in game.decisions[:16]] == ["keep"] * 12 + ["open"] * 4
        assert game.deciders()[:12] == [0, 1, 2, 3] * 3
        assert "chosen" not in json.loads(record)


async def chosen_by(at: Address, stack: AsyncExitStack, table: str) -> tuple[list[str], str]:
    """The last seat chooses while the first is asked: the tokens by seat, and the choice."""
    people = await stack.enter_async_context(at.people(table, 2))
    first, last = sorted(people, key=lambda each: each.views[0]["seat"])
    await all_choose(last)
    [own] = last.standing["ahead"]
    assert first.number == last.number
    assert not any(what["type"] == "chosen" for what in first.happened())
    return [each.welcome["token"] for each in (first, last)], own["chosen"]


async def test_a_choice_survives_a_restart(url: str) -> None:
    async with serving(url) as at, AsyncExitStack() as stack:
        table = await at.open("person", "person", setup="draft")
        tokens, chosen = await chosen_by(at, stack, table)
    async with (
        serving(url) as at,
        at.person(table, token=tokens[0]) as first,
        at.person(table, token=tokens[1]) as last,
    ):
        assert [pack["chosen"] for pack in last.standing["ahead"]] == [chosen]
        assert [pack["chosen"] for pack in first.standing["ahead"]] == [None]
        await first.decide()
        await has_pack(last, 3)
        kept = [what for what in last.happened() if what["type"] == "decided"]
        assert (kept[-1]["decision"], kept[-1]["bot"]) == (chosen, False)


async def test_and_is_carried_out_wherever_it_was_made(postgres: str) -> None:
    async with serving(postgres) as at, serving(postgres) as there, AsyncExitStack() as stack:
        table = await at.open("person", "person", setup="draft")
        tokens, chosen = await chosen_by(at, stack, table)
        async with at.person(table, token=tokens[1]) as last:
            async with there.person(table, token=tokens[0]) as first:
                await first.decide()
            await has_pack(last, 3)
            kept = [what["decision"] for what in last.happened() if what["type"] == "decided"]
            assert kept[-1] == chosen
