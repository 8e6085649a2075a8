"""The game without a server, in Node, compared with Python's answers as text, letter by letter.

    python benchmarks/answers.py [--questions 20000] [--analyses 4] [--only views]

Games are random, over all variants. Views for every seat and spectators, with all cards open, and
packed; why not and what then; what is revealed; refusals; records, links and replays; damaged
records; analyses; shuffles drawn there and verified here. Prints how many of each were compared,
and the first difference, if there is one.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from answers_side import TASKS, Work, pieces
from browser import VARIANTS, Different, Node

from impera.records.fair import verify
from impera.rules.refused import Refused

WEB = Path(__file__).parent.parent / "web"
ENGINE = WEB / "src" / "engine"
MODULES = ("engine/engine", "engine/advice", "engine/network")
LOCAL = ("game", "archive", "analysis", "fair", "links", "records")
FILES = ("impera.wasm", "network.bin")


class Page(Node):
    """The game without a server, in a Node process of its own."""

    def __init__(self, folder: Path) -> None:
        source = [f"src/{name}.ts" for name in (*MODULES, *(f"local/{name}" for name in LOCAL))]
        names = ["--entry-file-names", "[name].mjs", "--chunk-file-names", "[name].mjs"]
        command = ["node_modules/.bin/rolldown", *source, "-f", "esm", "-d", str(folder), *names]
        subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        side = Path(__file__).with_name("answers_side.mjs")
        words = ["node", str(side), str(folder), *(str(ENGINE / name) for name in FILES)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def compare(page: Page, work: Work) -> int:
    """Do a piece of work on both sides; return how many answers were compared."""
    page.ask(work.told())
    parts = list(TASKS[work.task](work))
    found = page.answer().decode().split("\n")
    for (label, text), other in zip(parts, found, strict=False):
        if text != other:
            place = f"{work.game.agreement}, {label}"
            raise Different(f"{work.task}, {place}: {difference(text, other)}")
    if len(parts) != len(found):
        raise Different(f"{work.task}: {len(parts)} answers here, {len(found)} there")
    return len(parts)


def difference(text: str, other: str) -> str:
    """Where two texts differ first."""
    pairs = enumerate(zip(text, other, strict=False))
    at = next((n for n, (a, b) in pairs if a != b), min(len(text), len(other)))
    near = slice(max(0, at - 60), at + 60)
    return f"letter {at}\n  here:  {text[near]}\n  there: {other[near]}"


def drawn(page: Page, wanted: int) -> None:
    """Shuffles drawn there, played to the end there, and verified here."""
    letters = 0
    for n in range(wanted):
        agreement = VARIANTS[n % len(VARIANTS)]
        sizes = [random.choice([0, 16, 20, 32]) for _ in range(agreement.players)]
        contributing = sizes if any(sizes) else [32, *sizes[1:]]
        table = {name: getattr(agreement, name) for name in agreement.__slots__}
        page.ask({"task": "drawn", "agreement": table, "contributing": contributing})
        first, record, length = json.loads(page.answer())
        try:
            game = verify(json.dumps(record))
        except Refused as refused:
            raise Different(f"a shuffle, {agreement}: {refused}") from None
        if record != game.record() or first != record["shuffle"]["first"]:
            raise Different(f"a shuffle, {agreement}: the record differs")
        letters += length
    if wanted:
        print(f"{'shuffles':12} {wanted:>9,} verified; {letters / wanted:.0f} letters a link")


def run(page: Page, name: str, wanted: int, work: Iterator[Work]) -> None:
    """Compare until as many were compared as wanted, and every variant was, unless few are."""
    compared, started = 0, time.perf_counter()
    for number, piece in enumerate(work):
        if compared >= wanted and (number >= len(VARIANTS) or wanted < len(VARIANTS)):
            break
        compared += compare(page, piece)
    print(f"{name:12} {compared:>9,} the same, {time.perf_counter() - started:.0f} s", flush=True)


def main() -> None:
    """Compare everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--questions", type=int, default=20_000, help="of each kind")
    parser.add_argument("--analyses", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[*TASKS, "shuffles"], help="one kind")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        page = Page(Path(folder))
        try:
            compare_all(page, options)
        except Different as found:
            sys.exit(f"a difference: {found}")
    print("no difference")


def compare_all(page: Page, options: argparse.Namespace) -> None:
    """Everything, or what is wanted."""
    asked, few = options.questions, max(1, options.questions // 20)
    # how many of each are wanted, and how far apart the moments of a game are
    kinds = {
        "views": (asked, 7),
        "considered": (asked, 29),
        "reveal": (asked, 11),
        "records": (few, 1),
        "damaged": (asked, 1),
        "analysis": (options.analyses, 1),
    }
    for task, (wanted, every) in kinds.items():
        if options.only in (None, task):
            run(page, task, wanted, pieces(task, options.seed, every))
    if options.only in (None, "shuffles"):
        drawn(page, few)


if __name__ == "__main__":
    main()
