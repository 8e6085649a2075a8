"""The whole command: its subcommands, and how it starts and ends."""

import io
import os
import signal
import sys
from pathlib import Path

import click

from impera.cli.administering import admin
from impera.cli.analysing import analyse
from impera.cli.contest import arena
from impera.cli.gathering import dataset, report
from impera.cli.keeping import backup, restore
from impera.cli.playing import play
from impera.cli.reading import show, trace, verify
from impera.cli.serving import serve
from impera.cli.simulating import simulate
from impera.cli.speaking import complain
from impera.cli.training import train, train_judge
from impera.rules.jit import FIRST
from impera.rules.refused import Refused


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="impera")
def impera() -> None:
    """Carta Impera Victoria: play it, simulate it, read its records."""


COMMANDS = (
    admin,
    analyse,
    arena,
    backup,
    dataset,
    play,
    report,
    restore,
    serve,
    show,
    simulate,
    trace,
    train,
    train_judge,
    verify,
)
for each in COMMANDS:
    impera.add_command(each)


def main() -> None:
    """Run the command; any error becomes one line on stderr and status 2."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the parent process
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run())


def run() -> int:
    """The exit status of the command."""
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


def hang_up(status: int) -> int:
    """Nobody reads our output any more: keep Python from trying again on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def say_when_compiling() -> None:
    """Tell anyone waiting at a terminal that the rules are being compiled, once and for all."""
    if sys.stderr.isatty():
        notice = "Compiling the rules for this machine; this is done only once ..."
        FIRST.append(lambda: print(notice, file=sys.stderr, flush=True))
