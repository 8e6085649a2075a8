"""Why something can't be decided: the first rule that forbids it, in the order a player checks.

Everything is read from a view by the rules' own functions, so the answer never leaks anything that
the view's seat doesn't know. It is made of numbers; the catalogues have the sentences.
"""

from enum import IntEnum
from typing import NamedTuple, Protocol, Self

import numpy as np

from impera.rules.actions import (
    APPLY,
    DISCARD_CARD,
    EFFECT_OF,
    END,
    FIRST_OF_VERB,
    INSPIRE,
    KIND_OF,
    LAY_EMBARGO,
    OPEN_CARD,
    PLACE_OF,
    PLAY_CARD,
    SEAT_OF,
    is_legal,
    others_only,
    payable,
)
from impera.rules.cards import ARMY, DOMAIN, DOMAINS, ERA, KINDS, Domain, Kind, count
from impera.rules.effects import (
    ATTACK,
    DOMAIN_OF_EFFECT,
    EMBARGO,
    INQUISITION,
    INSPIRATION,
    NAMES,
    have_area,
    have_hand,
    have_pile,
    have_playable,
    is_used,
    leads_culture,
    level_of,
    qualified,
    source,
    unused,
)
from impera.rules.jit import rare
from impera.rules.notation import SPANS
from impera.rules.refused import Refused, quote
from impera.rules.state import (
    DRAFT,
    FROM_AREA,
    NOTHING,
    OPEN,
    OVER,
    PLAY,
    RESOLVE,
    TO_HAND_FROM_AREA,
    TO_HAND_FROM_DISCARD,
    Decision,
    EffectNumber,
    Seat,
    packed,
)
from impera.rules.view import Seen, Views
from impera.rules.zones import face_up


class Reason(IntEnum):
    """Why something can't be done, each reason with its rule."""

    rule: str

    def __new__(cls, rule: str) -> Self:
        """Number the reasons in order."""
        reason = int.__new__(cls, len(cls.__members__))
        reason._value_, reason.rule = int(reason), rule
        return reason

    OVER = "R3.4"
    NOT_YOUR_TURN = "R3.4"
    NOT_YOUR_PICK = "R2.5"
    PLAYERS = "R2.1"
    NO_DRAFT = "R2.4"
    KEEP_FIRST = "R2.5"
    OPEN_FIRST = "R2.5"
    PACK = "R2.5"
    CENTRE = "R2.5"
    DRAFT_OVER = "R2.5"
    NO_CARD = "R3.1"
    EMBARGO = "R5.9"
    PLAY_FIRST = "R3.1"
    ONE_PLAY = "R3.1"
    STEP = "R3.2"
    NOT_ASKED = "R3.2"
    RESOLVING = "R4.1"
    USED_PERMANENT = "R4.1"
    USED_DISCARD = "R4.1"
    LEVEL = "R4.2"
    PAYMENT = "R4.4"
    HAND = "Q4.6"
    AREA = "Q4.6"
    PILE = "Q4.6"
    PLAYABLE = "Q4.6"
    NOT_IN_HAND = "Q4.6"
    NOT_IN_AREA = "Q4.6"
    NOT_IN_PILE = "Q4.6"
    DEAD_END = "Q4.6"
    ATTACK = "R5.3"
    ATTACK_ARMY = "R5.3"
    ATTACK_NONE = "R5.3"
    INQUISITION = "R5.6"
    EMBARGO_TARGET = "R5.9"
    EMBARGO_OWN = "R5.9"
    EMBARGO_ANOTHER = "R5.9"
    EMBARGO_NONE = "R5.9"
    DEMOCRACY_TARGET = "R5.15"
    DEMOCRACY_OWN = "R5.15"
    DEMOCRACY_ANOTHER = "R5.15"
    DEMOCRACY_NONE = "R5.15"
    LEAD = "R6.1"
    INSPIRE_OWN = "R6.1"
    NO_SOURCES = "R6.1"
    NO_SOURCE = "R6.1"
    SOURCE = "R6.1"
    COPIED = "R6.1"
    OWN_EFFECT = "Q6.2"
    COPIED_DOMAIN = "Q6.2"

    @property
    def key(self) -> str:
        """The key that programs and catalogues use: `why-KEY` has the words."""
        return self.name.lower().replace("_", "-")


RULES = {reason.key: reason.rule for reason in Reason}

# An answer: the reason and what its sentence mentions; NOTHING where it mentions none.
ANSWER = packed(
    [(name, "i8") for name in ("reason", "effect", "seat", "domain", "era", "n", "have")]
)


class Answer(Protocol):
    """A record of `ANSWER`, as mypy sees it."""

    reason: int
    effect: EffectNumber
    seat: Seat
    domain: Domain
    era: int
    n: int
    have: int


class Why(NamedTuple):
    """A reason by its key, the number of its rule, and what its sentence mentions."""

    reason: str
    rule: str
    given: dict[str, str | int]


def why_not(views: Views, token: str) -> Why | None:
    """Why the view's seat can decide nothing that is or begins with this; None if it can."""
    if token not in SPANS:
        raise Refused(f"{quote(token)} is not a decision or the beginning of one")
    answers = np.zeros(1, ANSWER)
    explain(views, 0, *SPANS[token], answers, 0)
    number, effect, seat, domain, era, n, have = answers[0].item()
    if number == NOTHING:
        return None
    given: dict[str, str | int] = {"target": seat, "era": era, "n": n, "have": have}
    given = {name: word for name, word in given.items() if word != NOTHING}
    given |= {"effect": NAMES[effect]} if effect != NOTHING else {}
    given |= {"domain": DOMAINS[domain]} if domain != NOTHING else {}
    return Why(Reason(number).key, Reason(number).rule, given)


@rare
def explain(
    views: Views, j: int, first: Decision, last: Decision, answers: Views, row: int
) -> None:
    """Write why view j's seat can make none of these decisions, or NOTHING if it can make one."""
    v, a = views[j], answers[row]
    a.reason = a.effect = a.seat = a.domain = a.era = a.n = a.have = NOTHING
    for decision in range(first, last + 1):
        if is_legal(v, decision):
            return
    if v.step == OVER:
        a.reason = Reason.OVER
    elif v.seat != v.viewer:
        drafting = v.step == DRAFT or v.step == OPEN
        a.reason = Reason.NOT_YOUR_PICK if drafting else Reason.NOT_YOUR_TURN
        a.seat = v.seat
    elif names_seat(first, last) and SEAT_OF[first] >= v.players:
        a.reason, a.n = Reason.PLAYERS, v.players
    elif v.step == DRAFT or v.step == OPEN or first < PLAY_CARD:
        not_in_the_draft(v, a, first)
    elif v.step == RESOLVE:
        not_resolving(v, a, first)
    elif first >= DISCARD_CARD and KIND_OF[first] != NOTHING:
        a.reason = Reason.NOT_ASKED
    elif v.step == PLAY:
        not_in_step_1(v, a, first)
    elif first < END:
        not_in_step_2(v, a, first, last)
    else:
        not_available(v, a, first, last)


@rare
def names_seat(first: Decision, last: Decision) -> bool:
    """Whether all of these decisions name the same seat."""
    return SEAT_OF[first] != NOTHING and SEAT_OF[first] == SEAT_OF[last]


@rare
def name_card(a: Answer, kind: Kind) -> None:
    """Add a card to the reason."""
    a.domain, a.era = DOMAIN[kind], ERA[kind]


@rare
def not_in_the_draft(v: Seen, a: Answer, wanted: Decision) -> None:
    """R2.4, R2.5: the card is not there, something else comes first, or the draft is over."""
    if v.step == DRAFT and wanted < OPEN_CARD:
        a.reason = Reason.PACK
        name_card(a, KIND_OF[wanted])
    elif v.step == DRAFT:
        a.reason = Reason.KEEP_FIRST
    elif v.step == OPEN and OPEN_CARD <= wanted < PLAY_CARD:
        a.reason = Reason.CENTRE
        name_card(a, KIND_OF[wanted])
    elif v.step == OPEN:
        a.reason = Reason.OPEN_FIRST
    else:
        a.reason = Reason.DRAFT_OVER if v.draft else Reason.NO_DRAFT


@rare
def not_playable(v: Seen, a: Answer, kind: Kind) -> None:
    """R3.1, R5.9: the card is not in the hand, or an embargo bars it."""
    if count(v.hand[v.viewer], kind):
        a.reason, a.domain = Reason.EMBARGO, DOMAIN[kind]
    else:
        a.reason = Reason.NO_CARD
        name_card(a, kind)


@rare
def not_in_step_1(v: Seen, a: Answer, wanted: Decision) -> None:
    """R3.1: a card must be played first, and only one that can be played."""
    if wanted < END:
        not_playable(v, a, KIND_OF[wanted])
    else:
        a.reason = Reason.PLAY_FIRST if wanted == END else Reason.STEP


@rare
def not_in_step_2(v: Seen, a: Answer, first: Decision, last: Decision) -> None:
    """R3.1: a card was already played, or none could be because embargoes bar them all."""
    kind = KIND_OF[first]
    if first == last and count(v.hand[v.viewer] & v.barred, kind):
        not_playable(v, a, kind)
    else:
        a.reason = Reason.ONE_PLAY


@rare
def not_resolving(v: Seen, a: Answer, wanted: Decision) -> None:
    """R4.1, Q4.6: an effect asks for something else, or for another card."""
    asked = FIRST_OF_VERB[v.verb] if v.owed else PLAY_CARD
    if not asked <= wanted < asked + len(KINDS):
        a.reason, a.effect = Reason.RESOLVING, v.effect
    elif asked == PLAY_CARD:
        not_playable(v, a, KIND_OF[wanted])
    elif count(source(v, v.viewer), KIND_OF[wanted]):
        a.reason = Reason.DEAD_END
    else:
        if v.verb == TO_HAND_FROM_DISCARD:
            a.reason = Reason.NOT_IN_PILE
        elif v.verb == FROM_AREA or v.verb == TO_HAND_FROM_AREA:
            a.reason = Reason.NOT_IN_AREA
        else:
            a.reason = Reason.NOT_IN_HAND
        name_card(a, KIND_OF[wanted])


@rare
def not_available(v: Seen, a: Answer, first: Decision, last: Decision) -> None:
    """R3.2, R4.1, R4.4: in step 2, why an effect is not on offer."""
    effect = EFFECT_OF[first]
    if INSPIRE <= first < LAY_EMBARGO:
        no_inspiration(v, a, first, last)
    elif APPLY <= first < INSPIRE:
        no_permanent(v, a, effect)
    elif is_used(v, effect):
        a.reason, a.domain = Reason.USED_DISCARD, DOMAIN_OF_EFFECT[effect]
    elif not payable(v, v.viewer, effect):
        a.reason, a.effect, a.domain = Reason.PAYMENT, effect, DOMAIN_OF_EFFECT[effect]
    elif effect == INQUISITION:
        a.reason = Reason.INQUISITION
    elif effect == ATTACK:
        no_attack(a, first, last)
    else:
        no_target(v, a, first, last)


@rare
def no_attack(a: Answer, first: Decision, last: Decision) -> None:
    """R5.3: nothing would be left to lose once the Army card is paid."""
    if first != last:
        a.reason = Reason.ATTACK_NONE
    elif PLACE_OF[first] == ARMY:
        a.reason = Reason.ATTACK_ARMY
    else:
        a.reason, a.domain = Reason.ATTACK, PLACE_OF[first]


@rare
def no_target(v: Seen, a: Answer, first: Decision, last: Decision) -> None:
    """R5.9, R5.15: who can't be chosen, or has no such card once the cost is paid."""
    effect = EFFECT_OF[first]
    embargo, own = effect == EMBARGO, names_seat(first, last) and SEAT_OF[first] == v.viewer
    if own and others_only(v, effect):
        a.reason = Reason.EMBARGO_ANOTHER if embargo else Reason.DEMOCRACY_ANOTHER
    elif first != last:
        a.reason = Reason.EMBARGO_NONE if embargo else Reason.DEMOCRACY_NONE
    elif own and PLACE_OF[first] == DOMAIN_OF_EFFECT[effect]:
        a.reason = Reason.EMBARGO_OWN if embargo else Reason.DEMOCRACY_OWN
    else:
        a.reason = Reason.EMBARGO_TARGET if embargo else Reason.DEMOCRACY_TARGET
        a.seat, a.domain = SEAT_OF[first], PLACE_OF[first]


@rare
def no_permanent(v: Seen, a: Answer, effect: EffectNumber) -> None:
    """R4.1, R4.2, Q4.6: why a permanent effect of your own area is not on offer."""
    domain = DOMAIN_OF_EFFECT[effect]
    if not unused(v) >> effect & 1:
        a.reason, a.domain = Reason.USED_PERMANENT, domain
    elif not qualified(v, v.viewer) >> effect & 1:
        a.reason, a.effect, a.domain = Reason.LEVEL, effect, domain
        a.n, a.have = v.level[level_of(effect) - 1], face_up(v, v.viewer, domain)
    else:
        not_resolvable(v, a, effect)


@rare
def not_resolvable(v: Seen, a: Answer, effect: EffectNumber) -> None:
    """Q4.6: what is missing to resolve a permanent effect completely."""
    if not have_pile(v) >> effect & 1:
        a.reason, a.n = Reason.PILE, level_of(effect)
    elif not have_area(v, v.viewer) >> effect & 1:
        a.reason, a.n = Reason.AREA, level_of(effect)
    elif not have_hand(v, v.viewer) >> effect & 1:
        a.reason, a.n = Reason.HAND, level_of(effect)
    elif not have_playable(v, v.viewer) >> effect & 1:
        a.reason = Reason.PLAYABLE


@rare
def no_inspiration(v: Seen, a: Answer, first: Decision, last: Decision) -> None:
    """R6.1, Q6.2: why nothing can be copied, or not this effect from that player."""
    if is_used(v, INSPIRATION):
        a.reason = Reason.COPIED
    elif not leads_culture(v, v.viewer):
        a.reason = Reason.LEAD
    elif names_seat(first, last) and SEAT_OF[first] == v.viewer:
        a.reason = Reason.INSPIRE_OWN
    elif first == last:
        no_copy(v, a, SEAT_OF[first], EFFECT_OF[first])
    else:
        for decision in range(first, last + 1):
            seat, effect = SEAT_OF[decision], EFFECT_OF[decision]
            if seat != v.viewer and seat < v.players and qualified(v, seat) >> effect & 1:
                no_copy(v, a, seat, effect)
                return
        if names_seat(first, last):
            a.reason, a.seat = Reason.NO_SOURCE, SEAT_OF[first]
        else:
            a.reason = Reason.NO_SOURCES


@rare
def no_copy(v: Seen, a: Answer, seat: Seat, effect: EffectNumber) -> None:
    """R6.1, Q6.2, Q4.6: why the seat's effect can't be copied."""
    if not qualified(v, seat) >> effect & 1:
        a.reason, a.seat, a.effect = Reason.SOURCE, seat, effect
    elif not unused(v) >> effect & 1:
        a.reason, a.domain = Reason.COPIED_DOMAIN, DOMAIN_OF_EFFECT[effect]
    elif qualified(v, v.viewer) >> effect & 1:
        a.reason, a.effect = Reason.OWN_EFFECT, effect
    else:
        not_resolvable(v, a, effect)
