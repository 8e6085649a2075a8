"""The network search with other constants, as a bot for the arena.

    cd benchmarks
    impera arena tuning:Tuned:600,0.4,1.5,0.1 net-search:600 --players 2 --sets 80 --seed 5

Simulations, then EXPLORE, HEAT and DOUBT of bots/netsearch.py.
"""

from impera.bots import netsearch
from impera.bots.ladder import NetSearch
from impera.bots.net import load


class Tuned(NetSearch):
    """`net-search` with custom constants."""

    packed = True

    def __init__(self, numbers: str) -> None:
        simulations, explore, heat, doubt = numbers.split(",")
        super().__init__(int(simulations))
        tuning = float(explore), float(heat), float(doubt)
        self.desks = [netsearch.make_desk(load(), tuning=tuning)]
