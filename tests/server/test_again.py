"""Resent messages: the same answer anywhere, any time, and one content per id."""

import secrets
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, get_args
from unittest.mock import patch

import msgspec
import pytest

from impera.records import fair
from impera.server.messages import client
from impera.server.messages.client import digest, read_message
from impera.server.storage.log import hashed
from impera.server.table import duties

from .people import Address, Person, play_on, serving
from .test_opening import execute

Fields = dict[str, Any]
# For every message, what else it could contain.
OTHERWISE: dict[str, list[Fields]] = {
    "sit": [{"name": "Eve"}, {"name": None}, {"chair": 1}, {"chair": None}],
    "commit": [{"commitment": "0" * 64}, {"chair": 0}],
    "reveal": [{"contribution": "0" * 64}, {"chair": 0}],
    "decide": [{"decision": "end"}, {"position": 0}],
    "choose": [{"decision": "keep U3"}, {"decision": None}, {"position": 0}, {"chair": 0}],
    "fill": [{"bot": "level:6"}, {"which": 0}, {"chair": 0}],
    "undo": [{"decisions": 2}, {"position": 0}],
    "hint": [{"position": 0}],
    "pause": [{"want": False}, {"chair": 0}],
    "leave": [{"chair": 0}],
    "vote-out": [{"whom": 0}, {"chair": 0}],
    "back": [{"chair": 0}],
    "talk": [{"phrase": "thanks"}, {"phrase": None, "text": "hello"}, {"chair": 0}],
    "mute": [{"whom": 0}, {"on": False}, {"chair": 0}],
    "report": [{"why": "rude"}, {"number": 1}, {"chair": 0}],
    "rematch": [{"chair": 0}],
}


class Said(NamedTuple):
    """An accepted message, and its number."""

    kind: str
    fields: Fields
    number: int


class Speaker:
    """Somebody who remembers what they said."""

    def __init__(self, person: Person) -> None:
        self.person, self.said = person, list[Said]()

    async def say(self, kind: str, **fields: Any) -> None:
        fields = {"id": secrets.token_hex(4), **fields}
        self.said.append(Said(kind, fields, await self.person.do(kind, **fields)))


async def say_all(at: Address, stack: AsyncExitStack) -> tuple[str, str, list[Said]]:
    """A game in which one person sends every message but `hint`; the table, token and messages."""
    table = await at.open("person", "person", setup="draft")
    one, other = [await stack.enter_async_context(at.person(table)) for _ in range(2)]
    speaker = Speaker(one)
    await speaker.say("sit", chair=0, name="Ada")
    await speaker.say("fill", which=1, bot="level:1")
    await speaker.say("fill", which=1, bot=None)
    await other.sit(chair=1)
    await one.reach(other.number)
    await speaker.say("commit", commitment=fair.commit(one.contribution))
    await other.do("commit", commitment=fair.commit(other.contribution))
    await speaker.say("reveal", contribution=one.contribution.hex())
    await other.do("reveal", contribution=other.contribution.hex())
    for each in (one, other):
        await each.phase_is("playing")
    await choose_something(speaker, other)
    await take_something_back(speaker, other)
    await speaker.say("decide", position=one.standing["position"], decision=one.legal[0])
    await other.reach(one.number)
    await vote_somebody_out(speaker, other)
    await speaker.say("talk", phrase="hello")
    await other.do("talk", phrase="hello")
    await one.reach(other.number)
    await speaker.say("report", number=other.number, why="loud")
    await speaker.say("mute", whom=1)
    await speaker.say("pause", want=True)
    await speaker.say("leave")
    await speaker.say("back")
    await other.reach(one.number)
    await play_on(one, other)
    await speaker.say("rematch")
    assert {said.kind for said in speaker.said} == set(OTHERWISE) - {"hint"}
    return table, one.welcome["token"], speaker.said


async def choose_something(speaker: Speaker, other: Person) -> None:
    """Choose a card in the draft, and play until it is kept."""
    one = speaker.person
    [pack] = one.standing["ahead"]
    await speaker.say("choose", position=one.standing["position"], decision=pack["decisions"][0])
    while any(each["chosen"] for each in one.standing["ahead"]):
        if one.standing["asked"] == other.chairs:
            await other.decide()
        await one.read()
    await other.reach(one.number)


async def vote_somebody_out(speaker: Speaker, other: Person) -> None:
    """Play until the other has to decide, and vote them out."""
    one = speaker.person
    await play_until(other, one)
    with patch.object(duties, "UNMOVED", 0), patch.object(duties, "LONG_UNMOVED", 0):
        await speaker.say("vote-out", whom=1)
    await other.reach(one.number)
    await other.do("back")
    await one.reach(other.number)


async def play_until(decides: Person, listens: Person) -> None:
    """Play until somebody has to decide."""
    while not decides.legal:
        await listens.decide()
        await decides.reach(listens.number)


async def take_something_back(speaker: Speaker, other: Person) -> None:
    """Play until the speaker can undo a decision, and does."""
    one = speaker.person
    while not one.standing["undoable"]:
        decides, listens = (one, other) if one.legal else (other, one)
        legal = decides.legal
        quiet = next((t for t in legal if t.split()[0] in ("attack", "embargo")), legal[0])
        position = decides.standing["position"]
        if decides is one:
            await speaker.say("decide", position=position, decision=quiet)
        else:
            await decides.decide(quiet)
        await listens.reach(decides.number)
    await speaker.say("undo", position=one.standing["position"])
    await other.reach(one.number)


async def check(at: Address, table: str, token: str, said: list[Said]) -> None:
    """Every message gets the same answer again, and nothing else is accepted under its id."""
    async with at.person(table, token=token) as again:
        before = again.standing
        for kind, fields, number in said:
            assert await again.do(kind, **fields) == number
        for kind, fields, _ in {each.kind: each for each in said}.values():
            for change in OTHERWISE[kind]:
                assert await again.fails(kind, **{**fields, **change}) == "id-reused", kind
            strange = "back" if kind == "leave" else "leave"
            assert await again.fails(strange, id=fields["id"]) == "id-reused"
        assert (await again.hello_again(at.port, table))["standing"] == before


async def test_what_is_sent_again_has_the_same_answer_also_after_a_restart(url: str) -> None:
    async with serving(url) as at, AsyncExitStack() as stack:
        table, token, said = await say_all(at, stack)
        await check(at, table, token, said)
    async with serving(url) as at:
        await check(at, table, token, said)


async def test_and_at_another_process(postgres: str) -> None:
    async with serving(postgres) as at, serving(postgres) as there, AsyncExitStack() as stack:
        table, token, said = await say_all(at, stack)
        await check(there, table, token, said)


@pytest.mark.parametrize(("phrase", "code"), [("hello", None), ("thanks", "id-reused")])
async def test_what_another_process_wrote_unheard_is_compared_too(
    url: str, phrase: str, code: str | None
) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            await one.sit()
            said = client.Talk("x", "hello")
            await execute(
                url,
                "INSERT INTO events (table_id, number, kind, payload, client_id, at, digest)"
                f" VALUES ('{table}', 2, 'talked',"
                """ '{"type"\\:"talked","chair"\\:0,"phrase"\\:"hello"}',"""
                f" '{hashed(one.welcome['token'])[:24]} x', 0, '{digest(said)}')",
            )
            answer = await one.ask("talk", id="x", phrase=phrase)
            assert (answer.get("number"), answer.get("code")) == (None if code else 2, code)
            await one.reach(2)
            assert [what["type"] for what in one.happened()].count("talked") == 1


async def test_messages_of_which_an_older_version_kept_no_digest_count_as_the_same(
    url: str,
) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one:
            number = await one.sit(id="x", name="Ada")
            token = one.welcome["token"]
    await execute(url, "UPDATE events SET digest = NULL")
    async with serving(url) as at, at.person(table, token=token) as one:
        assert await one.do("sit", id="x", name="Ada") == number
        assert await one.do("sit", id="x", name="Eve") == number
        assert one.standing["chairs"][0]["name"] == "Ada"


async def test_who_asks_for_a_rematch_that_is_there_gets_its_number_every_time(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as (one, other):
            await play_on(one, other)
            number = await one.do("rematch", id="x")
            assert await other.do("rematch", id="y") == number
            await one.do("talk", phrase="thanks")
            assert await other.do("rematch", id="y") == number
            assert await other.do("rematch", id="z") == number
            assert await one.do("rematch", id="x") == number
            assert await one.fails("rematch", id="x", chair=0) == "id-reused"
            tokens = [each.welcome["token"] for each in (one, other)]
    async with (
        serving(url) as at,
        at.person(table, token=tokens[0]) as one,
        at.person(table, token=tokens[1]) as other,
    ):
        assert await one.do("rematch", id="x") == number
        assert await other.do("rematch", id="y") == number
        assert (await at.get(f"/api/tables/{one.standing['rematch']}"))["phase"] == "waiting"


def test_every_message_is_sent_again_here() -> None:
    assert set(OTHERWISE) == {each.__struct_config__.tag for each in get_args(client.Act)}


def test_a_digest_is_of_all_that_a_message_says_but_its_id() -> None:
    sit = client.Sit("1", 0, "Ada")
    assert digest(sit) == digest(client.Sit("2", 0, "Ada"))
    assert len(digest(sit)) == 32
    others: list[client.Act]
    others = [client.Sit("1", 1, "Ada"), client.Sit("1", 0), client.Leave("1"), client.Back("1")]
    assert len({digest(each) for each in (sit, *others)}) == 5
    # In any spelling.
    spelled = b'{"chair": null, "name": "Ad\\u0061", "id": "9", "type": "sit"}'
    assert digest(read_message(spelled)) == digest(client.Sit("1", name="Ada"))
    # A server of another version has to recognise it.
    assert digest(sit) == "e7b9d39f11a1c476d9677326c76c124b"


def test_nothing_that_can_be_read_lacks_a_digest() -> None:
    with pytest.raises(msgspec.DecodeError):
        read_message(b'{"type":"talk","id":"1","text":"\\ud800"}')
    assert digest(client.Talk("1", text="\0 🎴 \u05d0"))
