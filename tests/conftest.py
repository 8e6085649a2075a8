"""What all tests share: positions in our notation, and the rule numbers they stand for."""

from collections.abc import Callable
from textwrap import dedent

import pytest

from impera import Game

collect_ignore = ["properties/replay.py", "golden/rewrite.py"]  # programs, not tests

Position = Callable[[str], Game]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that the test shows")


@pytest.fixture
def position() -> Position:
    """A game that begins with a position written in the test."""
    return lambda text: Game.from_position(dedent(text))
