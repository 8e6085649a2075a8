"""A fair share of thinking: many tables leave the next one's bot at its usual pace."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from impera.game import Game
from impera.server.sharing import ATTENDED, BOTS_ONLY, UNATTENDED, Claim, Round, Turns, Wish
from impera.server.thinking import Thinkers

from .people import serving, shuffle

SHORT = 0.01  # seconds for a thought, so that a search ends after its first look at the clock
CROWD = 60


@asynccontextmanager
async def thinking() -> AsyncIterator[Thinkers]:
    """Bots who have one thread between them."""
    started = Thinkers(1)
    await started.choose(Game(seed=1), "level:6", wait=SHORT)
    yield started
    await started.close()


class Crowd:
    """Tables whose bots of level 6 never stop asking, and how often each was served."""

    def __init__(self, thinkers: Thinkers, claims: list[Claim]) -> None:
        self.thinkers, self.game = thinkers, Game(players=4, seed=2)
        self.served: Counter[str] = Counter()
        self.tasks = [asyncio.create_task(self.ask(claim)) for claim in claims]

    async def ask(self, claim: Claim) -> None:
        while True:
            await self.thinkers.choose(self.game, "level:6", claim=claim, wait=SHORT)
            self.served[claim.table] += 1

    async def __aenter__(self) -> "Crowd":
        while not self.served:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)


@pytest.mark.drill
@pytest.mark.parametrize(
    "rank", [ATTENDED, UNATTENDED, BOTS_ONLY], ids=["attended", "unattended", "bots only"]
)
async def test_sixty_tables_of_level_6_leave_another_persons_bot_its_turn(
    rank: int,
) -> None:
    theirs = [Claim(rank, frozenset(["192.0.2.1"]), f"table {n}") for n in range(CROWD)]
    mine = Claim(ATTENDED, frozenset(["198.51.100.7"]), "mine")
    async with thinking() as thinkers, Crowd(thinkers, theirs * 4) as crowd:
        for _ in range(10):
            before = crowd.served.total()
            await thinkers.choose(Game(seed=3), "level:6", claim=mine, wait=SHORT)
            # The one that is being thought about, and at most one whose address is as far.
            assert crowd.served.total() - before <= 2


async def test_who_sits_at_anothers_table_does_not_make_it_wait() -> None:
    theirs = [Claim(ATTENDED, frozenset(["192.0.2.1"]), f"table {n}") for n in range(CROWD)]
    both = Claim(ATTENDED, frozenset(["192.0.2.1", "198.51.100.7"]), "mine")
    async with thinking() as thinkers, Crowd(thinkers, theirs) as crowd:
        for _ in range(5):
            before = crowd.served.total()
            await thinkers.choose(Game(seed=3), "level:6", claim=both, wait=SHORT)
            assert crowd.served.total() - before <= 2


async def test_over_time_every_table_gets_the_same_share() -> None:
    """However many thoughts it asks for at once."""
    claims = [Claim(ATTENDED, frozenset(["here"]), f"table {n}") for n in range(6)]
    async with thinking() as thinkers, Crowd(thinkers, [*claims, *[claims[0]] * 20]) as crowd:
        while crowd.served.total() < 90:
            await asyncio.sleep(0.01)
        assert max(crowd.served.values()) - min(crowd.served.values()) <= 2


async def test_analyses_get_their_turns_beside_bots() -> None:
    claims = [Claim(UNATTENDED, frozenset([str(n)]), str(n)) for n in range(6)]
    async with thinking() as thinkers, Crowd(thinkers, claims) as crowd:
        for step in range(5):
            before = crowd.served.total()
            assert await thinkers.ponder(lambda step=step: step) == step  # type: ignore[misc]
            assert crowd.served.total() - before <= len(claims) + 1


def served(line: Round, turns: int) -> str:
    return "".join(line.pop().work() for _ in range(turns))


def wish(name: str, cost: float = 1.0) -> Wish:
    return Wish(lambda: name, cost, asyncio.Future(loop=LOOP))


LOOP = asyncio.new_event_loop()


def test_nobody_saves_up_turns_by_waiting() -> None:
    line = Round()
    for _ in range(20):
        line.push("a", wish("a"))
    assert served(line, 10) == "a" * 10
    for _ in range(5):
        line.push("b", wish("b"))
    assert served(line, 8) in ("babababa", "abababab")


def test_what_costs_more_comes_less_often() -> None:
    line = Round()
    for _ in range(20):
        line.push("a", wish("a", 3.0))
        line.push("b", wish("b", 1.0))
    assert Counter(served(line, 12)) == {"a": 3, "b": 9}


def test_names_that_nobody_uses_any_more_are_forgotten() -> None:
    line = Round()
    for n in range(5000):
        line.push([str(n)], wish("x"))
        line.pop()
    assert not line._used
    line.push("x", wish("x"))
    for n in range(5000):  # somebody always waits
        line.push([str(n)], wish("x"))
        line.pop()
    assert len(line._used) < 2000


async def test_who_no_longer_waits_takes_no_turn() -> None:
    go_on, done = asyncio.Event(), []
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:
        turns = Turns(pool, 1)

        def hold() -> None:
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()

        first = asyncio.create_task(turns.take(Claim(), 1.0, hold))
        tasks = [
            asyncio.create_task(turns.take(Claim(), 1.0, lambda n=n: done.append(n)))  # type: ignore[misc]
            for n in range(3)
        ]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go_on.set()
        await asyncio.gather(first, tasks[0], tasks[2])
        assert done == [0, 2]
        with pytest.raises(ZeroDivisionError):
            await turns.take(Claim(), 1.0, lambda: 1 // 0)
        assert await turns.take(Claim(), 1.0, lambda: 5) == 5


@pytest.mark.drill
async def test_a_table_claims_by_who_is_there(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1") as at, AsyncExitStack() as stack:
        table = await at.open("person", "level:1")
        live = await at.server.house.live(table)
        assert live.claim().rank == UNATTENDED
        ana = await stack.enter_async_context(
            at.person(table, headers={"X-Forwarded-For": "198.51.100.7"})
        )
        assert live.claim().rank == UNATTENDED  # nobody plays yet
        await ana.sit()
        assert live.claim() == Claim(ATTENDED, frozenset(["198.51.100.7"]), table)
        await shuffle(ana)
        await ana.do("leave")
        await ana.connection.close()
        while live.sockets:
            await asyncio.sleep(0.01)
        assert live.claim().rank == BOTS_ONLY
