"""What to decide: the best decisions of a moment, from what the deciding seat knows."""

from impera.analysis.decisions import DIGITS, of_seat
from impera.bots.net import load
from impera.bots.weighing import promising, search_each
from impera.rules.notation import TOKENS
from impera.rules.view import Views


def advise(view: Views, simulations: int) -> list[tuple[str, float]]:
    """The most promising decisions with the chance of winning, best first.

    Like an analysis they come from the view alone, and the seed of the search does too.
    """
    weights = load()
    tried = promising(view, simulations, weights, None)
    worth = of_seat(int(view[0].viewer), search_each(view, tried, simulations, weights))
    order = sorted(tried, key=lambda number: (-worth[number], number))
    return [(TOKENS[number], round(worth[number], DIGITS)) for number in order]
