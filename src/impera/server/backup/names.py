"""The names of backups, and which of them are kept."""

import re
import time
from pathlib import Path
from typing import NamedTuple

from impera.rules.agreement import VERSION

SEALED = ".age"  # how the name of an encrypted backup ends
SUSPECT = ".suspect"  # how the name of one that failed its check ends


class Name(NamedTuple):
    """What a backup's name says: of which database, when, and which schema and rules."""

    database: str
    at: str
    schema: str
    kind: str  # db for SQLite, dump for PostgreSQL

    def __str__(self) -> str:
        return f"{self.database}.{self.at}.schema-{self.schema}.rules-{VERSION}.{self.kind}"


def stamp() -> str:
    """The time, UTC, to the millisecond: names in order are backups in order."""
    now = time.time_ns() // 1_000_000
    return time.strftime("%Y%m%dT%H%M%S", time.gmtime(now // 1000)) + f".{now % 1000:03}Z"


def plain(name: str) -> str:
    """The name of a database, in letters that every file system has."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")[:60] or "impera"


def written(folder: Path, database: str, ending: str = "") -> list[Path]:
    """The backups of a database in a folder, oldest first; nothing else has such a name."""
    named = re.compile(
        rf"{re.escape(database)}\.\d{{8}}T\d{{6}}\.\d{{3}}Z\.schema-\w+\.rules-\d+\.(db|dump)"
        rf"({re.escape(SEALED)})?{re.escape(ending)}"
    )
    return sorted(each for each in folder.iterdir() if named.fullmatch(each.name))


def rotate(folder: Path, database: str, keep: int) -> list[Path]:
    """Delete all but the newest backups of a database; what failed its check isn't counted."""
    gone = written(folder, database)[:-keep]
    for each in gone:
        each.unlink()
    return gone


def rotate_suspects(folder: Path, database: str) -> None:
    """Keep only the newest of those that failed their check."""
    for each in written(folder, database, SUSPECT)[:-1]:
        each.unlink()
