"""A view as an array of small numbers, relative to its own seat; decisions are relative too.

Seats are relative: 0 is the viewer, 1 the next one clockwise. Knowledge comes from `view.py` alone.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from impera.rules.actions import (
    APPLY,
    BREAK_THROUGH,
    DECISIONS,
    INQUIRE,
    INSPIRE,
    LAY_DEMOCRACY,
    LAY_EMBARGO,
)
from impera.rules.agreement import PLAYERS
from impera.rules.cards import (
    CARDS,
    DOMAINS,
    ECONOMY_1,
    ERAS,
    KINDS,
    PILE_OF_DOMAIN,
    bits,
    count,
    of_domain,
)
from impera.rules.editions import DIFFERENCES
from impera.rules.effects import NAMES, PERMANENT
from impera.rules.jit import rare, rule
from impera.rules.state import (
    NOBODY,
    OVER,
    RESOLVE,
    SEATS,
    STEPS,
    WORD_BITS,
    WORDS,
    State,
    States,
)
from impera.rules.view import ASKS, Seen, Views, look
from impera.rules.zones import embargoes_on

Numbers = npt.NDArray[np.uint8]
LARGEST = CARDS  # the type of all numbers in an observation


class Field(NamedTuple):
    """A part of an observation: where it begins, its shape, and what it says."""

    name: str
    start: int
    shape: tuple[int, ...]
    text: str


# The fields of each seat, then those of the table: name, shape, meaning.
_OF_SEAT: list[tuple[str, tuple[int, ...], str]] = [
    ("area", (len(KINDS),), "face-up cards in the area, by kind"),
    ("hand", (len(KINDS),), "your own hand, by kind; for others, the cards surely there (R9.3)"),
    ("hand_eras", (len(ERAS),), "the hand's cards by Era (R1.3)"),
    ("embargo", (len(DOMAINS), len(ERAS)), "Economy cards face down, by Domain and their Era"),
    ("democracy", (len(DOMAINS),), "Utopia cards face down, by Domain"),
    ("coin", (len(DOMAINS),), "1 where the Culture coin lies"),
    ("copier", (), "1 if the coin is this player's"),
    ("first", (), "1 for the First Player"),
    ("turn", (), "1 if it is this player's turn"),
    ("decides", (), "1 if this player decides"),
    ("partner", (), "1 for the viewer and their partner in a team game"),
    ("plays", (), "1 if somebody sits here"),
    ("last_drawer", (), "1 if this player drew the last card"),
    ("target", (), "1 if this player's hand was taken by the Inquisition being resolved"),
]
_OF_TABLE: list[tuple[str, tuple[int, ...], str]] = [
    ("discard", (len(KINDS),), "the discard pile, by kind"),
    ("centre", (len(KINDS),), "the centre of the draft, by kind"),
    ("pack", (len(KINDS),), "the pack in front of the viewer, by kind"),
    ("deck_eras", (len(ERAS),), "the deck's cards by Era"),
    ("left", (), "the deck's cards"),
    ("step", (len(STEPS),), "one-hot: draft, open, play, effects, resolve, over"),
    ("effect", (len(NAMES),), "one-hot: the effect being resolved"),
    ("asks", (len(ASKS) + 1,), "one-hot: what it asks for (view.ASKS), or to play"),
    ("owed", (), "choices still to make"),
    ("plays_owed", (), "cards still to play after them"),
    ("used", (len(NAMES),), "1 for every effect applied this turn"),
    ("barred", (len(DOMAINS),), "1 for every Domain that can't be played this turn"),
    ("fresh", (len(DOMAINS),), "1 where this turn's player has embargoed themselves"),
    ("limit", (), "the hand limit"),
    ("left_before", (), "the deck's size at the start of the turn"),
    ("still", (), "consecutive turns without a card drawn (Q7.6)"),
    ("players", (len(PLAYERS),), "one-hot: 2, 3 or 4"),
    ("teams", (), "1 in a team game"),
    ("draft", (), "1 if the game began with a draft"),
    (
        "edition",
        (len(DIFFERENCES),),
        "the points where the edition differs, as in `editions.py`",
    ),
    ("level", (2,), "cards for level 1 and level 2"),
    ("goal", (), "cards for hegemony"),
]


def _laid_out() -> tuple[list[Field], int, int]:
    """All fields in order, the length of one seat's part, and the total length."""
    fields, start = [], 0
    for seat in range(SEATS):
        for name, shape, text in _OF_SEAT:
            fields.append(Field(f"seat_{seat}.{name}", start, shape, text))
            start += int(np.prod(shape, dtype=int))
    block = start // SEATS
    for name, shape, text in _OF_TABLE:
        fields.append(Field(name, start, shape, text))
        start += int(np.prod(shape, dtype=int))
    return fields, block, start


FIELDS, _SEAT, LENGTH = _laid_out()
_AT = {field.name: field.start for field in FIELDS}
_AREA, _HAND, _HAND_ERAS = _AT["seat_0.area"], _AT["seat_0.hand"], _AT["seat_0.hand_eras"]
_EMBARGO, _DEMOCRACY, _COIN = (
    _AT["seat_0.embargo"],
    _AT["seat_0.democracy"],
    _AT["seat_0.coin"],
)
_COPIER, _FIRST, _TURN, _DECIDES = (
    _AT["seat_0.copier"],
    _AT["seat_0.first"],
    _AT["seat_0.turn"],
    _AT["seat_0.decides"],
)
_PARTNER, _PLAYS, _LAST_DRAWER, _TARGET = (
    _AT["seat_0.partner"],
    _AT["seat_0.plays"],
    _AT["seat_0.last_drawer"],
    _AT["seat_0.target"],
)
_DISCARD, _CENTRE, _PACK = _AT["discard"], _AT["centre"], _AT["pack"]
_DECK, _LEFT = _AT["deck_eras"], _AT["left"]
_STEP, _EFFECT, _ASKS, _OWED, _PLAYS_OWED = (
    _AT["step"],
    _AT["effect"],
    _AT["asks"],
    _AT["owed"],
    _AT["plays_owed"],
)
_USED, _BARRED, _FRESH, _LIMIT = _AT["used"], _AT["barred"], _AT["fresh"], _AT["limit"]
_LEFT_BEFORE, _STILL, _PLAYERS = _AT["left_before"], _AT["still"], _AT["players"]
_TEAMS, _DRAFT, _EDITION = _AT["teams"], _AT["draft"], _AT["edition"]
_LEVEL, _GOAL = _AT["level"], _AT["goal"]


def parts(numbers: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """An observation by field name; for a batch, the last axis is split."""
    found = {}
    for name, start, shape, _ in FIELDS:
        part = numbers[..., start : start + int(np.prod(shape, dtype=int))]
        found[name] = part.reshape((*numbers.shape[:-1], *shape))
    return found


@rare
def observe(views: Views, j: int, out: Numbers, row: int) -> None:
    """Write view j into a row of observations."""
    v = views[j]
    for place in range(LENGTH):
        out[row, place] = 0
    for seat in range(v.players):
        observe_seat(v, seat, out, row)
    observe_table(v, out, row)
    observe_turn(v, out, row)


@rule
def observe_seat(v: Seen, seat: int, out: Numbers, row: int) -> None:
    """Write what the viewer knows about one player."""
    relative = (seat - v.viewer) % v.players
    at = relative * _SEAT
    known = v.hand[seat] if seat == v.viewer or v.step == OVER else v.sure[seat]
    for kind in range(len(KINDS)):
        out[row, at + _AREA + kind] = count(v.area[seat], kind)
        out[row, at + _HAND + kind] = count(known, kind)
    for era in range(len(ERAS)):
        out[row, at + _HAND_ERAS + era] = v.hand_eras[seat, era]
    if v.embargo[seat]:
        for domain in range(len(DOMAINS)):
            cards = embargoes_on(v.embargo[seat], domain)
            for era in range(len(ERAS)):
                out[row, at + _EMBARGO + len(ERAS) * domain + era] = count(cards, ECONOMY_1 + era)
    for domain in range(len(DOMAINS)):
        out[row, at + _DEMOCRACY + domain] = of_domain(v.democracy[seat], domain)
    if v.coin_by != NOBODY and v.coin_on == seat:
        out[row, at + _COIN + v.coin_domain] = 1
    out[row, at + _COPIER] = v.coin_by == seat
    out[row, at + _FIRST] = seat == 0
    out[row, at + _TURN] = v.turn == seat
    out[row, at + _DECIDES] = v.seat == seat and v.step != OVER
    out[row, at + _PARTNER] = v.teams and relative % 2 == 0
    out[row, at + _PLAYS] = 1
    out[row, at + _LAST_DRAWER] = v.last_drawer == seat
    out[row, at + _TARGET] = v.step == RESOLVE and v.target == seat


@rule
def observe_table(v: Seen, out: Numbers, row: int) -> None:
    """Write the cards between the players, and what was agreed."""
    for kind in range(len(KINDS)):
        out[row, _DISCARD + kind] = count(v.discard, kind)
        out[row, _CENTRE + kind] = count(v.centre, kind)
        out[row, _PACK + kind] = count(v.pack, kind)
    for era in range(len(ERAS)):
        out[row, _DECK + era] = v.deck_eras[era]
    out[row, _LEFT] = v.left
    out[row, _PLAYERS + v.players - PLAYERS[0]] = 1
    out[row, _TEAMS], out[row, _DRAFT] = v.teams, v.draft
    for flag in range(len(DIFFERENCES)):
        out[row, _EDITION + flag] = v.printing >> flag & 1
    out[row, _LEVEL], out[row, _LEVEL + 1], out[row, _GOAL] = v.level[0], v.level[1], v.goal


@rule
def observe_turn(v: Seen, out: Numbers, row: int) -> None:
    """Write how far the turn has come."""
    out[row, _STEP + v.step] = 1
    if v.step == RESOLVE:
        out[row, _EFFECT + v.effect] = 1
        out[row, _ASKS + (v.verb if v.owed else len(ASKS))] = 1
        out[row, _OWED], out[row, _PLAYS_OWED] = v.owed, v.plays
    for effect in range(len(NAMES)):
        out[row, _USED + effect] = v.used >> effect & 1
    for domain in range(len(DOMAINS)):
        out[row, _BARRED + domain] = (v.barred & PILE_OF_DOMAIN[domain]) != 0
        out[row, _FRESH + domain] = embargoes_on(v.fresh, domain) != 0
    out[row, _LIMIT], out[row, _LEFT_BEFORE] = v.limit, v.left_before
    out[row, _STILL] = v.still


@rule
def turned(decision: int, by: int, players: int) -> int:
    """A decision with its seat rotated by that many places; one without a seat stays the same."""
    if decision < INQUIRE or decision >= BREAK_THROUGH:
        return decision
    if decision < APPLY:
        first, each = INQUIRE, 1
    elif decision < INSPIRE:
        return decision
    elif decision < LAY_EMBARGO:
        first, each = INSPIRE, len(PERMANENT)
    elif decision < LAY_DEMOCRACY:
        first, each = LAY_EMBARGO, len(DOMAINS)
    else:
        first, each = LAY_DEMOCRACY, len(DOMAINS)
    seat, rest = (decision - first) // each, (decision - first) % each
    if seat >= players:
        return decision
    return first + (seat + by) % players * each + rest


@rule
def absolute(action: int, seat: int, players: int) -> int:
    """The decision of the rules that a seat's action stands for."""
    return turned(action, seat, players)


@rule
def relative(decision: int, seat: int, players: int) -> int:
    """The action that stands for a decision of the rules, as a seat sees it."""
    return turned(decision, players - seat, players)


@rare
def write_mask(states: States, i: int, masks: Numbers, row: int) -> None:
    """Write 1 for every action that the deciding seat of game i can take, 0 for the others."""
    s = states[i]
    for action in range(DECISIONS):
        masks[row, action] = 0
    for word in range(WORDS):
        rest = s.legal[word]
        while rest:
            decision = word * WORD_BITS + bits((rest & -rest) - 1)
            masks[row, relative(decision, s.seat, s.players)] = 1
            rest &= rest - 1


@rare
def observe_at(states: States, i: int, viewer: int, views: Views, j: int, out: Numbers) -> None:
    """Write into row i what a viewer knows about game i, using view j on the way."""
    look(states, i, viewer, views, j)
    observe(views, j, out, i)


# Zero-sum: everybody who doesn't win pays 1, and the winners share it.
@rule
def pay(s: State, rewards: npt.NDArray[np.float32], row: int) -> None:
    """What a finished game is worth to each seat."""
    winners = 0
    for seat in range(s.players):
        winners += s.winners >> seat & 1
    for seat in range(s.players):
        won = s.winners >> seat & 1
        rewards[row, seat] = (s.players - winners) / winners if won else -1.0
