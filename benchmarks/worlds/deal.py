"""Another deal: what the viewer has never seen is different, and all they saw is the same.

Every card is tracked by its place in the deck, removed cards by places after its end.
"""

import operator
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from impera.rules import doors
from impera.rules.agreement import Agreement
from impera.rules.knowledge import tells
from impera.rules.notation import NUMBER, lay_deck, redact
from impera.rules.state import AUDIENCE, DRAFT, FROM_HAND, WORD_BITS, State, States, tables
from impera.rules.view import VIEW, look

ATTEMPTS = 12  # deals to try; some are ruled out by the decisions that were legal


class Deal(NamedTuple):
    """Which kind each card is, in the order of the deck and then the removed ones."""

    kinds: Sequence[str]
    size: int  # in the deck

    @property
    def deck(self) -> Sequence[str]:
        """From top to bottom."""
        return self.kinds[: self.size]

    @property
    def removed(self) -> Sequence[str]:
        """What was put away."""
        return self.kinds[self.size :]


class Move(NamedTuple):
    """What happened in the game: a decision, or so many undone."""

    decision: str | None
    undone: int = 0


class Secret(NamedTuple):
    """A card chosen from a pile, and shown to few people or nobody."""

    card: int
    pile: tuple[int, ...]


@dataclass
class Zones:
    """The cards in each hand and pack; all others are open."""

    hands: list[list[int]]
    packs: list[list[int]]
    shown: list[int] = field(default_factory=list)

    def copy(self) -> "Zones":
        """A copy."""
        return Zones([*map(list, self.hands)], [*map(list, self.packs)], list(self.shown))


class Eyes:
    """What one viewer's seats have seen of a game, card by card."""

    def __init__(self, agreed: Agreement, deal: Deal, seats: frozenset[int]) -> None:
        self.deal, self.seats = deal, seats
        self.seen: dict[int, int] = {}  # cards, each with the move at which it was last seen
        self.secrets: list[Secret | None] = []  # for every move, what was moved secretly
        self._states = [start(agreed, deal)]
        self._zones = [self._dealt(agreed)]

    def _dealt(self, agreed: Agreement) -> Zones:
        size = 4 if agreed.setup == "draft" else 3
        piles = [list(range(seat * size, (seat + 1) * size)) for seat in range(agreed.players)]
        none: list[list[int]] = [[] for _ in piles]
        for seat in self.seats:
            self._see(piles[seat])
        return Zones(none, piles) if agreed.setup == "draft" else Zones(piles, none)

    def _see(self, cards: Iterable[int]) -> None:
        self.seen |= dict.fromkeys(cards, len(self.secrets))

    def follow(self, move: Move) -> None:
        """Watch a move."""
        if move.decision is None:
            del self._states[-move.undone :], self._zones[-move.undone :]
            self.secrets.append(None)
            return
        before, zones = self._states[-1], self._zones[-1].copy()
        after = before.copy()
        doors.decide_at(after, 0, NUMBER[move.decision])
        self.secrets.append(self._carry(before, after, zones, move.decision))
        self._states.append(after)
        self._zones.append(zones)

    def _carry(self, before: States, after: States, zones: Zones, token: str) -> Secret | None:
        """Move the cards; returns those not shown to everybody."""
        verb, _, what = token.partition(" ")
        s = before[0]
        seat, hand = int(s.seat), zones.hands[int(s.seat)]
        secret = None
        match verb:
            case "keep":
                pack = tuple(zones.packs[seat])
                hand.append(self._pick(zones.packs[seat], what, seat in self.seats))
                secret = Secret(hand[-1], pack)
                self._pass_on(before, after, zones)
            case "play":
                self._show(hand, zones, what)
            case "discard" if s.verb == FROM_HAND:
                self._show(hand, zones, what)
            case "take":
                card = next(each for each in zones.shown if self.deal.kinds[each] == what)
                zones.shown.remove(card)
                hand.append(card)
            case "inquisition":
                taken = zones.hands[int(what)]
                hand += taken
                taken.clear()
            case "give":
                target, whole = int(s.target), tuple(hand)
                given = self._pick(hand, what, bool({seat, target} & self.seats))
                zones.hands[target].append(given)
                secret = Secret(given, whole)
        hand += range(int(s.top), int(after[0].top))
        for own in self.seats:
            self._see(zones.hands[own])
        return secret

    def _pick(self, pile: list[int], kind: str, known: bool) -> int:
        """Take a card of that kind from the pile, preferring one that was known."""
        cards = [card for card in pile if self.deal.kinds[card] == kind]
        chosen = min(cards, key=lambda card: (card in self.seen) != known)
        pile.remove(chosen)
        if known:
            self._see([chosen])
        return chosen

    def _show(self, hand: list[int], zones: Zones, kind: str) -> None:
        zones.shown.append(self._pick(hand, kind, known=True))

    def _pass_on(self, before: States, after: States, zones: Zones) -> None:
        """R2.5: pass the packs on once everybody has kept a card."""
        if before[0].seat < before[0].players - 1:
            return
        if after[0].step == DRAFT:
            zones.packs.insert(0, zones.packs.pop())
            for seat in self.seats:
                self._see(zones.packs[seat])
            return
        for pack in zones.packs:
            self._see(pack)
            zones.shown += pack
            pack.clear()


def start(agreed: Agreement, deal: Deal) -> States:
    """The table after the deal."""
    states = tables(agreed)
    lay_deck(states, 0, deal.removed, deal.deck)
    doors.begin(states, 0)
    return states


def deal_again(
    agreed: Agreement,
    deal: Deal,
    seats: frozenset[int],
    moves: Sequence[Move],
    chance: random.Random,
) -> tuple[Deal, list[Move]] | None:
    """Other cards and secret decisions that look the same to these seats, or None.

    Whether they look the same is checked with the rules, not with the server.
    """
    eyes = Eyes(agreed, deal, seats)
    for move in moves:
        eyes.follow(move)
    unseen = [card for card in range(len(deal.kinds)) if card not in eyes.seen]
    for attempt in range(ATTEMPTS):
        other = Deal(shuffled(deal.kinds, unseen, chance), deal.size)
        said = list(renamed(moves, eyes, other, chance, 0.5 / (1 + attempt)))
        if (other, said) != (deal, moves):
            here, there = seen(agreed, deal, moves, seats), seen(agreed, other, said, seats)
            if all(map(operator.eq, here, there)) and all(undone(agreed, other, said)):
                return other, said
        unseen = chance.sample(unseen, len(unseen) * 2 // 3)
    return None


def shuffled(kinds: Sequence[str], places: Iterable[int], chance: random.Random) -> tuple[str, ...]:
    """The cards, with those in these places shuffled within their Eras."""
    found = list(kinds)
    places = list(places)
    for era in "123":
        slots = [place for place in places if kinds[place][1] == era]
        cards = chance.sample([kinds[place] for place in slots], len(slots))
        for place, kind in zip(slots, cards, strict=True):
            found[place] = kind
    return tuple(found)


def renamed(
    moves: Sequence[Move], eyes: Eyes, deal: Deal, chance: random.Random, often: float
) -> Iterator[Move]:
    """The same moves in another deal; now and then another card is secretly chosen from a pile."""
    cards = list(range(len(deal.kinds)))  # which card is now in each one's place
    for number, (move, secret) in enumerate(zip(moves, eyes.secrets, strict=True)):
        if secret is None or move.decision is None:
            yield move
            continue
        one = secret.card
        if chance.random() < often and eyes.seen.get(one, -1) < number:
            free = [card for card in secret.pile if eyes.seen.get(card, -1) < number]
            era = deal.kinds[one][1]
            two = chance.choice([card for card in free if deal.kinds[card][1] == era])
            cards[one], cards[two] = cards[two], cards[one]
        yield Move(f"{move.decision.split()[0]} {deal.kinds[cards[one]]}")


def seen(
    agreed: Agreement, deal: Deal, moves: Sequence[Move], seats: frozenset[int]
) -> Iterator[tuple[bytes, ...]]:
    """R9: what the seats, or everybody, see of each move; nothing of an illegal one."""
    stack = [start(agreed, deal)]
    viewers = sorted(seats) or [AUDIENCE]
    views = np.zeros(len(viewers), VIEW)
    for move in (None, *moves):
        told = ""
        if move is not None and move.decision is None:
            del stack[-move.undone :]
        elif move is not None and move.decision is not None:
            s, number = stack[-1][0], NUMBER[move.decision]
            if not int(s.legal[number // WORD_BITS]) >> number % WORD_BITS & 1:
                yield ()
                return
            told = told_of(s, move.decision, seats)
            stack.append(stack[-1].copy())
            doors.decide_at(stack[-1], 0, number)
        for place, viewer in enumerate(viewers):
            look(stack[-1], 0, viewer, views, place)
        yield told.encode(), views.tobytes()


def undone(agreed: Agreement, deal: Deal, moves: Sequence[Move]) -> Iterator[bool]:
    """Whether the undone decisions could be undone; the undo itself shows that they could."""
    stack, numbers = [start(agreed, deal)], list[int]()
    for move in moves:
        for _ in range(move.undone):
            after, number = stack.pop(), numbers.pop()
            yield not tells(stack[-1], number, after)
        if move.decision is not None:
            numbers.append(NUMBER[move.decision])
            stack.append(stack[-1].copy())
            doors.decide_at(stack[-1], 0, numbers[-1])


def told_of(s: State, decision: str, seats: frozenset[int]) -> str:
    """R9.1: the decision as these seats are told of it."""
    seat, receiver = int(s.seat), int(s.target)
    viewer = next((each for each in (seat, receiver) if each in seats), AUDIENCE)
    return redact(decision, seat, viewer, receiver)
