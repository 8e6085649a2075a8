"""The PettingZoo environment next to PettingZoo's own card games: steps a second in the same run.

Every round runs every contender once, each with the same loop: `last`, a random legal action,
`step`. The peers have their own virtual environment, `.bench/zoo`.
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
ROOT = Path(__file__).parent.parent
SIDE = Path(__file__).parent / "zoo.py"
PEER = ROOT / ".bench" / "zoo" / "bin" / "python"
INSTALL = "python3 -m venv .bench/zoo && .bench/zoo/bin/pip install 'pettingzoo[classic]'"

MEASURE = "leduc_holdem_v4"
PEERS = {
    name: f"pettingzoo.classic.{name} env" for name in (MEASURE, "texas_holdem_v4", "hanabi_v5")
}
OURS = {
    "impera_v1, 2 players": "impera.envs.pettingzoo env players=2",
    "impera_v1, 4 players": "impera.envs.pettingzoo env players=4",
    "impera_v1, raw_env": "impera.envs.pettingzoo raw_env players=4",
}


def side(python: str | Path) -> "subprocess.Popen[str]":
    """A process that runs environments for us."""
    # A peer's warnings, such as a deprecated import, don't belong in this table.
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore"}
    return subprocess.Popen(
        [python, SIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet
    )


def speed(process: "subprocess.Popen[str]", contender: str) -> float | str:
    """Steps a second, or the reason why there are none."""
    assert process.stdin is not None
    assert process.stdout is not None
    print(SECONDS, contender, file=process.stdin, flush=True)
    steps, rest = process.stdout.readline().strip().split(" ", 1)
    return rest if steps == "-" else int(steps) / float(rest)


def main() -> None:
    """Race, and print the median over all rounds."""
    if not PEER.exists():
        sys.exit(f"The peers are not installed: {INSTALL}")
    ours, peers = side(sys.executable), side(PEER)
    contenders = {name: (ours, text) for name, text in OURS.items()}
    contenders |= {name: (peers, text) for name, text in PEERS.items()}
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in track(range(ROUNDS), "Racing", transient=True):
        for name, (process, text) in contenders.items():
            result = speed(process, text)
            if isinstance(result, str):
                sys.exit(f"{name} does not run: {result}; {INSTALL}")
            found[name].append(result)
    for process in (ours, peers):
        process.communicate()
    table = Table("environment", "steps a second", "to leduc", "lowest of a round")
    for name, speeds in found.items():
        ratios = [each / other for each, other in zip(speeds, found[MEASURE], strict=True)]
        middle = statistics.median(speeds)
        table.add_row(
            name, f"{middle:,.0f}", f"{statistics.median(ratios):.1f}", f"{min(ratios):.1f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
