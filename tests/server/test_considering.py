"""Questions about decisions: why not, and what would happen; they change nothing."""

import hashlib

from impera.rules.notation import TOKENS
from impera.rules.why import RULES, Why
from impera.server.document.rehearsal import Rehearsal, gather
from impera.server.messages.client import Consider
from impera.server.table.considering import Considering
from impera.server.table.standing import Who
from impera.words.catalogue import Words

from .people import Message, Person, serving
from .test_messages import who_decides

NOTHING = {"hand_limit": None, "then": None, "ends": None}


async def thoughts(person: Person, *decisions: str) -> dict[str, Message]:
    """The answers about these decisions."""
    answer = await person.ask("consider", decisions=list(decisions))
    assert answer["type"] == "considered", answer
    assert answer["position"] == person.standing["position"]
    assert [each["decision"] for each in answer["about"]] == list(decisions)
    return {each["decision"]: each for each in answer["about"]}


async def test_who_decides_is_told_why_not_and_what_then(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            one, _ = who_decides(*people)
            card = one.legal[0].split()[1]
            found = await thoughts(one, one.legal[0], "play", "attack", "end", "inquisition 3")
            mine, seat = found[one.legal[0]], one.views[0]["seat"]
            move = {
                "card": card,
                "source": {"place": "hand", "seat": seat, "domain": None},
                "to": {"place": "area", "seat": seat, "domain": card[0]},
            }
            assert mine["why"] is None
            assert mine["foresight"] == {"moves": [move], **NOTHING}
            assert found["play"] == {"decision": "play", "why": None, "foresight": None}
            assert found["attack"]["why"] == {"reason": "step", "rule": "R3.2", "given": {}}
            assert found["end"]["why"]["reason"] == "play-first"
            assert found["inquisition 3"]["why"]["given"] == {"n": 2}


async def test_others_are_told_who_decides_and_nothing_more(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people, at.person(table) as watcher:
            one, other = who_decides(*people)
            given = {"target": one.views[0]["seat"]}
            why = {"reason": "not-your-turn", "rule": "R3.4", "given": given}
            for person in (other, watcher):
                found = await thoughts(person, *one.legal, "attack")
                assert all(each["why"] == why for each in found.values())
                assert all(each["foresight"] is None for each in found.values())


async def test_who_has_several_chairs_considers_for_the_one_that_decides(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as both:
            await both.sit()
            await both.sit()
            for kind in ("commit", "reveal"):
                for chair in both.chairs:
                    await say(both, kind, chair)
            await both.phase_is("playing")
            for _ in range(6):
                found = await thoughts(both, both.legal[0], "give A1")
                assert found[both.legal[0]]["why"] is None
                assert found["give A1"]["why"]["reason"] == "not-asked"
                await both.reach(await both.decide())


async def say(person: Person, kind: str, chair: int) -> None:
    """One of several chairs takes part in the shuffle."""
    value = {"contribution": person.contribution.hex()}
    if kind == "commit":
        value = {"commitment": hashlib.sha256(person.contribution).hexdigest()}
    await person.do(kind, chair=chair, **value)


async def test_asking_changes_nothing_and_nobody_is_told(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            one, other = who_decides(*people)
            before, heard = one.standing, len(other.told)
            for _ in range(5):
                await thoughts(one, *one.legal)
            again = await one.hello_again(at.port, table)
            assert again["standing"] == before
            assert again["number"] == one.number
            await other.ask("consider", decisions=[])
            news = [each["type"] for each in other.told[heard:]]
            assert set(news) <= {"considered", "presence"}


async def test_what_cannot_be_considered_is_refused_with_a_code(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as early:
            assert await early.fails("consider", decisions=["end"]) == "not-now"
            assert early.told[-1]["id"] is not None
        async with at.people(table, 2) as people:
            one = people[0]
            assert await one.fails("consider", decisions=["end", "fly"]) == "refused"
            for decisions in (["end"] * 65, ["x" * 41], [""], "end", None):
                await one.send({"type": "consider", "id": "x", "decisions": decisions})
                answer = await one.until(lambda message: message["type"] == "error")
                assert answer["code"] == "malformed"
            assert (await one.ask("consider", decisions=["end"] * 64))["type"] == "considered"


def test_every_token_has_an_answer_at_every_moment_and_all_can_be_said() -> None:
    played = Rehearsal()
    gather(played)
    table, considering, words = played.table, Considering(played.table), Words("en")
    while True:
        chair = Who(frozenset(table.asked()))
        for first in range(0, len(TOKENS), 64):
            asked = Consider("x", list(TOKENS[first : first + 64]))
            answer = considering.answer(chair, asked)
            for each in answer.about:
                assert (each.why is None) == (each.foresight is not None)
                if each.why is not None:
                    assert each.why.rule == RULES[each.why.reason]
                    words.why(Why(each.why.reason, each.why.rule, each.why.given))
            assert considering.answer(chair, asked) == answer
        if table.phase != "playing":
            return
        played.decide()
