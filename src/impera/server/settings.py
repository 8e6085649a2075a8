"""What the operator of a server can choose."""

import ipaddress
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How to serve; `impera serve --help` explains."""

    database: str = "impera.db"
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: str = ""
    origins: tuple[str, ...] = ()
    proxies: str = ""
    sockets_per_address: int = 100
    connections_per_address: int = 200
    requests_per_second: int = 50
    openings_per_minute: int = 60
    tables_per_address: int = 200
    tables_per_guest: int = 50
    bots_only_tables: str = "auto"
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pace: float = 0.4
    keep_abandoned: int = 30
    keep_chat: int = 90
    keep_games: int = 0
    keep_bot_games: int = 30
    contact: str = ""
    imprint: str = ""
    push_services: str = "usual"
    webhook: str = ""
    webhook_language: str = "en"
    site: str = ""
    metrics: str = "local"
    log_format: str = "text"
    log_level: str = "info"

    @property
    def public(self) -> bool:
        """Whether strangers can come: from other machines, through a proxy, or by other sites."""
        return bool(self.proxies or self.origins) or not is_loopback(self.host)

    @property
    def allows_bots_only(self) -> bool:
        """Whether tables can be opened for bots alone."""
        if self.bots_only_tables == "auto":
            return not self.public
        return self.bots_only_tables == "yes"


def is_loopback(host: str) -> bool:
    """Whether an address can be reached only from this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
