"""Section 2: setup, Base and Draft."""

import pytest

from impera import Game, Refused
from impera.rules.cards import KINDS


def box(players: int) -> tuple[list[str], list[str]]:
    """Removed cards and a deck, sorted by kind within each Era."""
    record = Game(players=players, seed=5).record()
    return record["removed"], sorted(record["deck"], key=lambda kind: (kind[1], kind))


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins_with_two_to_four_players(players: int) -> None:
    assert Game(players=players, seed=1).seat == 0


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", [1, 5, True, "3"])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="players is"):
        Game(players=players)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("players", "aside"), [(2, 3), (3, 3), (4, 0)])
def test_three_cards_of_each_era_leave_unless_four_play(players: int, aside: int) -> None:
    record = Game(players=players, seed=9).record()
    assert [sum(kind[1] == era for kind in record["removed"]) for era in "123"] == [aside] * 3
    assert len(record["deck"]) == 104 - 3 * aside


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_tells_how_many_cards_of_each_era_the_game_has(players: int) -> None:
    game = Game(players=players, setup="draft", seed=9)
    deck = [sum(kind[1] == era for kind in game.record()["deck"]) for era in "123"]
    assert deck == ([28, 32, 44] if players == 4 else [25, 29, 41])
    for _ in range(30):
        assert game.view()["table"]["deck"] == deck
        game.decide(game.legal[0])


@pytest.mark.rule("R2.2")
def test_different_seeds_shuffle_differently_and_the_same_alike() -> None:
    assert Game(seed=1).record() == Game(seed=1).record()
    assert Game(seed=1).record()["deck"] != Game(seed=2).record()["deck"]
    assert Game(seed=2**64 - 1).record()["deck"] != Game(seed=2**32 - 1).record()["deck"]
    assert Game().record()["deck"] != Game().record()["deck"]


@pytest.mark.rule("R2.3")
def test_the_eras_lie_in_order() -> None:
    eras = [kind[1] for kind in Game(players=4, seed=3).record()["deck"]]
    assert eras == sorted(eras)


@pytest.mark.rule("R2.4")
def test_base_deals_three_cards_seat_by_seat_from_the_top() -> None:
    removed, deck = box(3)
    game = Game(players=3, deck=deck, removed=removed)
    for seat in range(3):
        dealt = deck[3 * seat : 3 * seat + 3]
        assert game.view(seat)["hands"][seat]["cards"] == sorted(dealt, key=KINDS.index)
    assert game.view()["areas"] == [[], [], []]
    assert game.step == "play"


def draft(edition: str = "consensus", players: int = 3) -> Game:
    """A draft with a known deck, in which everybody keeps the first card of their pack."""
    removed, deck = box(players)
    top = "A1 A1 R1 E1 S1 C1 A1 R1 R1 E1 S1 C1 A1 A1 R1 A1".split()[: 4 * players]
    rest = list(deck)
    for kind in top:
        rest.remove(kind)
    return Game(players=players, edition=edition, setup="draft", deck=top + rest, removed=removed)


@pytest.mark.rule("R2.5")
def test_the_draft_deals_four_and_passes_left_three_then_two() -> None:
    game = draft()
    assert game.step == "draft"
    assert [game.view(seat)["pack"] for seat in range(3)] == [
        ["A1", "A1", "R1", "E1"],
        ["A1", "R1", "S1", "C1"],
        ["R1", "E1", "S1", "C1"],
    ]
    for token in ("keep E1", "keep C1", "keep S1"):
        game.decide(token)
    assert [game.view(seat)["pack"] for seat in range(3)] == [
        ["R1", "E1", "C1"],
        ["A1", "A1", "R1"],
        ["A1", "R1", "S1"],
    ]
    for token in ("keep C1", "keep R1", "keep S1"):
        game.decide(token)
    assert [game.view(seat)["pack"] for seat in range(3)] == [
        ["A1", "R1"],
        ["R1", "E1"],
        ["A1", "A1"],
    ]


@pytest.mark.rule("R2.5")
def test_everybody_chooses_from_a_pack_at_the_same_time_and_once() -> None:
    game = draft()
    chosen = ["keep E1", "keep C1", "keep S1"]
    for seat in range(3):
        assert game.ahead(seat) == sorted({f"keep {kind}" for kind in game.view(seat)["pack"]})
        assert chosen[seat] in game.ahead(seat)
    for seat, token in enumerate(chosen):
        assert game.legal == game.ahead(seat)
        game.decide(token)
        assert [bool(game.ahead(each)) for each in range(3)] == (
            [each > seat for each in range(3)] if seat < 2 else [True] * 3
        )
    while game.step == "draft":
        game.decide(game.legal[0])
    assert [game.ahead(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("R2.5")
def test_leftover_cards_stay_hidden_until_all_have_chosen() -> None:
    game = draft()
    for token in ["E1", "C1", "S1", "C1", "R1", "S1", "R1", "E1"]:
        game.decide(f"keep {token}")
    assert game.view()["centre"] == []
    game.decide("keep A1")
    assert game.view()["centre"] == ["A1", "A1", "R1"]
    assert game.view()["step"] == "open"


def after_draft(edition: str) -> Game:
    """The moment when the centre is opened."""
    game = draft(edition)
    for token in ["E1", "C1", "S1", "C1", "R1", "S1", "R1", "E1", "A1"]:
        game.decide(f"keep {token}")
    return game


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("edition", ["consensus", "ro", "el", "pt", "it"])
def test_the_centre_pick_goes_counter_clockwise_from_the_last_seat(edition: str) -> None:
    game = after_draft(edition)
    seats = []
    for kind in ("A1", "A1", "R1"):
        seats.append(game.seat)
        game.decide(f"open {kind}")
    assert seats == [2, 1, 0]
    assert (game.seat, game.step) == (0, "play")
    assert game.view()["areas"] == [["R1"], ["A1"], ["A1"]]
    assert [hand["size"] for hand in game.view()["hands"]] == [3, 3, 3]


@pytest.mark.rule("R2.5")
def test_the_uk_centre_pick_goes_clockwise_from_the_last_seat() -> None:
    game = after_draft("uk")
    seats = []
    for kind in ("A1", "R1", "A1"):
        seats.append(game.seat)
        game.decide(f"open {kind}")
    assert seats == [2, 0, 1]
    assert game.view()["areas"] == [["R1"], ["A1"], ["A1"]]


@pytest.mark.rule("R2.5")
def test_taking_a_centre_card_does_not_count_as_playing_one() -> None:
    game = after_draft("consensus")
    for kind in ("A1", "A1", "R1"):
        game.decide(f"open {kind}")
    assert game.step == "play"
    assert all(token.startswith("play") for token in game.legal)


@pytest.mark.rule("R2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_draft_ends_with_three_in_hand_and_one_in_the_area(players: int) -> None:
    game = draft(players=players)
    while game.step in ("draft", "open"):
        game.decide(game.legal[-1])
    assert [len(area) for area in game.view()["areas"]] == [1] * players
    assert [hand["size"] for hand in game.view()["hands"]] == [3] * players
    assert game.turn == 0
