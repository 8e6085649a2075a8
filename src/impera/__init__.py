"""Impera: Carta Impera Victoria, complete and exact."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from impera.game import Game
    from impera.rules.notation import Result
    from impera.rules.refused import Refused
    from impera.rules.view import View

__all__ = ["Game", "Refused", "Result", "View", "__version__"]

__version__ = "0.1.0"

# Imported on first use, so that `impera --help` doesn't wait for NumPy and Numba.
HOMES = {
    "Game": "impera.game",
    "Refused": "impera.rules.refused",
    "Result": "impera.rules.notation",
    "View": "impera.rules.view",
}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *HOMES})
