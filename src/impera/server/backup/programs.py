"""PostgreSQL's own programs: pg_dump and pg_restore."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from impera.rules.refused import Refused
from impera.server.storage.database import PostgreSQL


def program(name: str) -> str:
    """Where a program is."""
    found = shutil.which(name)
    if found is None:
        raise Refused(
            f"{name} is not installed: it comes with PostgreSQL (on Debian, install the package "
            "postgresql-client)"
        )
    return found


def reached(where: PostgreSQL) -> tuple[str, dict[str, str]]:
    """How a program reaches a database: everybody can see its words, so without the password."""
    parts = urlsplit(where.address)
    login, at, host = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    query = dict(parse_qsl(parts.query))
    password = unquote(password) or query.pop("password", "")
    address = urlunsplit(parts._replace(netloc=f"{user}{at}{host}", query=urlencode(query)))
    secret = {"PGPASSWORD": password} if password else {}
    return address, {**os.environ, **secret}


def run(name: str, *words: str, environment: dict[str, str] | None = None) -> None:
    """Run a program; what it complains about is refused."""
    done = subprocess.run(
        [program(name), *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        umask=0o077,
    )
    if done.returncode:
        raise Refused(complaint(name, done.stderr))


@contextmanager
def reading(name: str, *words: str) -> Iterator[IO[str]]:
    """What a program prints, line by line."""
    with subprocess.Popen(
        [program(name), *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            yield process.stdout
            said = process.stderr.read()
        finally:
            process.stdout.close()
        if process.wait():
            raise Refused(complaint(name, said))


def complaint(name: str, said: str) -> str:
    """What a program complains about, in one line."""
    lines = said.strip().splitlines()
    return lines[0] if lines else f"{name} failed"
