"""The options that several commands share."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from impera.rules.agreement import PLAYERS, SETUPS, USUAL, Agreement
from impera.rules.editions import EDITIONS
from impera.words.languages import LANGUAGES

AGREED = (
    click.option(
        "--players",
        type=click.IntRange(PLAYERS[0], PLAYERS[-1]),
        default=USUAL.players,
        show_default=True,
        help="How many players.",
    ),
    click.option(
        "--edition",
        type=click.Choice(list(EDITIONS)),
        default=USUAL.edition,
        show_default=True,
        help="The edition to play by.",
    ),
    click.option(
        "--setup",
        type=click.Choice(SETUPS),
        default=USUAL.setup,
        show_default=True,
        help="How the first cards are dealt.",
    ),
    click.option(
        "--teams", is_flag=True, help="Two against two: partners sit opposite each other."
    ),
)
SEED = click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Same seed, same deck.")
GAMES = click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games."
)
JOBS = click.option(
    "--jobs", type=click.IntRange(1), help="How many processes; by default, one per core."
)
FILE = click.Path(path_type=Path)


def agreed(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options for what a table agrees on; the command gets them as one `agreement`."""

    @wraps(command)
    def agreeing(
        *args: Any, players: int, edition: str, setup: str, teams: bool, **given: Any
    ) -> Any:
        return command(*args, agreement=Agreement(players, edition, setup, teams), **given)

    for option in reversed(AGREED):
        agreeing = option(agreeing)
    return agreeing


def language_option(usual: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The language option, with the given default."""
    help_text = f"The language to speak.  [default: {usual}]"
    return click.option("--language", type=click.Choice(LANGUAGES), help=help_text)
