"""Writes network.bin and judge.bin: the weights of both networks as the browser reads them.

All numbers have 16 bits, as in net.npz. A file has the upper byte of every number, then the
lower byte of every number, compressed: upper bytes resemble each other.
"""

import zlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from impera.bots.net import NAMES, SHIPPED, Weights
from impera.bots.senses import MOST
from impera.judge.eyes import SHIPPED as JUDGE

FILES = {"network.bin": SHIPPED, "judge.bin": JUDGE}  # of the same shapes


@cache
def arrays(path: Path = SHIPPED) -> dict[str, npt.NDArray[np.float16]]:
    """A shipped network as it is kept."""
    with np.load(path, allow_pickle=False) as file:
        found: dict[str, Any] = {name: file[name] for name in NAMES}
    assert all(array.dtype == np.float16 for array in found.values())
    return found


def shapes() -> dict[str, tuple[int, ...]]:
    """The arrays of the network as it plays, in order."""
    found = {name: array.shape for name, array in arrays().items()}
    found["table"] = int(MOST.sum()), found["slope"][1]
    return {name: found[name] for name in Weights._fields}


def kept() -> dict[str, tuple[int, ...]]:
    """The arrays in the file, in order."""
    return {name: array.shape for name, array in arrays().items()}


def content(path: Path = SHIPPED) -> bytes:
    """A file before it is compressed."""
    halves = np.concatenate([array.ravel() for array in arrays(path).values()]).astype("<f2")
    return halves.view(np.uint8).reshape(-1, 2).T[::-1].tobytes()


def write(folder: Path) -> None:
    """Write the files that don't have this content yet: libraries compress differently."""
    for name, path in FILES.items():
        to, wanted = folder / name, content(path)
        if not to.exists() or zlib.decompress(to.read_bytes()) != wanted:
            to.write_bytes(zlib.compress(wanted, 9))
