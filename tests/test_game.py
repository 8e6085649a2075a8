"""The `Game` object."""

# ruff: noqa: RUF001  # typographic apostrophes

import copy
import json
import pickle
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from impera import Game, Refused


def test_a_whole_game_in_a_few_lines() -> None:
    game = Game(players=3, edition="it", setup="draft", seed=7)
    while not game.over:
        game.decide(game.legal[0])
    assert game.result is not None
    assert game.seat is None
    assert game.step is None
    assert game.legal == []


def test_a_record_is_json_and_replays_to_the_same_game() -> None:
    game = Game(players=4, teams=True, seed=2)
    for _ in range(40):
        game.decide(game.legal[-1])
    again = Game.from_record(json.dumps(game.record()))
    assert str(again) == str(game)
    assert again.record() == game.record()


def test_keys_beside_the_record_are_kept() -> None:
    record = {**Game(seed=1).record(), "names": ["Ada", "Bo", "Cy"], "time": 5}
    assert Game.from_record(record).record() == record


def test_undo_goes_back_to_any_point_and_no_further() -> None:
    game = Game(seed=3)
    start = str(game)
    for _ in range(10):
        game.decide(game.legal[0])
    game.undo(4)
    assert len(game.decisions) == 6
    game.rewind(0)
    assert str(game) == start
    with pytest.raises(Refused, match="no point -1"):
        game.undo()


def test_a_copy_goes_its_own_way() -> None:
    game = Game(seed=3)
    other = game.copy()
    other.decide(other.legal[0])
    assert game.decisions == []
    assert len(other.decisions) == 1


def pickled(game: Game) -> Game:
    """The game after a round trip through pickle."""
    return pickle.loads(pickle.dumps(game))  # type: ignore[no-any-return]  # pickles have no type


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_copies_and_pickles_are_whole_games(again: Callable[[Game], Game]) -> None:
    game = Game(seed=7)
    other = again(game)
    other.decide(other.legal[0])
    other.decide("end")
    assert other.seat == 1
    assert Game.from_record(other.record()).record() == other.record()
    assert game.decisions == []
    other.beside["names"] = ["Ada"]
    assert "names" not in game.record()


def test_what_is_beside_the_record_never_replaces_the_game() -> None:
    game = Game(seed=7)
    game.beside["result"] = "won"
    assert game.record()["result"] is None


def test_a_game_says_where_it_stands() -> None:
    assert repr(Game(seed=1)) == (
        "<Game consensus, 3 players, base: 0 decisions, seat 0 decides, play>"
    )


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(Refused, match="seed is"):
        Game(seed=seed)


def test_views_of_seats_that_do_not_exist_are_refused() -> None:
    game = Game(players=2, seed=1)
    for ask in (game.view, game.log, game.view_record):
        with pytest.raises(Refused, match="there is no seat 2"):
            ask(2)


def test_views_are_plain_json() -> None:
    game = Game(players=4, setup="draft", seed=1)
    for _ in range(60):
        for seat in (*range(4), None):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
        game.decide(game.legal[0])


def test_the_table_reads_like_a_table() -> None:
    game = Game.from_position("""
area 0: A1*3 C1
hand 0: S1
area 1: R1*3
hand 1: S1*2
embargo on 0 S: E1
democracy on 1 R: U3
coin: by 0 on 1 R
used: holy-book inspiration
deck: U3*3
""")
    assert str(game).splitlines()[:9] == [
        "Common rules, 3 players, Base: seat 0’s turn, step 2, effects",
        "deck      3 cards (3 of Era III)",
        "seat 0    area A1*3 C1 (Army 3, Culture 1)",
        "seat 0    hand S1",
        "seat 0    Embargo on Science",
        "seat 1    area R1*3 (Religion 3)",
        "seat 1    hand S1*2",
        "seat 1    Democracy in Religion",
        "seat 1    seat 0’s coin on Religion",
    ]


RECORD = Game(seed=1).record()
DECK = RECORD["deck"]
BROKEN = {
    "not an object": ([], "a record is a JSON object, not []"),
    "no deck": ({k: v for k, v in RECORD.items() if k != "deck"}, "deck missing"),
    "format": ({**RECORD, "format": "impera/9"}, "this program reads 'impera/1'"),
    "players": ({**RECORD, "players": 5}, "players is 5; it must be 2, 3 or 4"),
    "players as text": ({**RECORD, "players": "3"}, "players is '3'"),
    "edition": ({**RECORD, "edition": "fr"}, "edition is 'fr'"),
    "edition as list": ({**RECORD, "edition": []}, "edition is []"),
    "setup": ({**RECORD, "setup": "fast"}, "setup is 'fast'"),
    "teams": ({**RECORD, "teams": True}, "teams need 4 players"),
    "teams as number": ({**RECORD, "teams": 0}, "teams is 0"),
    "deck as text": ({**RECORD, "deck": "A1"}, "deck is 'A1'; it must be a list"),
    "a card as number": ({**RECORD, "deck": [7, *DECK[1:]]}, "deck 0 is 7"),
    "an unknown card": ({**RECORD, "deck": ["U1", *DECK[1:]]}, "deck 0 is 'U1'; the kinds are A1"),
    "too few cards": ({**RECORD, "deck": DECK[1:]}, "the box has"),
    "Eras mixed": ({**RECORD, "deck": DECK[::-1]}, "of a later Era"),
    "removed": (
        {**Game(players=4, seed=1).record(), "players": 3},
        "0 cards of Era 1 are removed; 3 players need 3",
    ),
    "an unknown token": ({**RECORD, "decisions": ["jump"]}, "decision 0: 'jump' is not a decision"),
    "an illegal token": (
        {**RECORD, "decisions": ["end"]},
        "decision 0: 'end' is not legal",
    ),
    "a token as number": ({**RECORD, "decisions": [1]}, "decisions 0 is 1"),
    "result": (
        {**RECORD, "result": {"winners": [0], "by": "hegemony", "points": None}},
        "is claimed; the game's is null",
    ),
    "result as text": ({**RECORD, "result": "won"}, "result is 'won'"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_records_are_refused_with_a_reason(name: str) -> None:
    record, why = BROKEN[name]
    with pytest.raises(Refused) as refused:
        Game.from_record(record)  # type: ignore[arg-type]  # wrong on purpose
    assert why in str(refused.value)


class Tinkering(RuleBasedStateMachine):
    """Deciding, undoing, copying and rereading in any order never corrupts a game."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Game(players=3, setup="draft", seed=5)

    @precondition(lambda self: not self.game.over)
    @rule(choice=st.integers(0, 10**6), times=st.integers(1, 20))
    def decide(self, choice: int, times: int) -> None:
        for _ in range(times):
            if not self.game.over:
                self.game.decide(self.game.legal[choice % len(self.game.legal)])

    @rule(back=st.integers(0, 30))
    def undo(self, back: int) -> None:
        self.game.undo(min(back, len(self.game.decisions)))

    @rule()
    def copy(self) -> None:
        self.game = self.game.copy()

    @rule()
    def reread(self) -> None:
        self.game = Game.from_record(self.game.record())

    @invariant()
    def decisions_tell_the_whole_game(self) -> None:
        again = Game(players=3, setup="draft", seed=5)
        for token in self.game.decisions:
            again.decide(token)
        assert again.state.tobytes() == self.game.state.tobytes()


TestTinkering = Tinkering.TestCase
TestTinkering.settings = settings(deadline=None, max_examples=30, stateful_step_count=15)
