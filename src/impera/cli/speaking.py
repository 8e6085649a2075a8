"""What goes to stderr: progress, and one line per error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[..., None]]:
    """A bar on stderr once the work has taken a moment, if anybody is there to see it."""
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


def complain(message: str, status: int = 0) -> int:
    """One line on stderr."""
    with suppress(OSError):
        print(f"impera: {' '.join(message.split())}", file=sys.stderr, flush=True)
    return status
