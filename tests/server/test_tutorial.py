"""The tutorial: real games that show every Domain, the draft, the points; with words for all."""

import re
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera.game import Game
from impera.rules.cards import DOMAINS
from impera.server.courses import COURSES, Script
from impera.server.messages.protocol import encode
from impera.server.messages.replies import Course, Lesson, Tutorial
from impera.server.tutorial import read, tutorial
from impera.words.languages import FOLDER, LANGUAGES

from .people import serving

EFFECTS = {
    "A": {"assassination", "attack"},
    "R": {"holy-book", "inquisition"},
    "E": {"development", "embargo"},
    "S": {"experiment", "breakthrough"},
    "C": {"inspire"},
    "U": {"oligarchy", "democracy"},
    "win": {"research"},
}
FIRST, POINTS, READING = tutorial().courses
PLACE = r"hand|pack|deck|points|area [0-3]|(rail|flags|crown) [0-3] [ARESCU]"
# Every course in a test's name.
COURSE = pytest.mark.parametrize("course", tutorial().courses, ids=lambda course: course.name)


def own(course: Course) -> list[Lesson]:
    """The learner's decisions."""
    return [step for step in course.steps if step.seat == course.seat]


def stops(course: Course) -> list[Lesson]:
    """The steps at which a course waits."""
    return [step for step in course.steps if step.lesson is not None]


def at(course: Course, lesson: str) -> Lesson:
    """The step with that lesson."""
    return next(step for step in course.steps if step.lesson == lesson)


def cards(step: Lesson, seat: int, domain: str) -> int:
    """How many cards of a Domain a seat has."""
    return int(step.view["progress"][seat]["cards"][DOMAINS.index(domain)])


def needs(step: Lesson, seat: int, domain: str) -> int:
    """How many cards of a Domain win for a seat."""
    return int(step.view["progress"][seat]["needs"][DOMAINS.index(domain)])


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


@pytest.mark.parametrize(
    ("script", "course", "by"),
    list(zip(COURSES, tutorial().courses, ("hegemony", "majority", "hegemony"), strict=True)),
    ids=[course.name for course in tutorial().courses],
)
def test_a_course_is_a_game_by_the_rules_that_the_learner_wins(
    script: Script, course: Course, by: str
) -> None:
    lines = [line for line in script.lines.split("\n") if not line.startswith("[")]
    tokens = (token for line in lines for token in read(line).decisions)
    game = Game()
    for step in course.steps:
        if step.begins:
            game = Game.from_position(script.positions[step.chapter])
        assert step.view == game.view(course.seat)
        if step.decision is not None:
            token = next(tokens)
            assert (step.seat, step.decision) == (game.seat, game.seen(token, course.seat))
            game.decide(token)
    assert list(tokens) == []
    assert game.result is not None
    assert (game.result["winners"], game.result["by"]) == ([course.seat], by)
    assert course.steps[-1].view["over"]


def test_a_chapter_of_the_first_course_shows_the_effects_of_its_domain() -> None:
    chapters = list(dict.fromkeys(step.chapter for step in FIRST.steps))
    assert chapters == ["start", *DOMAINS, "win"]
    for chapter, effects in EFFECTS.items():
        done = {(step.decision or "").split()[0] for step in own(FIRST) if step.chapter == chapter}
        assert effects <= done, chapter


def test_the_first_victory_takes_25_to_35_steps() -> None:
    assert 25 <= len(stops(FIRST)) <= 35
    assert [len(stops(course)) < 25 for course in (POINTS, READING)] == [True, True]
    assert FIRST.steps[0].decision is None


def test_only_a_position_of_its_own_sets_a_table_up() -> None:
    for script, course in zip(COURSES, tutorial().courses, strict=True):
        begun = [step.chapter for step in course.steps if step.begins]
        assert begun == list(script.positions)
        for before, step in pairwise(course.steps):
            assert not step.begins or step.chapter != before.chapter


@COURSE
def test_only_the_learner_is_asked_and_only_what_is_legal(course: Course) -> None:
    for step in course.steps:
        assert (step.seat is None) == (step.decision is None)
        assert step.lesson is not None or step.decision is not None
        if step.lesson is not None and step.decision is not None:
            assert step.seat == course.seat
            assert step.decision in step.view["legal"]


@COURSE
def test_where_to_look_and_what_to_find_are_places_of_the_table(course: Course) -> None:
    for step in course.steps:
        assert step.look is None or re.fullmatch(PLACE, step.look)
        assert step.find is None or re.fullmatch(r"rail [0-3] [ARESCU]", step.find)
        if step.find is not None:
            assert (step.decision, step.look) == (None, None)


def test_what_the_first_course_says_is_so() -> None:
    assert cards(at(FIRST, "flags"), 0, "R") == 2
    assert cards(at(FIRST, "attack"), 2, "R") == 5
    assert cards(at(FIRST, "army-end"), 2, "R") == 4
    assert cards(at(FIRST, "economy-play"), 2, "R") == 6
    assert cards(at(FIRST, "science-play"), 2, "R") == 5
    assert cards(at(FIRST, "science-level"), 0, "S") == 3
    copying = at(FIRST, "culture-copy")
    assert [cards(copying, seat, "C") for seat in range(4)] == [1, 0, 0, 0]
    assert cards(copying, 1, "E") == 4
    assert at(FIRST, "culture-swap").view["coin"] == {"by": 0, "on": 1, "domain": "E"}
    last = at(FIRST, "win-play")
    assert (cards(last, 2, "R"), needs(last, 2, "R")) == (7, 8)
    hand = last.view["hands"][0]["cards"] or []
    assert (cards(last, 0, "S"), sum(kind[0] == "S" for kind in hand)) == (4, 3)


def test_what_the_second_course_says_is_so() -> None:
    assert at(POINTS, "draft-second").view["pack"] == ["R1", "S1", "S1"]
    assert "S1" in at(POINTS, "draft-open").view["centre"]
    for lesson, deck, points in [
        ("count", 4, [1, 5, 1, 2]),
        ("chase", 4, [1, 4, 1, 3]),
        ("last-count", 0, [1, 3, 1, 2]),
        ("tie", 0, [1, 2, 1, 2]),
    ]:
        view = at(POINTS, lesson).view
        assert (view["deck"]["size"], view["majority"]["points"]) == (deck, points), lesson
    assert at(POINTS, "last-card").view["last_round"]
    assert [cards(at(POINTS, "tie"), seat, "U") for seat in (3, 1)] == [3, 2]


def test_what_the_third_course_says_is_so() -> None:
    first = at(READING, "find-near")
    short = {
        (seat, domain): needs(first, seat, domain) - cards(first, seat, domain)
        for seat in range(4)
        for domain in DOMAINS
    }
    assert [place for place, missing in short.items() if missing == 1] == [(2, "R")]
    rivals = [place for place in short if place[0] != READING.seat]
    assert [place for place in rivals if cards(first, *place) == 4] == [(1, "E")]
    assert [(cards(first, 3, "A"), needs(first, 3, "A"))] == [(6, 8)]
    barred = at(READING, "find-barred").view
    assert barred["barred"] == ["S"]
    hand = barred["hands"][0]["cards"] or []
    assert [kind for kind in hand if kind[0] != "S"] == ["E3"]
    helping = at(READING, "find-helper")
    assert [seat for seat in (1, 2, 3) if cards(helping, seat, "E")] == [1]
    after = at(READING, "free")
    assert [seat for seat in (1, 2, 3) if cards(after, seat, "U")] == []
    assert [s for s in (1, 2, 3) if cards(after, s, "A") and cards(after, s, "S")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words(language: str) -> None:
    taught = [step.lesson for course in tutorial().courses for step in stops(course)]
    words = said(language)
    assert list(words) == taught
    assert [key for key, text in words.items() if not text.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_short(language: str) -> None:
    words = said(language)
    assert {key: len(text) for key, text in words.items() if len(text) > 240} == {}


async def test_the_server_gives_the_courses_without_hidden_cards(sqlite: str) -> None:
    async with serving(sqlite) as house:
        response = await house.http("GET", "/api/tutorial")
        assert response.content == encode(tutorial())
        for course in response.json()["courses"]:
            for step in course["steps"]:
                if not step["view"]["over"]:
                    known = [hand["cards"] is not None for hand in step["view"]["hands"]]
                    assert known == [seat == course["seat"] for seat in range(4)]
                others = step["seat"] not in (None, course["seat"])
                secret = (step["decision"] or "").startswith(("keep", "give"))
                assert not (others and secret) or "?" in step["decision"]


async def test_the_page_is_at_every_course(sqlite: str) -> None:
    async with serving(sqlite) as house:
        for path in ("/learn", *(f"/learn/{course.name}" for course in tutorial().courses)):
            response = await house.http("GET", path)
            assert response.status_code == 200
            assert response.headers["content-type"].startswith("text/html")


def test_it_is_worked_out_once() -> None:
    assert isinstance(tutorial(), Tutorial)
    assert tutorial() is tutorial()
