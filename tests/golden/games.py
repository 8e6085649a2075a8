"""A hash of 1,000 games over all variants: it changes when any game could go differently."""

import hashlib
from pathlib import Path

import numpy as np

from impera.rules.agreement import VERSION
from impera.rules.cards import CARDS
from impera.rules.chance import generators
from impera.rules.doors import begin, decide_at, play_games
from impera.rules.state import AUDIENCE, tables
from impera.rules.view import VIEW, look

from ..styles import VARIANTS

GAMES, LONGEST = 1000, 1024
KEPT = Path(__file__).parent / "games.sha256"


def hashed() -> str:
    """Decks, decisions and final states of the games, and for some everybody's views on the way."""
    found = hashlib.sha256()
    for number, variant in enumerate(VARIANTS):
        count = len(range(number, GAMES, len(VARIANTS)))
        states, log = tables(variant, count), np.zeros((count, LONGEST), np.uint8)
        decks, lengths = np.zeros((count, CARDS), np.uint8), np.zeros((count, 2), np.int64)
        play_games(states, generators(count, number), decks, log, lengths)
        assert lengths[:, 0].max() < LONGEST
        for each in (decks, log, lengths, states):
            found.update(each.tobytes())
        again = tables(variant)
        again["deck"][0], again["removed"] = decks[0], states["removed"][0]
        again["bottom"] = int(states["bottom"][0])
        begin(again, 0)
        views = np.zeros(1, VIEW)
        for decision in log[0, : lengths[0, 0]]:
            look(again, 0, AUDIENCE, views, 0)
            found.update(again.tobytes() + views.tobytes())
            decide_at(again, 0, int(decision))
        assert again.tobytes() == states[:1].tobytes()
    return found.hexdigest()


def kept() -> dict[int, str]:
    """The hashes of all versions of the rules."""
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    return {int(version): value for version, value in map(str.split, lines)}


def keep() -> str:
    """Store this version's hash; a stored hash never changes."""
    before, now = kept(), hashed()
    if before.get(VERSION, now) != now:
        return f"games go another way than before: raise VERSION, which is {VERSION}"
    lines = [f"{version} {value}\n" for version, value in sorted({**before, VERSION: now}.items())]
    KEPT.write_text("".join(lines), "utf-8")
    return "unchanged" if VERSION in before else "written"
