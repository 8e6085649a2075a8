"""The state of a game: one packed record."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from impera.rules.agreement import GOAL, LEVELS, SETUPS, USUAL, Agreement
from impera.rules.cards import CARDS, Domain, Pile
from impera.rules.editions import EDITIONS, NAMES
from impera.rules.jit import rare

Seat: TypeAlias = int  # from 0, the First Player; -1 for nobody
EffectNumber: TypeAlias = int  # its place in effects.TABLE
Decision: TypeAlias = int  # its place in notation.TOKENS

SEATS = 4
AUDIENCE = SEATS  # the viewer without a seat, who sees only what everybody sees
WORDS, WORD_BITS = 4, 50  # the legal decisions, one bit each

DRAFT, OPEN, PLAY, EFFECTS, RESOLVE, OVER = range(6)
STEPS = ("draft", "open", "play", "effects", "resolve", None)
RUNNING, HEGEMONY, MAJORITY, STALEMATE = range(4)
ENDINGS = (None, "hegemony", "majority", "stalemate")
NOBODY = NOTHING = -1

# What an effect still asks for, and where it comes from.
FROM_HAND, FROM_AREA, TO_HAND_FROM_AREA, TO_HAND_FROM_DISCARD, GIVE = range(5)


def packed(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A packed record whose fields are nevertheless aligned, as GPUs need them."""
    aligned = np.dtype(list(fields), align=True)
    assert aligned.itemsize == sum(aligned[name].itemsize for name in aligned.names or ())
    return np.dtype((np.record, aligned))


STATE = packed(
    [
        # the table: what was agreed before the first card
        ("players", "i8"),
        ("teams", "i8"),
        ("draft", "i8"),
        ("edition", "i8"),
        ("printing", "i8"),  # flags of editions.py
        ("level", "i8", 2),  # R4.2
        ("goal", "i8"),  # R7.1
        # the Era deck: kinds from top to bottom; those before `top` have been drawn
        ("deck", "u1", CARDS),
        ("top", "i8"),
        ("bottom", "i8"),
        ("removed", "i8"),
        # piles
        ("hand", "i8", SEATS),
        ("area", "i8", SEATS),
        ("pack", "i8", SEATS),
        ("centre", "i8"),
        ("discard", "i8"),
        ("tally", "i8", SEATS),  # the areas counted by Domain
        # face-down cards are kept apart, because they count for nothing (Q5.16):
        # embargoes as ten bits per Domain (E1, E2, E3), democracies as a tally
        ("embargo", "i8", SEATS),
        ("fresh", "i8"),  # the embargo that the player of this turn has placed on themselves
        ("democracy", "i8", SEATS),
        ("coin_by", "i8"),  # R1.4
        ("coin_on", "i8"),
        ("coin_domain", "i8"),
        ("sure", "i8", (SEATS, SEATS + 1)),  # R9.3: [hand of][viewer]
        # the turn
        ("turn", "i8"),
        ("seat", "i8"),  # who decides
        ("step", "i8"),
        ("limit", "i8"),
        ("used", "i8"),  # the effects used this turn, one bit each
        ("barred", "i8"),  # the pile fields of the Domains that can't be played
        ("left_before", "i8"),  # the deck's size at the start of the turn
        ("still", "i8"),  # Q7.6: consecutive turns without a card drawn
        ("last_drawer", "i8"),
        # the effect being resolved: choices owed, then cards to play
        ("effect", "i8"),
        ("verb", "i8"),
        ("owed", "i8"),
        ("plays", "i8"),
        ("target", "i8"),
        # the end
        ("ending", "i8"),
        ("winners", "i8"),  # one bit per seat
        ("points", "i8", SEATS),
        # what can be decided now
        ("legal", "i8", WORDS),
    ]
)

Ints: TypeAlias = npt.NDArray[np.int64]
States: TypeAlias = npt.NDArray[Any]


class Board(Protocol):
    """What a state and a view (view.py) have in common: rules that need no more run on both."""

    players: int
    teams: int
    draft: int
    edition: int
    printing: int
    level: Ints
    goal: int
    hand: Ints
    area: Ints
    centre: Pile
    discard: Pile
    tally: Ints
    embargo: Ints
    fresh: int
    democracy: Ints
    coin_by: Seat
    coin_on: Seat
    coin_domain: Domain
    turn: Seat
    seat: Seat
    step: int
    limit: int
    used: int
    barred: Pile
    left_before: int
    still: int
    last_drawer: Seat
    effect: EffectNumber
    verb: int
    owed: int
    plays: int
    target: Seat
    ending: int
    winners: int
    points: Ints
    legal: Ints


class State(Board, Protocol):
    """A record of `STATE`, as mypy sees it."""

    deck: npt.NDArray[np.uint8]
    top: int
    bottom: int
    removed: Pile
    pack: Ints
    sure: Ints

    def __getitem__(self, field: str) -> Any: ...

    def __setitem__(self, field: str, value: Any) -> None: ...

    def copy(self) -> "State":
        """An independent copy."""

    def tobytes(self) -> bytes:
        """All of it as bytes: two states are equal if their bytes are."""


def tables(agreement: Agreement = USUAL, games: int = 1) -> States:
    """That many tables, set up but without cards (R2.1, R4.2, R7.1, R8.1)."""
    return np.repeat(_table(agreement), games)


@cache
def _table(agreement: Agreement) -> States:
    table = np.zeros(1, STATE)
    edition, draft = NAMES.index(agreement.edition), SETUPS.index(agreement.setup)
    set_table(table, 0, agreement.players, edition, draft, agreement.teams)
    return table


_PRINTING = np.array(list(EDITIONS.values()))
_LEVEL = np.array([LEVELS.get(players, (0, 0)) for players in range(SEATS + 1)])
_GOAL = np.array([GOAL.get(players, 0) for players in range(SEATS + 1)])


@rare
def set_table(
    states: States, i: int, players: int, edition: int, draft: int, teams: bool
) -> None:
    """R2.1, R4.2, R7.1, R8.1: note at table i, where nothing lies yet, what was agreed."""
    s = states[i]
    s.players, s.teams, s.draft = players, teams, draft
    s.edition, s.printing = edition, _PRINTING[edition]
    s.level[0], s.level[1], s.goal = _LEVEL[players, 0], _LEVEL[players, 1], _GOAL[players]


def agreed(s: Board) -> Agreement:
    """The agreement at the table of a state or a view."""
    return Agreement(int(s.players), NAMES[s.edition], SETUPS[s.draft], bool(s.teams))
