"""Chat: phrases in all languages, free text where it is allowed, mutes, and bots that answer."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import text

from impera.rules.chance import Generator
from impera.rules.view import Views
from impera.server import thinking
from impera.server.storage.store import open_store
from impera.server.table.text import clean
from impera.words.catalogue import PHRASES, POINTING, REACTIONS

from .people import Address, Message, Person, serving


async def table_of_three(at: Address, **more: object) -> str:
    return await at.open("person", "person", "person", **more)


async def test_phrases_speak_of_seats_and_domains(sqlite: str) -> None:
    async with serving(sqlite) as at, at.people(await table_of_three(at), 3) as (one, other, _):
        number = await one.do("talk", phrase="about-to-win-by", seat=2, domain="S")
        await other.reach(number)
        said = other.happened()[-1]
        assert (said["phrase"], said["seat"], said["domain"]) == ("about-to-win-by", 2, "S")
        assert said["chair"] == one.chairs[0]
        for wrong in (
            {"phrase": "nonsense"},
            {"phrase": "attack"},
            {"phrase": "attack", "domain": "S", "seat": 1},
            {"phrase": "stop", "seat": 3},
            {"phrase": "hello", "text": "and more"},
            {"text": "  \u202e\n "},
            {"text": "x" * 281},
            {"text": "hm", "seat": 1},
            {},
        ):
            assert await one.fails("talk", **wrong) == "refused"


TEXTS = json.loads((Path(__file__).parent / "texts.json").read_text("utf-8"))


@pytest.mark.parametrize(("typed", "shown"), TEXTS)
def test_text_is_made_fit_to_be_shown_as_the_page_previews_it(typed: str, shown: str) -> None:
    assert (clean(typed) or "") == shown


async def test_what_can_be_said_is_listed(sqlite: str) -> None:
    async with serving(sqlite) as at:
        phrases = (await at.get("/api/phrases"))["phrases"]
        assert [each["key"] for each in phrases] == list(PHRASES)
        attack = next(each for each in phrases if each["key"] == "attack")
        assert (attack["seat"], attack["domain"], attack["kind"]) == (False, True, "talk")
        kinds = {each["key"]: each["kind"] for each in phrases}
        assert {key for key, kind in kinds.items() if kind == "point"} == set(POINTING)
        assert {key for key, kind in kinds.items() if kind == "reaction"} == set(REACTIONS)


async def test_free_text_is_for_those_who_agreed_on_it(sqlite: str) -> None:
    async with serving(sqlite) as at:
        async with at.people(await table_of_three(at, free_text=False), 3) as (one, *_):
            assert await one.fails("talk", text="hello") == "refused"
        async with at.people(await table_of_three(at, public=True), 3) as (one, *_):
            assert await one.fails("talk", text="hello") == "refused"
        table = await table_of_three(at)
        async with at.people(table, 3) as (one, other, _), at.person(table) as watcher:
            number = await one.do("talk", text=" <b>Привіт</b>\t\x07 γειά 👩‍🚀 ")
            await other.reach(number)
            assert other.happened()[-1]["text"] == "<b>Привіт</b> γειά 👩‍🚀"
            await watcher.reach(number)
            assert await watcher.fails("talk", phrase="hello") == "not-yours"


async def test_who_talks_too_much_has_to_wait(sqlite: str) -> None:
    async with serving(sqlite) as at, at.people(await table_of_three(at), 3) as (one, other, _):
        one.patient = False
        answers = [await one.ask("talk", phrase="thanks") for _ in range(8)]
        assert [each["type"] for each in answers] == ["done"] * 5 + ["error"] * 3
        assert answers[-1]["code"] == "too-fast"
        await other.do("talk", phrase="hello")


async def test_the_muted_are_not_heard_and_nobody_is_told(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await table_of_three(at)
        async with at.people(table, 3) as (one, other, third):
            whom = other.chairs[0]
            heard = third.number
            await one.do("mute", whom=whom)
            assert one.standing["chairs"][whom]["muted"]
            assert await one.fails("mute", whom=whom) == "not-now"
            assert await one.fails("mute", whom=one.chairs[0]) == "refused"
            number = await other.do("talk", text="blah")
            assert number == heard + 1  # a gap would reveal the mute
            await third.reach(number)
            assert not third.standing["chairs"][whom]["muted"]
            await third.do("talk", phrase="no-deal")
            await one.reach(third.number)
            said = [what for what in one.happened() if what["type"] == "talked"]
            assert [what["chair"] for what in said] == third.chairs
            assert not any(what["type"] == "muted" for what in third.happened())
            async with at.person(table, token=one.welcome["token"]) as again:
                assert "blah" not in str(again.welcome)
                await again.do("mute", whom=whom, on=False)
                async with at.person(table, token=one.welcome["token"]) as later:
                    assert "blah" in str(later.welcome)


async def test_a_report_reaches_the_database_and_nobody_at_the_table(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await table_of_three(at)
        async with at.people(table, 3) as (one, other, third):
            number = await other.do("talk", text="something nasty")
            await one.reach(number)
            assert await one.fails("report", number=number - 1) == "refused"
            await one.do("report", number=number, why="nasty")
            after = await third.do("talk", phrase="one-moment")
            assert after == number + 1
            assert not any(what["type"] == "reported" for what in third.happened())
            assert one.happened()[-1] == {
                "type": "reported",
                "chair": one.chairs[0],
                "said": number,
            }
    async with open_store(sqlite) as store:
        rows = await store._reader.read(text("SELECT payload FROM events WHERE kind = 'reported'"))
        [(payload,)] = rows
        assert '"why":"nasty"' in payload


def answers(person: Person) -> list[Message]:
    """What bots have answered, as somebody heard it."""
    return [
        what for what in person.happened() if what["type"] == "talked" and what["to"] is not None
    ]


async def turn_of(person: Person) -> None:
    """Wait until somebody has to decide."""
    while not person.legal:
        await person.read()


async def test_bots_answer_a_request_once_and_only_those_it_concerns(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1", "level:2", "level:1")
        async with at.people(table, 1) as (one,):
            await turn_of(one)
            [chair] = one.chairs
            about = one.standing["chairs"][(chair + 1) % 4]["seat"]
            for _ in range(2):
                await one.do("talk", phrase="stop-this", seat=about, domain="S")
            while len(answers(one)) < 2:
                await one.read()
            await one.do("talk", phrase="attack-this", seat=about, domain="S")
            await one.do("talk", phrase="thanks")
            heard = answers(one)
            bots = [each for each in range(4) if each not in (chair, (chair + 1) % 4)]
            assert sorted(each["chair"] for each in heard) == bots
            assert {each["to"] for each in heard} == {chair}
            assert {each["phrase"] for each in heard} <= set(PHRASES)


class Meek:
    """A bot to which everything is worth the same, and which does nothing unless it is asked."""

    margin = 0.0

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        return legal[0]

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]:
        return [0.0 for _ in legal]


async def test_a_bot_does_on_its_next_turn_what_it_said_it_would_try(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda _: Meek())
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1", "level:1")
        async with at.people(table, 1) as (one,):
            await turn_of(one)
            promised = ""
            while not promised:
                promised = await ask_about_the_last(one)
                await one.decide()
                await one.decide("end")
                await turn_of(one)
            made = [what for what in one.happened() if what["type"] == "decided" and what["bot"]]
            asked = (one.views[0]["seat"] + 1) % 3
            *_, promise, end = [what["decision"] for what in made if what["seat"] == asked]
            assert (promise, end) == (promised, "end")


async def ask_about_the_last(person: Person) -> str:
    """Ask the next of three to stop the last one's longest column; the decision it promises."""
    view, heard = person.views[0], len(answers(person))
    last = (view["seat"] + 2) % 3
    cards = view["progress"][last]["cards"]
    await person.do("talk", phrase="stop-this", seat=last, domain="ARESCU"[cards.index(max(cards))])
    while len(answers(person)) == heard:
        await person.read()
    said = answers(person)[-1]
    verb, _, effect = said["phrase"].partition("-")
    if verb != "try":
        return ""
    return " ".join(
        [effect, *([] if said["seat"] is None else [str(said["seat"])]), said["domain"]]
    )


async def test_who_mutes_somebody_hears_no_answers_to_them(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", "level:1")
        async with at.people(table, 2) as (one, other):
            await one.do("mute", whom=other.chairs[0])
            seat = one.standing["chairs"][one.chairs[0]]["seat"]
            await other.do("talk", phrase="stop-this", seat=seat, domain="A")
            while not answers(other):
                await other.read()
            await one.do("talk", phrase="hello")
            await one.reach(other.number)
            assert answers(one) == []
            async with at.person(table, token=one.welcome["token"]) as again:
                assert answers(again) == []
