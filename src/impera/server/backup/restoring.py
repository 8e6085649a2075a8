"""Restoring a backup: checked first, and never over anything that is there."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, inspect

from impera.records.files import refusing
from impera.rules.refused import Refused
from impera.server.backup.checking import Checked
from impera.server.backup.making import WORK, check_copy
from impera.server.backup.programs import reached, run
from impera.server.backup.sealing import Key, is_sealed, unseal
from impera.server.storage.database import Place, PostgreSQL, SQLite, opening
from impera.server.storage.file import name_locked, sync_folder
from impera.server.storage.schema import metadata

KINDS = {b"SQLite format 3\0": "db", b"PGDMP": "dump"}


def check_backup(path: Path, key: Key, sample: int) -> Checked:
    """Check a backup without writing it anywhere but to a private place, gone afterwards."""
    with opened(path, key, None) as (copy, kind):
        return checked(path, copy, kind, sample)


def restore(path: Path, where: Place, key: Key, sample: int) -> Checked:
    """Check a backup and make a database of it; refused if there is anything at that place."""
    if isinstance(where, SQLite):
        return restore_file(path, where.path, key, sample)
    return restore_server(path, where, key, sample)


def restore_file(path: Path, target: Path, key: Key, sample: int) -> Checked:
    """Make an SQLite file of a backup."""
    check_free(target)
    with name_locked(target), opened(path, key, target.parent) as (copy, kind):
        if kind != "db":
            raise Refused(f"{path}: it's a backup of PostgreSQL; restore it to postgresql://…")
        found = checked(path, copy, kind, sample)
        with refusing(target), tempfile.TemporaryDirectory(prefix=WORK, dir=target.parent) as work:
            fresh = Path(work) / "fresh"
            write_private(copy, fresh)
            check_free(target)
            target.hardlink_to(fresh)  # unlike a new name, it never takes the place of a file
            fresh.unlink()
            sync_folder(target.parent)
    return found


def check_free(target: Path) -> None:
    """Refuse a name that is taken, or whose -wal would be read as the new database's."""
    for ending in ("", "-wal", "-shm", "-journal"):
        each = Path(f"{target}{ending}")
        if os.path.lexists(each):
            raise Refused(
                f"{each}: already there, and nothing is overwritten; stop the server and move it "
                "away first"
            )


def restore_server(path: Path, where: PostgreSQL, key: Key, sample: int) -> Checked:
    """Fill an empty PostgreSQL database from a backup, completely or not at all."""
    asyncio.run(check_empty(where))
    with opened(path, key, None) as (copy, kind):
        if kind != "dump":
            raise Refused(f"{path}: it's a backup of an SQLite file; restore it to a file")
        found = checked(path, copy, kind, sample)
        address, environment = reached(where)
        words = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]
        run("pg_restore", *words, f"--dbname={address}", str(copy), environment=environment)
    return found


async def check_empty(where: PostgreSQL) -> None:
    """Refuse a database that has tables of ours, which a server may be using."""

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    engine = where.engine(writes=False)
    try:
        with opening(where):
            async with engine.connect() as connection:
                if await connection.run_sync(names) & {*metadata.tables, "impera_version"}:
                    raise Refused(
                        "there are tables in it, and nothing is overwritten; make a new database"
                    )
    finally:
        await engine.dispose()


@contextmanager
def opened(path: Path, key: Key, near: Path | None) -> Iterator[tuple[Path, str]]:
    """A backup in the clear, and its kind; one that was encrypted lies in a private place."""
    if not is_sealed(path):
        yield path, kind_of(path)
        return
    with tempfile.TemporaryDirectory(prefix=WORK, dir=near) as work:
        clear = Path(work) / "clear"
        handle = os.open(clear, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as target:
            unseal(key, path, target)
        yield clear, kind_of(clear)


def kind_of(path: Path) -> str:
    """Of which kind a backup is, by its first bytes."""
    with refusing(path), path.open("rb") as file:
        head = file.read(16)
    kind = next((kind for magic, kind in KINDS.items() if head.startswith(magic)), None)
    if kind is None:
        raise Refused(f"{path}: not a backup of an Impera database")
    if Path(f"{path}-wal").exists():
        raise Refused(f"{path}: it has a -wal beside it: a database in use, not a backup")
    return kind


def checked(path: Path, copy: Path, kind: str, sample: int) -> Checked:
    """What is in a backup; a problem is refused with its name."""
    try:
        return check_copy(copy, kind, sample)
    except Refused as refused:
        raise Refused(f"{path}: {refused}") from None


def write_private(source: Path, target: Path) -> None:
    """Copy a file to the disk; only its owner can read it."""
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with source.open("rb") as old, os.fdopen(handle, "wb") as new:
        while part := old.read(1 << 20):
            new.write(part)
        new.flush()
        os.fsync(new.fileno())
