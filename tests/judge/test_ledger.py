"""The ledger of a game, and who may have it: nobody before the game is over."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from impera.analysis.decisions import analyse
from impera.cli.command import impera
from impera.game import Game
from impera.judge.ledger import fortune_of, write_up
from impera.judge.luck import Measuring
from impera.rules.refused import Refused

from ..test_rooms import MODULES, imports, room_of
from .games import finished


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_the_parts_add_up_to_the_result(players: int, teams: bool) -> None:
    game = finished(7, players, teams=teams)
    ledger = write_up(game, analyse(game, 3), fortune_of(game, Measuring(4, 12)))
    for account in ledger.accounts:
        parts = (account.start, account.luck, account.errors, *account.gifts, account.rest)
        assert sum(parts) == pytest.approx(account.result, abs=1e-3)
        assert account.gifts[account.seat] == 0.0
        assert account.errors <= 0.0
    given = sum(account.errors + sum(account.gifts) for account in ledger.accounts)
    assert given == pytest.approx(0.0, abs=1e-2)  # what one loses, others gain


def test_a_game_that_is_not_over_is_not_judged() -> None:
    with pytest.raises(Refused, match="not over"):
        fortune_of(Game(seed=1), Measuring(4, 12))


def test_a_game_by_other_rules_is_not_judged() -> None:
    game = finished(2, 2)
    game.rules = 99
    with pytest.raises(Refused, match="version 99"):
        fortune_of(game, Measuring(4, 12))


# The judge sees all hands. Whatever shows, plays or advises while a game is going on must not
# reach it, however long the way; at a server, only what analyses finished games asks it.
OPEN_TO_IT = {"judge", "arena", "report", "learn", "cli"}
ASKS_IT = "impera.server.analysing"


def meets_it(module: str) -> bool:
    """Whether a module imports the judge itself."""
    return any(room_of(name) == "judge" for name in imports(MODULES[module]))


def reached_from(module: str, found: set[str]) -> set[str]:
    """Everything that a module imports, directly or not."""
    for name in imports(MODULES[module]):
        if name in MODULES and name not in found:
            found.add(name)
            reached_from(name, found)
    return found


def test_nothing_but_the_analysis_of_finished_games_asks_the_judge() -> None:
    others = {module for module in MODULES if room_of(module) not in OPEN_TO_IT}
    assert {module for module in others if meets_it(module)} == {ASKS_IT}


LIVE = [
    module
    for module in MODULES
    if room_of(module) not in {*OPEN_TO_IT, "server"}
    or module.startswith("impera.server.table.")
    or module in {f"impera.server.{name}" for name in ("live", "hinting", "thinking", "pacing")}
]


@pytest.mark.parametrize("module", LIVE)
def test_no_seat_ever_meets_the_judge(module: str) -> None:
    met = {name for name in reached_from(module, set()) if room_of(name) == "judge"}
    assert met == set()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a finished game."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished(3, 2).record()))
    return file


def test_the_command_prints_the_ledger(record: Path) -> None:
    said = CliRunner().invoke(impera, ["analyse", str(record), "--simulations", "3"])
    assert said.exit_code == 0, said.output
    assert "own errors" in said.output
    assert "The luckiest moment was" in said.output
    assert "The unluckiest moment was" in said.output


def test_the_command_gives_the_ledger_as_json(record: Path) -> None:
    said = CliRunner().invoke(impera, ["analyse", str(record), "--simulations", "3", "--json"])
    ledger = json.loads(said.output)["ledger"]
    assert [account["seat"] for account in ledger["accounts"]] == [0, 1]
    assert ledger["draws"][0]["step"] is None


def test_an_unfinished_game_has_no_ledger(tmp_path: Path) -> None:
    game = Game(seed=4)
    game.decide(game.legal[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    said = CliRunner().invoke(impera, ["analyse", str(file), "--simulations", "3", "--json"])
    assert "ledger" not in json.loads(said.output)
