"""Figures in words, and the parts that an article is made of."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from impera.report.figures import Estimate
from impera.report.plots import Lengths, Mark, Panel

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Unit:
    """How figures of a kind are written."""

    scale: float = 1.0
    digits: int = 1
    sign: str = ""
    is_difference: bool = False

    def number(self, value: float) -> str:
        """A bare number; one that rounds to zero has no sign."""
        text = f"{value * self.scale:{'+' if self.is_difference else ''},.{self.digits}f}"
        if not any(digit in text for digit in "123456789"):
            text = text.lstrip("+-")
        return text.replace("-", MINUS)

    def value(self, estimate: Estimate) -> str:
        """The figure alone."""
        return self.number(estimate.value) + self.sign if estimate.games else "no games"

    def interval(self, estimate: Estimate) -> str:
        """The bounds of the interval."""
        return f"{self.number(estimate.low)} to {self.number(estimate.high)}"

    def say(self, estimate: Estimate) -> str:
        """The figure and its interval."""
        return f"{self.value(estimate)} ({self.interval(estimate)})"


PERCENT = Unit(100, 1, "%")
POINTS = Unit(100, 1, " points", is_difference=True)
COUNT = Unit(1, 2)
MORE = Unit(1, 2, is_difference=True)
TURNS = Unit(1, 1)
MORE_TURNS = Unit(1, 1, is_difference=True)
WHOLE = Unit(1, 0)


@dataclass(frozen=True)
class Cell:
    """A figure in a table, or some words."""

    text: str
    interval: str = ""

    def html(self) -> str:
        """The cell as HTML; a figure never appears without its interval."""
        if not self.interval:
            return f"<td>{escape(self.text)}</td>"
        return f'<td class="figure">{escape(self.text)} <small>{escape(self.interval)}</small></td>'


def cell(unit: Unit, estimate: Estimate) -> Cell:
    """A figure with its interval; without games there is none."""
    return Cell(unit.value(estimate), unit.interval(estimate)) if estimate.games else Cell("none")


@dataclass(frozen=True)
class Grid:
    """A table: its title, its columns, and rows that begin with their name."""

    title: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[Cell]]]
    is_folded: bool = False

    def html(self) -> str:
        """The table in a box of its own, which scrolls if it has to."""
        head = "".join(f'<th scope="col">{escape(column)}</th>' for column in ("", *self.columns))
        body = "\n".join(
            f'<tr><th scope="row">{escape(name)}</th>{"".join(cell.html() for cell in cells)}</tr>'
            for name, cells in self.rows
        )
        title = escape(self.title)
        table = (
            f'<div class="scroll" role="region" aria-label="{title}" tabindex="0"><table>'
            f"{'' if self.is_folded else f'<caption><span>{title}</span></caption>'}"
            f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>"
        )
        if self.is_folded:
            return f"<details><summary>{title}</summary>{table}</details>"
        return table


@dataclass(frozen=True)
class Drawing:
    """Some panels side by side, what they show, and what their marks mean."""

    caption: str
    panels: Sequence[Panel | Lengths]
    legend: Sequence[tuple[Mark, str]] = ()


@dataclass(frozen=True)
class Section:
    """One question of the article: the answer first, then what it rests on."""

    name: str
    question: str
    answer: str
    drawings: Sequence[Drawing]
    grids: Sequence[Grid]
    remarks: Sequence[str] = field(default=())


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, one: str, many: str = "") -> str:
    """1 game, 2 games."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def sentence(text: str) -> str:
    """With a capital letter at the start and a full stop at the end."""
    return f"{text[0].upper()}{text[1:]}."
