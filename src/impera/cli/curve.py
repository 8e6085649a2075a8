"""The chances of a game as a picture."""

import io
from pathlib import Path

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from impera.analysis.decisions import Analysis
from impera.records.files import refusing
from impera.words.catalogue import Words
from impera.words.table import say_side

# Colours that everybody can tell apart, and a line style for each.
LINES = (("#0072b2", "-"), ("#d55e00", "--"), ("#009e73", "-."), ("#cc79a7", ":"))
SIGNS = {"mistake": "o", "blunder": "X"}


def draw_curve(path: Path, done: Analysis, words: Words) -> None:
    """Write all sides' chances over the game as a PNG, with mistakes and turning points."""
    figure = Figure(figsize=(10, 4), dpi=144, layout="constrained")
    axes = figure.subplots()
    for seat in range(2 if done.teams else done.players):
        colour, manner = LINES[seat]
        own = [each[seat] for each in done.chances]
        axes.plot(own, manner, color=colour, label=say_side(seat, done.teams, words), linewidth=1.8)
        for mark, sign in SIGNS.items():
            found = [
                each.step
                for each in done.decisions
                if each.mark == mark and seat in (each.seat, each.seat - 2 * done.teams)
            ]
            axes.plot(found, [own[step] for step in found], sign, color=colour, markersize=6)
    for turning in done.turning:
        axes.axvline(turning.step, color="0.6", linewidth=0.8, zorder=0)
    axes.set(xlim=(0, len(done.decisions)), ylim=(0, 1))
    axes.set_xlabel(words("analysis-made"))
    axes.set_ylabel(words("analysis-chance"))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    with refusing(path):
        path.write_bytes(picture.getvalue())
