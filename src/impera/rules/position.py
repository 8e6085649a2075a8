"""A single position as text, both ways: `key: value` lines that people can write by hand.

Cards are kinds; `A1*3` is three of one kind. The `deck` line lists cards from the top; unnamed
cards of later Eras lie below them, and all other unnamed cards in the discard pile. Without a
`deck` line, every unnamed card is in the deck. Before that, with two or three players, three
unnamed cards of each Era count as removed. `#` begins a comment.
"""

from collections.abc import Callable, Iterable
from itertools import groupby

from impera.rules import effects
from impera.rules.actions import find_legal
from impera.rules.agreement import ASIDE, PLAYERS, SETUPS, USUAL, Agreement
from impera.rules.cards import COPIES, DOMAINS, ERA, ERAS, KINDS, count, size, tally_of
from impera.rules.editions import EDITIONS, NAMES
from impera.rules.notation import (
    KIND_NUMBER,
    cards_in,
    coin,
    democracies,
    embargoes,
    laid_on,
    pile_of,
)
from impera.rules.possible import check_position
from impera.rules.refused import Refused, quote
from impera.rules.scoring import win_by_hegemony, win_by_majority
from impera.rules.state import (
    AUDIENCE,
    DRAFT,
    ENDINGS,
    HEGEMONY,
    NOBODY,
    OPEN,
    OVER,
    RESOLVE,
    STEPS,
    State,
    States,
    tables,
)
from impera.rules.turn import HAND_LIMIT
from impera.rules.zones import barred_by, deck_left, embargo_card

_STEPS = (*STEPS[:-1], "over")


def write_cards(cards: Iterable[str]) -> str:
    """Cards in order, with runs of one kind as `A1*3`."""
    runs = [(kind, len(list(run))) for kind, run in groupby(cards)]
    return " ".join(kind if n == 1 else f"{kind}*{n}" for kind, n in runs)


def read_cards(text: str) -> list[str]:
    """The cards that a line names, in order."""
    cards: list[str] = []
    for word in text.split():
        kind, star, times = word.partition("*")
        if kind not in KIND_NUMBER:
            raise Refused(f"{quote(word)} is not a card; the kinds are {' '.join(KINDS)}")
        if star and not (times.isdecimal() and len(times) < 4):
            raise Refused(f"{quote(word)} is not a number of cards; write {kind}*2")
        cards += [kind] * (int(times) if star else 1)
    pile_of(cards)
    return cards


def write_position(s: State) -> str:
    """The whole state as text: reading it back gives the same bytes."""
    lines = [f"edition: {NAMES[s.edition]}", f"players: {s.players}"]
    lines += [f"setup: {'draft' if s.draft else 'base'}"]
    lines += ["teams: yes"] if s.teams else []
    lines += [f"step: {_STEPS[s.step]}", f"turn: {s.turn}"]
    lines += [f"seat: {s.seat}"] if s.step in (DRAFT, OPEN) else []
    lines += [f"over: {ENDINGS[s.ending]}"] if s.step == OVER else []
    lines += _write_turn(s)
    for seat in range(s.players):
        for name in ("hand", "area", "pack"):
            pile = s[name][seat]
            lines += [f"{name} {seat}: {write_cards(cards_in(pile))}"] if pile else []
    lines += [f"centre: {write_cards(cards_in(s.centre))}"] if s.centre else []
    lines += _write_face_down(s)
    for seat in range(s.players):
        for viewer in (*range(s.players), AUDIENCE):
            sure = s.sure[seat, viewer]
            who = "all" if viewer == AUDIENCE else viewer
            lines += [f"sure {who} of {seat}: {write_cards(cards_in(sure))}"] if sure else []
    lines += [f"discard: {write_cards(cards_in(s.discard))}"]
    lines += [f"removed: {write_cards(cards_in(s.removed))}"] if s.removed else []
    lines += [f"deck: {write_cards(KINDS[kind] for kind in s.deck[s.top : s.bottom])}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_turn(s: State) -> list[str]:
    """The lines about this turn so far."""
    lines = []
    if s.used:
        used = [name for n, name in enumerate(effects.NAMES) if int(s.used) >> n & 1]
        lines += [f"used: {' '.join(used)}"]
    if s.step == RESOLVE:
        target = "" if s.target == NOBODY else f" target {s.target}"
        name = effects.NAMES[s.effect]
        lines += [f"resolving: {name} choose {s.owed} play {s.plays}{target}"]
    lines += [f"still turns: {s.still}"] if s.still else []
    lines += [f"deck before: {s.left_before}"] if s.left_before != deck_left(s) else []
    lines += [f"last drawer: {s.last_drawer}"] if s.last_drawer != NOBODY else []
    return lines


def _write_face_down(s: State) -> list[str]:
    """Embargoes, democracies and the coin."""
    lines = []
    for name, cards in (("embargo", embargoes(s)), ("democracy", democracies(s))):
        for (on, domain), run in groupby(cards, key=lambda card: (card["on"], card["domain"])):
            lines += [f"{name} on {on} {domain}: {write_cards(card['card'] for card in run)}"]
    lines += [f"fresh: {c['card']} on {c['domain']}" for c in laid_on(int(s.turn), int(s.fresh))]
    lay = coin(s)
    if lay is not None:
        lines += [f"coin: by {lay['by']} on {lay['on']} {lay['domain']}"]
    return lines


def read_position(text: str) -> States:
    """The position that the text describes; an impossible one is refused with a reason."""
    lines = _split(text)
    states = _agree(lines)
    reader = _Reader(states[0])
    for key, (number, value) in lines.items():
        try:
            reader.read(key, value)
        except Refused as refused:
            raise Refused(f"line {number}, {key!r}: {refused}") from None
    reader.finish("deck" in lines, "removed" in lines)
    check_position(states[0])
    find_legal(states[0])
    return states


def _split(text: str) -> dict[str, tuple[int, str]]:
    """The lines by key, each with its number."""
    lines: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        key = " ".join(key.split())
        if not colon:
            raise Refused(f"line {number}: {quote(content)} is not a `key: value` line")
        if key in lines:
            raise Refused(f"line {number}: {key!r} is already on line {lines[key][0]}")
        lines[key] = (number, value.strip())
    return lines


def _agree(lines: dict[str, tuple[int, str]]) -> States:
    """Take out the lines about the table itself, and set it up."""

    def one_of(key: str, default: str, allowed: Iterable[str]) -> str:
        number, value = lines.pop(key, (0, default))
        if value not in allowed:
            raise Refused(
                f"line {number}, {key!r}: {quote(value)} is not one of {', '.join(allowed)}"
            )
        return value

    players = int(one_of("players", str(USUAL.players), [*map(str, PLAYERS)]))
    teams = one_of("teams", "no", ("yes", "no")) == "yes"
    if teams and players != 4:
        raise Refused(f"'teams': R8.1: teams need 4 players, not {players}")
    edition = one_of("edition", USUAL.edition, EDITIONS)
    return tables(Agreement(players, edition, one_of("setup", USUAL.setup, SETUPS), teams))


class _Reader:
    """Fills in a state line by line, then completes what no line has said."""

    def __init__(self, s: State) -> None:
        self.s = s
        s.coin_by = s.coin_on = s.coin_domain = NOBODY
        s.effect = s.target = s.last_drawer = NOBODY
        s.step = STEPS.index("effects")
        s.left_before = NOBODY
        self.deck: list[str] = []
        self.drafter: int | None = None
        s.still = NOBODY
        self.plain: dict[str, Callable[[str], None]] = {
            "step": self.step,
            "turn": self.turn,
            "seat": self.seat,
            "over": self.over,
            "used": self.used,
            "resolving": self.resolving,
            "still turns": self.still,
            "deck before": self.deck_before,
            "last drawer": self.last_drawer,
            "coin": self.coin,
            "fresh": self.fresh,
            "centre": self.centre,
            "discard": self.discard,
            "removed": self.removed,
            "deck": self.lay_deck,
        }

    def read(self, key: str, value: str) -> None:
        """Read one line."""
        if key in self.plain:
            self.plain[key](value)
            return
        words = key.split()
        match words:
            case [("hand" | "area" | "pack") as name, seat]:
                self.s[name][self.number(seat)] = pile_of(read_cards(value))
            case ["embargo", "on", seat, domain]:
                for card in read_cards(value):
                    lay = embargo_card(self.domain(domain), self.economy(card))
                    self.s.embargo[self.number(seat)] += lay
            case ["democracy", "on", seat, domain]:
                cards = read_cards(value)
                if set(cards) - {"U3"}:
                    raise Refused("R5.15: only Utopia cards can be placed there")
                self.s.democracy[self.number(seat)] += len(cards) << 8 * self.domain(domain)
            case ["sure", viewer, "of", seat]:
                who = AUDIENCE if viewer == "all" else self.number(viewer)
                self.s.sure[self.number(seat), who] = pile_of(read_cards(value))
            case _:
                raise Refused(f"unknown; the keys are {', '.join(self.keys())}")

    def keys(self) -> list[str]:
        """Every key that a line can have."""
        seated = ["hand 0", "area 0", "pack 0", "embargo on 0 A", "democracy on 0 A", "sure 0 of 1"]
        return ["edition", "players", "teams", "setup", *self.plain, *seated]

    def number(self, text: str, limit: int | None = None) -> int:
        """A seat, or another number below the limit."""
        limit = int(self.s.players) if limit is None else limit
        if text not in map(str, range(limit)):
            raise Refused(f"{quote(text)} is not a number from 0 to {limit - 1}")
        return int(text)

    def domain(self, text: str) -> int:
        """A Domain by its letter."""
        if len(text) != 1 or text not in DOMAINS:
            raise Refused(f"{quote(text)} is not a Domain; these are {' '.join(DOMAINS)}")
        return DOMAINS.index(text)

    def economy(self, card: str) -> int:
        """An Economy card by its kind."""
        if card not in ("E1", "E2", "E3"):
            raise Refused(f"R5.9: {quote(card)} is not an Economy card")
        return KIND_NUMBER[card]

    def step(self, value: str) -> None:
        if value not in _STEPS:
            raise Refused(f"{quote(value)} is not one of {', '.join(_STEPS)}")
        self.s.step = _STEPS.index(value)

    def turn(self, value: str) -> None:
        self.s.turn = self.number(value)

    def seat(self, value: str) -> None:
        self.drafter = self.number(value)

    def over(self, value: str) -> None:
        if value not in ENDINGS[1:]:
            raise Refused(f"{quote(value)} is not one of hegemony, majority, stalemate")
        self.s.ending = ENDINGS.index(value)

    def used(self, value: str) -> None:
        for name in value.split():
            if name not in effects.NAMES:
                raise Refused(f"{quote(name)} is not one of {', '.join(effects.NAMES)}")
            self.s.used |= 1 << effects.NAMES.index(name)

    def resolving(self, value: str) -> None:
        match value.split():
            case [name, "choose", owed, "play", plays, *rest] if name in effects.NAMES[:-1]:
                self.s.effect = effects.NAMES.index(name)
                self.s.owed = self.number(owed, len(KINDS) * 16)
                self.s.plays = self.number(plays, 3)
                match rest:
                    case []:
                        pass
                    case ["target", seat]:
                        self.s.target = self.number(seat)
                    case _:
                        raise Refused(f"{' '.join(rest)!r} is not `target 1`")
            case _:
                raise Refused(f"{quote(value)} is not like `research choose 1 play 2`")

    def still(self, value: str) -> None:
        self.s.still = self.number(value, 1000)

    def deck_before(self, value: str) -> None:
        self.s.left_before = self.number(value, 105)

    def last_drawer(self, value: str) -> None:
        self.s.last_drawer = self.number(value)

    def coin(self, value: str) -> None:
        match value.split():
            case ["by", by, "on", on, domain]:
                self.s.coin_by, self.s.coin_on = self.number(by), self.number(on)
                self.s.coin_domain = self.domain(domain)
            case _:
                raise Refused(f"{quote(value)} is not like `by 0 on 2 A`")

    def fresh(self, value: str) -> None:
        match value.split():
            case [card, "on", domain]:
                self.s.fresh = embargo_card(self.domain(domain), self.economy(card))
            case _:
                raise Refused(f"{quote(value)} is not like `E1 on S`")

    def centre(self, value: str) -> None:
        self.s.centre = pile_of(read_cards(value))

    def discard(self, value: str) -> None:
        self.s.discard = pile_of(read_cards(value))

    def removed(self, value: str) -> None:
        self.s.removed = pile_of(read_cards(value))

    def lay_deck(self, value: str) -> None:
        self.deck = read_cards(value)

    def finish(self, has_deck: bool, has_removed: bool) -> None:
        """Put the unnamed cards where they belong, and derive what follows from the rest."""
        s = self.s
        unnamed = self.unnamed()
        aside = int(ASIDE[s.players])
        if not has_removed and aside:
            self.set_aside(unnamed, aside)
        era = (self.deck[-1][1] if self.deck else "3") if has_deck else "0"
        below = [kind for kind in unnamed if kind[1] > era]
        s.discard += pile_of(kind for kind in unnamed if kind[1] <= era)
        self.deck += sorted(below, key=lambda kind: (kind[1], KIND_NUMBER[kind]))
        s.bottom = int(COPIES.sum()) - size(s.removed)
        s.top = s.bottom - len(self.deck)
        s.deck[s.top : s.bottom] = [KIND_NUMBER[kind] for kind in self.deck]
        s.limit = HAND_LIMIT
        for seat in range(s.players):
            s.tally[seat] = tally_of(s.area[seat])
        if s.left_before == NOBODY:
            s.left_before = 0 if s.step in (DRAFT, OPEN) else deck_left(s)
        if s.last_drawer == NOBODY and not self.deck:
            s.last_drawer = s.turn if s.left_before or s.step == OVER else max(s.turn - 1, 0)
        if s.still == NOBODY:
            last_round = s.step != OVER and not self.deck and not s.left_before
            s.still = (s.turn - s.last_drawer - 1) % s.players if last_round else 0
        self.derive_turn()

    def derive_turn(self) -> None:
        """Derive the hand limit, who decides, what is barred and asked for, and who has won."""
        s = self.s
        if self.drafter is not None and s.step not in (DRAFT, OPEN):
            raise Refused("'seat': only a draft needs it; otherwise the turn says who decides")
        for level, name in ((1, "holy-book"), (2, "divine-right")):
            if int(s.used) >> effects.NAMES.index(name) & 1:
                s.limit = HAND_LIMIT + 2 * level
        if s.step == OVER:
            s.seat = NOBODY
            if s.ending == HEGEMONY:
                win_by_hegemony(s, s.turn)
            elif s.ending:
                win_by_majority(s, s.ending)
        elif s.step in (DRAFT, OPEN):
            s.seat = self.drafter or 0
        else:
            s.seat = s.turn
            s.barred = barred_by(s.embargo[s.turn] - s.fresh)
        if s.step == RESOLVE:
            s.verb = effects.VERB[s.effect]

    def unnamed(self) -> list[str]:
        """The cards of the box that no line names."""
        s = self.s
        piles = [s.centre, s.discard, s.removed, *s.hand, *s.area, *s.pack, pile_of(self.deck)]
        face_down = [card["card"] for card in (*embargoes(s), *democracies(s))]
        unnamed: list[str] = []
        for number, kind in enumerate(KINDS):
            named = sum(int(count(int(pile), number)) for pile in piles) + face_down.count(kind)
            if named > COPIES[number]:
                raise Refused(f"R1.1: {named} cards {kind} are named, only {COPIES[number]} exist")
            unnamed += [kind] * (int(COPIES[number]) - named)
        return unnamed

    def set_aside(self, unnamed: list[str], aside: int) -> None:
        """R2.2: move the right number of unnamed cards of each Era out of the game."""
        for era in ERAS:
            left = [kind for kind in unnamed if ERA[KIND_NUMBER[kind]] == era][-aside:]
            if len(left) < aside:
                found = f"only {len(left)} are unnamed"
                raise Refused(f"R2.2: {aside} cards of Era {era} leave the game, but {found}")
            self.s.removed += pile_of(left)
            for kind in left:
                unnamed.remove(kind)
