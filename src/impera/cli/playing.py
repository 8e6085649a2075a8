"""The command that plays in the terminal."""

import os
from pathlib import Path

import click
from click.core import ParameterSource

from impera.cli.options import FILE, SEED, agreed, language_option
from impera.rules.agreement import Agreement
from impera.words.languages import language_of


@click.command()
@agreed
@SEED
@click.option(
    "--humans",
    type=click.IntRange(0, 4),
    default=1,
    show_default=True,
    help="How many people play.",
)
@click.option(
    "--level",
    type=click.IntRange(1, 6),
    default=1,
    show_default=True,
    help="How well the bots play: 1 is a friendly beginner, 6 the strongest.",
)
@click.option(
    "--bots", metavar="BOT", help="Another bot, named as in the arena, such as search:0.5s."
)
@click.option("--load", type=FILE, help="Continue a saved game, as its table was set up.")
@language_option("the terminal's, or en")
@click.pass_context
def play(
    context: click.Context,
    agreement: Agreement,
    seed: int | None,
    humans: int,
    level: int,
    bots: str | None,
    load: Path | None,
    language: str | None,
) -> None:
    """Play in the terminal: people at one keyboard, bots on the other seats."""
    from impera.cli.terminal import load_evening, new_evening
    from impera.words.catalogue import Words

    if bots is None:
        bots = f"level:{level}"
    elif context.get_parameter_source("level") is not ParameterSource.DEFAULT:
        raise click.UsageError("--level and --bots both choose the bots; use one of them")
    words = Words(language or language_of(os.environ))
    if load is None:
        new_evening(agreement, seed, humans, bots, words).run()
        return
    for name in context.params.keys() - {"load", "level", "bots", "language"}:
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise click.UsageError(f"--{name} can't be combined with --load: the file sets it")
    load_evening(load, bots, words).run()
