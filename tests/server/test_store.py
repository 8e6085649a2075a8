"""The store: events, chairs, games, ratings and leases; nothing is lost, nothing counts twice."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from impera.rules.refused import Refused
from impera.server.storage import schema
from impera.server.storage.database import Unavailable
from impera.server.storage.guests import new_token
from impera.server.storage.log import Appended, Owner, Taken
from impera.server.storage.ratings import Rating
from impera.server.storage.results import Decided, Found, Result, Tally
from impera.server.storage.store import Store, open_store


def fresh(outcomes: list[Any]) -> int:
    """How many events were written."""
    return sum(isinstance(each, Appended) and each.fresh for each in outcomes)


async def test_events_come_back_in_their_order_with_their_numbers(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", '{"players":3}', public=True)
        for number in range(1, 12):
            appended = await store.tables.append("a", number, "decide", f'{{"n":{number}}}')
            assert (appended.number, appended.fresh) == (number, True)
        events = await store.tables.events("a")
        assert [event.number for event in events] == list(range(1, 12))
        assert [json.loads(event.payload)["n"] for event in events] == list(range(1, 12))
        assert [event.number for event in await store.tables.events("a", after=9)] == [10, 11]
        assert abs(events[0].at / 1000 - time.time()) < 60
        assert await store.tables.heads(["a", "b"]) == {"a": 11}


async def test_what_was_written_is_there_after_opening_again(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        await store.tables.append("a", 1, "sit", '{"name":"Zoë 🎴"}', "c")
    async with open_store(url) as store:
        [event] = await store.tables.events("a")
        assert (event.kind, event.payload, event.client_id) == ("sit", '{"name":"Zoë 🎴"}', "c")
        table = await store.tables.find("a")
        assert table is not None
        assert (table.setup, table.public, table.finished_at) == ("{}", False, None)
        assert await store.tables.find("b") is None


async def test_a_number_that_is_taken_is_refused_and_so_is_a_gap(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        await store.tables.append("a", 1, "decide", "first")
        for number in (1, 3):
            with pytest.raises(Taken):
                await store.tables.append("a", number, "decide", "second")
        for number in (0, -1, 2**31):
            with pytest.raises(Refused):
                await store.tables.append("a", number, "decide", "second")
        assert [event.payload for event in await store.tables.events("a")] == ["first"]


async def test_of_two_writers_racing_for_a_number_exactly_one_gets_it(url: str) -> None:
    names = [f"table{number}" for number in range(10)]
    async with open_store(url) as one, open_store(url) as other:
        await asyncio.gather(*(one.tables.open(name, "{}") for name in names))
        before = one.commits + other.commits
        for number in range(1, 6):
            ours = [one.tables.append(name, number, "decide", "one") for name in names]
            # The other way round: writers that wait for each other must not deadlock.
            theirs = [
                other.tables.append(name, number, "decide", "other") for name in reversed(names)
            ]
            outcomes = await asyncio.gather(*ours, *theirs, return_exceptions=True)
            assert fresh(outcomes) == len(names)
            assert sum(isinstance(each, Taken) for each in outcomes) == len(names)
            for name, mine in zip(names, outcomes, strict=False):
                newest = (await other.tables.events(name))[-1]
                assert newest.number == number
                assert (newest.payload == "one") == isinstance(mine, Appended)
        assert one.commits + other.commits == before + 10  # nobody had to start over


async def test_a_resent_event_counts_once_and_gets_the_same_answer(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        await one.tables.open("a", "{}")
        await one.tables.open("b", "{}")
        first = await one.tables.append("a", 1, "decide", "{}", "client")
        await one.tables.append("a", 2, "decide", "{}")
        for store, number in ((one, 1), (other, 1), (one, 3)):
            again = await store.tables.append("a", number, "decide", "{}", "client")
            assert again == Appended(1, first.at, fresh=False)
        assert (await other.tables.append("b", 1, "decide", "{}", "client")).fresh
        assert await one.tables.heads(["a", "b"]) == {"a": 2, "b": 1}


async def test_an_event_sent_twice_at_once_counts_once(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        await one.tables.open("a", "{}")
        for number in range(1, 11):
            sent = (
                store.tables.append("a", number, "decide", "{}", f"c{number}")
                for store in (one, other, one, other)
            )
            outcomes = await asyncio.gather(*sent)
            assert {each.number for each in outcomes} == {number}
            assert fresh(outcomes) == 1


async def test_a_conflict_in_a_batch_fails_alone(url: str) -> None:
    async with open_store(url) as store:
        await asyncio.gather(*(store.tables.open(name, "{}") for name in "abc"))
        await store.tables.append("b", 1, "decide", "{}", "known")
        before = store.commits
        outcomes = await asyncio.gather(
            store.tables.append("a", 1, "decide", "first"),
            store.tables.append("a", 1, "decide", "second"),
            store.tables.append("b", 1, "decide", "late", "new"),
            store.tables.append("b", 2, "decide", "again", "known"),
            store.tables.append("b", 2, "decide", "next"),
            store.tables.append("nowhere", 1, "decide", "lost"),
            store.tables.append("c", 1, "decide", "good"),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [
            *(Appended, Taken, Taken, Appended, Appended, Refused, Appended)
        ]
        assert [each.fresh for each in outcomes if isinstance(each, Appended)] == [
            *(True, False, True, True)
        ]
        assert store.commits == before + 1
        assert [event.payload for event in await store.tables.events("a")] == ["first"]
        assert [event.payload for event in await store.tables.events("b")] == ["{}", "next"]


async def test_what_fails_with_an_error_takes_nobody_along(url: str) -> None:
    def fall_over(_: Mapping[str, Rating]) -> Mapping[str, Rating]:
        raise ZeroDivisionError

    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        await store.tables.open("b", "{}")
        await store.tables.append("a", 1, "decide", "{}", record="{}")
        stranger = [Owner(0, new_token(), "nobody knows this guest")]
        outcomes = await asyncio.gather(
            store.tables.append("a", 2, "talk", "{}"),
            store.ratings.rate("a", ["p"], fall_over),
            store.tables.append("b", 1, "sit", "{}", chairs=stranger),
            store.tables.open("c", "{}"),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [
            *(Appended, ZeroDivisionError, Unavailable, type(None))
        ]
        assert [game.table_id for game in await store.games.unrated()] == ["a"]
        assert await store.tables.heads(["a", "b"]) == {"a": 2, "b": 0}
        assert (await store.tables.append("b", 1, "sit", "{}")).fresh


async def test_many_appends_need_few_commits(url: str) -> None:
    names = [f"table{number}" for number in range(50)]

    async def play(store: Store, name: str) -> None:
        for number in range(1, 5):
            await store.tables.append(name, number, "decide", "{}")

    async with open_store(url) as store:
        await asyncio.gather(*(store.tables.open(name, "{}") for name in names))
        before = store.commits
        await asyncio.gather(*(play(store, name) for name in names))
        assert store.commits - before <= 20
        assert set((await store.tables.heads(names)).values()) == {4}


async def test_who_stops_waiting_does_not_disturb_the_writer(url: str) -> None:
    async with open_store(url) as store:
        names = [f"table{number}" for number in range(30)]
        await asyncio.gather(*(store.tables.open(name, "{}") for name in names))
        for number in range(1, 4):
            waiting = [
                asyncio.create_task(store.tables.append(name, number, "decide", "{}"))
                for name in names
            ]
            await asyncio.sleep(0.001 * number)
            for task in waiting[::3]:
                task.cancel()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            kept = [each for place, each in enumerate(outcomes) if place % 3]
            assert fresh(kept) == len(kept)
            heads = await store.tables.heads(names)
            for name in names[::3]:  # perhaps written, perhaps not
                if heads[name] < number:
                    await store.tables.append(name, number, "decide", "{}")


async def test_closing_writes_what_waits_and_then_no_more(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        waiting = asyncio.create_task(store.tables.append("a", 1, "decide", "{}"))
        await asyncio.sleep(0)
    assert (await waiting).fresh
    with pytest.raises(Unavailable, match="closed"):
        await store.tables.append("a", 2, "decide", "{}")
    async with open_store(url) as store:
        assert await store.tables.heads(["a"]) == {"a": 1}


async def test_a_name_is_given_to_one_table_only(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "first")
        with pytest.raises(Taken):
            await store.tables.open("a", "second")
        for name in ("", "a b", "a" * 101, "a\0", "\ud800"):
            with pytest.raises(Refused):
                await store.tables.open(name, "{}")
        assert [table.id for table in await store.tables.unfinished("1")] == ["a"]


async def test_text_that_cannot_be_kept_is_refused_before_it_spoils_a_batch(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        for bad in ("\0", "\ud800", "ö\udfff"):
            with pytest.raises(Refused):
                await store.tables.append("a", 1, "talk", bad)
            with pytest.raises(Refused):
                await store.tables.find(bad)
            assert await store.guests.find(bad) is None
        before = store.commits
        spelled = json.dumps("\0 \ud800 '\"\\ ö")
        await store.tables.append("a", 1, "talk", spelled)
        assert store.commits == before + 1
        assert (await store.tables.events("a"))[0].payload == spelled


async def test_the_lobby_lists_open_public_tables_newest_first(url: str) -> None:
    async with open_store(url) as store:
        for number in range(6):
            await store.tables.open(f"t{number}", "{}", public=number != 3)
        assert await store.tables.finish("t4")
        assert not await store.tables.finish("t4")
        assert not await store.tables.finish("nowhere")
        everything = [table.id for table in await store.tables.listed()]
        assert sorted(everything) == ["t0", "t1", "t2", "t5"]
        page = await store.tables.listed(limit=3)
        page += await store.tables.listed(limit=3, before=page[-1])
        assert [table.id for table in page] == everything
        assert [table.opened_at for table in page] == sorted(
            (table.opened_at for table in page), reverse=True
        )
        assert {table.id for table in await store.tables.unfinished("1")} == {*everything, "t3"}


async def test_a_table_is_finished_together_with_its_last_event(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}", public=True)
        await store.tables.append("a", 1, "decide", "{}", "c", record='{"winners":[1]}')
        await store.tables.append("a", 1, "decide", "{}", "c", record='{"winners":[2]}')
        with pytest.raises(Taken):
            await store.tables.append("a", 1, "decide", "{}", record='{"winners":[3]}')
        table, game = await store.tables.find("a"), await store.games.find("a")
        assert table is not None
        assert game is not None
        assert game.record == '{"winners":[1]}'
        assert table.finished_at == game.finished_at
        assert await store.tables.unfinished("1") == []


async def test_finished_games_are_listed_page_by_page(url: str) -> None:
    async with open_store(url) as store:
        guest, _ = await store.guests.create()
        for number in range(7):
            await store.tables.open(f"t{number}", "{}", public=number != 2)
            mine = [Owner(0, new_token(), guest.id)] if number < 3 else []
            await store.tables.append(f"t{number}", 1, "end", "{}", chairs=mine, record=str(number))
        await store.tables.open("open", "{}", public=True)
        pages = []
        page = await store.games.listed(limit=4)
        while page:
            pages.append([int(game.record) for game in page])
            page = await store.games.listed(limit=4, before=page[-1])
        assert [len(page) for page in pages] == [4, 2]
        assert sorted(pages[0] + pages[1]) == [0, 1, 3, 4, 5, 6]
        times = [game.finished_at for game in await store.games.listed()]
        assert times == sorted(times, reverse=True)
        assert {game.record for game in await store.games.listed(guest_id=guest.id)} == {
            "0",
            "1",
            "2",
        }
        assert await store.games.find("open") is None


async def test_a_chair_belongs_to_who_knows_its_secret(url: str) -> None:
    async with open_store(url) as store:
        guest, token = await store.guests.create("Ada")
        chair_token = new_token()
        await store.tables.open("a", "{}")
        sat = [Owner(0, chair_token, guest.id), Owner(2, chair_token)]
        await store.tables.append("a", 1, "sit", "{}", chairs=sat)
        assert [(s.chair, s.guest_id) for s in await store.tables.chairs(token=chair_token)] == [
            *((0, guest.id), (2, None))
        ]
        with pytest.raises(Taken):
            await store.tables.append("a", 1, "sit", "{}", chairs=[Owner(0, new_token())])
        assert [s.table_id for s in await store.tables.chairs(guest_id=guest.id)] == ["a"]
        await store.tables.append("a", 2, "leave", "{}", chairs=[Owner(0, None)])
        assert [s.chair for s in await store.tables.chairs(table_id="a")] == [2]
        assert await store.tables.chairs(token=token) == []


async def test_a_guest_is_known_by_the_secret_alone(url: str) -> None:
    async with open_store(url) as store:
        guest, token = await store.guests.create()
        assert len(token) >= 22  # 128 bits
        assert await store.guests.find(token) == guest
        assert await store.guests.find(token[:-1]) is None
        assert await store.guests.find(guest.id) is None
        await store.guests.rename(guest.id, "Ada")
        assert await store.guests.find(token) == guest._replace(name="Ada")


async def test_only_hashes_of_secrets_are_kept(url: str) -> None:
    async with open_store(url) as store:
        _, token = await store.guests.create("Ada")
        chair_token = new_token()
        await store.tables.open("a", "{}")
        await store.tables.append("a", 1, "sit", "{}", chairs=[Owner(0, chair_token)])
        kept = ""
        for table in schema.metadata.tables.values():
            kept += repr(await store._reader.read(select(table)))
        assert "Ada" in kept
        assert token not in kept
        assert chair_token not in kept
    if url.startswith("sqlite"):
        files = Path(url.removeprefix("sqlite:///")).parent.iterdir()
        assert not any(token.encode() in file.read_bytes() for file in files)


async def test_ratings_change_once_for_every_game(url: str) -> None:
    def better(known: Mapping[str, Rating]) -> Mapping[str, Rating]:
        old = [known.get(player, Rating(25.0, 8.0, 0)) for player in ("x", "y")]
        return {
            player: Rating(rating.mu + change, rating.sigma * 0.9, rating.games + 1)
            for player, rating, change in zip(("x", "y"), old, (1, -1), strict=True)
        }

    async with open_store(url) as one, open_store(url) as other:
        for name in ("a", "b", "c"):
            await one.tables.open(name, "{}")
            assert not await one.ratings.rate(name, ["x", "y"], better)
            await one.tables.append(name, 1, "end", "{}", record="{}")
        both = [
            store.ratings.rate(name, ["x", "y"], better) for name in "abc" for store in (one, other)
        ]
        assert Counter(await asyncio.gather(*both)) == {True: 3, False: 3}
        assert await one.games.unrated() == []
        rated = await other.ratings.of(["x", "y", "z"])
        assert (rated["x"].mu, rated["y"].mu, rated["x"].games) == (28.0, 22.0, 3)
        assert await other.ratings.ranking() == list(rated.items())
        assert set(rated) == {"x", "y"}


async def test_every_guest_has_their_own_results(url: str) -> None:
    def better(known: Mapping[str, Rating]) -> Mapping[str, Rating]:
        old = known.get("x", Rating(24.0, 8.0, 0))
        return {"x": Rating(old.mu + 1, 8.0, old.games + 1)}

    async with open_store(url) as store:
        ada, bo = [(await store.guests.create(name))[0].id for name in ("Ada", "Bo")]
        for place, name in enumerate("abcd"):
            await store.tables.open(name, "{}")
            await store.tables.append(name, 1, "end", "{}", record="{}")
            level, won = (None, False) if name == "d" else (3, place % 2 == 0)
            results = [Result(ada, "x", 2, level, won, 0), Result(bo, None, 3, 1, True, 2)]
            for _ in range(2):
                await store.ratings.rate(name, ["x"], better, results[: 2 - place % 2])
        assert await store.results.tallies(ada) == [Tally(2, None, 1, 0), Tally(2, 3, 3, 2)]
        assert await store.results.tallies(bo) == [Tally(3, 1, 2, 2)]
        assert [then.mu for then in await store.results.ratings(ada, 3)] == [26.0, 27.0, 28.0]
        assert await store.results.ratings(bo, 3) == []
        assert await store.results.tallies("nobody") == []
        none = Found(0, 0, 0.0, 0.0, 0.0)
        judged = {
            "a": [Found(4, 10, 0.5, 0.25, 0.125), none, Found(1, 3, 0.25, 0.0625, None)],
            "c": [Found(2, 30, 0.25, 0.5, 0.375), none, Found(5, 4, 0.5, 0.0625, None)],
            "gone": [none, none],
        }
        for name, seats in judged.items():
            await store.results.judge(name, seats)
        assert [then.mistakes for then in await store.results.mistakes(ada, 9)] == [4, 2]
        assert [then.mistakes for then in await store.results.mistakes(bo, 1)] == [5]
        assert await store.results.mistakes("nobody", 9) == []
        assert await store.results.decided(ada) == [Decided(2, 2, 0.25, 40, 0.75, 0.75)]
        assert await store.results.decided(bo) == [Decided(3, 2, None, 7, 0.75, 0.125)]
        assert await store.results.decided("nobody") == []


async def test_a_lease_has_one_holder_until_it_ends(url: str) -> None:
    async with open_store(url) as one, open_store(url) as other:
        claims = (
            store.processes.claim("bot", name, 60) for store, name in ((one, "1"), (other, "2"))
        )
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        first, second = ("1", "2") if await one.processes.claim("bot", "1", 60) else ("2", "1")
        assert not await other.processes.claim("bot", second, 60)
        await one.processes.release("bot", second)
        assert not await one.processes.claim("bot", second, 60)
        await other.processes.release("bot", first)
        assert await one.processes.claim("bot", second, 0.2)
        assert not await one.processes.claim("bot", first, 60)
        await asyncio.sleep(0.3)
        assert await other.processes.claim("bot", first, 60)
        assert not await one.processes.claim("bot", second, 60)
        assert await one.processes.claim("another", second, 60)


async def test_what_commits_is_on_the_disk(url: str) -> None:
    async with open_store(url) as store:
        engines = [store._reader.engine, store._writer._engine]
        for engine in engines:
            async with engine.connect() as connection:

                async def ask(what: str, connection: Any = connection) -> Any:
                    return (await connection.execute(text(what))).scalar()

                if url.startswith("postgresql"):
                    assert await ask("SHOW synchronous_commit") == "on"
                else:
                    assert await ask("PRAGMA synchronous") == 2
                    assert await ask("PRAGMA journal_mode") == "wal"
                    assert await ask("PRAGMA foreign_keys") == 1
                    assert await ask("PRAGMA busy_timeout") > 0
