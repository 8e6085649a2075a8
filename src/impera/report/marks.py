"""What every drawing and table shows side by side: each bot, each setup."""

from collections.abc import Callable

from impera.report.facts import Games
from impera.report.figures import Estimate, Library
from impera.report.plan import TABLES, Table
from impera.report.plots import Mark
from impera.report.wording import counted
from impera.rules.agreement import SETUPS

SHAPES = {"base": "o", "draft": "D"}
Figure = Callable[[Games], Estimate]


def mark(library: Library, bot: str, setup: str) -> Mark:
    """How a bot's games of a setup are drawn."""
    return Mark(setup, SHAPES[setup], is_filled=bot == library.plan.bot)


def kinds(library: Library) -> list[tuple[str, str]]:
    """Everything shown side by side: each bot, each setup."""
    return [(bot, setup) for bot in library.plan.bots for setup in SETUPS]


def legend(library: Library) -> list[tuple[Mark, str]]:
    """What the marks mean."""
    return [
        (mark(library, bot, setup), f"{bot}, {setup.capitalize()}") for bot, setup in kinds(library)
    ]


def figures(library: Library, players: int, of: Figure) -> list[tuple[Mark, Estimate]]:
    """One figure at every table of a size, as marks in a row."""
    return [
        (mark(library, bot, setup), of(library.of(bot, Table(players, setup))))
        for bot, setup in kinds(library)
    ]


def behind(library: Library) -> str:
    """How many games a figure rests on."""
    plan = library.plan
    second = f", {plan.search} {counted(plan.search_games, 'game')}" if plan.search_games else ""
    return f"Games behind every mark: {plan.bot} {plan.games:,}{second}. Lines are 95% intervals."


def rows_of(library: Library) -> list[tuple[str, Games]]:
    """The rows of most tables: every bot at every table."""
    return [
        (f"{table.name}: {bot}", library.of(bot, table))
        for table in TABLES
        for bot in library.plan.bots
    ]


def at(table: Table) -> str:
    """Where something was found."""
    return f"with {table.players} players in {table.setup.capitalize()}"
