"""What the server's tests share: each runs on SQLite and on a real PostgreSQL."""

import asyncio
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.server import postgresql

NUMBERS = count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgresql.Cluster]:
    """A PostgreSQL server for this run, or for this part of it."""
    programs = postgresql.programs()
    if programs is None:
        if os.environ.get("IMPERA_WITHOUT_POSTGRESQL") == "1":
            pytest.skip("IMPERA_WITHOUT_POSTGRESQL=1")
        pytest.fail(
            "PostgreSQL is not installed: install the package `postgresql` (as root, `make test` "
            "does), or leave its tests out with IMPERA_WITHOUT_POSTGRESQL=1"
        )
    with postgresql.cluster(programs) as started:
        execute(started.url("postgres"), "CREATE DATABASE tests")
        yield started


@pytest.fixture
def postgres(cluster: postgresql.Cluster) -> str:
    """The address of an empty PostgreSQL schema, which is faster to make than a database."""
    name = f"test{next(NUMBERS)}"
    execute(cluster.url("tests"), f"CREATE SCHEMA {name}")
    return f"{cluster.url('tests')}&search_path={name}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new database in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(request.param)
    return address


def execute(url: str, statement: str) -> None:
    """Run SQL on PostgreSQL, bypassing the store."""

    async def execute() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(execute())
