"""The commands that train a network: the one that plays, and the judge."""

import os
import sys
import time
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.options import FILE, SEED
from impera.cli.speaking import complain, progress_bar

if TYPE_CHECKING:
    from impera.learn.training import Run


@click.command()
@click.argument("folder", type=FILE)
@click.option("--resume", is_flag=True, help="Continue from the folder's last checkpoint.")
@click.option(
    "--decisions", type=click.IntRange(1), help="How many decisions to learn from overall."
)
@click.option("--games", type=click.IntRange(1, 1 << 20), help="How many games at once.")
@click.option("--steps", type=click.IntRange(1, 1000), help="Decisions per game and round.")
@click.option("--batch", type=click.IntRange(1, 1 << 22), help="Decisions per learning step.")
@click.option("--bots", type=click.FloatRange(0, 0.5), help="Share of games with arena bots.")
@click.option("--past", type=click.FloatRange(0, 0.5), help="Share of games with past selves.")
@click.option("--rate", type=click.FloatRange(0, 1, min_open=True), help="Initial learning rate.")
@click.option("--entropy", type=click.FloatRange(0, 1), help="Weight of the policy's entropy.")
@click.option("--width", type=click.IntRange(16, 1024), help="How wide the network is.")
@click.option("--blocks", type=click.IntRange(1, 16), help="How many blocks the network has.")
@SEED
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda"]),
    help="What to train on; by default, a GPU if there is one.",
)
@click.option(
    "--threads", type=click.IntRange(1, 256), help="How many threads; by default, one per core."
)
@click.option(
    "--minutes", type=click.FloatRange(0), help="Stop after this many minutes; --resume continues."
)
def train(folder: Path, resume: bool, minutes: float | None, **given: Any) -> None:
    """Train a network by letting it play against itself, and write it to FOLDER/net.npz.

    A checkpoint is written every minute and at the end, even if you interrupt it; curves go to
    FOLDER/curves.csv and curves.png. docs/training.md says what to expect.
    """
    run = prepared(folder, resume, given)
    end = None if minutes is None else time.monotonic() + 60 * minutes
    stopped = False
    try:
        report_on(run, lambda: end is not None and time.monotonic() > end)
    except KeyboardInterrupt:
        stopped = True
        run.save()
    draw_curves(folder)
    click.echo(f"{run.decisions:,} decisions in {run.seconds / 60:.1f} minutes: {folder}/net.npz")
    click.echo(f"To try it: impera arena net:weights={folder}/net.npz planner --players 2")
    if run.decisions < run.settings.decisions:
        click.echo(f"To continue: impera train {folder} --resume")
    if stopped:
        raise click.exceptions.Abort


def prepared(folder: Path, resume: bool, given: dict[str, Any]) -> "Run":
    """The run, new or resumed."""
    require_torch()
    import torch

    from impera.learn import training

    chosen = {name: value for name, value in given.items() if value is not None}
    device = chosen.pop("device", "cuda" if torch.cuda.is_available() else "cpu")
    threads = chosen.pop("threads", os.cpu_count() or 1)
    if resume:
        if chosen:
            options = ", ".join(f"--{name}" for name in chosen)
            raise click.UsageError(f"--resume takes all settings from the run; leave out {options}")
        return training.resume(folder, device, threads)
    usual = training.Settings() if device == "cuda" else training.SMALL
    settings = {field.name: getattr(usual, field.name) for field in fields(usual)}
    settings |= {**chosen, "device": device, "threads": threads}
    return training.begin(folder, training.Settings(**settings))


def require_torch() -> None:
    """Say what to install, if it is missing."""
    try:
        import_module("torch")
    except ImportError:
        raise click.ClickException("training needs torch: pip install 'impera[train]'") from None


def report_on(run: "Run", stop: Any) -> None:
    """Train round by round, with a bar at a terminal and occasional lines elsewhere."""
    each = run.settings.games * run.settings.steps
    said = time.monotonic()
    with progress_bar(run.settings.decisions) as advance:
        advance(run.decisions)
        for row in run.go(stop):
            note = f"{row['rate']:,.0f}/s, {row['against_past']:.0%} against past selves"
            advance(each, note)
            if not sys.stderr.isatty() and time.monotonic() - said > 30:
                said = time.monotonic()
                complain(f"{run.decisions:,} of {run.settings.decisions:,} decisions, {note}")


def draw_curves(folder: Path) -> None:
    """Draw the curves, if possible."""
    from impera.learn.curves import draw
    from impera.learn.training import CURVES

    try:
        draw(folder / CURVES, folder / "curves.png")
    except ImportError:
        complain("no picture of the curves without matplotlib: pip install 'impera[report]'")


@click.command("train-judge")
@click.argument("file", type=FILE)
@click.option(
    "--games", type=click.IntRange(1), help="How many games to learn from.  [default: 300,000]"
)
@SEED
@click.option(
    "--threads", type=click.IntRange(1, 256), help="How many threads; by default, one per core."
)
def train_judge(file: Path, games: int | None, seed: int | None, threads: int | None) -> None:
    """Train the judge, which sees all hands, on games of the network, and write it to FILE.

    It tells luck from skill after a game (docs/luck.md); no player ever sees its answers.
    """
    require_torch()
    from impera.learn import judging

    given = {"games": games, "seed": seed, "threads": threads or os.cpu_count()}
    chosen = {name: value for name, value in given.items() if value is not None}
    lessons = judging.Lessons(**chosen)
    with progress_bar(lessons.games) as advance:

        def say(done: int, surprise: float, seconds: float) -> None:
            advance(judging.CHUNK, f"surprise {surprise:.4f}")
            if not sys.stderr.isatty():
                complain(f"{done:,} games, surprise {surprise:.4f}, {seconds:.0f} s")

        judging.train(file, lessons, say)
    click.echo(f"{file}: the judge, from {lessons.games:,} games")
