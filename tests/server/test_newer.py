"""A table written by a newer version: left as it is, with a message; all others go on."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from impera.rules.agreement import USUAL, VERSION
from impera.server.messages.problems import Problem
from impera.server.messages.requests import Open
from impera.server.storage.tables import TableRow
from impera.server.table.facts import write as write_fact
from impera.server.table.folding import restored
from impera.server.table.setups import new_setup

from .people import Address, serving, socket

UNKNOWN_FACT = json.dumps({"type": "danced", "chair": 0})
UNKNOWN_DECISION = json.dumps({"type": "decided", "decision": "bribe 1 A", "bot": False})


def write(file: Path, table: str, kind: str, payload: str) -> None:
    """Add what a newer version would have written to a table's log."""
    with sqlite3.connect(file) as database:
        [(number,)] = database.execute(
            "SELECT max(number) FROM events WHERE table_id = ?", (table,)
        ).fetchall()
        database.execute(
            "INSERT INTO events (table_id, number, kind, payload, at) VALUES (?, ?, ?, ?, ?)",
            (table, (number or 0) + 1, kind, payload, 0),
        )
    database.close()


def events(file: Path, table: str) -> list[Any]:
    """A table's log, as stored in the database."""
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT * FROM events WHERE table_id = ?", (table,)).fetchall()
    database.close()
    return found


async def begun(at: Address) -> str:
    """A public table with a one-person game."""
    table = await at.open("person", "level:1", public=True)
    async with at.people(table, 1):
        return table


@pytest.mark.parametrize(
    ("kind", "payload"), [("danced", UNKNOWN_FACT), ("decided", UNKNOWN_DECISION)]
)
async def test_a_log_of_a_newer_version_is_left_alone_and_said_to_be_so(
    tmp_path: Path, kind: str, payload: str
) -> None:
    file = tmp_path / "tables.db"
    async with serving(f"sqlite:///{file}") as at:
        table, other = await begun(at), await begun(at)
    write(file, table, kind, payload)
    kept = events(file, table)
    async with serving(f"sqlite:///{file}") as at:
        async with socket(at.port, table) as connection:
            await connection.send('{"type": "hello"}')
            assert json.loads(await connection.recv())["code"] == "newer"
            await connection.wait_closed()
        response = await at.http("GET", f"/api/tables/{table}")
        assert (response.status_code, response.json()["code"]) == (503, "newer")
        lobby = await at.get("/api/tables")
        assert [listed["table"]["id"] for listed in lobby["tables"]] == [other]
        await asyncio.sleep(0)
    assert events(file, table) == kept


@pytest.mark.parametrize("change", [{"edition": "mars"}, {"clock": "none"}])
def test_a_setup_of_a_newer_version_is_said_to_be_so(change: dict[str, Any]) -> None:
    setup = json.loads(write_fact(new_setup(Open(players=2, chairs=["level:1", "level:2"]))))
    assert restored(TableRow("a", json.dumps(setup), False, 0, None), []).phase == "playing"
    with pytest.raises(Problem, match="a newer version") as newer:
        restored(TableRow("a", json.dumps(setup | change), False, 0, None), [])
    assert newer.value.code == "newer"


OTHER_RULES = VERSION + 1


def replayed_by_other_rules(file: Path, table: str) -> None:
    """Pretend that the rules had another version when the table was opened."""
    with sqlite3.connect(file) as database:
        [(setup,)] = database.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchall()
        changed = json.dumps(json.loads(setup) | {"rules": OTHER_RULES})
        database.execute("UPDATE tables SET setup = ? WHERE id = ?", (changed, table))
    database.close()


async def test_a_table_of_other_rules_is_shown_as_far_as_it_goes_and_nobody_plays_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    async with serving(f"sqlite:///{file}") as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            token = people[0].welcome["token"]
    write(file, table, "decided", UNKNOWN_DECISION)
    write(file, table, "talked", json.dumps({"type": "talked", "chair": 0, "phrase": "hello"}))
    replayed_by_other_rules(file, table)
    kept = events(file, table)
    async with serving(f"sqlite:///{file}") as at:
        async with at.person(table, token=token) as person:
            welcome = person.welcome
            assert welcome["table"]["rules"] == OTHER_RULES
            assert welcome["standing"]["phase"] == "closed"
            assert welcome["views"][0]["table"]["rules"] == VERSION
            assert [each["type"] for each in welcome["log"][-1]["happened"]][-1] == "began"
            assert await person.fails("pause", want=True) == "not-now"
        lobby = await at.get("/api/tables")
        assert lobby["tables"] == []
    assert events(file, table) == kept


def test_a_table_from_before_versions_has_the_first() -> None:
    setup = json.loads(write_fact(new_setup(Open(players=2, chairs=["level:1", "level:2"]))))
    assert setup.pop("rules") == VERSION
    assert restored(TableRow("a", json.dumps(setup), False, 0, None), []).setup.rules == 1


def test_a_table_of_which_nothing_is_said_agrees_on_what_is_usual() -> None:
    assert new_setup(Open()).agreement == USUAL
