"""The compiled entry points: arrays of states and an index in, at most one call per decision."""

import numpy as np
import numpy.typing as npt

from impera.rules.actions import END, decide, find_legal, legal_count, nth_legal
from impera.rules.agreement import ASIDE
from impera.rules.cards import CARDS, ERAS, one
from impera.rules.chance import Generator, below, shuffle
from impera.rules.jit import rare, rule
from impera.rules.state import OVER, States
from impera.rules.turn import begin_game


@rule
def shuffle_at(states: States, i: int, rngs: Generator) -> None:
    """Shuffle a deck for game i with generator i."""
    shuffle(states[i], rngs, i)


@rare
def lay_deck_at(states: States, i: int, cards: npt.NDArray[np.uint8]) -> None:
    """R2.2, R2.3: put a given deck on table i, listed from top to bottom, then what is removed."""
    s = states[i]
    s.top, s.bottom, s.removed = 0, CARDS - len(ERAS) * ASIDE[s.players], 0
    for place in range(CARDS):
        s.deck[place] = cards[place] if place < s.bottom else 0
        if place >= s.bottom:
            s.removed += one(int(cards[place]))


@rare
def find_legal_at(states: States, i: int) -> int:
    """Find what can be decided in game i; return how many decisions are legal."""
    find_legal(states[i])
    return legal_count(states[i])


@rule
def begin(states: States, i: int) -> int:
    """Begin game i, whose deck is ready; return how many decisions are legal."""
    begin_game(states[i])
    return find_legal_at(states, i)


@rare
def decide_at(states: States, i: int, decision: int) -> None:
    """Carry out one legal decision in game i."""
    decide(states[i], decision)


@rule
def decide_nth(states: States, i: int, n: int) -> int:
    """Carry out the n-th legal decision in game i; return how many are legal afterwards."""
    s = states[i]
    decide(s, nth_legal(s, n))
    return legal_count(s)


@rule
def decide_randomly(states: States, i: int, rngs: Generator) -> int:
    """Carry out a random legal decision of game i, all equally likely, and return it."""
    s = states[i]
    decision = nth_legal(s, below(rngs, i, legal_count(s)))
    decide(s, decision)
    return decision


@rule
def play_one(states: States, i: int, rngs: Generator) -> int:
    """Shuffle, and play game i to its end at random; return how many decisions it took."""
    shuffle(states[i], rngs, i)
    begin(states, i)
    decisions = 0
    while states[i].step != OVER:
        decide_randomly(states, i, rngs)
        decisions += 1
    return decisions


@rule
def play_all(states: States, rngs: Generator, games: int) -> int:
    """Play that many random games at every table; return how many decisions they took."""
    decisions = 0
    for i in range(len(states)):
        for _ in range(games):
            decisions += play_one(states, i, rngs)
    return decisions


@rule
def play_games(
    states: States,
    rngs: Generator,
    decks: npt.NDArray[np.uint8],
    log: npt.NDArray[np.uint8],
    lengths: npt.NDArray[np.int64],
) -> None:
    """Shuffle and play every game at random; keep decks, and decisions while the log has room.

    A game's length is counted in decisions and in turns.
    """
    for i in range(len(states)):
        shuffle_at(states, i, rngs)
        for place in range(CARDS):
            decks[i, place] = states[i].deck[place]
        begin(states, i)
        lengths[i, 0] = lengths[i, 1] = 0
        while states[i].step != OVER:
            decision = decide_randomly(states, i, rngs)
            if lengths[i, 0] < log.shape[1]:
                log[i, lengths[i, 0]] = decision
            lengths[i, 0] += 1
            if decision == END:
                lengths[i, 1] += 1
