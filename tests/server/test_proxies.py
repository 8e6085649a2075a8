"""Behind nginx and Caddy, as deploy/ has them: games, addresses, limits, and what stays inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from ..patience import PATIENCE
from .people import Address, Person, play_on, serving, shuffle
from .proxies import DEPLOY, Proxy, proxying


class Site(NamedTuple):
    """A proxy, and the server behind it."""

    proxy: Proxy
    at: Address

    async def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        trust, home = self.proxy.trust, self.proxy.home
        async with httpx.AsyncClient(base_url=home, verify=trust, timeout=PATIENCE) as client:
            return await client.request(method, path, **more)  # type: ignore[arg-type]

    @asynccontextmanager
    async def person(self, table: str) -> AsyncIterator[Person]:
        where = self.proxy.home.replace("https", "wss") + f"/api/tables/{table}/socket"
        forged = {"X-Forwarded-For": "203.0.113.7"}
        async with connect(
            where, ssl=self.proxy.trust, additional_headers=forged, open_timeout=PATIENCE
        ) as connection:
            person = Person(connection)
            await person.hello()
            yield person


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@asynccontextmanager
async def site(name: str, folder: Path) -> AsyncIterator[Site]:
    """A server that believes its proxy, and the proxy."""
    database = f"sqlite:///{folder / 'tables.db'}"
    async with (
        serving(database, proxies="127.0.0.1") as at,
        proxying(name, folder, at.port) as running,
    ):
        yield Site(running, at)


async def test_a_game_is_played_through_it_and_nobody_forges_an_address(
    proxy: str, tmp_path: Path
) -> None:
    async with site(proxy, tmp_path) as here:
        assert "<title>" in (await here.ask("GET", "/")).text
        opened = await here.ask(
            "POST", "/api/tables", json={"players": 2, "chairs": ["person", "person"]}
        )
        table = opened.json()["table"]
        async with here.person(table) as one, here.person(table) as other:
            await one.sit()
            await other.sit()
            await shuffle(one, other)
            await play_on(one, other, decisions=6)
            assert set(here.at.server.gate._sockets) == {"127.0.0.1"}


async def test_a_visitor_gets_a_secure_cookie_and_is_told_to_stay_with_https(
    proxy: str, tmp_path: Path
) -> None:
    async with site(proxy, tmp_path) as here:
        answer = await here.ask("POST", "/api/guest", json={"name": "Ada"})
        assert answer.headers["set-cookie"].startswith("__Host-")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_what_is_inside_or_too_large_does_not_get_through(proxy: str, tmp_path: Path) -> None:
    async with site(proxy, tmp_path) as here:
        assert (await here.ask("GET", "/metrics")).status_code == 404
        large = await here.ask("POST", "/api/tables", content=b" " * 100_000)
        assert large.status_code == 413
        headers = {f"X-Long-{n}": "a" * 8_000 for n in range(9)}
        assert (await here.ask("GET", "/", headers=headers)).status_code in (400, 431)
        assert (await here.ask("GET", "/healthz")).status_code == 200


async def test_nginx_limits_what_one_address_asks_for(tmp_path: Path) -> None:
    async with site("nginx", tmp_path) as here:
        trust, home = here.proxy.trust, here.proxy.home
        async with httpx.AsyncClient(base_url=home, verify=trust, timeout=PATIENCE) as client:
            asked = 0
            while (await client.get("/healthz")).status_code == 200:
                asked += 1
        assert asked >= 200  # the burst that a page may need


def test_the_page_for_hosts_shows_the_examples_that_are_tested() -> None:
    page = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    for name in ("nginx.conf", "Caddyfile", "alerts.yml", "grafana.json"):
        assert f"../deploy/{name}" in page
