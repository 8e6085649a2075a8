"""Luck: the draws, dealt again in their exact distribution; nothing else is luck."""

from collections import Counter

import numpy as np
import pytest

from impera.judge.eyes import judge_at, load_judge
from impera.judge.ledger import fortune_of
from impera.judge.luck import Measuring, redeal, redraw
from impera.rules.agreement import Agreement
from impera.rules.cards import ERA, KINDS, count
from impera.rules.chance import generators
from impera.rules.doors import begin, decide_randomly, shuffle_at
from impera.rules.state import OVER, SEATS, States, tables
from impera.rules.view import VIEW

from .games import finished

TABLES = [
    Agreement(2),
    Agreement(3, setup="draft"),
    Agreement(4, edition="pt"),
    Agreement(4, teams=True),
]


@pytest.fixture(scope="module")
def measuring() -> Measuring:
    """A judge with few samples."""
    return Measuring(samples=4, deals=12)


def begun(agreement: Agreement, seed: int, decisions: int) -> States:
    """A table after so many random decisions."""
    states, rngs = tables(agreement), generators(1, seed)
    shuffle_at(states, 0, rngs)
    begin(states, 0)
    for _ in range(decisions):
        if states[0].step != OVER:
            decide_randomly(states, 0, rngs)
    return states


def undrawn(states: States) -> list[Counter[str]]:
    """The cards that nobody has drawn, by Era, those set aside included."""
    s, found = states[0], [Counter[str]() for _ in range(3)]
    for kind in s.deck[s.top : s.bottom]:
        found[ERA[kind] - 1][KINDS[kind]] += 1
    for number, kind in enumerate(KINDS):
        found[ERA[number] - 1][kind] += count(int(s.removed), number)
    return [+each for each in found]


@pytest.mark.rule("R2.2", "R2.3")
@pytest.mark.parametrize("agreement", TABLES, ids=str)
@pytest.mark.parametrize("decisions", [0, 30, 90])
def test_a_redeal_moves_only_what_nobody_has_drawn(agreement: Agreement, decisions: int) -> None:
    states, rngs = begun(agreement, 5, decisions), generators(1, 9)
    before = states.copy()
    for _ in range(20):
        redeal(states[0], rngs, 0, 0)
        assert undrawn(states) == undrawn(before)
        eras = [ERA[kind] for kind in states[0].deck[states[0].top : states[0].bottom]]
        assert eras == sorted(eras)
        for name in states.dtype.names or ():
            if name not in ("deck", "removed"):
                assert states[0][name].tobytes() == before[0][name].tobytes(), name
        assert (states[0].deck[: states[0].top] == before[0].deck[: states[0].top]).all()
        assert not states[0].deck[states[0].bottom :].any()


def test_a_redeal_puts_every_card_anywhere_with_the_same_chance() -> None:
    states, rngs = begun(Agreement(2), 3, 40), generators(1, 1)
    s, deals = states[0], 6000
    there = undrawn(states)
    tops: Counter[str] = Counter()
    aside: Counter[str] = Counter()
    for _ in range(deals):
        redeal(s, rngs, 0, 0)
        tops[KINDS[s.deck[s.top]]] += 1
        for number, kind in enumerate(KINDS):
            aside[kind] += count(int(s.removed), number)
    era = there[ERA[s.deck[s.top]] - 1]
    for kind, copies in era.items():
        share = copies / era.total()
        assert tops[kind] / deals == pytest.approx(share, abs=5 * (share / deals) ** 0.5)
        assert aside[kind] / deals == pytest.approx(3 * share, abs=10 * (share / deals) ** 0.5)


def test_a_redeal_keeps_the_topmost_cards_and_shuffles_the_others() -> None:
    states, rngs = begun(Agreement(3), 3, 40), generators(1, 1)
    s = states[0]
    top = int(s.top)
    kept, below = s.deck[top : top + 4].tolist(), set()
    for _ in range(50):
        redeal(s, rngs, 0, 4)
        assert s.deck[top : top + 4].tolist() == kept
        below.add(tuple(s.deck[top + 4 : s.bottom].tolist()))
    assert len(below) == 50


@pytest.mark.parametrize("kept", [1, 3, 8])
def test_redrawn_cards_are_as_random_as_a_redeal(kept: int) -> None:
    """In every place of the deck: also where the kept cards went, and across the end of an Era."""
    states, rngs, deals = begun(Agreement(2), 3, 45), generators(1, 1), 8000
    first, s = states.copy(), states[0]
    there = undrawn(states)
    places = range(int(s.top), int(s.bottom))
    eras = {int(ERA[kind]) for kind in s.deck[s.top : s.top + kept]}
    assert len(eras) == (2 if kept == 8 else 1)
    found: Counter[tuple[int, str]] = Counter()
    for _ in range(deals):
        states[0] = first[0]
        redeal(s, rngs, 0, kept)
        redraw(s, rngs, 0, kept)
        assert undrawn(states) == there
        for place in places:
            found[place, KINDS[s.deck[place]]] += 1
    for place in places:
        era = there[ERA[first[0].deck[place]] - 1]
        for kind, copies in era.items():
            share = copies / era.total()
            spread = (share * (1 - share) / deals) ** 0.5
            assert found[place, kind] / deals == pytest.approx(share, abs=5 * spread), (place, kind)


@pytest.mark.parametrize("agreement", TABLES, ids=str)
def test_the_judge_gives_everybody_a_chance(agreement: Agreement) -> None:
    weights, sheet = load_judge()
    views, chances = np.zeros(1, VIEW), np.full((1, SEATS), 9.0)
    for decisions in (0, 20, 10_000):
        judge_at(begun(agreement, 2, decisions), 0, views, weights, sheet, chances, 0)
        total = chances[0].sum()
        assert total == pytest.approx(2.0 if agreement.teams else 1.0)
        assert (chances[0, agreement.players :] == 0.0).all()
        if agreement.teams:
            assert chances[0, 0] == chances[0, 2]


@pytest.mark.parametrize("agreement", TABLES, ids=str)
def test_the_judge_sees_hands_and_not_the_order_of_the_deck(agreement: Agreement) -> None:
    weights, sheet = load_judge()
    views, chances = np.zeros(1, VIEW), np.zeros((2, SEATS))
    states, rngs = begun(agreement, 8, 25), generators(1, 4)
    judge_at(states, 0, views, weights, sheet, chances, 0)
    redeal(states[0], rngs, 0, 0)
    judge_at(states, 0, views, weights, sheet, chances, 1)
    assert chances[0].tolist() == chances[1].tolist()
    other = (int(states[0].seat) + 1) % agreement.players
    states[0]["hand"][other] = 0
    judge_at(states, 0, views, weights, sheet, chances, 1)
    assert chances[0].tolist() != chances[1].tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_adds_up_to_nought_and_the_last_chances_are_the_result(
    measuring: Measuring, players: int
) -> None:
    game = finished(players, players)
    fortune = fortune_of(game, measuring)
    for move in fortune.moves:
        assert sum(move.luck) == pytest.approx(0.0, abs=1e-5)
        assert move.drawn or not any(move.luck)
    assert sum(fortune.dealt.luck) == pytest.approx(0.0, abs=1e-5)
    assert sum(fortune.dealt.start) == pytest.approx(1.0)
    won = fortune.moves[-1].after
    assert game.result is not None
    assert [seat for seat in range(players) if won[seat]] == game.result["winners"]


def test_cards_are_drawn_at_the_end_of_turns_and_by_breakthrough_alone(
    measuring: Measuring,
) -> None:
    drew: Counter[str] = Counter()
    for seed in range(6):
        game = finished(seed)
        for move in fortune_of(game, measuring).moves:
            if move.drawn:
                drew[game.decisions[move.step].split()[0]] += 1
    assert set(drew) <= {"end", "breakthrough", "discard", "keep", "play", "give"}
    assert drew["end"] > drew["breakthrough"] > 0


def test_the_same_game_has_the_same_luck(measuring: Measuring) -> None:
    game = finished(1)
    assert fortune_of(game, measuring) == fortune_of(game, Measuring(samples=4, deals=12))


@pytest.mark.drill
def test_luck_is_nought_on_average(measuring: Measuring) -> None:
    luck = np.array([fortune_of(finished(seed, 2), measuring).luck[0] for seed in range(60)])
    assert abs(luck.mean()) < 4 * luck.std(ddof=1) / len(luck) ** 0.5
