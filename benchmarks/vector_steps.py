"""Many games at once next to RLCard and Pgx: decisions a second on one core, in the same run.

Every round runs every contender once, on the same core and in that core's seconds: random legal
actions, then the next player's observation and legal actions; a finished game restarts. Each Pgx
game runs with its best number at once. RLCard is in `.bench/zoo`, Pgx in `.bench/pgx`.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROUNDS, SECONDS = 7, 0.7
SIDE = Path(__file__).parent / "vector_side.py"
PEERS = Path(__file__).parent.parent / ".bench"
INSTALL = {
    "zoo": "python3 -m venv .bench/zoo && .bench/zoo/bin/pip install rlcard",
    "pgx": "python3 -m venv .bench/pgx && .bench/pgx/bin/pip install pgx jax",
}

OURS = [f"impera {players} 2048" for players in (2, 3, 4)]
UNO, LEDUC = "rlcard uno", "pgx leduc_holdem 16384"
LARGER = ["pgx sparrow_mahjong 2048", "pgx backgammon 64", "pgx go_9x9 256"]
NAMES = {
    **{text: f"Vector, {text.split()[1]} players" for text in OURS},
    UNO: "RLCard uno",
    **{text: f"Pgx {text.split()[1]}" for text in (LEDUC, *LARGER)},
}


def side(python: str | Path) -> "subprocess.Popen[str]":
    """A process that plays for us, on one core."""
    # A peer's warnings, such as a game still in beta, don't belong in this table.
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}
    return subprocess.Popen(
        [python, SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet
    )


def speed(process: "subprocess.Popen[str]", contender: str) -> float:
    """Decisions a second."""
    assert process.stdin is not None
    assert process.stdout is not None
    print(SECONDS, contender, file=process.stdin, flush=True)
    decisions, rest = (process.stdout.readline().strip() or "- it ended").split(" ", 1)
    if decisions == "-":
        sys.exit(f"{NAMES[contender]} does not run: {rest}")
    return int(decisions) / float(rest)


def contenders() -> dict[str, "subprocess.Popen[str]"]:
    """The contenders, and the process that each runs in."""
    pythons = {name: PEERS / name / "bin" / "python" for name in INSTALL}
    for name, python in pythons.items():
        if not python.exists():
            sys.exit(f"A peer is not installed: {INSTALL[name]}")
    ours, zoo, pgx = side(sys.executable), side(pythons["zoo"]), side(pythons["pgx"])
    return {
        **dict.fromkeys(OURS, ours),
        UNO: zoo,
        **dict.fromkeys((LEDUC, *LARGER), pgx),
    }


def ratio(speeds: list[float], others: list[float]) -> str:
    """How many times as fast, over the rounds: the median, and the lowest."""
    ratios = [each / other for each, other in zip(speeds, others, strict=True)]
    return f"{statistics.median(ratios):,.2f} ({min(ratios):,.2f})"


def main() -> None:
    """Race, and print the median over all rounds."""
    racing = contenders()
    for text, process in racing.items():
        speed(process, text)  # compile everything now
    found: dict[str, list[float]] = {text: [] for text in racing}
    for _ in track(range(ROUNDS), "Racing", transient=True):
        for text, process in racing.items():
            found[text].append(speed(process, text))
    for process in set(racing.values()):
        process.communicate()
    table = Table("environment", "at once", "a second", "to uno", "to Pgx's leduc")
    for text, speeds in found.items():
        at_once = "1" if text == UNO else text.split()[2]
        middle = statistics.median(speeds)
        row = (f"{middle:,.0f}", ratio(speeds, found[UNO]), ratio(speeds, found[LEDUC]))
        table.add_row(NAMES[text], at_once, *row)
    Console().print(table, "In brackets: the lowest round.", sep="\n")


if __name__ == "__main__":
    main()
