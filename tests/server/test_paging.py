"""Long logs: they come in pages, the last one first, and nobody is locked out by them."""

import json
import random
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice

import pytest
from sqlalchemy import insert
from websockets.asyncio.client import connect

from impera.server import socket as sockets
from impera.server.messages import news
from impera.server.messages.news import Entry
from impera.server.messages.protocol import LONGEST_TEXT, encode
from impera.server.storage import schema
from impera.server.storage.store import Store, open_store
from impera.server.table import facts, telling
from impera.server.table.standing import Table, Who
from impera.server.table.wishes import MOST

from ..patience import PATIENCE
from .people import Message, Person, play_on, serving
from .test_table import Evening, people

ON_AND_OFF: Sequence[facts.Fact] = (
    facts.WantsPause(0, True),
    facts.WantsPause(1, True),
    facts.WantsPause(0, False),
)
LOUD = facts.Talked(0, text="\U0001f5fa" * LONGEST_TEXT)  # four bytes each
BACKLOG = sockets.LARGEST_BACKLOG
SPECTATOR = Who()
# Also people who share a device.
EVERYBODY = [SPECTATOR, *(Who(frozenset(each)) for each in ([0], [1], [2], [0, 2], [0, 1, 2]))]


async def fill(store: Store, table: str, new: Sequence[facts.Fact]) -> None:
    """Add facts to a table behind the server's back, more than it would take from people."""
    last = (await store.tables.events(table))[-1]
    rows = [
        {
            "table_id": table,
            "number": number,
            "kind": facts.kind(fact),
            "payload": facts.write(fact).decode(),
            "client_id": None,
            "at": last.at + number,
            "digest": None,
        }
        for number, fact in zip(count(last.number + 1), new, strict=False)
    ]
    await store._writer.write(lambda now: now.execute(insert(schema.events), rows))


async def begun(url: str, new: Sequence[facts.Fact]) -> tuple[str, list[Message], str]:
    """A table with a game and these facts: its id, the log of its beginning, and a token."""
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as both:
            await play_on(*both, decisions=5)
            token = both[0].welcome["token"]
            first = (await both[0].hello_again(at.port, table))["log"]
    async with open_store(url) as store:
        await fill(store, table, new)
    return table, first, token


async def test_who_reloads_after_ten_thousand_pauses_is_welcome_and_reads_back_to_the_first_line(
    url: str,
) -> None:
    pauses = [*islice(cycle(ON_AND_OFF), 9_999)]
    table, first, token = await begun(url, pauses)
    async with serving(url) as at, at.person(table, token=token) as one:
        welcome = one.welcome
        assert one.phase == "playing"
        assert welcome["number"] == len(first) + len(pauses)
        assert len(welcome["log"]) == telling.PAGE
        assert welcome["oldest"] == welcome["log"][0]["number"]
        assert len(encode(welcome)) < BACKLOG / 2
        whole = await one.pages()
        assert [entry["number"] for entry in whole] == [*range(1, welcome["number"] + 1)]
        assert whole[: len(first)] == first
        async with at.person(table, token=token, after=len(first)) as again:
            assert again.welcome["oldest"] == welcome["oldest"]
            assert again.welcome["log"] == welcome["log"]
        async with at.person(table, token=token, after=welcome["number"] - 3) as again:
            assert again.welcome["oldest"] == welcome["number"] - 2
            assert again.welcome["log"] == welcome["log"][-3:]


async def test_the_loudest_talk_there_can_be_does_not_lock_anybody_out(sqlite: str) -> None:
    table, first, token = await begun(sqlite, [LOUD] * MOST[facts.Talked])
    async with serving(sqlite) as at, at.person(table, token=token) as one:
        assert len(encode(one.welcome)) < BACKLOG
        whole = await one.pages()
        assert len(whole) == len(first) + MOST[facts.Talked]
        await one.do("pause", want=True)  # they are still at the table


async def test_who_asks_for_many_pages_at_once_and_reads_slowly_gets_them_all(sqlite: str) -> None:
    table, _, token = await begun(sqlite, [LOUD] * 1000)
    async with (
        serving(sqlite) as at,
        connect(
            f"ws://127.0.0.1:{at.port}/api/tables/{table}/socket",
            compression=None,
            max_queue=1,
            open_timeout=PATIENCE,
        ) as slow,
        at.person(table) as other,
    ):
        one = Person(slow)
        await one.hello(token=token)
        for number in range(60):  # 14 megabytes
            await one.send({"type": "recall", "id": str(number), "before": 900})
        assert (await other.ask("recall", before=900))["log"]  # nobody else has to wait
        for number in range(60):
            page = await one.until(lambda told: told["type"] not in ("presence", "update"))
            assert (page["type"], page.get("id")) == ("recalled", str(number))


async def test_what_is_asked_wrongly_is_refused_and_what_is_not_there_is_empty(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as (one, _):
            for bad in (-1, 2**31, 1.5, "7", None, [7], True):
                await one.send({"type": "recall", "id": "1", "before": bad})
                assert (await one.until(is_error))["code"] == "malformed"
            for fields in ({}, {"before": 7, "after": 1}):
                await one.send({"type": "recall", "id": "1", **fields})
                assert (await one.until(is_error))["code"] == "malformed"
            for before in (0, 1):
                page = await one.ask("recall", before=before)
                assert (page["oldest"], page["log"]) == (1, [])
            for before in (one.number + 1, 2**31 - 1):
                page = await one.ask("recall", before=before)
                assert (page["oldest"], page["before"]) == (1, before)
                assert [entry["number"] for entry in page["log"]] == [*range(1, one.number + 1)]
            written = await at.server.store.tables.heads([table])
            await one.ask("recall", before=3, id="same")
            assert (await one.ask("recall", before=2, id="same"))["type"] == "recalled"
            assert await at.server.store.tables.heads([table]) == written


def is_error(message: Message) -> bool:
    return bool(message["type"] == "error")


def test_the_longest_page_fits_into_what_can_wait_for_a_reader() -> None:
    """Two hundred loud lines, and all that one person alone can be told beside one of them."""
    evening = people(2, free_text=True)
    for _ in range(telling.PAGE):
        evening.tell(LOUD)
    assert len(encode(telling.page(evening.table, Who()))) < BACKLOG / 2
    for kind in (facts.Muted(0, 1, True), facts.Reported(0, 9, ""), facts.Chosen(0, "keep A1")):
        for _ in range(MOST[type(kind)]):
            evening.tell(kind)
    mine = telling.page(evening.table, Who(frozenset([0])))
    assert len(mine.log) > telling.PAGE
    assert len(encode(mine)) < BACKLOG * 3 / 4


@pytest.mark.parametrize("page", [1, 7, 64])
def test_pages_tell_everybody_exactly_what_the_whole_log_tells(
    page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "PAGE", page)
    chance, hidden = random.Random(page), set[str]()
    while hidden != {"keep", "give"}:
        evening = people(3, setup="draft", free_text=True)
        table = evening.table
        for _ in meanwhile(evening, chance):
            for who in EVERYBODY:
                pages, told = paged(table, who), whole(table, who)
                assert [entry for each in pages for entry in each.log] == told
                assert [each.oldest for each in pages] == [each.oldest for each in paged(table)]
                happened = [what for entry in told for what in entry.happened]
                decided = [what.decision for what in happened if isinstance(what, news.Decided)]
                hidden |= {token.split()[0] for token in decided if "?" in token}
        assert table.phase == "over"


def whole(table: Table, who: Who) -> list[Entry]:
    """The log as somebody may see it."""
    told = [(line, telling.seen(table, line, who)) for line in table.log]
    return [Entry(line.number, line.at, happened) for line, happened in told if happened]


def paged(table: Table, who: Who = SPECTATOR) -> list[telling.Page]:
    """The same in pages, the first one first."""
    pages = [telling.page(table, who)]
    while pages[0].oldest > 1:
        pages.insert(0, telling.page(table, who, before=pages[0].oldest))
    return pages


def meanwhile(evening: Evening, chance: random.Random) -> Iterator[None]:
    """A game with everything that only some are told; stops now and then to be looked at."""
    table = evening.table
    while table.phase == "playing":
        assert table.game is not None
        chair, other = chance.sample(range(3), 2)
        if table.ahead(table.seat(chair)):
            choices = table.ahead(table.seat(chair))
            evening.tell(facts.Chosen(chair, chance.choice(choices)))
        for _ in range(chance.randrange(3)):
            evening.tell(facts.Muted(chair, other, other not in table.places[chair].mutes))
        if chance.random() < 0.3:
            evening.tell(facts.Talked(chair, text="Who has it?"))
            evening.tell(facts.Reported(other, table.told, "too loud"))
        legal = [token for token in table.game.legal if token.startswith("inquisition")]
        evening.decide(token=chance.choice(legal or table.game.legal))
        if chance.random() < 0.05:
            yield
    yield


async def test_pages_over_the_wire_have_what_the_updates_told(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person", setup="draft")
        async with at.people(table, 2) as both, at.person(table) as watcher:
            await both[0].do("mute", whom=1)
            await play_on(*both, decisions=30)
            for person in (*both, watcher):
                await person.reach(both[0].number)
                before = [each["number"] for each in person.welcome["log"]]
                told = [
                    {name: each[name] for name in ("number", "at", "happened")}
                    for each in person.told
                    if each["type"] == "update"
                ]
                page = await person.ask("recall", before=person.number + 1)
                heard = [each for each in page["log"] if each["number"] > max(before, default=0)]
                assert json.dumps(heard) == json.dumps(told)
