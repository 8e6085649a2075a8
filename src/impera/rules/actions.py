"""Decision numbers, the legal set, and carrying out a decision."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from impera.rules.cards import (
    ARMY,
    DOMAINS,
    KINDS,
    ONE_EACH,
    Bits,
    Kind,
    at_least,
    bits,
    kinds_in,
)
from impera.rules.editions import DEMOCRACY_ANYWHERE
from impera.rules.effects import (
    ANOTHER,
    ATTACK,
    BREAKTHROUGH,
    DEMOCRACY,
    DOMAIN_OF_EFFECT,
    EMBARGO,
    INQUISITION,
    INSPIRATION,
    PERMANENT,
    attack,
    begin_permanent,
    breakthrough,
    choosable,
    choose_discard,
    choose_give,
    choose_take,
    democracy,
    embargo,
    inquisition,
    inspire,
    is_used,
    leads_culture,
    qualified,
    resolvable,
    settle,
    unused,
)
from impera.rules.jit import rule
from impera.rules.state import (
    DRAFT,
    EFFECTS,
    NOTHING,
    OPEN,
    PLAY,
    RESOLVE,
    SEATS,
    WORD_BITS,
    WORDS,
    Board,
    Decision,
    EffectNumber,
    Seat,
    State,
)
from impera.rules.turn import after_keep, after_open, end_turn, watch_coin
from impera.rules.zones import face_up, keep, open_card, play

# The first decision of each verb; a kind, an effect, a seat or a Domain is added to it.
KEEP = 0
OPEN_CARD = KEEP + len(KINDS)
PLAY_CARD = OPEN_CARD + len(KINDS)
END = PLAY_CARD + len(KINDS)
INQUIRE = END + 1
APPLY = INQUIRE + SEATS
INSPIRE = APPLY + len(PERMANENT)
LAY_EMBARGO = INSPIRE + SEATS * len(PERMANENT)
LAY_DEMOCRACY = LAY_EMBARGO + SEATS * len(DOMAINS)
BREAK_THROUGH = LAY_DEMOCRACY + SEATS * len(DOMAINS)
ATTACK_DOMAIN = BREAK_THROUGH + 1
DISCARD_CARD = ATTACK_DOMAIN + len(DOMAINS)
TAKE_CARD = DISCARD_CARD + len(KINDS)
GIVE_CARD = TAKE_CARD + len(KINDS)
DECISIONS = GIVE_CARD + len(KINDS)
assert DECISIONS <= WORDS * WORD_BITS, "more decisions than state.WORDS has bits for"


def _named(starts: dict[int, Iterable[int]]) -> npt.NDArray[np.int64]:
    """By decision, what it names: each start's numbers in order, NOTHING everywhere else."""
    named = np.full(DECISIONS, NOTHING)
    for start, numbers in starts.items():
        for place, number in enumerate(numbers):
            named[start + place] = number
    return named


# What each decision names: a kind, a seat, a Domain to lay something on or to attack, an effect.
_SEATS, _KINDS, _DOMAINS = range(SEATS), range(len(KINDS)), range(len(DOMAINS))
_COPIED, _PLACES = range(len(PERMANENT)), SEATS * len(DOMAINS)
KIND_OF = _named(
    dict.fromkeys((KEEP, OPEN_CARD, PLAY_CARD, DISCARD_CARD, TAKE_CARD, GIVE_CARD), _KINDS)
)
SEAT_OF = _named(
    {
        INQUIRE: _SEATS,
        INSPIRE: [seat for seat in _SEATS for _ in _COPIED],
        LAY_EMBARGO: [seat for seat in _SEATS for _ in _DOMAINS],
        LAY_DEMOCRACY: [seat for seat in _SEATS for _ in _DOMAINS],
    }
)
PLACE_OF = _named(
    {LAY_EMBARGO: [*_DOMAINS] * SEATS, LAY_DEMOCRACY: [*_DOMAINS] * SEATS, ATTACK_DOMAIN: _DOMAINS}
)
EFFECT_OF = _named(
    {
        INQUIRE: [INQUISITION] * SEATS,
        APPLY: _COPIED,
        INSPIRE: [*_COPIED] * SEATS,
        LAY_EMBARGO: [EMBARGO] * _PLACES,
        LAY_DEMOCRACY: [DEMOCRACY] * _PLACES,
        BREAK_THROUGH: [BREAKTHROUGH],
        ATTACK_DOMAIN: [ATTACK] * len(DOMAINS),
    }
)

_WORD = (1 << WORD_BITS) - 1
FIRST_OF_VERB = np.array([DISCARD_CARD, DISCARD_CARD, TAKE_CARD, TAKE_CARD, GIVE_CARD])


@rule
def decide(s: State, decision: Decision) -> None:
    """Carry out one legal decision, and find what can be decided next."""
    seat = s.seat
    if decision < OPEN_CARD:
        keep(s, seat, decision - KEEP)
        after_keep(s)
    elif decision < PLAY_CARD:
        open_card(s, seat, decision - OPEN_CARD)
        after_open(s)
    elif decision < END:
        play_card(s, seat, decision - PLAY_CARD)
    elif decision == END:
        end_turn(s)
    elif decision < DISCARD_CARD:
        begin_effect(s, seat, decision)
    elif decision < TAKE_CARD:
        choose_discard(s, seat, decision - DISCARD_CARD)
    elif decision < GIVE_CARD:
        choose_take(s, seat, decision - TAKE_CARD)
    else:
        choose_give(s, seat, decision - GIVE_CARD)
    watch_coin(s)
    find_legal(s)


@rule
def play_card(s: State, seat: Seat, kind: Kind) -> None:
    """R3.1, R5.7-R5.11: play a card in step 1 or inside an effect."""
    play(s, seat, kind)
    if s.step == PLAY:
        s.step = EFFECTS
    else:
        s.plays -= 1
        settle(s)


@rule
def begin_effect(s: State, seat: Seat, decision: Decision) -> None:
    """R3.2: begin one of the effects on offer."""
    if decision < APPLY:
        inquisition(s, seat, decision - INQUIRE)
    elif decision < INSPIRE:
        begin_permanent(s, decision - APPLY)
    elif decision < LAY_EMBARGO:
        chosen = decision - INSPIRE
        inspire(s, chosen // len(PERMANENT), chosen % len(PERMANENT))
    elif decision < LAY_DEMOCRACY:
        chosen = decision - LAY_EMBARGO
        embargo(s, seat, chosen // len(DOMAINS), chosen % len(DOMAINS))
    elif decision < BREAK_THROUGH:
        chosen = decision - LAY_DEMOCRACY
        democracy(s, seat, chosen // len(DOMAINS), chosen % len(DOMAINS))
    elif decision == BREAK_THROUGH:
        breakthrough(s, seat)
    else:
        attack(s, seat, decision - ATTACK_DOMAIN)


@rule
def offer(s: State, first: int, chosen: int) -> None:
    """Make decisions legal: bit n of the choice is decision `first` + n."""
    word, bit = first // WORD_BITS, first % WORD_BITS
    s.legal[word] |= chosen << bit & _WORD
    if word + 1 < WORDS:
        s.legal[word + 1] |= chosen >> WORD_BITS - bit


@rule
def find_legal(s: State) -> None:
    """Section 11: everything that can be decided now, and nothing else."""
    for word in range(WORDS):
        s.legal[word] = 0
    if s.step == EFFECTS:
        offer_effects(s, s.seat)
    elif s.step == PLAY:
        offer(s, PLAY_CARD, kinds_in(s.hand[s.seat] & ~s.barred))
    elif s.step == RESOLVE:
        offer_choices(s, s.seat)
    elif s.step == DRAFT:
        offer(s, KEEP, kinds_in(s.pack[s.seat]))
    elif s.step == OPEN:
        offer(s, OPEN_CARD, kinds_in(s.centre))


@rule
def offer_choices(s: State, seat: Seat) -> None:
    """Q4.6: inside an effect, the choices that keep it completable."""
    if s.owed == 0:
        offer(s, PLAY_CARD, kinds_in(s.hand[seat] & ~s.barred))
    else:
        offer(s, FIRST_OF_VERB[s.verb], kinds_in(choosable(s, seat)))


@rule
def offer_effects(s: State, seat: Seat) -> None:
    """R3.2: step 2 may always be ended; until then every available effect is on offer."""
    offer(s, END, 1)
    offer_permanent_effects(s, seat)
    offer_discard_effects(s, seat)


@rule
def offer_permanent_effects(s: State, seat: Seat) -> None:
    """R4.1-R4.3, R6.1, Q6.2: a player's own permanent effects, and those they can copy."""
    own = qualified(s, seat)
    copies = not is_used(s, INSPIRATION) and leads_culture(s, seat)
    if not own and not copies:
        return
    free = resolvable(s, seat) & unused(s)
    offer(s, APPLY, own & free)
    if copies:
        for other in range(s.players):
            if other != seat:
                offer(s, INSPIRE + len(PERMANENT) * other, qualified(s, other) & free & ~own)


@rule
def offer_discard_effects(s: State, seat: Seat) -> None:
    """R4.1, R4.4: for every Domain but Culture, the discard effect of a card in the area."""
    if payable(s, seat, ATTACK):
        offer(s, ATTACK_DOMAIN, at_least(s.tally[seat], ONE_EACH + (1 << 8 * ARMY)))
    if payable(s, seat, INQUISITION):
        offer(s, INQUIRE, ((1 << s.players) - 1) & ~(1 << seat))
    if payable(s, seat, EMBARGO):
        offer(s, LAY_EMBARGO, targets(s, seat, EMBARGO))
    if payable(s, seat, BREAKTHROUGH):
        offer(s, BREAK_THROUGH, 1)
    if payable(s, seat, DEMOCRACY):
        offer(s, LAY_DEMOCRACY, targets(s, seat, DEMOCRACY))


@rule
def payable(s: Board, seat: Seat, effect: EffectNumber) -> bool:
    """R4.4: whether the discard effect is unused and the area has a card to pay for it."""
    return face_up(s, seat, DOMAIN_OF_EFFECT[effect]) > 0 and not is_used(s, effect)


@rule
def others_only(s: Board, effect: EffectNumber) -> bool:
    """R5.9, R5.15: whether the edition lets the effect target another player only."""
    return s.printing & ANOTHER[effect] != 0


@rule
def targets(s: Board, seat: Seat, effect: EffectNumber) -> Bits:
    """R5.9, R5.15: six bits per seat: the Domains with a face-up card left to cover."""
    found = 0
    for target in range(s.players):
        paid = 1 << 8 * DOMAIN_OF_EFFECT[effect] if target == seat else 0
        found |= at_least(s.tally[target], ONE_EACH + paid) << 6 * target
    if effect == DEMOCRACY and s.printing & DEMOCRACY_ANYWHERE:
        found = (1 << 6 * s.players) - 1
    if others_only(s, effect):
        found &= ~(0x3F << 6 * seat)
    return found


@rule
def legal_count(s: State) -> int:
    """How many decisions are legal."""
    total = 0
    for word in range(WORDS):
        total += bits(s.legal[word])
    return total


@rule
def nth_legal(s: State, n: int) -> int:
    """The n-th legal decision, counted from 0 in ascending order."""
    word = 0
    here = bits(s.legal[0])
    while n >= here:
        n -= here
        word += 1
        here = bits(s.legal[word])
    rest = s.legal[word]
    for _ in range(n):
        rest &= rest - 1
    return word * WORD_BITS + bits((rest & -rest) - 1)


@rule
def is_legal(s: Board, decision: Decision) -> bool:
    """Whether a decision can be made now; False for a number that is no decision."""
    if decision < 0 or decision >= DECISIONS:
        return False
    return bool(s.legal[decision // WORD_BITS] >> decision % WORD_BITS & 1)
