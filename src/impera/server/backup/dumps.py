"""PostgreSQL's dumps, read into an SQLite file: so one way of checking is enough for both."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO

from impera.rules.refused import Refused
from impera.server.backup.programs import reading

WANTED = ("impera_version", "tables", "events", "games")  # what a check looks at
NUMBERS = ("number", "at", "opened_at", "finished_at")
COPY = re.compile(r"COPY (?:\S+\.)?\"?(\w+)\"? \((.*)\) FROM stdin;\n")
SIGNS = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}


def read_dump(dump: Path, scratch: Path) -> None:
    """Read every row of a dump; those that a check looks at go into the SQLite file."""
    with (
        closing(sqlite3.connect(scratch)) as connection,
        connection,
        reading("pg_restore", "--data-only", "--file=-", str(dump)) as lines,
    ):
        connection.execute("PRAGMA synchronous = OFF")
        for line in lines:
            if found := COPY.fullmatch(line):
                keep(connection, found[1], found[2].replace('"', "").split(", "), rows(lines))


def keep(
    connection: sqlite3.Connection, table: str, columns: list[str], found: Iterator[str]
) -> None:
    """Write the rows of a table, or pass over them."""
    if table not in WANTED:
        for _ in found:
            pass
        return
    typed = ", ".join(f'"{name}" {"INTEGER" if name in NUMBERS else "TEXT"}' for name in columns)
    try:
        connection.execute(f'CREATE TABLE "{table}" ({typed})')
    except sqlite3.OperationalError:
        raise Refused("there are several Impera databases in this dump") from None
    if table == "events":
        connection.execute("CREATE INDEX events_table ON events (table_id, number)")
    signs = ", ".join("?" * len(columns))
    connection.executemany(
        f'INSERT INTO "{table}" VALUES ({signs})',
        ([value(field) for field in row.split("\t")] for row in found),
    )


def rows(lines: IO[str]) -> Iterator[str]:
    """The rows up to the end of a table."""
    for line in lines:
        if line == "\\.\n":
            return
        yield line.rstrip("\n")
    raise Refused("the dump ends in the middle of a table")


def value(field: str) -> str | None:
    r"""A field of COPY's text: \N is nothing, and \ comes before signs that would be misread."""
    if field == "\\N":
        return None
    if "\\" not in field:
        return field
    return re.sub(r"\\(.)", lambda found: SIGNS.get(found[1], found[1]), field, flags=re.DOTALL)
