"""Which push services there are: an address that a stranger names must belong to one of them."""

import asyncio
import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from impera.rules.refused import Refused

# Those of the browsers; a dot at the start stands for all names that end so.
USUAL = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
LONGEST = 1024  # characters of an address
PLAIN = re.compile(r"[\x21-\x7e]+")
NAME = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]+")
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator


class Target(NamedTuple):
    """Where to send something; `trusted`: the operator has named this very address."""

    scheme: str
    host: str
    port: int
    path: str
    trusted: bool


class Services:
    """The services that this server sends to."""

    def __init__(self, chosen: str) -> None:
        entries = [each.strip() for each in chosen.split(",") if each.strip() not in ("", "off")]
        self._origins = frozenset(each for each in entries if "://" in each)
        names = {each for each in entries if "://" not in each and each != "usual"}
        self._names = names | set(USUAL if "usual" in entries else ())
        for each in self._names:
            if not NAME.fullmatch(each.removeprefix(".")):
                raise Refused(f"not the name of a push service: {each}")
        for each in self._origins:
            target(each)

    def __bool__(self) -> bool:
        return bool(self._names or self._origins)

    def target(self, endpoint: str) -> Target:
        """Where an endpoint is; refused unless it is at one of the services."""
        found = target(endpoint)
        if "/".join(endpoint.split("/")[:3]) in self._origins:
            return found._replace(trusted=True)
        if found.scheme != "https" or found.port != 443 or not self._has(found.host):
            raise Refused("this is not the address of a push service")
        return found

    def _has(self, host: str) -> bool:
        return NAME.fullmatch(host) is not None and any(
            host.endswith(name) if name.startswith(".") else host == name for name in self._names
        )


def target(address: str) -> Target:
    """The parts of an address, if it is one that we can send to."""
    if len(address) > LONGEST or not PLAIN.fullmatch(address):
        raise Refused("this is not an address to send to")
    try:
        parts = urlsplit(address)
        port = parts.port or {"https": 443, "http": 80}[parts.scheme]
    except (ValueError, KeyError):
        raise Refused("this is not an address to send to") from None
    if not parts.hostname or "@" in parts.netloc or "#" in address or "\\" in address:
        raise Refused("this is not an address to send to")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path, trusted=False)


async def resolved(where: Target) -> str:
    """The address to connect to; never one of this machine or of a private network, if any is."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not where.trusted and not are_public(addresses):
        raise Refused("a push service must have a public address")
    return addresses[0]


def are_public(addresses: Iterable[str]) -> bool:
    """Whether all addresses are out on the internet, and there is one."""
    found = [ip_address(each.partition("%")[0]) for each in addresses]
    return bool(found) and all(map(is_public, found))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is out on the internet, in whatever other address it is hidden."""
    if isinstance(address, IPv6Address):
        hidden = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            hidden = IPv4Address(int(address) & 0xFFFFFFFF)
        if hidden is not None or address.teredo is not None:
            return hidden is not None and is_public(hidden)
    return address.is_global and not address.is_multicast
