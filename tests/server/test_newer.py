"""A table that a newer version has written: left as it is, and said so; all others go on."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

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
    """What a newer version would have added to the log of a table."""
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
    """The log of a table, as it lies in the database."""
    with sqlite3.connect(file) as database:
        found = database.execute("SELECT * FROM events WHERE table_id = ?", (table,)).fetchall()
    database.close()
    return found


async def begun(at: Address) -> str:
    """A public table with a game of one person."""
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
