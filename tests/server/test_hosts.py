"""Hosts: the names a server answers to, so that a rebound name of a stranger's reaches nothing."""

import socket

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from impera.server.gate import Gate
from impera.server.hosts import Hosts
from impera.server.settings import Settings

from .people import serving
from .people import socket as connection


def asked_as(*hosts: str) -> HTTPConnection:
    headers = [(b"host", host.encode("latin-1")) for host in hosts]
    return HTTPConnection({"type": "http", "client": ("127.0.0.1", 1), "headers": headers})


OWN = (
    *("localhost", "localhost:8000", "LOCALHOST.", "impera.localhost:80", "127.0.0.1:8000"),
    *("192.168.1.20:8000", "[::1]:8000", "[fd00::1]", "8.8.8.8", "kitchen.local:8000"),
    *("impera", "impera:8000", "box.home.arpa", socket.gethostname()),
)
STRANGE = (
    *("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"),
    *("local.evil.example", "evillocal.example", "127.0.0.1.nip.io", "[::1].evil.example"),
    *("evil.example.", "notlocalhost.com", "a b.example", "\xff.example"),
)


@pytest.mark.parametrize("host", OWN)
def test_addresses_and_names_of_the_local_network_are_always_ours(host: str) -> None:
    for settings in (Settings(), Settings(host="0.0.0.0"), Settings(hosts="play.example.org")):
        assert Hosts(settings).may_be_ours(asked_as(host))
    assert Gate(Settings()).may_see_metrics(asked_as(host))


@pytest.mark.parametrize("host", STRANGE)
def test_names_that_anybody_can_register_are_not_ours(host: str) -> None:
    for settings in (Settings(), Settings(host="0.0.0.0"), Settings(hosts="play.example.org")):
        assert not Hosts(settings).may_be_ours(asked_as(host))


def test_chosen_names_are_ours_and_no_others() -> None:
    hosts = Hosts(Settings(hosts="play.example.org, Impera.Example.COM.", proxies="10.0.0.0/8"))
    for name in ("play.example.org", "PLAY.example.org:443", "impera.example.com"):
        assert hosts.are_ours(asked_as(name))
    for name in ("example.org", "x.play.example.org", "play.example.org.evil.example"):
        assert not hosts.may_be_ours(asked_as(name))
    assert Hosts(Settings(hosts="*")).may_be_ours(asked_as("evil.example"))


def test_one_strange_name_among_two_is_too_many() -> None:
    assert not Hosts(Settings()).may_be_ours(asked_as("localhost", "evil.example"))
    assert Hosts(Settings()).may_be_ours(asked_as())  # a program: browsers always send a name


def test_behind_a_proxy_any_name_is_answered_but_sees_no_metrics() -> None:
    gate = Gate(Settings(proxies="127.0.0.1"))
    assert gate.hosts.may_be_ours(asked_as("play.example.org"))
    assert not gate.may_see_metrics(asked_as("play.example.org"))
    assert gate.may_see_metrics(asked_as("localhost"))
    everything = Gate(Settings(hosts="*"))
    assert not everything.may_see_metrics(asked_as("evil.example"))


async def test_a_rebound_name_reaches_nothing(sqlite: str) -> None:
    async with serving(sqlite) as at:
        table = await at.open("person", "person")
        evil = {"Host": f"evil.example:{at.port}", "Origin": f"http://evil.example:{at.port}"}
        for path in ("/", "/metrics", "/healthz", "/api/tables", "/nowhere"):
            response = await at.http("GET", path, headers=evil)
            assert (response.status_code, response.json()["code"]) == (421, "host")
            assert "content-security-policy" in response.headers
            assert "impera_sockets" not in response.text
        response = await at.http("POST", "/api/guest", json={"name": "Ada"}, headers=evil)
        assert (response.status_code, "set-cookie" in response.headers) == (421, False)
        with pytest.raises(InvalidStatus) as refused:
            async with connection(at.port, table, evil):
                pass
        assert refused.value.response.status_code == 421
        for host in ("localhost", f"kitchen.local:{at.port}", f"192.168.0.7:{at.port}"):
            assert (await at.http("GET", "/metrics", headers={"Host": host})).status_code == 200
