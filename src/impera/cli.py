"""The command: results on stdout, progress and errors on stderr, status 2 for what is wrong."""

import json
import secrets
import sys
import time
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from impera.rules.editions import EDITIONS
from impera.rules.jit import is_cold

if TYPE_CHECKING:
    from impera.simulate import Setting, Summary

PLAYERS = click.option(
    "--players", type=click.IntRange(2, 4), default=3, show_default=True, help="How many play."
)
EDITION = click.option(
    "--edition",
    type=click.Choice(list(EDITIONS)),
    default="consensus",
    show_default=True,
    help="The printing to play by.",
)
SETUP = click.option(
    "--setup",
    type=click.Choice(["base", "draft"]),
    default="base",
    show_default=True,
    help="How the first cards are dealt.",
)
TEAMS = click.option("--teams", is_flag=True, help="Seats 0 and 2 against 1 and 3.")
SEED = click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Same seed, same deck.")
FILE = click.Path(path_type=Path)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="impera")
def impera() -> None:
    """Carta Impera Victoria: play it, simulate it, read its records."""
    if is_cold() and not set(sys.argv) & {"-h", "--help"}:
        click.echo("Compiling the rules for this machine, once; please wait a moment ...", err=True)


@impera.command()
@PLAYERS
@EDITION
@SETUP
@TEAMS
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@SEED
@click.option("--records", type=FILE, help="Write every game to this file, one record a line.")
def simulate(
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    games: int,
    seed: int | None,
    records: Path | None,
) -> None:
    """Play random games and say what came of them."""
    from impera import simulate as simulation
    from impera.records import written_whole

    setting = simulation.Setting(players, edition, setup, teams)
    seed = secrets.randbits(32) if seed is None else seed
    started = time.perf_counter()
    output = nullcontext() if records is None else written_whole(records)
    with output as file, progress_bar(games) as advance:
        summary = simulation.simulate(setting, games, seed, file, advance)
    print_summary(setting, summary, seed, time.perf_counter() - started)


class progress_bar:  # noqa: N801  # used like a function
    """A bar on stderr once the work has lasted a moment, if somebody is there to see it."""

    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self.total = total
        self.started = time.monotonic()
        self.done = 0
        console = Console(stderr=True)
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        hidden = not console.is_terminal
        self.bar = Progress(*columns, console=console, transient=True, disable=hidden)
        self.task = self.bar.add_task("games", total=total)

    def __enter__(self) -> "progress_bar":
        return self

    def __call__(self, count: int) -> None:
        self.done += count
        if not self.bar.live.is_started and time.monotonic() - self.started > 0.5:
            self.bar.start()
        self.bar.update(self.task, completed=self.done)

    def __exit__(self, *_: object) -> None:
        if self.bar.live.is_started:
            self.bar.stop()


def print_summary(setting: "Setting", summary: "Summary", seed: int, seconds: float) -> None:
    """The summary as a table."""
    from rich.console import Console
    from rich.table import Table

    from impera.simulate import interval

    teams = ", teams" if setting.teams else ""
    title = f"{setting.edition}, {setting.players} players{teams}, {setting.setup}, seed {seed}"
    table = Table("", "games", "share", "95 %", title=title, title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"

    def row(name: str, number: float) -> None:
        low, high = interval(number, summary.games)
        share = f"{number / summary.games:.1%}"
        table.add_row(name, f"{number:,.10g}", share, f"{low:.1%} to {high:.1%}")

    for name, number in summary.endings.items():
        row(f"ended by {name}", number)
    for side, wins in enumerate(summary.wins):
        name = f"seats {side} and {side + 2}" if setting.teams else f"seat {side}"
        row(f"won by {name}", round(wins, 1))
    row("shared", summary.shared)
    console = Console()
    console.print(table)
    console.print(
        f"{summary.games:,} games, {summary.decisions / summary.games:.1f} decisions and "
        f"{summary.turns / summary.games:.1f} turns a game",
        highlight=False,
    )
    Console(stderr=True).print(f"{seconds:.1f} s", highlight=False)


@impera.command()
@click.argument("file", type=FILE)
def trace(file: Path) -> None:
    """Print, as JSON lines, what was legal before every decision, and the table with open cards."""
    from impera.records import read_games
    from impera.records import trace as trace_game

    for _ in read_games(file):
        pass  # everything is checked before anything is printed
    for number, game in enumerate(read_games(file)):
        sys.stdout.writelines(json.dumps(line) + "\n" for line in trace_game(game, number))


@impera.command()
@click.argument("file", type=FILE)
@click.option("--game", "number", type=click.IntRange(0), default=0, help="Which record, from 0.")
@click.option("--at", type=click.IntRange(0), help="After so many decisions; without it, the last.")
@click.option("--seat", type=click.IntRange(0, 3), help="Only what this seat knows.")
@click.option("--position", is_flag=True, help="As a position that can be read again.")
def show(file: Path, number: int, at: int | None, seat: int | None, position: bool) -> None:
    """Print a position of a record readably."""
    from impera.records import read_games
    from impera.rules.notation import Refused
    from impera.table import draw_table

    games = read_games(file)
    game = next(islice(games, number, None), None)
    if game is None:
        total = sum(1 for _ in read_games(file))
        raise Refused(f"{file}: there is no game {number}; the file has games 0 to {total - 1}")
    decisions = game.decisions
    if at is not None:
        if at > len(decisions):
            raise Refused(f"{file}: game {number} has {len(decisions)} decisions, not {at}")
        game.rewind(at)
    if position:
        click.echo(game.position(), nl=False)
        return
    made = len(game.decisions)
    click.echo(f"{file}, game {number}, after {made} of {len(decisions)} decisions")
    click.echo(str(game) if seat is None else draw_table(game.view(seat)))
    if not game.over:
        click.echo(f"legal     {', '.join(game.legal)}" if seat in (None, game.seat) else "")
    if made < len(decisions):
        click.echo(f"decided   seat {game.seat}: {decisions[made]}")


@impera.command()
@PLAYERS
@EDITION
@SETUP
@TEAMS
@SEED
@click.option("--humans", type=click.IntRange(0, 4), default=1, show_default=True, help="People.")
@click.option("--load", type=FILE, help="Go on with a saved game.")
def play(
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    seed: int | None,
    humans: int,
    load: Path | None,
) -> None:
    """Play in the terminal: people at one keyboard, random bots on the other seats."""
    from impera.play import load_evening, new_evening

    if load is None:
        evening = new_evening(players, edition, setup, teams, seed, humans)
    else:
        evening = load_evening(load)
    evening.run()


def main() -> None:
    """Run the command; what is refused becomes one line on stderr and status 2."""
    from impera.rules.notation import Refused

    try:
        impera(prog_name="impera")
    except Refused as refused:
        fail(sys.stderr, f"impera: {refused}")


def fail(stream: IO[str], message: str) -> None:
    """Say what is wrong and stop."""
    stream.write(message.replace("\n", " ") + "\n")
    sys.exit(2)
