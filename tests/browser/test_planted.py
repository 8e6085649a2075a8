"""Leaks planted in the page: the look at what its document tells people finds them."""

import os
import random
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from .conftest import ROOT
from .one_device import record, see

WEB = ROOT / "web"


class Leak(NamedTuple):
    """A way to tell people too much: what to replace in a source of the page, and with what."""

    file: str
    old: str
    new: str


LEAKS = {
    "the log tells everything that anybody here may know": Leak(
        "src/board/sayings.ts",
        "(reader === null ? least : told[reader]) ?? what.decision",
        "what.decision",
    ),
    "the last player's cards lie behind the curtain": Leak(
        "src/table/curtain.ts", "nearest && closed(nearest)", "nearest"
    ),
    "a hand stays open when its turn is over": Leak(
        "src/table/curtain.ts",
        "if (due && due === last && !left)",
        "if (last && !due) return { view: last, front: last.seat, curtain: null };\n"
        "  if (due && due === last)",
    ),
    "whom one has to fear depends on a closed hand": Leak(
        "src/table/curtain.ts", "threats: [],", ""
    ),
    "an attribute holds all hands": Leak(
        "src/table/Board.svelte",
        "data-players={view.table.players}",
        "data-players={view.table.players}\n"
        "  data-hands={live.state.views.map((each) => each.hands[each.seat ?? 0]?.cards).join()}",
    ),
    "the curtain hides what it says": Leak(
        "src/table/Board.svelte",
        'class="unseen" aria-live="assertive">',
        'class="unseen" aria-live="assertive">{live.state.views.map((each) => each.legal).join()}',
    ),
    "an attribute says what was chosen in the draft": Leak(
        "src/table/Board.svelte",
        "data-players={view.table.players}",
        "data-players={view.table.players}\n"
        "  data-chosen={live.state.standing?.ahead.map((each) => each.chosen).join()}",
    ),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
async def test_a_planted_leak_is_found(leak: Leak, house: Any, tmp_path: Path) -> None:
    variables = {
        "IMPERA_LEAK_FILE": leak.file,
        "IMPERA_LEAK_OLD": leak.old,
        "IMPERA_LEAK_NEW": leak.new,
        "IMPERA_LEAK_OUT": str(tmp_path / "page"),
    }
    build = ["npx", "vite", "build", "--config", "leaky.config.ts", "--logLevel", "warn"]
    subprocess.run(build, cwd=WEB, env={**os.environ, **variables}, check=True)
    async with house() as here:
        recorded = await record(here.at, 40, random.Random(1))
        assert await see(here, recorded, tmp_path / "page") != []
