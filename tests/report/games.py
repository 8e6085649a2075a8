"""Small reports and hand-made games for the report's tests."""

from pathlib import Path
from typing import Any

import numpy as np

from impera.report.facts import FACTS, Games
from impera.report.figures import Library
from impera.report.plan import Plan
from impera.rules.effects import NAMES
from impera.rules.state import ENDINGS

from ..conftest import Done, Run

SMALL = ("--bot", "greedy", "--games", 3, "--search", "random", "--search-games", 2, "--seed", 4)


def report(run: Run, folder: Path, *words: object) -> Done:
    """Make a small report; later options override earlier ones."""
    return run("report", "--out", folder, *SMALL, "--jobs", 1, *words)


def games(*rows: dict[str, Any], players: int = 2) -> Games:
    """Games with only the facts that matter; `uses` maps an effect to one number per seat."""
    facts = np.zeros(len(rows), FACTS)
    facts["players"], facts["turns"], facts["decisions"] = players, 20, 60
    for fact, row in zip(facts, rows, strict=True):
        fact["ending"] = ENDINGS.index(row.get("by", "majority"))
        fact["won"] = sum(1 << seat for seat in row.get("winners", [0]))
        fact["domains"] = sum(1 << "ARESCU".index(domain) for domain in row.get("domains", ""))
        fact["turns"] = row.get("turns", 20)
        fact["played"] = row.get("played", 0)
        for effect, numbers in row.get("uses", {}).items():
            fact["uses"][:players, NAMES.index(effect)] = numbers
    return Games(facts)


def library(games_of: dict[int, Games], search_games: int = 0) -> Library:
    """A report in which every table of a size has these games."""
    count = len(games_of[2])
    plan = Plan("greedy", count, "random", search_games, 1)
    found = {sitting: games_of[sitting.table.players] for sitting in plan.sittings()}
    return Library(plan, found, "0123456789abcdef")
