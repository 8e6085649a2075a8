"""Python's side of the comparison with the browser's engine: the same work, as labelled bytes.

browser_side.mjs does the same with the engine, step by step and in the same order.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from impera.analysis.advice import advise
from impera.bots.ladder import LEVELS, make_bot
from impera.bots.net import load
from impera.bots.weighing import foretold, promising
from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.cards import KINDS
from impera.rules.chance import Generator, generators
from impera.rules.foresee import LYING, MOST, carry_out
from impera.rules.imagine import imagine, look_ahead
from impera.rules.knowledge import reveals
from impera.rules.knowledge import seen as seen_as
from impera.rules.notation import NUMBER, SPANS, cards_in, lay_deck, legal_numbers
from impera.rules.observation import LENGTH, observe
from impera.rules.progress import PROGRESS, measure
from impera.rules.state import AUDIENCE, OVER, STATE, States, tables
from impera.rules.stopping import stops
from impera.rules.view import VIEW, Views, could_win, look, unseen_cards
from impera.rules.why import ANSWER, explain

Part = tuple[str, bytes]  # what it is, and its bytes


class Work(NamedTuple):
    """Some games of one variant."""

    task: str
    agreement: Agreement
    seed: int
    first: int  # the number of the first game
    games: int
    every: int = 1  # which positions are looked at
    level: int = 0  # of the bot that decides
    simulations: int = 0


class Moment(NamedTuple):
    """A position of a random game."""

    states: States
    rng: Generator
    game: int
    place: int


def moments(work: Work) -> Iterator[Moment]:
    """Every position of the games, one after another."""
    for game in range(work.first, work.first + work.games):
        states, rng = tables(work.agreement), generators(1, work.seed, game)
        doors.shuffle_at(states, 0, rng)
        doors.begin(states, 0)
        place = 0
        while states[0].step != OVER:
            yield Moment(states, rng, game, place)
            doors.decide_randomly(states, 0, rng)
            place += 1
        yield Moment(states, rng, game, place)


def chosen(work: Work) -> Iterator[tuple[Moment, Views]]:
    """The positions to look at in which somebody decides, with what they know."""
    for moment in moments(work):
        if moment.states[0].step != OVER and moment.place % work.every == moment.game % work.every:
            yield moment, seen(moment.states, int(moment.states[0].seat))


def seen(states: States, viewer: int) -> Views:
    """What a viewer knows."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return views


def legal_in(record: Any) -> list[int]:
    """The legal decisions of a view or a state."""
    return legal_numbers(record.legal.tolist())


def numbers(*found: float) -> bytes:
    """Numbers as JavaScript has them."""
    return np.array(found, np.float64).tobytes()


def play(work: Work) -> Iterator[Part]:
    """Whole games at once: how they end, and their generators."""
    states = tables(work.agreement, work.games)
    rngs = generators(work.games, work.seed, work.first)
    doors.play_all(states, rngs, 1)
    for n in range(work.games):
        yield f"state after game {work.first + n}", states[n].tobytes()
    yield "generators", rngs.tobytes()


def legal(work: Work) -> Iterator[Part]:
    """The legal set of every position."""
    for moment in moments(work):
        yield f"legal set, {where(moment)}", moment.states[0].legal.tobytes()


def where(moment: Moment) -> str:
    """A position in words."""
    return f"game {moment.game}, decision {moment.place}"


def laid(work: Work, game: int) -> States:
    """A table whose deck was laid instead of shuffled."""
    shuffled, states = tables(work.agreement), tables(work.agreement)
    doors.shuffle_at(shuffled, 0, generators(1, 1, game))
    deck = [KINDS[kind] for kind in shuffled[0].deck[: shuffled[0].bottom]]
    lay_deck(states, 0, cards_in(shuffled[0].removed), deck)
    doors.begin(states, 0)
    return states


def views(work: Work) -> Iterator[Part]:
    """What everybody knows, and what follows from it."""
    imagined, ahead = np.zeros(1, STATE), np.zeros(1, VIEW)
    observed, progress = np.zeros((1, LENGTH), np.uint8), np.zeros(1, PROGRESS)
    for moment in moments(work):
        states, at = moment.states, where(moment)
        if moment.place == 0:
            yield f"laid deck, {at}", laid(work, moment.game).tobytes()
        if moment.place % work.every != moment.game % work.every and states[0].step != OVER:
            continue
        yield f"state, {at}", states.tobytes()
        for viewer in (*range(states[0].players), AUDIENCE):
            view = seen(states, viewer)
            yield f"view of {viewer}, {at}", view.tobytes()
            wins = [could_win(view, 0, seat) for seat in range(states[0].players)]
            yield f"threats for {viewer}, {at}", numbers(*wins)
            yield f"unseen by {viewer}, {at}", np.int64(unseen_cards(view, 0)).tobytes()
        measure(view, 0, progress, 0)
        yield f"progress, {at}", progress.tobytes()
        if states[0].step != OVER:
            view, rng = seen(states, int(states[0].seat)), generators(1, 5, moment.place)
            imagine(view, 0, imagined, 0, rng, 0)
            yield f"imagined, {at}", imagined.tobytes()
            look_ahead(view, 0, imagined, rng, ahead)
            yield f"looking ahead, {at}", ahead.tobytes() + rng.tobytes()
            observe(view, 0, observed, 0)
            yield f"observation, {at}", observed.tobytes()
            stop = [stops(ahead, 0, n, 1, n % 6) for n in legal_in(ahead[0])]
            yield f"what stops, {at}", numbers(*stop)


def reasons(work: Work) -> Iterator[Part]:
    """Why not, for all tokens and their beginnings: for who decides, and for who does not."""
    answers = np.zeros(1, ANSWER)
    for moment, own in chosen(work):
        s = moment.states[0]
        for view in (own, seen(moment.states, int((s.seat + 1) % s.players))):
            for token, (first, last) in SPANS.items():
                explain(view, 0, first, last, answers, 0)
                yield f"why not {token}, {where(moment)}", answers.tobytes()


def foresights(work: Work) -> Iterator[Part]:
    """What every legal decision would move."""
    ways, both = np.zeros((2, MOST), LYING), np.zeros(2, VIEW)
    scratch, rng, fresh = np.zeros(1, STATE), generators(1, 0), generators(1, 0)
    for moment, view in chosen(work):
        for decision in legal_in(view[0]):
            rng[:] = fresh
            length = carry_out(view, 0, decision, scratch, rng, both, ways)
            moved = ways[0, :length].tobytes() + ways[1, :length].tobytes()
            yield f"foresight of {decision}, {where(moment)}", moved + both.tobytes()


def reveal(work: Work) -> Iterator[Part]:
    """Whether every legal decision would reveal anything."""
    for moment, view in chosen(work):
        for decision in legal_in(view[0]):
            after = moment.states.copy()
            doors.decide_at(after, 0, decision)
            if after[0].step != OVER:
                told = [reveals(moment.states, decision, after, alone) for alone in (False, True)]
                as_seen = [
                    seen_as(moment.states, decision, viewer) for viewer in range(AUDIENCE + 1)
                ]
                yield f"what {decision} reveals, {where(moment)}", numbers(*told, *as_seen)


@cache
def bot_of(level: int) -> Any:
    """The bot of a level."""
    return make_bot(LEVELS[level - 1])


def bots(work: Work) -> Iterator[Part]:
    """What a bot decides, its generator afterwards, its tree, and what it finds decisions worth."""
    bot = bot_of(work.level)
    for moment, view in chosen(work):
        able, rng = legal_in(view[0]), generators(1, work.seed + 1, moment.place)
        decision = bot(view, able, rng)
        yield f"decision of level {work.level}, {where(moment)}", numbers(decision) + rng.tobytes()
        if hasattr(bot, "desks"):
            desk = bot.desks[0]
            yield f"tree, {where(moment)}", desk.nodes[: desk.size[0]].tobytes()
        worths = bot.worths(view, able, rng)
        yield f"worths, {where(moment)}", numbers(*worths) + rng.tobytes()


def advice(work: Work) -> Iterator[Part]:
    """Hints, the decisions that an analysis looks at, and the network's chances."""
    for moment, view in chosen(work):
        for token, chance in advise(view, work.simulations):
            yield f"advice, {where(moment)}", numbers(NUMBER[token], chance)
        made = legal_in(view[0])[-1]
        found = promising(view, work.simulations, load(), made)
        yield f"promising, {where(moment)}", numbers(*found, *foretold(view, load()))


TASKS = {
    each.__name__: each for each in (play, legal, views, reasons, foresights, reveal, bots, advice)
}
