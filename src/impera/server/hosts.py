"""Hosts: the names that this server answers to, so that no page can reach it under another one.

A page of a stranger's site may point its own name at an address of the reader's network (DNS
rebinding), and would then read whatever is shown there. The browser still sends that name.
"""

import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from impera.server.messages.problems import Problem
from impera.server.settings import Settings

# Ends of names that nobody can register in the public DNS.
PRIVATE = (".localhost", ".local", ".internal", ".home.arpa")
HOST = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^\[\]:/@]*))(?::\d*)?")
NAME = re.compile(r"[a-z0-9.-]{1,253}")
OTHERS = "this server doesn't answer to that name; whoever runs it can allow it with --hosts"

Refuse = Callable[[HTTPConnection, Exception], Awaitable[Response]]


class Hosts:
    """Which names are ours."""

    def __init__(self, settings: Settings) -> None:
        named = {name.strip().lower().rstrip(".") for name in settings.hosts.split(",")} - {""}
        self._all = "*" in named or (not named and bool(settings.proxies))
        self._ours = named | {socket.gethostname().lower()}

    def are_ours(self, request: HTTPConnection) -> bool:
        """Whether the names a request gives are ours for sure."""
        return all(self._is_ours(name_in(host)) for host in request.headers.getlist("host"))

    def may_be_ours(self, request: HTTPConnection) -> bool:
        """Whether to answer: behind a proxy it is the proxy that knows our names, unless we do."""
        return self._all or self.are_ours(request)

    def name(self, request: HTTPConnection) -> str | None:
        """The name that a request gives; None if it is an address, which no passkey is made for."""
        name = name_in(request.headers.get("host", ""))
        return name if NAME.fullmatch(name) and not is_address(name) else None

    def _is_ours(self, name: str) -> bool:
        return name in self._ours or is_private(name)


def is_private(name: str) -> bool:
    """Whether a name can't be a stranger's: an address, a word without a dot, a private ending."""
    return is_address(name) or "." not in name or name.endswith(PRIVATE)


def is_address(name: str) -> bool:
    """Whether it is an address, not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_local(name: str) -> bool:
    """Whether a name means the machine itself, to every browser."""
    return name == "localhost" or name.endswith(".localhost")


def name_in(host: str) -> str:
    """The name or address in a Host header, without the port; all of it if it is neither."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower().rstrip(".") if found else f"{host}."


class Choosy:
    """Answers only to the server's own names."""

    def __init__(self, app: ASGIApp, hosts: Hosts, refuse: Refuse) -> None:
        self._app, self._hosts, self._refuse = app, hosts, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._app
        if scope["type"] != "lifespan":
            request = HTTPConnection(scope)
            if not self._hosts.may_be_ours(request):
                answer = await self._refuse(request, Problem("host", OTHERS))
        await answer(scope, receive, send)
