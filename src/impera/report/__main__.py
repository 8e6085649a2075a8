"""Play a report's games with only NumPy and Numba: `python -m impera.report --out DIR`.

`impera report --out DIR` turns them into the page, there or anywhere else.
"""

import argparse
import signal
import sys
from pathlib import Path
from typing import NoReturn

from impera.report.folder import make_plan, opened
from impera.report.play import play
from impera.report.usual import BOT, GAMES, SEARCH, SEARCH_GAMES
from impera.rules.refused import Refused


class Words(argparse.ArgumentParser):
    """Parses the options, and reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def read_words() -> argparse.Namespace:
    """The options, the same as those of `impera report`."""
    words = Words("python -m impera.report", description="Play the games of a report.")
    words.add_argument("--out", type=Path, required=True, help="the report's folder")
    words.add_argument("--bot", metavar="SPEC", help=f"the bot that plays most games ({BOT})")
    words.add_argument("--games", type=int, help=f"games at every table ({GAMES})")
    words.add_argument("--search", metavar="SPEC", help=f"the bot it is compared with ({SEARCH})")
    words.add_argument("--search-games", type=int, help=f"games at a table, or 0 ({SEARCH_GAMES})")
    words.add_argument("--seed", type=int, help="same seed, same decks")
    words.add_argument("--jobs", type=int, help="processes; by default, one per core")
    return words.parse_args()


def run() -> int:
    """Play; return the exit status."""
    try:
        given = vars(read_words())
        path, jobs = given.pop("out"), given.pop("jobs")
        if jobs is not None and jobs < 1:
            raise Refused(f"--jobs is {jobs}; it must be 1 or more")
        plan = make_plan(path, given)
        with opened(path, plan) as begun:
            play(path, plan, jobs, begun)
    except Refused as refused:
        print(f"impera: {' '.join(str(refused).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("impera: interrupted", file=sys.stderr)
        return 130
    print(f"All games have been played. For the page: impera report --out {path}")
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run())
