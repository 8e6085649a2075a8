"""Impera: Carta Impera Victoria, complete and exact."""

from impera.game import Game
from impera.rules.notation import Result
from impera.rules.refused import Refused
from impera.rules.view import View

__all__ = ["Game", "Refused", "Result", "View", "__version__"]

__version__ = "0.1.0"
