"""Facts from records, compared with a replay by the game itself."""

from collections import Counter
from itertools import chain

import numpy as np
import pytest

from impera import Game, Refused
from impera.arena.match import SelfPlay, play_set
from impera.report import comparisons
from impera.report.facts import Games, read_facts
from impera.rules.agreement import Agreement
from impera.rules.editions import DIFFERENCES, EDITIONS
from impera.rules.effects import NAMES
from impera.rules.state import ENDINGS

from .games import games


def effect_of(token: str) -> str:
    word = token.split()[0]
    return "inspiration" if word == "inspire" else word


@pytest.mark.parametrize(
    ("bot", "players", "setup", "edition", "seed"),
    [
        ("greedy", 2, "base", "consensus", 1),
        ("greedy", 3, "draft", "uk", 2),
        ("greedy", 4, "base", "pt", 3),
        ("random", 4, "draft", "ro", 4),
    ],
)
def test_facts_equal_those_of_a_replay(
    bot: str, players: int, setup: str, edition: str, seed: int
) -> None:
    match = SelfPlay((bot,), Agreement(players, edition, setup, False), seed)
    for number in range(25):
        (record,) = play_set(match, number)
        (fact,) = read_facts(record)
        game = Game.from_record(record)
        assert game.result is not None
        deciders = game.deciders()
        uses = Counter(
            (seat, effect_of(token)) for seat, token in zip(deciders, game.decisions, strict=True)
        )
        for seat in range(players):
            for place, effect in enumerate(NAMES):
                assert fact["uses"][seat, place] == uses[seat, effect]
        assert fact["turns"] == game.decisions.count("end")
        assert fact["decisions"] == len(game.decisions)
        assert ENDINGS[fact["ending"]] == game.result["by"]
        assert [seat for seat in range(4) if fact["won"] >> seat & 1] == game.result["winners"]
        held = Counter(card[0] for card in game.view()["areas"][game.turn])
        need = Counter(
            laid["domain"] for laid in game.view()["democracy"] if laid["on"] == game.turn
        )
        goal = game.view()["table"]["goal"]
        reached = [d for d in "ARESCU" if held[d] >= goal + need[d]]
        found = [d for place, d in enumerate("ARESCU") if fact["domains"] >> place & 1]
        assert found == (reached if game.result["by"] == "hegemony" else [])


def test_some_of_those_games_end_by_hegemony() -> None:
    match = SelfPlay(("greedy",), Agreement(2, "consensus", "base", False), 1)
    sets = [play_set(match, number) for number in range(25)]
    facts = np.concatenate([read_facts(record) for record in chain.from_iterable(sets)])
    assert 0 < (facts["domains"] > 0).sum() < 25


def test_a_record_with_another_result_is_refused() -> None:
    (record,) = play_set(SelfPlay(("random",), Agreement(3, "consensus", "base", False), 1), 0)
    loser = next(seat for seat in range(3) if seat not in record["result"]["winners"])
    with pytest.raises(Refused, match="doesn't follow from the decisions"):
        read_facts({**record, "result": {**record["result"], "winners": [loser]}})
    with pytest.raises(Refused):
        read_facts({**record, "decisions": record["decisions"][:-1]})


def test_known_games_have_known_facts() -> None:
    found = games(
        {"by": "hegemony", "winners": [0], "domains": "A", "uses": {"attack": [3, 1]}},
        {"by": "hegemony", "winners": [1], "domains": "AS", "uses": {"attack": [2, 2]}},
        {"by": "majority", "winners": [0, 1], "uses": {"attack": [0, 8]}},
        {"by": "stalemate", "winners": [1]},
    )
    assert found.victories(0).tolist() == [1, 0, 0.5, 0]
    assert found.ended("hegemony").tolist() == [1, 1, 0, 0]
    assert found.ended("stalemate").tolist() == [0, 0, 0, 1]
    assert found.shared().tolist() == [0, 0, 1, 0]
    assert found.hegemonies(0).tolist() == [1, 0.5]
    assert found.hegemonies(3).tolist() == [0, 0.5]
    assert found.uses("attack").tolist() == [[3, 1], [2, 2], [0, 8], [0, 0]]
    assert found.winners_lead("attack").tolist() == [2, 0, 0]  # nobody lost the shared one


def test_with_three_players_others_are_averaged() -> None:
    found = games({"winners": [1], "uses": {"purge": [1, 4, 2]}}, players=3)
    assert found.winners_lead("purge").tolist() == [2.5]
    assert isinstance(found, Games)


def test_the_report_has_words_for_every_edition_and_difference() -> None:
    assert sorted(comparisons.HEADINGS) == sorted(set(EDITIONS) - {"consensus"})
    assert sorted(comparisons.CHANGES) == [1 << n for n in range(len(DIFFERENCES))]
