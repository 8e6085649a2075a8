"""One function for each verb of the rulebook, and what an effect still owes (Q4.6)."""

from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from impera.rules.cards import (
    ARMY,
    CULTURE,
    ECONOMY,
    ONE_EACH,
    RELIGION,
    SCIENCE,
    UTOPIA,
    Bits,
    Domain,
    Kind,
    Pile,
    at_least,
    size,
)
from impera.rules.editions import (
    ALWAYS,
    DEMOCRACY_ANOTHER,
    DEMOCRACY_ANYWHERE,
    EDITIONS,
    EMBARGO_ANOTHER,
)
from impera.rules.jit import rule
from impera.rules.state import (
    EFFECTS,
    FROM_AREA,
    FROM_HAND,
    GIVE,
    NOBODY,
    NOTHING,
    RESOLVE,
    TO_HAND_FROM_AREA,
    TO_HAND_FROM_DISCARD,
    Board,
    EffectNumber,
    Seat,
    State,
)
from impera.rules.zones import (
    cover,
    deck_left,
    discard_from_area,
    discard_from_hand,
    draw,
    face_up,
    give,
    lose_oldest,
    plant,
    seize,
    take_from_area,
    take_from_discard,
)

Whom: TypeAlias = Literal["any", "any-with-card", "another"]


class Effect(NamedTuple):
    """An effect: its Domain, the rule that describes it, what it costs and what it asks for."""

    name: str
    domain: Domain
    rule: str
    level: int  # R4.2; 0 for a discard effect and for Inspiration
    verb: int = NOTHING  # what it asks for first
    plays: int = 0  # how many cards its player plays at the end
    chooses: bool = False  # whether a player is chosen
    another: int = 0  # the edition flags under which only another player can be chosen
    anywhere: int = ALWAYS  # the edition flags under which the chosen Domain need not have a card


# Permanent effects first, level 1 and level 2 of a Domain side by side; then discard effects.
TABLE = (
    Effect("assassination", ARMY, "R5.1", 1, FROM_HAND),
    Effect("purge", ARMY, "R5.2", 2, FROM_HAND),
    Effect("holy-book", RELIGION, "R5.4", 1),
    Effect("divine-right", RELIGION, "R5.5", 2),
    Effect("development", ECONOMY, "R5.7", 1, FROM_AREA, plays=1),
    Effect("monopoly", ECONOMY, "R5.8", 2, FROM_AREA, plays=2),
    Effect("experiment", SCIENCE, "R5.10", 1, TO_HAND_FROM_AREA, plays=1),
    Effect("research", SCIENCE, "R5.11", 2, TO_HAND_FROM_AREA, plays=2),
    Effect("oligarchy", UTOPIA, "R5.13", 1, TO_HAND_FROM_DISCARD),
    Effect("republic", UTOPIA, "R5.14", 2, TO_HAND_FROM_DISCARD),
    Effect("attack", ARMY, "R5.3", 0),
    Effect("inquisition", RELIGION, "R5.6", 0, GIVE, chooses=True, another=ALWAYS),
    Effect("embargo", ECONOMY, "R5.9", 0, chooses=True, another=EMBARGO_ANOTHER),
    Effect("breakthrough", SCIENCE, "R5.12", 0, FROM_HAND),
    Effect(
        "democracy",
        UTOPIA,
        "R5.15",
        0,
        chooses=True,
        another=DEMOCRACY_ANOTHER,
        anywhere=DEMOCRACY_ANYWHERE,
    ),
    Effect("inspiration", CULTURE, "R6.1", 0, chooses=True, another=ALWAYS),
)
NAMES = tuple(effect.name for effect in TABLE)
PERMANENT = tuple(effect.name for effect in TABLE if effect.level)
ATTACK, INQUISITION, EMBARGO, BREAKTHROUGH, DEMOCRACY, INSPIRATION = range(10, 16)
DOMAIN_OF_EFFECT = np.array([effect.domain for effect in TABLE])
FIRST_LEVELS = 0b01_01_01_01_01
VERB = np.array([max(effect.verb, 0) for effect in TABLE])
PLAYS = np.array([effect.plays for effect in TABLE])
ANOTHER = np.array([effect.another for effect in TABLE])


def effect_named(name: str) -> Effect:
    """The effect of that name."""
    return TABLE[NAMES.index(name)]


def whom(name: str, edition: str) -> Whom | None:
    """R5.6, R5.9, R5.15, R6.1: whom the effect can choose in an edition; None if nobody."""
    effect = effect_named(name)
    if not effect.chooses:
        return None
    flags = EDITIONS[edition]
    if effect.another == ALWAYS or effect.another & flags:
        return "another"
    return "any" if effect.anywhere == ALWAYS or effect.anywhere & flags else "any-with-card"


@rule
def is_used(s: Board, effect: EffectNumber) -> bool:
    """R4.1: whether the effect was used this turn."""
    return s.used >> effect & 1 == 1


@rule
def unused(s: Board) -> Bits:
    """R4.1, R4.3: the permanent effects, one bit each, of Domains that have not used theirs."""
    spent = (s.used | s.used >> 1) & FIRST_LEVELS
    return ~(spent | spent << 1)


@rule
def settle(s: State) -> None:
    """R4.1: an effect that owes nothing more is resolved, and the next can begin."""
    if s.owed == 0 and s.plays == 0:
        s.step = EFFECTS
        s.effect = NOTHING
        s.verb = 0
        s.target = NOBODY


@rule
def level_of(effect: EffectNumber) -> int:
    """Whether the permanent effect is of level 1 or 2."""
    return 1 + (effect & 1)


@rule
def owe(s: State, effect: EffectNumber, owed: int) -> None:
    """The effect now waits for that many choices, and then for cards to be played."""
    s.step = RESOLVE
    s.effect = effect
    s.verb = VERB[effect]
    s.owed = owed
    s.plays = PLAYS[effect]


@rule
def begin_permanent(s: State, effect: EffectNumber) -> None:
    """R5.1-R5.14: begin a permanent effect; level 2 is level 1 done twice, or a higher limit."""
    level = level_of(effect)
    s.used |= 1 << effect
    if DOMAIN_OF_EFFECT[effect] == RELIGION:
        s.limit = 3 + 2 * level
    else:
        owe(s, effect, level)


@rule
def inspire(s: State, target: Seat, effect: EffectNumber) -> None:
    """R6.1-R6.3: copy the target's effect, and lay the coin on what is copied."""
    s.used |= 1 << INSPIRATION
    s.coin_by = s.turn
    s.coin_on = target
    s.coin_domain = DOMAIN_OF_EFFECT[effect]
    begin_permanent(s, effect)


@rule
def attack(s: State, seat: Seat, domain: Domain) -> None:
    """R5.3: pay an Army card; everybody with a card of the Domain, the payer too, loses one."""
    s.used |= 1 << ATTACK
    lose_oldest(s, seat, ARMY)
    lose_oldest(s, seat, domain)
    for other in range(s.players):
        if other != seat and face_up(s, other, domain):
            lose_oldest(s, other, domain)


@rule
def inquisition(s: State, seat: Seat, target: Seat) -> None:
    """R5.6: pay a Religion card, take the target's hand, and owe as many cards."""
    s.used |= 1 << INQUISITION
    lose_oldest(s, seat, RELIGION)
    s.target = target
    owe(s, INQUISITION, size(s.hand[target]))
    seize(s, seat, target)
    settle(s)


@rule
def embargo(s: State, seat: Seat, target: Seat, domain: Domain) -> None:
    """R5.9: lay an Economy card face down on one of the target's cards."""
    s.used |= 1 << EMBARGO
    cover(s, seat, target, domain)


@rule
def breakthrough(s: State, seat: Seat) -> None:
    """R5.12: pay a Science card, draw five or as many as there are, and owe that many discards."""
    s.used |= 1 << BREAKTHROUGH
    lose_oldest(s, seat, SCIENCE)
    drawn = min(5, deck_left(s))
    for _ in range(drawn):
        draw(s, seat)
    owe(s, BREAKTHROUGH, drawn)
    settle(s)


@rule
def democracy(s: State, seat: Seat, target: Seat, domain: Domain) -> None:
    """R5.15: put a Utopia card face down into one of the target's Domains."""
    s.used |= 1 << DEMOCRACY
    plant(s, seat, target, domain)


@rule
def choose_discard(s: State, seat: Seat, kind: Kind) -> None:
    """A discard that an effect asks for, from the hand or from the area."""
    if s.verb == FROM_HAND:
        discard_from_hand(s, seat, kind)
    else:
        discard_from_area(s, seat, kind)
    s.owed -= 1
    settle(s)


@rule
def choose_take(s: State, seat: Seat, kind: Kind) -> None:
    """A card that an effect brings into the hand, from the area or from the discard pile."""
    if s.verb == TO_HAND_FROM_AREA:
        take_from_area(s, seat, kind)
    else:
        take_from_discard(s, seat, kind)
    s.owed -= 1
    settle(s)


@rule
def choose_give(s: State, seat: Seat, kind: Kind) -> None:
    """R5.6: a card that goes back to the player whose hand was taken."""
    give(s, seat, s.target, kind)
    s.owed -= 1
    settle(s)


@rule
def qualified(s: Board, seat: Seat) -> Bits:
    """R4.2: the permanent effects, one bit each, for which the seat has enough cards."""
    first = at_least(s.tally[seat], s.level[0] * ONE_EACH)
    second = at_least(s.tally[seat], s.level[1] * ONE_EACH)
    return in_pairs(first) | in_pairs(second) << 1


@rule
def in_pairs(domains: Bits) -> Bits:
    """The bits of Domains with permanent effects, spread to every second place."""
    four = domains & 0xF
    two = (four | four << 2) & 0x33
    return ((two | two << 1) & 0x55) | (domains >> UTOPIA) << 8


# Q4.6: what a permanent effect needs to be resolved completely, level by level. Each function
# answers for all ten effects, one bit each; those that need nothing of the sort have theirs set.


@rule
def levels(cards: int) -> Bits:
    """The levels, one bit each, for which that many cards are enough."""
    return (cards >= 1) | (cards >= 2) << 1


@rule
def have_hand(s: Board, seat: Seat) -> Bits:
    """Q4.6: the effects for which the seat has enough cards; Army and Economy need some in hand."""
    return 0b11_11_00_11_00 | levels(size(s.hand[seat])) * 0b00_00_01_00_01


@rule
def have_area(s: Board, seat: Seat) -> Bits:
    """Q4.6: the effects for which the area has enough cards; Economy and Science need them."""
    return 0b11_00_00_11_11 | levels(size(s.area[seat])) * 0b00_01_01_00_00


@rule
def have_pile(s: Board) -> Bits:
    """Q4.6: the effects for which the discard pile has enough cards; Utopia needs them."""
    return 0b00_11_11_11_11 | levels(size(s.discard)) << 8


@rule
def have_playable(s: Board, seat: Seat) -> Bits:
    """Q4.6: the effects whose cards can be played; Science can also play what it has taken back."""
    playable = size(s.hand[seat] & ~s.barred)
    returnable = size(s.area[seat] & ~s.barred)
    return 0b11_00_00_11_11 | levels(playable) << 4 | levels(playable + returnable) << 6


@rule
def resolvable(s: Board, seat: Seat) -> Bits:
    """Q4.6: the permanent effects, one bit each, that the seat could resolve completely."""
    return have_hand(s, seat) & have_area(s, seat) & have_pile(s) & have_playable(s, seat)


@rule
def returnable_cards(s: Board, seat: Seat) -> Pile:
    """Q4.6: the area's cards that can be taken so that enough cards are left to play."""
    playable = size(s.hand[seat] & ~s.barred)
    others = size(s.area[seat] & ~s.barred)
    if playable + min(s.owed - 1, others) >= s.plays:
        return s.area[seat]
    return s.area[seat] & ~s.barred


@rule
def source(s: Board, seat: Seat) -> Pile:
    """The cards from which the player chooses for the effect being resolved."""
    if s.verb == FROM_HAND or s.verb == GIVE:
        return s.hand[seat]
    if s.verb == TO_HAND_FROM_DISCARD:
        return s.discard
    return s.area[seat]


@rule
def choosable(s: Board, seat: Seat) -> Pile:
    """Q4.6: the cards that can be chosen so that the effect can still be completed."""
    if s.verb == TO_HAND_FROM_AREA:
        return returnable_cards(s, seat)
    return source(s, seat)


@rule
def leads_culture(s: Board, seat: Seat) -> bool:
    """R6.1: whether the seat has strictly more Culture cards than every other player."""
    own = face_up(s, seat, CULTURE)
    for other in range(s.players):
        if other != seat and face_up(s, other, CULTURE) >= own:
            return False
    return True
