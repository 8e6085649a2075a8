"""Which positions make sense: each check refuses one that breaks its rule, and names the rule."""

from impera.rules import effects
from impera.rules.agreement import ASIDE
from impera.rules.cards import (
    CARDS,
    COPIES,
    CULTURE,
    ERA,
    KINDS,
    PILE_OF_ERA,
    count,
    kinds_in,
    size,
)
from impera.rules.editions import CENTRE_CLOCKWISE, EMBARGO_ANOTHER, ONE_MORE_TURN_EACH
from impera.rules.notation import embargoes, laid_on
from impera.rules.refused import Refused
from impera.rules.scoring import hegemony
from impera.rules.state import (
    AUDIENCE,
    DRAFT,
    EFFECTS,
    HEGEMONY,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    RESOLVE,
    RUNNING,
    STALEMATE,
    TO_HAND_FROM_AREA,
    State,
)
from impera.rules.turn import STILL_ROUNDS, no_turn_left, stalemate, watch_coin
from impera.rules.zones import deck_left

# Effects that leave nothing to choose once they begin.
ATOMIC = ("holy-book", "divine-right", "attack", "embargo", "democracy")


def refuse_if(wrong: object, why: str) -> None:
    """Refuse the position for this reason."""
    if wrong:
        raise Refused(why)


def check_position(s: State) -> None:
    """Refuse a position that breaks a rule, naming it."""
    check_removed(s)
    check_deck(s)
    check_knowledge(s)
    check_used(s)
    check_coin(s)
    check_fresh(s)
    if s.step in (DRAFT, OPEN):
        check_draft(s)
    else:
        refuse_if(s.centre or any(s.pack), "R2.5: packs and centre are empty after the draft")
        check_step(s)
        check_drawn(s)
        check_last_round(s)
        check_hegemony(s)
    check_end(s)


def check_removed(s: State) -> None:
    """R2.2."""
    aside = ASIDE[s.players]
    for era in (1, 2, 3):
        found = size(int(s.removed) & int(PILE_OF_ERA[era]))
        refuse_if(
            found != aside, f"R2.2: {found} cards of Era {era} are removed; it must be {aside}"
        )


def check_deck(s: State) -> None:
    """R2.3: Era I is on top, and no later Era is out before the earlier ones are used up."""
    eras = [int(ERA[kind]) for kind in s.deck[s.top : s.bottom]]
    refuse_if(eras != sorted(eras), "R2.3: the deck's Eras are not in order")
    out = [int(COPIES[k]) - int(count(int(s.removed), k)) for k in range(len(KINDS))]
    for kind in s.deck[s.top : s.bottom]:
        out[int(kind)] -= 1
    latest = max((int(ERA[k]) for k in range(len(KINDS)) if out[k] > 0), default=0)
    refuse_if(
        eras and latest > eras[0],
        f"R2.3: Era {latest} is out while the deck still has cards of Era {min(eras, default=0)}; "
        "a `deck` line says what is left of it",
    )
    refuse_if(deck_left(s) and s.last_drawer != NOBODY, "R7.2: `last drawer` needs an empty deck")


def check_knowledge(s: State) -> None:
    """R9.3: nobody is sure of a card that isn't there, or of a card in their own hand."""
    for seat in range(s.players):
        for viewer in (*range(s.players), AUDIENCE):
            sure = int(s.sure[seat, viewer])
            refuse_if(sure and viewer == seat, f"R9.3: seat {seat} knows their own hand anyway")
            for kind in range(len(KINDS)):
                known, held = int(count(sure, kind)), int(count(int(s.hand[seat]), kind))
                refuse_if(
                    known > held,
                    f"R9.3: {known} {KINDS[kind]} sure in hand {seat}, which has only {held}",
                )


def check_used(s: State) -> None:
    """R4.1, R4.3, R6.1: one permanent effect per Domain; Inspiration copies one."""
    used = int(s.used)
    for first in range(0, len(effects.PERMANENT), 2):
        both = used >> first & 3 == 3
        names = " and ".join(effects.PERMANENT[first : first + 2])
        refuse_if(both, f"R4.3: {names} can't both be used in one turn")
    permanent = used & (1 << len(effects.PERMANENT)) - 1
    refuse_if(
        used >> effects.INSPIRATION & 1 and not permanent,
        "R6.1: inspiration is used together with the effect that it copies",
    )
    refuse_if(used and s.step in (DRAFT, OPEN, PLAY), "R3.2: effects are used in step 2")


def check_coin(s: State) -> None:
    """R6.1, R6.3."""
    if s.coin_by == NOBODY:
        return
    refuse_if(s.coin_by == s.coin_on, "R6.1: the coin must lie with a player other than the copier")
    refuse_if(s.coin_domain == CULTURE, "R6.1: Culture has no effect to copy")
    copied = effects.is_used(s, effects.INSPIRATION)
    refuse_if(copied and s.coin_by != s.turn, "R6.3: this turn's copy has moved the coin")
    still = s.copy()
    watch_coin(still)
    refuse_if(still.coin_by == NOBODY, "R6.3: the copier has lost the lead, so the coin is back")


def check_fresh(s: State) -> None:
    """R5.9: an embargo on yourself, placed this turn."""
    if not s.fresh:
        return
    refuse_if(s.printing & EMBARGO_ANOTHER, "R5.9: this edition has no embargo on yourself")
    refuse_if(not effects.is_used(s, effects.EMBARGO), "R5.9: `fresh` needs embargo among `used`")
    lies = laid_on(int(s.turn), int(s.fresh))[0] in embargoes(s)
    refuse_if(not lies, "R5.9: the fresh embargo is not among those on the player of this turn")


def check_draft(s: State) -> None:
    """R2.5: every seat holds as many cards as the round and the order of choosing say."""
    refuse_if(not s.draft, "R2.5: only the draft setup has this step")
    refuse_if(s.turn, "section 12: the turn is 0 in the draft")
    refuse_if(any(s.embargo) or any(s.democracy), "no face-down cards before the first turn")
    refuse_if(s.discard, "no cards are discarded before the first turn")
    later = s.sure.any() or s.still or s.left_before or s.coin_by != NOBODY or s.effect != NOBODY
    refuse_if(later, "R2.5: a draft has no lines except those about cards")
    players = int(s.players)
    held = [size(int(pile)) for pile in s.hand[:players]]
    packs = [size(int(pile)) for pile in s.pack[:players]]
    laid = [size(int(pile)) for pile in s.area[:players]]
    if s.step == DRAFT:
        chosen = [seat < s.seat for seat in range(players)]
        before = held[-1]
        fits = all(
            held[seat] == before + chosen[seat] and packs[seat] == 4 - before - chosen[seat]
            for seat in range(players)
        )
        refuse_if(not fits or before > 2, "R2.5: hands and packs do not fit the round of the draft")
        refuse_if(s.centre or any(laid), "R2.5: nothing is laid open before the third round ends")
    else:
        refuse_if(held != [3] * players or any(packs), "R2.5: all hands must hold 3 cards by now")
        refuse_if(laid != _opened(s), "R2.5: the areas do not fit the order of the centre pick")
        refuse_if(size(int(s.centre)) != players - sum(laid), "R2.5: wrong number of centre cards")


def _opened(s: State) -> list[int]:
    """R2.5: by seat, 1 if it has taken a centre card before the seat to decide, else 0."""
    players, last = int(s.players), int(s.players) - 1
    clockwise = s.printing & CENTRE_CLOCKWISE
    order = [last, *range(last)] if clockwise else list(range(last, -1, -1))
    taken = order[: order.index(int(s.seat))]
    return [1 if seat in taken else 0 for seat in range(players)]


def check_step(s: State) -> None:
    """R3.1, Q4.6."""
    playable = kinds_in(int(s.hand[s.turn]) & ~int(s.barred))
    refuse_if(s.step == PLAY and not playable, "R3.1: no card is playable, so step 1 is skipped")
    if s.step != RESOLVE:
        refuse_if(s.effect != NOBODY, "an effect is resolved in the step `resolve` only")
        return
    refuse_if(s.effect == NOBODY, "the step `resolve` needs a `resolving` line")
    name = effects.NAMES[s.effect]
    refuse_if(name in ATOMIC, f"{name} is resolved at once")
    refuse_if(not effects.is_used(s, int(s.effect)), f"{name} must be among `used`")
    most, plays = most_owed(int(s.effect))
    refuse_if(
        s.owed > most or s.plays > plays or (s.owed and s.plays < plays) or s.owed + s.plays == 0,
        f"{name} never asks for {s.owed} choices and then {s.plays} cards to play",
    )
    targeted = s.effect == effects.INQUISITION
    refuse_if(targeted != (s.target != NOBODY), "`target` goes with inquisition, and only with it")
    refuse_if(targeted and s.target == s.turn, "R5.6: you can't choose yourself")
    refuse_if(not completable(s), f"Q4.6: {name} cannot be completed")


def most_owed(effect: int) -> tuple[int, int]:
    """How many choices and cards to play the effect asks for when it begins, at most."""
    if effect == effects.INQUISITION:
        return CARDS, 0
    if effect == effects.BREAKTHROUGH:
        return 5, 0
    return effects.level_of(effect), int(effects.PLAYS[effect])


def completable(s: State) -> bool:
    """Q4.6: whether all choices that the effect still asks for can be made."""
    playable = size(int(s.hand[s.turn]) & ~int(s.barred))
    if s.owed:
        brings = s.verb == TO_HAND_FROM_AREA
        back = min(int(s.owed), size(int(s.area[s.turn]) & ~int(s.barred))) if brings else 0
        source = size(int(s.area[s.turn] if brings else effects.choosable(s, s.turn)))
        return bool(source >= s.owed and playable + back >= s.plays)
    return bool(playable >= s.plays)


def check_drawn(s: State) -> None:
    """R5.12: before step 3 only a Breakthrough draws, five cards or as many as there are."""
    if s.step == OVER:
        return
    drawn, before = int(s.left_before - deck_left(s)), int(s.left_before)
    due = min(5, before) if effects.is_used(s, effects.BREAKTHROUGH) else 0
    refuse_if(
        drawn != due,
        f"R5.12: `deck before` says that {drawn} cards were drawn this turn; it must be {due}",
    )


def check_last_round(s: State) -> None:
    """R7.2: once the deck is empty, only the turns up to the end of the last round are left."""
    if deck_left(s) or s.step == OVER:
        return
    players, drawer = int(s.players), int(s.last_drawer)
    turns = range(drawer, drawer + players if s.printing & ONE_MORE_TURN_EACH else players)
    first = 0 if s.left_before else 1  # a player who drew it in step 3 has ended that turn
    left = [turn % players for turn in turns[first:]]
    refuse_if(
        s.turn not in left or (s.left_before and s.turn != drawer),
        f"R7.2: seat {drawer} drew the last card, so seat {s.turn} has no turn after that",
    )
    since = left.index(int(s.turn))
    refuse_if(
        not s.left_before and s.still != since,
        f"Q7.6: {since} turns have ended since the last card, but `still turns` says {s.still}",
    )


def check_hegemony(s: State) -> None:
    """R7.1: a player who had enough cards at the end of their turn would have won."""
    for seat in range(s.players):
        now = seat == s.turn and s.step in (EFFECTS, RESOLVE, OVER)
        refuse_if(not now and hegemony(s, seat), f"R7.1: seat {seat} would have won already")


def check_end(s: State) -> None:
    """R7.1, R7.2, Q7.6."""
    if s.step != OVER:
        refuse_if(s.ending != RUNNING, "`over` goes with the step `over`")
        refuse_if(s.still >= STILL_ROUNDS * s.players, "Q7.6: the stalemate has ended the game")
        return
    refuse_if(s.ending == RUNNING, "the step `over` needs an `over` line: how the game ended")
    won = hegemony(s, s.turn)
    refuse_if(s.fresh, "R3.4: `fresh` ends with the turn")
    if s.ending == HEGEMONY:
        refuse_if(not won, f"R7.1: seat {s.turn} has no hegemony")
    elif s.ending == STALEMATE:
        due = s.still == STILL_ROUNDS * s.players
        refuse_if(won or not stalemate(s) or not due, "Q7.6: this is no stalemate")
    else:
        refuse_if(won or not no_turn_left(s), "R7.2: the last round isn't over")
