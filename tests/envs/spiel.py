"""Games for the OpenSpiel tests: played at random, written as records, counted."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pyspiel

from impera.rules.actions import END
from impera.rules.cards import COPIES, ERA, KINDS
from impera.rules.notation import TOKENS, cards_in
from impera.rules.view import describe

GAMES = [
    "python_impera(players=2)",
    "python_impera(players=3,setup=draft,edition=uk)",
    "python_impera(players=4,edition=pt,setup=draft,teams=True)",
]
State = Any


@cache
def load(text: str) -> Any:
    return pyspiel.load_game(text)


def choose(state: State, chance: Random, bold: float = 0.7) -> int:
    """A card by its probability, or a decision; `end` is delayed so that more happens."""
    if state.is_chance_node():
        kinds, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(kinds, weights)[0])
    legal = state.legal_actions()
    others = [number for number in legal if number != END]
    return int(chance.choice(others if others and chance.random() < bold else legal))


def play(game: Any, seed: int, moves: int = 10**6) -> State:
    """A game after so many moves, or at its end."""
    state, chance = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and moves:
        state.apply_action(choose(state, chance))
        moves -= 1
    return state


def record_of(state: State, agreed: dict[str, Any]) -> dict[str, Any]:
    """The record of a game: the drawn cards, then the others in any order."""
    deck = [m.action for m in state.full_history() if m.player == pyspiel.PlayerId.CHANCE]
    left = Counter(dict(enumerate(COPIES.tolist()))) - Counter(deck)
    removed = []
    for era in (1, 2, 3):
        cards = [kind for kind in left.elements() if ERA[kind] == era]
        aside = 0 if agreed["players"] == 4 else 3
        removed += cards[:aside]
        deck += cards[aside:]
    return {
        "format": "impera/1",
        **agreed,
        "removed": [KINDS[kind] for kind in removed],
        "deck": [KINDS[kind] for kind in deck],
        "decisions": [TOKENS[m.action] for m in state.full_history() if m.player >= 0],
    }


def whole_box(state: State) -> None:
    """R1.1: every card is in one place; at a chance node also among those just drawn."""
    dealing = state.dealing
    s = dealing.states[0]
    piles = [s.centre, s.discard, *s.hand, *s.area, *s.pack]
    there = Counter(kind for pile in piles for kind in cards_in(pile))
    there += Counter(KINDS[kind] for kind in s.deck[s.top : dealing.place])
    there += Counter(dict(zip(KINDS, dealing.unseen, strict=True)))
    for laid in describe(dealing.view(0))["embargoes"]:
        there[laid["card"]] += 1
    for laid in describe(dealing.view(0))["democracy"]:
        there[laid["card"]] += 1
    assert there == Counter(dict(zip(KINDS, COPIES.tolist(), strict=True)))


def sure_is_sure(state: State) -> None:
    """R9.3: the cards anybody is sure of in a hand are really there."""
    s = state.dealing.states[0]
    for seat in range(s.players):
        for sure in s.sure[seat]:
            assert not Counter(cards_in(sure)) - Counter(cards_in(s.hand[seat]))
