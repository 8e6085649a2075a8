"""The options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from impera.rules.editions import EDITIONS, SETUPS
from impera.words.languages import LANGUAGES

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
    type=click.Choice(SETUPS),
    default="base",
    show_default=True,
    help="How the first cards are dealt.",
)
TEAMS = click.option("--teams", is_flag=True, help="Seats 0 and 2 against 1 and 3.")
SEED = click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Same seed, same deck.")
GAMES = click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many."
)
JOBS = click.option("--jobs", type=click.IntRange(1), help="Processes; without it, one a core.")
FILE = click.Path(path_type=Path)


def language_option(usual: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option for the language, with what is usual."""
    help_text = f"The language to speak.  [default: {usual}]"
    return click.option("--language", type=click.Choice(LANGUAGES), help=help_text)
