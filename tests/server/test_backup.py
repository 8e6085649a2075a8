"""Backups: taken under load, checked, encrypted, rotated, restored and played on."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from alembic.script import ScriptDirectory
from click.testing import CliRunner

from impera.cli.keeping import backup, restore
from impera.rules.refused import Refused
from impera.server.backup import programs
from impera.server.backup.checking import Checked, Unsound, check
from impera.server.backup.making import Made, back_up
from impera.server.backup.restoring import check_backup
from impera.server.backup.restoring import restore as restore_backup
from impera.server.backup.sealing import Key
from impera.server.storage.database import PostgreSQL, place
from impera.server.storage.migrate import configured

from ..patience import PATIENCE
from .people import Address, Person, play_on, serving
from .test_servers import IMPERA, served

NO_KEY = Key()
NEWEST = str(ScriptDirectory.from_config(configured()).get_current_head())


class Ends:
    """A database to back up, and an empty place to restore to."""

    def __init__(self, source: str, target: str) -> None:
        self.source, self.target = source, target


@pytest.fixture(params=["sqlite", "postgresql"])
def ends(request: pytest.FixtureRequest, tmp_path: Path) -> Ends:
    if request.param == "sqlite":
        return Ends(f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/again.db")
    cluster = request.getfixturevalue("cluster")
    names = [f"{end}{abs(hash(str(tmp_path)))}" for end in ("source", "target")]

    async def create() -> None:
        connection = await asyncpg.connect(cluster.url("postgres"))
        for name in names:
            await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return Ends(*map(cluster.url, names))


def taken(source: str, folder: Path, keep: int = 7, key: Key = NO_KEY, sample: int = 50) -> Made:
    return back_up(place(source), folder, keep, key, sample)


@asynccontextmanager
async def one_game_over(at: Address) -> AsyncIterator[list[Person]]:
    """A finished game of bots, and a running one of people."""
    table = await at.open("level:1", "level:1")
    await at.ask_until(f"/api/tables/{table}", lambda answer: answer["phase"] == "over")
    async with at.people(await at.open("person", "person", public=True), 2) as people:
        await play_on(*people, decisions=3)
        yield people


def made_without_a_server(tmp_path: Path) -> str:
    """A database with a finished and a running game."""
    source = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        async with serving(source) as at, one_game_over(at):
            pass

    asyncio.run(play())
    return source


def contents(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


@pytest.mark.drill
async def test_a_backup_under_load_has_all_that_was_acknowledged_and_is_played_on(
    ends: Ends, tmp_path: Path
) -> None:
    folder, table = tmp_path / "backups", ""
    async with served(ends.source) as at:
        table = await at.open("person", "person", clock={"decision": 86400})
        async with at.people(table, 2) as people:
            await play_on(*people, decisions=5)
            before = people[0].number
            going = asyncio.create_task(play_on(*people, decisions=10))
            made = await asyncio.to_thread(taken, ends.source, folder)
            await going
            tokens = [person.welcome["token"] for person in people]
        await at.kill()
    await asyncio.to_thread(restore_backup, made.path, place(ends.target), NO_KEY, 50)
    async with (
        served(ends.target) as again,
        again.person(table, token=tokens[0]) as one,
        again.person(table, token=tokens[1]) as other,
    ):
        assert one.number >= before
        await play_on(one, other)
        assert one.phase == "over"


async def test_a_backup_is_checked_private_and_named_after_its_time_and_versions(
    ends: Ends, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    async with serving(ends.source) as at, one_game_over(at):
        before = os.umask(0)
        try:
            made = await asyncio.to_thread(taken, ends.source, folder)
        finally:
            os.umask(before)
    assert made.checked == Checked(NEWEST, 2, 1, 2, 1, 0)
    assert contents(folder) == [made.path.name]
    assert f".schema-{NEWEST}.rules-" in made.path.name
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert check_backup(made.path, NO_KEY, 50) == made.checked
    assert contents(folder) == [made.path.name]


def test_only_backups_of_this_database_are_rotated_out(tmp_path: Path) -> None:
    source, folder = made_without_a_server(tmp_path), tmp_path / "backups"
    folder.mkdir()
    others = ["notes.txt", "tables.db", "tables.20200101T000000.000Z.schema-0001.rules-1.db.old"]
    others += ["games.20200101T000000.000Z.schema-0001.rules-1.db"]
    for name in others:
        (folder / name).write_text("mine")
    oldest = folder / "tables.20200101T000000.000Z.schema-0001.rules-1.db"
    oldest.write_text("an old backup")
    made = [taken(source, folder, keep=2) for _ in range(3)]
    assert made[1].gone == [oldest]
    assert contents(folder) == sorted([*others, made[1].path.name, made[2].path.name])


def test_a_copy_that_is_not_sound_deletes_nothing_and_is_kept_aside(tmp_path: Path) -> None:
    source, folder = made_without_a_server(tmp_path), tmp_path / "backups"
    good = taken(source, folder, keep=1)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE events SET payload = '{' WHERE number = 3")
    database.close()
    for _ in range(2):
        with pytest.raises(Refused, match=r"not sound: table [0-9a-f]{12} can't be replayed"):
            taken(source, folder, keep=1)
    kept = contents(folder)
    assert good.path.name in kept
    assert [name.endswith(".suspect") for name in kept] == [False, True]


def test_a_game_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    made = taken(made_without_a_server(tmp_path), tmp_path / "backups")
    copy = tmp_path / "copy.db"
    copy.write_bytes(made.path.read_bytes())
    with sqlite3.connect(copy) as database:
        [(record,)] = database.execute("SELECT record FROM games").fetchall()
        database.execute(
            "UPDATE games SET record = ?", (record.replace('"deck":["', '"deck":["X'),)
        )
    database.close()
    with pytest.raises(Unsound, match="isn't as it was"):
        check(copy)


@pytest.mark.parametrize("place_of_damage", [0.3, 0.6, 0.9])
def test_a_damaged_backup_is_found(tmp_path: Path, place_of_damage: float) -> None:
    made = taken(made_without_a_server(tmp_path), tmp_path / "backups")
    content = bytearray(made.path.read_bytes())
    page = int(len(content) * place_of_damage) // 4096 * 4096
    content[page : page + 512] = os.urandom(512)
    made.path.write_bytes(content)
    with pytest.raises(Refused):
        check_backup(made.path, NO_KEY, 50)
    made.path.write_bytes(content[: len(content) // 2])
    with pytest.raises(Refused):
        check_backup(made.path, NO_KEY, 50)


async def test_a_dump_that_ends_early_is_found(ends: Ends, tmp_path: Path) -> None:
    async with serving(ends.source) as at, one_game_over(at):
        made = await asyncio.to_thread(taken, ends.source, tmp_path / "backups")
    content = made.path.read_bytes()
    made.path.write_bytes(content[: len(content) * 3 // 4])
    with pytest.raises(Refused):
        await asyncio.to_thread(check_backup, made.path, NO_KEY, 50)


def test_an_encrypted_backup_needs_its_key(tmp_path: Path) -> None:
    age = pytest.importorskip("pyrage")
    source, folder = made_without_a_server(tmp_path), tmp_path / "backups"
    mine, foreign = age.x25519.Identity.generate(), age.x25519.Identity.generate()
    made = taken(source, folder, key=Key((str(mine.to_public()),)))
    assert contents(folder) == [made.path.name]
    assert made.path.name.endswith(".db.age")
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert b"SQLite format 3" not in made.path.read_bytes()
    assert check_backup(made.path, Key((f"# created\n{mine}\n",)), 50) == made.checked
    for key, why in [
        (Key((str(foreign),)), "can't be decrypted"),
        (Key((), "word"), "for a key"),
        (NO_KEY, "for a key"),
    ]:
        with pytest.raises(Refused, match=why):
            check_backup(made.path, key, 50)
    restore_backup(made.path, place(str(tmp_path / "again.db")), Key((str(mine),)), 50)
    assert stat.S_IMODE((tmp_path / "again.db").stat().st_mode) == 0o600


@pytest.mark.drill
def test_a_passphrase_opens_what_it_has_closed(tmp_path: Path) -> None:
    pytest.importorskip("pyrage")
    source, folder = made_without_a_server(tmp_path), tmp_path / "backups"
    made = taken(source, folder, key=Key((), "open sesame"))
    assert check_backup(made.path, Key((), "open sesame"), 50) == made.checked
    with pytest.raises(Refused, match="can't be decrypted"):
        check_backup(made.path, Key((), "open barley"), 50)
    with pytest.raises(Refused, match="with a passphrase"):
        check_backup(made.path, NO_KEY, 50)
    content = bytearray(made.path.read_bytes())
    content[-100] ^= 1
    made.path.write_bytes(content)
    with pytest.raises(Refused, match="can't be decrypted"):
        check_backup(made.path, Key((), "open sesame"), 50)


async def test_nothing_is_overwritten_by_restoring(ends: Ends, tmp_path: Path) -> None:
    async with serving(ends.source) as at, one_game_over(at):
        made = await asyncio.to_thread(taken, ends.source, tmp_path / "backups")
        with pytest.raises(Refused, match="nothing is overwritten"):
            await asyncio.to_thread(restore_backup, made.path, place(ends.source), NO_KEY, 50)
    with pytest.raises(Refused, match="nothing is overwritten"):
        await asyncio.to_thread(restore_backup, made.path, place(ends.source), NO_KEY, 50)


async def test_a_file_that_a_server_has_lost_is_not_restored_under_it(
    sqlite: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    async with serving(sqlite) as at, one_game_over(at):
        made = await asyncio.to_thread(taken, sqlite, tmp_path / "backups")
        file.unlink()
        with pytest.raises(Refused, match=r"tables\.db-wal: already there"):
            restore_backup(made.path, place(sqlite), NO_KEY, 50)
        for each in ("-wal", "-shm"):
            Path(f"{file}{each}").unlink()
        with pytest.raises(Refused, match="another server is using it"):
            restore_backup(made.path, place(sqlite), NO_KEY, 50)
    assert not file.exists()
    restore_backup(made.path, place(sqlite), NO_KEY, 50)
    async with serving(sqlite) as at:
        assert len((await at.get("/api/tables"))["tables"]) == 1


def test_a_backup_of_a_newer_version_is_refused_and_one_of_another_thing_too(
    tmp_path: Path,
) -> None:
    made = taken(made_without_a_server(tmp_path), tmp_path / "backups")
    with sqlite3.connect(made.path) as database:
        database.execute("UPDATE impera_version SET version_num = '9999'")
    database.close()
    with pytest.raises(Refused, match=r"newer version of Impera \(schema 9999\); restore it with"):
        restore_backup(made.path, place(str(tmp_path / "again.db")), NO_KEY, 50)
    assert not (tmp_path / "again.db").exists()
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada,")
    with pytest.raises(Refused, match="not a backup"):
        check_backup(letter, NO_KEY, 50)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE tables (id)")
    database.close()
    with pytest.raises(Refused, match="not a backup"):
        check_backup(foreign, NO_KEY, 50)


def test_a_backup_through_another_name_would_miss_what_is_newest(tmp_path: Path) -> None:
    made_without_a_server(tmp_path)
    other = tmp_path / "other.db"
    other.hardlink_to(tmp_path / "tables.db")
    with pytest.raises(Refused, match="another name"):
        taken(str(other), tmp_path / "backups")
    with pytest.raises(Refused, match="No such file"):
        taken(str(tmp_path / "nowhere.db"), tmp_path / "backups")
    assert not (tmp_path / "nowhere.db").exists()
    assert contents(tmp_path / "backups") == []


def test_what_a_killed_backup_has_left_is_removed_by_the_next(tmp_path: Path) -> None:
    source, folder = made_without_a_server(tmp_path), tmp_path / "backups"
    (folder / ".impera-backup-x1").mkdir(parents=True)
    (folder / ".impera-backup-x1" / "copy").write_text("secrets")
    (folder / ".impera-backup-y.age").write_text("half")
    made = taken(source, folder)
    assert contents(folder) == [made.path.name]


def test_a_password_is_not_among_the_words_that_everybody_sees() -> None:
    where = place("postgresql://ada:s%40cret@db.example:5433/tables?sslmode=require")
    assert isinstance(where, PostgreSQL)
    address, environment = programs.reached(where)
    assert address == "postgresql://ada@db.example:5433/tables?sslmode=require"
    assert environment["PGPASSWORD"] == "s@cret"


def test_without_the_program_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Refused, match="pg_dump is not installed: it comes with PostgreSQL"):
        taken("postgresql://ada@127.0.0.1:1/tables", tmp_path / "backups")


@pytest.mark.drill
def test_the_commands_work_and_complain_in_one_line(tmp_path: Path) -> None:
    made_without_a_server(tmp_path)
    environment = {**os.environ, "IMPERA_DATABASE": str(tmp_path / "tables.db")}

    def say(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [IMPERA, *words], capture_output=True, text=True, env=environment, timeout=PATIENCE
        )

    done = say("backup", "--to", str(tmp_path / "backups"))
    assert done.returncode == 0, done.stderr
    assert "tables: 2 (2 replayed); finished games: 1 (1 verified)" in done.stdout
    [file] = (tmp_path / "backups").iterdir()
    assert ": sound: " in say("restore", "--check", str(file)).stdout
    failed = say("restore", str(file), str(tmp_path / "tables.db"))
    assert (failed.returncode, failed.stdout) == (2, "")
    [line] = failed.stderr.splitlines()
    assert "nothing is overwritten" in line


@pytest.mark.drill
def test_passphrases_come_from_a_file_or_are_asked_for(tmp_path: Path) -> None:
    pytest.importorskip("pyrage")
    source, folder, words = made_without_a_server(tmp_path), tmp_path / "backups", tmp_path / "w"
    words.write_text("open sesame\nanother line\n")
    typed = "open sesame\n" * 2
    runner = CliRunner()
    asked = runner.invoke(backup, [source, "--to", str(folder), "--encrypt"], typed)
    assert asked.exit_code == 0, asked.output
    assert "sesame" not in asked.output
    [file] = folder.iterdir()
    checked = runner.invoke(restore, ["--check", str(file), "--passphrase-file", str(words)])
    assert "sound" in checked.output
    assert "--passphrase " not in runner.invoke(backup, ["--help"]).output
