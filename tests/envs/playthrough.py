"""OpenSpiel's playthrough of a short game; `python -m tests.envs.playthrough` rewrites it."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import (  # type: ignore[import-untyped] # untyped
    playthrough,
)

from impera.envs import openspiel

FILE = Path(__file__).parent / f"{openspiel.GAME_TYPE.short_name}.playthrough.txt"


def write(kept: str) -> str:
    """Play the game again, with the actions in a playthrough.

    Tensors are left out because nobody could read them; other tests compare them all.
    """
    lines = kept.splitlines()
    actions = [int(line.split()[1]) for line in lines if line.startswith("action: ")]
    text: str = playthrough(lines[0].removeprefix("game: "), actions, seed=0)
    wanted = [line for line in text.splitlines() if "Tensor" not in line and line[:1] not in "◯◉"]
    return "\n".join(wanted) + "\n"


if __name__ == "__main__":
    FILE.write_text(write(FILE.read_text("utf-8")), "utf-8")
