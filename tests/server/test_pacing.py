"""Bots' time tells nothing: when a decision is published depends only on what everybody knows."""

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from impera.bots import ladder
from impera.bots.ladder import BREATH, LEVELS, breaths
from impera.bots.obliging import Request
from impera.game import Game
from impera.server import live, pacing, thinking
from impera.server.pacing import Thought, moment, span
from impera.server.thinking import Thinkers

from .people import serving

PACE = 0.4
ALL = [f"level:{n + 1}" for n in range(len(LEVELS))]


def moments(forced: bool) -> Iterator[Game]:
    """Positions in which the deciding seat has one legal decision, or several."""
    for seed in count():
        game = Game(players=4, setup="draft", seed=seed)
        while not game.over:
            if (len(game.legal) == 1) == forced:
                yield game.copy()
            game.decide(game.legal[seed % len(game.legal)])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a twentieth of a second at each look, however long we take."""
    looks = (look * 0.05 for look in count())
    fake = SimpleNamespace(monotonic=lambda: next(looks), perf_counter=lambda: 0.0)
    monkeypatch.setattr(thinking, "time", fake)
    monkeypatch.setattr(ladder, "time", fake)


@pytest.mark.parametrize("level", ALL)
@pytest.mark.usefixtures("clock")
async def test_a_forced_decision_is_published_when_any_other_would_be(level: str) -> None:
    thinkers, wait = Thinkers(1), span(level, PACE)
    waited = defaultdict(set)
    for forced in (True, False):
        for game, _ in zip(moments(forced), range(4), strict=False):
            thought = await thinkers.choose(game, level, wait=wait)
            waited[forced].add(round(moment(thought, wait) - thought.asked, 9))
    await thinkers.close()
    assert waited[True] == waited[False] == {wait}


@pytest.mark.parametrize("level", ALL)
@pytest.mark.usefixtures("clock")
async def test_an_answer_is_given_after_the_same_time_whatever_it_is(level: str) -> None:
    thinkers, wait, waited = Thinkers(1), span(level, PACE), set()
    for game, _ in zip(moments(False), range(6), strict=False):
        request = Request("stop", 1, "A")
        thought = await thinkers.answer(game.view_record(0), level, request, wait=wait)
        waited.add(round(moment(thought, wait) - thought.asked, 9))
    await thinkers.close()
    assert waited == {wait}


def test_when_a_thought_ended_changes_nothing_unless_the_machine_was_held_up() -> None:
    for began, usual in ((10.0, 10.5), (10.1, 10.5), (10.25, 10.65), (20.0, 20.4)):
        for ended in (began, began + 0.1, began + 0.5 * pacing.SEARCH):
            assert moment(Thought("end", 10.0, began, ended), 0.5) == usual
        assert moment(Thought("end", 10.0, began, usual + 0.7), 0.5) == usual + 1.0
    assert moment(Thought("end", 10.0, 10.1, 10.2), 0.0) == 10.2


def test_every_level_has_time_to_think_and_only_a_pace_of_zero_hurries() -> None:
    assert [span(level, 0.0) for level in ALL] == [0.0] * len(ALL)
    assert span("level:6", 0.4) == 1.0
    assert span("level:6", 2.0) == 2.0
    assert all(span(level, 0.01) >= pacing.SHORTEST for level in ALL)


def test_a_search_that_is_told_to_end_is_content_with_what_it_has() -> None:
    assert list(breaths(2 * BREATH + 50, float("inf"))) == [BREATH, BREATH, 50]
    assert list(breaths(10**9, 0.0)) == [BREATH]
    assert list(breaths(30, 0.0)) == [30]


async def test_at_a_table_every_decision_of_a_bot_is_held_back_alike(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[tuple[int, float]] = []
    published: set[float] = set()

    async def let_go(thought: Thought, wait: float) -> None:
        published.add(moment(Thought("", 0.0, 0.0, wait * pacing.SEARCH), wait))
        held.append((len(table.game.legal), wait))

    monkeypatch.setattr(live, "hold_back", let_go)
    async with serving(sqlite, bot_pace=PACE) as at:
        plan: dict[str, Any] = {"setup": "draft"}
        name = await at.open("level:1", "level:2", "level:3", "level:2", **plan)
        table: Any = (await at.server.house.live(name)).table
        await at.ask_until(f"/api/tables/{name}", lambda found: found["phase"] == "over")
        record = await at.get(f"/api/games/{name}/record")
    assert len(held) == len(record["decisions"]), json.dumps(record)[:200]
    assert {choices == 1 for choices, _ in held} == {True, False}
    assert {wait for _, wait in held} == published == {PACE}
