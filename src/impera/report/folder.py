"""The folder of a report: `report.json` says what is played, `games/` holds the records.

Every bot has an arena folder there for every table.
"""

import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from impera.arena import store
from impera.records.files import refusing
from impera.report.facts import Games, read_facts
from impera.report.plan import Plan, Sitting
from impera.report.usual import BOT, GAMES, SEARCH, SEARCH_GAMES
from impera.rules.refused import Refused, quote

FORMAT = "impera-report/1"
USUAL = {"bot": BOT, "games": GAMES, "search": SEARCH, "search_games": SEARCH_GAMES, "seed": 0}


def make_plan(path: Path, given: Mapping[str, Any]) -> Plan:
    """What was asked for; the rest is as the folder says, or the default with a random seed."""
    known = read_plan(path)
    asked = {key: value for key, value in given.items() if value is not None}
    if known is None:
        return Plan(**{**USUAL, "seed": secrets.randbits(32), **asked})
    for key, value in USUAL.items():
        if type(known.get(key)) is not type(value):
            raise Refused(f"{path / 'report.json'}: {key} is {quote(known.get(key))}")
    store.check_known(path, known, asked, "report")
    return Plan(**{key: known[key] for key in USUAL})


def read_plan(path: Path) -> dict[str, Any] | None:
    """What a folder says about its report; None if there is none yet."""
    return store.read_known(path, "report.json", FORMAT, "report")


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[str]:
    """The folder of this report, locked for us, and the version of rules and bots that play."""
    read_plan(path)
    with refusing(path):
        path.mkdir(parents=True, exist_ok=True)
        folder = os.open(path, os.O_RDONLY)
    try:
        store.lock(path, folder, "report")
        known = read_plan(path)
        if known is None:
            known = {
                "version": store.begin(path, "report.json", {"format": FORMAT, **asdict(plan)})
            }
        else:
            store.check_known(path, known, asdict(plan), "report")
        yield str(known.get("version"))
    finally:
        os.close(folder)


def place_of(path: Path, sitting: Sitting) -> Path:
    """Where the games of a bot at a table are kept."""
    return path / "games" / sitting.name


def count_games(place: Path) -> int:
    """How many games are there; whether they are sound shows when they are read."""
    file = place / "games.jsonl"
    with refusing(file):
        return file.read_bytes().count(b"\n") if file.exists() else 0


def read_games(path: Path, plan: Plan) -> dict[Sitting, Games]:
    """The facts of all games; none of them may be missing."""
    found = {}
    for sitting in plan.sittings():
        place, match = place_of(path, sitting), sitting.match(plan.seed)
        with store.opened(place, match, sitting.games, lambda _: None, read_facts) as folder:
            facts = [facts for (facts,) in folder.sets]
        if len(facts) < sitting.games:
            raise Refused(f"{place}: only {len(facts)} of {sitting.games} games are there")
        found[sitting] = Games(np.concatenate(facts[: sitting.games]))
    return found
