"""Built-in bots that err now and then, for the arena: players of every strength.

cd benchmarks
impera arena fallible:Careless:net,10 net --players 2      # every tenth choice is random
impera arena fallible:Warm:0.5 net --players 2             # the network's policy, sampled
"""

from collections.abc import Sequence

import numpy as np

from impera.bots.ladder import make_bot
from impera.bots.net import load, make_sheet, prefer, run
from impera.bots.senses import sense
from impera.rules.chance import Generator, below
from impera.rules.observation import relative
from impera.rules.view import Views


class Careless:
    """A bot that makes some of its choices at random, so many in a hundred."""

    packed = True

    def __init__(self, options: str) -> None:
        spec, percent = options.rsplit(",", 1)
        self.bot, self.percent = make_bot(spec), int(percent)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        """A legal decision."""
        if below(rng, 0, 100) < self.percent:
            return legal[below(rng, 0, len(legal))]
        return self.bot(view, legal, rng)


class Warm:
    """The network's policy at a temperature: 1 is the policy itself, 0 would be `net`."""

    packed = True

    def __init__(self, temperature: str) -> None:
        self.temperature = float(temperature)
        self.weights = load()
        self.sheet = make_sheet(self.weights)

    def __call__(self, view: Views, legal: Sequence[int], rng: Generator) -> int:
        """A legal decision, drawn."""
        if len(legal) == 1:
            return legal[0]
        v = view[0]
        sense(view, 0, self.sheet.numbers, 0)
        run(self.weights, self.sheet)
        likes = np.array(
            [prefer(self.weights, self.sheet, relative(n, v.viewer, v.players)) for n in legal]
        )
        odds = np.exp((likes - likes.max()) / self.temperature).cumsum()
        drawn = below(rng, 0, 1 << 30) / (1 << 30) * odds[-1]
        return legal[int(np.searchsorted(odds, drawn, side="right"))]
