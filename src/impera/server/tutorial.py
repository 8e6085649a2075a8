"""The tutorial: scripted games, played by the real rules, and what they teach where."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from impera.game import Game
from impera.server.courses import COURSES, Script
from impera.server.messages.replies import Course, Lesson, Tutorial


@cache
def tutorial() -> Tutorial:
    """All courses as the learner sees them."""
    return Tutorial([Course(each.name, each.seat, list(played(each))) for each in COURSES])


@dataclass(frozen=True)
class Line:
    """A line of a script."""

    decisions: list[str]
    lesson: str | None
    look: str | None
    find: str | None


def played(script: Script) -> Iterator[Lesson]:
    """The steps of a course; the engine refuses a script that breaks a rule."""
    chapter, game, begins = "", Game(), False
    for text in script.lines.strip().splitlines():
        if text.startswith("["):
            chapter = text.strip("[]")
            if position := script.positions.get(chapter):
                game, begins = Game.from_position(position), True
            continue
        line = read(text)
        if not line.decisions:
            view = game.view(script.seat)
            yield Lesson(view, chapter, begins, None, None, line.lesson, line.look, line.find)
            begins = False
        for place, token in enumerate(line.decisions):
            view, seen = game.view(script.seat), game.seen(token, script.seat)
            # What else is on the line is played without a word.
            lesson, look = (line.lesson, line.look) if place == 0 else (None, None)
            yield Lesson(view, chapter, begins, game.seat, seen, lesson, look, None)
            game.decide(token)
            begins = False


def read(text: str) -> Line:
    """What a line asks for, and what it says."""
    done, _, said = text.partition(":")
    lesson, _, look = (part.strip() for part in said.partition("@"))
    asked, _, find = (part.strip() for part in done.partition("?"))
    decisions = [token.strip() for token in asked.split(",") if token.strip()]
    return Line(decisions, lesson or None, look or None, find or None)
