"""How much better than chance the network guesses the other hands.

    python benchmarks/guess.py [POSITIONS] [WEIGHTS.npz]

The network plays itself. For the unknown cards in the other hands the surprise is printed, in nats
per card: once with every deal equally likely, once with deals weighted by the network's guess.
"""

import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from impera.bots.net import SHIPPED, choose, load, make_sheet
from impera.bots.senses import OTHERS, POOL, SENSES, SURE_AT
from impera.rules.actions import legal_count, nth_legal
from impera.rules.agreement import Agreement
from impera.rules.cards import ERA, ERAS, KINDS, count
from impera.rules.chance import below, generators
from impera.rules.doors import begin, decide_at, shuffle_at
from impera.rules.state import OVER, tables
from impera.rules.view import VIEW, look

Array = npt.NDArray[Any]
EVERY = 10  # choices


@numba.njit(nogil=True)
def play(
    states: Array,
    rngs: Array,
    views: Array,
    w: Any,
    sheet: Any,
    told: Array,
    body: Array,
    hands: Array,
) -> int:
    """Play every game; for some choices keep the observation, the outcome, and the hands."""
    kept = 0
    for i in range(len(states)):
        shuffle_at(states, i, rngs)
        begin(states, i)
        s = states[i]
        while s.step != OVER and kept < len(told):
            decision = nth_legal(s, 0)
            if legal_count(s) > 1:
                look(states, i, s.seat, views, 0)
                decision = choose(views, w, sheet)
                if below(rngs, i, EVERY) == 0:
                    told[kept], body[kept] = sheet.numbers[0], sheet.inner[0]
                    for other in range(1, s.players):
                        for kind in range(len(KINDS)):
                            seat = (s.seat + other) % s.players
                            hands[kept, other - 1, kind] = count(s.hand[seat], kind)
                    kept += 1
            decide_at(states, i, decision)
    return kept


def surprise(told: Array, hands: Array, logits: Array) -> float:
    """Nats per unknown card in the other hands, if these logits say how likely each kind is."""
    unknown = hands - told[:, SURE_AT].astype(float)
    pool = told[:, None, POOL : POOL + len(KINDS)].astype(float)
    total = 0.0
    for era in ERAS:
        kinds = era == ERA
        weights = pool[..., kinds] * np.exp(logits[..., kinds])
        chances = weights / np.maximum(weights.sum(axis=-1, keepdims=True), 1e-9)
        total -= float((unknown[..., kinds] * np.log(np.maximum(chances, 1e-9))).sum())
    return total / float(unknown.sum())


def main(positions: int, weights: Path) -> None:
    """Print both surprises for tables of 2, 3 and 4."""
    w = load(weights)
    for players in (2, 3, 4):
        games = positions // 3
        told, body = (
            np.zeros((games, SENSES), np.uint8),
            np.zeros((games, w.first.size), np.float32),
        )
        hands = np.zeros((games, OTHERS, len(KINDS)))
        states, rngs = tables(Agreement(players), games), generators(games, players)
        kept = play(states, rngs, np.zeros(1, VIEW), w, make_sheet(w), told, body, hands)
        told, body, hands = told[:kept], body[:kept], hands[:kept]
        logits = (body @ w.guess.T + w.guess_bias).reshape(-1, OTHERS, len(KINDS))
        even, guessed = surprise(told, hands, 0 * logits), surprise(told, hands, logits)
        print(
            f"{players} players, {kept:,} positions: {even:.3f} nats a card, {guessed:.3f} guessed"
        )


if __name__ == "__main__":
    given = [*sys.argv[1:], *["30000", str(SHIPPED)][len(sys.argv) - 1 :]]
    main(int(given[0]), Path(given[1]))
