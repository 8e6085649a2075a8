"""Which effects are used, and by whom."""

import numpy as np

from impera.report.facts import Games
from impera.report.figures import Library, mean, outstanding
from impera.report.marks import Figure, behind, figures, legend
from impera.report.plan import TABLES, Table
from impera.report.plots import Panel, Row
from impera.report.wording import (
    COUNT,
    MORE,
    Cell,
    Drawing,
    Grid,
    Section,
    Unit,
    cell,
    listed,
    sentence,
)
from impera.rules.agreement import PLAYERS
from impera.rules.effects import NAMES
from impera.words.catalogue import ENGLISH


def use_of(effect: str) -> Figure:
    """How often a player uses an effect in a game."""
    return lambda games: mean(games.uses(effect).mean(axis=1), floor=0)


def lead_of(effect: str) -> Figure:
    """How much more often winners use it."""
    return lambda games: mean(games.winners_lead(effect))


def effects(library: Library) -> Section:
    """Which effects are used, and by whom."""
    use = [(effect, use_of(effect)) for effect in NAMES]
    lead = [(effect, lead_of(effect)) for effect in NAMES]

    def panels(rows: list[tuple[str, Figure]], axis: str, about: str) -> list[Panel]:
        return [
            Panel(
                f"{players} players",
                [Row(ENGLISH.effect(effect), figures(library, players, of)) for effect, of in rows],
                axis,
                f"{about}, {players} players, with 95% intervals.",
                even=0,
                is_percent=False,
                margin=112,
                step=7,
            )
            for players in PLAYERS
        ]

    return Section(
        "effects",
        "Which effects are used, and by winners?",
        effects_answer(library),
        [
            Drawing(
                f"Uses of every effect per player and game. {behind(library)}",
                panels(use, "uses per player and game", "How often a player uses each effect"),
                legend(library),
            ),
            Drawing(
                "How much more often a winner used the effect than the others at the same table, "
                "game by game: right of the line, winners used it more. This is correlation: it "
                "does not say that the effect won the game. Players who lead have more cards, and "
                f"more cards allow more effects. {behind(library)}",
                panels(lead, "winner's uses minus others'", "How winners' use differs"),
                legend(library),
            ),
        ],
        [effect_grid(library, table) for table in TABLES],
        [
            "A copy by Inspiration counts as the use of Inspiration alone. In the tables a game is "
            "the sum over its players; winners and others are means per player."
        ],
    )


def effect_grid(library: Library, table: Table) -> Grid:
    """Every effect at one table."""
    columns, games = [], [(bot, library.of(bot, table)) for bot in library.plan.bots]
    for bot, _ in games:
        columns += [f"{bot}: per game", "per player", "winners", "others", "difference"]
    rows = [
        (
            ENGLISH.effect(effect),
            [made for _, found in games for made in effect_cells(found, effect)],
        )
        for effect in NAMES
    ]
    return Grid(
        f"{table.name}: uses of every effect, with 95% intervals", columns, rows, is_folded=True
    )


def effect_cells(games: Games, effect: str) -> list[Cell]:
    """How often it is used, and how winners differ."""
    uses, won = games.uses(effect), games.winners
    both = ~won.all(axis=1)
    ours = (uses * won).sum(axis=1)[both] / won.sum(axis=1)[both]
    return [
        cell(COUNT, mean(uses.sum(axis=1), floor=0)),
        cell(COUNT, mean(uses.mean(axis=1), floor=0)),
        cell(COUNT, mean(ours, floor=0)),
        cell(COUNT, mean(ours - games.winners_lead(effect), floor=0)),
        cell(MORE, mean(games.winners_lead(effect))),
    ]


def effects_answer(library: Library) -> str:
    """The most and least used, and where winners differ most; all tables count alike."""
    tables = [library.of(library.plan.bot, table) for table in TABLES]
    use = {e: mean(np.concatenate([g.uses(e).mean(axis=1) for g in tables]), 0) for e in NAMES}
    lead = {e: mean(np.concatenate([g.winners_lead(e) for g in tables])) for e in NAMES}
    ranked = sorted(NAMES, key=lambda e: -use[e].value)
    most = listed([f"{ENGLISH.effect(e)} {COUNT.say(use[e])}" for e in ranked[:3]])
    least = listed([f"{ENGLISH.effect(e)} {Unit(1, 3).say(use[e])}" for e in ranked[-2:]])
    sure = [e for e, so in zip(NAMES, outstanding(list(lead.values())), strict=True) if so]
    text = f"Most used, per player and game: {most}; least: {least}."
    if not sure:
        return f"{text} Winners don't surely use any effect more or less than others."
    top, bottom = (pick(sure, key=lambda e: lead[e].value) for pick in (max, min))
    parts = []
    if lead[top].value > 0:
        parts.append(f"winners used {ENGLISH.effect(top)} more than others, {MORE.say(lead[top])}")
    if lead[bottom].value < 0:
        named = ENGLISH.effect(bottom)
        parts.append(f"winners used {named} less than others, {MORE.say(lead[bottom])}")
    return f"{text} {' '.join(map(sentence, parts))} That is correlation, not advice."
