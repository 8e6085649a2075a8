"""A small run on two cores, from the first round to a network that plays; and what is refused."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from impera.bots import net
from impera.rules.refused import Refused
from tests.conftest import Run as Command

torch = pytest.importorskip("torch", reason="torch was left out")

from impera.learn import ppo, training  # noqa: E402  # they need torch
from impera.learn.training import CHECKPOINT, CURVES, NET, Settings  # noqa: E402

SMALL = Settings(
    decisions=4 * 64 * 16, games=64, steps=16, batch=256, bots=0.1, width=32, blocks=1, seed=7
)


def small(**changes: Any) -> Settings:
    """A tiny run on the CPU."""
    return Settings(**{**vars(SMALL), "device": "cpu", "threads": 2, **changes})


def finish(run: training.Run, rounds: int = 10**9) -> training.Run:
    """Train for so many more rounds."""
    last = run.round + rounds
    for _ in run.go(lambda: run.round >= last):
        pass
    return run


def test_a_small_run_learns_to_beat_random_play(tmp_path: Path, run: Command) -> None:
    options = "--decisions 32768 --games 128 --steps 32 --batch 1024 --width 64 --bots 0"
    done = run("train", f"{tmp_path}/run", *options.split(), "--device", "cpu", "--seed", "1")
    assert done.status == 0, done.err
    assert "net.npz" in done.out
    curves = (tmp_path / "run" / CURVES).read_text("utf-8").splitlines()
    assert len(curves) == 1 + 8
    assert (tmp_path / "run" / "curves.png").stat().st_size > 10_000
    bot = f"net:weights={tmp_path}/run/{NET}"
    done = run("arena", bot, "random", "--players", "2", "--sets", "20", "--seed", "1", "--json")
    figures = json.loads(done.out.splitlines()[-1])
    share = figures["shares"][0]["share"]
    assert share > 0.8


def test_same_seed_same_network(tmp_path: Path) -> None:
    made = []
    for name in ("one", "other"):
        finish(training.begin(tmp_path / name, small()))
        made.append(net.load(tmp_path / name / NET))
    for one, other in zip(*made, strict=True):
        assert (one == other).all()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run = finish(training.begin(tmp_path, small()), 2)
    assert run.round == 2
    again = training.resume(tmp_path, "cpu", 2)
    assert (again.round, again.decisions) == (2, run.decisions)
    for one, other in zip(run.player.parameters(), again.player.parameters(), strict=True):
        assert bool((one == other).all())
    finish(again)
    assert again.decisions == SMALL.decisions
    assert len((tmp_path / CURVES).read_text("utf-8").splitlines()) == 1 + 4


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    finish(training.begin(tmp_path, small()), 1)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(Refused, match="already holds a run"):
        training.begin(tmp_path, small())
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == kept


@pytest.mark.parametrize("damage", ["truncated", "empty", "foreign"])
def test_a_damaged_checkpoint_is_refused_and_left(tmp_path: Path, damage: str) -> None:
    finish(training.begin(tmp_path, small()), 1)
    path = tmp_path / CHECKPOINT
    whole = path.read_bytes()
    broken = {"truncated": whole[: len(whole) // 2], "empty": b"", "foreign": b"hello" * 100}
    path.write_bytes(broken[damage])
    with pytest.raises(Refused, match="damaged; nothing was changed"):
        training.resume(tmp_path, "cpu", 2)
    assert path.read_bytes() == broken[damage]


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    finish(training.begin(tmp_path, small()), 1)
    path = tmp_path / CHECKPOINT
    kept = torch.load(path, weights_only=True)
    torch.save({**kept, "version": net.VERSION + 1}, path)
    with pytest.raises(Refused, match="of another version; nothing was changed"):
        training.resume(tmp_path, "cpu", 2)


def test_no_checkpoint_no_resumption(tmp_path: Path, run: Command) -> None:
    done = run("train", str(tmp_path), "--resume")
    assert (done.status, done.out) == (2, "")
    assert "holds no checkpoint to continue from" in done.err


def test_a_resumed_run_keeps_its_settings(tmp_path: Path, run: Command) -> None:
    finish(training.begin(tmp_path, small()), 1)
    done = run("train", str(tmp_path), "--resume", "--games", "7")
    assert (done.status, done.out) == (2, "")
    assert "leave out --games" in done.err


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_a_gpu_that_is_not_there_is_refused(tmp_path: Path, run: Command) -> None:
    done = run("train", f"{tmp_path}/run", "--device", "cuda")
    assert (done.status, done.out) == (2, "")
    assert "torch finds no CUDA GPU" in done.err
    assert not (tmp_path / "run").exists()


def test_seats_are_turned_there_and_back() -> None:
    players = torch.tensor([2, 3, 4, 4])
    seats = torch.tensor([1, 2, 3, 0])
    by_seat = torch.tensor([[7.0, 8, 0, 0], [5, 6, 7, 0], [1, 2, 3, 4], [1, 2, 3, 4]])
    relative = ppo.turned(by_seat, seats, players, 1)
    assert relative.tolist() == [[8, 7, 0, 0], [7, 5, 6, 0], [4, 1, 2, 3], [1, 2, 3, 4]]
    assert ppo.turned(relative, seats, players, -1).tolist() == by_seat.tolist()


def test_the_learner_is_judged_by_what_came_of_it(tmp_path: Path) -> None:
    session = training.begin(tmp_path, small(games=128, steps=200, bots=0.0, past=0.0))
    ppo.play(session.games, session.league, session.player, session.played)
    better, targets = ppo.judge(
        session.games, session.league, session.player.told, session.critic, session.played
    )
    over = session.played.ended
    assert int(over.sum()) > 50
    seats = session.played.seats[over]
    shares = session.played.results[over]
    mine = shares.gather(1, seats[:, None]).squeeze(1)
    teams = session.league.teams.expand_as(over)[over]
    won, lost = better[over][(mine == 1) & ~teams], better[over][(mine == 0) & ~teams]
    assert float(won.min()) > 0 > float(lost.max())
    assert np.allclose(targets.sum(dim=2).numpy(), 1.0, atol=1e-4)
    assert np.allclose(targets[over][:, 0].numpy(), mine.numpy(), atol=1e-6)
