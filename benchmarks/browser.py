"""The browser's engine in Node or Chromium, compared with Python byte by byte, then timed.

    python benchmarks/browser.py [--chromium] [--games 4800] [--questions 50000] [--bots 60]

Games are random, over all variants: how they end, every legal set, what everybody knows, why not,
what would move, what is revealed; bots' decisions with their search trees, and advice. Prints how
many of each were compared, and the first difference, if there is one.
"""

import argparse
import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

from browser_side import TASKS, Part, Work
from playwright.sync_api import Browser, sync_playwright

from impera.bots.ladder import LEVELS
from impera.rules.agreement import SETUPS, Agreement
from impera.rules.editions import EDITIONS, NAMES

ROOT = Path(__file__).parent.parent
HERE = Path(__file__).parent
WEB, ENGINE = ROOT / "web", ROOT / "web" / "src" / "engine"
NETWORK = ENGINE / "network.bin"
MODULES = ("engine", "bots", "advice", "network")
VARIANTS = [
    Agreement(players, edition, setup, teams)
    for edition in EDITIONS
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for setup in SETUPS
]
STRIDE = 7  # between variants
CHOICES = 40  # that each level makes against the clock
AT_ONCE = 1000  # games that browser_side.mjs plays at once
EVERY = (40, 80, 80, 120, 40, 300)  # how many decisions each level lets pass between two of its own
# What counts as one of a task, by the beginning of its label.
COUNTED = {
    **{"play": "state", "legal": "legal set", "views": "view", "reasons": "why not"},
    **{"foresights": "foresight", "reveal": "what", "bots": "decision", "advice": "advice"},
}


# In the page: a worker that is ready, a question to it, and bytes as text that can leave the page.
WORKER = """async () => {
    const worker = new Worker("browser_worker.mjs", {type: "module"})
    const next = () => new Promise((resolve, reject) => {
        worker.onmessage = ({data}) => resolve(data)
        worker.onerror = event => reject(new Error(event.message))
    })
    window.ask = work => { const answer = next(); worker.postMessage(work); return answer }
    window.encoded = async bytes => {
        const reader = new FileReader()
        reader.readAsDataURL(new Blob([bytes]))
        await new Promise(done => { reader.onload = done })
        return reader.result.slice(reader.result.indexOf(",") + 1)
    }
    await next()
}"""


class Different(Exception):
    """The first difference."""


class Engine(Protocol):
    """The engine somewhere else."""

    def ask(self, work: dict[str, Any]) -> None:
        """Begin a piece of work."""

    def answer(self) -> bytes:
        """What came of it."""


def bundle(folder: Path) -> None:
    """The page's modules as files that Node and browsers can load."""
    source = [f"src/engine/{name}.ts" for name in MODULES]
    names = ["--entry-file-names", "[name].mjs", "--chunk-file-names", "[name].mjs"]
    command = ["node_modules/.bin/rolldown", *source, "-f", "esm", "-d", str(folder), *names]
    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)


class Node:
    """The engine in a Node process of its own."""

    def __init__(self, folder: Path, wasm: Path) -> None:
        bundle(folder)
        words = ["node", str(HERE / "browser_node.mjs"), str(folder), str(wasm), str(NETWORK)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe)

    def ask(self, work: dict[str, Any]) -> None:
        """Begin a piece of work."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(work).encode() + b"\n")
        self.process.stdin.flush()

    def answer(self) -> bytes:
        """What came of it."""
        return self.read(int.from_bytes(self.read(4), "little"))

    def read(self, size: int) -> bytes:
        """Exactly that many bytes."""
        assert self.process.stdout is not None
        found = self.process.stdout.read(size)
        if len(found) < size:
            raise Different(f"the engine stopped, with status {self.process.wait()}")
        return found


class Chromium:
    """The engine in a worker of a page in Chromium."""

    def __init__(self, folder: Path, wasm: Path, browser: Browser) -> None:
        bundle(folder)
        for name in ("browser_side.mjs", "browser_worker.mjs"):
            shutil.copy(HERE / name, folder)
        shutil.copy(wasm, folder / "engine.wasm")
        shutil.copy(NETWORK, folder / "network.bin")
        (folder / "index.html").write_text("<!doctype html><title>Impera</title>")
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.page = browser.new_page()
        self.page.set_default_timeout(0)
        self.page.goto(f"http://127.0.0.1:{self.server.server_port}/")
        self.page.evaluate(WORKER)

    def ask(self, work: dict[str, Any]) -> None:
        """Begin a piece of work."""
        self.page.evaluate("work => { window.answered = ask(work); }", work)

    def answer(self) -> bytes:
        """What came of it."""
        found: str = self.page.evaluate("async () => encoded(await window.answered)")
        return base64.b64decode(found)


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_: object) -> None:
        """What was asked for is of no interest."""


@contextmanager
def engine_in(where: str, wasm: Path) -> Iterator[Engine]:
    """The engine, ready to be asked."""
    with tempfile.TemporaryDirectory() as folder:
        if where == "node":
            yield Node(Path(folder), wasm)
            return
        with sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            yield Chromium(Path(folder), wasm, browser)
            browser.close()


def told(work: Work) -> dict[str, Any]:
    """A piece of work, for Node."""
    agreed = work.agreement
    variant = [
        agreed.players,
        NAMES.index(agreed.edition),
        SETUPS.index(agreed.setup),
        agreed.teams,
    ]
    return work._asdict() | {"agreement": str(agreed), "variant": variant}


def compare(engine: Engine, work: Work) -> int:
    """Do a piece of work on both sides; return how many were compared."""
    engine.ask(told(work))
    parts = list(TASKS[work.task](work))
    found, expected = engine.answer(), b"".join(part for _, part in parts)
    if found != expected:
        raise Different(f"{work.task}, {work.agreement}, seed {work.seed}: {first(parts, found)}")
    return sum(label.startswith(COUNTED[work.task]) for label, _ in parts)


def first(parts: list[Part], found: bytes) -> str:
    """Where two answers differ first."""
    at = 0
    for label, part in parts:
        other = found[at : at + len(part)]
        if other != part:
            place = next(
                (n for n, (a, b) in enumerate(zip(part, other, strict=False)) if a != b), 0
            )
            near = slice(place // 8 * 8, place // 8 * 8 + 8)
            return f"{label}, byte {place}: {part[near].hex()} here, {other[near].hex()} there"
        at += len(part)
    return f"{len(found) - at} bytes more there"


def pieces(task: str, seed: int, games: int, **more: Any) -> Iterator[Work]:
    """Endless work; variants that are far from each other come first."""
    for n in count():
        variant = VARIANTS[STRIDE * n % len(VARIANTS)]
        yield Work(task, variant, seed, n // len(VARIANTS) * games, games, **more)


def run(engine: Engine, name: str, wanted: int, work: Iterator[Work], least: int = 0) -> None:
    """Compare until as many were compared as wanted, in at least that many pieces."""
    compared, started = 0, time.perf_counter()
    for number, piece in enumerate(work):
        if compared >= wanted and number >= least:
            break
        compared += compare(engine, piece)
    print(f"{name:26} {compared:>9,} the same, {time.perf_counter() - started:.0f} s", flush=True)


def compare_all(engine: Engine, options: argparse.Namespace) -> None:
    """Questions about the rules at tables of all variants, and bots at some."""
    seed, games, asked, few = options.seed, options.games, options.questions, options.bots
    each = min(AT_ONCE, max(1, games // len(VARIANTS)))
    for name, wanted, work in (
        ("games", games, pieces("play", seed, each)),
        ("legal sets", asked, pieces("legal", seed, 1)),
        ("views", asked, pieces("views", seed, 1, every=7)),
        ("reasons", asked, pieces("reasons", seed, 1, every=31)),
        ("foresights", asked, pieces("foresights", seed, 1, every=5)),
        ("what is revealed", asked // 5, pieces("reveal", seed, 1, every=9)),
    ):
        run(engine, name, wanted, work, len(VARIANTS))
    for level, name in enumerate(LEVELS, 1):
        every = EVERY[level - 1]
        work = pieces("bots", seed, 1, every=every, level=level)
        run(engine, f"level {level}, {name}", few, work)
    run(engine, "advice", few, pieces("advice", seed, 1, every=150, simulations=60))


def main() -> None:
    """Compare, then time."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=4800)
    parser.add_argument("--questions", type=int, default=50_000, help="of each kind")
    parser.add_argument("--bots", type=int, default=60, help="decisions of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each speed; 0 for none")
    parser.add_argument("--chromium", action="store_true", help="in a worker of a real browser")
    parser.add_argument("--plain", action="store_true", help="the engine without vectors")
    options = parser.parse_args()
    wasm = ENGINE / ("plain.wasm" if options.plain else "impera.wasm")
    with engine_in("chromium" if options.chromium else "node", wasm) as engine:
        try:
            compare_all(engine, options)
        except Different as difference:
            sys.exit(f"a difference: {difference}")
        print("no difference")
        if options.seconds:
            engine.ask({"task": "speed", "seconds": options.seconds})
            for name, speed in json.loads(engine.answer()).items():
                what = "decisions" if "players" in name else "simulations"
                print(f"{name:26} {speed:>9,.0f} {what} a second")
            engine.ask({"task": "levels", "choices": CHOICES})
            for name, wait in json.loads(engine.answer()).items():
                print(f"{name:26} {wait:>9,.1f} ms for a real choice")


if __name__ == "__main__":
    main()
