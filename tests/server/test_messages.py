"""Messages: exactly once or not at all, for the current position, in the same order for all."""

import asyncio
import time

import asyncpg

from .people import Person, play_on, serving


def who_decides(*people: Person) -> tuple[Person, Person]:
    """The deciding person, and somebody else."""
    decides = next(person for person in people if person.legal)
    return decides, next(person for person in people if person is not decides)


async def test_a_message_sent_again_counts_once_and_has_the_same_answer(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            one, other = who_decides(*people)
            wish = {"position": one.standing["position"], "decision": one.legal[0], "id": "same"}
            first = await one.ask("decide", **wish)
            assert first["type"] == "done"
            for _ in range(3):
                assert await one.ask("decide", **wish) == first
            await other.reach(first["number"])
            decided = [what for what in other.happened() if what["type"] == "decided"]
            assert len(decided) == 1
            wish["decision"] = "end"
            assert await one.fails("decide", **wish) == "id-reused"
            assert await one.fails("talk", id="same", phrase="hello") == "id-reused"
            number = await one.do("talk", id="talk", phrase="hello")
            assert await one.do("talk", id="talk", phrase="hello") == number
            assert await one.fails("talk", id="talk", phrase="thanks") == "id-reused"
            # Each person has their own ids.
            assert (await other.ask("talk", id="same", phrase="hello"))["type"] == "done"


async def test_a_decision_about_an_old_position_is_refused_with_the_current_one(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            one, _ = who_decides(*people)
            old = one.standing["position"]
            await one.decide()
            refused = await one.ask("decide", position=old, decision="end")
            assert refused["code"] == "old-position"
            assert refused["standing"] == one.standing
            assert refused["views"] == one.views
            assert refused["number"] == one.number


async def test_talk_does_not_make_a_position_old(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            one, other = who_decides(*people)
            position = one.standing["position"]
            await other.do("talk", phrase="hello")
            await one.do("decide", position=position, decision=one.legal[0])


async def test_nobody_decides_for_others_or_what_is_not_legal(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people, at.person(table) as watcher:
            one, other = who_decides(*people)
            wish = {"position": one.standing["position"], "decision": one.legal[0]}
            before = one.standing
            assert await other.fails("decide", **wish) == "not-your-turn"
            assert await watcher.fails("decide", **wish) == "not-yours"
            wish["decision"] = "end"
            assert await one.fails("decide", **wish) == "illegal"
            wish["decision"] = "play everything"
            assert await one.fails("decide", **wish) == "illegal"
            for kind in ("leave", "back", "rematch"):
                assert await watcher.fails(kind) == "not-yours"
            async with at.person(table, token="A" * 43) as stranger:
                assert await stranger.fails("undo", position=wish["position"]) == "not-yours"
            assert (await one.hello_again(at.port, table))["standing"] == before


async def test_who_reconnects_gets_what_was_missed(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            await play_on(*people, decisions=20)
            one, number = people[0], people[0].number
            async with at.person(table, token=one.welcome["token"]) as again:
                assert again.standing == one.standing
                assert again.views == one.views
                assert again.number == one.number
                entries = [entry["number"] for entry in again.welcome["log"]]
                assert entries == sorted(set(entries))
                assert entries[-1] == number
            async with at.person(table, token=one.welcome["token"], after=number - 3) as again:
                entries = [entry["number"] for entry in again.welcome["log"]]
                assert entries == [number - 2, number - 1, number]


async def test_all_goes_on_after_the_server_was_started_again(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", "level:1", setup="draft")
        async with at.people(table, 2) as people:
            await play_on(*people, decisions=15)
            await people[0].do("talk", text="see you")
            tokens = [person.welcome["token"] for person in people]
            standing = people[0].standing
    async with (
        serving(url) as at,
        at.person(table, token=tokens[0]) as one,
        at.person(table, token=tokens[1]) as other,
    ):
        assert one.standing["chairs"] == standing["chairs"]
        said = {
            "type": "talked",
            "chair": 0,
            "phrase": None,
            "seat": None,
            "domain": None,
            "text": "see you",
            "to": None,
        }
        assert said in one.happened()
        await play_on(one, other)


async def test_a_decision_is_taken_back_as_long_as_nobody_has_learned_anything(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            for _ in range(60):
                one, other = who_decides(*people)
                before, views = one.standing["undoable"], one.views
                assert before <= len(one.happened())
                assert other.standing["undoable"] == 0
                quiet = next((t for t in one.legal if t.split()[0] in ("attack", "embargo")), None)
                number = await one.decide(quiet)
                await other.reach(number)
                if quiet is None or one.phase == "over":
                    continue
                position = one.standing["position"]
                assert one.standing["undoable"] == before + 1
                assert await other.fails("undo", position=position) == "not-now"
                assert await one.fails("undo", position=position, decisions=300) == "not-now"
                await one.do("undo", position=position)
                assert one.views == views
                assert await one.fails("undo", position=position) == "old-position"
                await other.reach(one.number)
                assert other.happened()[-1]["type"] == "undone"
                return
            raise AssertionError("no attack, no embargo")


async def test_two_who_want_the_same_at_once_are_told_one_after_the_other(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", "person")
        async with (
            at.person(table) as one,
            at.person(table) as other,
            at.person(table) as third,
        ):
            people = (one, other, third)
            answers = await asyncio.gather(*(each.ask("sit", chair=1) for each in people))
            assert sorted(each["type"] for each in answers) == ["done", "error", "error"]
            assert {each.get("code") for each in answers} == {None, "taken"}


async def test_the_clock_hands_the_chair_to_a_bot(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", clock={"decision": 5, "bank": 0})
        async with at.people(table, 2) as people:
            one, other = who_decides(*people)
            began = time.monotonic()
            await one.until(lambda told: told["type"] == "update")
            assert time.monotonic() - began > 4
            assert one.happened()[-1] == {
                "type": "away",
                "chair": one.chairs[0],
                "why": "clock",
            }
            await other.until(lambda _: other.standing["asked"] == other.chairs)


async def test_fields_that_do_not_fit_are_named(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            for message in (
                "no JSON",
                "[]",
                "{}",
                '{"type":"fly"}',
                '{"type":"sit"}',
                '{"type":"sit","id":""}',
                '{"type":"sit","id":"1","chair":7}',
                '{"type":"sit","id":"1","more":1}',
                '{"type":"hello"}',
                '{"type":"decide","id":"1","position":-1,"decision":"end"}',
            ):
                await one.send(message)
                refused = await one.read()
                assert (refused["type"], refused["code"]) == ("error", "malformed")
            await one.send({"type": "ping"})
            assert abs((await one.read())["now"] / 1000 - time.time()) < 5
            assert one.standing["phase"] == "waiting"


async def test_who_connects_sees_what_a_dead_process_wrote_and_told_nobody(postgres: str) -> None:
    async with serving(postgres) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            await one.sit()
            connection = await asyncpg.connect(postgres)
            await connection.execute(
                "INSERT INTO events (table_id, number, kind, payload, at) VALUES ($1, 2, 'talked', "
                """'{"type":"talked","chair":0,"phrase":"hello"}', 0)""",
                table,
            )
            await connection.close()
            async with at.person(table) as other:
                assert other.happened()[-1]["phrase"] == "hello"
            await one.reach(2)
