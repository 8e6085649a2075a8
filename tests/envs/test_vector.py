"""Many games as arrays: the same games as elsewhere, seen by the deciding seat, and restarted."""

import numpy as np
import pytest
from gymnasium import spaces

from impera import Game
from impera.envs.vector import Vector
from impera.rules.actions import DECISIONS, INSPIRE
from impera.rules.cards import KINDS
from impera.rules.notation import TOKENS
from impera.rules.observation import FIELDS, LENGTH, Numbers, absolute, parts, relative
from impera.rules.refused import Refused
from impera.rules.state import STATE
from impera.rules.view import VIEW, View, describe, look

TABLES = [
    {"players": 2},
    {"players": 3, "setup": "draft", "edition": "ro"},
    {"players": 4, "teams": True, "setup": "draft"},
    {"players": 4, "edition": "pt"},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_shown_is_the_view_of_the_seat_that_decides(table: dict[str, object]) -> None:
    games = Vector(8, seed=3, **table)  # type: ignore[arg-type]  # one of many tables
    numbers, info = games.reset()
    views = np.zeros(1, VIEW)
    for _ in range(150):
        for game in range(8):
            look(games.states, game, int(info["seat"][game]), views, 0)
            check(parts(numbers[game]), describe(views), games.players)
            allowed = np.flatnonzero(info["action_mask"][game]).tolist()
            legal = {games.token(game, action) for action in allowed}
            assert sorted(legal) == describe(views)["legal"]
        numbers, _, _, _, info = games.step(games.sample())


def check(shown: dict[str, Numbers], view: View, players: int) -> None:
    """An observation says the same as the view from its seat."""
    own = view["seat"]
    assert own is not None
    for seat in range(players):
        name = f"seat_{(seat - own) % players}"
        assert spelled(shown[f"{name}.area"]) == view["areas"][seat]
        hand = view["hands"][seat]
        assert shown[f"{name}.hand_eras"].tolist() == hand["eras"]
        known = hand["cards"] if hand["cards"] is not None else hand["sure"]
        assert spelled(shown[f"{name}.hand"]) == known
        assert shown[f"{name}.decides"] == (view["decides"] == seat)
        assert shown[f"{name}.turn"] == (view["turn"] == seat)
        laid = [card for card in view["embargoes"] if card["on"] == seat]
        assert shown[f"{name}.embargo"].sum() == len(laid)
        assert shown[f"{name}.democracy"].sum() == sum(c["on"] == seat for c in view["democracy"])
        coin = view["coin"]
        assert shown[f"{name}.coin"].any() == (coin is not None and coin["on"] == seat)
    for seat in range(players, 4):
        assert not shown[f"seat_{seat}.plays"]
    assert spelled(shown["discard"]) == view["discard"]
    assert spelled(shown["pack"]) == view["pack"]
    assert spelled(shown["centre"]) == view["centre"]
    assert shown["left"] == view["deck"]["size"]
    assert shown["limit"] == view["hand_limit"]
    assert shown["used"].sum() == len(view["used"])
    assert shown["barred"].sum() == len(view["barred"])
    assert shown["goal"] == view["table"]["goal"]
    effect = view["effect"]
    assert shown["effect"].any() == (effect is not None)
    if effect is not None:
        assert int(shown["owed"]) == effect["choices"]
        assert int(shown["plays_owed"]) == effect["plays"]


def spelled(counts: Numbers) -> list[str]:
    """Cards by name."""
    return [kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)]


def test_a_game_is_the_game_that_the_rules_play() -> None:
    games = Vector(4, players=3, seed=11)
    games.reset()
    game = Game(players=3, seed=11)
    for _ in range(1000):
        actions = games.sample()
        assert games.seats[0] == game.seat
        game.decide(games.token(0, int(actions[0])))
        _, rewards, ended, _, _ = games.step(actions)
        assert ended[0] == game.over
        if game.result is not None:
            assert [seat for seat in range(3) if rewards[0, seat] > 0] == game.result["winners"]
            return
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_change_nothing(threads: int) -> None:
    alone, together = Vector(50, seed=5), Vector(50, seed=5, threads=threads)
    for games in (alone, together):
        games.reset()
        for _ in range(300):
            games.step(games.sample())
        games.close()
    assert alone.states.tobytes() == together.states.tobytes()
    assert (alone.observations == together.observations).all()
    assert (alone.legal_mask == together.legal_mask).all()


def test_what_ends_is_paid_and_begins_again() -> None:
    games = Vector(64, players=4, teams=True, seed=2)
    games.reset()
    finished = 0
    for _ in range(400):
        _, rewards, ended, truncated, _ = games.step(games.sample())
        assert not truncated.any()
        assert not rewards[~ended].any()
        assert np.allclose(rewards.sum(axis=1), 0)
        assert (games.states["step"] != 5).all()
        finished += int(ended.sum())
        for game in np.flatnonzero(ended):
            assert sorted(rewards[game]) in ([-1, -1, 1, 1], [0, 0, 0, 0])
    assert finished > 50


def test_the_same_seed_begins_the_same_games() -> None:
    games = Vector(16, seed=7)
    first = games.reset()[0].copy()
    assert not (games.reset(seed=8)[0] == first).all()
    assert (games.reset(seed=7)[0] == first).all()
    games.step(games.sample())
    assert not (games.reset()[0] == first).all()
    assert Vector(1).seed != Vector(1).seed
    for seed in (-1, 2**64, 1.5, "a"):
        with pytest.raises(Refused, match="seed is"):
            games.reset(seed=seed)  # type: ignore[arg-type]  # that is what is tried


def test_a_wrong_action_says_what_was_expected_and_changes_nothing() -> None:
    games = Vector(3, seed=1)
    with pytest.raises(RuntimeError, match=r"reset\(\) first"):
        games.step([0, 0, 0])
    games.reset()
    before = games.states.tobytes()
    good = games.sample()
    for actions, said in (
        ([*good[:2], INSPIRE], "not legal in game 2"),
        ([*good[:2], -1], "action -1"),
        ([*good[:2], DECISIONS], "no decision"),
        (good[:2], "3 whole numbers"),
        (good.astype(float), "float64"),
        ([[1, 2, 3]], "shape"),
    ):
        with pytest.raises(ValueError, match=said):
            games.step(actions)
        assert games.states.tobytes() == before


def test_a_table_that_nobody_can_sit_at_is_refused() -> None:
    with pytest.raises(Refused, match="players is 5"):
        Vector(2, players=5)
    with pytest.raises(Refused, match="teams need 4"):
        Vector(2, players=3, teams=True)
    for number in (0, True, 2.5):
        with pytest.raises(ValueError, match="at least 1"):
            Vector(number)  # type: ignore[arg-type]  # that is what is tried


def test_actions_are_seen_from_the_seat_and_turn_back() -> None:
    for players in (2, 3, 4):
        for seat in range(players):
            for decision in range(DECISIONS):
                action = relative(decision, seat, players)
                assert absolute(action, seat, players) == decision
    assert TOKENS[absolute(TOKENS.index("inquisition 1"), 2, 3)] == "inquisition 0"


def test_the_fields_cover_the_observation_once() -> None:
    places = [
        place
        for field in FIELDS
        for place in range(field.start, field.start + int(np.prod(field.shape, dtype=int)))
    ]
    assert places == list(range(LENGTH))
    assert LENGTH % 8 == DECISIONS % 8 == 0  # a GPU writes eight at once


def test_gymnasium_knows_the_spaces() -> None:
    games = Vector(5, seed=1)
    numbers, info = games.reset()
    assert isinstance(games.single_action_space, spaces.Discrete)
    assert all(games.single_observation_space.contains(row) for row in numbers)
    mask = info["action_mask"][0].astype(np.int8)
    assert mask[games.single_action_space.sample(mask)] == 1


def test_hidden_cards_change_nothing_that_is_shown() -> None:
    games = Vector(20, players=4, seed=4)
    games.reset()
    for _ in range(60):
        games.step(games.sample())
    numbers, info = games.observe()
    before = numbers.copy(), info["action_mask"].copy()
    states = games.states.view(np.ndarray).view(STATE)
    for state in states:
        rest = state["deck"][int(state["top"]) : int(state["bottom"])]
        rest[:] = rest[np.lexsort((rest[::-1], np.array([int(KINDS[k][1]) for k in rest])))]
    again, info = games.observe()
    assert (again == before[0]).all()
    assert (info["action_mask"] == before[1]).all()
