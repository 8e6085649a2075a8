"""Networks that can be banned, and which of them an address belongs to."""

from collections.abc import Collection
from ipaddress import (
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from impera.rules.refused import Refused, quote

Network = IPv4Network | IPv6Network
HOUSEHOLD = 64  # bits of an IPv6 address that name one household: nobody is banned by more
WIDEST = {4: 8, 6: 16}  # the fewest bits that name something smaller than much of the internet


def read_network(text: str) -> Network:
    """A network or a single address; an address of IPv6 stands for its household."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise Refused(
            f"not a network: {quote(text)}; write 203.0.113.0/24 or 2001:db8::/48"
        ) from None
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        mapped = network.network_address.ipv4_mapped
        network = ip_network(mapped) if mapped else network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused(f"{network} is too wide to ban; name a smaller network")
    return network


def is_network(text: str) -> bool:
    """Whether this looks like a network rather than a guest's id, which has no such signs."""
    return "." in text or ":" in text


def networks_of(host: str, lengths: Collection[tuple[int, int]]) -> list[Network]:
    """The networks of these versions and lengths that an address belongs to."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return []
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return [
        ip_network((address, bits), strict=False)
        for version, bits in lengths
        if version == address.version
    ]
