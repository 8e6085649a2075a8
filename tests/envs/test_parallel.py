"""The parallel environment: it passes PettingZoo's own tests, and is the same game as in turns."""

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
import pytest
from gymnasium import spaces
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import (  # type: ignore[import-untyped]  # PettingZoo has no types
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import (  # type: ignore[import-untyped]  # as above
    aec_to_parallel,
    parallel_to_aec,
)

from impera.envs import parallel
from impera.envs import pettingzoo as zoo
from impera.envs.parallel import WAIT, Together
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.refused import Refused

from ..properties.test_hidden import deal_again
from ..styles import VARIANTS
from .test_pettingzoo import TABLES, assert_same, own_test


def play(env: Together, seed: int) -> Iterator[tuple[str, parallel.Seen, dict[str, int]]]:
    """Random play to the end: who decides, the observations, and everybody's next actions."""
    chance = random.Random(seed)
    seen = {agent: env.observe(agent) for agent in env.agents}
    while env.agents:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in seen}
        actions = {agent: chance.choice(legal[agent]) for agent in seen}
        decides = [agent for agent in seen if legal[agent] != [WAIT]]
        assert len(decides) == 1
        yield decides[0], seen, actions
        seen = env.step(actions)[0]


def test_it_passes_the_max_cycles_test() -> None:
    max_cycles_test(parallel)


@own_test
def test_it_passes_the_parallel_api_test(table: dict[str, Any]) -> None:
    parallel_api_test(parallel.parallel_env(**table), num_cycles=500)


@own_test
def test_it_passes_the_parallel_seed_test(table: dict[str, Any]) -> None:
    parallel_seed_test(lambda: parallel.parallel_env(**table))


@own_test
@pytest.mark.parametrize(
    "make", [parallel.env, lambda **table: parallel_to_aec(parallel.parallel_env(**table))]
)
def test_one_by_one_it_passes_the_api_test(make: Any, table: dict[str, Any]) -> None:
    api_test(make(**table), num_cycles=500)


@own_test
def test_one_by_one_it_passes_the_seed_test(table: dict[str, Any]) -> None:
    seed_test(lambda: parallel.env(**table), num_cycles=500)


@own_test
@pytest.mark.parametrize("make", [parallel.env, zoo.env, zoo.raw_env])
def test_drawn_without_a_mask_it_passes_the_state_test(make: Any, table: dict[str, Any]) -> None:
    state_test(make(**table), parallel.parallel_env(**table), num_cycles=200)


def test_one_by_one_it_passes_the_render_test(capsys: Any) -> None:
    render_test(parallel.env)
    assert "discard" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_is_the_game_of_the_same_seed_in_turns(table: dict[str, Any]) -> None:
    env, turns = Together(**table), zoo.raw_env(**table)
    seen, _ = env.reset(seed=11)
    turns.reset(seed=11)
    chance = random.Random(5)
    while True:
        mask = seen[turns.agent_selection]["action_mask"]
        action = chance.choice(np.flatnonzero(mask).tolist())
        actions = dict.fromkeys(env.agents, WAIT) | {turns.agent_selection: action}
        assert env.token(action) == turns.token(action)
        assert env.view() == turns.view()
        turns.step(action)
        seen, rewards, terminated, truncated, infos = env.step(actions)
        for agent in turns.possible_agents:
            expected = turns.observe(agent)
            assert np.array_equal(seen[agent]["observation"], expected["observation"])
            assert np.array_equal(seen[agent]["action_mask"][:-1], expected["action_mask"])
            assert env.observation_space(agent).contains(seen[agent])
        assert np.array_equal(env.state(), turns.state())
        assert (rewards, terminated) == (turns.rewards, turns.terminations)
        assert (truncated, infos) == (turns.truncations, turns.infos)
        if any(terminated.values()):
            break
    assert env.agents == []
    assert all(np.flatnonzero(last["action_mask"]).tolist() == [WAIT] for last in seen.values())


@given(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64 - 1), every=st.integers(1, 20))
@settings(deadline=None, max_examples=20)
def test_hidden_cards_dealt_again_change_nothing_for_those_who_wait(
    variant: Agreement, seed: int, every: int
) -> None:
    env, again = Together(**asdict(variant)), Together(**asdict(variant))
    env.reset(seed=seed)
    again.reset(seed=seed + 1 & 0xFFFF)
    chance = random.Random(seed)
    for number, (decides, seen, _) in enumerate(play(env, seed)):
        if number % every:
            continue
        for seat, agent in enumerate(env.possible_agents):
            again._table._states = deal_again(env._table._states, seat, chance)
            assert_same(again.observe(agent), seen[agent])
            assert np.array_equal(again.legal_mask(agent), seen[agent]["action_mask"])
            again.action_space(agent).seed(number)
            env.action_space(agent).seed(number)
            drawn = again.action_space(agent).sample()
            assert drawn == env.action_space(agent).sample()
            assert (drawn == WAIT) == (agent != decides)


@pytest.mark.parametrize("most", [1, 2, 7])
def test_a_game_is_broken_off_for_all_after_so_many_decisions(most: int) -> None:
    env, turns = Together(players=3, max_cycles=most), zoo.env(players=3, max_cycles=most)
    assert env.max_cycles == turns.max_cycles == most
    for seed in range(3):
        env.reset(seed=seed)
        turns.reset(seed=seed)
        for left in reversed(range(most)):
            actions = {agent: env.action_space(agent).sample() for agent in env.agents}
            turns.step(actions[turns.agent_selection])
            _, rewards, terminated, truncated, infos = env.step(actions)
            assert set(truncated.values()) == set(turns.truncations.values()) == {left == 0}
            assert set(terminated.values()) == set(turns.terminations.values()) == {False}
            assert set(rewards.values()) == set(turns.rewards.values()) == {0.0}
            assert not any(infos.values())
            assert bool(env.agents) == (left > 0)
        for _ in range(3):
            assert turns.last()[1:4] == (0.0, False, True)
            turns.step(None)
        assert turns.agents == []


def test_a_game_that_ends_with_its_last_cycle_is_won_and_not_broken_off() -> None:
    env = Together(players=2)
    env.reset(seed=3)
    played = [actions for _, _, actions in play(env, 3)]
    env.max_cycles = len(played)
    env.reset(seed=3)
    for actions in played:
        _, rewards, terminated, truncated, _ = env.step(actions)
    assert all(terminated.values())
    assert not any(truncated.values())
    assert sorted(rewards.values()) == [-1.0, 1.0]


@pytest.mark.parametrize("most", [0, -1, 1.5, "4"])
def test_a_wrong_number_of_cycles_is_refused(most: Any) -> None:
    for make in (parallel.parallel_env, parallel.env, zoo.env, zoo.raw_env):
        with pytest.raises(ValueError, match="it must be a whole number from 1, or None"):
            make(max_cycles=most)
    env = Together(max_cycles=9)
    with pytest.raises(ValueError, match="max_cycles is"):
        env.max_cycles = most
    assert env.max_cycles == 9


@pytest.mark.parametrize("make", [parallel.parallel_env, zoo.raw_env])
def test_spaces_of_actions_are_discrete_spaces_that_draw_what_is_legal(make: Any) -> None:
    env = make(players=3)
    space = env.action_space("seat_0")
    plain: Any = spaces.Discrete(int(space.n))
    assert isinstance(space, spaces.Discrete)
    assert space == plain == space
    assert str(space) == str(plain)
    assert space.contains(space.sample())
    env.reset(seed=1)
    legal = set(np.flatnonzero(env.observe("seat_0")["action_mask"]).tolist())
    assert {int(space.sample()) for _ in range(100)} == legal
    for each in (space, plain):
        each.seed(4)
    every, odds = np.ones(space.n, np.int8), np.full(space.n, 1 / space.n)
    assert [space.sample(every) for _ in range(20)] == [plain.sample(every) for _ in range(20)]
    drawn = [space.sample(probability=odds) for _ in range(20)]
    assert drawn == [plain.sample(probability=odds) for _ in range(20)]
    space.seed(4)
    first = [space.sample() for _ in range(20)]
    space.seed(4)
    assert [space.sample() for _ in range(20)] == first


def test_while_nothing_is_legal_any_number_is_drawn_and_together_to_wait() -> None:
    turns, env = zoo.raw_env(players=2), Together(players=2)
    for _ in range(2):
        assert len({int(turns.action_space("seat_1").sample()) for _ in range(100)}) > 50
        assert {int(env.action_space("seat_1").sample()) for _ in range(9)} == {WAIT}
        turns.reset(seed=7)
        env.reset(seed=7)


@pytest.mark.parametrize("make", [parallel.parallel_env, parallel.env, zoo.raw_env, zoo.env])
def test_a_copy_draws_what_is_legal_in_its_own_game(make: Any) -> None:
    env = make(players=2)
    env.reset(seed=7)
    env.action_space("seat_0").seed(1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        other.reset(seed=8)
        for each in (env, other):
            space, table = each.action_space("seat_0"), each.unwrapped
            assert table.legal_mask("seat_0")[[space.sample() for _ in range(9)]].all()
        masks = [each.unwrapped.legal_mask("seat_0").tolist() for each in (env, other)]
        assert masks[0] != masks[1]


def test_a_copy_of_a_space_alone_knows_no_game() -> None:
    env = Together()
    env.reset(seed=1)
    space = env.action_space("seat_0")
    space.seed(3)
    for other in (copy.deepcopy(space), pickle.loads(pickle.dumps(space))):
        assert other == space
        assert other.legal is None
        assert len({int(other.sample()) for _ in range(100)}) > 50
    assert b"deck" in pickle.dumps(env)
    assert b"deck" not in pickle.dumps(space)
    assert space.legal is not None


def bad_actions() -> list[tuple[Any, str]]:
    """Actions that are refused at the start of game 7 with two players, and why."""
    fine = Together(players=2).action("play R1", "seat_0")
    end = Together(players=2).action("end", "seat_0")
    allowed = rf"is not legal; allowed: {fine} \(play R1\), \d+ \(play S1\)$"
    return [
        ({}, r"actions are for \[\]; there must be one for seat_0, seat_1$"),
        ({"seat_0": fine}, r"actions are for \['seat_0'\]; there must be one for seat_0, seat_1"),
        ({"seat_0": fine, "seat_1": WAIT, "seat_2": WAIT}, "there must be one for seat_0, seat_1$"),
        ({"seat_0": fine, 1: WAIT}, "there must be one for seat_0, seat_1$"),
        ([fine, WAIT], "they must be a dict from agent to action"),
        (None, "actions are None; they must be a dict"),
        ({"seat_0": WAIT, "seat_1": WAIT}, rf"action 200 \(wait\) of seat_0 {allowed}"),
        ({"seat_0": end, "seat_1": WAIT}, rf"action {end} \(end\) of seat_0 {allowed}"),
        (
            {"seat_0": fine, "seat_1": fine},
            rf"action {fine} \(play R1\) of seat_1 is not legal; allowed: 200 \(wait\)$",
        ),
        ({"seat_0": WAIT + 1, "seat_1": WAIT}, "action is 201; it must be a whole number from 0"),
        ({"seat_0": -1, "seat_1": WAIT}, "it must be a whole number from 0 to 200"),
        ({"seat_0": fine, "seat_1": None}, "action is None; it must be a whole number"),
        ({"seat_0": float(fine), "seat_1": WAIT}, "it must be a whole number from 0 to 200"),
        ({"seat_0": np.zeros(2, int), "seat_1": WAIT}, "it must be a whole number from 0 to 200"),
    ]


@pytest.mark.parametrize(("actions", "why"), bad_actions())
def test_what_is_wrong_is_refused_and_changes_nothing(actions: Any, why: str) -> None:
    env = Together(players=2)
    env.reset(seed=7)
    before = pickle.dumps(env)
    with pytest.raises(Refused, match=why):
        env.step(actions)
    assert pickle.dumps(env) == before


def test_numbers_of_all_whole_types_are_actions() -> None:
    env = Together(players=2)
    env.reset(seed=7)
    env.step({"seat_1": np.uint8(WAIT), "seat_0": np.array(env.action("play R1"))})
    assert env.view()["areas"][0] == ["R1"]


def test_one_by_one_a_wrong_action_is_refused_at_once_and_may_be_mended() -> None:
    env = parallel.env(players=3)
    env.reset(seed=7)
    before = env.unwrapped._table._states.tobytes()
    for _ in range(3):
        agent = env.agent_selection
        wrong = np.flatnonzero(env.observe(agent)["action_mask"] == 0).tolist()
        for action in (*wrong, None, WAIT + 1):
            with pytest.raises(Refused, match=r"is not legal|must be a whole number"):
                env.step(action)
        assert env.agent_selection == agent
        assert env.unwrapped._table._states.tobytes() == before
        env.step(env.action_space(agent).sample())
    assert env.unwrapped._table._states.tobytes() != before


def test_nothing_happens_before_the_deal_and_after_the_end() -> None:
    env = Together(players=2)
    actions = dict.fromkeys(env.possible_agents, WAIT)
    for ask in (lambda: env.step(actions), env.state, env.view, lambda: env.observe("seat_0")):
        with pytest.raises(Refused, match=r"call reset\(\)"):
            ask()
    env.reset(seed=1)
    for _ in play(env, 1):
        pass
    for late in (actions, {}):
        with pytest.raises(Refused, match="no game is running"):
            env.step(late)


@pytest.mark.parametrize("given", [{"players": 5}, {"players": 2, "teams": True}, {"setup": "x"}])
def test_a_wrong_table_is_refused(given: dict[str, Any]) -> None:
    for make in (parallel.parallel_env, parallel.env):
        with pytest.raises(ValueError, match=r"it must be|teams need 4 players"):
            make(**given)


def test_wrong_names_and_seeds_are_refused_and_the_game_goes_on() -> None:
    env = Together(players=2)
    env.reset(seed=3)
    for ask in (env.observe, env.action_space, env.observation_space, env.legal_mask):
        with pytest.raises(Refused, match="agent is 'seat_2'; it must be one of seat_0, seat_1"):
            ask("seat_2")
    before = pickle.dumps(env)
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*64 - 1"):
        env.reset(seed=-1)
    assert pickle.dumps(env) == before


def test_it_says_what_it_is() -> None:
    env = Together(players=3)
    assert str(env) == str(parallel.env()) == "impera_parallel_v1"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.action_space("seat_2").n == DECISIONS + 1
    for agent in env.possible_agents:
        tokens = [env.token(action, agent) for action in range(DECISIONS + 1)]
        assert tokens[WAIT] == "wait"
        assert [env.action(token, agent) for token in tokens] == list(range(DECISIONS + 1))
    assert isinstance(aec_to_parallel(parallel.env()), Together)


@pytest.mark.parametrize("blocked", ["pettingzoo", "gymnasium"])
def test_a_missing_extra_is_named(blocked: str) -> None:
    code = f"import sys; sys.modules[{blocked!r}] = None; import impera.envs.parallel"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 1
    assert "pip install 'impera[envs]'" in done.stderr.splitlines()[-1]
