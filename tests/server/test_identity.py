"""Identity: which cookie is believed, and that nobody can plant another one's."""

import httpx

from impera.server.guests import COOKIE, SECURE_COOKIE

from .people import Address, serving

TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "8.8.8.8"}


async def cookie_for(at: Address, name: str, **headers: str) -> str:
    """The value of a new guest's cookie."""
    made = await at.http("POST", "/api/guest", json={"name": name}, headers=headers)
    return made.headers["set-cookie"].partition(";")[0].partition("=")[2]


async def test_over_tls_a_planted_plain_cookie_is_nobodys(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1") as at:
        victim, attacker = await cookie_for(at, "Ada", **TLS), await cookie_for(at, "Eve")
        planted = {**TLS, "Cookie": f"{COOKIE}={attacker}"}
        assert (await at.get("/api/guest", headers=planted))["guest"] is None
        both = {**TLS, "Cookie": f"{COOKIE}={attacker}; {SECURE_COOKIE}={victim}"}
        assert (await at.get("/api/guest", headers=both))["name"] == "Ada"
        spoilt = {**TLS, "Cookie": f"{SECURE_COOKIE}=; {COOKIE}={attacker}"}
        assert (await at.get("/api/guest", headers=spoilt))["guest"] is None


async def test_over_tls_a_planted_plain_cookie_shows_nobodys_hand(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1") as at:
        attacker = await cookie_for(at, "Eve")
        table = await at.open("person", "person")
        planted = {**TLS, "Cookie": f"{COOKIE}={attacker}"}
        async with at.person(table, headers=planted) as victim:
            await victim.sit()
            assert victim.chairs == [0]
            for own in (TLS | {"Cookie": f"{SECURE_COOKIE}={attacker}"}, planted):
                async with at.person(table, headers=own) as other:
                    assert other.chairs == []
            plain = {"Cookie": f"{COOKIE}={attacker}"}
            async with at.person(table, headers=plain) as other:
                assert other.chairs == []


async def test_without_tls_only_the_plain_cookie_counts(sqlite: str) -> None:
    async with serving(sqlite) as at:
        cookie = await cookie_for(at, "Ada")
        async with httpx.AsyncClient(base_url=at.home) as client:
            for name, known in ((COOKIE, "Ada"), (SECURE_COOKIE, None)):
                headers = {"Cookie": f"{name}={cookie}"}
                assert (await client.get("/api/guest", headers=headers)).json()["name"] == known
