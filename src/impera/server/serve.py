"""Serving: from the settings to a running server, and a graceful stop."""

import ctypes
import gc
import logging
import mmap
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn

from impera.game import Game
from impera.rules.jit import INTERPRETED, cache_folder
from impera.rules.refused import Refused
from impera.server import logs
from impera.server.app import Server
from impera.server.settings import Settings
from impera.server.wires import BoundedProtocol, BoundedSocket, Crowd

LARGEST_READ = 16 * 1024  # a frame beyond this is not even read
PING, PATIENCE = 20.0, 20.0  # seconds: after which a silent client is pinged, and given up
COLLECT = (5_000, 10, 20)  # thresholds for collecting the newest, the newer and all objects
SWITCH = 0.0005  # seconds for which one thread of Python may keep the others waiting
TIDY = 600  # ticks of a tenth of a second: a minute
GRACE = 10  # seconds for unfinished work when the server is stopped

COMPILE = "from impera.server.serve import warm_up; warm_up()"

log = logging.getLogger("impera.server")


class Announcing(uvicorn.Server):
    """A server that says where it is, and that stops gracefully when told to."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully, with a success status; the second time, at once."""
        signs = (signal.SIGINT, signal.SIGTERM)
        before = {sign: signal.signal(sign, self.handle_exit) for sign in signs}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            name = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(
                host, f"[{host}]" if ":" in host else host
            )
            log.info("serving", extra={"address": f"http://{name}:{port}"})
            print(f"Impera is at http://{name}:{port}", flush=True)

    async def on_tick(self, counter: int) -> bool:
        """Now and then, let go of what is seldom needed."""
        if counter % TIDY == 0:
            hand_back_the_compiler()
        return await super().on_tick(counter)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    logs.set_up(settings.log_format, settings.log_level)
    allow_many_files()
    compile_rules()
    warm_up()
    look_for_garbage_seldom()
    sys.setswitchinterval(SWITCH)
    listener = listen(settings.host, settings.port)
    server = Server(settings)
    running = Announcing(configured(server))
    # A refusal becomes the command's one line, not a library's traceback.
    logging.getLogger("uvicorn.error").addFilter(lambda _: server.failure is None)
    try:
        running.run(sockets=[listener])
    except SystemExit:
        if server.failure is not None:
            raise server.failure from None
        raise
    finally:
        if running.started:
            log.info("stopped")
    if not running.started:
        sys.exit(1)


def configured(server: Server) -> uvicorn.Config:
    """The settings of the web server."""
    return uvicorn.Config(
        server.app(),
        http=type("Protocol", (BoundedProtocol,), {"crowd": Crowd(server.settings)}),
        ws=BoundedSocket,
        ws_max_size=LARGEST_READ,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PATIENCE,
        proxy_headers=bool(server.settings.proxies),
        forwarded_allow_ips=server.settings.proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address; refused if somebody else has it."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Without a named protocol, asyncio would hold small answers back.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        raise Refused(f"cannot serve at {host} port {port}: {error.strerror}") from None
    return listener


def allow_many_files() -> None:
    """Raise the limit on open files: every socket is one."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def compile_rules() -> None:
    """Compile the rules in a process of its own, once: a compiler's memory never comes back."""
    compiled = cache_folder() / "serving"
    if INTERPRETED or compiled.exists():
        return
    log.info("compiling the rules for this machine, once")
    done = subprocess.run([sys.executable, "-c", COMPILE], stdin=subprocess.DEVNULL, check=False)
    if done.returncode == 0:
        compiled.touch()


def warm_up() -> None:
    """Load the compiled rules before anybody waits for them."""
    game = Game(seed=1)
    game.decide(game.legal[0])
    game.view(0)
    game.undoable(0)
    game.why_not("attack")
    game.foresee(game.legal[0])


def hand_back_the_compiler() -> None:
    """Let go of LLVM's code, which loading compiled rules has read: 50 MB that are seldom needed.

    Code is never written to: what is needed again is read again from its file. Linux only.
    """
    with suppress(OSError, AttributeError):
        maps = Path("/proc/self/maps").read_text()
        advise = ctypes.CDLL(None).madvise
        for line in maps.splitlines():
            if "llvmlite" in line and " r-xp " in line:
                first, last = (int(place, 16) for place in line.split()[0].split("-"))
                size = ctypes.c_size_t(last - first)
                advise(ctypes.c_void_p(first), size, mmap.MADV_DONTNEED)


def look_for_garbage_seldom() -> None:
    """Tune garbage collection: with thousands of sockets, a full pass takes half a second."""
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*COLLECT)
