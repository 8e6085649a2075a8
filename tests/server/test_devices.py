"""Other devices: a code makes one of them the same guest's, once and soon, and can't be guessed."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from impera.server import codes, gate, guests
from impera.server.codes import new_code, read_code
from impera.server.guests import COOKIE

from ..patience import PATIENCE
from .people import Address, serving


def device(at: Address) -> httpx.AsyncClient:
    """A browser of its own."""
    return httpx.AsyncClient(base_url=at.home, timeout=PATIENCE)


async def shown_code(client: httpx.AsyncClient) -> str:
    shown = await client.post("/api/guest/code")
    assert (shown.status_code, shown.json()["seconds"]) == (201, codes.SECONDS)
    code: str = shown.json()["code"]
    return code


async def tried(client: httpx.AsyncClient, code: str) -> Any:
    return (await client.post("/api/guest/join", json={"code": code})).json()


def cookie_in(client: httpx.AsyncClient) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}


async def test_a_code_makes_another_device_the_same_guests(url: str) -> None:
    async with serving(url) as at, device(at) as desk, device(at) as phone, device(at) as third:
        ada = (await desk.post("/api/guest", json={"name": "Ada"})).json()
        table = await at.open("person", "person")
        async with at.person(table, headers=cookie_in(desk)) as one:
            await one.sit()
        before = (await phone.post("/api/guest", json={"name": "Bo"})).json()
        was = cookie_in(phone)
        code = await shown_code(desk)
        assert await tried(phone, f" {code[:5].lower()}-{code[5:]} ") == ada
        assert (await tried(third, code))["code"] == "code"  # it is spent
        assert cookie_in(phone) != cookie_in(desk)
        for client in (desk, phone):
            assert (await client.get("/api/guest")).json() == ada
            async with at.person(table, headers=cookie_in(client)) as one:
                assert one.chairs == [0]
        assert await at.get("/api/guest", headers=was) == before  # nothing was merged
        assert (await third.get("/api/guest")).json()["guest"] is None
        renamed = (await phone.post("/api/guest", json={"name": "Ida"})).json()
        assert (await desk.get("/api/guest")).json() == renamed
    async with serving(url) as at:
        assert await at.get("/api/guest", headers=cookie_in(phone)) == renamed


async def test_a_newer_code_replaces_an_older_one(sqlite: str) -> None:
    async with serving(sqlite) as at, device(at) as desk, device(at) as phone:
        await desk.post("/api/guest", json={})
        first, second = await shown_code(desk), await shown_code(desk)
        assert (await tried(phone, first))["code"] == "code"
        assert (await tried(phone, second))["guest"] is not None


async def test_a_code_gets_too_old(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(url) as at, device(at) as desk, device(at) as phone:
        await desk.post("/api/guest", json={})
        with monkeypatch.context() as patch:
            patch.setattr(guests, "SECONDS", 0)
            late = await shown_code(desk)
        response = await phone.post("/api/guest/join", json={"code": late})
        assert (response.status_code, response.json()["code"]) == (404, "code")
        assert "set-cookie" not in response.headers


async def test_a_code_is_spent_once_even_between_processes(postgres: str) -> None:
    async with serving(postgres) as here, serving(postgres) as there, device(here) as desk:
        await desk.post("/api/guest", json={"name": "Ada"})
        for _ in range(2):
            code = await shown_code(desk)

            async def join(at: Address, code: str = code) -> int:
                async with device(at) as phone:
                    return (await phone.post("/api/guest/join", json={"code": code})).status_code

            found = await asyncio.gather(*(join(at) for at in [here, there] * 2))
            assert sorted(found) == [200, 404, 404, 404]


async def test_whoever_guesses_is_stopped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "ALL_GUESSES", gate.GUESSES + 5)
    async with serving(sqlite, proxies="127.0.0.1") as at:
        answers = []
        for address in ("8.8.8.8", "9.9.9.9"):
            for _ in range(gate.GUESSES + 1):
                headers = {"X-Forwarded-For": address}
                guess = {"code": new_code()}
                answers.append(
                    await at.http("POST", "/api/guest/join", json=guess, headers=headers)
                )
        found = [each.json()["code"] for each in answers]
        own, more = gate.GUESSES, 5
        assert found[: own + 1] == ["code"] * own + ["too-many"]
        assert found[own + 1 :] == ["code"] * more + ["too-many"] * (own + 1 - more)
        assert answers[-1].status_code == 429
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60


async def test_other_sites_can_neither_see_a_code_nor_make_somebody_use_one(sqlite: str) -> None:
    async with serving(sqlite) as at, device(at) as desk:
        assert (await desk.post("/api/guest/code")).json()["code"] == "refused"
        await desk.post("/api/guest", json={})
        evil = {"Origin": "https://evil.example"}
        for path, sent in (("code", {}), ("join", {"code": await shown_code(desk)})):
            response = await desk.post(f"/api/guest/{path}", json=sent, headers=evil)
            assert (response.status_code, response.json()["code"]) == (403, "origin")
        assert (await desk.get("/api/guest/code")).status_code == 404  # a link does nothing


async def test_a_code_is_neither_kept_nor_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(sqlite) as at, device(at) as desk, device(at) as phone:
        await desk.post("/api/guest", json={})
        kept = [await shown_code(desk)]
        await tried(phone, kept[0])
        kept += [await shown_code(desk), phone.cookies[COOKIE].partition(".")[0]]
        await tried(phone, "0" * codes.LENGTH)
    written = b"".join(each.read_bytes() for each in Path(sqlite[10:]).parent.glob("tables.db*"))
    assert b"codes" in written
    ours = ("impera", "uvicorn", "aiosqlite", "sqlalchemy")
    logged = [each.getMessage() for each in caplog.records if each.name.startswith(ours)]
    assert logged
    for secret in kept:
        assert secret.encode() not in written
        assert not any(secret in line for line in logged)


def test_a_code_can_be_typed_as_it_is_read() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(read_code(code) == code for code in codes)
    assert read_code("o1i-l0 abcde") == "01110ABCDE"
    for wrong in ("", "0" * 9, "0" * 11, "U" * 10, "é" * 10, "0" * 9 + "\n", "\u0660" * 10):
        assert read_code(wrong) is None
