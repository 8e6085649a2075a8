"""The command that plays random games."""

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from impera.cli.options import FILE, GAMES, SEED, agreed
from impera.cli.speaking import progress_bar
from impera.rules.agreement import Agreement

if TYPE_CHECKING:
    from impera.arena.simulate import Summary


@click.command()
@agreed
@GAMES
@SEED
@click.option("--records", type=FILE, help="Write every game to this file, one record per line.")
def simulate(
    agreement: Agreement,
    games: int,
    seed: int | None,
    records: Path | None,
) -> None:
    """Play random games and summarise the results."""
    from impera.arena import simulate as simulation
    from impera.records.files import written_whole

    seed = secrets.randbits(32) if seed is None else seed
    output = nullcontext() if records is None else written_whole(records)
    with output as file, progress_bar(games) as advance:
        summary = simulation.simulate(agreement, games, seed, file, advance)
    print_summary(agreement, summary, seed)


def print_summary(agreement: Agreement, summary: "Summary", seed: int) -> None:
    """The summary as a table."""
    from rich.console import Console
    from rich.table import Table

    from impera.arena.simulate import interval

    title = f"{agreement}, seed {seed}"
    table = Table("", "games", "share", "95%", title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"

    def row(name: str, number: float) -> None:
        low, high = interval(number, summary.games)
        share = f"{number / summary.games:.1%}"
        table.add_row(name, f"{round(number, 1):,.10g}", share, f"{low:.1%} to {high:.1%}")

    for name, number in summary.endings.items():
        row(f"ended by {name}", number)
    for side, wins in enumerate(summary.wins):
        name = f"seats {side} and {side + 2}" if agreement.teams else f"seat {side}"
        row(f"won by {name}", wins)
    row("shared", summary.shared)
    console = Console()
    console.print(table)
    games = "1 game" if summary.games == 1 else f"{summary.games:,} games"
    console.print(
        f"{games}, {summary.decisions / summary.games:.1f} decisions and "
        f"{summary.turns / summary.games:.1f} turns per game",
        highlight=False,
    )
