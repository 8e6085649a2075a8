"""Who plays the games: this process, all cores, or a Dask cluster, behind one interface."""

import asyncio
import logging
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

from impera.arena.match import Match, Set, play_set, version, warm_up
from impera.rules.refused import Refused

if TYPE_CHECKING:
    from distributed import Client

BATCH_SECONDS = 1.0  # long enough to be worth sending, short enough for a prompt stop
AHEAD = 2  # batches in flight per worker
LOSSES = 3  # crews lost without a finished batch before we give up
PATIENCE = 15  # seconds in which a cluster must answer and show a worker, even a busy one
GLANCE = 5  # seconds between two looks at who is still there to play


@dataclass(frozen=True)
class Crew:
    """An executor, and how many batches it plays at once."""

    executor: Executor
    size: Callable[[], int]
    ahead: int = AHEAD


OpenCrew = Callable[[], AbstractContextManager[Crew]]
Sets = Generator[list[Set], None, None]
Batch = Future[tuple[float, list[Set]]]


def play_sets(match: Match, numbers: range, wanted: str) -> tuple[float, list[Set]]:
    """Several sets one after another, and how many seconds they took."""
    if wanted != version(match.bots):
        raise Refused("a worker has different rules or bots; install the same version everywhere")
    warm_up(match)
    started = time.perf_counter()
    with playing():
        sets = [play_set(match, number) for number in numbers]
    return time.perf_counter() - started, sets


def play_in_order(match: Match, first: int, last: int, open_crew: OpenCrew) -> Sets:
    """Play sets `first` to `last - 1` and yield them in order; lost workers are replaced."""
    losses = 0
    while first < last:
        try:
            with open_crew() as crew:
                for sets in batches(match, first, last, crew):
                    first, losses = first + len(sets), 0
                    yield sets
        except BrokenExecutor:
            losses += 1
            if losses == LOSSES:
                raise Refused("the workers were lost again and again") from None


def batches(match: Match, first: int, last: int, crew: Crew) -> Sets:
    """Finished batches in order, with a limited number in flight."""
    flying: deque[Batch] = deque()
    pace = BATCH_SECONDS  # seconds a set; one set makes a batch until the first is measured
    while first < last or flying:
        workers = max(1, crew.size())
        while first < last and len(flying) < crew.ahead * workers:
            numbers = range(first, first + batch_size(pace, last - first, workers))
            with undisturbed():
                flying.append(crew.executor.submit(play_sets, match, numbers, version(match.bots)))
            first = numbers.stop
        seconds, sets = outcome(flying.popleft(), crew)
        pace = seconds / len(sets)
        yield sets


def outcome(flying: Batch, crew: Crew) -> tuple[float, list[Set]]:
    """The result of a batch, unless all workers are gone."""
    while not wait([flying], GLANCE).done:
        if crew.size() == 0:
            raise BrokenExecutor
    return flying.result()


def batch_size(pace: float, left: int, workers: int) -> int:
    """As many sets as fill a batch's time, fewer near the end so that all finish together."""
    return max(1, min(int(BATCH_SECONDS / max(pace, 1e-6)), left // (2 * workers)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C from worker processes: the parent handles it, and tells them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def here() -> Iterator[Crew]:
    """A crew of one, this process itself."""
    yield Crew(Here(), lambda: 1, ahead=1)


@contextmanager
def lasting(open_crew: OpenCrew) -> Iterator[OpenCrew]:
    """A crew that stays together from one match to the next; a broken one is replaced."""
    with ExitStack() as stack:
        staying: list[Crew] = []

        @contextmanager
        def lend() -> Iterator[Crew]:
            if not staying:
                staying.append(stack.enter_context(open_crew()))
            try:
                yield staying[0]
            except BrokenExecutor:
                staying.clear()
                stack.pop_all().close()
                raise

        yield lend


@contextmanager
def cores(match: Match, jobs: int) -> Iterator[Crew]:
    """A crew of processes, none of which outlives us."""
    warm_up(match)  # compiled once, before every process would
    context = get_context("spawn")  # a fork would keep our files, and their locks, open
    theirs, ours = context.Pipe(duplex=False)
    with theirs, ours, ProcessPoolExecutor(jobs, context, leave_with, (theirs,)) as pool:
        try:
            yield Crew(pool, lambda: jobs)
        finally:
            ours.close()  # nobody waits for batches that are no longer needed
            pool.shutdown(wait=False, cancel_futures=True)


IS_PLAYING, CHANGING = Event(), Lock()


@contextmanager
def playing() -> Iterator[None]:
    """Marks the time in which sets are played; a process told to leave then does so at once."""
    with CHANGING:
        IS_PLAYING.set()
    try:
        yield
    finally:
        with CHANGING:
            IS_PLAYING.clear()


def leave_with(pipe: Connection) -> None:
    """End this process when the other end of the pipe is closed, or its owner killed.

    Not while a batch is on its way back, though: whoever reads half of one waits for the rest.
    Once it is back, the pool itself sends its processes home.
    """
    owner = os.getppid()

    def watch() -> None:
        pipe.poll(None)
        while os.getppid() == owner:
            IS_PLAYING.wait(0.1)
            with CHANGING:
                if IS_PLAYING.is_set():
                    os._exit(0)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def crew_for(match: Match, jobs: int | None, address: str | None) -> OpenCrew:
    """A cluster if there is an address, or that many processes; by default, one per core."""
    if address is not None:
        return partial(cluster, address)
    jobs = jobs or os.cpu_count() or 1
    return here if jobs == 1 else partial(cores, match, jobs)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The threads of a Dask cluster's workers; it replaces by itself those that die."""
    client = connect(address)
    from distributed.scheduler import KilledWorker

    executor = client.get_executor(pure=False)
    try:
        yield Crew(executor, lambda: sum(client.nthreads().values()))
    except (CancelledError, KilledWorker, OSError) as error:
        raise BrokenExecutor from error
    finally:
        executor.shutdown(wait=False)
        client.close()


def connect(address: str) -> "Client":
    """A client of the cluster, which must answer quickly and have a worker."""
    try:
        import distributed
    except ImportError:
        raise Refused("--cluster needs an extra: pip install 'impera[cluster]'") from None
    for name in ("distributed", "distributed.client", "distributed.core", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # we report the error ourselves
    try:
        asyncio.run(asyncio.wait_for(knock(address), PATIENCE))
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except Exception:  # whatever listens there can answer anything
        like = "an address looks like tcp://host:8786"
        raise Refused(f"no Dask cluster answers at {address!r}; {like}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise Refused(f"the Dask cluster at {address!r} has no workers") from None
    return client


async def knock(address: str) -> None:
    """Check whether a scheduler answers; a client that finds none is slow to give up."""
    from distributed import Security, rpc

    talk = Security().get_connection_args("client")
    async with rpc(address, timeout=PATIENCE, connection_args=talk) as scheduler:
        await scheduler.identity()
