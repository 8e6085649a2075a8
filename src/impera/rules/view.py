"""What one seat knows: the only way out of the state (R9).

A view is a packed record, for bots and environments, and a plain structure, for people and pages.
Everything in it is copied field by field from what R9.1 and R9.2 reveal; nothing else gets in.
"""

from collections import namedtuple
from typing import Any, Protocol, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt

from impera.rules import effects
from impera.rules.agreement import ASIDE, SETUPS, VERSION
from impera.rules.cards import (
    COPIES,
    CULTURE,
    DOMAIN,
    DOMAINS,
    ECONOMY,
    ECONOMY_1,
    ERA,
    KINDS,
    PILE_OF_DOMAIN,
    PILE_OF_ERA,
    PRINTED,
    RELIGION,
    SCIENCE,
    UTOPIA,
    UTOPIA_3,
    Bits,
    Domain,
    Kind,
    Pile,
    Tally,
    count,
    of_domain,
    one,
    size,
)
from impera.rules.editions import NAMES
from impera.rules.jit import rare, rule
from impera.rules.notation import (
    Coin,
    FaceDown,
    Result,
    cards_in,
    coin,
    democracies,
    embargoes,
    legal_tokens,
    result,
)
from impera.rules.progress import Majority, Progress, standing
from impera.rules.scoring import cards_needed
from impera.rules.state import (
    AUDIENCE,
    DRAFT,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    RESOLVE,
    SEATS,
    STATE,
    STEPS,
    WORDS,
    Board,
    Ints,
    Seat,
    State,
    States,
    packed,
)
from impera.rules.zones import barred_by, deck_left, embargoes_on

# What each verb of state.py asks for, and where the card comes from.
ASKS = (
    ("discard", "hand"),
    ("discard", "area"),
    ("take", "area"),
    ("take", "discard"),
    ("give", "hand"),
)

OF_ERA = [sum(eras) for eras in zip(*PRINTED.values(), strict=True)]  # R1.1

PUBLIC = (
    *("players", "teams", "draft", "edition", "printing", "level", "goal"),
    *("area", "centre", "discard", "tally", "embargo", "fresh", "democracy"),
    *("coin_by", "coin_on", "coin_domain"),
    *("turn", "seat", "step", "limit", "used", "barred", "left_before", "still", "last_drawer"),
    *("effect", "verb", "owed", "plays", "target", "ending", "winners", "points"),
)

VIEW = packed(
    [
        ("viewer", "i8"),  # a seat, or AUDIENCE
        *((name, STATE[name]) for name in PUBLIC),
        ("left", "i8"),  # the deck's size
        ("deck_eras", "i8", 3),  # R1.3: the Eras of the deck's cards
        ("hand_eras", "i8", (SEATS, 3)),  # R1.3: the Eras of every hand's cards
        ("sure", "i8", SEATS),  # R9.3: what the viewer is sure of in each hand
        ("hand", "i8", SEATS),  # the viewer's own hand; when the game is over, every hand
        ("pack", "i8"),  # R9.2: in the draft, the pack in front of the viewer
        ("legal", STATE["legal"]),  # when the viewer decides
    ]
)
Views: TypeAlias = npt.NDArray[Any]


class Seen(Board, Protocol):
    """A record of `VIEW`, as mypy sees it."""

    viewer: Seat
    left: int
    deck_eras: Ints
    hand_eras: Ints
    sure: Ints
    pack: Pile


# The fields of a view as plain Python numbers, which are much faster to read than NumPy's.
Plain = namedtuple("Plain", [str(name) for name in VIEW.names or ()])  # type: ignore[misc] # from the dtype


@rare
def look(states: States, i: int, viewer: int, views: Views, j: int) -> None:
    """R9: write into view j everything that the viewer knows about game i."""
    s, v = states[i], views[j]
    v.viewer = viewer
    show_table(s, v)
    show_turn(s, v)
    show_hands(s, v)
    show_own(s, v)


@rare
def show_table(s: Board, v: Board) -> None:
    """R4.5, R9.1: copy the agreement, areas, discard pile, face-down cards and the coin."""
    v.players, v.teams, v.draft = s.players, s.teams, s.draft
    v.edition, v.printing, v.goal = s.edition, s.printing, s.goal
    v.level[0], v.level[1] = s.level[0], s.level[1]
    v.centre, v.discard, v.fresh = s.centre, s.discard, s.fresh
    v.coin_by, v.coin_on, v.coin_domain = s.coin_by, s.coin_on, s.coin_domain
    for seat in range(SEATS):
        v.area[seat], v.tally[seat] = s.area[seat], s.tally[seat]
        v.embargo[seat], v.democracy[seat] = s.embargo[seat], s.democracy[seat]
        v.points[seat] = s.points[seat]


@rare
def show_turn(s: Board, v: Board) -> None:
    """R9.1: copy whose turn and which step it is, what was used, and what is being resolved."""
    v.turn, v.seat, v.step, v.limit = s.turn, s.seat, s.step, s.limit
    v.used, v.barred = s.used, s.barred
    v.left_before, v.still, v.last_drawer = s.left_before, s.still, s.last_drawer
    v.effect, v.verb, v.owed, v.plays, v.target = s.effect, s.verb, s.owed, s.plays, s.target
    v.ending, v.winners = s.ending, s.winners


@rare
def show_hands(s: State, v: Seen) -> None:
    """R1.3, R9.3: copy the Eras of hidden cards, and what the viewer is sure of in each hand."""
    for seat in range(SEATS):
        for era in range(3):
            v.hand_eras[seat, era] = size(s.hand[seat] & PILE_OF_ERA[era + 1])
        v.sure[seat] = s.sure[seat, v.viewer]
    v.left = deck_left(s)
    for era in range(3):
        v.deck_eras[era] = 0
    for place in range(s.top, s.bottom):
        v.deck_eras[ERA[s.deck[place]] - 1] += 1


@rare
def show_own(s: State, v: Seen) -> None:
    """R9.2, R9.4: copy the viewer's hand, pack and legal decisions; at the end, every hand."""
    for seat in range(SEATS):
        v.hand[seat] = s.hand[seat] if seat == v.viewer or s.step == OVER else 0
    v.pack = 0
    for seat in range(SEATS):
        if seat == v.viewer:
            v.pack = s.pack[seat]
    for word in range(WORDS):
        v.legal[word] = s.legal[word] if s.seat == v.viewer else 0


@rule
def unseen(v: Seen, kind: Kind) -> int:
    """R9.4: how many cards of the kind are in places that the viewer doesn't know."""
    left = COPIES[kind] - count(v.centre, kind) - count(v.discard, kind) - count(v.pack, kind)
    for seat in range(v.players):
        known = v.hand[seat] if seat == v.viewer or v.step == OVER else v.sure[seat]
        left -= count(v.area[seat], kind) + count(known, kind)
        for domain in range(len(DOMAINS)):
            if kind == UTOPIA_3:
                left -= of_domain(v.democracy[seat], domain)
            elif ECONOMY_1 <= kind <= ECONOMY_1 + 2:
                left -= count(embargoes_on(v.embargo[seat], domain), kind)
    return left


@rare
def unseen_cards(views: Views, j: int) -> Pile:
    """R9.4: the pile of all cards whose place the viewer of view j doesn't know."""
    pile = 0
    for kind in range(len(KINDS)):
        pile += unseen(views[j], kind) * one(kind)
    return pile


def ahead(views: Views) -> list[str]:
    """R2.5: the cards of the pack that the first view's seat may choose to keep.

    Everybody chooses at the same time; only in a record the seats do so one after the other.
    """
    v = views[0]
    if v.step != DRAFT or not v.seat <= v.viewer < v.players:
        return []
    return [f"keep {kind}" for kind in dict.fromkeys(cards_in(v.pack))]


@rule
def could_hold(v: Seen, seat: Seat, domain: Domain) -> int:
    """R9.3: the most cards of the Domain that the hand can have, for all that the viewer knows."""
    most, known = 0, seat == v.viewer or v.step == OVER
    for kind in range(len(KINDS)):
        if DOMAIN[kind] == domain:
            if known:
                most += count(v.hand[seat], kind)
            else:
                era = ERA[kind] - 1
                others = v.hand_eras[seat, era] - size(v.sure[seat] & PILE_OF_ERA[era + 1])
                most += count(v.sure[seat], kind) + min(others, unseen(v, kind))
    return most


@rule
def extra_plays(v: Seen, seat: Seat, more: Tally) -> int:
    """R5.7-R5.11, R6.1: how many cards effects can play for a seat that has these cards more."""
    now, culture = seat == v.turn, of_domain(v.tally[seat] + more, CULTURE)
    free = effects.unused(v) if now else ~0
    leads = not (now and effects.is_used(v, effects.INSPIRATION))
    for other in range(v.players):
        leads &= other == seat or of_domain(v.tally[other], CULTURE) < culture
    plays, gained = 0, 0
    for domain in (ECONOMY, SCIENCE):
        own, copied = 0, 0
        for effect in range(len(effects.PERMANENT)):
            if effects.DOMAIN_OF_EFFECT[effect] == domain and free >> effect & 1:
                enough = v.level[effects.level_of(effect) - 1]
                for other in range(v.players):
                    has = of_domain(v.tally[other] + (more if other == seat else 0), domain)
                    if has >= enough and other == seat:
                        own = max(own, effects.PLAYS[effect])
                    elif has >= enough:
                        copied = max(copied, effects.PLAYS[effect])
        plays += own
        gained = max(gained, copied - own)
    return plays + (gained if leads else 0)


@rule
def could_fetch(v: Seen, seat: Seat) -> bool:
    """R5.6, R5.12-R5.14: whether the seat could get more cards into its hand before it ends."""
    level = of_domain(v.tally[seat], UTOPIA) + 1 >= v.level[0]
    pays = of_domain(v.tally[seat], SCIENCE) + of_domain(v.tally[seat], RELIGION)
    return level or pays > 0


@rare
def could_win(views: Views, j: int, seat: Seat) -> Bits:
    """R7.1: the Domains, one bit each, in which the seat could have enough when its turn ends.

    This is its next turn, or the one it is having, and as far as the viewer of view j can know.
    The card of step 1 counts in the Domain itself, or opens an effect that plays more.
    """
    v, found = views[j], 0
    now = seat == v.turn
    barred = v.barred if now else barred_by(v.embargo[seat])
    begun = v.plays if now and v.step == RESOLVE else 0
    for domain in range(len(DOMAINS)):
        missing = cards_needed(v, seat, domain) - of_domain(v.tally[seat], domain)
        held = could_hold(v, seat, domain)
        supply = missing if could_fetch(v, seat) else held
        most = min(begun + extra_plays(v, seat, 0), supply)
        if not now or v.step == PLAY:
            for first in range(len(DOMAINS)):
                played = first == domain and held > 0
                more = extra_plays(v, seat, 1 << 8 * first)
                most = max(most, played + min(more, supply - played))
        if barred & PILE_OF_DOMAIN[domain]:
            most = 0
        found |= (missing <= most) << domain
    return found


class Threat(TypedDict):
    """A victory by hegemony that could come with a seat's next turn."""

    seat: Seat
    domain: str


class Table(TypedDict):
    """What was agreed before the first card."""

    rules: int  # the version of the rules
    edition: str
    players: int
    teams: bool
    setup: str
    levels: list[int]  # face-up cards of a Domain for level 1 and level 2
    goal: int  # face-up cards of a Domain for hegemony
    deck: list[int]  # cards of Era I, II and III before dealing


class Hand(TypedDict):
    """A hand as the viewer knows it."""

    size: int
    eras: list[int]  # how many cards of Era I, II and III
    sure: list[str]  # cards that are surely there (R9.3); empty for the viewer's own hand
    cards: list[str] | None  # the viewer's own hand; when the game is over, every hand


class Deck(TypedDict):
    """The Era deck from the outside."""

    size: int
    eras: list[int]


class Pending(TypedDict):
    """The effect being resolved."""

    name: str
    asks: str  # discard, take, give or play
    source: str  # hand, area or discard
    choices: int  # how many such choices are left
    plays: int  # cards to play after them
    target: int | None  # the seat whose hand was taken


class View(TypedDict):
    """Everything that a seat knows, and nothing else; `seat` is null for spectators."""

    seat: int | None
    table: Table
    turn: int
    decides: int | None
    step: str | None
    hand_limit: int
    hands: list[Hand]
    pack: list[str]
    areas: list[list[str]]
    centre: list[str]
    discard: list[str]
    deck: Deck
    embargoes: list[FaceDown]
    barred: list[str]  # the Domains that the player of this turn can't play
    democracy: list[FaceDown]
    coin: Coin | None
    used: list[str]  # the effects used this turn
    effect: Pending | None
    still_turns: int  # Q7.6
    last_round: bool
    over: bool
    result: Result | None
    progress: list[Progress]  # by seat
    majority: Majority
    threats: list[Threat]
    legal: list[str]


def describe(views: Views) -> View:
    """The first of these views as a plain structure, ready for JSON."""
    v: Any = Plain(*views[0].item())
    players = int(v.players)
    progress, majority = standing(views)
    return {
        "seat": None if v.viewer == AUDIENCE else int(v.viewer),
        "table": {
            "rules": VERSION,
            "edition": NAMES[v.edition],
            "players": players,
            "teams": bool(v.teams),
            "setup": SETUPS[v.draft],
            "levels": v.level.tolist(),
            "goal": int(v.goal),
            "deck": whole_deck(players),
        },
        "turn": int(v.turn),
        "decides": None if v.step == OVER else int(v.seat),
        "step": STEPS[v.step],
        "hand_limit": int(v.limit),
        "hands": [hand(v, seat) for seat in range(players)],
        "pack": cards_in(v.pack),
        "areas": [cards_in(pile) for pile in v.area[:players].tolist()],
        "centre": cards_in(v.centre),
        "discard": cards_in(v.discard),
        "deck": {"size": int(v.left), "eras": v.deck_eras.tolist()},
        "embargoes": embargoes(v),
        "barred": [DOMAINS[d] for d in range(6) if int(v.barred) & int(PILE_OF_DOMAIN[d])],
        "democracy": democracies(v),
        "coin": coin(v),
        "used": [name for n, name in enumerate(effects.NAMES) if int(v.used) >> n & 1],
        "effect": pending(v),
        "still_turns": int(v.still),
        "last_round": bool(v.left == 0),
        "over": bool(v.step == OVER),
        "result": result(v),
        "progress": progress,
        "majority": majority,
        "threats": threats(views),
        "legal": legal_tokens(v.legal.tolist()),
    }


def threats(views: Views) -> list[Threat]:
    """R7.1: who could win by hegemony on their next turn, for all that the viewer knows."""
    v = views[0]
    if v.step in (OVER, DRAFT, OPEN):
        return []
    found = [(seat, int(could_win(views, 0, seat))) for seat in range(v.players)]
    return [
        {"seat": seat, "domain": name}
        for seat, domains in found
        for domain, name in enumerate(DOMAINS)
        if domains >> domain & 1
    ]


def describe_open(states: States) -> tuple[View, list[list[str]]]:
    """A moment with all hands and draft packs open: only for those allowed to see everything."""
    views, s = np.zeros(1, VIEW), states[0]
    look(states, 0, AUDIENCE, views, 0)
    view = describe(views)
    for seat, hand in enumerate(view["hands"]):
        hand["cards"] = cards_in(s.hand[seat])
    return view, [cards_in(pile) for pile in s.pack[: s.players]]


def whole_deck(players: int) -> list[int]:
    """R1.1, R2.2: how many cards of each Era are in the game."""
    return [printed - int(ASIDE[players]) for printed in OF_ERA]


def hand(v: Seen, seat: Seat) -> Hand:
    """One hand as the viewer knows it."""
    known = seat == v.viewer or v.step == OVER
    eras = v.hand_eras[seat].tolist()
    return {
        "size": sum(eras),
        "eras": eras,
        "sure": cards_in(v.sure[seat]),
        "cards": cards_in(v.hand[seat]) if known else None,
    }


def pending(v: Board) -> Pending | None:
    """The effect being resolved: what it asks for next, and how much of it."""
    if v.step != RESOLVE:
        return None
    asks, source = ASKS[v.verb] if v.owed else ("play", "hand")
    return {
        "name": effects.NAMES[v.effect],
        "asks": asks,
        "source": source,
        "choices": int(v.owed),
        "plays": int(v.plays),
        "target": None if v.target == NOBODY else int(v.target),
    }
