"""Does a bot peek? Its hidden cards are redealt, and it has to make the same decision.

    python benchmarks/redeal.py [POSITIONS] [BOT ...]

Positions from games at all kinds of tables, played at random and by the network in turn. In each
the bot decides at the true table, and again at one that its seat can't tell apart from it.
"""

import sys
from itertools import cycle, product

import numpy as np

from impera.bots.ladder import make_bot
from impera.rules.agreement import SETUPS, Agreement
from impera.rules.chance import below, generators
from impera.rules.doors import begin, decide_at, shuffle_at
from impera.rules.editions import EDITIONS
from impera.rules.imagine import imagine
from impera.rules.notation import legal_numbers
from impera.rules.state import OVER, STATE, tables
from impera.rules.view import VIEW, look

SORTS = [(2, False), (3, False), (4, False), (4, True)]


def main(positions: int, specs: list[str]) -> None:
    """Count the decisions that changed; there must be none."""
    bots = {spec: make_bot(spec) for spec in specs}
    guide = make_bot("net")
    rngs = generators(3, 11)  # for the decks, the moves and the redeals
    views, again = np.zeros(1, VIEW), np.zeros(1, STATE)
    done = other_worlds = changed = 0
    for (players, teams), setup, edition in cycle(product(SORTS, SETUPS, EDITIONS)):
        table = tables(Agreement(players, edition, setup, teams))
        shuffle_at(table, 0, rngs)
        begin(table, 0)
        by_network = below(rngs, 1, 2)
        while table[0].step != OVER:
            seat = int(table[0].seat)
            look(table, 0, seat, views, 0)
            legal = legal_numbers(views[0].legal.tolist())
            if len(legal) > 1:
                imagine(views, 0, again, 0, rngs[2:], 0)
                other_worlds += again[0]["hand"].tobytes() != table[0]["hand"].tobytes()
                there = np.zeros(1, VIEW)
                look(again, 0, seat, there, 0)
                changed += sum(
                    bot(views, legal, generators(1, done)) != bot(there, legal, generators(1, done))
                    for bot in bots.values()
                )
                done += 1
            chosen = (
                guide(views, legal, rngs[1:2]) if by_network else legal[below(rngs, 1, len(legal))]
            )
            decide_at(table, 0, chosen)
            if done == positions:
                print(
                    f"{', '.join(specs)}: {done:,} positions, other hands in {other_worlds:,} "
                    f"of them, {changed} changed decisions"
                )
                sys.exit(changed > 0)


if __name__ == "__main__":
    words = sys.argv[1:] or ["100000"]
    main(int(words[0]), words[1:] or ["net", "net-search:20"])
