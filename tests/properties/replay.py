"""Replays the records on stdin and prints a hash of every state and view, one line per game."""

import hashlib
import json
import sys

from impera import Game

for line in sys.stdin:
    record = json.loads(line)
    game = Game.from_record({**record, "decisions": [], "result": None})
    digest = hashlib.sha256()
    for token in (*record["decisions"], None):
        digest.update(game.state.tobytes())
        for seat in (*range(game.players), None):
            digest.update(game.view_record(seat).tobytes())
        if token is not None:
            game.decide(token)
    print(digest.hexdigest())
