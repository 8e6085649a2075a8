"""Hand-made matches and results for the arena's tests."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from impera.arena.match import Match, Set
from impera.rules.agreement import Agreement


def match(*bots: str, players: int = 2, teams: bool = False, seed: int = 5) -> Match:
    """A match at an ordinary table."""
    return Match(bots, Agreement(players, teams=teams), seed)


def won_by(table: Match, *winners: Sequence[int]) -> Set:
    """A set of games won by these bots' seats, game by game."""
    seatings = table.seatings()
    assert len(seatings) == len(winners)
    return [
        {
            "players": table.players,
            "teams": table.teams,
            "places": list(seats),
            "seconds": [0.5] * table.players,
            "asked": [10] * table.players,
            "result": {"winners": [seats.index(bot) for bot in first]},
        }
        for seats, first in zip(seatings, winners, strict=True)
    ]


def timeless(found: Any) -> Any:
    """Figures or records without the bots' thinking times."""
    if isinstance(found, dict):
        return {key: timeless(value) for key, value in found.items() if key != "seconds"}
    return [timeless(item) for item in found] if isinstance(found, list) else found


def contents(folder: Path) -> dict[str, bytes]:
    """Every file in a folder, with its bytes."""
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
