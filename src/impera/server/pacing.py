"""When a bot's decision is published: at a moment that doesn't depend on what it holds."""

import math
from typing import NamedTuple

# Seconds in which the thinking of a level fits, with or without a choice to make.
SPANS = {"level:4": 0.2, "level:6": 1.0}
SHORTEST = 0.1
# Parts of a span from when the thinking began: by when a search has to be content with what it has
# found, and before which nothing is published, though the bot may have waited for a thread.
SEARCH, THINKING = 0.65, 0.8
LEAST_BOTS_ONLY = 0.2  # seconds for a decision of bots among themselves on a public server


class Thought(NamedTuple):
    """What a bot has decided or answers; when it was asked, began to think, and ended."""

    token: str
    asked: float
    began: float
    ended: float


def span(level: str, pace: float) -> float:
    """How long every thought of a level takes, by a pace; without a pace, as long as it takes."""
    return max(pace, SPANS.get(level, SHORTEST)) if pace else 0.0


def moment(thought: Thought, wait: float) -> float:
    """When a thought is published: by when it was asked for and began, whenever it ended.

    Should it end later still, because the machine was held up, a whole number of waits is added.
    """
    if not wait:
        return thought.ended
    usual = max(thought.asked + wait, thought.began + wait * THINKING)
    return usual + wait * max(0, math.ceil((thought.ended - usual) / wait))


def until(began: float, wait: float) -> float:
    """When a search that began then has to come to an end."""
    return began + wait * SEARCH if wait else math.inf
