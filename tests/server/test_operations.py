"""docs/server.md and deploy/: what they promise to operators."""

import re
import sqlite3
import subprocess
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import asyncpg
import click
import pytest

from impera.cli import serve
from impera.server.metrics import REGISTRY
from impera.server.settings import Settings

from .people import Address, play_on, serving
from .postgresql import Cluster, programs

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
DEPLOYED = [ROOT / "deploy" / "impera.service", ROOT / "deploy" / "Containerfile"]
OPTIONS = {option.opts[0]: option for option in serve.params if isinstance(option, click.Option)}


def variable(option: click.Option) -> str:
    return f"IMPERA_{str(option.name).upper()}"


def test_the_page_has_every_setting_with_its_variable_and_default() -> None:
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE)
    usual = {each.name: each.default for each in fields(Settings)}
    wanted = []
    for name, option in OPTIONS.items():
        value = usual[str(option.name)]
        default = "none" if value in ("", ()) else f"`{value}`"
        default = "all cores but one" if name == "--bot-threads" else default
        wanted.append((name, variable(option), default))
    assert rows == wanted


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERA_PORT", "81")
    monkeypatch.setenv("IMPERA_ORIGINS", "https://one.example https://two.example")
    given = serve.make_context("serve", ["--port", "82"], **serve.context_settings).params
    assert given["port"] == 82
    assert given["origins"] == ("https://one.example", "https://two.example")
    assert given["database"] == "impera.db"


def test_every_setting_has_a_help_and_the_default_of_the_server() -> None:
    for each in fields(Settings):
        option = next(option for option in OPTIONS.values() if option.name == each.name)
        assert option.help, each.name
        if each.name not in ("bot_threads", "origins"):
            assert option.default == each.default, each.name
    assert len(OPTIONS) == len(fields(Settings))


@pytest.mark.parametrize("file", DEPLOYED, ids=lambda file: file.name)
def test_what_is_deployed_names_only_settings_that_exist(file: Path) -> None:
    text = file.read_text("utf-8")
    named = set(re.findall(r"IMPERA_[A-Z][A-Z_]*", text))
    assert named
    assert named <= {variable(option) for option in OPTIONS.values()}
    for words in re.findall(r"^(?:ExecStart|CMD|ENTRYPOINT).*\bserve\b(.*)$", text, re.MULTILINE):
        assert set(re.findall(r"--[\w-]+", words)) <= set(OPTIONS)


def test_the_page_names_every_metric() -> None:
    for family in REGISTRY.collect():
        suffix = "_total" if family.type == "counter" else ""
        assert f"`{family.name}{suffix}" in PAGE, family.name


def test_links_of_the_page_lead_somewhere() -> None:
    headings = [line.lstrip("# ") for line in PAGE.splitlines() if line.startswith("#")]
    places = {each.lower().replace(" ", "-") for each in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= places
    for link in re.findall(r"\]\(([^)#]+)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


async def survives(at: Address, copy: str, back_up: Callable[[], None]) -> None:
    """A backup of a running server can be served like the original."""
    table = await at.open("person", "person")
    async with at.people(table, 2) as people:
        await play_on(*people, decisions=3)
        back_up()
        one = next(person for person in people if person.legal)
    async with serving(copy) as again, again.person(table, token=one.welcome["token"]) as same:
        assert same.standing == one.standing
        assert same.views == one.views
        await same.decide()


@pytest.mark.parametrize("way", ["backup", "vacuum"])
async def test_a_backup_of_sqlite_is_taken_while_the_server_runs(
    sqlite: str, tmp_path: Path, way: str
) -> None:
    def back_up() -> None:
        source, copy = sqlite3.connect(sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db"
        if way == "vacuum":
            source.execute(f"VACUUM INTO '{copy}'")
        else:
            target = sqlite3.connect(copy)
            source.backup(target)  # what `.backup` does
            target.close()
        source.close()

    async with serving(sqlite) as at:
        await survives(at, f"sqlite:///{tmp_path / 'copy.db'}", back_up)


async def test_a_backup_of_postgresql_is_taken_while_the_server_runs(
    cluster: Cluster, tmp_path: Path
) -> None:
    installed, dump = programs(), str(tmp_path / "backup.dump")
    assert installed is not None
    source, copy = cluster.url("source"), cluster.url("copied")
    connection = await asyncpg.connect(cluster.url("postgres"))
    for name in ("source", "copied"):
        await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()

    def back_up() -> None:
        made = ["--format=custom", f"--file={dump}", source]
        subprocess.run([installed / "pg_dump", *made], check=True)
        restored = ["--clean", "--if-exists", "--no-owner", f"--dbname={copy}", dump]
        subprocess.run([installed / "pg_restore", *restored], check=True)

    for option in ("--format=custom", "--clean", "--if-exists", "--no-owner", "--dbname="):
        assert option in PAGE
    async with serving(source) as at:
        await survives(at, copy, back_up)
