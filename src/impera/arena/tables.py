"""The figures of a match, as tables for people and as one JSON object for programs."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from impera.arena.figures import Adjusted, Pair, Rating, Share, adjusted, pairs, ratings, shares
from impera.arena.match import Match, Set
from impera.arena.sprt import BOUND, Sprt
from impera.judge.eyes import hash_of_judge


def print_figures(match: Match, sets: Sequence[Set], sprt: Sprt | None) -> dict[str, Any]:
    """Print all figures, and return them with the settings."""
    won, met, rated = shares(match, sets), pairs(match, sets), ratings(match, sets)
    console = Console()
    console.print(share_table(match, len(sets), won))
    without = adjusted(match, sets) if match.adjusted else []
    if match.adjusted:
        console.print(adjusted_table(match, without))
    console.print(pair_table(match, met))
    console.print(rating_table(match, rated))
    tested = None if sprt is None else test_figures(sprt)
    if sprt is not None:
        console.print(verdict(sprt), highlight=False, soft_wrap=True)
    return {
        **asdict(match),
        "sets": len(sets),
        "games": sum(map(len, sets)),
        "shares": [asdict(row) for row in won],
        **({"without_luck": [asdict(row) for row in without]} if match.adjusted else {}),
        **({"judge": hash_of_judge()} if match.adjusted else {}),
        "pairs": [asdict(row) for row in met],
        "ratings": [asdict(row) for row in rated],
        **({} if tested is None else {"sprt": tested}),
    }


def labels(match: Match) -> list[str]:
    """The bots' names, numbered where one is named twice."""
    bots = match.bots
    return [
        f"{bot} ({bots[: n + 1].count(bot)})" if bots.count(bot) > 1 else bot
        for n, bot in enumerate(bots)
    ]


def table(title: str, *columns: str) -> Table:
    """A table with numbers on the right."""
    made = Table(*columns, title=title, title_justify="left")
    for column in made.columns[1:]:
        column.justify = "right"
    return made


def share_table(match: Match, sets: int, rows: Sequence[Share]) -> Table:
    """Victories per seat."""
    size = f"{sets:,} sets of {len(match.seatings())} games"
    title = f"{match.agreement}, {size}, "
    made = table(
        f"{title}seed {match.seed}", "bot", "seats", "wins/seat", "95%", "chance", "time/decision"
    )
    for name, row in zip(labels(match), rows, strict=True):
        made.add_row(
            name,
            f"{row.seats:,}",
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.chance:.1%}",
            duration(row.seconds),
        )
    return made


def adjusted_table(match: Match, rows: Sequence[Adjusted]) -> Table:
    """Victories per seat, less luck."""
    columns = ("bot", "wins/seat", "95%", "luck/seat", "as good as")
    made = table(f"without the luck of the cards, by judge {hash_of_judge()}", *columns)
    for name, row in zip(labels(match), rows, strict=True):
        interval = f"{row.low:.1%} to {row.high:.1%}"
        times = f"{row.fewer:.1f}x the sets"
        made.add_row(name, f"{row.share:.1%}", interval, f"{row.luck:+.1%}", times)
    return made


def duration(seconds: float) -> str:
    """A short time in a unit that fits."""
    for unit, scale in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs"


def pair_table(match: Match, rows: Sequence[Pair]) -> Table:
    """Every bot against every other."""
    names = labels(match)
    made = table("wins against the other (95% interval)", "", *names)
    cells = {(row.bot, row.against): f"{row.share:.1%} ±{spread(row):.1%}" for row in rows}
    for bot, name in enumerate(names):
        made.add_row(name, *[cells.get((bot, other), "") for other in range(len(names))])
    return made


def spread(row: Pair) -> float:
    """Half the interval; where the end of the scale cuts it short, its longer part."""
    return max(row.high - row.share, row.share - row.low)


def rating_table(match: Match, rows: Sequence[Rating]) -> Table:
    """The ratings, best first."""
    made = table(f"Elo above {labels(match)[-1]}", "bot", "Elo", "95%")
    ranked = sorted(zip(labels(match), rows, strict=True), key=lambda pair: -pair[1].elo)
    for name, row in ranked:
        interval = f"{row.low:+.0f} to {row.high:+.0f}" if row.low < row.high else ""
        made.add_row(name, f"{row.elo:+.0f}", interval)
    return made


def test_figures(sprt: Sprt) -> dict[str, Any]:
    """The sequential test for programs."""
    return {
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "llr": sprt.llr,
        "lower": -BOUND,
        "upper": BOUND,
        "verdict": sprt.verdict,
        "sets": sprt.sets,
    }


def verdict(sprt: Sprt) -> str:
    """The sequential test in a sentence."""
    figures = f"llr {sprt.llr:+.2f} (decided at ±{BOUND:.2f}), {sprt.sets} sets"
    first, second = labels(sprt.match)
    nearer, other = (sprt.elo0, sprt.elo1) if sprt.llr < 0 else (sprt.elo1, sprt.elo0)
    if sprt.verdict == "undecided":
        return f"sprt: undecided between {sprt.elo0:+g} and {sprt.elo1:+g} Elo; {figures}"
    return f"sprt: {nearer:+g} rather than {other:+g} Elo, {first} against {second}; {figures}"
