"""The commands that have bots play many games for study."""

import secrets
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from impera.cli.options import FILE, GAMES, JOBS, SEED, agreed
from impera.cli.speaking import progress_bar
from impera.report import usual
from impera.rules.agreement import Agreement


@click.command()
@click.option(
    "--out", type=FILE, required=True, help="The report's folder: a new one, or one to continue."
)
@click.option("--bot", metavar="SPEC", help=f"The bot at every table.  [default: {usual.BOT}]")
@click.option("--games", type=int, help=f"Games at every table.  [default: {usual.GAMES}]")
@click.option(
    "--search", metavar="SPEC", help=f"The bot to compare it with.  [default: {usual.SEARCH}]"
)
@click.option(
    "--search-games",
    type=int,
    help=f"How many games it plays, or 0 for none.  [default: {usual.SEARCH_GAMES}]",
)
@SEED
@JOBS
def report(out: Path, jobs: int | None, **given: Any) -> None:
    """Have bots play many games, and write a page about what they show.

    If it is stopped, the same command continues; the folder remembers the other options.
    """
    from impera.records.files import written_whole
    from impera.report.figures import Library
    from impera.report.folder import make_plan, opened, read_games
    from impera.report.play import play
    from impera.rules.refused import Refused

    try:
        import_module("matplotlib")  # before hours of play, not after
    except ImportError:
        raise Refused("a report needs an extra: pip install 'impera[report]'") from None
    from impera.report.page import page

    plan = make_plan(out, given)
    with opened(out, plan) as version:
        play(out, plan, jobs, version)
        text = page(Library(plan, read_games(out, plan), version))
        with written_whole(out / "report.html") as file:
            file.write(text)
    click.echo(out / "report.html")


@click.command()
@click.argument("more", nargs=-1, metavar="[BOT]...")
@click.option("--bots", multiple=True, metavar="BOT", help="Which bots play, as in the arena.")
@GAMES
@agreed
@SEED
@JOBS
@click.option("--out", type=FILE, required=True, help="The Parquet file to write.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def dataset(
    more: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    agreement: Agreement,
    seed: int | None,
    jobs: int | None,
    out: Path,
    force: bool,
) -> None:
    """Have bots play, and write every decision to a Parquet file: what was seen, done and won.

    `--bots planner greedy` names two bots; without any, greedy plays. They change seats after
    every game. docs/data.md describes the columns.
    """
    from impera.arena.dataset import Gathering, write_dataset

    seed = secrets.randbits(32) if seed is None else seed
    named = (*bots, *more) or ("greedy",)
    match = Gathering(named, agreement, seed)
    with progress_bar(games) as advance:
        rows = write_dataset(match, games, out, force, jobs, advance)
    click.echo(f"{out}: {rows:,} decisions, games {games:,}, seed {seed}")
