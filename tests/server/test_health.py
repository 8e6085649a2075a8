"""Health: what the server says, writes and logs when its database goes away under it."""

import asyncio
import logging
import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import select, text

from impera.server.push import running
from impera.server.storage import health, probe, schema
from impera.server.storage.store import open_store

from ..patience import PATIENCE
from . import postgresql
from .people import Address, Person, play_on, serving
from .test_servers import refused, served

BEGAN, OVER = "storage unavailable", "storage available again"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "LOOK", 0.1)
    monkeypatch.setattr(probe, "QUIET", 0.2)
    monkeypatch.setattr(health, "CALM", 0.2)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Everything the log warned of."""
    return [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]


async def ready(at: Address, status: int) -> str:
    """What /readyz says once it has that status; meanwhile the process is alive."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await at.http("GET", "/readyz")).status_code != status:
            await asyncio.sleep(0.02)
    assert (await at.get("/healthz"))["status"] == "ok"
    figures = (await at.http("GET", "/metrics")).text
    assert f"impera_ready {1 if status == 200 else 0}.0" in figures
    return str(answer.json()["status"])


@asynccontextmanager
async def playing(at: Address) -> AsyncIterator[list[Person]]:
    """A game of two that has begun."""
    async with at.people(await at.open("person", "person"), 2) as people:
        await play_on(*people, decisions=2)
        yield people


async def acknowledges_nothing(at: Address, people: list[Person]) -> None:
    """Neither a decision nor a table nor a guest counts."""
    one = next(person for person in people if person.legal)
    decision = {"position": one.standing["position"], "decision": one.legal[0]}
    assert await one.fails("decide", **decision) == "unavailable"
    wish = {"players": 2, "chairs": ["person", "person"]}
    for path, sent in (("/api/tables", wish), ("/api/guest", {"name": "Ana"})):
        answer = await at.http("POST", path, json=sent)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "Retry-After" in answer.headers


def delete(file: Path) -> None:
    file.unlink()


def delete_all(file: Path) -> None:
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()


def delete_the_newest(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def replace(file: Path) -> None:
    copy = file.with_name("copy")
    copy.write_bytes(file.read_bytes())
    copy.replace(file)


def move(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def overwrite(file: Path) -> None:
    with file.open("r+b") as there:
        there.write(os.urandom(100))


def empty(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize(
    ("attack", "why"),
    [
        (delete, "deleted or replaced"),
        (delete_all, "deleted or replaced"),
        (delete_the_newest, "deleted or replaced"),
        (replace, "deleted or replaced"),
        (move, "deleted or replaced"),
        (overwrite, "damaged"),
        (empty, "damaged"),
    ],
)
async def test_nothing_is_acknowledged_into_a_file_that_would_not_be_read_again(
    sqlite: str, caplog: pytest.LogCaptureFixture, attack: object, why: str
) -> None:
    assert callable(attack)
    async with serving(sqlite) as at, playing(at) as people:
        assert await ready(at, 200) == "ok"
        attack(file_of(sqlite))
        await acknowledges_nothing(at, people)
        told = await ready(at, 503)
        assert why in told
        assert sqlite.removeprefix("sqlite:///") not in told
        await acknowledges_nothing(at, people)
        assert said(caplog).count(BEGAN) == 1
        assert set(said(caplog)) == {BEGAN}


async def test_a_deleted_file_is_noticed_though_nobody_asks(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(sqlite):
        file_of(sqlite).unlink()
        async with asyncio.timeout(PATIENCE):
            while BEGAN not in said(caplog):
                await asyncio.sleep(0.02)


async def test_a_page_that_cannot_be_read_stops_everything(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(sqlite) as store:
        for number in range(500):
            await store.tables.open(f"old{number}", '"' + "x" * 1000 + '"')
    with file_of(sqlite).open("r+b") as there:
        pages = file_of(sqlite).stat().st_size // 4096
        for page in range(pages // 2, pages):
            there.seek(page * 4096)
            there.write(os.urandom(100))
    async with serving(sqlite) as at:
        assert (await at.http("GET", "/api/tables/old499")).status_code == 503
        assert "damaged" in await ready(at, 503)
        wish = {"players": 2, "chairs": ["person", "person"]}
        assert (await at.http("POST", "/api/tables", json=wish)).status_code == 503
    assert said(caplog).count(BEGAN) == 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


async def test_on_a_full_disk_nothing_counts_until_there_is_space(
    small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = small_disk / "tables.db"
    async with serving(f"sqlite:///{file}") as at, playing(at) as people:
        with (small_disk / "rubbish").open("wb", buffering=0) as rubbish:
            for size in (65536, 4096, 1):
                try:
                    while True:
                        rubbish.write(b"x" * size)
                except OSError:
                    continue
        assert await ready(at, 503) == "there is no space left for the database"
        await acknowledges_nothing(at, people)
        assert said(caplog) == [BEGAN]
        (small_disk / "rubbish").unlink()
        assert await ready(at, 200) == "ok"
        await play_on(*people, decisions=2)
        assert said(caplog) == [BEGAN, OVER]


async def test_with_no_page_left_nothing_counts_until_there_are_more(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def limit(at: Address, pages: str) -> None:
        engine = at.server.store._writer._engine
        async with engine.connect() as connection:
            await connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    async with serving(sqlite) as at, playing(at) as people:
        await limit(at, "1")
        async with asyncio.timeout(PATIENCE):
            while await people[0].ask("talk", text="x" * 200) and BEGAN not in said(caplog):
                await asyncio.sleep(0)
        await limit(at, "1000000")
        assert await ready(at, 200) == "ok"
        await play_on(*people, decisions=2)
        assert said(caplog)[0] == BEGAN
        assert said(caplog)[-1] == OVER


async def test_a_postgresql_that_stops_is_noticed_and_so_is_its_return(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "ROUND", 0.1)
    programs = postgresql.programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql.cluster(programs) as own:
        async with serving(own.url("postgres")) as at, playing(at) as people:
            assert await ready(at, 200) == "ok"
            own.control("stop", "-m", "immediate")
            assert await ready(at, 503) == "the database doesn't answer"
            await acknowledges_nothing(at, people)
            await asyncio.sleep(1)  # everything that beats has tried again
            assert said(caplog) == [BEGAN]
            own.control("start")
            assert await ready(at, 200) == "ok"
            await play_on(*people, decisions=2)
            assert said(caplog) == [BEGAN, OVER]


async def test_a_postgresql_that_hangs_is_noticed(
    postgres: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres) as at:
        assert await ready(at, 200) == "ok"
        connection = await asyncpg.connect(postgres)
        held = connection.transaction()
        await held.start()
        await connection.execute("LOCK TABLE leases IN ACCESS EXCLUSIVE MODE")
        with monkeypatch.context() as impatient:
            impatient.setattr(probe, "LIMIT", 0.3)
            assert await ready(at, 503) == "the database doesn't answer"
        await held.rollback()
        await connection.close()
        assert await ready(at, 200) == "ok"
    assert said(caplog) == [BEGAN, OVER]


async def test_however_many_ask_the_database_is_asked_once_a_second(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "LOOK", 1e6)
    async with serving(sqlite) as at:
        answers = await asyncio.gather(*(at.http("GET", "/readyz") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        columns = schema.leases.c
        probed = select(columns.holder).where(columns.name.startswith(probe.PREFIX))
        rows = await at.server.store._reader.read(probed)
        assert [row.holder for row in rows] == ["1"]  # the first probe was the last


@pytest.mark.drill
async def test_a_second_server_is_refused_whatever_the_file_is_called(
    sqlite: str, tmp_path: Path
) -> None:
    soft, hard, folder = tmp_path / "soft.db", tmp_path / "hard.db", tmp_path / "folder"
    async with served(sqlite):
        file = file_of(sqlite)
        soft.symlink_to(file)
        folder.symlink_to(tmp_path)
        for name in (str(soft), str(folder / file.name)):
            assert "another server is using it" in await refused(name)
        hard.hardlink_to(file)
        assert "another server is using it" in await refused(str(hard))
        assert not Path(f"{hard}-wal").exists()
    assert "has another name" in await refused(sqlite)  # beside the other may be what is newest
    hard.unlink()
    async with served(str(soft)):
        assert "another server is using it" in await refused(sqlite)


async def test_the_lock_is_private(sqlite: str) -> None:
    async with serving(sqlite):
        for each in file_of(sqlite).parent.iterdir():
            assert each.stat().st_mode & 0o077 == 0, each
