"""What a decision will visibly do at once, found by carrying it out on a copy.

Only what lies open for all is compared, and of hidden cards their Eras: no card comes out that the
deciding seat does not know, wherever the hidden ones lie.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypedDict

import numpy as np

from impera.rules.cards import KINDS
from impera.rules.doors import decide_at
from impera.rules.notation import TOKENS, cards_in, coin, democracies, embargoes
from impera.rules.state import AUDIENCE, ENDINGS, States
from impera.rules.view import VIEW, Pending, Plain, look, pending

Spot = Literal["hand", "area", "discard", "deck", "centre", "pack", "embargo", "democracy"]


class Place(TypedDict):
    """Where a card or the coin lies."""

    place: Spot
    seat: int | None  # whose; of discard pile, deck and centre null
    domain: str | None  # in an area, or of the card that an embargo or a democracy lies on


class Move(TypedDict):
    """A card or the coin that moves."""

    card: str  # a kind; `?2` if only the Era is known; `coin`
    source: Place
    to: Place


class Foresight(TypedDict):
    """What a decision will do at once."""

    moves: list[Move]
    hand_limit: int | None  # if it changes for this turn
    then: Pending | None  # what the effect asks for next
    ends: str | None  # how the game ends by it


class Lying(NamedTuple):
    """A card and where it lies."""

    card: str
    place: Spot
    seat: int | None = None
    domain: str | None = None

    def where(self) -> Place:
        """The place alone."""
        return {"place": self.place, "seat": self.seat, "domain": self.domain}


def foresee(states: States, number: int) -> Foresight:
    """What a legal decision will do."""
    was, verb, kind = seen(states), *TOKENS[number].partition(" ")[::2]
    if verb == "keep":  # R2.5: the packs that go on, and what they uncover, are not known yet
        kept = Lying(kind, "pack", int(was.seat)), Lying(kind, "hand", int(was.seat))
        return {"moves": [move(*kept)], "hand_limit": None, "then": None, "ends": None}
    after = states.copy()
    decide_at(after, 0, number)
    now = seen(after)
    raised = now.turn == was.turn and now.limit != was.limit
    return {
        "moves": [*moves(was, now, kind if verb == "give" else None), *coin_moves(was, now)],
        "hand_limit": int(now.limit) if raised else None,
        "then": pending(now),
        "ends": ENDINGS[now.ending],
    }


def seen(states: States) -> Any:
    """What everybody may know, field by field."""
    views = np.zeros(1, VIEW)
    look(states, 0, AUDIENCE, views, 0)
    return Plain(*views[0].item())


def gone(v: Any, other: Any) -> Iterator[Lying]:
    """The cards that do not lie there any more in the other; of hands and the deck the Eras."""
    for seat, pile, left in differing(v.area, other.area):
        yield from (Lying(kind, "area", seat, kind[0]) for kind in fewer(pile, left))
    if differing(v.embargo, other.embargo) or differing(v.democracy, other.democracy):
        yield from (Counter(face_down(v)) - Counter(face_down(other))).elements()
    yield from (Lying(kind, "centre") for kind in fewer(v.centre, other.centre))
    yield from (Lying(kind, "discard") for kind in fewer(v.discard, other.discard))
    for seat, eras, rest in differing(v.hand_eras, other.hand_eras):
        yield from (Lying(back, "hand", seat) for back in backs(eras, rest))
    yield from (Lying(back, "deck") for back in backs(v.deck_eras, other.deck_eras))


def differing(places: Any, others: Any) -> list[tuple[int, Any, Any]]:
    """The seats that have something else, what it is and what it is not."""
    pairs = zip(places.tolist(), others.tolist(), strict=True)
    return [(seat, here, there) for seat, (here, there) in enumerate(pairs) if here != there]


def fewer(pile: int, left: int) -> list[str]:
    """The cards of a pile that are not left of it."""
    if pile == left:
        return []
    had, kept = cards_in(pile), cards_in(left)
    return [kind for kind in KINDS for _ in range(had.count(kind) - kept.count(kind))]


def backs(eras: Sequence[int], rest: Sequence[int]) -> list[str]:
    """The same of cards that are known by their Era only."""
    pairs = zip(eras, rest, strict=True)
    return [f"?{era}" for era, (held, left) in enumerate(pairs, 1) for _ in range(held - left)]


def face_down(v: Any) -> Iterator[Lying]:
    """The cards of embargoes and democracies."""
    for card in embargoes(v):
        yield Lying(card["card"], "embargo", card["on"], card["domain"])
    for card in democracies(v):
        yield Lying(card["card"], "democracy", card["on"], card["domain"])


def moves(was: Any, now: Any, given: str | None) -> list[Move]:
    """The cards that have left a place, each with the place to which it has come."""
    left = list(gone(was, now))
    found = []
    for card in sorted(gone(now, was), key=lambda card: card.card[0] == "?"):
        source = next((each for each in left if each.card == card.card), None)
        source = source or next(each for each in left if matches(each, card))
        left.remove(source)
        found.append(move(source, card, given))
    return found


def matches(one: Lying, other: Lying) -> bool:
    """Whether they may be one card, of which one side shows the Era only."""
    return "?" in (one.card[0], other.card[0]) and one.card[1] == other.card[1]


def move(source: Lying, to: Lying, card: str | None = None) -> Move:
    """A move of the card, by the name under which it is known."""
    known = card or (to.card if source.card[0] == "?" else source.card)
    return {"card": known, "source": source.where(), "to": to.where()}


def coin_moves(was: Any, now: Any) -> list[Move]:
    """R6.3: the way of the coin, if it moves."""
    before, after = coin_place(was), coin_place(now)
    return [] if before == after else [move(before, after)]


def coin_place(v: Any) -> Lying:
    """Where the coin lies: in an area, or beside the deck."""
    lies = coin(v)
    return (
        Lying("coin", "deck") if lies is None else Lying("coin", "area", lies["on"], lies["domain"])
    )
