"""The tutorial: a real game that shows every Domain, with words for all of it."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera.game import Game
from impera.rules.cards import DOMAINS
from impera.server.messages.protocol import encode
from impera.server.messages.replies import Lesson, Tutorial
from impera.server.tutorial import LEARNER, POSITION, tutorial
from impera.words.languages import FOLDER, LANGUAGES

from .people import serving

EFFECTS = {
    "A": {"assassination", "attack"},
    "R": {"holy-book", "inquisition"},
    "E": {"development", "embargo"},
    "S": {"experiment", "breakthrough"},
    "C": {"inspire"},
    "U": {"oligarchy", "democracy"},
    "win": {"inspire", "research"},
}


def own() -> list[Lesson]:
    """The learner's decisions."""
    return [step for step in tutorial().steps if step.seat == LEARNER]


def said(language: str) -> dict[str, str]:
    """The keys and texts of the lessons."""
    text = (FOLDER / "learn" / f"{language}.ftl").read_text("utf-8")
    found = FluentParser(with_spans=False).parse(text).body
    return {
        each.id.name.removeprefix("learn-say-"): "".join(
            part.value for part in each.value.elements if isinstance(part, ftl.TextElement)
        )
        for each in found
        if isinstance(each, ftl.Message) and each.value and each.id.name.startswith("learn-say-")
    }


def test_the_script_is_a_game_that_the_learner_wins_by_hegemony() -> None:
    game = Game.from_position(POSITION)
    for step in tutorial().steps:
        assert step.view == game.view(LEARNER)
        if step.decision is not None:
            assert step.seat == game.seat
            game.decide(step.decision)
    assert game.result == {"winners": [LEARNER], "by": "hegemony", "points": None}
    assert tutorial().steps[-1].view["over"]


def test_every_chapter_shows_the_effects_of_its_domain() -> None:
    chapters = list(dict.fromkeys(step.chapter for step in tutorial().steps))
    assert chapters == ["start", *DOMAINS, "win"]
    for chapter, effects in EFFECTS.items():
        done = {(step.decision or "").split()[0] for step in own() if step.chapter == chapter}
        assert effects <= done, chapter


def test_the_learner_meets_an_embargo_and_a_player_about_to_win() -> None:
    views = [step.view for step in own()]
    assert any(view["turn"] == LEARNER and view["barred"] == ["S"] for view in views)
    near = [
        view
        for view in views
        if sum(kind[0] == "R" for kind in view["areas"][2]) == view["table"]["goal"] - 1
    ]
    assert near
    last = views[-1]
    assert sum(kind[0] == "R" for kind in last["areas"][2]) == last["table"]["goal"]
    assert last["democracy"] == [{"on": 2, "domain": "R", "card": "U3"}]


def test_it_is_short_and_begins_simply() -> None:
    turns = sum(step.decision == "end" for step in own())
    assert 8 <= turns <= 12
    assert len(own()) <= 60
    assert tutorial().steps[0].decision is None


def test_the_learner_decides_what_is_legal_and_is_always_told_why() -> None:
    for step in own():
        assert step.decision in step.view["legal"]
        assert step.lesson
    for step in tutorial().steps:
        assert (step.seat is None) == (step.decision is None)
        assert (step.lesson is not None) == (step.seat in (None, LEARNER))


def test_where_to_look_is_a_place_of_the_table() -> None:
    places = [step.look for step in tutorial().steps if step.look is not None]
    assert all(re.fullmatch(r"hand|area [0-3]|rail [0-3] [ARESCU]", place) for place in places)
    assert all(step.decision is None for step in tutorial().steps if step.look is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words(language: str) -> None:
    taught = {step.lesson for step in tutorial().steps} - {None}
    words = said(language)
    assert set(words) == taught
    assert [key for key, text in words.items() if not text.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_short(language: str) -> None:
    words = said(language)
    assert {key: len(text) for key, text in words.items() if len(text) > 240} == {}


async def test_the_server_gives_the_tutorial_without_hidden_cards(sqlite: str) -> None:
    async with serving(sqlite) as at:
        response = await at.http("GET", "/api/tutorial")
        assert response.content == encode(tutorial())
        for step in response.json()["steps"]:
            if not step["view"]["over"]:
                known = [hand["cards"] is not None for hand in step["view"]["hands"]]
                assert known == [seat == LEARNER for seat in range(4)]


def test_it_is_worked_out_once() -> None:
    assert isinstance(tutorial(), Tutorial)
    assert tutorial() is tutorial()
