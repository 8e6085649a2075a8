"""The command that has bots play each other."""

import json
import secrets
from contextlib import nullcontext
from pathlib import Path

import click

from impera.cli.options import FILE, JOBS, SEED, agreed
from impera.cli.speaking import complain, progress_bar
from impera.rules.agreement import Agreement


@click.command()
@click.argument("bots", nargs=-1, required=True)
@agreed
@SEED
@click.option(
    "--sets", type=click.IntRange(2), default=100, show_default=True, help="How many decks to play."
)
@click.option(
    "--sprt",
    nargs=2,
    type=float,
    metavar="ELO0 ELO1",
    help="Stop once the test between the two is decided.",
)
@click.option(
    "--adjusted", is_flag=True, help="Also show the figures without the luck of the cards."
)
@JOBS
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, tcp://host:port.")
@click.option("--out", type=FILE, help="Keep every game in this folder, or continue there.")
@click.option("--json", "as_json", is_flag=True, help="End with one line of JSON.")
def arena(
    bots: tuple[str, ...],
    agreement: Agreement,
    seed: int | None,
    sets: int,
    sprt: tuple[float, float] | None,
    adjusted: bool,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Have BOTS play each other on duplicate deals: every deck with all seat rotations.

    The last bot named fills up the table; more bots than seats play a round robin.
    """
    from impera.arena import store
    from impera.arena.figures import brief, set_shares
    from impera.arena.match import Match, Set
    from impera.arena.play import play
    from impera.arena.sprt import Sprt
    from impera.arena.tables import print_figures
    from impera.arena.workers import crew_for

    if jobs is not None and cluster is not None:
        raise click.UsageError("--jobs can't be combined with --cluster")
    if seed is None:
        known = None if out is None else store.known_seed(out)
        seed = secrets.randbits(32) if known is None else known
    match = Match(bots, agreement, seed, adjusted)
    test = None if sprt is None else Sprt(match, *sprt)
    played: list[Set] = []
    won = 0.0
    opened = nullcontext() if out is None else store.opened(out, match, sets, complain, brief)
    with opened as folder, progress_bar(sets) as advance:
        for batch in play(match, sets, test, folder, crew_for(match, jobs, cluster)):
            played += batch
            won += sum(set_shares(match, games)[0] for games in batch)
            advance(len(batch), f"{bots[0]} {won / len(played):.1%}")
    figures = print_figures(match, played, test)
    if as_json:
        click.echo(json.dumps(figures, allow_nan=False))
