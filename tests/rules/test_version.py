"""A change in how games go has to raise the version of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from impera import Game, Refused
from impera.envs import openspiel, pettingzoo
from impera.envs.vector import Vector
from impera.rules.agreement import VERSION

from ..conftest import Run
from ..golden.games import hashed, kept


def test_a_thousand_games_go_as_this_version_of_the_rules_lets_them() -> None:
    assert kept()[VERSION] == hashed(), "games go another way: raise VERSION, then `make golden`"


def test_every_version_has_its_hash() -> None:
    assert sorted(kept()) == list(range(1, VERSION + 1))


def played() -> dict[str, Any]:
    """The record of a whole game."""
    game = Game(seed=3)
    while not game.over:
        game.decide(game.legal[0])
    return game.record()


def test_a_record_says_by_which_rules_it_was_played() -> None:
    record = played()
    assert record["rules"] == VERSION
    assert Game.from_record(record).rules == VERSION


def test_a_record_from_before_versions_is_of_the_first() -> None:
    record = played()
    del record["rules"]
    assert Game.from_record(record).rules == 1


@pytest.mark.parametrize("rules", [0, -1, True, "1", 1.0, None])
def test_what_is_no_version_is_refused(rules: object) -> None:
    with pytest.raises(Refused, match="number of a version"):
        Game.from_record({**played(), "rules": rules})


def test_a_record_of_another_version_that_fits_is_replayed() -> None:
    game = Game.from_record({**played(), "rules": VERSION + 1})
    assert game.over
    assert game.rules == VERSION + 1


def test_a_record_of_another_version_that_does_not_fit_says_so_and_is_shown_as_far_as_it_does(
    run: Run, tmp_path: Path
) -> None:
    record = {**played(), "rules": VERSION + 1}
    record["decisions"][20] = "end"
    record["decisions"][21] = "keep A1"
    with pytest.raises(Refused, match=f"played with version {VERSION + 1} of the rules"):
        Game.from_record(record)
    shown = Game.from_record(record, to_show=True)
    assert shown.decisions == record["decisions"][: len(shown.decisions)]
    assert len(shown.decisions) in (20, 21)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = run("show", file)
    assert done.status == 0
    assert f"played with version {VERSION + 1} of the rules" in done.err
    assert f" {len(shown.decisions)} " in done.out.splitlines()[0]
    with pytest.raises(Refused, match=r"decision 2[01]"):
        Game.from_record({**record, "rules": VERSION}, to_show=True)


def test_views_and_environments_say_their_version() -> None:
    assert Game(seed=1).view(0)["table"]["rules"] == VERSION
    assert Vector(1).rules_version == VERSION
    assert pettingzoo.env().metadata["rules_version"] == VERSION
    assert openspiel.ImperaGame().rules_version == VERSION
