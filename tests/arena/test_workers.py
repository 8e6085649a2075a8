"""Processes and clusters: lost workers, killed runs, and the same results everywhere."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from impera.arena import workers
from impera.arena.workers import batch_size

from ..conftest import Run
from ..patience import PATIENCE
from .games import timeless

IMPERA = str(Path(sys.executable).parent / "impera")
MATCH = ("arena", "greedy", "random", "--players", "4", "--seed", "3", "--json")
SETS = ("--sets", "100")

Started = subprocess.Popen[str]


@contextmanager
def started(*words: object, output: int = subprocess.PIPE) -> Iterator[Started]:
    """A program in its own session, all of whose processes are killed in the end."""
    process = subprocess.Popen(
        [str(word) for word in words],
        stdout=output,
        stderr=output,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def until(is_so: Callable[[], Any]) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def members(session: int) -> dict[int, str]:
    """The living processes of a session, with their command lines."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, _, there = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
            if int(there) == session and state != "Z":
                found[int(entry.name)] = (entry / "cmdline").read_text().replace("\0", " ")
    return found


def has_games(folder: Path) -> bool:
    """Whether the first set is stored."""
    file = folder / "games.jsonl"
    return file.exists() and file.stat().st_size > 0


def games(folder: Path) -> Any:
    """The records of a folder, without times."""
    return timeless(
        [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    )


def figures(out: str) -> Any:
    """The last line of the output, without times."""
    return timeless(json.loads(out.splitlines()[-1]))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """The match played on one core without interruption: its folder and figures."""
    folder = tmp_path_factory.mktemp("whole")
    with started(IMPERA, *MATCH, *SETS, "--jobs", 1, "--out", folder) as process:
        out, _ = process.communicate(timeout=PATIENCE)
    return folder, figures(out)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Started]]]:
    """A scheduler and two workers on this machine: the address and the workers."""
    place = tmp_path_factory.mktemp("cluster")
    file, dask = place / "scheduler.json", (sys.executable, "-m", "dask")
    quiet = ("--no-dashboard", "--scheduler-file", file)
    scheduler = (*dask, "scheduler", *quiet, "--host", "127.0.0.1", "--port", 0)
    worker = (*dask, "worker", *quiet, "--nthreads", 1, "--no-nanny", "--local-directory", place)
    ready = "import sys, distributed as d; d.Client(sys.argv[1]).wait_for_workers(2)"
    with ExitStack() as stack:
        stack.enter_context(started(*scheduler, output=subprocess.DEVNULL))
        until(lambda: file.exists() and file.read_text().endswith("}"))
        workers = [
            stack.enter_context(started(*worker, output=subprocess.DEVNULL)) for _ in range(2)
        ]
        address = json.loads(file.read_text())["address"]
        subprocess.run([sys.executable, "-c", ready, address], check=True, timeout=PATIENCE)
        yield address, workers


def test_a_killed_run_leaves_nobody_behind_and_goes_on_to_the_same_figures(
    run: Run, tmp_path: Path, whole: tuple[Path, Any]
) -> None:
    with started(IMPERA, *MATCH, *SETS, "--jobs", 2, "--out", tmp_path) as process:
        until(partial(has_games, tmp_path))
        process.kill()
        assert process.wait() == -signal.SIGKILL
        until(lambda: not members(process.pid))
    assert (tmp_path / "games.jsonl").read_text().count("\n") < 400  # the last line may be torn
    again = run(*MATCH, *SETS, "--jobs", 1, "--out", tmp_path)
    assert figures(again.out) == whole[1]
    assert games(tmp_path) == games(whole[0])


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_it_at_once_and_keeps_what_is_finished(tmp_path: Path, jobs: int) -> None:
    words = (IMPERA, *MATCH, "--sets", 100000, "--jobs", jobs, "--out", tmp_path)
    with started(*words) as process:
        until(partial(has_games, tmp_path))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        until(lambda: not members(process.pid))
    assert (process.returncode, out, err.strip()) == (130, "", "impera: interrupted")
    assert len(games(tmp_path)) % 4 == 0


def test_a_lost_process_does_not_lose_the_match(tmp_path: Path, whole: tuple[Path, Any]) -> None:
    with started(IMPERA, *MATCH, *SETS, "--jobs", 2, "--out", tmp_path) as process:
        until(partial(has_games, tmp_path))
        players = [pid for pid, line in members(process.pid).items() if "spawn_main" in line]
        os.kill(players[0], signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert figures(out) == whole[1]
    assert games(tmp_path) == games(whole[0])


def test_a_cluster_plays_the_same_games_even_when_it_loses_a_worker(
    tmp_path: Path, cluster: tuple[str, list[Started]], whole: tuple[Path, Any]
) -> None:
    address, workers = cluster
    for name, lost in (("quiet", None), ("troubled", workers[0])):
        folder = tmp_path / name
        with started(IMPERA, *MATCH, *SETS, "--cluster", address, "--out", folder) as process:
            if lost is not None:
                until(partial(has_games, folder))
                lost.kill()
            out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, err) == (0, "")
        assert figures(out) == whole[1]
        assert games(folder) == games(whole[0])


BATCH = b"sets" * 500_000  # more than a pipe holds


def send_a_batch(told: Connection, back: Connection) -> None:
    """A worker that is told to leave while it sends."""
    workers.leave_with(told)
    back.send_bytes(BATCH)


def play_for_ever(told: Connection, back: Connection) -> None:
    """A worker that is told to leave while it plays."""
    workers.leave_with(told)
    with workers.playing():
        back.send_bytes(b"playing")
        signal.pause()


def start(work: Callable[[Connection, Connection], None]) -> tuple[Any, Connection, Connection]:
    """A worker: the process, what tells it to leave, and what comes back."""
    context = get_context("spawn")
    told, tell = context.Pipe(duplex=False)
    answer, back = context.Pipe(duplex=False)
    worker = context.Process(target=work, args=(told, back))
    worker.start()
    told.close()
    back.close()
    return worker, tell, answer


def test_a_worker_that_is_told_to_leave_sends_the_batch_it_has_begun_to_send() -> None:
    worker, tell, answer = start(send_a_batch)
    assert answer.poll(PATIENCE)
    tell.close()
    worker.join(0.5)  # time enough to leave too early
    assert answer.recv_bytes() == BATCH
    worker.join(PATIENCE)
    assert worker.exitcode == 0


def test_a_worker_that_is_told_to_leave_while_it_plays_does_so_at_once() -> None:
    worker, tell, answer = start(play_for_ever)
    assert answer.recv_bytes() == b"playing"
    tell.close()
    worker.join(PATIENCE)
    assert worker.exitcode == 0


def test_an_unreachable_cluster_is_refused_soon(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers.PATIENCE < 20
    monkeypatch.setattr(workers, "PATIENCE", 1)
    done = run(*MATCH, *SETS, "--cluster", "tcp://127.0.0.1:1")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("impera: no Dask cluster answers at 'tcp://127.0.0.1:1'")
    assert done.err.count("\n") == 1


def test_batches_last_about_a_second_and_shrink_towards_the_end() -> None:
    assert batch_size(0.01, 10000, 4) == 100
    assert batch_size(5.0, 10000, 4) == 1
    assert batch_size(0.01, 40, 4) == 5
    assert batch_size(0.0, 3, 4) == 1
