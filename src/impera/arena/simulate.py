"""Many random games at once: played, counted, and written down on request."""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import IO, Any

import numpy as np

from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.cards import CARDS, KINDS
from impera.rules.chance import generators
from impera.rules.notation import result
from impera.rules.record import write_record
from impera.rules.state import ENDINGS, tables

BATCH = 512
ROOM = 1024


@dataclass
class Summary:
    """The results of the games; a side is a seat, or with teams a pair."""

    sides: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # a shared victory is split
    shared: int = 0

    def add(self, states: Any, lengths: Any) -> None:
        """Count a batch of finished games."""
        won = (states["winners"][:, None] >> np.arange(self.sides)) & 1
        self.games += len(states)
        self.decisions += int(lengths[:, 0].sum())
        self.turns += int(lengths[:, 1].sum())
        for number, name in enumerate(ENDINGS):
            if name is not None:
                self.endings[name] += int((states["ending"] == number).sum())
        parts = (won / won.sum(axis=1, keepdims=True)).sum(axis=0).tolist()
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.sides, parts, strict=True)]
        self.shared += int((won.sum(axis=1) > 1).sum())


def interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95% interval of a share, after Wilson."""
    z = 1.959964
    share = successes / trials
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = share * (1 - share) / trials + z * z / (4 * trials * trials)
    half = z / (1 + z * z / trials) * math.sqrt(spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def simulate(
    agreement: Agreement,
    games: int,
    seed: int,
    records: IO[str] | None,
    advance: Callable[[int], None],
) -> Summary:
    """Play that many random games; game i depends only on the seed and i."""
    summary = Summary(agreement.sides)
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        states, decks, log, lengths = play_batch(agreement, seed, first, count, records is not None)
        summary.add(states, lengths)
        if records is not None:
            for line in batch_records(states, decks, log, lengths):
                records.write(json.dumps(line) + "\n")
        advance(count)
    return summary


def play_batch(
    agreement: Agreement, seed: int, first: int, count: int, keep: bool
) -> tuple[Any, ...]:
    """Play games `first` to `first + count - 1`, with room for their decisions if they are kept."""
    room = ROOM if keep else 0
    while True:
        states = tables(agreement, count)
        decks = np.zeros((count, CARDS), np.uint8)
        log = np.zeros((count, room), np.uint8)
        lengths = np.zeros((count, 2), np.int64)
        doors.play_games(states, generators(count, seed, first), decks, log, lengths)
        if not keep or lengths[:, 0].max() <= room:
            return states, decks, log, lengths
        room *= 2


def batch_records(states: Any, decks: Any, log: Any, lengths: Any) -> Iterator[dict[str, Any]]:
    """The records of a batch."""
    for s, deck, decisions, (length, _) in zip(states, decks, log, lengths, strict=True):
        kinds = [KINDS[kind] for kind in deck[: s.bottom]]
        yield write_record(s, kinds, decisions[:length], result(s), {})
