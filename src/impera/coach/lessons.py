"""What can be learnt from a finished game: the causes behind its mistakes."""

from collections.abc import Callable
from dataclasses import dataclass

from impera.analysis.decisions import Analysis, Judged
from impera.coach.claims import Claim, claims
from impera.game import Game


@dataclass(frozen=True, slots=True)
class Lesson:
    """A marked decision, and what a better one would have changed."""

    step: int
    seat: int
    decision: str
    instead: str
    claims: tuple[Claim, ...]


def lessons(
    game: Game, analysis: Analysis, advance: Callable[[int], object] = lambda _: None
) -> list[Lesson]:
    """A lesson for each marked decision, in order; `advance` is called for each."""
    found = []
    for judged in marked(analysis):
        moment, better = game.copy(), judged.better[0].decision
        moment.rewind(judged.step)
        told = claims(moment.view_record(judged.seat), judged.decision, better)
        found.append(Lesson(judged.step, judged.seat, judged.decision, better, tuple(told)))
        advance(1)
    return found


def marked(analysis: Analysis) -> list[Judged]:
    """The decisions to learn from: those for which a better one is known."""
    return [each for each in analysis.decisions if each.mark and each.better]
