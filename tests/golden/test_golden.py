"""Golden games: a change of behaviour shows as a readable change of text."""

from pathlib import Path

import pytest

from .transcript import FOLDER, read, write

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_is_still_the_same_game(file: Path) -> None:
    text = file.read_text("utf-8")
    title, game = read(text)
    assert game.over
    assert write(title, game) == text


def test_the_golden_games_show_every_ending() -> None:
    text = "".join(file.read_text("utf-8") for file in GAMES)
    assert len(GAMES) >= 5
    for ending in ("by hegemony", "by majority (", "by majority after a stalemate"):
        assert ending in text
