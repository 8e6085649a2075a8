"""Opening a store: migrations, and one line for any error."""

import json
import os
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from impera.rules.refused import Refused
from impera.server.storage import schema
from impera.server.storage.database import place
from impera.server.storage.log import Event, Owner, hashed
from impera.server.storage.migrate import VERSION_TABLE, configured
from impera.server.storage.results import Tally
from impera.server.storage.store import open_store
from impera.server.storage.tables import OwnedChair, TableRow
from tests.server.postgresql import Cluster


async def execute(url: str, statement: str) -> None:
    """Run SQL on the database, bypassing the store."""
    engine = place(url).engine(writes=True)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    def differences(connection: Any) -> list[Any]:
        options = {"version_table": VERSION_TABLE, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, schema.metadata))

    async with open_store(url) as store, store._reader.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_newer_schema_is_refused_and_left_alone(url: str) -> None:
    async with open_store(url) as store:
        await store.tables.open("a", "{}")
        [(newest,)] = await store._reader.read(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    await execute(url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(Refused, match="newer version of Impera"):
        async with open_store(url):
            pass
    await execute(url, f"UPDATE {VERSION_TABLE} SET version_num = '{newest}'")
    async with open_store(url) as store:
        assert await store.tables.find("a") is not None


async def make_old(url: str, version: str) -> None:
    """A database with the schema of an earlier version."""
    engine = place(url).engine(writes=True)
    async with engine.begin() as connection:
        await connection.run_sync(lambda now: command.upgrade(configured(now), version))
    await engine.dispose()
    await execute(url, "INSERT INTO tables VALUES ('a', '{}', true, 5, NULL)")


async def test_an_older_schema_is_brought_up_to_date_and_keeps_what_it_has(url: str) -> None:
    await make_old(url, "0001")
    async with open_store(url) as store:
        assert await store.tables.find("a") == TableRow("a", "{}", True, 5, None)
        key = await store.key()
    async with open_store(url) as store:
        assert await store.key() == key


async def test_seats_become_chairs_and_keep_their_owners(url: str) -> None:
    await make_old(url, "0002")
    token, mine = hashed("token"), hashed("mine")
    await execute(url, f"INSERT INTO guests VALUES ('g', '{mine}', 'Ada', 6)")
    await execute(url, f"INSERT INTO seats VALUES ('a', 0, '{token}', 'g')")
    await execute(url, f"INSERT INTO seats VALUES ('a', 2, '{token}', NULL)")
    for _ in range(2):
        async with open_store(url) as store:
            kept = [OwnedChair("a", 0, "g"), OwnedChair("a", 2, None)]
            assert await store.tables.chairs(token="token") == kept
            assert await store.tables.chairs(guest_id="g") == kept[:1]
    async with open_store(url) as store:
        await store.tables.append("a", 1, "left", "{}", chairs=[Owner(0, None)])
        assert await store.tables.chairs(table_id="a") == kept[1:]


async def test_events_of_an_older_schema_have_no_digest(url: str) -> None:
    await make_old(url, "0003")
    await execute(url, "INSERT INTO events VALUES ('a', 1, 'talked', '{}', 'client', 7)")
    async with open_store(url) as store:
        assert await store.tables.events("a") == [Event(1, "talked", "{}", "client", 7, None)]
        await store.tables.append("a", 2, "talked", "{}", "other", digest="d")
        assert (await store.tables.events("a"))[1].digest == "d"


async def test_results_of_earlier_games_are_read_from_their_records(url: str) -> None:
    await make_old(url, "0004")
    for guest in ("g", "h", "i"):
        await execute(url, f"INSERT INTO guests VALUES ('{guest}', '{guest}', NULL, 6)")
    names = [None, "level:x", "level:2", "level:5"]
    game = {"players": 4, "teams": True, "names": names, "shuffle": {"first": 3}}
    record = {**game, "result": {"winners": [0, 2]}}
    for chair, guest in ((3, "g"), (0, "h"), (1, "i"), (2, "i")):
        await execute(url, f"INSERT INTO chairs VALUES ('a', {chair}, 't', '{guest}')")
    kept = json.dumps(record).replace(":", "\\:")
    await execute(url, f"INSERT INTO games VALUES ('a', 9, '{kept}', true)")
    async with open_store(url) as store:
        assert await store.results.tallies("g") == [Tally(4, 5, 1, 1)]
        assert await store.results.tallies("h") == [Tally(4, 2, 1, 0)]
        assert await store.results.tallies("i") == []
        assert await store.results.ratings("g", 9) == []


async def test_the_database_of_something_else_is_refused_and_left_alone(url: str) -> None:
    await execute(url, "CREATE TABLE events (id INTEGER)")
    with pytest.raises(Refused, match="not an Impera database"):
        async with open_store(url):
            pass
    await execute(url, "INSERT INTO events VALUES (1)")


async def refusal(url: str) -> str:
    """The one-line error for an address."""
    with pytest.raises(Refused) as refused:
        async with open_store(url):
            pass
    told = "".join(traceback.format_exception(refused.value, chain=True))
    assert "hunter2" not in told
    assert "hunter2" not in repr(refused.value.__cause__)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://u:hunter2@localhost/x", "postgresql://"),
        ("sqlite://", "needs the name of a file"),
        ("sqlite:///:memory:", "needs the name of a file"),
        ("sqlite:////nowhere/at/all.db", "/nowhere/at/all.db: No such file or directory"),
        ("/", "/: Is a directory"),
        ("postgresql://u:hunter2@127.0.0.1:1/x", "postgresql://127.0.0.1:1/x: "),
        ("postgresql://u:hunter2@127.0.0.1:port/x", "postgresql://127.0.0.1:port/x: "),
        ("postgresql://u@127.0.0.1:1/x?password=hunter2", "postgresql://127.0.0.1:1/x: "),
        ("postgresql://u:a/hunter2@127.0.0.1:1/x", "%40"),
        ("postgresql://u:a@hunter2@127.0.0.1:1/x", "%40"),
        ("postgresql://u:a#hunter2@127.0.0.1:1/x", "%40"),
        ("postgresql://u:a?hunter2@127.0.0.1:1/x", "%40"),
        ("postgresql://u:[hunter2@127.0.0.1:1/x", "not the address"),
        ("postgresql://u:hunter2@127.0.0.1:1/x?sslmode=odd", "postgresql://127.0.0.1:1/x: "),
        ("postgresql://u:hunter2@127.0.0.1:1/x?nothing=1", "postgresql://127.0.0.1:1/x: "),
    ],
)
async def test_bad_addresses_are_refused_in_one_line_without_secrets(url: str, told: str) -> None:
    assert told in await refusal(url)


async def test_a_wrong_password_or_database_is_refused_without_it(cluster: Cluster) -> None:
    wrong = f"postgresql://postgres:hunter2@127.0.0.1:{cluster.port}/postgres"
    assert "password authentication failed" in await refusal(wrong)
    assert "does not exist" in await refusal(cluster.url("nowhere"))


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    assert await refusal(str(path)) == f"{path}: file is not a database"
    assert path.read_text() == "Dear Ada, " * 100


async def test_a_file_that_may_not_be_written_is_refused() -> None:
    with tempfile.TemporaryDirectory(prefix="impera-") as folder:
        path = Path(folder) / "tables.db"
        async with open_store(str(path)):
            pass
        path.chmod(0o444)
        Path(folder).chmod(0o555)
        with no_longer_root():
            assert await refusal(str(path)) == f"{path}: Permission denied"
        Path(folder).chmod(0o755)


@contextmanager
def no_longer_root() -> Iterator[None]:
    """Root may write everywhere; be somebody else for a moment."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with open_store(str(path)) as store:
        await store.tables.open("a", "{}")
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
