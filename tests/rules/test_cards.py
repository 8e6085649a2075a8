"""Section 1: the cards."""

import pytest

from impera import Game
from impera.rules import cards
from impera.rules.notation import cards_in, pile_of

from ..conftest import Position


@pytest.mark.rule("R1.1")
def test_the_box_holds_104_cards_as_printed() -> None:
    game = Game(players=4, seed=1)
    record = game.record()
    assert len(record["deck"]) == 104
    by_domain = {d: sum(kind[0] == d for kind in record["deck"]) for d in "ARESCU"}
    assert by_domain == {"A": 20, "R": 16, "E": 16, "S": 20, "C": 16, "U": 16}
    by_era = {era: sum(kind[1] == era for kind in record["deck"]) for era in "123"}
    assert by_era == {"1": 28, "2": 32, "3": 44}
    assert record["deck"].count("R2") == 8
    assert record["deck"].count("A3") == 4
    assert record["deck"].count("S1") == 4
    assert record["deck"].count("U3") == 16


@pytest.mark.rule("R1.2")
def test_fifteen_kinds_exist_and_are_sorted_by_domain_then_era() -> None:
    assert " ".join(cards.KINDS) == "A1 A2 A3 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3 U3"


@pytest.mark.rule("R1.2")
def test_the_era_never_changes_what_a_card_does(position: Position) -> None:
    game = position("""
        area 0: A1 A2 A3
        hand 0: R1
        deck: U3*5
    """)
    assert "assassination" in game.legal


@pytest.mark.rule("R1.3")
def test_the_era_of_every_hidden_card_is_public_and_its_domain_is_not(position: Position) -> None:
    game = position("""
        hand 0: A1
        hand 1: A1 S2 S2
        deck: R2*2
    """)
    view = game.view(0)
    assert view["hands"][1]["eras"] == [1, 2, 0]
    assert view["hands"][1]["cards"] is None
    assert view["deck"] == {"size": 43, "eras": [0, 2, 41]}


@pytest.mark.rule("R1.4", "R2.6")
def test_the_one_coin_lies_beside_the_deck_when_the_game_begins() -> None:
    assert Game(seed=1).view()["coin"] is None


@pytest.mark.parametrize(
    "names", [[], ["A1"], ["U3"] * 16, ["A1"] * 8 + ["S3"] * 8, list(cards.KINDS), ["C3"] * 8]
)
def test_a_pile_holds_any_cards_and_counts_them(names: list[str]) -> None:
    pile = pile_of(names)
    assert cards_in(pile) == sorted(names, key=cards.KINDS.index)
    assert cards.size(pile) == len(names)
    present = [kind for n, kind in enumerate(cards.KINDS) if cards.kinds_in(pile) >> n & 1]
    assert present == [kind for kind in cards.KINDS if kind in names]
    tally = cards.tally_of(pile)
    for number, domain in enumerate(cards.DOMAINS):
        assert cards.of_domain(tally, number) == sum(name[0] == domain for name in names)


def test_the_whole_box_fits_into_one_pile() -> None:
    box = [kind for n, kind in enumerate(cards.KINDS) for _ in range(cards.COPIES[n])]
    assert cards.size(pile_of(box)) == 104
    assert cards.kinds_in(pile_of(box)) == 2**15 - 1


def test_at_least_compares_domain_by_domain() -> None:
    tally = cards.tally_of(pile_of(["A1", "A2", "R1", "U3"]))
    assert cards.at_least(tally, cards.ONE_EACH) == 0b100011
    assert cards.at_least(tally, 2 * cards.ONE_EACH) == 0b000001
    assert cards.at_least(tally, 0) == 0b111111
