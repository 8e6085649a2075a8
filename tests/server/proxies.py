"""The proxies of deploy/, started for real: nginx and Caddy, with a certificate of our own."""

import asyncio
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ..patience import PATIENCE
from .postgresql import free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def program(name: str) -> str:
    """Where a program is; without it there is no test."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None and os.environ.get("IMPERA_WITHOUT_PROXIES") == "1":
        pytest.skip("IMPERA_WITHOUT_PROXIES=1")
    if found is None:
        pytest.fail(f"{name} is not installed; `make test` installs it, as root")
    return found


class Proxy:
    """A proxy's address, and whom to trust there."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.home, self.trust = f"https://localhost:{port}", ssl.create_default_context()
        self.trust.load_verify_locations(certificate)


def certify(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    certificate, key = folder / "proxy.pem", folder / "proxy.key"
    asked = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    named = ["-addext", "subjectAltName=DNS:localhost"]
    written = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([program("openssl"), *asked, *named, *written], check=True, capture_output=True)
    return certificate, key


def filled(text: str, wanted: dict[str, str]) -> str:
    """An example with its names and numbers replaced; each of them is there."""
    for now, then in wanted.items():
        assert now in text, now
        text = text.replace(now, then)
    return text


def nginx(folder: Path, port: int, behind: int, certificate: Path, key: Path) -> list[str]:
    """What starts nginx with the example, as a user without rights would."""
    example = filled(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        {
            "127.0.0.1:8000": f"127.0.0.1:{behind}",
            "listen 443 ": f"listen 127.0.0.1:{port} ",
            "play.example.org;": "localhost;",
            "/etc/ssl/play.example.org.pem": str(certificate),
            "/etc/ssl/play.example.org.key": str(key),
        },
    )
    kept = "".join(
        f"{each}_temp_path {folder}/{each};\n"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{kept}{example}\n}}\n",
        "utf-8",
    )
    return [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(config)]


def caddy(folder: Path, port: int, behind: int, certificate: Path, key: Path) -> list[str]:
    """What starts Caddy with the example."""
    config = folder / "Caddyfile"
    example = filled(
        (DEPLOY / "Caddyfile").read_text("utf-8"),
        {
            "127.0.0.1:8000": f"127.0.0.1:{behind}",
            "\n{\n": "\n{\n\tadmin off\n\tauto_https disable_redirects\n",
            "play.example.org {\n": f"https://localhost:{port} {{\n\ttls {certificate} {key}\n",
        },
    )
    config.write_text(example, "utf-8")
    return [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]


@asynccontextmanager
async def proxying(name: str, folder: Path, behind: int) -> AsyncIterator[Proxy]:
    """One of the proxies, in front of a server's port."""
    certificate, key = certify(folder)
    port = free_port()
    command = {"nginx": nginx, "caddy": caddy}[name](folder, port, behind, certificate, key)
    running = await asyncio.create_subprocess_exec(
        *command, stderr=asyncio.subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)}
    )
    try:
        await reachable(port, running)
        yield Proxy(port, certificate)
    finally:
        if running.returncode is None:
            running.terminate()
        await running.wait()


async def reachable(port: int, running: asyncio.subprocess.Process) -> None:
    """Wait until somebody listens."""
    async with asyncio.timeout(PATIENCE):
        while running.returncode is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionRefusedError:
                await asyncio.sleep(0.02)
                continue
            writer.close()
            return
    raise AssertionError(f"the proxy ended with {running.returncode}")
