"""The network as a bot: it computes as in training, sees only its view, and files are checked."""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from impera import Refused
from impera.bots import net
from impera.bots.ladder import make_bot
from impera.bots.net import foretell, lay_out, make_sheet, prefer, run
from impera.bots.senses import SENSES, sense
from impera.rules import doors
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreement
from impera.rules.notation import legal_numbers
from impera.rules.observation import relative, write_mask
from impera.rules.state import OVER
from impera.rules.view import VIEW, Views, look

from ..conftest import Run
from ..properties.test_hidden import deal_again
from ..styles import VARIANTS, begin
from ..styles import play as play_in_style
from .test_ladder import choose, play


def positions(every: int) -> tuple[Views, npt.NDArray[np.uint8]]:
    """What deciding seats see in random games at all kinds of tables, and their legal decisions."""
    views, masks, n = [], [], 0
    for number, variant in enumerate(VARIANTS):
        states = begin(variant, number)
        for _ in play_in_style(states, "uniform" if number % 2 else "builder", number):
            n += 1
            if n % every == 0:
                view, mask = np.zeros(1, VIEW), np.zeros((1, DECISIONS), np.uint8)
                look(states, 0, int(states[0].seat), view, 0)
                write_mask(states, 0, mask, 0)
                views.append(view)
                masks.append(mask)
    return np.concatenate(views), np.concatenate(masks)


def test_the_compiled_network_calculates_like_the_one_that_was_trained() -> None:
    torch = pytest.importorskip("torch")
    from impera.learn.network import Player, arrays_of

    torch.manual_seed(1)
    player = Player()
    with torch.no_grad():
        for parameter in player.parameters():  # fresh ones say almost nothing
            parameter.add_(torch.randn_like(parameter), alpha=0.05)
    weights = lay_out(arrays_of(player))
    sheet = make_sheet(weights)
    views, masks = positions(every=23)
    numbers = np.zeros((len(views), SENSES), np.uint8)
    for row in range(len(views)):
        sense(views, row, numbers, row)
    with torch.no_grad():
        logits, chances, _ = player(player.told(torch.from_numpy(numbers)), torch.from_numpy(masks))
    assert len(views) > 200
    assert logits[torch.from_numpy(masks) == 1].std() > 0.3
    for row, view in enumerate(views):
        players = int(view.players)
        sheet.numbers[0] = numbers[row]
        run(weights, sheet)
        for decision in legal_numbers(view.legal.tolist()):
            action = relative(decision, int(view.viewer), players)
            assert prefer(weights, sheet, action) == pytest.approx(
                float(logits[row, action]), abs=1e-3
            )
        foretell(weights, sheet, players, bool(view.teams))
        wanted = torch.softmax(chances[row, :players], 0).numpy()
        if view.teams:
            wanted = (wanted + np.roll(wanted, 2)).astype(np.float32)
        assert sheet.chances[:players] == pytest.approx(wanted, abs=1e-3)
        assert not sheet.chances[players:].any()


def test_the_network_plays_every_table_legally_to_the_end() -> None:
    for number, variant in enumerate(VARIANTS):
        play([make_bot("net")] * variant.players, begin(variant, number), number)


def test_hidden_cards_dealt_again_never_change_what_the_network_chooses() -> None:
    chance, bot = random.Random(3), make_bot("net")
    for number, variant in enumerate(VARIANTS):
        states = begin(variant, number)
        while states[0].step != OVER:
            seat = int(states[0].seat)
            chosen = choose(bot, states, 5)
            assert choose(bot, deal_again(states, seat, chance), 6) == chosen
            doors.decide_at(states, 0, chosen)


def rewritten(path: Path, **changed: npt.NDArray[Any]) -> Path:
    """The shipped network in another file, with some of its arrays changed."""
    with np.load(net.SHIPPED) as file:
        arrays = {name: file[name] for name in file.files}
    np.savez(path, allow_pickle=False, **{**arrays, **changed})
    return path


def test_a_file_of_weights_plays_as_what_was_saved(tmp_path: Path) -> None:
    copy = shutil.copy(net.SHIPPED, tmp_path / "same.npz")
    states = begin(Agreement(3, "consensus", "base"), 4)
    for spec in (f"net:weights={copy}", f"net-search:20,weights={copy}"):
        assert choose(make_bot(spec), states, 1) == choose(
            make_bot(spec.split(",w")[0].split(":w")[0]), states, 1
        )


@pytest.mark.parametrize("bot", ["net:", "net-search:20,"])
def test_no_file_of_weights_is_refused(tmp_path: Path, bot: str) -> None:
    with pytest.raises(Refused, match="there is no such file of weights"):
        make_bot(f"{bot}weights={tmp_path / 'none.npz'}")


def test_weights_of_another_version_are_refused(tmp_path: Path) -> None:
    about = np.array(json.dumps({"version": 99}))
    path = rewritten(tmp_path / "new.npz", about=about)
    with pytest.raises(Refused, match="holds weights of version 99; this Impera plays version 1"):
        make_bot(f"net:weights={path}")


@pytest.mark.parametrize("length", [0, 10, 5000, -1000])
def test_a_truncated_file_of_weights_is_refused(tmp_path: Path, length: int) -> None:
    path = tmp_path / "short.npz"
    path.write_bytes(net.SHIPPED.read_bytes()[:length])
    with pytest.raises(Refused, match="is damaged, or holds no network weights"):
        make_bot(f"net:weights={path}")


@pytest.mark.parametrize(
    "changed",
    [
        {"policy": np.zeros((10, 256), np.float16)},
        {"enter": np.zeros((3, 256, 256), np.float16)},
        {"scale": np.zeros(256, np.float16)},
        {"first": np.full(256, np.nan, np.float16)},
        {"about": np.array("no json")},
        {"about": np.array("[1]")},
        {"about": np.array("{}")},
    ],
)
def test_arrays_that_are_no_network_are_refused(
    tmp_path: Path, changed: dict[str, npt.NDArray[Any]]
) -> None:
    path = rewritten(tmp_path / "odd.npz", **changed)
    with pytest.raises(Refused, match="is damaged, or holds no network weights"):
        make_bot(f"net:weights={path}")


def test_a_folder_a_text_and_a_lone_array_are_no_weights(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("once upon a time")
    np.save(tmp_path / "lone.npy", np.zeros(3))
    for name in (".", "text.npz", "lone.npy"):
        with pytest.raises(Refused, match="is damaged, or holds no network weights"):
            make_bot(f"net:weights={tmp_path / name}")


def test_the_command_names_the_file_and_ends_with_status_2(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.npz"
    done = run("arena", f"net:weights={path}", "random", "--players", "2", "--sets", "2")
    assert (done.status, done.out) == (2, "")
    assert "there is no such file of weights" in done.err


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("net:", "'' is not an option; try weights=FILE"),
        ("net:800", "'800' is not an option; try weights=FILE"),
        ("net:weights=", "'weights=' is not an option"),
        ("net:threads=2", "'threads=2' is not an option"),
    ],
)
def test_what_the_network_does_not_take_is_refused(spec: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        make_bot(spec)
    assert why in str(refused.value)
