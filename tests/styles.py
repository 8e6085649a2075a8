"""Styles that lead random games into corners uniform play hardly ever reaches."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from impera.rules import doors, effects
from impera.rules.agreement import SETUPS, Agreement
from impera.rules.cards import DOMAIN, DOMAINS, UTOPIA
from impera.rules.chance import generators
from impera.rules.editions import EDITIONS
from impera.rules.notation import KIND_NUMBER, TOKENS, legal_numbers
from impera.rules.state import OVER, State, States, tables
from impera.rules.zones import face_up


@dataclass(frozen=True)
class Style:
    """Weights of the verbs, and how strongly cards of the seat's largest Domain are preferred."""

    verbs: dict[str, float] = field(default_factory=dict)
    focus: float = 0.0
    utopian: dict[str, float] = field(default_factory=dict)  # once Oligarchy is available
    dream: float = 1.0  # how much more a Utopia card is worth playing before that

    def weights(self, s: State, numbers: list[int]) -> list[float]:
        """How much this style likes each of the decisions."""
        seat, plays = s.seat, s.plays
        held = [face_up(s, seat, domain) for domain in range(len(DOMAINS))]
        arrived = held[UTOPIA] >= s.level[0]
        verbs = self.utopian if arrived and self.utopian else self.verbs
        liked = []
        for number in numbers:
            verb, _, rest = TOKENS[number].partition(" ")
            weight = verbs.get(verb, 1.0)
            if verb in ("play", "keep", "open"):
                weight *= (1.0 + held[DOMAIN[KIND_NUMBER[rest]]]) ** self.focus
                weight *= self.dream if rest == "U3" and not arrived else 1.0
            elif verb == "discard" and plays:
                weight *= (1.0 + held[DOMAIN[KIND_NUMBER[rest]]]) ** -self.focus
            liked.append(weight)
        return liked


PEACE = dict.fromkeys(("attack", "inquisition", "embargo", "breakthrough", "democracy"), 0.02)
STYLES = {
    "uniform": Style(),
    "builder": Style({**PEACE, "end": 0.3}, focus=1.0),
    "hegemon": Style({**PEACE, "development": 0.1, "monopoly": 0.1, "end": 1.0}, focus=4.0),
    "copier": Style({**PEACE, "inspire": 20.0, "end": 0.2}, focus=2.0),
    "jailer": Style({**PEACE, "embargo": 2.0, "democracy": 0.5, "end": 0.5}, focus=3.0),
    "scholar": Style(
        {**PEACE, "embargo": 0.3, "experiment": 30.0, "research": 30.0, "end": 0.5}, focus=3.0
    ),
    "hoarder": Style(
        {**PEACE, "breakthrough": 2.0, "holy-book": 0.01, "divine-right": 0.01},
        focus=-3.0,
        utopian={**dict.fromkeys(effects.NAMES, 0.0), "inspire": 0.0, "oligarchy": 1000.0},
        dream=1000.0,
    ),
}

# Where a style alone hardly ever leads: everything Experiment and Research could play is blocked.
POSITIONS = [
    "players: 4\nturn: 3\nhand 0: S1*2\narea 0: S1*2\nembargo on 0 S: E1",
    "players: 4\nturn: 3\nhand 0: S2*3\narea 0: S1*4 S2\nembargo on 0 S: E1\ndeck: A2*4",
]

VARIANTS = [
    Agreement(players, edition, setup, teams)
    for edition in EDITIONS
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for setup in SETUPS
]


def begin(variant: Agreement, seed: int) -> States:
    """A shuffled table of the variant."""
    states = tables(variant)
    doors.shuffle_at(states, 0, generators(1, seed))
    doors.begin(states, 0)
    return states


def play(states: States, style: str, seed: int, limit: int = 4000) -> Iterator[int]:
    """Play on in a style, yielding each decision before it is made."""
    chance, taste = random.Random(seed), STYLES[style]
    for _ in range(limit):
        s = states[0]
        if s.step == OVER:
            return
        numbers = legal_numbers(s.legal.tolist())
        chosen = chance.choices(numbers, taste.weights(s, numbers))[0]
        yield chosen
        doors.decide_at(states, 0, chosen)
    raise AssertionError("this game does not end")
