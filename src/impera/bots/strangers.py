"""Third-party bots: installed as entry points of the group `impera.bots`, or `module:attribute`.

They see a view and the legal decisions, never the state, and their answers are checked.
"""

import inspect
import operator
import random
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any

from impera.rules.chance import Generator, draw_bits
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.refused import Refused, quote
from impera.rules.state import STEPS
from impera.rules.view import Views, describe

GROUP = "impera.bots"
HOW = "install your own bots as packages, or name them module:Bot; docs/bots.md says how"
Factory = Callable[..., Any]


class Stranger:
    """A third-party bot: shown what its seat knows, held to what is legal.

    It gets the view as a dictionary, the legal tokens and a `random.Random`. If it has a true
    attribute `packed` it gets what our own bots get: the packed view, the legal numbers, and the
    generator of `chance.py`. It can always answer with a token or a number.
    """

    def __init__(self, spec: str, factory: Factory, *options: str) -> None:
        self.spec, self.home = spec, source_file(factory)
        try:
            self.bot = factory(*options)
        except Exception as error:
            problem = f"{quote(spec)} doesn't make a bot: {said(error, self.home)}"
            raise Refused(f"{problem}; docs/bots.md says what it must be") from error
        if not callable(self.bot):
            raise Refused(f"{quote(spec)} makes {quote(self.bot)}, which can't be called")

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        try:
            answer = self.ask(view.copy(), list(legal), rng)
        except Exception as error:
            raise Refused(f"{self.at(view)} failed: {said(error, self.home)}") from error
        number = number_of(answer)
        if number is None or number not in legal:
            known = "is not a decision" if number is None else "is not legal"
            token = answer if number is None else TOKENS[number]
            raise Refused(f"{self.at(view)} decided {quote(token)}, which {known}")
        return number

    def ask(self, view: Views, legal: list[int], rng: Generator) -> object:
        """The bot's answer, asked the way it prefers."""
        if getattr(self.bot, "packed", False):
            return self.bot(view, legal, rng)
        tokens = sorted(TOKENS[number] for number in legal)
        return self.bot(describe(view), tokens, random.Random(draw_bits(rng, 0)))

    def at(self, view: Views) -> str:
        """Which bot was asked, and where."""
        return f"{quote(self.spec)} in seat {view[0].viewer}, step {STEPS[view[0].step]},"


def number_of(answer: object) -> int | None:
    """The decision that an answer stands for, or None."""
    if isinstance(answer, str):
        return NUMBER.get(answer)
    try:
        number = operator.index(answer)  # type: ignore[arg-type]  # whatever the bot returns
    except TypeError:
        return None
    return number if 0 <= number < len(TOKENS) and not isinstance(answer, bool) else None


def said(error: Exception, home: Path | None) -> str:
    """An exception in one line, with the last place in the bot's own file."""
    text = f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    lines = [f.lineno for f in extract_tb(error.__traceback__) if Path(f.filename) == home]
    return f"{text} ({home}, line {lines[-1]})" if home and lines else text


def make_stranger(spec: str) -> Stranger | None:
    """The third-party bot named `NAME`, `NAME:OPTIONS` or `MODULE:ATTRIBUTE[:OPTIONS]`."""
    name, *options = spec.split(":", 1)
    factory = installed_factory(name)
    if factory is None and options and re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*", name):
        attribute, *options = options[0].split(":", 1)
        factory = named_factory(name, attribute)
    return None if factory is None else Stranger(spec, factory, *options)


def installed() -> dict[str, list[EntryPoint]]:
    """The bots that other packages provide, by name."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        same = found.setdefault(point.name, [])
        if point.value not in [other.value for other in same]:
            same.append(point)
    return dict(sorted(found.items()))


@cache
def installed_factory(name: str) -> Factory | None:
    """The factory of an installed bot; None if there is none of this name."""
    points = installed().get(name, [])
    if len(points) > 1:
        rivals = " and ".join(sorted(point.value for point in points))
        raise Refused(f"{quote(name)} is the name of several bots, {rivals}; uninstall all but one")
    return load(name, points[0].load) if points else None


@cache
def named_factory(module: str, attribute: str) -> Factory:
    """The factory of a bot in a module, which can be in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # the command's own path lacks the current folder
    return load(
        f"{module}:{attribute}", lambda: operator.attrgetter(attribute)(import_module(module))
    )


def load(name: str, find: Callable[[], Any]) -> Factory:
    """A factory, or a refusal that says why there is none."""
    try:
        factory: Factory = find()
    except Exception as error:
        raise Refused(f"{quote(name)} can't be loaded: {said(error, None)}; {HOW}") from error
    if not callable(factory):
        raise Refused(f"{quote(name)} is {quote(factory)}, not a class or function that makes bots")
    return factory


def source_file(factory: Factory) -> Path | None:
    """The file that a bot is written in, if it is written in Python."""
    try:
        return Path(inspect.getfile(inspect.unwrap(factory)))
    except TypeError:
        return None
