"""The drawings: one small panel each, as SVG in the colours of the page around it."""

import io
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from impera.report.facts import Floats
from impera.report.figures import Estimate

# Placeholders for the page's own colours, which differ in light and dark mode.
TOKENS = {
    "ink": "#010101",
    "quiet": "#020202",
    "line": "#030303",
    "paper": "#040404",
    "base": "#050505",
    "draft": "#060606",
    **{domain: f"#0{number}0707" for number, domain in enumerate("ARESCU", 1)},
}
STEPS = 30
WIDTH, POINT = 330, 72  # a panel's width; one unit of the drawing is a pixel on a phone
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "impera",
    "font.family": "sans-serif",
    "font.size": 13,
    "text.color": TOKENS["ink"],
    "axes.edgecolor": TOKENS["line"],
    "axes.labelcolor": TOKENS["ink"],
    "axes.titlesize": 14,
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": TOKENS["line"],
    "grid.linewidth": 0.6,
    "xtick.color": TOKENS["line"],
    "ytick.color": TOKENS["line"],
    "xtick.labelcolor": TOKENS["ink"],
    "ytick.labelcolor": TOKENS["ink"],
    "xtick.labelsize": 13,
    "ytick.labelsize": 13,
    "ytick.major.size": 0,
    "ytick.major.pad": 8,
}
# What a drawing inside a page doesn't need: addresses, sizes, fonts, names, long numbers.
UNWANTED = (
    (r"<metadata>.*?</metadata>|<!--.*?-->|<style.*?</style>|<defs>\s*</defs>", ""),
    (r' xmlns(:\w+)?="[^"]*"| version="[^"]*"|xlink:(?=href)', ""),
    (r'(<svg[^>]*?) width="[^"]*"', r"\1"),
    (r'(<svg[^>]*?) height="[^"]*"', r"\1"),
    (r"font-family: [^;]*; | transform=\"rotate\(-0 [^)]*\)\"", ""),
    (r'<g id="[^"]*"/>', ""),
    (r'<g id="[^"]*">', "<g>"),
    (r"(-?\d+\.\d\d)\d+", r"\1"),
    (r"\s*\n\s*", "\n"),
    (r"<defs>\s*</defs>|<g>\s*</g>", ""),
)


@dataclass(frozen=True)
class Mark:
    """How one kind of games is drawn: the setup has a colour and a shape, the bot a fill."""

    colour: str
    shape: str
    is_filled: bool = True

    @property
    def fill(self) -> str:
        """The fill inside the shape."""
        return TOKENS[self.colour if self.is_filled else "paper"]


@dataclass
class Row:
    """A line of a panel: its label, and a figure for every mark; a heading has none."""

    label: str
    figures: Sequence[tuple[Mark, Estimate]] = ()
    bar: str | None = None  # the ink of a bar up to the first figure


@dataclass
class Panel:
    """Rows of figures on one scale."""

    title: str
    rows: Sequence[Row]
    axis: str
    label: str  # what it shows, for people who can't see it
    even: float | None = None  # where a line marks the even value
    is_percent: bool = True
    margin: int = 108
    step: float = 9.0  # between two marks of a row
    floor: float | None = None

    def svg(self) -> str:
        """The drawing."""
        heights = [max(1, len(row.figures)) * self.step + 11 for row in self.rows]
        with panel(self.title, self.margin, sum(heights)) as (figure, axes):
            top = 0.0
            ticks = []
            for row, height in zip(self.rows, heights, strict=True):
                ticks.append(top + height / 2)
                self.draw_row(axes, row, top, height)
                top += height
            axes.set_ylim(top, 0)
            axes.set_yticks(ticks, [row.label for row in self.rows])
            for row, text in zip(self.rows, axes.get_yticklabels(), strict=True):
                text.set_fontweight("normal" if row.figures else "bold")
            if self.even is not None:
                axes.axvline(self.even, color=TOKENS["quiet"], dashes=(4, 3), linewidth=1, zorder=1)
            if not any(estimate.games for row in self.rows for _, estimate in row.figures):
                axes.text(0.5, 0.5, "no games", transform=axes.transAxes, ha="center", va="center")
            self.scale(axes)
            return drawn(figure, self.label)

    def draw_row(self, axes: Axes, row: Row, top: float, height: float) -> None:
        """The marks of a row below each other, each with its interval."""
        if row.bar is not None and row.figures[0][1].games:
            axes.barh(
                top + height / 2,
                row.figures[0][1].value,
                height=height - 5,
                facecolor=TOKENS[row.bar],
                alpha=0.38,
                linewidth=0,
            )
        for number, (mark, estimate) in enumerate(row.figures):
            if estimate.games:
                place = top + (height - (len(row.figures) - 1) * self.step) / 2 + number * self.step
                draw_mark(axes, mark, estimate, place)
        axes.axhline(top, color=TOKENS["line"], linewidth=0.5, zorder=0)

    def scale(self, axes: Axes) -> None:
        """The numbers below."""
        axes.set_xlabel(self.axis)
        axes.xaxis.set_major_locator(MaxNLocator(5))
        if self.is_percent:
            axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{100 * x:.4g}%"))
        axes.grid(axis="x")
        axes.set_xlim(left=self.floor)


def draw_mark(axes: Axes, mark: Mark, estimate: Estimate, place: float) -> None:
    """A figure and its interval."""
    colour = TOKENS[mark.colour]
    axes.plot([estimate.low, estimate.high], [place] * 2, color=colour, linewidth=1.6)
    draw_point(axes, mark, estimate.value, place, 6)


def draw_point(axes: Axes, mark: Mark, value: float, place: float, size: float) -> None:
    """The mark itself, above all lines; a circle looks smaller than other shapes."""
    axes.plot(
        *([value], [place]),
        marker=mark.shape,
        markersize=size + 0.5 if mark.shape == "o" else size,
        markerfacecolor=mark.fill,
        markeredgecolor=TOKENS[mark.colour],
        markeredgewidth=1.4,
        linestyle="none",
        zorder=3,
    )


@dataclass
class Lengths:
    """How long games last: the share of games by length, and their quantiles below."""

    title: str
    curves: Sequence[tuple[Mark, Floats]]
    bars: Sequence[tuple[Mark, Sequence[Estimate]]]  # 5, 25, 50, 75 and 95%
    axis: str
    label: str
    round: int  # turns per step, or a multiple of that

    def edges(self) -> Floats:
        """Where the steps begin and end: whole rounds, at most about thirty steps."""
        whole = np.concatenate([values for _, values in self.curves])
        first = (whole.min() - 1) // self.round
        last = (whole.max() - 1) // self.round + 1
        wide = max(1, math.ceil((last - first) / STEPS))
        return (np.arange(first, last + wide, wide) * self.round + 0.5).astype(np.float64)

    def svg(self) -> str:
        """The drawing."""
        edges = self.edges()
        height, below = 130.0, 16.0 * len(self.bars) + 10
        with panel(self.title, 40, height + below) as (figure, axes):
            tallest = 0.0
            for number, (mark, values) in enumerate(self.curves):
                counts, _ = np.histogram(values, edges)
                shares = counts / len(values)
                tallest = max(tallest, float(shares.max()))
                axes.stairs(
                    shares,
                    edges,
                    edgecolor=TOKENS[mark.colour],
                    linewidth=1.6,
                    linestyle="-" if number == 0 else (0, (3, 2)),
                )
            unit = tallest * 1.05 / height
            for number, (mark, found) in enumerate(self.bars):
                self.draw_bar(axes, mark, found, -unit * (16 * number + 14))
            axes.set_ylim(-unit * below, tallest * 1.05)
            axes.axhline(0, color=TOKENS["line"], linewidth=1)
            ticks = [
                tick for tick in MaxNLocator(3).tick_values(0, tallest) if 0 <= tick <= tallest
            ]
            axes.set_yticks(ticks, [f"{100 * tick:.3g}%" for tick in ticks])
            axes.set_xlabel(self.axis)
            axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
            axes.grid(axis="x")
            return drawn(figure, self.label)

    def draw_bar(self, axes: Axes, mark: Mark, found: Sequence[Estimate], place: float) -> None:
        """Nine games of ten, the middle half, and the median."""
        colour = TOKENS[mark.colour]
        least, low, middle, high, most = (estimate.value for estimate in found)
        axes.plot([least, most], [place] * 2, color=colour, linewidth=1)
        axes.plot([low, high], [place] * 2, color=colour, linewidth=4, solid_capstyle="butt")
        draw_point(axes, mark, middle, place, 7)


@contextmanager
def panel(title: str, margin: int, height: float) -> Iterator[tuple[Figure, Axes]]:
    """An empty panel with that margin on the left and that height inside."""
    above, below = 34, 46
    whole = height + above + below
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / POINT, whole / POINT), dpi=POINT)
        place = (margin / WIDTH, below / whole, 1 - (margin + 14) / WIDTH, height / whole)
        axes = figure.add_axes(place)
        axes.patch.set_visible(False)
        figure.patch.set_visible(False)
        axes.set_title(title, x=(8 - margin) / (WIDTH - margin - 14), ha="left", fontweight="bold")
        yield figure, axes


def drawn(figure: Figure, label: str) -> str:
    """The figure as SVG for use inside a page: no header, no addresses, no colours of its own."""
    file = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    for artist in figure.findobj(include_self=False):
        artist.set_clip_on(False)  # all marks are within the scale, and stay whole at its edge
    figure.savefig(file, format="svg", metadata=nothing)
    text = file.getvalue()
    text = text[text.index("<svg") :]
    for pattern, instead in UNWANTED:
        text = re.sub(pattern, instead, text, flags=re.DOTALL)
    text = ungrouped(text)
    for name, colour in TOKENS.items():
        text = text.replace(colour, f"var(--{name})")
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1).strip()


def ungrouped(svg: str) -> str:
    """The drawing without empty groups."""
    parts, speaking = [], []
    for part in re.split(r"(<g\b[^>]*>\n?|</g>\n?)", svg):
        if part.startswith("<g"):
            speaking.append(part.strip() != "<g>")
            parts.append(part if speaking[-1] else "")
        elif part.startswith("</g>"):
            parts.append(part if speaking.pop() else "")
        else:
            parts.append(part)
    return "".join(parts)


def numbered(svg: str, number: int) -> str:
    """The drawing with unique names for its parts, for a page with several drawings."""
    for name in set(re.findall(r'id="([^"]+)"', svg)):
        svg = re.sub(rf'(id="|#){re.escape(name)}(?=["\)])', rf"\g<1>f{number}-{name}", svg)
    return svg
