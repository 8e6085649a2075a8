"""The server withstands whatever is sent to it: a short run of benchmarks/fuzz.py."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .people import serving

ROOT = Path(__file__).parent.parent.parent


def test_noise_is_refused_changes_nothing_and_disturbs_nobody() -> None:
    words = [sys.executable, "benchmarks/fuzz.py", "2000", "--seed", "1"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


async def test_names_and_ids_that_no_database_can_keep_are_refused(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(url) as at:
        for path in ("/api/tables/%00", "/api/games/a%00b/record"):
            assert (await at.http("GET", path)).json()["code"] in ("unknown", "refused")
        for path in ("/api/tables?before=%00", "/api/games?before=%00"):
            assert (await at.http("GET", path)).json()["code"] == "refused"
        table = await at.open("person", "person")
        async with at.person(table) as one:
            await one.send({"type": "sit", "id": "\0"})
            refused = await one.until(lambda told: told["type"] == "error")
            assert (refused["code"], refused["id"]) == ("refused", "\0")
            await one.sit()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_an_origin_that_is_no_address_is_of_another_site(sqlite: str) -> None:
    async with serving(sqlite) as at:
        answer = await at.http("POST", "/api/guest", json={}, headers={"Origin": "http://[::1"})
        assert (answer.status_code, json.loads(answer.text)["code"]) == (403, "origin")
