"""The commands that read the records of games."""

import json
import sys
from collections import deque
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from impera.cli.options import FILE, language_option
from impera.cli.speaking import complain
from impera.rules.agreement import VERSION

if TYPE_CHECKING:
    from impera.game import Game


@click.command()
@click.argument("file", type=FILE)
def trace(file: Path) -> None:
    """Print as JSON lines, for every decision, what was legal and the table with all cards open."""
    from impera.records.files import read_checked_games
    from impera.records.files import trace as trace_game

    for number, game in enumerate(read_checked_games(file)):
        sys.stdout.writelines(json.dumps(line) + "\n" for line in trace_game(game, number))


@click.command()
@click.argument("file", type=FILE)
@click.option("--game", "number", type=click.IntRange(0), default=0, help="Which record, from 0.")
@click.option(
    "--at",
    type=click.IntRange(0),
    help="The position after this many decisions; by default, after all.",
)
@click.option("--seat", type=click.IntRange(0, 3), help="Show only what this seat knows.")
@click.option("--position", is_flag=True, help="Print it in a form that can be read back.")
@language_option("en")
def show(
    file: Path,
    number: int,
    at: int | None,
    seat: int | None,
    position: bool,
    language: str | None,
) -> None:
    """Print a position of a record in readable form."""
    from impera.records.files import read_games
    from impera.rules.refused import Refused
    from impera.words.catalogue import Words
    from impera.words.table import draw_table, line

    if position and seat is not None:
        raise Refused("--position writes down every card; it can't be combined with --seat")
    found, game = deque(
        enumerate(islice(read_games(file, to_show=True), number + 1)), maxlen=1
    ).pop()
    if found < number:
        raise Refused(f"{file}: there is no game {number}; the file has games 0 to {found}")
    decisions = game.decisions
    if at is not None and at > len(decisions):
        raise Refused(f"{file}: game {number} has {len(decisions)} decisions, not {at}")
    game.rewind(len(decisions) if at is None else at)
    if position:
        click.echo(game.position(), nl=False)
        return
    words, made = Words(language or "en"), len(game.decisions)
    if game.rules != VERSION:
        complain(words("other-rules", played=game.rules, now=VERSION))
    click.echo(words("show-title", file=str(file), game=number, made=made, all=len(decisions)))
    click.echo(game.drawn(words) if seat is None else draw_table(game.view(seat), words=words))
    if game.legal and seat in (None, game.seat):
        click.echo(line("legal", ", ".join(game.legal), words))
    if made < len(decisions):
        token = decisions[made] if seat is None else game.seen(decisions[made], seat)
        assert game.seat is not None
        click.echo(line("decided", f"{words('player', player=game.seat)}: {token}", words))


@click.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> int:
    """Check that every game of a file was dealt as its shuffle says; status 1 if one was not."""
    from impera.records import fair
    from impera.records.files import split_records
    from impera.rules.refused import Refused

    status = 0
    for number, (line, text) in enumerate(split_records(file)):
        try:
            click.echo(f"game {number}: fair: {say_fair(fair.verify(text))}")
        except fair.Unfair as unfair:
            click.echo(f"game {number}: not fair: {unfair}")
            status = 1
        except Refused as refused:
            raise Refused(f"{file}: game {number} (line {line}): {refused}") from None
    return status


def say_fair(game: "Game") -> str:
    """What a participant compares with what their own page has shown."""
    shuffle, result = game.beside["shuffle"], game.result
    who = [str(n) for n, value in enumerate(shuffle["contributions"]) if value is not None]
    seats = "" if result is None else " and ".join(map(str, result["winners"]))
    end = "not finished" if result is None else f"{result['by']}, won by seat {seats}"
    return (
        f"commitment {shuffle['commitment']}; contributions by {', '.join(who)}; "
        f"participant {shuffle['first']} in seat 0; {len(game.decisions)} decisions; {end}"
    )
