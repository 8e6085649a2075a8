"""Making a backup: a consistent copy, checked, perhaps encrypted, and put in its place."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

from impera.records.files import refusing
from impera.rules.refused import Refused
from impera.server.backup.checking import Checked, Unsound, check
from impera.server.backup.dumps import read_dump
from impera.server.backup.names import SEALED, SUSPECT, Name, plain, rotate, rotate_suspects, stamp
from impera.server.backup.programs import reached, run
from impera.server.backup.sealing import Key, library, seal
from impera.server.storage.database import PATIENCE, Place, SQLite
from impera.server.storage.file import check_names, sync_folder

WORK = ".impera-backup-"  # how the name of the folder of a backup in the making begins


class Made(NamedTuple):
    """A new backup, what was found in it, and the old ones that were deleted."""

    path: Path
    checked: Checked
    gone: list[Path]


def back_up(where: Place, folder: Path, keep: int, key: Key, sample: int) -> Made:
    """A new backup of a database, which may be in use; old ones go once it is checked."""
    if key:
        library()  # before anything is copied
    with refusing(folder), working(folder, private=bool(key)) as work:
        at = stamp()  # what was acknowledged before is in it
        copy, database = work / "copy", named(where)
        kind = copy_database(where, copy)
        try:
            checked = check_copy(copy, kind, sample)
        except Unsound as unsound:
            kept = put(copy, folder, str(Name(database, at, "unknown", kind)), key, SUSPECT)
            rotate_suspects(folder, database)
            raise Refused(
                f"{where}: the copy is not sound: {unsound}; it is kept as {kept}, and no older "
                "backup was deleted"
            ) from None
        path = put(copy, folder, str(Name(database, at, checked.schema, kind)), key)
        return Made(path, checked, rotate(folder, database, keep))


@contextmanager
def working(folder: Path, *, private: bool) -> Iterator[Path]:
    """A place to work in, nobody else's; `private`: not where backups go, perhaps far away."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = os.open(folder, os.O_RDONLY)
    try:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            raise Refused(f"{folder}: another backup is being made there") from None
        for left in folder.glob(f"{WORK}*"):  # by one that was killed
            if left.is_dir():
                shutil.rmtree(left)
            else:
                left.unlink()
        with tempfile.TemporaryDirectory(prefix=WORK, dir=None if private else folder) as work:
            yield Path(work)
    finally:
        os.close(lock)


def named(where: Place) -> str:
    """What backups of a database are called."""
    if isinstance(where, SQLite):
        return plain(where.path.stem)
    return plain(unquote(urlsplit(where.address).path.strip("/")))


def copy_database(where: Place, copy: Path) -> str:
    """Copy a database as it is at one moment; returns the kind of the copy."""
    if isinstance(where, SQLite):
        copy_file(where.path, copy)
        return "db"
    address, environment = reached(where)
    run("pg_dump", "--format=custom", f"--file={copy}", address, environment=environment)
    return "dump"


def copy_file(path: Path, copy: Path) -> None:
    """Copy an SQLite database, with what is still in its -wal, while others write to it."""
    with refusing(path):
        path.open("rb").close()
        check_names(path)
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
            source.execute("PRAGMA query_only = ON")
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # so that one file is all of it
    except sqlite3.Error as error:
        raise Refused(f"{path}: {error}") from None


def check_copy(copy: Path, kind: str, sample: int) -> Checked:
    """Check a copy of either kind."""
    if kind == "db":
        return check(copy, sample)
    with tempfile.TemporaryDirectory(prefix=WORK, dir=copy.parent) as work:
        scratch = Path(work) / "scratch"
        try:
            read_dump(copy, scratch)
        except sqlite3.Error as error:
            raise Unsound(f"the dump can't be read: {error}") from None
        return check(scratch, sample)


def put(copy: Path, folder: Path, name: str, key: Key, ending: str = "") -> Path:
    """Give a copy its name, once all of it is on the disk; only its owner can read it."""
    path = folder / f"{name}{SEALED if key else ''}{ending}"
    part = copy
    if key:
        part = folder / f"{WORK}{path.name}"
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as sealed:
            seal(key, copy, sealed)
    part.chmod(0o600)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.rename(path)
    sync_folder(folder)
    return path
