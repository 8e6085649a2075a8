"""Positions as text: what can be written by hand, and what is refused with a reason."""

import pytest

from impera import Game, Refused

from ..conftest import Position


def test_a_position_needs_only_what_matters(position: Position) -> None:
    game = position("""
        # everything unnamed lies in the deck
        hand 0: A1*2 R1
        area 1: S1
    """)
    view = game.view(0)
    assert view["hands"][0]["cards"] == ["A1", "A1", "R1"]
    assert view["deck"]["size"] == 95 - 4
    assert (view["turn"], view["step"]) == (0, "effects")
    assert view["table"]["edition"] == "consensus"


def test_cards_below_a_named_top_follow_by_era(position: Position) -> None:
    game = position("deck: R2 C2")
    assert game.view()["deck"]["eras"] == [0, 2, 41]
    assert len(game.view()["discard"]) == 25 + 29 - 2


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(Refused, match="has no record"):
        Game.from_position("").record()


def test_a_finished_position_knows_its_result(position: Position) -> None:
    game = position("""
        step: over
        over: hegemony
        area 0: A1*7
    """)
    assert game.result == {"winners": [0], "by": "hegemony", "points": None}
    assert game.legal == []


def test_a_draft_can_be_written_down(position: Position) -> None:
    game = position("""
        setup: draft
        step: draft
        seat: 1
        hand 0: A1
        pack 0: A1 R1 R1
        pack 1: A1*4
        pack 2: S1*4
    """)
    assert game.seat == 1
    assert game.legal == ["keep A1"]


IMPOSSIBLE = {
    "hand 0: A9": "line 1, 'hand 0': 'A9' is not a card",
    "hand 0: A1*x": "is not a number of cards",
    "hand 0: A1*9": "9 cards A1, but only 8 exist",
    "hand 0: A1*5\nhand 1: A1*4": "R1.1: 9 cards A1 are named, only 8 exist",
    "hand 3: A1": "'3' is not a number from 0 to 2",
    "hand 0: A1\nhand 0: R1": "line 2: 'hand 0' is already on line 1",
    "what is this": "is not a `key: value` line",
    "colour: red": "unknown; the keys are edition, players",
    "players: 5": "'5' is not one of 2, 3, 4",
    "teams: yes": "R8.1: teams need 4 players",
    "edition: fr": "'fr' is not one of consensus",
    "step: dance": "'dance' is not one of draft, open, play",
    "removed: A1": "R2.2: 1 cards of Era 1 are removed; it must be 3",
    "hand 0: U3": "R2.3: Era 3 is out while the deck still has cards of Era 1",
    "deck: A2 A1": "R2.3: the deck's Eras are not in order",
    "step: play": "R3.1: no card is playable",
    "step: play\nhand 0: A1\nembargo on 0 A: E1": "R3.1: no card is playable",
    "step: play\nhand 0: A1\nused: attack": "R3.2: effects are used in step 2",
    "used: assassination purge": "R4.3: assassination and purge can't both be used",
    "used: sleep": "'sleep' is not one of assassination",
    "used: inspiration": "R6.1: inspiration is used together with the effect",
    "step: resolve": "needs a `resolving` line",
    "step: resolve\nresolving: purge": "is not like `research choose 1 play 2`",
    "step: resolve\nresolving: attack choose 1 play 0\nused: attack": "resolved at once",
    "step: resolve\nresolving: purge choose 1 play 0": "purge must be among `used`",
    "step: resolve\nresolving: purge choose 3 play 0\nused: purge": "never asks for 3 choices",
    "step: resolve\nresolving: purge choose 2 play 0\nused: purge\nhand 0: A1": "Q4.6: purge",
    "step: resolve\nresolving: inquisition choose 1 play 0\nused: inquisition": "`target` goes",
    "step: resolve\nresolving: purge choose 1 play 0 target 1\nused: purge": "`target` goes with",
    "resolving: purge choose 1 play 0\nused: purge": "in the step `resolve` only",
    "embargo on 0 A: A1": "R5.9: 'A1' is not an Economy card",
    "embargo on 0 X: E1": "'X' is not a Domain",
    "democracy on 0 A: E3\ndeck: U3": "R5.15: only Utopia cards",
    "fresh: E1 on A": "`fresh` needs embargo among `used`",
    "fresh: E1 on A\nused: embargo": "the fresh embargo is not among those",
    "edition: ro\nfresh: E1 on A\nused: embargo": "has no embargo on yourself",
    "coin: 1 2 A": "is not like `by 0 on 2 A`",
    "coin: by 0 on 0 A": "R6.1: the coin must lie with a player other",
    "coin: by 0 on 1 C\narea 0: C1": "R6.1: Culture has no effect to copy",
    "coin: by 0 on 1 A": "R6.3: the copier has lost the lead",
    "sure 0 of 0: A1\nhand 0: A1": "R9.3: seat 0 knows their own hand anyway",
    "sure 1 of 0: A1": "R9.3: 1 A1 sure in hand 0, which has only 0",
    "area 1: A1*7": "R7.1: seat 1 would have won already",
    "step: over": "needs an `over` line",
    "step: over\nover: hegemony": "R7.1: seat 0 has no hegemony",
    "step: over\nover: majority": "R7.2: the last round isn't over",
    "step: over\nover: stalemate": "Q7.6: this is no stalemate",
    "over: majority": "`over` goes with the step `over`",
    "still turns: 30": "Q7.6: the stalemate has ended the game",
    "step: draft": "R2.5: only the draft setup has this step",
    "setup: draft\nstep: draft\npack 0: A1": "hands and packs do not fit",
    "setup: draft\nstep: open": "all hands must hold 3 cards",
    "centre: A1": "R2.5: packs and centre are empty after the draft",
    "deck before: 3": "R5.12: `deck before` says that -92 cards were drawn this turn",
    "used: breakthrough": "it must be 5",
    "last drawer: 1": "R7.2: `last drawer` needs an empty deck",
    "deck:": "R7.2: seat 0 drew the last card, so seat 0 has no turn after that",
    "deck:\nturn: 1\nlast drawer: 2": "R7.2: seat 2 drew the last card, so seat 1 has no turn",
    "edition: pt\ndeck:\nturn: 1\nlast drawer: 1": "R7.2: seat 1 drew the last card, so seat 1",
    "deck: U3*3\nembargo on 1 A: E1*8": "8 cards E1, but only 4 exist",
    "deck: U3*3\ndemocracy on 1 A: U3*256": "256 cards U3, but only 16 exist",
    "hand 0: A1*2000000000": "is not a number of cards",
    "deck:\nturn: 2\nlast drawer: 0\nstill turns: 9": "Q7.6: 1 turns have ended",
    "turn: 0\nseat: 2": "'seat': only a draft needs it",
    "hand 00: A1": "'00' is not a number from 0 to 2",
    "step: over\nover: hegemony\narea 0: A1*7\nembargo on 0 A: E1\nfresh: E1 on A\nused: embargo": (
        "R3.4: `fresh` ends with the turn"
    ),
    "used: holy-book inspiration\narea 1: C1\ncoin: by 1 on 2 R": "R6.3: this turn's copy",
    "setup: draft\nstep: draft\nstill turns: 2": "a draft has no lines except those",
}


@pytest.mark.parametrize(("text", "why"), IMPOSSIBLE.items())
def test_impossible_positions_are_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        Game.from_position(text)
    assert why in str(refused.value)
