"""Games in training: they follow the rules, and the network is told only what its seat may know."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

from impera.bots.senses import SENSES, expect, sense
from impera.rules.cards import KINDS, count
from impera.rules.chance import generators
from impera.rules.doors import decide_at
from impera.rules.imagine import imagine
from impera.rules.observation import absolute
from impera.rules.state import OVER, STATE
from impera.rules.view import VIEW, look

torch = pytest.importorskip("torch", reason="torch was left out")

from impera.learn.games import Games, mixed_tables  # noqa: E402  # they need torch
from impera.learn.network import Told  # noqa: E402

if TYPE_CHECKING:
    from torch import Tensor

GAMES, STEPS = 60, 300


@pytest.fixture(scope="module")
def games() -> Games:
    """Games of all kinds, each at a different point."""
    played = Games(mixed_tables(GAMES, 5), seed=5, threads=2)
    for _ in range(50):
        played.step(any_legal(played))
    return played


def any_legal(games: Games) -> "Tensor":
    """A random legal action in every game."""
    return games.masks.float().multinomial(1).squeeze(1)


def test_all_sorts_of_tables_are_there() -> None:
    states = mixed_tables(2000, 1)
    sorts = {tuple(int(s[n]) for n in ("players", "teams", "draft", "printing")) for s in states}
    assert len(sorts) == 4 * 2 * 4
    assert (mixed_tables(2000, 1) == states).all()


@pytest.mark.drill
def test_every_step_is_one_decision_and_what_is_forced() -> None:
    games = Games(mixed_tables(GAMES, 2), seed=2)
    ended = 0
    for _ in range(STEPS):
        actions = any_legal(games)
        before = games.states.copy()
        games.step(actions)
        for i in range(GAMES):
            s = before[i : i + 1]
            decide_at(s, 0, absolute(int(actions[i]), s[0].seat, s[0].players))
            while s[0].step != OVER and sum(int(w).bit_count() for w in s[0].legal) == 1:
                only = next(n for n, w in enumerate(s[0].legal) if w)
                decide_at(s, 0, only * 50 + int(s[0].legal[only]).bit_length() - 1)
            if s[0].step == OVER:
                ended += 1
                winners = [int(s[0].winners) >> seat & 1 for seat in range(4)]
                shares = [won / sum(winners) for won in winners]
                assert games.results[i].tolist() == pytest.approx(shares)
            else:
                assert s[0].tobytes() == games.states[i].tobytes()
            assert bool(games.ended[i]) == (s[0].step == OVER)
    assert ended > 20


def test_same_seed_same_games() -> None:
    one, other = (Games(mixed_tables(GAMES, 3), seed=3, threads=n) for n in (1, 2))
    for _ in range(20):
        actions = one.masks.argmax(dim=1)
        one.step(actions)
        other.step(actions)
    assert one.states.tobytes() == other.states.tobytes()
    assert bool((one.numbers == other.numbers).all())


def test_what_is_told_does_not_depend_on_hidden_cards(games: Games) -> None:
    rngs = generators(1, 9)
    views, again = np.zeros(1, VIEW), np.zeros(1, STATE)
    told = np.zeros((1, SENSES), np.uint8)
    for i in range(GAMES):
        look(games.states, i, int(games.states[i].seat), views, 0)
        imagine(views, 0, again, 0, rngs, 0)
        look(again, 0, int(again[0].seat), views, 0)
        sense(views, 0, told, 0)
        assert (told[0] == games.numbers[i].numpy()).all()


def test_the_critic_sees_the_other_hands(games: Games) -> None:
    for i in range(GAMES):
        s = games.states[i]
        for other in range(1, int(s.players)):
            hand = int(s.hand[(int(s.seat) + other) % int(s.players)])
            cards = [count(hand, kind) for kind in range(len(KINDS))]
            place = len(KINDS) * (other - 1)
            assert games.hidden[i, place : place + len(KINDS)].tolist() == cards


def test_what_to_expect_is_the_mean_of_many_imagined_deals(games: Games) -> None:
    rngs = generators(1, 4)
    views, again = np.zeros(1, VIEW), np.zeros(1, STATE)
    samples = 2000
    for i in range(0, GAMES, 10):
        seat, players = int(games.states[i].seat), int(games.states[i].players)
        look(games.states, i, seat, views, 0)
        total = np.zeros((3, len(KINDS)))
        for _ in range(samples):
            imagine(views, 0, again, 0, rngs, 0)
            for other in range(1, players):
                hand = int(again[0].hand[(seat + other) % players])
                known = int(views[0].sure[(seat + other) % players])
                for kind in range(len(KINDS)):
                    total[other - 1, kind] += count(hand, kind) - count(known, kind)
        expected = np.zeros(total.size, np.float32)
        expect(games.numbers[i : i + 1].numpy(), 0, expected)
        assert expected.reshape(total.shape) == pytest.approx(total / samples, abs=0.12)
        by_torch = Told().expect(games.numbers[i : i + 1])[0]
        assert by_torch.flatten().numpy() == pytest.approx(expected, abs=1e-5)
