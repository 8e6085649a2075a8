"""What a game's decisions were worth: chances before and after each, better ones, mistakes.

All chances are those that the deciding seat could work out: they come from its view alone, and so
does the seed of the search, so neither hidden cards nor the past can change a number.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from impera.analysis.skill import Skill, losses_of, skill_of
from impera.bots.net import Weights, load
from impera.bots.weighing import foretold, promising, search_each
from impera.game import Game
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.refused import Refused

SIMULATIONS = 300  # of the search, for one decision
AGAIN = 4  # times as many, where the first look finds something to mark
MOST_BETTER = 3  # how many better decisions are named
DIGITS = 4  # of a chance
REAL = 0.01  # how far the candidates have to differ, so that a choice is a real one
LEAD = 0.05  # how far ahead another side has to be to become the favourite

Mark = Literal["inaccuracy", "mistake", "blunder"]
# From how much of a lost chance a decision is marked; one that loses that much less is
# clearly better.
MARKS: dict[Mark, float] = {"inaccuracy": 0.04, "mistake": 0.08, "blunder": 0.16}

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Better:
    """A decision that was clearly better than the one made."""

    decision: str
    chance: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what it was worth to the player who made it."""

    step: int  # how many decisions came before it
    seat: int
    decision: str
    forced: bool  # nothing else was legal; not judged
    real: bool  # it mattered what to choose: the candidates differ by a point or more
    before: float  # the chance of winning with the best decision
    after: float  # with the one made
    lost: float
    better: tuple[Better, ...]
    mark: Mark | None
    gave: Chances  # what every seat gained by it, compared with the best decision
    chances: Chances  # of all seats before it, as the deciding seat could work them out


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment from which another side is the favourite."""

    step: int
    seat: int  # the favourite; with teams, the first of its seats
    chance: float


@dataclass(frozen=True, slots=True)
class Summary:
    """How well a seat decided where it had a choice."""

    seat: int
    choices: int
    lost: float  # on average, of the chance of winning
    inaccuracies: int
    mistakes: int
    blunders: int
    skill: Skill  # where it mattered


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything about a game."""

    players: int
    teams: bool
    simulations: int
    decisions: tuple[Judged, ...]
    chances: tuple[Chances, ...]  # of all seats before every decision, and at the end
    turning: tuple[Turning, ...]
    seats: tuple[Summary, ...]


def analyse(
    game: Game, simulations: int = SIMULATIONS, advance: Callable[[int], object] = lambda _: None
) -> Analysis:
    """Judge every decision of a game; `advance` is called for each."""
    judged = []
    for each in judge(game, simulations):
        judged.append(each)
        advance(1)
    return sum_up(game, simulations, judged)


def judge(game: Game, simulations: int = SIMULATIONS) -> Iterator[Judged]:
    """Every decision of a game, judged one after another."""
    if simulations < 1:
        raise Refused(f"simulations is {simulations}; it must be at least 1")
    moment = game.copy()
    moment.rewind(0)
    weights = load()
    for step, token in enumerate(game.decisions):
        yield judge_one(moment, step, token, simulations, weights)
        moment.decide(token)


def judge_one(game: Game, step: int, token: str, simulations: int, weights: Weights) -> Judged:
    """The decision made at this moment, judged."""
    assert game.seat is not None
    view, made = game.view_record(game.seat), NUMBER[token]
    tried = promising(view, simulations, weights, made)
    everyone = search_each(view, tried, simulations, weights)
    worth = of_seat(game.seat, everyone)
    if max(worth.values()) - worth[made] >= MARKS["inaccuracy"]:
        everyone = search_each(view, tried, AGAIN * simulations, weights)
        worth = of_seat(game.seat, everyone)
    best, after = max(worth.values()), worth[made]
    wisest = max(worth, key=lambda number: (worth[number], number == made, -number))
    lost = round(best - after, DIGITS)
    return Judged(
        step,
        game.seat,
        token,
        len(game.legal) == 1,
        round(best - min(worth.values()), DIGITS) >= REAL,
        round(best, DIGITS),
        round(after, DIGITS),
        lost,
        clearly_better(worth, after),
        mark_of(lost),
        tuple(
            round(a - b, DIGITS) + 0.0  # never -0.0
            for a, b in zip(everyone[made], everyone[wisest], strict=True)
        ),
        share(game, best, foretold(view, weights)),
    )


def of_seat(seat: int, everyone: Mapping[int, Sequence[float]]) -> dict[int, float]:
    """A seat's chance with each decision."""
    return {number: chances[seat] for number, chances in everyone.items()}


def clearly_better(worth: Mapping[int, float], after: float) -> tuple[Better, ...]:
    """The decisions that would have lost clearly less, best first."""
    order = sorted(worth, key=lambda number: (-worth[number], number))
    return tuple(
        Better(TOKENS[number], round(worth[number], DIGITS))
        for number in order[:MOST_BETTER]
        if round(worth[number] - after, DIGITS) >= MARKS["inaccuracy"]
    )


def share(game: Game, own: float, told: Sequence[float]) -> Chances:
    """The chances of all seats: the decider's as the search found it, the others in proportion."""
    assert game.seat is not None
    mine = side_of(game, game.seat)
    others = [side for side in sides(game) if side != mine]
    rest = sum(told[side[0]] for side in others)
    chances = [round(own, DIGITS)] * game.players
    for side in others:
        part = told[side[0]] / rest if rest > 0.0 else 1.0 / len(others)
        for seat in side:
            chances[seat] = round((1.0 - own) * part, DIGITS)
    return tuple(chances)


def sides(game: Game) -> list[tuple[int, ...]]:
    """Who wins together."""
    return [(0, 2), (1, 3)] if game.teams else [(seat,) for seat in range(game.players)]


def side_of(game: Game, seat: int) -> tuple[int, ...]:
    """The seats that a seat wins with."""
    return next(side for side in sides(game) if seat in side)


def mark_of(lost: float) -> Mark | None:
    """How bad a decision was that lost that much of the chance of winning."""
    found: Mark | None = None
    for mark, least in MARKS.items():
        if lost >= least:
            found = mark
    return found


def sum_up(game: Game, simulations: int, judged: Sequence[Judged]) -> Analysis:
    """The judged decisions of a game, summed up."""
    chances = (*(each.chances for each in judged), last_chances(game, simulations))
    return Analysis(
        game.players,
        game.teams,
        simulations,
        tuple(judged),
        chances,
        tuple(turning_points(game, chances, [each.seat for each in judged])),
        tuple(summary_of(game.players, seat, judged) for seat in range(game.players)),
    )


def last_chances(game: Game, simulations: int) -> Chances:
    """The chances at this point of the game; if it is over, what the winners share."""
    if game.result is not None:
        winners = game.result["winners"]
        shared = sum(side[0] in winners for side in sides(game))
        return tuple((seat in winners) / shared for seat in range(game.players))
    assert game.seat is not None
    view, weights = game.view_record(game.seat), load()
    tried = promising(view, simulations, weights, None)
    worth = of_seat(game.seat, search_each(view, tried, simulations, weights))
    return share(game, max(worth.values()), foretold(view, weights))


def turning_points(
    game: Game, chances: Sequence[Chances], deciders: Sequence[int]
) -> Iterator[Turning]:
    """Where the favourite changes: every side agrees that another side is clearly ahead."""
    favourite: int | None = None
    for step, now in enumerate(chances):
        first, lead = ahead(game, now)
        if first != favourite and lead >= LEAD and is_agreed(game, chances, deciders, step):
            if favourite is not None:
                yield Turning(step, first, now[first])
            favourite = first


def ahead(game: Game, now: Chances) -> tuple[int, float]:
    """The first seat of the side with the best chance, and how far ahead it is."""
    order = sorted((side[0] for side in sides(game)), key=lambda seat: -now[seat])
    return order[0], now[order[0]] - now[order[1]]


def is_agreed(game: Game, chances: Sequence[Chances], deciders: Sequence[int], step: int) -> bool:
    """Whether the same side stays ahead until every side has decided, or the game ends."""
    first, missing = ahead(game, chances[step])[0], set(sides(game))
    for now, seat in zip(chances[step:], deciders[step:], strict=False):
        if ahead(game, now)[0] != first:
            return False
        missing.discard(side_of(game, seat))
        if not missing:
            return True
    return ahead(game, chances[-1])[0] == first


def summary_of(players: int, seat: int, judged: Sequence[Judged]) -> Summary:
    """How well a seat decided."""
    own = [each for each in judged if each.seat == seat and not each.forced]
    marks = [each.mark for each in own]
    return Summary(
        seat,
        len(own),
        round(sum(each.lost for each in own) / max(1, len(own)), DIGITS),
        marks.count("inaccuracy"),
        marks.count("mistake"),
        marks.count("blunder"),
        skill_of(players, losses_of(each.lost for each in own if each.real)),
    )
