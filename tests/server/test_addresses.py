"""Where requests come from: who shares a limit, and who may see the metrics."""

import pytest
from starlette.requests import HTTPConnection

from impera.server.gate import Gate, address_of
from impera.server.settings import Settings


def request_from(host: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (host, 1234), "headers": []})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("8.8.8.8", "8.8.8.8"),
        ("::ffff:8.8.8.8", "8.8.8.8"),
        ("2a00:1450:4001:80b::200e", "2a00:1450:4001:80b::"),
        ("fe80::1%eth0", "fe80::"),
        ("a proxy's:own:words", "a proxy's:own:words"),
        ("", ""),
    ],
)
def test_an_address_is_one_house(host: str, address: str) -> None:
    assert address_of(request_from(host)) == address


@pytest.mark.parametrize(
    ("host", "near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.1.2.3", True),
        ("fd00::1", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2a00:1450:4001:80b::200e", False),
        ("somebody", False),
    ],
)
def test_only_those_nearby_see_the_metrics(host: str, near: bool) -> None:
    assert Gate(Settings()).may_see_metrics(request_from(host)) is near
    assert Gate(Settings(metrics="public")).may_see_metrics(request_from(host))
    assert not Gate(Settings(metrics="off")).may_see_metrics(request_from(host))
