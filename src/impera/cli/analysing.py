"""The command that judges the decisions of a game."""

import json
import os
from collections import deque
from dataclasses import asdict
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.coaching import coached, print_lessons
from impera.cli.options import FILE, language_option
from impera.cli.speaking import progress_bar
from impera.words.languages import language_of

if TYPE_CHECKING:
    from rich.table import Table

    from impera.analysis.decisions import Analysis, Judged
    from impera.analysis.skill import Skill
    from impera.game import Game
    from impera.judge.ledger import Ledger
    from impera.words.catalogue import Words

TEXTS = ("analysis-decision", "analysis-mark", "analysis-better")
COLUMNS = (
    *("analysis-number", "analysis-player", "analysis-decision"),
    *("analysis-before", "analysis-after", "analysis-mark", "analysis-better"),
)
COUNTS = (
    *("analysis-player", "analysis-choices", "analysis-rate", "analysis-level"),
    *("analysis-inaccuracies", "analysis-mistakes", "analysis-blunders"),
)
PARTS = (
    *("analysis-player", "analysis-start", "analysis-luck", "analysis-errors"),
    *("analysis-gifts", "analysis-rest", "analysis-result"),
)
EXTREMES = (
    (1, "analysis-lucky-deal", "analysis-lucky-draw"),
    (-1, "analysis-unlucky-deal", "analysis-unlucky-draw"),
)
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@click.command()
@click.argument("file", metavar="RECORD", type=FILE)
@click.option("--game", "number", type=click.IntRange(0), default=0, help="Which record, from 0.")
@click.option(
    "--simulations",
    type=click.IntRange(1, 1_000_000),
    help="How many simulations to spend on each decision.  [default: 300]",
)
@click.option("--mistakes", is_flag=True, help="Show only the marked decisions.")
@click.option("--words", "in_words", is_flag=True, help="Also say why marked decisions were wrong.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON instead.")
@click.option("--plot", type=FILE, metavar="FILE.png", help="Also draw the chances as a curve.")
@language_option("the terminal's, or en")
def analyse(
    file: Path,
    number: int,
    simulations: int | None,
    mistakes: bool,
    in_words: bool,
    as_json: bool,
    plot: Path | None,
    language: str | None,
) -> None:
    """Print what every decision of a game was worth: chances, what was better, mistakes.

    All chances are judged by what the deciding seat could know. docs/analysis.md explains.
    """
    from impera.analysis import decisions as analysis
    from impera.words.catalogue import Words

    if plot is not None:
        check_plot(plot)
    game = read_one(file, number)
    words = Words(language or language_of(os.environ))
    with progress_bar(len(game.decisions)) as advance:
        done = analysis.analyse(game, simulations or analysis.SIMULATIONS, advance)
    if plot is not None:
        from impera.cli.curve import draw_curve

        draw_curve(plot, done, words)
    ledger = ledger_of(game, done)
    lessons = coached(game, done) if in_words else []
    if as_json:
        parts: dict[str, Any] = {} if ledger is None else {"ledger": asdict(ledger)}
        if in_words:
            parts["lessons"] = [asdict(each) for each in lessons]
        click.echo(json.dumps({"game": number, **asdict(done), **parts}, allow_nan=False))
    else:
        title = words("analysis-title", file=str(file), game=number, n=len(done.decisions))
        print_analysis(done, title, words, mistakes=mistakes)
        if ledger is not None:
            print_ledger(ledger, done, words)
        print_lessons(lessons, words)


def ledger_of(game: "Game", done: "Analysis") -> "Ledger | None":
    """The ledger; only a game that is over, by the rules of today, has one."""
    from impera.judge.ledger import fortune_of, has_ledger, write_up
    from impera.judge.luck import Measuring

    if not has_ledger(game):
        return None
    return write_up(game, done, fortune_of(game, Measuring()))


def check_plot(plot: Path) -> None:
    """Refuse a curve that can't be drawn before anything is calculated."""
    from impera.rules.refused import Refused

    if plot.suffix.lower() != ".png":
        raise Refused(f"{plot}: the curve is drawn as PNG; name a file that ends in .png")
    try:
        import_module("matplotlib")
    except ImportError:
        raise Refused("a curve needs an extra: pip install 'impera[report]'") from None


def read_one(file: Path, number: int) -> "Game":
    """One game of a file."""
    from impera.records.files import read_games
    from impera.rules.refused import Refused

    found, game = deque(enumerate(islice(read_games(file), number + 1)), maxlen=1).pop()
    if found < number:
        raise Refused(f"{file}: there is no game {number}; the file has games 0 to {found}")
    return game


def print_analysis(done: "Analysis", title: str, words: "Words", *, mistakes: bool) -> None:
    """The analysis as tables for people."""
    from rich.console import Console

    from impera.words.table import say_side

    console = Console(highlight=False)
    console.print(title, markup=False, soft_wrap=True)
    console.print(words("analysis-note"), markup=False, soft_wrap=True)
    shown = [each for each in done.decisions if each.mark or not (mistakes or each.forced)]
    if shown:
        console.print(decision_table(shown, words))
    else:
        console.print(words("analysis-none"), markup=False, soft_wrap=True)
    console.print(seat_table(done, words))
    for turning in done.turning:
        who = say_side(turning.seat, done.teams, words)
        chance = percent(turning.chance)
        said = words("analysis-turning", n=turning.step, player=who, chance=chance)
        console.print(said, markup=False, soft_wrap=True)


def percent(chance: float) -> int:
    """A chance as a whole percentage."""
    return round(100 * chance)


def decision_table(judged: "list[Judged]", words: "Words") -> "Table":
    """One line per decision."""
    made = new_table(words, *COLUMNS)
    for each in judged:
        mark = "" if each.mark is None else f"{SIGNS[each.mark]} {words(f'mark-{each.mark}')}"
        better = [
            words(
                "analysis-option",
                decision=words.decision(other.decision),
                chance=percent(other.chance),
            )
            for other in each.better
        ]
        made.add_row(
            str(each.step),
            str(each.seat),
            words.decision(each.decision),
            words("percent", n=percent(each.before)),
            words("percent", n=percent(each.after)),
            mark,
            "\n".join(better),
        )
    return made


def seat_table(done: "Analysis", words: "Words") -> "Table":
    """One line per seat."""
    made = new_table(words, *COUNTS)
    for each in done.seats:
        counts = (each.inaccuracies, each.mistakes, each.blunders)
        said = (say_error(each.skill, words), str(each.skill.level or "-"))
        made.add_row(str(each.seat), str(each.choices), *said, *map(str, counts))
    return made


def say_error(skill: "Skill", words: "Words") -> str:
    """An error rate with its interval."""
    if skill.rate is None:
        return "-"
    rate = words.decimal(skill.rate)
    return rate if skill.margin is None else f"{rate} ± {words.decimal(skill.margin)}"


def print_ledger(ledger: "Ledger", done: "Analysis", words: "Words") -> None:
    """Everybody's account, and the draws that mattered most."""
    from rich.console import Console

    from impera.words.table import say_side

    console = Console(highlight=False)
    console.print(words("analysis-ledger"), markup=False, soft_wrap=True)
    made = new_table(words, *PARTS)
    for each in ledger.accounts:
        parts = (each.luck, each.errors, sum(each.gifts), each.rest)
        start, result = (words.decimal(100 * whole) for whole in (each.start, each.result))
        changes = (words.decimal(100 * part, signed=True) for part in parts)
        made.add_row(str(each.seat), start, *changes, result)
    console.print(made)
    sides = range(2) if done.teams else range(done.players)
    for sign, of_deal, of_draw in EXTREMES:
        luck, draw, seat = max(
            ((sign * draw.luck[seat], draw, seat) for draw in ledger.draws for seat in sides),
            key=lambda found: found[0],
        )
        said_points = words.decimal(100 * sign * luck, signed=True)
        told = {"player": say_side(seat, done.teams, words), "points": said_points}
        step = draw.step
        said = words(of_deal, **told) if step is None else words(of_draw, n=step, **told)
        console.print(said, markup=False, soft_wrap=True)


def new_table(words: "Words", *keys: str) -> "Table":
    """A table with these columns, numbers on the right."""
    from rich import box
    from rich.table import Table

    made = Table(*map(words, keys), box=box.SIMPLE_HEAD)
    for column, key in zip(made.columns, keys, strict=True):
        if key not in TEXTS:
            column.justify = "right"
    return made
