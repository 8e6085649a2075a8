"""Chat: phrases in all languages, free text where it is allowed, and mutes."""

from sqlalchemy import text

from impera.server.storage.store import open_store
from impera.words.catalogue import PHRASES

from .people import Address, serving


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


async def test_what_can_be_said_is_listed(sqlite: str) -> None:
    async with serving(sqlite) as at:
        phrases = (await at.get("/api/phrases"))["phrases"]
        assert [each["key"] for each in phrases] == list(PHRASES)
        attack = next(each for each in phrases if each["key"] == "attack")
        assert (attack["seat"], attack["domain"]) == (False, True)


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
