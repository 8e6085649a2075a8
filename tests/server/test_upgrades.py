"""Upgrades: processes of two releases side by side, a migration between them, and no way back."""

import json
import re
import shutil
from pathlib import Path

import asyncpg
import pytest

import impera
from impera.records import fair
from impera.server.house import release
from impera.server.storage.migrate import FOLDER
from impera.server.storage.store import open_store

from .people import Address, play_on, shuffle
from .test_servers import refused, served

PACKAGE = Path(impera.__file__).parent
MIGRATION = '''"""What the next release needs."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    """A new table, and a new column of an old one."""
    op.create_table("next", sa.Column("name", sa.Text, primary_key=True))
    op.add_column("events", sa.Column("mood", sa.Text))
'''


@pytest.fixture(scope="module")
def next_release(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with the next release: a higher number, and a migration."""
    folder = tmp_path_factory.mktemp("next")
    copy = folder / "impera"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    init = copy / "__init__.py"
    version = f'__version__ = "{impera.__version__}"'
    text = init.read_text("utf-8")
    assert version in text
    init.write_text(text.replace(version, '__version__ = "99.0.0"'), "utf-8")
    versions = copy / FOLDER.relative_to(PACKAGE) / "versions"
    head = max(re.findall(r"v(\d+)_", " ".join(path.name for path in versions.iterdir())))
    (versions / "v9999_next.py").write_text(MIGRATION.format(head=head), "utf-8")
    return str(folder)


async def said(at: Address) -> str:
    """The version that a server says it is."""
    return str((await at.get("/healthz"))["version"])


async def test_processes_are_upgraded_one_by_one_while_games_go_on(
    postgres: str, next_release: str
) -> None:
    newer = {"PYTHONPATH": next_release}
    async with served(postgres) as first:
        async with served(postgres) as second:
            assert await said(first) == await said(second) == impera.__version__
            table = await first.open("person", "person", "level:1")
            async with first.person(table) as one_here, second.person(table) as other_here:
                await one_here.sit()
                await other_here.reach(one_here.number)
                await other_here.sit()
                await one_here.reach(other_here.number)
                await shuffle(one_here, other_here)
                await play_on(one_here, other_here, decisions=6)
        async with served(postgres, **newer) as third:
            assert await said(third) == "99.0.0"
            # The old process goes on, on the new schema; the bot is now played by the new one.
            async with (
                first.person(table, token=one_here.welcome["token"]) as one_now,
                third.person(table, token=other_here.welcome["token"]) as other_now,
            ):
                await play_on(one_now, other_now, decisions=10)
            await first.kill()
            async with (
                served(postgres, **newer) as fourth,
                fourth.person(table, token=one_here.welcome["token"]) as one_last,
                third.person(table, token=other_here.welcome["token"]) as other_last,
            ):
                await play_on(one_last, other_last)
                record = (await fourth.http("GET", f"/api/games/{table}/record")).text
    game = fair.verify(record)
    assert game.result == one_last.views[0]["result"]
    line = await refused(postgres)
    assert "schema 9999" in line
    assert "restore a backup" in line


async def test_an_old_process_lets_go_of_a_table_that_it_can_no_longer_read(postgres: str) -> None:
    async with served(postgres) as old:
        table, other = await old.open("person", "person"), await old.open("person", "level:1")
        async with old.person(table) as one:
            await one.sit()
            connection = await asyncpg.connect(postgres)
            fact = json.dumps({"type": "danced", "chair": 0})
            await connection.execute(
                "INSERT INTO events (table_id, number, kind, payload, at) "
                "VALUES ($1, 2, 'danced', $2, 0)",
                *(table, fact),
            )
            await connection.close()
            # What it tries to write now comes second, and then it sees what came first.
            await one.send({"type": "talk", "id": "1", "phrase": "hello"})
            await one.until(lambda told: told.get("code") == "newer")
            await one.connection.wait_closed()
            assert one.connection.close_code == 1012
        async with old.people(other, 1) as (player,):
            await play_on(player, decisions=1)
    async with open_store(postgres) as store:
        kinds = [event.kind for event in await store.tables.events(table)]
        assert kinds == ["sat", "danced"]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [("0.1.0 ff", "0.2.0 00"), ("0.9.1 a", "0.10.0 b"), ("deadbeef00", "0.1.0 c")],
)
def test_a_later_release_counts_as_later(earlier: str, later: str) -> None:
    assert release(earlier) < release(later)


# What an old process would stumble over while a new one is already at work.
BREAKING = re.compile(
    r"op\.(drop_\w+|rename_table|alter_column)|nullable=False(?!.*server_default)"
)
BEFORE = "0005"  # these were made when all processes were stopped for an upgrade


def test_migrations_only_add_so_that_old_processes_go_on() -> None:
    for file in sorted((FOLDER / "versions").glob("v*.py")):
        text = file.read_text("utf-8")
        if file.name[1:5] <= BEFORE:
            continue
        added = re.sub(r"op\.create_table\(.*?\n    \)", "", text, flags=re.DOTALL)
        assert BREAKING.search(added) is None, file.name
