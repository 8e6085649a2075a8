"""What the operator of a server can choose."""

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How to serve; `impera serve --help` explains."""

    database: str = "impera.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    proxies: str = ""
    sockets_per_address: int = 100
    openings_per_minute: int = 60
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pace: float = 0.4
    push_services: str = "usual"
    webhook: str = ""
    webhook_language: str = "en"
    site: str = ""
    metrics: str = "local"
    log_format: str = "text"
    log_level: str = "info"
