"""A game whose deck is revealed card by card: every card drawn is a chance move.

The deck below the drawn cards holds stand-ins of the right Era, indistinguishable from real cards.
A decision that draws is tried on a copy to see how many cards it needs; then it waits for them.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Self

import numpy as np

from impera.rules.actions import END, INQUIRE, OPEN_CARD
from impera.rules.agreement import DEALT, Agreement
from impera.rules.cards import COPIES, ERA, ERAS, KINDS
from impera.rules.chance import generators
from impera.rules.doors import begin, decide_at, find_legal_at
from impera.rules.imagine import imagine
from impera.rules.notation import TOKENS, cards_in, legal_numbers, redact
from impera.rules.refused import Refused, quote
from impera.rules.state import AUDIENCE, EFFECTS, OPEN, OVER, SEATS, States, tables
from impera.rules.view import VIEW, Views, describe, look, whole_deck

DEAL = -1  # a pending deal, before the first decision
OF_ERA = [[kind for kind in range(len(KINDS)) if ERA[kind] == era] for era in (0, *ERAS)]


@lru_cache
def laid_table(agreement: Agreement) -> States:
    """A table with nothing but a deck of stand-ins; it is never changed."""
    states = tables(replace(agreement, setup="base"))
    stand_ins = [
        OF_ERA[era][0]
        for era, cards in zip(ERAS, whole_deck(agreement.players), strict=True)
        for _ in range(cards)
    ]
    states["deck"][0, : len(stand_ins)] = stand_ins
    states["bottom"] = len(stand_ins)
    begin(states, 0)
    states["deck"][0, : len(stand_ins)] = stand_ins
    states["draft"] = agreement.setup == "draft"
    for name in ("top", "hand", "legal"):
        states[name] = 0
    states["left_before"] = len(stand_ins)
    return states


class Dealing:
    """A game at some point, where the next move is a player's or chance's."""

    __slots__ = ("place", "seen", "states", "under_way", "unseen", "until")

    def __init__(self, agreement: Agreement) -> None:
        """Set up a table; the next moves deal the first hands (R2.4, R2.5)."""
        players = agreement.players
        self.states = laid_table(agreement).copy()
        self.unseen: list[int] = COPIES.tolist()  # by kind: in the deck, or set aside (R2.2)
        self.place = 0  # the next card of the deck that chance will reveal
        self.until = players * DEALT[agreement.setup == "draft"]
        self.under_way = DEAL  # the decision that waits for the cards before `until`
        self.seen = [f"{agreement}; seat {seat}" for seat in range(players)]

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.seen)

    @property
    def chance(self) -> bool:
        """Whether a card has to be drawn next."""
        return self.place < self.until

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states["step"].item() == OVER)

    @property
    def seat(self) -> int:
        """Who decides next, or draws."""
        if self.under_way == DEAL and self.chance:
            return self._drawer(self.place)
        return int(self.states["seat"].item())

    def _drawer(self, place: int) -> int:
        """Who gets the card at this place, when cards are being drawn from there."""
        if self.under_way == DEAL:
            return place // (self.until // self.players)
        return int(self.states["seat"].item())

    def legal(self) -> list[int]:
        """The legal decisions, in ascending order."""
        return legal_numbers(self.states["legal"][0].tolist())

    def outcomes(self) -> list[tuple[int, float]]:
        """Every kind that the next card can be, with its exact probability.

        R2.2: a card set aside is one that is never drawn, so all unseen cards of the Era count.
        """
        era = OF_ERA[ERA[self.states["deck"][0, self.place]]]
        unseen = sum(self.unseen[kind] for kind in era)
        return [(kind, self.unseen[kind] / unseen) for kind in era if self.unseen[kind]]

    def draw(self, kind: int) -> None:
        """Chance: the next card is of this kind; the last one carries out the decision."""
        if kind not in (found := [kind for kind, _ in self.outcomes()]):
            kinds = ", ".join(f"{number} ({KINDS[number]})" for number in found)
            raise Refused(f"{quote(kind)} can't be drawn; the next card is one of {kinds}")
        self.states["deck"][0, self.place] = kind
        self.unseen[kind] -= 1
        self._tell_draw(self.place, range(self.players))
        self.place += 1
        if self.place < self.until:
            return
        if self.under_way == DEAL:
            begin(self.states, 0)
        else:
            before = self.states.copy()
            decide_at(self.states, 0, self.under_way)
            self._tell_outcome(before, self.under_way)
        self.under_way = DEAL

    def decide(self, number: int) -> None:
        """A player: carry out a decision, or wait for the cards that it draws."""
        before = self.states
        if number not in self.legal():
            allowed = ", ".join(f"{legal} ({TOKENS[legal]})" for legal in self.legal())
            raise Refused(f"{quote(number)} is not legal; allowed: {allowed or 'nothing'}")
        self._tell_decision(number)
        after = before.copy()
        decide_at(after, 0, number)
        self.until = int(after["top"].item())
        if self.chance:
            self.under_way = number
        else:
            self.states = after
            self._tell_outcome(before, number)

    def _tell(self, viewer: int, text: str) -> None:
        self.seen[viewer] += f"; {text}"

    def _tell_draw(self, place: int, viewers: Iterable[int]) -> None:
        """R1.3: the player who draws sees the card, the others its Era."""
        kind, drawer = KINDS[self.states["deck"][0, place]], self._drawer(place)
        for viewer in viewers:
            shown = kind if viewer == drawer else f"?{kind[1]}"
            self._tell(viewer, f"{drawer} draws {shown}")

    def _tell_decision(self, number: int) -> None:
        """R9.1: everybody sees the decision, but only the Era of a secret card."""
        seat, target = self.seat, int(self.states["target"].item())
        for viewer in range(self.players):
            self._tell(viewer, f"{seat} {redact(TOKENS[number], seat, viewer, target)}")

    def _tell_outcome(self, before: States, number: int) -> None:
        """Tell what else players see: packs, the centre, a seized hand, a skipped step, the end."""
        was, s = before[0], self.states[0]
        everybody = range(self.players)
        if number < OPEN_CARD and was.seat == self.players - 1:
            for viewer in everybody:
                open_to_all = s.step == OPEN
                cards = " ".join(cards_in(s.centre if open_to_all else s.pack[viewer]))
                self._tell(viewer, f"{'centre' if open_to_all else 'pack'} {cards}")
        elif INQUIRE <= number < INQUIRE + SEATS:
            self._tell(int(was.seat), f"finds {' '.join(cards_in(was.hand[number - INQUIRE]))}")
        elif number == END and s.step == EFFECTS:
            for viewer in everybody:
                self._tell(viewer, f"{s.seat} cannot play")
        if s.step == OVER:
            hands = " / ".join(" ".join(cards_in(s.hand[seat])) for seat in everybody)
            for viewer in everybody:
                self._tell(viewer, f"over, hands {hands}")

    def view(self, viewer: int) -> Views:
        """R9: everything a viewer knows; cards of an unfinished draw are not included."""
        views = np.zeros(1, VIEW)
        look(self.states, 0, viewer, views, 0)
        return views

    def returns(self) -> list[float]:
        """Zero-sum: everybody who doesn't win pays 1, and the winners share it."""
        if not self.over:
            return [0.0] * self.players
        winners = int(self.states["winners"].item())
        won = winners.bit_count()
        share = (self.players - won) / won  # not `pay`: thirds in 32 bits don't add up to 0
        return [share if winners >> seat & 1 else -1.0 for seat in range(self.players)]

    def imagined(self, player: int, random: Callable[[], float]) -> "Dealing":
        """The same game to the player, with all cards redealt that R9.3 leaves open to them.

        The others remember only what they see at this point.
        """
        other = self.copy()
        if self.over:
            return other
        top, bottom = int(self.states["top"].item()), int(self.states["bottom"].item())
        drawn = self.states["deck"][0, top : self.place].tolist()
        own = {p: k for p, k in enumerate(drawn, top) if self._drawer(p) == player}
        views = self.view(player)
        move_drawn(views[0], player, own.values())
        seed = int(random() * 2**32) << 32 | int(random() * 2**32)
        imagine(views, 0, other.states, 0, generators(1, seed), 0)
        s = other.states[0]
        found = iter(s.deck[s.top : s.bottom].tolist())
        deck = [own[place] if place in own else next(found) for place in range(top, bottom)]
        s.hand[player] -= sum(1 << 4 * kind for kind in own.values())
        s.top = top
        s.deck[top : self.place] = deck[: self.place - top]
        s.deck[self.place : bottom] = self.states["deck"][0, self.place : bottom]
        aside = [KINDS.index(kind) for kind in cards_in(s.removed)]
        s.removed = 0
        find_legal_at(other.states, 0)
        other._share_out_knowledge(self.states["sure"][0], player)
        unseen = np.bincount(deck[self.place - top :] + aside, minlength=len(KINDS))
        other.unseen = unseen.tolist()
        for viewer in range(self.players):
            if viewer != player:
                other._forget(viewer, top)
        return other

    def _share_out_knowledge(self, sure: Any, player: int) -> None:
        """R9.3: in hands other than the player's, the others are sure of what everybody is sure of.

        What they are sure of in the player's hand, the player has seen them learn.
        """
        again = self.states["sure"][0]
        again[:] = 0
        for viewer in (*range(self.players), AUDIENCE):
            again[:, viewer] = sure[:, player if viewer == player else AUDIENCE]
        np.fill_diagonal(again, 0)
        again[player] = sure[player]

    def _forget(self, viewer: int, top: int) -> None:
        """What a viewer knows: what it sees, the decision under way and its cards so far."""
        agreed = self.seen[viewer].split("; ", 2)[:2]
        now = json.dumps(describe(self.view(viewer)), separators=(",", ":"))
        self.seen[viewer] = "; ".join([*agreed, f"recalls {now}"])
        if self.chance and self.under_way != DEAL:
            self._tell(viewer, f"{self.seat} {TOKENS[self.under_way]}")
        for place in range(top, self.place):
            self._tell_draw(place, [viewer])

    def copy(self) -> Self:
        """An independent copy at the same point."""
        other = object.__new__(type(self))
        other.states, other.unseen, other.seen = self.states.copy(), self.unseen[:], self.seen[:]
        other.place, other.until, other.under_way = self.place, self.until, self.under_way
        return other

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.copy()


def move_drawn(v: Any, player: int, cards: Iterable[int]) -> None:
    """Show cards that the player has drawn in their hand instead of in the deck."""
    for kind in cards:
        v.hand[player] += 1 << 4 * kind
        v.left -= 1
        v.deck_eras[ERA[kind] - 1] -= 1
