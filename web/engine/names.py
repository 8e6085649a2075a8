"""What the engine's numbers mean, for engine.ts: names by number, and numbers by name."""

from typing import Any

from impera.analysis import decisions, skill
from impera.bots import ladder, netsearch, weighing
from impera.judge import luck
from impera.rules import actions, cards, foresee, notation, observation, state, view, why

from .network import kept


def names() -> dict[str, Any]:
    """The constants that JavaScript needs beside those of rules.ts."""
    return {
        "NOTHING": state.NOTHING,
        "AUDIENCE": state.AUDIENCE,
        "SEATS": state.SEATS,
        "DECISIONS": actions.DECISIONS,
        "WORD_BITS": state.WORD_BITS,
        "OBSERVATION": observation.LENGTH,
        "MOST_MOVES": foresee.MOST,
        # by number
        "STEPS": state.STEPS,
        "ENDINGS": state.ENDINGS,
        "ASKS": view.ASKS,
        "SPOTS": foresee.SPOTS,
        "MOVING": foresee.MOVING,
        "REASONS": [{"reason": each.key, "rule": each.rule} for each in why.Reason],
        # by token or its beginning: the first and the last decision
        "SPANS": notation.SPANS,
        # bots
        "LEVELS": ladder.LEVELS,
        "BREATH": ladder.BREATH,
        "GLANCE": ladder.GLANCE,
        "SAMPLES": ladder.SAMPLES,
        "PLANS": ladder.PLANS,
        "SURE": ladder.SURE,
        "TRIES": ladder.TRIES,
        "CARD_MARGIN": ladder.CARD_MARGIN,
        "CHANCE_MARGIN": ladder.CHANCE_MARGIN,
        "ROOM": netsearch.ROOM,
        # the arrays of network.bin, in order
        "KEPT": kept(),
        # hints and analyses
        "SIMULATIONS": decisions.SIMULATIONS,
        "AGAIN": decisions.AGAIN,
        "MOST_BETTER": decisions.MOST_BETTER,
        "DIGITS": decisions.DIGITS,
        "LEAD": decisions.LEAD,
        "MARKS": decisions.MARKS,
        "REAL": decisions.REAL,
        "Z": skill.Z,
        "FEWEST": skill.FEWEST,
        "LINES": skill.lines(),
        "PROMISING": weighing.PROMISING,
        "SHARE": weighing.SHARE,
        # the judge
        "CARDS": cards.CARDS,
        "REDEALS": luck.SAMPLES,
        "DEALS": luck.DEALS,
    }
