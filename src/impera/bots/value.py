"""Every seat's chance of winning at a table with open cards: what a search sees at its leaves.

A seat's score is the sum of the weights of everything that `list_features` lists for it, and the
chances are the softmax of the sides' scores. The weights were fitted to the results of games
(benchmarks/fit_value.py).
"""

from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from impera.rules.cards import KINDS, PILE_OF_DOMAIN, count, size
from impera.rules.jit import rare, rule
from impera.rules.scoring import cards_needed, team
from impera.rules.state import EFFECTS, OVER, RESOLVE, State
from impera.rules.zones import deck_left, embargoes_on, face_up

# Where the weights of each group begin.
ROAD = 0  # a Domain: the seat's moment, embargo, cards missing for hegemony, cards of it in hand
OWN = ROAD + 3 * 2 * 9 * 4  # a Domain: which, and how many cards
LEAD = OWN + 6 * 9  # a Domain: the deck's phase, and the lead over the others
NEAREST = LEAD + 6 * 7  # the phase, and the fewest missing cards
POINTS = NEAREST + 6 * 9  # the phase, and the Domains in which nobody has more
CARD = POINTS + 6 * 7  # a kind in hand
HAND = CARD + len(KINDS)  # the hand's size, including the draw
ORDER = HAND + 8  # how many turns to wait, or during the seat's own turn
COIN = ORDER + 6  # the coin laid, the coin suffered
FEATURES = COIN + 2
MOST = 40  # a seat's list is never longer

WAITING, PLAYED = 1, 2  # moments; 0 is before the card of the seat's turn is played

Weights: TypeAlias = npt.NDArray[np.float64]
Features: TypeAlias = npt.NDArray[np.int64]
Chances: TypeAlias = npt.NDArray[np.float64]


@cache
def load_weights() -> Weights:
    """The fitted weights: a row each for 2, 3 and 4 players, and one for teams."""
    weights: Weights = np.load(Path(__file__).with_name("weights.npy"))
    return weights


@rule
def phase(s: State) -> int:
    """How far the game has come, by the deck."""
    left = deck_left(s)
    return int(left > 0) + int(left > 4) + int(left > 10) + int(left > 25) + int(left > 50)


@rule
def moment(s: State, seat: int) -> int:
    """Whether the seat is about to play a card, is waiting for its turn, or has played."""
    if s.turn != seat:
        return WAITING
    return PLAYED if s.step == EFFECTS or s.step == RESOLVE else 0


@rule
def lead(s: State, seat: int, domain: int) -> int:
    """The seat's lead in the Domain over the best of the other side, from -3 to 3."""
    most = 0
    for other in range(s.players):
        if team(s, other) != team(s, seat):
            most = max(most, face_up(s, other, domain))
    return max(-3, min(3, face_up(s, seat, domain) - most))


@rule
def list_domains(s: State, seat: int, found: Features) -> int:
    """List what counts in the seat's area; return how many features were listed."""
    now, age = moment(s, seat), phase(s)
    nearest, points = 8, 0
    for domain in range(6):
        cards, ahead = face_up(s, seat, domain), lead(s, seat, domain)
        gap = max(0, min(8, cards_needed(s, seat, domain) - cards))
        held = min(3, size(s.hand[seat] & PILE_OF_DOMAIN[domain]))
        barred = int(embargoes_on(s.embargo[seat], domain) != 0)
        found[3 * domain] = ROAD + ((now * 2 + barred) * 9 + gap) * 4 + held
        found[3 * domain + 1] = OWN + 9 * domain + min(8, cards)
        found[3 * domain + 2] = LEAD + 7 * age + ahead + 3
        nearest = min(nearest, gap)
        points += cards > 0 and ahead >= 0
    found[18] = NEAREST + 9 * age + nearest
    found[19] = POINTS + 7 * age + points
    return 20


@rule
def list_hand(s: State, seat: int, found: Features, n: int) -> int:
    """List what counts in the seat's hand; return how many features are listed now."""
    held = size(s.hand[seat])
    if moment(s, seat) == PLAYED and s.limit > held:
        held += min(s.limit - held, deck_left(s))
    found[n] = HAND + min(7, held)
    n += 1
    for kind in range(len(KINDS)):
        for _ in range(min(2, count(s.hand[seat], kind))):
            if n < MOST - 3:
                found[n] = CARD + kind
                n += 1
    return n


@rare
def list_features(s: State, seat: int, found: Features) -> int:
    """List everything that counts for the seat, twice if it counts twice; return how many."""
    n = list_hand(s, seat, found, list_domains(s, seat, found))
    wait = seat - s.turn if seat >= s.turn else seat - s.turn + s.players
    if moment(s, seat) == PLAYED:
        wait = 4 + int(s.step == RESOLVE)
    found[n] = ORDER + wait
    n += 1
    if s.coin_by == seat:
        found[n] = COIN
        n += 1
    if s.coin_on == seat:
        found[n] = COIN + 1
        n += 1
    return n


@rule
def exponential(x: float) -> float:
    """The exponential function from -60 to 0, in steps that every machine rounds alike."""
    power = 1.0 + max(x, -60.0) / 4096.0
    for _ in range(12):
        power *= power
    return power


@rule
def share_out(s: State, chances: Chances) -> None:
    """The chances when the game is over: the winners share it."""
    winners = 0
    for seat in range(s.players):
        winners += s.winners >> seat & 1
    if s.teams:
        winners //= 2
    for seat in range(s.players):
        chances[seat] = (s.winners >> seat & 1) / winners


@rare
def reckon(s: State, w: Weights, found: Features, chances: Chances) -> None:
    """Write every seat's chance of winning; in teams, its team's."""
    if s.step == OVER:
        share_out(s, chances)
        return
    row = 3 if s.teams else s.players - 2
    for seat in range(s.players):
        chances[seat] = 0.0
        for n in range(list_features(s, seat, found)):
            chances[seat] += w[row, found[n]]
    if s.teams:
        for seat in range(2):
            chances[seat] += chances[seat + 2]
            chances[seat + 2] = chances[seat]
    highest = chances[0]
    for seat in range(1, s.players):
        highest = max(highest, chances[seat])
    total = 0.0
    for seat in range(s.players):
        chances[seat] = exponential(chances[seat] - highest)
        total += chances[seat]
    for seat in range(s.players):
        chances[seat] *= (2 if s.teams else 1) / total
