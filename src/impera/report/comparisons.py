"""The questions that pairs of games answer: what editions change, and what better players do."""

from collections.abc import Callable
from dataclasses import dataclass

from impera.report.facts import Floats, Games
from impera.report.figures import Estimate, Library, apart, mean, outstanding, share
from impera.report.marks import SHAPES, at
from impera.report.plan import TABLES, Table
from impera.report.plots import Mark, Panel, Row
from impera.report.wording import (
    MORE,
    MORE_TURNS,
    PERCENT,
    POINTS,
    Cell,
    Drawing,
    Grid,
    Section,
    Unit,
    cell,
    counted,
    listed,
    sentence,
)
from impera.rules import editions
from impera.rules.agreement import SETUPS

CHANGES = {
    editions.CENTRE_CLOCKWISE: "the centre pick of the Draft goes clockwise",
    editions.EMBARGO_ANOTHER: "Embargo only on another player",
    editions.DEMOCRACY_ANOTHER: "Democracy only on another player",
    editions.DEMOCRACY_ANYWHERE: "Democracy even where there is no card",
    editions.COIN_UNTIL_EXCEEDED: "the coin stays until somebody has more Culture",
    editions.ONE_MORE_TURN_EACH: "after the last card, everybody else has one more turn",
}


HEADINGS = {
    "uk": "Ukrainian",
    "ro": "Romanian",
    "el": "Greek",
    "pt": "Portuguese",
    "it": "Italian",
}


@dataclass(frozen=True)
class Measure:
    """One way to measure a game."""

    name: str
    axis: str
    unit: Unit
    of: Callable[[Games], Floats]


def used(effect: str) -> Callable[[Games], Floats]:
    """How often an effect was used in a game."""

    def uses(games: Games) -> Floats:
        total: Floats = games.uses(effect).sum(axis=1)
        return total

    return uses


MAIN = (
    Measure(
        "First Player's victories", "change, percentage points", POINTS, lambda g: g.victories(0)
    ),
    Measure("hegemonies", "change, percentage points", POINTS, lambda g: g.ended("hegemony")),
    Measure("turns", "change, turns", MORE_TURNS, Games.turns),
)
CONCERNED = (
    Measure("Embargoes per game", "change, uses per game", MORE, used("embargo")),
    Measure("Democracies per game", "change, uses per game", MORE, used("democracy")),
    Measure("Inspirations per game", "change, uses per game", MORE, used("inspiration")),
)
RARE = (
    Measure("majorities", "change, percentage points", POINTS, lambda g: g.ended("majority")),
    Measure("stalemates", "change, percentage points", POINTS, lambda g: g.ended("stalemate")),
)


@dataclass(frozen=True)
class Difference:
    """How one measure changes at a table."""

    measure: Measure
    table: Table
    found: Estimate


def panel(measure: Measure, rows: list[Row], label: str) -> Panel:
    """Differences on one scale, with a line where nothing changes."""
    title = f"{measure.name[0].upper()}{measure.name[1:]}"
    return Panel(title, rows, measure.axis, label, even=0, is_percent=False, margin=96)


def row(difference: Difference) -> Row:
    """One table's difference, in the measure's own unit."""
    table, scale = difference.table, difference.measure.unit.scale
    mark = Mark(table.setup, SHAPES[table.setup])
    name = f"{table.players} in {table.setup.capitalize()}"
    return Row(name, [(mark, difference.found.scaled(scale))])


def setups() -> list[tuple[Mark, str]]:
    """What the marks mean."""
    return [(Mark(setup, SHAPES[setup]), setup.capitalize()) for setup in SETUPS]


def surely(differences: list[Difference]) -> list[Difference]:
    """The differences that chance doesn't explain."""
    is_sure = outstanding([difference.found for difference in differences])
    return [found for found, so in zip(differences, is_sure, strict=True) if so]


def told(sure: list[Difference], among: list[Difference]) -> str:
    """The largest difference of every measure, and at how many tables there is one."""
    words = []
    for measure in dict.fromkeys(found.measure for found in sure):
        here = [found for found in sure if found.measure == measure]
        all_here = sum(found.measure == measure for found in among)
        most = max(here, key=lambda found: abs(found.found.value))
        largest = f"{at(most.table)}: {measure.unit.say(most.found)}"
        where = f"at {len(here)} of {counted(all_here, 'table')}, most " if len(here) > 1 else ""
        words.append(f"{measure.name} {where}{largest}")
    return "; ".join(words)


def printed(library: Library) -> Section:
    """What the differences between editions change."""
    pairs = library.pairs()
    differences = [
        Difference(measure, table, mean(measure.of(ours) - measure.of(theirs)))
        for measure in (*MAIN, *CONCERNED)
        for table, ours, theirs in pairs
    ]
    panels = []
    for measure in (*MAIN, *CONCERNED):
        rows: list[Row] = []
        for found in (d for d in differences if d.measure == measure):
            heading = HEADINGS[found.table.edition]
            if heading not in [line.label for line in rows]:
                rows.append(Row(heading))
            rows.append(row(found))
        label = (
            f"{measure.name}: every edition that differs, minus the consensus, with 95% intervals."
        )
        panels.append(panel(measure, rows, label))
    return Section(
        "editions",
        "What do the differences between editions change?",
        printed_answer(differences),
        [
            Drawing(
                "Every edition minus the consensus, game by game on the same decks; 3 in Draft "
                "means three players in Draft. "
                f"{library.plan.bot}, {counted(library.plan.games, 'pair')} of games behind every "
                "mark. Lines are 95% intervals.",
                panels,
                setups(),
            )
        ],
        [change_grid(), printed_grid(library)],
        [
            "On one deck a bot plays the same game in both editions until their rules let it "
            "choose differently; games that stayed the same to the end are differences of zero, "
            "and they count.",
            f"These are {len(differences)} comparisons, and one 95% interval in twenty is "
            "wrong by chance; the answer above allows for that (Holm's correction), the "
            "drawing does not.",
        ],
    )


def printed_answer(differences: list[Difference]) -> str:
    """What stands out in each edition, and which ones play by the consensus anyway."""
    sure = surely(differences)
    parts: list[str] = []
    quiet: list[str] = []
    same: list[str] = []
    for edition, name in HEADINGS.items():
        among = [found for found in differences if found.table.edition == edition]
        here = [found for found in sure if found.table.edition == edition]
        if here:
            parts.append(f"the {name} edition changes {told(here, among)}")
        else:
            (quiet if among else same).append(name)
    if quiet:
        parts.append(f"{listed(quiet)}: nothing beyond chance")
    if same:
        parts.append(f"{listed(same)}: exactly the consensus rules")
    return " ".join(map(sentence, parts))


def change_grid() -> Grid:
    """What the editions do differently."""
    rows = [
        (
            f"{name} ({edition})",
            [
                Cell(
                    "; ".join(
                        CHANGES[flag] for flag in CHANGES if editions.EDITIONS[edition] & flag
                    )
                    or "nothing"
                )
            ],
        )
        for edition, name in HEADINGS.items()
    ]
    return Grid("How an edition differs from the consensus", ["difference"], rows)


def printed_grid(library: Library) -> Grid:
    """All differences, and how many games went differently at all."""
    measures = (MAIN[0], MAIN[1], *RARE, MAIN[2], *CONCERNED)
    rows = [
        (
            f"{HEADINGS[table.edition]}: {table.name}",
            [
                cell(PERCENT, share((ours.facts["played"] != theirs.facts["played"]) * 1.0)),
                *(cell(m.unit, mean(m.of(ours) - m.of(theirs))) for m in measures),
            ],
        )
        for table, ours, theirs in library.pairs()
    ]
    columns = ["games that went differently", *(measure.name for measure in measures)]
    return Grid(
        "Every edition minus the consensus, with 95% intervals", columns, rows, is_folded=True
    )


def better_players(library: Library) -> Section:
    """Whether the second bot's games give different answers."""
    bot, other = library.plan.bots
    differences = [
        Difference(
            measure,
            table,
            apart(measure.of(library.of(other, table)), measure.of(library.of(bot, table))),
        )
        for measure in (*MAIN, *CONCERNED)
        for table in TABLES
    ]
    panels = [
        panel(
            measure,
            [row(d) for d in differences if d.measure == measure],
            f"{measure.name}: {other} minus {bot} at every table, with 95% intervals.",
        )
        for measure in (*MAIN, *CONCERNED)
    ]
    rows = [
        (
            table.name,
            [cell(d.measure.unit, d.found) for d in differences if d.table == table],
        )
        for table in TABLES
    ]

    sure = surely(differences)
    answer = (
        f"{other}'s figures differ from {bot}'s here: {told(sure, differences)}."
        if sure
        else f"No figure of {other} differs from {bot}'s beyond chance."
    )
    return Section(
        "players",
        "Do better players change the answers?",
        answer,
        [
            Drawing(
                f"Games of {other} minus {bot}'s at the same table. Games behind every mark: "
                f"{library.plan.search_games:,} and {library.plan.games:,}. Lines are 95% "
                "intervals.",
                panels,
                setups(),
            )
        ],
        [
            Grid(
                f"{other} minus {bot}, with 95% intervals",
                [m.name for m in (*MAIN, *CONCERNED)],
                rows,
            )
        ],
        [
            "Both bots had the same decks, as far as they went; the intervals don't use that "
            f"and are a little wider than necessary. How strong {other} and {bot} are is not "
            "the question here: impera arena answers that.",
        ],
    )
