"""The file of an SQLite database: it stays the one that was opened, and one server has it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path

from impera.records.files import refusing
from impera.rules.refused import Refused
from impera.server.storage.trouble import Damaged, Deleted

HEAD = 24  # bytes at the beginning of a database that never change


class File:
    """A database's file, held open: whatever its name leads to later is compared with it.

    It is opened before SQLite opens it and closed after: a process that closes a file loses all
    its locks on it, those of SQLite too.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self._path, self._handle = path, handle
        self._wal = Path(f"{path.resolve()}-wal")
        self._head = b""
        self._wal_was: os.stat_result | None = None

    def reconnected(self) -> None:
        """The connection that writes is a new one; the -wal may be new as well."""
        self._wal_was = None

    def check(self) -> None:
        """Raise an error unless what is written now can be read after a restart."""
        there = stat(self._path)
        if there is None or not os.path.samestat(there, os.fstat(self._handle)):
            raise Deleted("the file was deleted or replaced while it was in use")
        log = stat(self._wal)
        if self._wal_was is not None and (log is None or not os.path.samestat(log, self._wal_was)):
            raise Deleted("the -wal beside the file was deleted or replaced while it was in use")
        self._wal_was = log
        head = os.pread(self._handle, HEAD, 0)
        self._head = self._head or head  # it is empty at first
        if head != self._head:
            raise Damaged("the file was overwritten while it was in use")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Be the only server that uses this file, whatever names it has.

        The lock belongs to the file itself; the one beside it outlives the file.
        """
        with name_locked(self._path):
            if sys.platform == "linux":  # elsewhere it would get in the way of SQLite's own locks
                take(self._handle, self._path)
            check_names(self._path)
            yield


@contextmanager
def name_locked(path: Path) -> Iterator[None]:
    """Refuse a name under which somebody serves, though the file may be gone."""
    with refusing(path):
        lock = os.open(f"{path.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        take(lock, path)
        yield
    finally:
        os.close(lock)


def take(lock: int, path: Path) -> None:
    """Lock a file until it is closed."""
    try:
        flock(lock, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise Refused(f"{path}: another server is using it; use PostgreSQL for several") from None


@contextmanager
def opened(path: Path) -> Iterator[File]:
    """The file of this name, made if there is none; only its owner can read the secrets in it."""
    with refusing(path):
        new = not path.exists()
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        with refusing(path):
            if new:
                sync_folder(path.parent)  # the name of the file must last too
        yield File(path, handle)
    finally:
        os.close(handle)


def check_names(path: Path) -> None:
    """Refuse a file with several names: beside each of them SQLite keeps another -wal."""
    if path.stat().st_nlink > 1:
        raise Refused(
            f"{path}: the file has another name, too (a hard link), and SQLite would lose what is "
            "beside that one; remove the other name, or copy the file"
        )


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def stat(path: Path) -> os.stat_result | None:
    """What is there, if anything."""
    try:
        return path.stat()
    except OSError:
        return None
