"""When a bot's decision is published: at a moment that doesn't depend on what it holds."""

import math
from typing import NamedTuple

# Seconds in which the thinking of a level fits, with or without a choice to make.
SPANS = {"level:4": 0.2, "level:6": 1.0}
SHORTEST = 0.1
PART = 0.75  # of a span, after which a search has to be content with what it has found
LEAST_BOTS_ONLY = 0.2  # seconds for a decision of bots among themselves on a public server


class Thought(NamedTuple):
    """What a bot has decided or answers, and from when to when it thought, in seconds."""

    token: str
    began: float
    ended: float


def span(level: str, pace: float) -> float:
    """How long every thought of a level takes, by a pace; without a pace, as long as it takes."""
    return max(pace, SPANS.get(level, SHORTEST)) if pace else 0.0


def moment(thought: Thought, wait: float) -> float:
    """When a thought is published: a whole number of waits after it began, usually one."""
    if not wait:
        return thought.ended
    return thought.began + wait * max(1, math.ceil((thought.ended - thought.began) / wait))


def until(began: float, wait: float) -> float:
    """When a search that began then has to come to an end."""
    return began + wait * PART if wait else math.inf
