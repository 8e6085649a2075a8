"""What is true in every game, however strangely it is played."""

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from impera import Game, Refused
from impera.rules import actions, doors
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.cards import COPIES, KINDS, count, of_domain, size, tally_of
from impera.rules.notation import (
    NUMBER,
    TOKENS,
    cards_in,
    democracies,
    embargoes,
    legal_numbers,
    legal_tokens,
)
from impera.rules.position import read_position, write_position
from impera.rules.state import OVER, PLAY, State

from ..styles import STYLES, VARIANTS, begin, play

SETTINGS = settings(deadline=None, max_examples=30)
GAMES = {
    "variant": st.sampled_from(VARIANTS),
    "style": st.sampled_from(list(STYLES)),
    "seed": st.integers(0, 2**32 - 1),
}


def all_cards(s: State) -> Counter[str]:
    """Every card, wherever it lies."""
    piles = [s.centre, s.discard, s.removed, *s.hand, *s.area, *s.pack]
    cards = Counter(kind for pile in piles for kind in cards_in(pile))
    cards.update(KINDS[kind] for kind in s.deck[s.top : s.bottom])
    cards.update(card["card"] for card in (*embargoes(s), *democracies(s)))
    return cards


BOX = Counter(dict(zip(KINDS, COPIES.tolist(), strict=True)))


@given(**GAMES)
@SETTINGS
def test_no_card_is_created_or_lost(variant: Agreement, style: str, seed: int) -> None:
    states = begin(variant, seed)
    for _ in play(states, style, seed):
        assert all_cards(states[0]) == BOX
    assert all_cards(states[0]) == BOX


@given(**GAMES)
@SETTINGS
def test_running_totals_and_knowledge_agree_with_the_cards(
    variant: Agreement, style: str, seed: int
) -> None:
    states = begin(variant, seed)
    for _ in play(states, style, seed):
        s = states[0]
        for seat in range(s.players):
            assert s.tally[seat] == tally_of(s.area[seat])
            for sure in s.sure[seat]:
                for kind in range(len(KINDS)):
                    assert count(sure, kind) <= count(s.hand[seat], kind)
            assert s.sure[seat, seat] == 0


@given(**GAMES)
@SETTINGS
def test_a_running_game_always_offers_something_and_a_finished_one_nothing(
    variant: Agreement, style: str, seed: int
) -> None:
    states = begin(variant, seed)
    for _ in play(states, style, seed):
        s = states[0]
        assert legal_numbers(s.legal.tolist())
        assert s.step != OVER
        assert bool(s.owed or s.plays) == (s.effect >= 0)
        if s.step == PLAY:
            assert all(token.startswith("play") for token in legal_tokens(s.legal.tolist()))
    s = states[0]
    assert s.step == OVER
    assert not s.legal.any()
    assert s.winners
    seats = [seat for seat in range(s.players) if int(s.winners) >> seat & 1]
    if s.ending == 1:
        goal = max(of_domain(s.tally[s.turn], d) for d in range(6))
        assert goal >= s.goal
        assert s.turn in seats
    if s.teams:
        assert (0 in seats) == (2 in seats)
        assert (1 in seats) == (3 in seats)


@given(**GAMES)
@SETTINGS
def test_the_same_deck_and_decisions_give_the_same_bytes(
    variant: Agreement, style: str, seed: int
) -> None:
    states, again = begin(variant, seed), begin(variant, seed)
    for decision in play(states, style, seed):
        assert states.tobytes() == again.tobytes()
        doors.decide_at(again, 0, decision)
    assert states.tobytes() == again.tobytes()


@given(**GAMES, every=st.integers(1, 40))
@SETTINGS
def test_positions_survive_being_written_and_read(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states = begin(variant, seed)
    for number, _ in enumerate(play(states, style, seed)):
        if number % every == 0:
            text = write_position(states[0])
            assert read_position(text).tobytes() == states.tobytes(), text
    assert read_position(write_position(states[0])).tobytes() == states.tobytes()


@given(**GAMES, cut=st.integers(0, 300))
@SETTINGS
def test_records_survive_being_written_and_read(
    variant: Agreement, style: str, seed: int, cut: int
) -> None:
    game = Game.at(variant, seed)
    for decision in [*play(begin(variant, seed), style, seed)][:cut]:
        game.decide(TOKENS[decision])
    record = game.record()
    again = Game.from_record(record)
    assert again.record() == record
    assert again.state.tobytes() == game.state.tobytes()


@given(**GAMES, back=st.integers(0, 50))
@SETTINGS
def test_undo_and_copies_are_where_they_should_be(
    variant: Agreement, style: str, seed: int, back: int
) -> None:
    game = Game.at(variant, seed)
    points = [game.state.tobytes()]
    for decision in play(begin(variant, seed), style, seed):
        game.decide(TOKENS[decision])
        points.append(game.state.tobytes())
    back = min(back, len(points) - 1)
    copy = game.copy()
    copy.undo(back)
    assert copy.state.tobytes() == points[len(points) - 1 - back]
    assert game.state.tobytes() == points[-1]


@given(**GAMES, at=st.integers(0, 200))
@SETTINGS
def test_what_is_not_legal_is_refused_and_changes_nothing(
    variant: Agreement, style: str, seed: int, at: int
) -> None:
    game = Game.at(variant, seed)
    for decision in [*play(begin(variant, seed), style, seed)][:at]:
        game.decide(TOKENS[decision])
    before, legal = game.state.tobytes(), set(game.legal)
    for token in TOKENS:
        if token not in legal:
            try:
                game.decide(token)
            except Refused:
                continue
            raise AssertionError(token)
    assert game.state.tobytes() == before


def test_every_decision_has_one_token_and_every_token_one_number() -> None:
    assert len(TOKENS) == len(set(TOKENS)) == DECISIONS == 200
    firsts = {
        "keep A1": actions.KEEP,
        "open A1": actions.OPEN_CARD,
        "play A1": actions.PLAY_CARD,
        "end": actions.END,
        "inquisition 0": actions.INQUIRE,
        "assassination": actions.APPLY,
        "inspire 0 assassination": actions.INSPIRE,
        "embargo 0 A": actions.LAY_EMBARGO,
        "democracy 0 A": actions.LAY_DEMOCRACY,
        "breakthrough": actions.BREAK_THROUGH,
        "attack A": actions.ATTACK_DOMAIN,
        "discard A1": actions.DISCARD_CARD,
        "take A1": actions.TAKE_CARD,
        "give A1": actions.GIVE_CARD,
    }
    assert {token: NUMBER[token] for token in firsts} == firsts


def test_batches_and_single_games_are_the_same_games() -> None:
    from impera.arena.simulate import play_batch

    setting = Agreement(setup="draft")
    states, *_ = play_batch(setting, 5, 0, 12, False)
    later, *_ = play_batch(setting, 5, 7, 5, False)
    assert np.array_equal(states[7:], later)
    assert size(int(states[0].removed)) == 9
