"""The questions that one bot's games answer, with another bot's beside them."""

from collections.abc import Callable, Sequence

import numpy as np

from impera.report.facts import Floats, Games
from impera.report.figures import Estimate, Library, apart, mean, quantile, share
from impera.report.marks import Figure, at, behind, figures, kinds, legend, mark, rows_of
from impera.report.plan import TABLES, Table
from impera.report.plots import Lengths, Panel, Row
from impera.report.wording import (
    MORE_TURNS,
    PERCENT,
    TURNS,
    WHOLE,
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
from impera.rules.agreement import PLAYERS, SETUPS
from impera.rules.cards import CARDS, DOMAINS, PRINTED
from impera.rules.state import ENDINGS
from impera.words.catalogue import ENGLISH

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
SEATS = ("First Player", "seat 1", "seat 2", "seat 3")


def victories_of(seat: int) -> Figure:
    """A seat's share of the victories."""
    return lambda games: share(games.victories(seat))


def ended_by(name: str) -> Figure:
    """The share of games that ended this way."""
    return lambda games: share(games.ended(name))


def hegemonies_of(domain: int) -> Figure:
    """A Domain's share of the hegemonies."""
    return lambda games: share(games.hegemonies(domain))


def first_player(library: Library) -> Section:
    """How large the First Player's advantage is."""
    panels = [
        Panel(
            f"{players} players",
            [
                Row(SEATS[seat], figures(library, players, victories_of(seat)))
                for seat in range(players)
            ],
            "share of victories",
            f"Share of victories of every seat with {players} players, with 95% intervals. "
            f"An even share would be {1 / players:.1%}.",
            even=1 / players,
        )
        for players in PLAYERS
    ]
    rows = [
        (name, [cell(PERCENT, share(games.victories(seat))) for seat in range(games.players)])
        for name, games in rows_of(library)
    ]
    return Section(
        "first-player",
        "How large is the First Player's advantage?",
        first_player_answer(library),
        [
            Drawing(
                "Share of victories of every seat. A shared victory is split; the dashed "
                f"line is an even share. {behind(library)}",
                panels,
                legend(library),
            )
        ],
        [Grid("Share of victories, with 95% intervals", SEATS, rows)],
    )


def first_player_answer(library: Library) -> str:
    """Where going first helps, where it hurts, and who has the best seat instead."""
    words: dict[int, list[str]] = {1: [], -1: [], 0: []}
    better, widest = [], 0.0
    for table in TABLES:
        games, even = library.of(library.plan.bot, table), 1 / table.players
        seats = [share(games.victories(seat)) for seat in range(table.players)]
        side = seats[0].against(even)
        words[side].append(f"{PERCENT.say(seats[0])} {at(table)}" if side else at(table))
        if not side:
            widest = max(widest, seats[0].high - even, even - seats[0].low)
        best = max(range(table.players), key=lambda seat: seats[seat].value)
        if best and seats[best].against(even) > 0:
            better.append(f"seat {best} has {PERCENT.say(seats[best])} {at(table)}")
    parts = []
    if words[1]:
        parts.append(f"the First Player wins more than an even share: {listed(words[1])}")
    if words[-1]:
        parts.append(f"the First Player wins less than an even share: {listed(words[-1])}")
    within = f"any difference is within {100 * widest:.1f} points"
    if len(words[0]) == len(TABLES):
        where = "at no table does the First Player's share surely differ from an even one"
        parts.append(f"{where}; {within}")
    elif words[0]:
        parts.append(f"no difference from an even share is sure {listed(words[0])}; {within}")
    if better:
        parts.append(f"a later seat is the best one, surely above even: {listed(better)}")
    return " ".join(map(sentence, parts))


def endings(library: Library) -> Section:
    """How games end."""
    names = [name for name in ENDINGS if name is not None]
    found: list[tuple[str, Figure]] = [
        *((name, ended_by(name)) for name in names),
        ("shared", lambda games: share(games.shared())),
    ]
    panels = [
        Panel(
            f"{players} players",
            [Row(name, figures(library, players, of)) for name, of in found],
            "share of games",
            f"How games with {players} players end: shares of hegemony, majority and stalemate, "
            "and of shared victories, with 95% intervals.",
            margin=84,
        )
        for players in PLAYERS
    ]
    rows = [
        (name, [cell(PERCENT, of(games)) for _, of in found]) for name, games in rows_of(library)
    ]
    return Section(
        "endings",
        "How do games end?",
        endings_answer(library),
        [
            Drawing(
                "Share of games that ended by hegemony, by majority and by majority after a "
                "stalemate, which add up to all, and of those that several players won. "
                f"{behind(library)}",
                panels,
                legend(library),
            )
        ],
        [Grid("Share of games, with 95% intervals", [name for name, _ in found], rows)],
    )


def endings_answer(library: Library) -> str:
    """The range of hegemonies, and the rare endings."""
    games = {table: library.of(library.plan.bot, table) for table in TABLES}
    hegemony = {table: share(found.ended("hegemony")) for table, found in games.items()}
    least, most = (pick(hegemony, key=lambda t: hegemony[t].value) for pick in (min, max))
    if hegemony[least].value > 0.5:
        opening = "Hegemony ends most games at every table"
    elif hegemony[most].value < 0.5:
        opening = "Majority decides most games at every table"
    else:
        opening = "Whether hegemony or majority decides most games depends on the table"
    still, shared = (
        share(np.concatenate([of(found) for found in games.values()]))
        for of in (lambda g: g.ended("stalemate"), Games.shared)
    )
    return (
        f"{opening}: hegemony ends from {PERCENT.say(hegemony[least])} {at(least)} to "
        f"{PERCENT.say(hegemony[most])} {at(most)}. Over all {counted(still.games, 'game')} of "
        f"{library.plan.bot}, {rare(still)} came to a stalemate, and {rare(shared)} had several "
        "winners."
    )


def rare(found: Estimate) -> str:
    """A share that can be very small, or none."""
    number, fine = round(found.value * found.games), Unit(100, 2, "%")
    if not number:
        return f"none (at most {fine.number(found.high)}%)"
    return f"{number:,}, which is {fine.say(found)},"


def lengths(library: Library) -> Section:
    """How long games last."""
    plan = library.plan
    panels = [
        Lengths(
            f"{players} players",
            [
                (
                    mark(library, plan.bot, setup),
                    library.of(plan.bot, Table(players, setup)).turns(),
                )
                for setup in SETUPS
            ],
            [
                (
                    mark(library, bot, setup),
                    [
                        quantile(library.of(bot, Table(players, setup)).turns(), part)
                        for part in QUANTILES
                    ],
                )
                for bot, setup in kinds(library)
            ],
            "turns",
            f"How many turns games with {players} players last: the distribution for Base and "
            "Draft, and below it the quantiles of each bot and setup.",
            round=players,
        )
        for players in PLAYERS
    ]
    return Section(
        "length",
        "How long do games last?",
        lengths_answer(library),
        [
            Drawing(
                f"Turns of a game, of all players together. Steps: share of {plan.bot}'s games, "
                "Base solid, Draft dashed. Below: the mark is the median, the thick line holds the "
                "middle half of the games, the thin line nine of ten. "
                f"{behind(library).partition(' Lines')[0]}",
                panels,
                legend(library),
            )
        ],
        [
            length_grid(library, "turns", Games.turns),
            length_grid(library, "decisions", Games.decisions),
        ],
        [
            "A turn is one player's; a round is one turn of everybody. A decision is one choice "
            "among legal ones: the card to play, an effect, each choice inside it, and the end of "
            "the turn."
        ],
    )


def length_grid(library: Library, name: str, of: Callable[[Games], Floats]) -> Grid:
    """Mean and quantiles."""
    columns = ["mean", *(f"{part:.0%}" for part in QUANTILES)]
    columns[3] = "median"
    rows = [
        (
            row,
            [
                cell(TURNS, mean(of(games), floor=0)),
                *(cell(WHOLE, quantile(of(games), part)) for part in QUANTILES),
            ],
        )
        for row, games in rows_of(library)
    ]
    return Grid(
        f"{name.capitalize()} of a game: mean and quantiles, with 95% intervals", columns, rows
    )


def lengths_answer(library: Library) -> str:
    """The medians, and what the Draft changes."""
    bot = library.plan.bot
    medians, changes = [], []
    for players in PLAYERS:
        base, draft = (library.of(bot, Table(players, setup)).turns() for setup in SETUPS)
        medians.append(f"{WHOLE.say(quantile(base, 0.5))} turns with {players} players")
        changes.append(f"{MORE_TURNS.say(apart(draft, base))} with {players}")
    return (
        f"The median game in Base lasts {listed(medians)}. "
        f"The Draft changes the mean by {listed(changes)}."
    )


def domains(library: Library) -> Section:
    """Which Domain wins hegemonies."""
    panels = [
        Panel(
            f"{players} players",
            [
                Row(
                    ENGLISH.domain(domain),
                    figures(library, players, hegemonies_of(d)),
                    bar=domain,
                )
                for d, domain in enumerate(DOMAINS)
            ],
            "share of hegemonies",
            f"Which Domain wins hegemonies with {players} players: the share of each of the six, "
            "with 95% intervals.",
            margin=78,
            floor=0,
        )
        for players in PLAYERS
    ]
    cards: list[tuple[str, Sequence[Cell]]] = [
        ("Cards in the box", [Cell(f"{sum(PRINTED[d]) / CARDS:.1%}") for d in DOMAINS])
    ]
    rows = [
        (
            f"{name} ({len(games.hegemonies(0)):,})",
            [cell(PERCENT, share(games.hegemonies(d))) for d in range(len(DOMAINS))],
        )
        for name, games in rows_of(library)
    ]
    return Section(
        "domains",
        "Which Domain wins hegemonies?",
        domains_answer(library),
        [
            Drawing(
                "Share of each Domain in the hegemonies; two at once count half each. Bars repeat "
                f"the first mark. {behind(library)} Only games that ended by hegemony count here; "
                "the table says how many.",
                panels,
                legend(library),
            )
        ],
        [
            Grid(
                "Share of hegemonies (and how many there were), with 95% intervals",
                [ENGLISH.domain(domain) for domain in DOMAINS],
                [*cards, *rows],
            )
        ],
    )


def domains_answer(library: Library) -> str:
    """The leading Domain of every table, and whether it surely leads."""
    led: dict[str, list[str]] = {}
    for table in TABLES:
        games = library.of(library.plan.bot, table)
        parts = [games.hegemonies(d) for d in range(len(DOMAINS))]
        if not len(parts[0]):
            continue
        first, second = sorted(range(len(DOMAINS)), key=lambda d: -parts[d].sum())[:2]
        is_sure = mean(parts[first] - parts[second]).against(0) > 0
        doubt = "" if is_sure else f", not surely ahead of {ENGLISH.domain(DOMAINS[second])}"
        led.setdefault(ENGLISH.domain(DOMAINS[first]), []).append(
            f"{PERCENT.say(share(parts[first]))} {at(table)}{doubt}"
        )
    if not led:
        return "No game ended by hegemony."
    ranked = sorted(led.items(), key=lambda pair: -len(pair[1]))
    led_at = listed([f"{name} at {counted(len(tables), 'table')}" for name, tables in ranked])
    details = [sentence(f"{name}: {'; '.join(tables)}") for name, tables in ranked]
    return " ".join([sentence(f"most hegemonies are won by {led_at}"), *details])
