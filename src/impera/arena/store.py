"""The result folder: the match in `match.json`, the games line by line in `games.jsonl`.

Whole sets are appended and synced to the disk; whatever stops us, the finished ones are there.
"""

import fcntl
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

from impera.arena.match import Match, Record, Set, version
from impera.records.files import refusing, written_whole
from impera.rules.record import read_json
from impera.rules.refused import Refused, quote

FORMAT = "impera-match/1"


Kept = TypeVar("Kept")


class Folder(Generic[Kept]):
    """An open result folder, locked for us, and what is needed from its games."""

    def __init__(self, file: IO[bytes], sets: list[list[Kept]]) -> None:
        self.sets, self._file = sets, file

    def append(self, sets: Sequence[Set]) -> None:
        """Keep finished sets; when this returns they are on the disk."""
        lines = [json.dumps(record, separators=(",", ":")) for games in sets for record in games]
        self._file.write("".join(f"{line}\n" for line in lines).encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def known_seed(path: Path) -> int | None:
    """The seed of the match in a folder, if there is one."""
    seed = (read_match(path) or {}).get("seed")
    return seed if isinstance(seed, int) else None


@contextmanager
def opened(
    path: Path,
    match: Match,
    wanted: int,
    say: Callable[[str], object],
    keep: Callable[[Record], Kept],
) -> Iterator[Folder[Kept]]:
    """The folder of this match, new or to be continued; any other is refused and left unchanged.

    Only what `keep` returns stays in memory for each game.
    """
    check_match(path, match)
    with refusing(path):
        path.mkdir(parents=True, exist_ok=True)
        file = (path / "games.jsonl").open("a+b")
    with file:
        lock(path, file)
        begun = check_match(path, match) or begin(path, "match.json", described(match), match.bots)
        sets, end = read_sets(path, match, file, keep)
        if len(sets) < wanted and begun != version(match.bots):
            raise Refused(f"{path}: begun with other rules or bots; continue in a new folder")
        if cut(file, end):
            say(f"{path}: cut off an unfinished set, set {len(sets)}")
        yield Folder(file, sets)


def lock(path: Path, file: IO[bytes] | int, kind: str = "match") -> None:
    """Be the only process that writes here."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refused(f"{path}: another process is playing this {kind} right now") from None


def read_match(path: Path) -> dict[str, Any] | None:
    """The match of a folder; None if nothing is there yet."""
    return read_known(path, "match.json", FORMAT, "match", maybe_empty="games.jsonl")


def read_known(
    path: Path, name: str, form: str, kind: str, maybe_empty: str = ""
) -> dict[str, Any] | None:
    """The contents of a folder's file; None if there is none yet; a foreign folder is refused."""
    with refusing(path):
        found = {file.name for file in path.iterdir()} if path.exists() else set()
        left = {file for file in found if not file.startswith(".impera-")}
        if name not in found:
            if left and (left != {maybe_empty} or (path / maybe_empty).stat().st_size):
                raise Refused(f"{path}: not empty, and not the folder of a {kind}")
            return None
    with refusing(path / name):
        known = read_json((path / name).read_text("utf-8"))
    if not isinstance(known, dict) or known.get("format") != form:
        raise Refused(f"{path / name}: not the folder of a {kind} in format {form!r}")
    return known


def check_match(path: Path, match: Match) -> str | None:
    """Refuse the folder of another match; return the version that began this one, if any."""
    known = read_match(path)
    if known is None:
        return None
    check_known(path, known, described(match), "match")
    return str(known.get("version"))


def check_known(path: Path, known: dict[str, Any], wanted: dict[str, Any], kind: str) -> None:
    """Refuse a folder whose settings differ from those given."""
    for key, value in wanted.items():
        if known.get(key) != value:
            was, now = quote(known.get(key)), quote(value)
            raise Refused(f"{path}: another {kind}, with {key} {was}, not {now}")


def described(match: Match) -> dict[str, Any]:
    """The match in JSON form."""
    return {"format": FORMAT, **match.described()}


def begin(path: Path, name: str, described: dict[str, Any], bots: tuple[str, ...] = ()) -> str:
    """Write down what is going to be played, and by which version of rules and bots."""
    with written_whole(path / name) as file:
        json.dump({**described, "version": version(bots)}, file, indent=1)
        file.write("\n")
    folder = os.open(path, os.O_RDONLY)
    os.fsync(folder)  # the names of the files must last too
    os.close(folder)
    return version(bots)


def read_sets(
    path: Path, match: Match, file: IO[bytes], keep: Callable[[Record], Kept]
) -> tuple[list[list[Kept]], int]:
    """The finished sets, and where they end: a stopped run may have left part of the next one."""
    size = len(match.seatings())
    file.seek(0)
    lines = file.read().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        del lines[-1]
    records = [read_game(path, match, number, line, keep) for number, line in enumerate(lines)]
    whole = len(records) // size * size
    sets = [records[first : first + size] for first in range(0, whole, size)]
    return sets, sum(map(len, lines[:whole]))


def cut(file: IO[bytes], end: int) -> bool:
    """Cut the file off there; return whether there was more."""
    if file.seek(0, os.SEEK_END) == end:
        return False
    file.truncate(end)
    os.fsync(file.fileno())
    return True


def read_game(
    path: Path, match: Match, number: int, line: bytes, keep: Callable[[Record], Kept]
) -> Kept:
    """A line of the games, which must be the one expected there."""
    seatings = match.seatings()
    try:
        record: Record = json.loads(line)
        due = (number // len(seatings), list(seatings[number % len(seatings)]))
        if (record["set"], record["places"]) != due or not record["result"]["winners"]:
            raise ValueError
        return keep(record)
    except (ValueError, KeyError, TypeError):
        place = f"{path / 'games.jsonl'}: line {number + 1}"
        raise Refused(f"{place}: not the game that belongs there; nothing was changed") from None
