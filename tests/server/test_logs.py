"""The server's log: what deserves a line, and what must never be in one."""

import json
import logging

import pytest

from impera.server.logs import Json, Text

from .people import serving, socket


async def test_a_table_that_is_not_there_is_no_failure(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(sqlite) as at:
        assert (await at.http("GET", "/api/tables/nowhere")).status_code == 404
        async with socket(at.port, "nowhere") as connection:
            await connection.send('{"type": "hello"}')
            assert json.loads(await connection.recv())["code"] == "unknown"
    assert [record.getMessage() for record in caplog.records if record.levelno > 20] == []


async def test_the_log_names_no_person_no_table_and_no_secret(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "impera")
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        async with at.person(table) as one, at.person(table) as other:
            await one.sit(name="Ada Lovelace")
            await other.sit(name="Ben")
            number = await one.do("talk", text="What a lovely hand.")
            await other.do("report", number=number, why="It is not so lovely.")
            secrets = [one.welcome["token"], other.welcome["token"], table]
            secrets += ["Ada", "Ben", "lovely"]
    lines = [form.format(record) for record in caplog.records for form in (Json(), Text())]
    assert any("something said was reported" in line for line in lines)
    assert [line for line in lines for secret in secrets if secret in line] == []


async def test_a_line_is_one_json_object(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "impera")
    async with serving(sqlite) as at:
        table = await at.open("person", "level:1")
        async with at.people(table, 1) as people:
            number = await people[0].do("talk", phrase="hello")
            await people[0].do("report", number=number)
    lines = [json.loads(Json().format(record)) for record in caplog.records]
    reports = [line for line in lines if line["event"] == "something said was reported"]
    assert [sorted(line) for line in reports] == [["at", "event", "from", "level", "table"]]
