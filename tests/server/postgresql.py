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

    def control(self, *words: str) -> None:
        """Start or stop it."""
        installed = programs()
        assert installed is not None
        settings = f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1 -c fsync=on"
        more = ["-o", settings] if words[0] == "start" else []
        where = ["-w", "-D", str(self.folder / "data"), "-l", str(self.folder / "log")]
        subprocess.run([installed / "pg_ctl", *words, *where, *more], **someone(self.folder))


def someone(folder: Path) -> dict[str, Any]:
    """As whom to run its programs: not as root, which PostgreSQL refuses."""
    said: dict[str, Any] = {"cwd": folder, "check": True, "stdout": subprocess.DEVNULL}
    if os.geteuid() == 0:
        said |= {"user": "postgres", "group": "postgres", "extra_groups": []}
    return said


def programs() -> Path | None:
    """The folder of the newest installed programs."""
    found = sorted(INSTALLED.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """A new, empty server that syncs its commits, as real ones do."""
    folder = Path(tempfile.mkdtemp(prefix="impera-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data, started = str(folder / "data"), Cluster(folder, free_port())
    trust = ["--auth-local=trust", "--auth-host=scram-sha-256"]
    made = ["-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", *trust]
    try:
        subprocess.run([programs / "initdb", *made], **someone(folder))
        started.control("start")
        try:
            yield started
        finally:
            started.control("stop", "-m", "immediate")
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
