"""Luck: what the cards gave and took, as the judge sees it.

Cards are drawn at the deal, at the end of a turn and by Breakthrough. Each time, the cards that
nobody has drawn are dealt again and again, those set aside included. After what happened, and after
what might have happened, the network plays on for some turns, and the judge looks: the difference
between what it sees on average is luck. However wrong the judge may be, that is nought on average.
Both are looked at with the same cards to come, as far as possible, so that only the draw differs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from impera.bots.net import Sheet, Weights, choose, load
from impera.judge.eyes import Table, judge_at, load_judge
from impera.rules.actions import legal_count, nth_legal
from impera.rules.agreement import Agreement
from impera.rules.cards import ERA, ERAS, KINDS, count, one
from impera.rules.chance import Generator, below, generators
from impera.rules.doors import begin, decide_at
from impera.rules.jit import rare, rule
from impera.rules.notation import lay_deck
from impera.rules.state import OVER, SEATS, State, States, tables
from impera.rules.view import VIEW, Views, look

SAMPLES = 24  # deals to compare with, for each draw
DEALS = 200  # the same for the first deal
TURNS = 5  # with cards drawn, that are played on before the judge looks

Chances = tuple[float, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """What the deal did to everybody's chances."""

    start: Chances  # before it
    luck: Chances
    after: Chances


@dataclass(frozen=True, slots=True)
class Moved:
    """What a decision, and the cards drawn after it, did to everybody's chances."""

    step: int  # how many decisions came before it
    seat: int
    drawn: int  # cards drawn from the deck
    luck: Chances  # of what was drawn
    after: Chances


@dataclass(frozen=True, slots=True)
class Fortune:
    """The luck in a game."""

    dealt: Dealt
    moves: tuple[Moved, ...]

    @property
    def luck(self) -> Chances:
        """Everybody's luck, deal and draws together."""
        return add_up([self.dealt.luck, *(move.luck for move in self.moves)])


def add_up(rows: Sequence[Chances]) -> Chances:
    """Sums by seat."""
    return tuple(map(sum, zip(*rows, strict=True)))


@rare
def redeal(s: State, rngs: Generator, i: int, kept: int) -> None:
    """R2.2, R2.3: shuffle what nobody has drawn, Era by Era, with what was set aside.

    The topmost cards keep their places, as many as are to be kept.
    """
    start, top = int(s.top), int(s.top) + kept
    for era in range(1, len(ERAS) + 1):
        end = end_of(s, start, era)
        aside = lift(s, era)
        first = min(max(top, start), end)
        for last in range(end - start + aside - 1, first - start, -1):
            swap(s, start, end, last, first - start + below(rngs, i, last - (first - start) + 1))
        lay_aside(s, aside)
        start = end


@rare
def redraw(s: State, rngs: Generator, i: int, kept: int) -> None:
    """Exchange the kept cards of a redeal for any others of their Eras that nobody has drawn.

    The deck is then as random as if nothing had been kept, and the rest of it hardly differs.
    """
    start, top = int(s.top), int(s.top) + kept
    for era in range(1, len(ERAS) + 1):
        end = end_of(s, start, era)
        if start < top:
            aside = lift(s, era)
            for place in range(min(top, end) - start):
                swap(s, start, end, place, place + below(rngs, i, end - start + aside - place))
            lay_aside(s, aside)
        start = end


@rule
def end_of(s: State, start: int, era: int) -> int:
    """Where an Era's cards end in the deck, if they begin at this place."""
    end = start
    while end < s.bottom and ERA[s.deck[end]] == era:
        end += 1
    return end


@rule
def lift(s: State, era: int) -> int:
    """Put the removed cards of an Era below the deck for a moment; return how many."""
    found = 0
    for kind in range(len(KINDS)):
        if ERA[kind] == era:
            for _ in range(count(s.removed, kind)):
                s.deck[s.bottom + found] = kind
                s.removed -= one(kind)
                found += 1
    return found


@rule
def lay_aside(s: State, cards: int) -> None:
    """Remove the cards that are below the deck."""
    for place in range(s.bottom, s.bottom + cards):
        s.removed += one(int(s.deck[place]))
        s.deck[place] = 0


@rule
def swap(s: State, start: int, end: int, m: int, n: int) -> None:
    """Exchange the m-th and the n-th card of an Era: in the deck, or below it."""
    a = start + m if start + m < end else s.bottom + start + m - end
    b = start + n if start + n < end else s.bottom + start + n - end
    s.deck[a], s.deck[b] = s.deck[b], s.deck[a]


@rare
def play_on(states: States, i: int, views: Views, player: Weights, sheet: Sheet) -> None:
    """Let the network play game i on, for some turns in which cards are drawn."""
    s, turns = states[i], 0
    top = int(s.top)
    while s.step != OVER and turns < TURNS:
        if legal_count(s) == 1:
            decide_at(states, i, nth_legal(s, 0))
        else:
            look(states, i, s.seat, views, 0)
            decide_at(states, i, choose(views, player, sheet))
        turns += s.top != top
        top = int(s.top)


@rare
def look_ahead(
    states: States,
    views: Views,
    judge: Weights,
    player: Weights,
    sheet: Sheet,
    chances: Table,
    row: int,
    share: float,
) -> None:
    """Add to a row what the judge sees some turns after game 2, as often as the share says."""
    play_on(states, 2, views, player, sheet)
    judge_at(states, 2, views, judge, sheet, chances, 3)
    for seat in range(SEATS):
        chances[row, seat] += share * chances[3, seat]


@rule
def forget(chances: Table, row: int) -> None:
    """Begin a sum."""
    for seat in range(SEATS):
        chances[row, seat] = 0.0


@rare
def measure_luck(
    states: States,
    decision: int,
    rngs: Generator,
    samples: int,
    views: Views,
    judge: Weights,
    player: Weights,
    sheet: Sheet,
    chances: Table,
) -> int:
    """Carry out a decision in game 0, and return how many cards were drawn.

    Row 0 of the chances becomes the judge's afterwards; rows 1 and 2 what it expects with what was
    drawn, and on average. The other two states are for trying.
    """
    states[1] = states[0]
    decide_at(states, 0, decision)
    judge_at(states, 0, views, judge, sheet, chances, 0)
    drawn: int = states[0].top - states[1].top
    forget(chances, 1)
    forget(chances, 2)
    for _ in range(samples if drawn else 0):
        redeal(states[1], rngs, 0, drawn)
        for row in range(1, 3):
            states[2] = states[1]
            if row == 2:
                redraw(states[2], rngs, 0, drawn)
            decide_at(states, 2, decision)
            look_ahead(states, views, judge, player, sheet, chances, row, 1.0 / samples)
    return drawn


@rare
def measure_deal(
    states: States,
    rngs: Generator,
    samples: int,
    views: Views,
    judge: Weights,
    player: Weights,
    sheet: Sheet,
    chances: Table,
) -> None:
    """The same for the deal of game 0, whose deck is ready."""
    states[1] = states[0]
    begin(states, 0)
    judge_at(states, 0, views, judge, sheet, chances, 0)
    dealt: int = states[0].top
    forget(chances, 1)
    forget(chances, 2)
    for _ in range(samples):
        redeal(states[1], rngs, 0, dealt)
        for row in range(1, 3):
            states[2] = states[1]
            if row == 2:
                redraw(states[2], rngs, 0, dealt)
            begin(states, 2)
            look_ahead(states, views, judge, player, sheet, chances, row, 1.0 / samples)


class Measuring:
    """The judge at work, on one game at a time."""

    def __init__(self, samples: int = SAMPLES, deals: int = DEALS) -> None:
        self.samples, self.deals = samples, deals
        judge, sheet = load_judge()
        self._chances = np.zeros((4, SEATS))
        self._eyes = np.zeros(1, VIEW), judge, load(), sheet, self._chances

    def fortune(
        self,
        agreement: Agreement,
        deck: Sequence[str],
        removed: Sequence[str],
        decisions: Sequence[int],
    ) -> Fortune:
        """The luck in a game; the same for the same game, whoever asks."""
        return gathered(self.follow(agreement, deck, removed, decisions))

    def follow(
        self,
        agreement: Agreement,
        deck: Sequence[str],
        removed: Sequence[str],
        decisions: Sequence[int],
    ) -> Iterator[Dealt | Moved]:
        """The same bit by bit: the deal, then decision after decision."""
        states, players = tables(agreement, 3), agreement.players
        rngs = generators(1, seed_of(deck, removed, decisions))
        lay_deck(states, 0, removed, deck)
        measure_deal(states, rngs, self.deals, *self._eyes)
        yield Dealt(self._row(2, players), self._luck(players), self._row(0, players))
        for step, decision in enumerate(decisions):
            seat = int(states[0].seat)
            drawn = measure_luck(states, decision, rngs, self.samples, *self._eyes)
            yield Moved(step, seat, drawn, self._luck(players), self._row(0, players))

    def _luck(self, players: int) -> Chances:
        return less(self._row(1, players), self._row(2, players))

    def _row(self, row: int, players: int) -> Chances:
        return tuple(self._chances[row, :players].tolist())


def gathered(bits: Iterable[Dealt | Moved]) -> Fortune:
    """The luck in a game, from all its bits."""
    first, *moves = bits
    assert isinstance(first, Dealt)
    return Fortune(first, tuple(move for move in moves if isinstance(move, Moved)))


def less(one: Chances, other: Chances) -> Chances:
    """Differences by seat."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def seed_of(deck: Sequence[str], removed: Sequence[str], decisions: Sequence[int]) -> int:
    """A seed that depends on nothing but the game."""
    text = ";".join(",".join(map(str, each)) for each in (deck, removed, decisions))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
