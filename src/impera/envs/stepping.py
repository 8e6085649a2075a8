"""Many games as arrays: compiled steps that write what the next player sees, on CPU and GPU."""

import numpy as np
import numpy.typing as npt

from impera.rules.actions import decide, is_legal, legal_count, nth_legal
from impera.rules.chance import Generator, below
from impera.rules.doors import begin, shuffle_at
from impera.rules.jit import rare, rule
from impera.rules.observation import (
    Numbers,
    absolute,
    observe_at,
    pay,
    relative,
    write_mask,
)
from impera.rules.state import OVER, States
from impera.rules.view import Views

Actions = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float32]


@rule
def start(states: States, i: int, rngs: Generator) -> None:
    """Begin game i with freshly shuffled cards."""
    shuffle_at(states, i, rngs)
    begin(states, i)


@rule
def act(
    states: States, i: int, rngs: Generator, actions: Actions, rewards: Rewards, ended: Numbers
) -> None:
    """Carry out the action in game i; if that ends the game, pay it out and start a new one."""
    s = states[i]
    for seat in range(s.players):
        rewards[i, seat] = 0.0
    decide(s, absolute(actions[i], s.seat, s.players))
    ended[i] = s.step == OVER
    if ended[i]:
        pay(s, rewards, i)
        start(states, i, rngs)


@rule
def show(
    states: States, i: int, views: Views, j: int, numbers: Numbers, masks: Numbers, seats: Numbers
) -> None:
    """Write who decides in game i, what that seat knows, and what it can do."""
    seats[i] = states[i].seat
    observe_at(states, i, states[i].seat, views, j, numbers)
    write_mask(states, i, masks, i)


@rule
def choose(states: States, i: int, rngs: Generator, actions: Actions) -> None:
    """One of the legal actions in game i, all equally likely."""
    s = states[i]
    decision = nth_legal(s, below(rngs, i, legal_count(s)))
    actions[i] = relative(decision, s.seat, s.players)


@rare
def start_many(states: States, rngs: Generator, first: int, last: int) -> None:
    """Begin some games."""
    for i in range(first, last):
        start(states, i, rngs)


@rare
def wrong_action(states: States, actions: Actions, first: int, last: int) -> int:
    """The first of some games in which the action is not legal; -1 if all are."""
    for i in range(first, last):
        s = states[i]
        if not is_legal(s, absolute(actions[i], s.seat, s.players)):
            return i
    return -1


@rare
def act_many(
    states: States,
    rngs: Generator,
    actions: Actions,
    rewards: Rewards,
    ended: Numbers,
    first: int,
    last: int,
) -> None:
    """Carry out one action in each of some games."""
    for i in range(first, last):
        act(states, i, rngs, actions, rewards, ended)


@rare
def show_many(
    states: States,
    views: Views,
    thread: int,
    numbers: Numbers,
    masks: Numbers,
    seats: Numbers,
    first: int,
    last: int,
) -> None:
    """Write what can be seen in some games."""
    for i in range(first, last):
        show(states, i, views, thread, numbers, masks, seats)


@rare
def choose_many(states: States, rngs: Generator, actions: Actions, first: int, last: int) -> None:
    """Random legal actions for some games."""
    for i in range(first, last):
        choose(states, i, rngs, actions)
