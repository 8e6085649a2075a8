"""The OpenSpiel game passes OpenSpiel's checks, its bots play it, and bad input is refused."""

import pickle
import subprocess
import sys
import unittest
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

# None of them has types.
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.bots import uniform_random  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]
from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

from impera import Game
from impera.rules.cards import KINDS
from impera.rules.notation import NUMBER, TOKENS, cards_in
from impera.rules.observation import LENGTH, observe_at, pay
from impera.rules.refused import Refused
from impera.rules.view import VIEW

from . import playthrough
from .spiel import GAMES, choose, load, play, record_of


@pytest.mark.parametrize("text", GAMES)
def test_the_random_simulations_of_openspiel_pass(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_the_simulations_in_python_of_openspiel_pass(text: str) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(load(text))


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_finds_its_interface_kept(text: str) -> None:
    said = {"game": load(text), "game_name": text}
    case = type("Kept", (api_test.EnforceAPIOnPartialTreeBase,), said)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert [*found.errors, *found.failures, *found.skipped] == []


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_replays_as_a_record_with_the_same_legal_decisions_and_result(
    text: str, seed: int
) -> None:
    game = load(text)
    end = play(game, seed)
    replay = Game.from_record({**record_of(end, asdict(game.agreement)), "decisions": []})
    state, most = game.new_initial_state(), game.max_game_length()
    for move in end.full_history():
        assert state.current_player() == move.player
        if move.player >= 0:
            assert sorted(map(state.action_to_string, state.legal_actions())) == replay.legal
            assert replay.seat == move.player
            replay.decide(TOKENS[move.action])
            most -= 1
        state.apply_action(move.action)
    assert replay.over
    assert state.is_terminal()
    assert most >= 0
    assert replay.result is not None
    paid = np.zeros((1, 4), np.float32)
    pay(replay.state, paid, 0)
    assert state.returns() == pytest.approx(paid[0, : replay.players].tolist())
    assert sum(state.returns()) == 0
    winners = [seat for seat, share in enumerate(state.returns()) if share >= 0]
    assert winners == replay.result["winners"]


@pytest.mark.parametrize("text", GAMES)
def test_the_summary_counts_what_a_player_drew_and_saw_everybody_decide(text: str) -> None:
    game, chance = load(text), Random(6)
    players = game.num_players()
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state, drawer = game.new_initial_state(), 0
    drawn, decided = np.zeros((players, len(KINDS))), np.zeros((players, len(TOKENS)))
    while not state.is_terminal():
        action, dealt = choose(state, chance), int(drawn.sum())
        if not state.is_chance_node():
            drawer = state.current_player()
            decided[drawer, action] += 1
        else:
            drawn[drawer if decided.any() else dealt * players // dealt_first(game), action] += 1
        state.apply_action(action)
        for player in range(players):
            observer.set_from(state, player)
            assert np.array_equal(observer.dict["drawn"], drawn[player])
            told = np.roll(observer.dict["decisions"][:players], player, axis=0)
            assert np.array_equal(told[player, : len(TOKENS)], decided[player])
            assert np.array_equal(told.sum(axis=1), decided.sum(axis=1))


def dealt_first(game: Any) -> int:
    """How many cards are dealt before the first decision."""
    return int(game.num_players()) * (4 if game.agreement.setup == "draft" else 3)


@pytest.mark.parametrize("text", GAMES)
def test_what_is_observed_is_what_the_library_shows_of_the_same_game(text: str) -> None:
    game = load(text)
    end = play(game, 5)
    replay = Game.from_record({**record_of(end, asdict(game.agreement)), "decisions": []})
    state, views, numbers = game.new_initial_state(), np.zeros(1, VIEW), np.zeros((1, LENGTH), "u1")
    for move in end.full_history():
        if move.player >= 0:
            for seat in range(replay.players):
                observe_at(np.array([replay.state]), 0, seat, views, 0, numbers)
                assert state.observation_tensor(seat) == numbers[0].tolist()
            replay.decide(TOKENS[move.action])
        state.apply_action(move.action)


@pytest.mark.parametrize("text", GAMES)
def test_copies_and_kept_states_go_on_as_their_originals_and_leave_them_alone(text: str) -> None:
    game = load(text)
    for moves in (0, 3, 14, 70, 10**6):
        state = play(game, 4, moves)
        before = state.serialize()
        kept = game.deserialize_state(before)
        for other in (state.clone(), pickle.loads(pickle.dumps(state)), kept):
            chance = Random(5)
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.information_state_string(1) == state.information_state_string(1)
            while not other.is_terminal():
                other.apply_action(choose(other, chance))
        assert state.serialize() == before
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_playthrough_is_as_it_was() -> None:
    kept = playthrough.FILE.read_text("utf-8")
    assert playthrough.write(kept) == kept


def bots(game: Any, kind: str, seed: int) -> list[Any]:
    """One bot of that kind against uniformly random ones."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    others = [uniform_random.UniformRandomBot(p, chance) for p in range(1, game.num_players())]
    if kind == "mcts":
        return [mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=chance), *others]
    if kind == "mcts in C++":
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        return [pyspiel.MCTSBot(game, rollouts, 2.0, 3, 10, False, seed, False), *others]
    if kind == "ismcts":
        return [ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=chance), *others]
    return [uniform_random.UniformRandomBot(0, chance), *others]


@pytest.mark.parametrize("text", GAMES)
@pytest.mark.parametrize("kind", ["random", "mcts", "mcts in C++", "ismcts"])
def test_the_bots_of_openspiel_play_whole_games(text: str, kind: str) -> None:
    game, chance = load(text), Random(1)
    state, players = game.new_initial_state(), bots(game, kind, 3)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state, chance))
        else:
            # Not `step`: in C++ it releases the GIL, which every game written in Python needs.
            state.apply_action(players[state.current_player()].step_with_policy(state)[1])
    assert sum(state.returns()) == pytest.approx(0)


def test_ismcts_finds_its_nodes_again_below_the_root() -> None:
    game = load("python_impera(players=2)")
    state = play(game, 8, 40)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(choose(state, Random(1)))
    chance = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 120, random_state=chance
    )
    policy = bot.run_search(state)
    assert sorted(action for action, _ in policy) == state.legal_actions()
    assert any(node.total_visits > 1 for node in bot._nodes.values() if node is not bot._root_node)


def test_the_learning_environment_of_openspiel_steps_through_a_game() -> None:
    environment, chance = rl_environment.Environment(load(GAMES[1]), seed=1), Random(1)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([chance.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 0


def test_public_and_private_observers_share_out_what_a_player_sees() -> None:
    game = load(GAMES[0])
    state = play(game, 3, 40)
    none = pyspiel.PrivateInfoType.NONE
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=none)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    private = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    )
    whole = make_observation(game)
    for player in (0, 1):
        for observer in (public, private, whole):
            observer.set_from(state, player)
        hand = cards_in(state.dealing.states[0].hand[player])
        assert private.dict["hand"].tolist() == [hand.count(kind) for kind in KINDS]
        differing = np.flatnonzero(public.tensor != whole.tensor)
        assert len(hand) >= len(differing) > 0
    for wrong in (
        pyspiel.IIGObservationType(perfect_recall=True, private_info=none),
        pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
    ):
        with pytest.raises(Refused, match="observers show"):
            make_observation(game, wrong)
    with pytest.raises(Refused, match="no parameters"):
        make_observation(game, None, {"colour": 1})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("python_impera(players=5)", "players is 5; it must be 2, 3 or 4"),
        ("python_impera(edition=klingon)", "it must be one of consensus, uk"),
        ("python_impera(setup=fast)", "setup is 'fast'; it must be base or draft"),
        ("python_impera(players=3,teams=True)", "R8.1: teams need 4 players"),
        ("python_impera(seats=3)", "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, expected: str) -> None:
    with pytest.raises((Refused, pyspiel.SpielError), match=expected):
        pyspiel.load_game(text)


def test_a_wrong_action_is_refused_and_changes_nothing() -> None:
    game = load("python_impera(players=2)")
    for moves, wrong in ((0, KINDS.index("U3")), (0, 99), (6, NUMBER["end"]), (6, -5), (6, 10**6)):
        state = play(game, 1, moves)
        before = state.serialize()
        with pytest.raises(Refused, match=r"can't be drawn|not legal"):
            state.apply_action(wrong)
        assert state.serialize() == before
    state = play(game, 1)
    with pytest.raises(Refused, match="not legal; allowed: nothing"):
        state.apply_action(NUMBER["end"])
    with pytest.raises(Refused, match="only chance nodes"):
        state.chance_outcomes()
    with pytest.raises(Refused, match="no player 2"):
        state.resample_from_infostate(2, lambda: 0.5)
    with pytest.raises(Refused, match="0 to 199"):
        state.action_to_string(0, 200)


def test_a_missing_extra_is_named_with_its_install_line() -> None:
    program = "import sys; sys.modules['pyspiel'] = None\nimport impera.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert "OpenSpiel is missing: pip install 'impera[envs]'" in done.stderr
