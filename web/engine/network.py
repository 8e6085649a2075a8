"""Writes network.bin: the network's weights as the browser reads them.

All numbers have 16 bits, as in net.npz. The file has the upper byte of every number, then the
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


@cache
def arrays() -> dict[str, npt.NDArray[np.float16]]:
    """The shipped network as it is kept."""
    with np.load(SHIPPED, allow_pickle=False) as file:
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


def content() -> bytes:
    """The file before it is compressed."""
    halves = np.concatenate([array.ravel() for array in arrays().values()]).astype("<f2")
    return halves.view(np.uint8).reshape(-1, 2).T[::-1].tobytes()


def write(to: Path) -> None:
    """Write the file, unless it already has this content: libraries compress differently."""
    if not to.exists() or zlib.decompress(to.read_bytes()) != content():
        to.write_bytes(zlib.compress(content(), 9))
