"""How good a position is for a seat: the evaluation shared by greedy and planner.

Every Domain counts by how close it is to hegemony, steeply: a sixth card is worth far more than a
second. The seat's hand counts for the Domains it would feed. Majorities count more as the deck
shrinks. What others have counts against the seat, and a hegemony that another player is about to
win counts heavily; a partner's Domains count for it.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from impera.rules.cards import PILE_OF_DOMAIN, size
from impera.rules.jit import rare, rule
from impera.rules.scoring import cards_needed, team
from impera.rules.state import OVER, State
from impera.rules.zones import deck_left, embargoes_on, face_up

WIN = 1000.0

Weights: TypeAlias = npt.NDArray[np.float64]
# STEEP: what a hegemony would be worth if it were not a win; closeness counts to the power of 2.5.
# IN_HAND: a card in hand, as a fraction of a card in the area. MAJORITY: a point at the start of
# the game, LATE what it gains towards the end. OTHERS: how much the others' Domains count, all
# together. DANGER: another player one card from hegemony, DISTANT two cards. CARD: any card in
# hand, including those this turn's draw will bring. BAN: what an embargo takes from its Domain.
STEEP, IN_HAND, MAJORITY, LATE, OTHERS, DANGER, DISTANT, CARD, BAN = range(9)
WEIGHTS = np.array([10.0, 0.3, 0.3, 3.0, 0.7, 15.0, 4.0, 0.2, 0.4])
# A player who looks only at their own cards: neither others' Domains nor threats count.
OWN_EYES = WEIGHTS.copy()
OWN_EYES[[MAJORITY, LATE, OTHERS, DANGER, DISTANT]] = 0.0


@rule
def progress(s: State, seat: int, w: Weights, hand_counts: bool) -> float:
    """How close the seat's Domains are to hegemony; an embargo costs part of a card."""
    total = 0.0
    for domain in range(6):
        cards = float(face_up(s, seat, domain))
        if cards and embargoes_on(s.embargo[seat], domain):
            cards -= w[BAN]
        if hand_counts:
            cards += w[IN_HAND] * size(s.hand[seat] & PILE_OF_DOMAIN[domain])
        near = cards / cards_needed(s, seat, domain)
        total += near * near * np.sqrt(near)
    return w[STEEP] * total


@rule
def cards_to_hold(s: State, seat: int) -> int:
    """How many cards the seat will hold, after the draw if it is the seat's turn (R3.3)."""
    held = size(s.hand[seat])
    if s.turn == seat and s.limit > held:
        return held + min(s.limit - held, deck_left(s))
    return held


@rule
def danger(s: State, seat: int, w: Weights) -> float:
    """How close another seat is to winning on its next turn, embargoes included."""
    worst = 0.0
    for domain in range(6):
        gap = cards_needed(s, seat, domain) - face_up(s, seat, domain)
        if embargoes_on(s.embargo[seat], domain):
            gap += 1
        if gap <= 1:
            worst = max(worst, w[DANGER])
        elif gap == 2:
            worst = max(worst, w[DISTANT])
    return worst


@rule
def majorities(s: State, seat: int) -> float:
    """The points the seat's side would score now, minus those of the best other side."""
    own = 0
    best = 0
    for other in range(s.players):
        points = 0
        for domain in range(6):
            cards = face_up(s, other, domain)
            ahead = cards > 0
            for rival in range(s.players):
                ahead = ahead and face_up(s, rival, domain) <= cards
            points += ahead
        if team(s, other) == team(s, seat):
            own = max(own, points)
        else:
            best = max(best, points)
    return float(own - best)


@rare
def evaluate(s: State, seat: int, w: Weights) -> float:
    """How good the position is for the seat; higher is better."""
    if s.step == OVER:
        shared = 0
        for other in range(s.players):
            shared += s.winners >> other & 1
        return WIN / shared if s.winners >> seat & 1 else -WIN
    value = progress(s, seat, w, True) + w[CARD] * cards_to_hold(s, seat)
    drawn = 1.0 - deck_left(s) / s.bottom
    value += (w[MAJORITY] + w[LATE] * drawn * drawn) * majorities(s, seat)
    for other in range(s.players):
        if other != seat and team(s, other) == team(s, seat):
            value += w[OTHERS] * progress(s, other, w, False)
        elif other != seat:
            value -= w[OTHERS] * progress(s, other, w, False) / (s.players - 1)
            value -= danger(s, other, w)
    return value
