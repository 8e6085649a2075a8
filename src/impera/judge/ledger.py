"""The ledger of a finished game: luck, errors and gifts, which together explain the result.

Luck is the judge's, who sees all hands. Errors and gifts are those of the analysis, which knows no
more than the seat that decides. What neither explains is the rest: decisions that happened to meet
the cards others held, and all that judge and analysis misjudge.
"""

from dataclasses import dataclass

from impera.analysis.decisions import DIGITS, Analysis, sides
from impera.game import Game
from impera.judge.luck import Chances, Fortune, Measuring
from impera.rules.agreement import VERSION, Agreement
from impera.rules.notation import NUMBER
from impera.rules.refused import Refused

NAMED = 3  # of the luckiest and unluckiest draws


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards drawn after a decision, and what they did to the chances."""

    step: int | None  # the decision; None for the deal
    seat: int | None  # who drew; None for the deal
    luck: Chances


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came to its result; the parts add up to it."""

    seat: int
    start: float  # its chance before the deal
    luck: float
    errors: float  # what it lost by its own decisions; never more than nought
    gifts: tuple[float, ...]  # what each other seat's errors gave to it, or took from it
    rest: float
    result: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """The accounts of a game, and the draws that made them."""

    accounts: tuple[Account, ...]
    draws: tuple[Draw, ...]  # the deal first
    chances: tuple[Chances, ...]  # with all hands open: after the deal and every decision

    def best(self, seat: int) -> list[Draw]:
        """The draws that helped a seat most, best first."""
        helped = [draw for draw in self.draws if draw.luck[seat] > 0.0]
        return sorted(helped, key=lambda draw: -draw.luck[seat])[:NAMED]

    def worst(self, seat: int) -> list[Draw]:
        """The draws that hurt a seat most, worst first."""
        hurt = [draw for draw in self.draws if draw.luck[seat] < 0.0]
        return sorted(hurt, key=lambda draw: draw.luck[seat])[:NAMED]


def fortune_of(game: Game, measuring: Measuring) -> Fortune:
    """The luck in a finished game."""
    return measuring.fortune(*told_by(game))


def told_by(game: Game) -> tuple[Agreement, list[str], list[str], list[int]]:
    """What the judge needs of a game; one that isn't over is never judged with open cards."""
    if not game.over:
        raise Refused("the game is not over; the judge sees all hands, so it has to wait")
    if game.rules != VERSION:
        raise Refused(f"the game was played by version {game.rules} of the rules, not {VERSION}")
    record = game.record()
    decisions = [NUMBER[token] for token in record["decisions"]]
    return game.agreement, record["deck"], record["removed"], decisions


def has_ledger(game: Game) -> bool:
    """Whether there is a ledger: the game is over, and was played by the rules of today."""
    return game.over and game.rules == VERSION


def write_up(game: Game, analysis: Analysis, fortune: Fortune) -> Ledger:
    """The ledger of a finished game, from its analysis and its luck."""
    errors, gifts = [0.0] * game.players, [[0.0] * game.players for _ in range(game.players)]
    for judged in analysis.decisions:
        for seat, gave in enumerate(judged.gave):
            if seat == judged.seat:
                errors[seat] += gave
            else:
                gifts[seat][judged.seat] += gave
    result = results(game)
    accounts = []
    for seat in range(game.players):
        known = fortune.dealt.start[seat] + fortune.luck[seat] + errors[seat] + sum(gifts[seat])
        accounts.append(
            Account(
                seat,
                rounded(fortune.dealt.start[seat]),
                rounded(fortune.luck[seat]),
                rounded(errors[seat]),
                tuple(map(rounded, gifts[seat])),
                rounded(result[seat] - known),
                result[seat],
            )
        )
    deal = Draw(None, None, tuple(map(rounded, fortune.dealt.luck)))
    drawn = [
        Draw(move.step, move.seat, tuple(map(rounded, move.luck)))
        for move in fortune.moves
        if move.drawn
    ]
    after = [fortune.dealt.after, *(move.after for move in fortune.moves)]
    chances = tuple(tuple(map(rounded, row)) for row in after)
    return Ledger(tuple(accounts), (deal, *drawn), chances)


def results(game: Game) -> list[float]:
    """What every seat has of the victory; partners have it together."""
    assert game.result is not None
    winners = game.result["winners"]
    shared = sum(side[0] in winners for side in sides(game))
    return [(seat in winners) / shared for seat in range(game.players)]


def rounded(part: float) -> float:
    """A part of a chance, as it is shown."""
    return round(part, DIGITS) + 0.0
