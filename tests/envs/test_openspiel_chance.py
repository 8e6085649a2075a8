"""The OpenSpiel game's chance is exact, and no hidden card leaks."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped] # untyped

from impera.envs import openspiel
from impera.rules.agreement import Agreement
from impera.rules.cards import COPIES, ERA, KINDS
from impera.rules.chance import generators
from impera.rules.doors import shuffle_at
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.state import tables

from .spiel import GAMES, State, choose, load, play, sure_is_sure, whole_box


def falling(number: int, factors: int) -> int:
    """number × (number - 1) × …, with so many factors."""
    return int(np.prod([number - n for n in range(factors)], dtype=object))


@pytest.mark.parametrize("text", GAMES)
def test_the_cards_drawn_in_a_game_are_exactly_as_likely_as_in_a_shuffled_box(text: str) -> None:
    state, found = load(text).new_initial_state(), Fraction(1)
    drawn: Counter[int] = Counter()
    chance = Random(1)
    while not state.is_terminal():
        action = choose(state, chance)
        if state.is_chance_node():
            shares = {kind: Fraction(share) for kind, share in state.chance_outcomes()}
            assert sum(shares.values()) == pytest.approx(1)
            found *= shares[action].limit_denominator(44)
            drawn[action] += 1
        state.apply_action(action)
    expected = Fraction(1)
    for kind, number in drawn.items():
        expected *= falling(int(COPIES[kind]), number)
    for era, cards in ((1, 28), (2, 32), (3, 44)):
        expected /= falling(cards, sum(n for kind, n in drawn.items() if ERA[kind] == era))
    assert found == expected


def share_of(cards: tuple[int, ...], game: Any) -> float:
    """The probability that these are the first cards dealt."""
    state, share = game.new_initial_state(), 1.0
    for kind in cards:
        share *= dict(state.chance_outcomes()).get(kind, 0.0)
        state.apply_action(kind)
    return share


@pytest.mark.parametrize("players", [2, 4])
def test_the_engine_shuffles_as_often_what_chance_deals_as_likely(players: int) -> None:
    game, decks = load(f"python_impera(players={players})"), 20_000
    states, rngs = tables(Agreement(players), decks), generators(decks, 6)
    for i in range(decks):
        shuffle_at(states, i, rngs)
    first = [kind for kind in range(len(KINDS)) if ERA[kind] == 1]
    pairs = Counter(map(tuple, states["deck"][:, :2].tolist()))
    for pair in ((a, b) for a in first for b in first):
        share = share_of(pair, game)
        spread = sqrt(share * (1 - share) / decks)
        assert abs(pairs[pair] / decks - share) < 4 * spread, pair
    # After all drawn cards of one Era, one card of the next: removed cards still count (R2.2).
    last = 28 - (0 if players == 4 else 3)
    state = play_until_drawn(game, last)
    kinds = Counter(states["deck"][:, last].tolist())
    for kind, share in state.chance_outcomes():
        spread = sqrt(share * (1 - share) / decks)
        assert abs(kinds[kind] / decks - share) < 4 * spread, kind


def play_until_drawn(game: Any, cards: int) -> State:
    """A game in which so many cards have been drawn, and another is about to be."""
    state, chance = game.new_initial_state(), Random(3)
    while True:
        drawn = sum(m.player == pyspiel.PlayerId.CHANCE for m in state.full_history())
        if drawn == cards and state.is_chance_node():
            return state
        state.apply_action(choose(state, chance))


def test_a_decision_that_draws_is_followed_by_its_cards_and_then_carried_out() -> None:
    state = load("python_impera(players=2)").new_initial_state()
    for kind in "A1 A1 R1 E1 S1 C1".split():
        assert state.is_chance_node()
        state.apply_action(KINDS.index(kind))
    assert state.current_player() == 0
    assert [TOKENS[number] for number in state.legal_actions()] == ["play A1", "play R1"]
    state.apply_action(NUMBER["play A1"])
    assert state.legal_actions() == [NUMBER["end"]]
    state.apply_action(NUMBER["end"])
    assert state.chance_outcomes()[0] == (KINDS.index("A1"), 6 / 22)
    state.apply_action(KINDS.index("C1"))
    assert state.current_player() == 1
    said = "consensus, 2 players, base; seat {}; 0 draws {}; 0 draws {}; 0 draws {}; 1 draws {}; "
    said += "1 draws {}; 1 draws {}; 0 play A1; 0 end; 0 draws {}"
    own = said.format(0, "A1", "A1", "R1", "?1", "?1", "?1", "C1")
    other = said.format(1, "?1", "?1", "?1", "E1", "S1", "C1", "?1")
    assert [state.information_state_string(seat) for seat in (0, 1)] == [own, other]


@pytest.mark.parametrize("text", GAMES)
def test_hidden_cards_dealt_again_change_nothing_that_the_player_is_told(text: str) -> None:
    game, chance, changed = load(text), Random(2), Counter[str]()
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    private = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    )
    state, number = game.new_initial_state(), 0
    while not state.is_terminal():
        number += 1
        for player in range(game.num_players()) if number % 5 == 0 else ():
            again = state.resample_from_infostate(player, sampler)
            for told in (recall.string_from, private.string_from):
                assert told(again, player) == told(state, player)
            for name in ("observation_string", "observation_tensor", "information_state_tensor"):
                assert getattr(again, name)(player) == getattr(state, name)(player), name
            assert again.current_player() == state.current_player()
            assert again.history() == []
            if player == state.current_player():
                assert again.legal_actions() == state.legal_actions()
            changed["all"] += 1
            changed["other"] += str(again) != str(state)
            whole_box(again)
        state.apply_action(choose(state, chance))
    assert changed["other"] > changed["all"] / 2


def told(state: State, player: int) -> list[object]:
    """Everything that a player is told."""
    return [
        state.current_player(),
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    ]


@pytest.mark.parametrize("seed", range(40))
def test_a_game_dealt_again_and_again_can_be_played_to_its_end(seed: int) -> None:
    game, chance = load(GAMES[seed % len(GAMES)]), Random(seed)
    state, sampler = game.new_initial_state(), pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
    while not state.is_terminal():
        if chance.random() < 0.05:
            player = chance.randrange(game.num_players())
            again = state.resample_from_infostate(player, sampler)
            assert told(again, player) == told(state, player)
            whole_box(again)
            state = again
        sure_is_sure(state)
        state.apply_action(choose(state, chance))
    whole_box(state)


def test_whoever_has_seen_the_same_sees_the_same_and_may_decide_the_same() -> None:
    game, again = load("python_impera(players=2,setup=draft)"), 0
    shown: dict[str, Any] = {}
    for seed in range(400):
        state, chance = game.new_initial_state(), Random(seed)
        for _ in range(18):
            for player in (0, 1):
                seen = state.information_state_string(player)
                sees = (state.observation_string(player), state.information_state_tensor(player))
                again += seen in shown
                assert shown.setdefault(seen, sees) == sees
            state.apply_action(choose(state, chance))
    assert again > 1000


def test_what_others_keep_give_and_draw_is_told_by_its_era_and_what_one_finds_in_full() -> None:
    told = Counter[str]()
    game = load("python_impera(players=3,setup=draft,edition=uk)")
    for seed in range(6):
        state = play(game, seed)
        logs = [state.information_state_string(seat).split("; ") for seat in range(3)]
        moves = [TOKENS[m.action] for m in state.full_history() if m.player >= 0]
        for seat, log in enumerate(logs):
            for entry in log:
                who, _, what = entry.partition(" ")
                if what.startswith("draws"):
                    assert ("?" in what) == (who != str(seat))
                if what.startswith("keep"):
                    assert ("?" in what) == (who != str(seat))
                told["give"] += what.startswith("give") and "?" in what
                told["finds"] += who == "finds"
                told["pack"] += who == "pack"
        decided = [entry for entry in logs[0] if entry.partition(" ")[2] in openspiel.COLUMN]
        assert len(decided) == len(moves)
    assert told["pack"] == 6 * 3 * 2
    assert told["give"]
    assert told["finds"]


def test_a_step_that_a_player_must_skip_is_told_when_it_is_seen() -> None:
    told = 0
    for seed in range(40):
        state = play(load("python_impera(players=2)"), seed)
        told += "cannot play" in state.information_state_string(0)
        moves = state.information_state_string(1).split("; ")
        for entry, following in pairwise(moves):
            if entry.endswith("cannot play"):
                assert following.split()[1] not in ("play", "cannot")
                assert following.split()[0] == entry.split()[0]
    assert told
