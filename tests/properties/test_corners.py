"""Together the styles reach every effect, copy, ending and restriction; so do the properties."""

from collections import Counter
from itertools import product

from impera.rules import effects
from impera.rules.actions import END, INQUIRE
from impera.rules.cards import kinds_in
from impera.rules.notation import TOKENS, legal_numbers
from impera.rules.position import read_position
from impera.rules.state import EFFECTS, ENDINGS, HEGEMONY, PLAY, RESOLVE, TO_HAND_FROM_AREA, State

from ..styles import POSITIONS, STYLES, VARIANTS, begin, play


def corners(s: State, decision: int) -> set[str]:
    """What is remarkable about this decision."""
    verb, *rest = TOKENS[decision].split()
    found = {verb if verb != "inspire" else f"inspire {rest[1]}"}
    seat = int(s.turn)
    hand, area, barred = int(s.hand[seat]), int(s.area[seat]), int(s.barred)
    legal = {TOKENS[number].split()[0] for number in legal_numbers(s.legal.tolist())}
    if s.step == PLAY and hand & barred:
        found.add("a card barred in step 1")
    if s.step == RESOLVE and not s.owed and hand & barred:
        found.add("a card barred inside an effect")
    if s.step == RESOLVE and s.owed and s.verb == TO_HAND_FROM_AREA:
        offered = sum(TOKENS[n].startswith("take") for n in legal_numbers(s.legal.tolist()))
        if offered < int(kinds_in(area)).bit_count():
            found.add("a take that would leave nothing to play")
    if s.step == EFFECTS:
        found |= unresolvable(s, seat, legal)
        if barred:
            found.add("effects under an embargo")
        if hand and not hand & ~barred and not s.used:
            found.add("a whole hand barred")
    if verb == "embargo" and int(rest[0]) == seat:
        found.add("an embargo on oneself")
    if verb == "breakthrough":
        left = int(s.bottom - s.top)
        found.add(f"a breakthrough with {left} left" if left < 5 else verb)
    if verb == "inquisition" and not s.hand[decision - INQUIRE]:
        found.add("an inquisition on an empty hand")
    if int(s.top) == int(s.bottom):
        found.add("the last round")
    return found


def unresolvable(s: State, seat: int, legal: set[str]) -> set[str]:
    """The seat's own effects that it has the cards for but can't complete (Q4.6)."""
    own = int(effects.qualified(s, seat)) & int(effects.unused(s))
    names = [name for n, name in enumerate(effects.PERMANENT) if own >> n & 1]
    return {f"no {name}" for name in names if name not in legal}


def test_every_effect_copy_ending_and_restriction_occurs() -> None:
    met: Counter[str] = Counter()
    wanted = {
        *set(effects.NAMES) - {"inspiration"},
        *(f"inspire {name}" for name in effects.PERMANENT),
        *(f"by {name}" for name in ENDINGS[1:]),
        *(f"a breakthrough with {left} left" for left in range(5)),
        *(f"no {name}" for name in effects.PERMANENT if name not in ("holy-book", "divine-right")),
        "a card barred in step 1",
        "a card barred inside an effect",
        "a take that would leave nothing to play",
        "effects under an embargo",
        "a whole hand barred",
        "an embargo on oneself",
        "an inquisition on an empty hand",
        "the last round",
        "hegemony in the last round",
        "a shared victory",
        "democracy in play",
        "the coin lies on",
    }
    for text in POSITIONS:
        states = read_position(text)
        for decision in play(states, "builder", 1):
            met.update(corners(states[0], decision))
    for seed, style, (number, variant) in product(range(2), STYLES, enumerate(VARIANTS)):
        if all(met[name] for name in wanted):
            break
        states = begin(variant, 1000 * seed + number)
        for decision in play(states, style, seed):
            coin = int(states[0].coin_by)
            met.update(corners(states[0], decision))
            if coin >= 0 and decision == END:
                met["the coin lies on"] += 1
        s = states[0]
        met[f"by {ENDINGS[s.ending]}"] += 1
        met["a shared victory"] += not s.teams and int(s.winners).bit_count() > 1
        met["democracy in play"] += bool(s.democracy.any())
        met["hegemony in the last round"] += s.ending == HEGEMONY and s.top == s.bottom
    missing = sorted(name for name in wanted if not met[name])
    assert not missing, missing
