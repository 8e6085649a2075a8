"""The command: results on stdout, progress and errors on stderr, status 2 for what is wrong."""

import io
import json
import os
import secrets
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from impera.report.usual import BOT, GAMES, SEARCH, SEARCH_GAMES
from impera.rules.editions import EDITIONS
from impera.rules.jit import INTERPRETED
from impera.rules.record import SETUPS
from impera.words import LANGUAGES, Words, language_of

if TYPE_CHECKING:
    from impera.game import Game
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
    type=click.Choice(SETUPS),
    default="base",
    show_default=True,
    help="How the first cards are dealt.",
)
TEAMS = click.option("--teams", is_flag=True, help="Seats 0 and 2 against 1 and 3.")
SEED = click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Same seed, same deck.")
FILE = click.Path(path_type=Path)


def language_option(usual: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option for the language, with what is usual."""
    help_text = f"The language to speak.  [default: {usual}]"
    return click.option("--language", type=click.Choice(LANGUAGES), help=help_text)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="impera")
def impera() -> None:
    """Carta Impera Victoria: play it, simulate it, read its records."""


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
    output = nullcontext() if records is None else written_whole(records)
    with output as file, progress_bar(games) as advance:
        summary = simulation.simulate(setting, games, seed, file, advance)
    print_summary(setting, summary, seed)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[..., None]]:
    """A bar on stderr once the work has lasted a moment, if somebody is there to see it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    note_column = TextColumn("{task.description}", markup=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), note_column)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task, timer = bar.add_task("", total=total), Timer(0.5, bar.start)
    timer.start()
    try:
        yield lambda count, note="": bar.update(task, advance=count, description=note)
    finally:
        timer.cancel()
        timer.join()
        if bar.live.is_started:
            bar.stop()


def print_summary(setting: "Setting", summary: "Summary", seed: int) -> None:
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
        table.add_row(name, f"{round(number, 1):,.10g}", share, f"{low:.1%} to {high:.1%}")

    for name, number in summary.endings.items():
        row(f"ended by {name}", number)
    for side, wins in enumerate(summary.wins):
        name = f"seats {side} and {side + 2}" if setting.teams else f"seat {side}"
        row(f"won by {name}", wins)
    row("shared", summary.shared)
    console = Console()
    console.print(table)
    games = "1 game" if summary.games == 1 else f"{summary.games:,} games"
    console.print(
        f"{games}, {summary.decisions / summary.games:.1f} decisions and "
        f"{summary.turns / summary.games:.1f} turns a game",
        highlight=False,
    )


@impera.command()
@click.argument("file", type=FILE)
def trace(file: Path) -> None:
    """Print, as JSON lines, what was legal before every decision, and the table with open cards."""
    from impera.records import read_checked_games
    from impera.records import trace as trace_game

    for number, game in enumerate(read_checked_games(file)):
        sys.stdout.writelines(json.dumps(line) + "\n" for line in trace_game(game, number))


@impera.command()
@click.argument("file", type=FILE)
@click.option("--game", "number", type=click.IntRange(0), default=0, help="Which record, from 0.")
@click.option("--at", type=click.IntRange(0), help="After so many decisions; without it, the last.")
@click.option("--seat", type=click.IntRange(0, 3), help="Only what this seat knows.")
@click.option("--position", is_flag=True, help="As a position that can be read again.")
@language_option("en")
def show(
    file: Path,
    number: int,
    at: int | None,
    seat: int | None,
    position: bool,
    language: str | None,
) -> None:
    """Print a position of a record readably."""
    from impera.records import read_games
    from impera.rules.notation import Refused
    from impera.table import draw_table, line

    if position and seat is not None:
        raise Refused("--position writes every card down; it does not go with --seat")
    found, game = deque(enumerate(islice(read_games(file), number + 1)), maxlen=1).pop()
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
    click.echo(words("show-title", file=str(file), game=number, made=made, all=len(decisions)))
    click.echo(game.drawn(words) if seat is None else draw_table(game.view(seat), words=words))
    if game.legal and seat in (None, game.seat):
        click.echo(line("legal", ", ".join(game.legal), words))
    if made < len(decisions):
        token = decisions[made] if seat is None else game.seen(decisions[made], seat)
        assert game.seat is not None
        click.echo(line("decided", f"{words('player', player=game.seat)}: {token}", words))


@impera.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> int:
    """Check that every game of a file was dealt as its shuffle says; status 1 if one was not."""
    from impera import fair
    from impera.records import split_records
    from impera.rules.notation import Refused

    status = 0
    for number, (line, text) in enumerate(split_records(file)):
        try:
            click.echo(f"game {number}: fair: {say_fair(fair.verify(text))}")
        except fair.Unfair as unfair:
            click.echo(f"game {number}: no: {unfair}")
            status = 1
        except Refused as refused:
            raise Refused(f"{file}: game {number} (line {line}): {refused}") from None
    return status


def say_fair(game: "Game") -> str:
    """What a participant compares with what the own page has shown."""
    shuffle, result = game.beside["shuffle"], game.result
    who = [str(n) for n, value in enumerate(shuffle["contributions"]) if value is not None]
    seats = "" if result is None else " and ".join(map(str, result["winners"]))
    end = "not finished" if result is None else f"{result['by']}, won by seat {seats}"
    return (
        f"commitment {shuffle['commitment']}; contributions by {', '.join(who)}; "
        f"participant {shuffle['first']} on seat 0; {len(game.decisions)} decisions; {end}"
    )


@impera.command()
@click.argument("bots", nargs=-1, required=True)
@PLAYERS
@EDITION
@SETUP
@TEAMS
@SEED
@click.option("--sets", type=click.IntRange(2), default=100, show_default=True, help="Decks.")
@click.option("--sprt", nargs=2, type=float, metavar="ELO0 ELO1", help="Stop when it is decided.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; without it, one a core.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster, tcp://host:port.")
@click.option("--out", type=FILE, help="Keep every game in this folder, or go on with it.")
@click.option("--json", "as_json", is_flag=True, help="End with one line of JSON.")
def arena(
    bots: tuple[str, ...],
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    seed: int | None,
    sets: int,
    sprt: tuple[float, float] | None,
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let BOTS play each other on duplicate deals: every deck with all seat rotations.

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
        raise click.UsageError("--jobs does not go with --cluster")
    if seed is None:
        known = None if out is None else store.known_seed(out)
        seed = secrets.randbits(32) if known is None else known
    match = Match(bots, players, edition, setup, teams, seed)
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


@impera.command()
@click.option("--out", type=FILE, required=True, help="The report's folder, new or to go on with.")
@click.option("--bot", metavar="SPEC", help=f"Who plays at every table.  [default: {BOT}]")
@click.option("--games", type=int, help=f"How many at every table.  [default: {GAMES}]")
@click.option("--search", metavar="SPEC", help=f"Whom to compare it with.  [default: {SEARCH}]")
@click.option("--search-games", type=int, help=f"How many, or 0.  [default: {SEARCH_GAMES}]")
@SEED
@click.option("--jobs", type=click.IntRange(1), help="Processes; without it, one a core.")
def report(out: Path, jobs: int | None, **given: Any) -> None:
    """Let bots play many games, and write a page of what they say about the game.

    Stopped in any way, the same command goes on; the folder knows the other options.
    """
    from impera.records import written_whole
    from impera.report.figures import Library
    from impera.report.folder import make_plan, opened, read_games
    from impera.report.play import play
    from impera.rules.notation import Refused

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


@impera.command()
@PLAYERS
@EDITION
@SETUP
@TEAMS
@SEED
@click.option("--humans", type=click.IntRange(0, 4), default=1, show_default=True, help="People.")
@click.option(
    "--level",
    type=click.IntRange(1, 6),
    default=1,
    show_default=True,
    help="How well the bots play: 1 a friendly beginner, 6 the strongest.",
)
@click.option("--bots", metavar="BOT", help="Another bot, as in the arena: search:0.5s.")
@click.option("--load", type=FILE, help="Go on with a saved game; it says all about the table.")
@language_option("that of the terminal, or en")
@click.pass_context
def play(
    context: click.Context,
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    seed: int | None,
    humans: int,
    level: int,
    bots: str | None,
    load: Path | None,
    language: str | None,
) -> None:
    """Play in the terminal: people at one keyboard, bots on the other seats."""
    from impera.play import load_evening, new_evening

    if bots is None:
        bots = f"level:{level}"
    elif context.get_parameter_source("level") is not ParameterSource.DEFAULT:
        raise click.UsageError("--level and --bots both say who plays; use one of them")
    words = Words(language or language_of(os.environ))
    if load is None:
        new_evening(players, edition, setup, teams, seed, humans, bots, words).run()
        return
    for name in context.params.keys() - {"load", "level", "bots", "language"}:
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise click.UsageError(f"--{name} does not go with --load: the file says it")
    load_evening(load, bots, words).run()


@impera.command(context_settings={"auto_envvar_prefix": "IMPERA"})
@click.option(
    "--database",
    default="impera.db",
    show_default=True,
    help="Where all is kept: an SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen at; 0.0.0.0 for all networks.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port to listen at; 0 for any that is free.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another site whose pages may connect, as https://example.org; may be given again.",
)
@click.option(
    "--proxies",
    default="",
    help="Addresses or networks of the proxies in front, parted by commas: their X-Forwarded-For "
    "and X-Forwarded-Proto are believed.",
)
@click.option(
    "--sockets-per-address",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many sockets one address may have open.",
)
@click.option(
    "--openings-per-minute",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="How many tables and new guests may come from one address.",
)
@click.option(
    "--bot-threads",
    type=click.IntRange(1, 256),
    help="In how many threads bots think. Without it, all cores but one.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 60),
    default=0.4,
    show_default=True,
    help="How many seconds a bot takes at least for a decision.",
)
@click.option(
    "--metrics",
    type=click.Choice(["local", "public", "off"]),
    default="local",
    show_default=True,
    help="Who may see /metrics: this machine and private networks, all, or nobody.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How the log is written to stderr: for eyes, or one JSON object a line.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning"]),
    default="info",
    show_default=True,
    help="How much is logged.",
)
def serve(**given: Any) -> None:
    """Host tables for people and bots, over HTTP and WebSockets.

    Every option can be set in the environment, too: IMPERA_DATABASE, IMPERA_PORT and so on.
    docs/server.md says more.
    """
    from impera.server.serve import serve
    from impera.server.settings import Settings

    serve(Settings(**{name: value for name, value in given.items() if value is not None}))


@impera.command()
@click.argument("more", nargs=-1, metavar="[BOT]...")
@click.option("--bots", multiple=True, metavar="BOT", help="Who plays, as in the arena.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@PLAYERS
@EDITION
@SETUP
@TEAMS
@SEED
@click.option("--jobs", type=click.IntRange(1), help="Processes; without it, one a core.")
@click.option("--out", type=FILE, required=True, help="The Parquet file to write.")
@click.option("--force", is_flag=True, help="Write it in the place of one that is there.")
def dataset(
    more: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    seed: int | None,
    jobs: int | None,
    out: Path,
    force: bool,
) -> None:
    """Let bots play, and write every decision to a Parquet file: what was seen, done and won.

    `--bots planner greedy` names two bots; without any, greedy plays. They change seats with
    every game. docs/data.md describes the columns.
    """
    from impera.dataset import Gathering, write_dataset

    seed = secrets.randbits(32) if seed is None else seed
    named = (*bots, *more) or ("greedy",)
    match = Gathering(named, players, edition, setup, teams, seed)
    with progress_bar(games) as advance:
        rows = write_dataset(match, games, out, force, jobs, advance)
    click.echo(f"{out}: {rows:,} decisions, games {games:,}, seed {seed}")


def main() -> None:
    """Run the command; whatever is wrong becomes one line on stderr and status 2."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run())


def run() -> int:
    """The exit status of the command."""
    from impera.rules.notation import Refused

    say_when_compiling()
    try:
        status = impera.main(prog_name="impera", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.Abort:
        return complain("interrupted", 130)
    except click.ClickException as error:
        return complain(error.format_message(), 2)
    except Refused as refused:
        return complain(str(refused), 2)
    except BrokenPipeError:
        return hang_up(1)
    except OSError as error:
        hang_up(2)
        return complain(f"cannot write: {error.strerror}", 2)
    return status if isinstance(status, int) else 0


def complain(message: str, status: int = 0) -> int:
    """One line on stderr."""
    with suppress(OSError):
        print(f"impera: {' '.join(message.split())}", file=sys.stderr, flush=True)
    return status


def hang_up(status: int) -> int:
    """Nobody takes our output any more: keep Python from trying again when it leaves."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def say_when_compiling() -> None:
    """Tell whoever waits at a terminal that the rules are being compiled, once for all."""
    if INTERPRETED or not sys.stderr.isatty():
        return
    import numba.core.event

    event: Any = numba.core.event

    class Notice(event.Listener):  # type: ignore[misc]  # numba ships no types
        """Speaks at the first compilation."""

        def on_start(self, _: object) -> None:
            event.unregister("numba:compile", self)
            print("Compiling the rules for this machine, once ...", file=sys.stderr, flush=True)

        def on_end(self, _: object) -> None:
            pass

    event.register("numba:compile", Notice())
