"""Section 10: where the editions differ."""

from typing import get_args

import pytest

from impera import Game, Refused
from impera.rules.editions import DIFFERENCES, EDITIONS, Edition

from ..conftest import Position
from ..test_rooms import ROOT


def legal(position: Position, edition: str, verb: str, text: str) -> list[str]:
    """The legal decisions with this verb."""
    game = position(f"edition: {edition}\n{text}")
    return [token for token in game.legal if token.startswith(verb)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_you_may_embargo_yourself_except_in_ro_and_pt(position: Position, edition: str) -> None:
    found = legal(position, edition, "embargo", "area 0: E1 A1\narea 1: R1")
    own = [] if edition in ("ro", "pt") else ["embargo 0 A"]
    assert found == [*own, "embargo 1 R"]


DEMOCRACY = {
    "consensus": ["democracy 0 A", "democracy 1 R"],
    "ro": [f"democracy {seat} {domain}" for seat in range(2) for domain in "ACERSU"],
    "pt": [f"democracy 1 {domain}" for domain in "ACERSU"],
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_democracy_targets_in_every_edition(position: Position, edition: str) -> None:
    found = legal(position, edition, "democracy", "players: 2\narea 0: U3 A1\narea 1: R1\ndeck: U3")
    assert found == DEMOCRACY.get(edition, DEMOCRACY["consensus"])


def test_in_ro_your_only_utopia_card_may_go_into_your_own_utopia(position: Position) -> None:
    game = position("""
        edition: ro
        area 0: U3
        deck: U3
    """)
    game.decide("democracy 0 U")
    assert game.view()["democracy"] == [{"on": 0, "domain": "U", "card": "U3"}]
    assert game.view()["areas"][0] == []


@pytest.mark.parametrize(("one", "other"), [("consensus", "el"), ("consensus", "it")])
def test_consensus_el_and_it_play_alike(one: str, other: str) -> None:
    assert EDITIONS[one] == EDITIONS[other]
    record = Game(edition=one, seed=4).record()
    assert Game(edition=other, seed=4).record() == {**record, "edition": other}


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="consensus, uk, ro, el, pt, it"):
        Game(edition="fr")


def test_every_edition_is_one_that_messages_may_name() -> None:
    assert tuple(EDITIONS) == get_args(Edition)


def test_section_10_has_every_difference_and_whose_it_is() -> None:
    section = (ROOT / "RULES.md").read_text("utf-8").split("## 10. ")[1].split("## 11. ")[0]
    table = [line.strip("| ").split(" | ") for line in section.splitlines() if line[:1] == "|"]
    head, _, *rows = table
    alike = {edition for edition in EDITIONS if edition not in head}
    assert set(head[1].split(", ")) == alike == {name for name in EDITIONS if not EDITIONS[name]}
    for difference, row in zip(DIFFERENCES, rows, strict=True):
        flag = 1 << DIFFERENCES.index(difference)
        cells = zip(head[2:], row[2:], strict=True)
        told = {edition for edition, cell in cells if cell != "\u2013"}
        assert f"({difference.rule})" in row[0]
        assert told == {edition for edition, flags in EDITIONS.items() if flags & flag}
