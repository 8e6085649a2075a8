"""What bots answer when they are asked for something, and how they keep their word.

A bot says only what is true by its own computation. That its area has nothing to stop a column with
is public. What it will try it means, and prefers as long as its judgement finds nothing clearly
better; its hand it never mentions.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol, runtime_checkable

import numpy as np

from impera.rules.actions import EFFECT_OF
from impera.rules.cards import DOMAINS
from impera.rules.chance import Generator
from impera.rules.effects import NAMES
from impera.rules.imagine import look_ahead
from impera.rules.notation import NUMBER, legal_numbers
from impera.rules.state import STATE
from impera.rules.stopping import stopping
from impera.rules.view import VIEW, Views

Asked = Literal["stop", "leave"]


class Request(NamedTuple):
    """A column that a bot is asked to stop, or to leave to somebody else."""

    what: Asked
    seat: int
    domain: str


class Promise(NamedTuple):
    """What a bot said it would try, as a token, or a column it said it would leave alone."""

    tries: str | None = None
    leaves: Request | None = None


@runtime_checkable
class Judge(Protocol):
    """A bot that can say what each of its decisions is worth."""

    margin: float  # how much of that it gives up to do somebody a favour

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int: ...

    def worths(self, view: Views, legal: Sequence[int], rng: Generator) -> list[float]: ...


def reply(bot: Judge, view: Views, request: Request, rng: Generator) -> str:
    """What a bot answers about its next turn, from its own view: the key of a phrase."""
    ahead = np.zeros(1, VIEW)
    look_ahead(view, 0, np.zeros(1, STATE), rng, ahead)
    ways = ways_to_stop(ahead, request)
    if not ways:
        return "cannot-stop"
    legal = legal_numbers(ahead[0].legal.tolist())
    stops = request.what == "stop"
    wanted = ways if stops else [number for number in legal if number not in ways]
    chosen = acceptable(bot, ahead, legal, wanted, rng)
    if chosen is None:
        return "not-now" if stops else "no-deal"
    return f"try-{NAMES[EFFECT_OF[chosen]]}" if stops else "agreed"


def keep_word(
    bot: Judge,
    view: Views,
    legal: Sequence[int],
    rng: Generator,
    chosen: int,
    promises: Sequence[Promise],
) -> int:
    """The bot's own decision, or one that keeps a promise and is nearly as good as the best."""
    tries = [NUMBER[each.tries] for each in promises if each.tries is not None]
    wanted = [number for number in tries if number in legal]
    if not wanted:
        left = [each.leaves for each in promises if each.leaves is not None]
        avoided = {number for request in left for number in ways_to_stop(view, request)}
        if chosen not in avoided:
            return chosen
        wanted = [number for number in legal if number not in avoided]
    kept = acceptable(bot, view, legal, wanted, rng)
    return chosen if kept is None else kept


def ways_to_stop(view: Views, request: Request) -> list[int]:
    """The legal decisions that hold up a column."""
    return stopping(view, request.seat, DOMAINS.index(request.domain))


def acceptable(
    bot: Judge, view: Views, legal: Sequence[int], wanted: Sequence[int], rng: Generator
) -> int | None:
    """The best of the wanted decisions, if the bot's judgement finds no clearly better one."""
    worths = dict(zip(legal, bot.worths(view, legal, rng), strict=True))
    chosen = max(wanted, key=lambda number: worths[number], default=None)
    if chosen is None or worths[chosen] < max(worths.values()) - bot.margin:
        return None
    return chosen
