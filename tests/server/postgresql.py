"""A PostgreSQL server for the tests: started from the system's programs, removed afterwards."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

INSTALLED = Path("/usr/lib/postgresql")


class Cluster(NamedTuple):
    """Where the server listens: a socket that trusts everybody, a port that needs a password."""

    folder: Path
    port: int

    def url(self, database: str) -> str:
        """The address of a database, through the socket."""
        return f"postgresql://postgres@/{database}?host={self.folder}&port={self.port}"


def programs() -> Path | None:
    """The folder of the newest installed programs."""
    found = sorted(INSTALLED.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """A new, empty server that syncs its commits, as real ones do."""
    folder = Path(tempfile.mkdtemp(prefix="impera-"))
    someone: dict[str, Any] = {"cwd": folder, "check": True, "capture_output": True}
    if os.geteuid() == 0:  # PostgreSQL doesn't run as root
        shutil.chown(folder, "postgres", "postgres")
        someone |= {"user": "postgres", "group": "postgres", "extra_groups": []}
    data, port = str(folder / "data"), free_port()
    settings = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1 -c fsync=on"
    trust = ["--auth-local=trust", "--auth-host=scram-sha-256"]
    made = ["-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", *trust]
    started = ["start", "-w", "-D", data, "-l", str(folder / "log"), "-o", settings]
    try:
        subprocess.run([programs / "initdb", *made], **someone)
        subprocess.run([programs / "pg_ctl", *started], **{**someone, "capture_output": False})
        try:
            yield Cluster(folder, port)
        finally:
            subprocess.run([programs / "pg_ctl", "stop", "-m", "immediate", "-D", data], **someone)
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
