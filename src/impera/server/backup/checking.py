"""Whether a copy of a database is sound: read as a whole, and a sample of it replayed."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from impera.game import Game
from impera.records import fair
from impera.rules.agreement import VERSION
from impera.rules.refused import Refused
from impera.server.live import brief
from impera.server.messages.problems import Problem
from impera.server.storage.log import Event
from impera.server.storage.migrate import VERSION_TABLE, revisions
from impera.server.storage.tables import TableRow
from impera.server.table.folding import restored

SAMPLE = 50  # tables that are replayed, and games that are verified, unless more are wanted
OLDEST = ("number", "kind", "payload", "client_id", "at")  # what every version kept of an event


class Unsound(Refused):
    """A copy that can't be restored, or not completely."""


class Checked(NamedTuple):
    """What was found in a copy."""

    schema: str
    tables: int
    games: int
    replayed: int
    verified: int
    newer: int

    def __str__(self) -> str:
        newer = f"; not replayed, of a newer version: {self.newer}" if self.newer else ""
        return (
            f"schema {self.schema}; tables: {self.tables} ({self.replayed} replayed); "
            f"finished games: {self.games} ({self.verified} verified){newer}"
        )


def check(path: Path, sample: int = SAMPLE) -> Checked:
    """Check an SQLite file that nobody writes to; nothing is written to it or beside it."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as copy:
            copy.row_factory = sqlite3.Row
            schema = check_schema(copy)
            check_whole(copy)
            states = [replay(copy, name) for name in chosen(copy, "tables", "opened_at", sample)]
            games = list(chosen(copy, "games", "finished_at", sample))
            for name in games:
                verify(copy, name)
            return Checked(
                schema,
                count(copy, "tables"),
                count(copy, "games"),
                states.count(True),
                len(games),
                states.count(False),
            )
    except sqlite3.Error as error:
        raise Unsound(str(error)) from None


def check_schema(copy: sqlite3.Connection) -> str:
    """The version of its schema, if we know it."""
    [there] = copy.execute(
        "SELECT count(*) FROM sqlite_master WHERE name IN (?, 'tables', 'events', 'games')",
        (VERSION_TABLE,),
    ).fetchone()
    if there != 4:
        raise Refused("not a backup of an Impera database")
    row = copy.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    schema = "" if row is None else str(row[0])
    if schema not in revisions():
        raise Refused(
            f"made by a newer version of Impera (schema {schema}); restore it with that version"
        )
    return schema


def check_whole(copy: sqlite3.Connection) -> None:
    """Read every page and every reference."""
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Unsound(str(found).splitlines()[0])
    for table, *_ in copy.execute("PRAGMA foreign_key_check"):
        raise Unsound(f"a row of {table} refers to one that is missing")


def count(copy: sqlite3.Connection, table: str) -> int:
    """How many rows there are."""
    return int(copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def chosen(copy: sqlite3.Connection, table: str, at: str, sample: int) -> Iterator[str]:
    """The newest and others at random, half and half."""
    key = "id" if table == "tables" else "table_id"
    newest = f"SELECT {key} FROM {table} ORDER BY {at} DESC, {key} LIMIT ?"
    others = f"SELECT {key} FROM {table} WHERE {key} NOT IN ({newest}) ORDER BY random() LIMIT ?"
    half = (sample + 1) // 2
    for row in copy.execute(newest, (half,)).fetchall():
        yield row[0]
    for row in copy.execute(others, (half, sample - half)).fetchall():
        yield row[0]


def replay(copy: sqlite3.Connection, table_id: str) -> bool:
    """Fold a table from its log; False if only a newer version can."""
    row = copy.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    events = copy.execute("SELECT * FROM events WHERE table_id = ? ORDER BY number", (table_id,))
    public = row["public"] in (1, "t")
    kept = TableRow(row["id"], row["setup"], public, row["opened_at"], row["finished_at"])
    try:
        restored(kept, (Event(*(each[name] for name in OLDEST)) for each in events))
    except Problem:
        return False
    except Exception as error:
        why = str(error) or type(error).__name__
        raise Unsound(f"table {brief(table_id)} can't be replayed: {why}") from None
    return True


def verify(copy: sqlite3.Connection, table_id: str) -> None:
    """Draw and replay a finished game again."""
    [text] = copy.execute("SELECT record FROM games WHERE table_id = ?", (table_id,)).fetchone()
    try:
        record = json.loads(text)
        if "shuffle" in record and record.get("rules", 1) == VERSION:
            fair.verify(record)
        else:
            Game.from_record(record, to_show=True)
    except (Refused, ValueError, TypeError, KeyError) as error:
        raise Unsound(f"the game of table {brief(table_id)} isn't as it was: {error}") from None
