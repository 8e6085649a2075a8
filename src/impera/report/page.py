"""The article: one self-contained page."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from impera.report.comparisons import better_players, printed
from impera.report.effects import effects
from impera.report.figures import Library
from impera.report.plots import Mark, numbered
from impera.report.questions import domains, endings, first_player, lengths
from impera.report.wording import Drawing, Section, counted

TITLE = "Carta Impera Victoria in numbers"
STYLE = Path(__file__).with_name("page.css")
SHAPES = {
    "o": '<circle cx="8" cy="8" r="4.5" {}/>',
    "D": '<path d="M8 2.5 13.5 8 8 13.5 2.5 8Z" {}/>',
}


def page(library: Library) -> str:
    """The whole page; the same games give the same bytes."""
    sections = [
        question(library)
        for question in (first_player, endings, lengths, domains, effects, printed)
    ]
    if library.plan.search_games:
        sections.append(better_players(library))
    body = "\n".join(
        show_section(section, number, 100 * number) for number, section in enumerate(sections, 1)
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="What {games(library)} games of bots say about the game.">
<title>{TITLE}</title>
<style>
{STYLE.read_text("utf-8")}</style>
</head>
<body>
<main>
<header>
<p class="kicker">Impera report</p>
<h1>{TITLE}</h1>
{opening(library)}
<nav aria-label="Questions"><ol>
{"".join(f'<li><a href="#{part.name}">{escape(part.question)}</a></li>' for part in sections)}
<li><a href="#trust">What can bots' games tell?</a></li>
</ol></nav>
</header>
{body}
{trust(library)}
</main>
</body>
</html>
"""


def games(library: Library) -> str:
    """How many games the report is made of."""
    return f"{sum(map(len, library.games.values())):,}"


def opening(library: Library) -> str:
    """What was done, in a few lines."""
    plan = library.plan
    second = (
        f", and {plan.search} another {counted(plan.search_games, 'game')} at each table of the "
        "consensus rules"
        if plan.search_games
        else ""
    )
    return (
        f'<p class="lead">{games(library)} games, each on a deck of its own and with the same bot '
        f"in every seat, with two, three and four players, Base and Draft: "
        f"<code>{escape(plan.bot)}</code> played {counted(plan.games, 'game')} at every table and "
        f"in every edition that differs{escape(second)}. The answers are about "
        f"<code>{escape(plan.bot)}</code>'s games. Every figure comes with its 95% "
        "interval.</p>"
    )


def show_section(section: Section, number: int, first: int) -> str:
    """A question: the answer, the drawings, the tables."""
    drawings = "\n".join(
        show_drawing(drawing, first + 10 * place) for place, drawing in enumerate(section.drawings)
    )
    remarks = "\n".join(f'<p class="remark">{escape(text)}</p>' for text in section.remarks)
    grids = "\n".join(grid.html() for grid in section.grids)
    return f"""<section id="{section.name}" aria-labelledby="{section.name}-title">
<h2 id="{section.name}-title"><span>{number}</span> {escape(section.question)}</h2>
<p class="answer">{escape(section.answer)}</p>
{drawings}
{remarks}
{grids}
</section>"""


def show_drawing(drawing: Drawing, first: int) -> str:
    """Panels side by side or below each other, depending on space."""
    panels = "\n".join(
        numbered(panel.svg(), first + place) for place, panel in enumerate(drawing.panels)
    )
    return f"""<figure>
{show_legend(drawing.legend)}
<div class="panels">
{panels}
</div>
<figcaption>{escape(drawing.caption)}</figcaption>
</figure>"""


def show_legend(legend: Sequence[tuple[Mark, str]]) -> str:
    """What the marks mean."""
    items = "".join(f"<li>{show_mark(mark)}{escape(words)}</li>" for mark, words in legend)
    return f'<ul class="legend">{items}</ul>'


def show_mark(mark: Mark) -> str:
    """A mark as it looks in the drawings."""
    fill = mark.colour if mark.is_filled else "paper"
    style = f'style="fill:var(--{fill});stroke:var(--{mark.colour});stroke-width:1.6"'
    shape = SHAPES[mark.shape].format(style)
    return f'<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">{shape}</svg>'


def trust(library: Library) -> str:
    """What the figures are worth, and how to reproduce them."""
    plan = library.plan
    return f"""<section id="trust" aria-labelledby="trust-title">
<h2 id="trust-title">What can bots' games tell?</h2>
<p>They tell how the game goes when everybody at the table thinks alike, and thinks as these bots
do: a few moves ahead, without talk, threats, deals, grudges or fatigue. Rules, decks and seats are
exact, and there are so many games that luck hardly blurs a figure. So a figure here is a fact
about these bots' games. It is a hint about yours, a better one where two different bots agree, a
worse one where much depends on reading people. A bot has habits: what it rarely tries looks weak
or rare here even if it is strong. An interval speaks of luck alone: with more games it shrinks,
and the habits stay. Team games are not counted.</p>
<h3>How it was counted</h3>
<p>A game is the unit, and each has a deck of its own. Shares have Wilson's interval. Means have
that of the normal distribution, with one imagined game, one off the mean, counted in. Quantiles
have an interval taken from order statistics. Editions are compared on the same decks, pair by
pair.</p>
<h3>Reproduce it</h3>
<pre tabindex="0"><code>pip install 'impera[report]'
{escape(plan.command())}</code></pre>
<dl>
<dt>seed</dt><dd>{plan.seed}</dd>
<dt>rules and bots</dt><dd>version {escape(library.version)}</dd>
<dt>games</dt><dd>{games(library)}, kept as records in <code>games/</code> beside the page</dd>
</dl>
</section>"""
