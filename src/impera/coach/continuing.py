"""How a game could go on after a decision: many continuations, and what happens in each.

The cards that the deciding seat can't see are dealt as they might lie, and then the network plays
for everybody until the game is over. Continuation n begins with the same cards after every
decision, so that two decisions differ by their consequences, not by the deal.
"""

from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.bots.net import Sheet, Weights, choose, make_sheet
from impera.rules.actions import (
    EFFECT_OF,
    INSPIRE,
    KIND_OF,
    LAY_EMBARGO,
    PLACE_OF,
    SEAT_OF,
    TAKE_CARD,
    legal_count,
    nth_legal,
)
from impera.rules.cards import DOMAINS, of_domain, one, size
from impera.rules.chance import Generator
from impera.rules.doors import decide_at
from impera.rules.effects import ATTACK, INSPIRATION, qualified
from impera.rules.imagine import imagine
from impera.rules.jit import rare, rule
from impera.rules.scoring import cards_needed, team
from impera.rules.state import (
    HEGEMONY,
    NOTHING,
    OVER,
    SEATS,
    STATE,
    TO_HAND_FROM_DISCARD,
    Ints,
    Seat,
    State,
    States,
    packed,
)
from impera.rules.view import VIEW, Views, look

LINE = 64  # decisions of a continuation that are kept

# What happens in a continuation. "Soon" is until the player's next turn begins; where the game
# ends before that, until its end. "The player" is the seat whose decision it is about.
OUTCOME = packed(
    [
        ("winners", "i8"),  # one bit per seat
        ("ending", "i8"),
        ("domain", "i8"),  # of the hegemony that ended the game; NOTHING without one
        ("last", "i8"),  # whose turn was the last
        ("turns", "i8"),  # how often the player's turn has come again
        ("tied", "i8"),  # whether only the tie-break cost the player a majority
        ("able", "i8"),  # permanent effects that are open to the player when it first comes
        ("cards", "i8"),  # the player's face-up cards then
        ("used", "i8", SEATS),  # soon, by seat: effects that others applied, one bit each
        ("cost", "i8", SEATS),  # soon, by seat: Domains in which its Attack took a card
        ("aimed", "i8", SEATS),  # soon, by seat: discard effects used on the player
        ("taken", "i8", SEATS),  # soon, by seat: what it took from the discard pile
        ("length", "i8"),  # how many decisions came after the one in question, as far as kept
        ("line", "i8", LINE),
        ("seats", "i8", LINE),  # who decided
    ]
)
Outcomes: TypeAlias = npt.NDArray[Any]


class Outcome(Protocol):
    """A record of `OUTCOME`, as mypy sees it."""

    winners: int
    ending: int
    domain: int
    last: int
    turns: int
    tied: int
    able: int
    cards: int
    used: Ints
    cost: Ints
    aimed: Ints
    taken: Ints
    length: int
    line: Ints
    seats: Ints


def continuations(view: Views, decision: int, weights: Weights, seeds: Ints) -> Outcomes:
    """What happens after a decision of the view's seat, in one continuation for each seed."""
    outcomes = np.zeros(len(seeds), OUTCOME)
    states, seen = np.zeros(1, STATE), np.zeros(1, VIEW)
    continue_all(view, decision, seeds, states, seen, weights, make_sheet(weights), outcomes)
    return outcomes


@rare
def continue_all(
    views: Views,
    decision: int,
    rngs: Generator,
    states: States,
    seen: Views,
    weights: Weights,
    sheet: Sheet,
    outcomes: Outcomes,
) -> None:
    """Play on after a decision of the first view's seat, once for every outcome."""
    for n in range(len(outcomes)):
        imagine(views, 0, states, 0, rngs, n)
        begin(outcomes[n])
        play_out(states, views[0].viewer, decision, seen, weights, sheet, outcomes[n])


@rule
def begin(o: Outcome) -> None:
    """Nothing has happened yet."""
    o.winners = o.ending = o.turns = o.tied = o.able = o.cards = o.length = 0
    o.domain = o.last = NOTHING
    for seat in range(SEATS):
        o.used[seat] = o.cost[seat] = o.aimed[seat] = o.taken[seat] = 0


@rare
def play_out(
    states: States,
    player: Seat,
    decision: int,
    seen: Views,
    weights: Weights,
    sheet: Sheet,
    o: Outcome,
) -> None:
    """Play game 0 to its end, from this decision on, and note what happens."""
    s, mover = states[0], player
    decide_at(states, 0, decision)
    while s.step != OVER:
        if s.turn == player and mover != player:
            if o.turns == 0:
                o.able, o.cards = qualified(s, player), size(s.area[player])
            o.turns += 1
        mover = s.turn
        number = nth_legal(s, 0)
        if legal_count(s) > 1:
            look(states, 0, s.seat, seen, 0)
            number = choose(seen, weights, sheet)
        if o.length < LINE:
            o.line[o.length], o.seats[o.length] = number, s.seat
            o.length += 1
        if o.turns == 0 and s.seat != player:
            note(states, number, player, o)
        else:
            decide_at(states, 0, number)
    conclude(s, player, o)


@rare
def note(states: States, number: int, player: Seat, o: Outcome) -> None:
    """Carry out somebody else's decision, and note what it is and what it does to the player."""
    s = states[0]
    seat, effect = s.seat, EFFECT_OF[number]
    if effect != NOTHING:
        copied = INSPIRE <= number < LAY_EMBARGO
        o.used[seat] |= 1 << (INSPIRATION if copied else effect)
        if SEAT_OF[number] == player and not copied:
            o.aimed[seat] |= 1 << effect
    elif KIND_OF[number] != NOTHING and number >= TAKE_CARD and s.verb == TO_HAND_FROM_DISCARD:
        o.taken[seat] += one(KIND_OF[number])
    before = s.tally[player]
    decide_at(states, 0, number)
    if effect == ATTACK:
        domain = PLACE_OF[number]
        if of_domain(s.tally[player], domain) < of_domain(before, domain):
            o.cost[seat] |= 1 << domain


@rare
def conclude(s: State, player: Seat, o: Outcome) -> None:
    """Note how the game has ended."""
    o.winners, o.ending, o.last = s.winners, s.ending, s.turn
    if s.ending == HEGEMONY:
        for domain in range(len(DOMAINS)):
            if of_domain(s.tally[s.turn], domain) >= cards_needed(s, s.turn, domain):
                o.domain = domain
    elif not s.winners >> player & 1:
        for seat in range(s.players):
            if s.winners >> seat & 1:
                o.tied = s.points[team(s, seat)] == s.points[team(s, player)]
