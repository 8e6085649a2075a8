"""Steps of many games for training, compiled for CPU and GPU: from one choice to the next.

Where only one decision is legal it is made at once: there is nothing to learn from it.
"""

import numpy as np

from impera.bots.senses import OTHERS, sense
from impera.envs.stepping import Actions, Rewards, start
from impera.rules.actions import decide, legal_count, nth_legal
from impera.rules.cards import KINDS, count
from impera.rules.chance import Generator, below
from impera.rules.doors import decide_randomly
from impera.rules.jit import rare, rule
from impera.rules.observation import Numbers, absolute, write_mask
from impera.rules.state import OVER, SEATS, States
from impera.rules.view import Views, look

MIDWAY = 100  # the most random decisions before the first ones that count
AHEAD = 4  # how many of the deck's next cards the critic sees
# What the critic sees and no seat knows, in whole 64-bit words.
HIDDEN = -(-(OTHERS + AHEAD) * len(KINDS) // 8) * 8


@rule
def begin_game(states: States, i: int, rngs: Generator) -> None:
    """Begin game i, up to its first choice."""
    start(states, i, rngs)
    s = states[i]
    while legal_count(s) == 1:
        decide(s, nth_legal(s, 0))


@rule
def begin_midway(states: States, i: int, rngs: Generator) -> None:
    """Begin game i, and play a while at random, so that games aren't all at the same point."""
    begin_game(states, i, rngs)
    s = states[i]
    for _ in range(below(rngs, i, MIDWAY)):
        decide_randomly(states, i, rngs)
        while s.step != OVER and legal_count(s) == 1:
            decide(s, nth_legal(s, 0))
        if s.step == OVER:
            begin_game(states, i, rngs)


@rule
def go_on(
    states: States, i: int, rngs: Generator, actions: Actions, results: Rewards, ended: Numbers
) -> None:
    """Carry out the action in game i, and everything forced after it; restart a finished game."""
    s = states[i]
    ended[i] = 0
    decide(s, absolute(actions[i], s.seat, s.players))
    while s.step != OVER and legal_count(s) == 1:
        decide(s, nth_legal(s, 0))
    if s.step == OVER:
        ended[i] = 1
        share(s.winners, results, i)
        begin_game(states, i, rngs)


@rule
def share(winners: int, results: Rewards, i: int) -> None:
    """Write each seat's share of the victory: the winners split it."""
    total = 0
    for seat in range(SEATS):
        total += winners >> seat & 1
    for seat in range(SEATS):
        results[i, seat] = np.float32(winners >> seat & 1) / np.float32(total)


@rule
def tell(
    states: States,
    i: int,
    views: Views,
    j: int,
    numbers: Numbers,
    masks: Numbers,
    hidden: Numbers,
    row: int,
) -> None:
    """Write what the deciding seat of game i knows and can do, and what the critic sees."""
    look(states, i, states[i].seat, views, j)
    sense(views, j, numbers, row)
    write_mask(states, i, masks, row)
    uncover(states, i, hidden, row)


@rare
def uncover(states: States, i: int, hidden: Numbers, row: int) -> None:
    """Write the other hands, by relative seat and kind, and the deck's next cards."""
    s = states[i]
    for place in range(HIDDEN):
        hidden[row, place] = 0
    for other in range(1, s.players):
        seat = (s.seat + other) % s.players
        for kind in range(len(KINDS)):
            hidden[row, len(KINDS) * (other - 1) + kind] = count(s.hand[seat], kind)
    for card in range(min(AHEAD, s.bottom - s.top)):
        hidden[row, len(KINDS) * (OTHERS + card) + s.deck[s.top + card]] = 1


@rare
def begin_many(states: States, rngs: Generator, first: int, last: int) -> None:
    """Begin some games, not all of them from the start."""
    for i in range(first, last):
        begin_midway(states, i, rngs)


@rare
def go_on_many(
    states: States,
    rngs: Generator,
    actions: Actions,
    results: Rewards,
    ended: Numbers,
    first: int,
    last: int,
) -> None:
    """Carry out one action in each of some games."""
    for i in range(first, last):
        go_on(states, i, rngs, actions, results, ended)


@rare
def tell_many(
    states: States,
    views: Views,
    thread: int,
    numbers: Numbers,
    masks: Numbers,
    hidden: Numbers,
    first: int,
    last: int,
) -> None:
    """Write what seats are told in some games."""
    for i in range(first, last):
        tell(states, i, views, thread, numbers, masks, hidden, i)
