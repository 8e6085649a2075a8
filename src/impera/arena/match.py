"""Who plays whom on which decks, and the records of what they played.

The statistical unit is the set: one deck with every line-up in all seat rotations, so that luck of
the cards and of the seat is the same for every bot.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar

import numpy as np

from impera.bots.ladder import Bot, make_bot
from impera.bots.strangers import Stranger
from impera.judge.eyes import hash_of_judge
from impera.judge.luck import Measuring
from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.cards import KINDS
from impera.rules.chance import Generator, generators
from impera.rules.notation import TOKENS, legal_numbers, result
from impera.rules.record import write_record
from impera.rules.refused import Refused
from impera.rules.state import OVER, States, tables
from impera.rules.view import VIEW, describe, look

PACKAGE = Path(__file__).parent.parent
Record = dict[str, Any]
Set = list[Record]


@cache
def version(bots: tuple[str, ...] = ()) -> str:
    """A hash of the rules and the bots with their weights, so that versions are never mixed.

    For third-party bots, the file they are written in counts too.
    """
    rooms = (PACKAGE / "rules", PACKAGE / "bots")
    files = sorted(file for room in rooms for file in room.iterdir() if file.is_file())
    strangers = [bot for bot in map(make_bot, bots) if isinstance(bot, Stranger)]
    files += [bot.home for bot in strangers if bot.home is not None]
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


@dataclass(frozen=True)
class Match:
    """Who plays, at which table, from which seed."""

    bots: tuple[str, ...]
    agreement: Agreement
    seed: int
    adjusted: bool = False  # whether the judge takes the luck out of the results
    fewest: ClassVar[int] = 2

    def __post_init__(self) -> None:
        if len(self.bots) < self.fewest:
            raise Refused("a match needs at least two bots; you can name the same one twice")
        for spec in self.bots:
            make_bot(spec)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.agreement.players

    @property
    def teams(self) -> bool:
        """Whether players opposite each other are partners."""
        return self.agreement.teams

    def described(self) -> dict[str, Any]:
        """Everything on one level, as files keep it."""
        judge = hash_of_judge() if self.adjusted else None
        agreed = asdict(self.agreement)
        return {"bots": list(self.bots), **agreed, "seed": self.seed, "judge": judge}

    def line_ups(self) -> list[tuple[int, ...]]:
        """The bots that meet, by number: every full table, or one that the last bot fills up."""
        named = range(len(self.bots))
        missing = self.players - len(self.bots)
        if missing < 0:
            full = combinations(named, self.players)
            return [order for bots in full for order in self.partnerings(bots)]
        return [(*named, *[named[-1]] * missing)]

    def partnerings(self, bots: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The orders in which these bots sit down: in team games, everybody partners everybody."""
        if not self.teams:
            return [bots]
        a, b, c, d = bots
        return [(a, b, c, d), (a, c, b, d), (a, b, d, c)]

    def seatings(self) -> list[tuple[int, ...]]:
        """The bots by seat in every game of a set: each line-up in all rotations."""
        turns = range(self.players)
        return [(*bots[by:], *bots[:by]) for bots in self.line_ups() for by in turns]

    def seatings_of(self, number: int) -> list[tuple[int, ...]]:
        """The same for the set of a number: all sets are alike."""
        return self.seatings()


class SelfPlay(Match):
    """One bot in every seat, and every deck once: a set is a game."""

    fewest = 1

    def seatings(self) -> list[tuple[int, ...]]:
        """The only game of a set."""
        return [(0,) * self.players]


def play_set(match: Match, number: int) -> Set:
    """The records of all games on one deck."""
    warm_up(match)
    return [play_game(match, number, seating) for seating in match.seatings_of(number)]


def play_game(match: Match, number: int, seating: Sequence[int]) -> Record:
    """Play one game on the set's deck; the same bots on the same seats would play it again."""
    states, deck, rngs = deal(match, number)
    bots = [make_bot(match.bots[bot]) for bot in seating]
    decisions: list[int] = []
    seconds, asked = [0.0] * match.players, [0] * match.players
    while states[0].step != OVER:
        seat = int(states[0].seat)
        try:
            decision, spent = ask(bots[seat], states, rngs[seat])
        except Refused as refused:
            raise Refused(f"set {number}, decision {len(decisions)}: {refused}") from None
        doors.decide_at(states, 0, decision)
        decisions.append(decision)
        seconds[seat] += spent
        asked[seat] += 1
    beside = {
        "set": number,
        "bots": [match.bots[bot] for bot in seating],
        "places": list(seating),
        "seconds": [round(total, 6) for total in seconds],
        "asked": asked,
    }
    record = write_record(states[0], deck, decisions, result(states[0]), beside)
    if match.adjusted:
        fortune = measuring().fortune(match.agreement, deck, record["removed"], decisions)
        record["luck"] = [round(luck, 6) for luck in fortune.luck]
    return record


@cache
def measuring() -> Measuring:
    """The judge of this process; it judges games that are over."""
    return Measuring()


def deal(match: Match, number: int) -> tuple[States, list[str], list[Generator]]:
    """The table of a set before its first decision, its deck, and a generator for every seat."""
    states = tables(match.agreement)
    doors.shuffle_at(states, 0, generators(1, match.seed, 2 * number))
    deck = [KINDS[kind] for kind in states[0].deck[: states[0].bottom]]
    doors.begin(states, 0)
    seats = range(match.players)
    return states, deck, [generators(1, match.seed ^ seat + 1, 2 * number + 1) for seat in seats]


def ask(bot: Bot, states: States, rng: Generator) -> tuple[int, float]:
    """What the bot decides, shown only what its seat knows, and its seconds of thought."""
    views = np.zeros(1, VIEW)
    look(states, 0, int(states[0].seat), views, 0)
    legal = legal_numbers(views[0].legal.tolist())
    started = perf_counter()
    try:
        decision = bot(views, legal, rng)
    except Refused as refused:
        raise Refused(f"{refused}; it saw {json.dumps(describe(views))}") from None
    spent = perf_counter() - started
    if decision not in legal:
        raise Refused(f"a bot decided {TOKENS[decision]!r}, which is not legal")
    return decision, spent


@cache
def warm_up(match: Match) -> None:
    """Ask every bot once, so that nothing is compiled while thinking is being timed."""
    for spec in match.bots:
        states, _, rngs = deal(match, 0)
        decision, _ = ask(make_bot(spec), states, rngs[int(states[0].seat)])
        doors.decide_at(states, 0, decision)
