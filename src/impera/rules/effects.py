"""One function a verb of the rulebook, and what an effect still owes (Q4.6)."""

import numpy as np

from impera.rules.cards import (
    ARMY,
    CULTURE,
    ECONOMY,
    ONE_EACH,
    RELIGION,
    SCIENCE,
    UTOPIA,
    at_least,
    size,
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

# The ten permanent effects: level 1 and level 2 of each Domain that has them, in this order.
PERMANENT = (
    "assassination",
    "purge",
    "holy-book",
    "divine-right",
    "development",
    "monopoly",
    "experiment",
    "research",
    "oligarchy",
    "republic",
)
DISCARD = ("attack", "inquisition", "embargo", "breakthrough", "democracy")
NAMES = (*PERMANENT, *DISCARD, "inspiration")
ATTACK, INQUISITION, EMBARGO, BREAKTHROUGH, DEMOCRACY, INSPIRATION = range(10, 16)
_ROWS = (ARMY, RELIGION, ECONOMY, SCIENCE, UTOPIA)
DOMAIN_OF_EFFECT = np.array([*(d for d in _ROWS for _ in range(2)), *_ROWS, CULTURE])
FIRST_LEVELS = 0b01_01_01_01_01
# What each effect asks for first, and how many cards it has its player play in the end.
VERB = np.array(
    [FROM_HAND] * 2
    + [0] * 2
    + [FROM_AREA] * 2
    + [TO_HAND_FROM_AREA] * 2
    + [TO_HAND_FROM_DISCARD] * 2
    + [0, GIVE, 0, FROM_HAND, 0]
)
PLAYS = np.array([0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0])


@rule
def is_used(s: State, effect: int) -> bool:
    """R4.1: whether the effect was applied this turn."""
    return s.used >> effect & 1 == 1


@rule
def unused(s: State) -> int:
    """R4.1, R4.3: the permanent effects, one bit each, of Domains that have not had theirs."""
    spent = (s.used | s.used >> 1) & FIRST_LEVELS
    return ~(spent | spent << 1)


@rule
def settle(s: State) -> None:
    """R4.1: an effect that owes nothing more is resolved, and the next may begin."""
    if s.owed == 0 and s.plays == 0:
        s.step = EFFECTS
        s.effect = NOTHING
        s.verb = 0
        s.target = NOBODY


@rule
def level_of(effect: int) -> int:
    """Whether the permanent effect is of level 1 or 2."""
    return 1 + (effect & 1)


@rule
def owe(s: State, effect: int, owed: int) -> None:
    """An effect waits for that many choices, and for cards to be played after them."""
    s.step = RESOLVE
    s.effect = effect
    s.verb = VERB[effect]
    s.owed = owed
    s.plays = PLAYS[effect]


@rule
def begin_permanent(s: State, effect: int) -> None:
    """R5.1-R5.14: begin a permanent effect; level 2 is level 1 done twice, or a higher limit."""
    level = level_of(effect)
    s.used |= 1 << effect
    if DOMAIN_OF_EFFECT[effect] == RELIGION:
        s.limit = 3 + 2 * level
    else:
        owe(s, effect, level)


@rule
def inspire(s: State, target: int, effect: int) -> None:
    """R6.1-R6.3: copy the target's effect, and lay the coin on what is copied."""
    s.used |= 1 << INSPIRATION
    s.coin_by = s.turn
    s.coin_on = target
    s.coin_domain = DOMAIN_OF_EFFECT[effect]
    begin_permanent(s, effect)


@rule
def attack(s: State, seat: int, domain: int) -> None:
    """R5.3: pay an Army card, lose one card of the Domain, and so does everybody who has one."""
    s.used |= 1 << ATTACK
    lose_oldest(s, seat, ARMY)
    lose_oldest(s, seat, domain)
    for other in range(s.players):
        if other != seat and face_up(s, other, domain):
            lose_oldest(s, other, domain)


@rule
def inquisition(s: State, seat: int, target: int) -> None:
    """R5.6: pay a Religion card, take the target's hand, and owe as many cards."""
    s.used |= 1 << INQUISITION
    lose_oldest(s, seat, RELIGION)
    s.target = target
    owe(s, INQUISITION, size(s.hand[target]))
    seize(s, seat, target)
    settle(s)


@rule
def embargo(s: State, seat: int, target: int, domain: int) -> None:
    """R5.9: lay an Economy card face down on a card of the target's."""
    s.used |= 1 << EMBARGO
    cover(s, seat, target, domain)


@rule
def breakthrough(s: State, seat: int) -> None:
    """R5.12: pay a Science card, draw five or what there is, and owe as many discards."""
    s.used |= 1 << BREAKTHROUGH
    lose_oldest(s, seat, SCIENCE)
    drawn = min(5, deck_left(s))
    for _ in range(drawn):
        draw(s, seat)
    owe(s, BREAKTHROUGH, drawn)
    settle(s)


@rule
def democracy(s: State, seat: int, target: int, domain: int) -> None:
    """R5.15: put a Utopia card face down into a Domain of the target's."""
    s.used |= 1 << DEMOCRACY
    plant(s, seat, target, domain)


@rule
def choose_discard(s: State, seat: int, kind: int) -> None:
    """A discard that an effect asks for, from the hand or from the area."""
    if s.verb == FROM_HAND:
        discard_from_hand(s, seat, kind)
    else:
        discard_from_area(s, seat, kind)
    s.owed -= 1
    settle(s)


@rule
def choose_take(s: State, seat: int, kind: int) -> None:
    """A card that an effect brings into the hand, from the area or from the discard pile."""
    if s.verb == TO_HAND_FROM_AREA:
        take_from_area(s, seat, kind)
    else:
        take_from_discard(s, seat, kind)
    s.owed -= 1
    settle(s)


@rule
def choose_give(s: State, seat: int, kind: int) -> None:
    """R5.6: a card that goes back to the player whose hand was taken."""
    give(s, seat, s.target, kind)
    s.owed -= 1
    settle(s)


@rule
def qualified(s: State, seat: int) -> int:
    """R4.2: the permanent effects, one bit each, that the seat has the cards for."""
    first = at_least(s.tally[seat], s.level[0] * ONE_EACH)
    second = at_least(s.tally[seat], s.level[1] * ONE_EACH)
    return in_pairs(first) | in_pairs(second) << 1


@rule
def in_pairs(domains: int) -> int:
    """Bits of the Domains with permanent effects of their own, spread to every second place."""
    four = domains & 0xF
    two = (four | four << 2) & 0x33
    return ((two | two << 1) & 0x55) | (domains >> UTOPIA) << 8


@rule
def resolvable(s: State, seat: int) -> int:
    """Q4.6: the permanent effects, one bit each, that the seat could resolve completely."""
    hand = size(s.hand[seat])
    area = size(s.area[seat])
    pile = size(s.discard)
    playable = size(s.hand[seat] & ~s.barred)
    returnable = size(s.area[seat] & ~s.barred)
    effects = 0b1100
    for level in range(1, 3):
        bit = level - 1
        effects |= (hand >= level) << bit
        effects |= (area >= level and playable >= level) << bit + 4
        effects |= (area >= level and playable + returnable >= level) << bit + 6
        effects |= (pile >= level) << bit + 8
    return effects


@rule
def returnable_cards(s: State, seat: int) -> int:
    """Q4.6: the area's cards that may be taken so that enough cards remain to be played."""
    playable = size(s.hand[seat] & ~s.barred)
    others = size(s.area[seat] & ~s.barred)
    if playable + min(s.owed - 1, others) >= s.plays:
        return s.area[seat]
    return s.area[seat] & ~s.barred


@rule
def leads_culture(s: State, seat: int) -> bool:
    """R6.1: whether the seat has strictly more Culture cards than each other player."""
    own = face_up(s, seat, CULTURE)
    for other in range(s.players):
        if other != seat and face_up(s, other, CULTURE) >= own:
            return False
    return True
