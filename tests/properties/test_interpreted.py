"""Compiled by Numba or interpreted by Python, the same functions give the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

from impera import Game
from impera.rules.notation import TOKENS

from ..styles import STYLES, VARIANTS, begin, play


def replay(records: str, interpreted: bool) -> list[str]:
    """The hashes of the games, from a separate process."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(Path(__file__).parent / "replay.py")],
        input=records,
        env={**os.environ, "IMPERA_INTERPRETED": "1" if interpreted else "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_compiled_equals_interpreted_on_whole_games_of_every_variant() -> None:
    lines = []
    # Interpreted rules are slow: each edition and number of players once, Base or Draft in turn.
    half = [variant for n, variant in enumerate(VARIANTS) if n % 2 == n // 2 % 2]
    for number, variant in enumerate(half):
        game = Game.at(variant, number)
        style = list(STYLES)[number % len(STYLES)]
        for decision in play(begin(variant, number), style, number):
            game.decide(TOKENS[decision])
        lines.append(json.dumps(game.record()))
    records = "\n".join(lines)
    compiled = replay(records, interpreted=False)
    assert len(compiled) == len(half)
    assert replay(records, interpreted=True) == compiled
