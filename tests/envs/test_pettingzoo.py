"""The PettingZoo environment: it passes PettingZoo's own tests, and shows the game faithfully."""

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import (  # type: ignore[import-untyped]  # PettingZoo has no types
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # as above
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]  # as above

from impera import Game
from impera.envs import pettingzoo as zoo
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.observation import LENGTH, observe, parts
from impera.rules.refused import Refused
from impera.rules.view import VIEW, look

from ..properties.test_hidden import deal_again
from ..styles import VARIANTS

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "setup": "draft"},
    {"players": 3, "setup": "draft", "edition": "uk"},
    {"players": 4, "teams": True},
    {"players": 4, "setup": "draft", "teams": True, "edition": "pt"},
]

# Two go to every environment except PettingZoo's own games, which it knows by name
# although their observations have a mask too. The third is about agents that leave after the end.
LIBRARY = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    r"ignore:Action mask numpy array is all zeros \(no legal actions\)",
)
of_the_library = [pytest.mark.filterwarnings(text) for text in LIBRARY]


def own_test(function: Any) -> Any:
    """One of PettingZoo's tests, run on all tables, with the warnings it gives for other games."""
    for mark in (*of_the_library, pytest.mark.parametrize("table", TABLES, ids=str)):
        function = mark(function)
    return function


def play(env: Any, seed: int) -> Iterator[tuple[str, npt.NDArray[np.int64]]]:
    """Random play to the end: who decides, and the legal actions, before one is taken."""
    chance = random.Random(seed)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        yield agent, legal
        env.step(chance.choice(legal.tolist()))


@own_test
@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env])
def test_it_passes_the_api_test(make: Any, table: dict[str, Any]) -> None:
    api_test(make(**table), num_cycles=500)


@own_test
def test_it_passes_the_seed_test(table: dict[str, Any]) -> None:
    seed_test(lambda: zoo.env(**table), num_cycles=500)


@own_test
def test_it_passes_the_render_test(table: dict[str, Any], capsys: Any) -> None:
    render_test(lambda render_mode: zoo.env(**table, render_mode=render_mode))
    assert "discard" in capsys.readouterr().out


def test_it_passes_the_performance_test(capsys: Any) -> None:
    performance_benchmark(zoo.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.filterwarnings(*LIBRARY)
def test_a_pickled_environment_passes_the_api_test() -> None:
    api_test(pickle.loads(pickle.dumps(zoo.env(players=3))), num_cycles=100)


def test_it_says_what_it_is() -> None:
    env = zoo.env(players=3)
    assert str(env) == "impera_v1"
    assert env.metadata["name"] == "impera_v1"
    assert env.metadata["render_modes"] == ["human", "ansi", "rgb_array"]
    assert not env.metadata["is_parallelizable"]
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.action_space("seat_2").n == DECISIONS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_the_game_of_the_same_seed(table: dict[str, Any]) -> None:
    env, game = zoo.raw_env(**table), Game(**table, seed=11)
    env.reset(seed=11)
    chance = random.Random(3)
    while not game.over:
        assert env.agent_selection == f"seat_{game.seat}"
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        assert sorted(env.token(action) for action in legal) == game.legal
        action = chance.choice(legal)
        game.decide(env.token(action))
        env.step(action)
    assert game.result is not None
    winners = game.result["winners"]
    share = (game.players - len(winners)) / len(winners)
    for seat, agent in enumerate(env.possible_agents):
        reward = share if seat in winners else -1.0
        assert env.rewards[agent] == pytest.approx(reward)
        assert env.infos[agent] == game.result
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert not np.any(env.observe("seat_0")["action_mask"])


@pytest.mark.drill
@given(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64 - 1), every=st.integers(1, 20))
@settings(deadline=None, max_examples=30)
def test_hidden_cards_dealt_again_change_nothing_that_is_seen(
    variant: Agreement, seed: int, every: int
) -> None:
    env, again = zoo.raw_env("ansi", **asdict(variant)), zoo.raw_env("ansi", **asdict(variant))
    env.reset(seed=seed)
    again.reset(seed=seed + 1 & 0xFFFF)
    chance = random.Random(seed)
    for number, (decides, _) in enumerate(play(env, seed)):
        if number % every:
            continue
        for seat, agent in enumerate(env.possible_agents):
            again._states = deal_again(env._states, seat, chance)
            assert_same(again.observe(agent), env.observe(agent))
            if agent == decides:
                assert again.render() == env.render()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_observation_is_the_view_of_the_seat_as_numbers(table: dict[str, Any]) -> None:
    env, views = zoo.raw_env(**table), np.zeros(1, VIEW)
    expected = np.zeros((1, LENGTH), np.uint8)
    env.reset(seed=5)
    for decides, _ in play(env, 5):
        for seat, agent in enumerate(env.possible_agents):
            look(env._states, 0, seat, views, 0)
            observe(views, 0, expected, 0)
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], expected[0])
            assert np.any(seen["action_mask"]) == (agent == decides)
            named = parts(seen["observation"][None])
            assert named["seat_0.decides"] == (agent == decides)
    together = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(together))
    assert env.state_space.contains(env.state())


def assert_same(one: zoo.Observation, other: zoo.Observation) -> None:
    assert np.array_equal(one["observation"], other["observation"])
    assert np.array_equal(one["action_mask"], other["action_mask"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_are_tokens_and_tokens_actions(players: int) -> None:
    env = zoo.raw_env(players=players)
    for agent in env.possible_agents:
        tokens = [env.token(action, agent) for action in range(DECISIONS)]
        assert sorted(tokens) == sorted(TOKENS)
        assert [env.action(token, agent) for token in tokens] == list(range(DECISIONS))
    assert env.token(NUMBER["inquisition 1"], "seat_0") == "inquisition 1"
    assert env.token(NUMBER["inquisition 1"], "seat_1") == f"inquisition {2 % players}"
    assert env.action("attack A", "seat_1") == NUMBER["attack A"]


def test_a_seed_deals_the_same_cards_whatever_was_played_before() -> None:
    env, other = zoo.raw_env(players=3, setup="draft"), zoo.raw_env(players=3, setup="draft")
    env.reset(seed=2**64 - 1)
    first = env._states.tobytes()
    for _ in play(env, 1):
        pass
    env.reset()
    assert env._states.tobytes() != first
    largest: Any = np.uint64(2**64 - 1)
    env.reset(seed=largest)
    other.reset(seed=2**64 - 1)
    assert env._states.tobytes() == other._states.tobytes() == first
    env.reset()
    other.reset()
    assert env._states.tobytes() == other._states.tobytes() != first


def test_without_a_seed_every_environment_deals_other_cards() -> None:
    env, other = zoo.raw_env(), zoo.raw_env()
    env.reset()
    other.reset()
    assert env._states.tobytes() != other._states.tobytes()


def test_observations_are_kept_as_they_were() -> None:
    env = zoo.raw_env()
    env.reset(seed=1)
    seen = env.observe("seat_0")
    kept = copy.deepcopy(seen)
    for _ in play(env, 1):
        pass
    assert_same(seen, kept)


def test_a_copy_is_a_game_of_its_own() -> None:
    env = zoo.env(players=2)
    env.reset(seed=1)
    mine, other = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    before = env.observe("seat_1")["observation"]
    for _ in play(mine, 4):
        pass
    assert np.array_equal(env.observe("seat_1")["observation"], before)
    for _ in play(other, 4):
        pass
    assert mine.rewards == other.rewards


@pytest.mark.parametrize("action", [-1, DECISIONS, 2**70, None, 1.0, "play A1", np.zeros(2, int)])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = zoo.raw_env()
    env.reset(seed=1)
    before = env._states.tobytes()
    with pytest.raises(ValueError, match="it must be a whole number from 0 to 199"):
        env.step(action)
    assert (env._states.tobytes(), env.agent_selection) == (before, "seat_0")


def test_an_illegal_action_is_refused_with_all_that_was_allowed() -> None:
    env = zoo.raw_env(players=2)
    env.reset(seed=7)
    for _, legal in play(env, 7):
        before = env._states.tobytes()
        for action in set(range(DECISIONS)) - set(legal.tolist()):
            with pytest.raises(Refused) as refused:
                env.step(action)
            assert f"action {action} ({env.token(action)}) of" in str(refused.value)
            assert all(f"{fine} ({env.token(fine)})" in str(refused.value) for fine in legal)
        assert env._states.tobytes() == before
        assert set(env.rewards.values()) == {0.0}


def test_with_the_guard_an_illegal_action_ends_the_game_and_pays_one(quiet: None) -> None:
    env = zoo.env(players=3)
    env.reset(seed=1)
    before = env.unwrapped._states.tobytes()
    env.step(env.unwrapped.action("end"))
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}
    assert "(end) of seat_0 is not legal; allowed: " in env.infos["seat_0"]["illegal"]
    assert env.unwrapped._states.tobytes() == before
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is 200; it must be a whole number"):
        env.step(DECISIONS)
    assert env.unwrapped._states.tobytes() == before


@pytest.fixture
def quiet() -> Iterator[None]:
    """PettingZoo logs every illegal action."""
    EnvLogger.suppress_output()
    yield
    EnvLogger.unsuppress_output()


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_the_guard_does_what_the_customary_wrappers_do(
    quiet: None, table: dict[str, Any], seed: int
) -> None:
    raw = wrappers.TerminateIllegalWrapper(zoo.raw_env(**table), illegal_reward=-1)
    usual = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
    env, chance = zoo.env(**table), random.Random(seed)
    assert str(env) == str(usual)
    for each in (env, usual):
        for ask in (each.last, each.render, each.state, each.agent_iter):
            with pytest.raises((AssertionError, AttributeError), match="before"):
                ask()
        with pytest.raises(AssertionError, match="before"):
            each.step(0)
        each.reset(seed=seed)
    for one, other in zip(env.agent_iter(), usual.agent_iter(), strict=True):
        assert one == other
        (seen, *rest, _), (also_seen, *also, _) = env.last(), usual.last()
        assert_same(seen, also_seen)
        assert rest == also
        action = None
        if not env.terminations[one]:
            for each in (env, usual):
                with pytest.raises(AssertionError):
                    each.step(DECISIONS)
            blunder = chance.random() < 0.01
            action = chance.choice(np.flatnonzero(seen["action_mask"] != blunder).tolist())
        for each in (env, usual):
            each.step(action)
        for name in ("rewards", "terminations", "truncations", "agents", "_cumulative_rewards"):
            assert getattr(env, name) == getattr(usual, name), name
    assert env.agents == []
    env.step(None)
    env.reset()
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter(2))


def test_nothing_is_to_be_had_before_the_first_deal() -> None:
    env = zoo.raw_env()
    for ask in (lambda: env.observe("seat_0"), env.state, env.view, lambda: env.token(0)):
        with pytest.raises(Refused, match=r"call reset\(\)"):
            ask()
    with pytest.raises(Refused, match=r"call reset\(\)"):
        env.step(0)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = zoo.env().agents


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": 5}, "players is 5; it must be 2, 3 or 4"),
        ({"edition": "fr"}, "edition is 'fr'; it must be one of consensus"),
        ({"setup": "dealt"}, "setup is 'dealt'; it must be base or draft"),
        ({"players": 3, "teams": True}, "teams need 4 players"),
        ({"render_mode": "rgb"}, "render_mode is 'rgb'; it must be one of human, ansi, rgb_array"),
    ],
)
def test_a_wrong_table_is_refused(given: dict[str, Any], why: str) -> None:
    for make in (zoo.env, zoo.raw_env):
        with pytest.raises(ValueError, match=why):
            make(**given)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7"])
def test_a_wrong_seed_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = zoo.raw_env()
    env.reset(seed=3)
    before = env._states.tobytes()
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*64 - 1"):
        env.reset(seed=seed)
    assert env._states.tobytes() == before


def test_wrong_names_are_refused_with_the_right_ones() -> None:
    env = zoo.raw_env(players=2)
    env.reset()
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(Refused, match="agent is 'seat_2'; it must be one of seat_0, seat_1"):
            ask("seat_2")
    with pytest.raises(Refused, match="'play Z1' is not a decision"):
        env.action("play Z1")


def test_without_a_render_mode_it_says_which_there_are() -> None:
    env = zoo.raw_env()
    env.reset()
    with pytest.warns(UserWarning, match="human, ansi, rgb_array"):
        assert env.render() is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pictures_of_a_game_have_one_size_and_differ(table: dict[str, Any]) -> None:
    env: Any = zoo.raw_env(**table, render_mode="rgb_array")
    env.reset(seed=1)
    pictures = [env.render() for number, _ in enumerate(play(env, 1)) if number % 25 == 0]
    pictures.append(env.render())
    assert {(picture.shape, picture.dtype) for picture in pictures} == {
        (pictures[0].shape, np.dtype(np.uint8))
    }
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize(
    ("blocked", "code"),
    [
        ("pettingzoo", "import impera.envs.pettingzoo"),
        ("gymnasium", "import impera.envs.pettingzoo"),
        (
            "PIL",
            "from impera.envs.pettingzoo import env; e = env(render_mode='rgb_array');"
            "e.reset(); e.render()",
        ),
    ],
)
def test_a_missing_extra_is_named(blocked: str, code: str) -> None:
    code = f"import sys; sys.modules[{blocked!r}] = None; {code}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 1
    assert "pip install 'impera[envs]'" in done.stderr.splitlines()[-1]
