"""The facts of the rules as one plain structure, for anything that shows or teaches the game."""

from dataclasses import asdict
from typing import Any

from impera.rules.agreement import (
    ASIDE,
    DEALT,
    GOAL,
    LEVELS,
    PLAYERS,
    SETUPS,
    USUAL,
    VERSION,
    Agreement,
)
from impera.rules.cards import DOMAINS, ECONOMY_1, ERAS, FIELD, KINDS, PRINTED, UTOPIA_3, one
from impera.rules.editions import DIFFERENCES, EDITIONS
from impera.rules.effects import TABLE, Effect, whom
from impera.rules.notation import EMBARGO_FIELDS, TOKENS
from impera.rules.record import FORMAT
from impera.rules.scoring import team
from impera.rules.state import tables
from impera.rules.turn import HAND_LIMIT, STILL_ROUNDS
from impera.rules.view import whole_deck
from impera.rules.zones import embargo_card


def facts() -> dict[str, Any]:
    """Everything that does not change during a game, by name."""
    return {
        "VERSION": VERSION,
        "DOMAINS": list(DOMAINS),
        "ERAS": list(ERAS),
        "KINDS": list(KINDS),
        "PRINTED": PRINTED,  # R1.1
        "PLAYERS": list(PLAYERS),
        "BY_PLAYERS": {players: by_players(players) for players in PLAYERS},
        "TEAMS": sides_of(Agreement(players=4, teams=True)),  # R8.1
        "SETUPS": list(SETUPS),
        "DEALT": dict(zip(SETUPS, DEALT, strict=True)),  # R2.4, R2.5
        "HAND_LIMIT": HAND_LIMIT,  # R3.3
        "STILL_ROUNDS": STILL_ROUNDS,  # Q7.6
        "USUAL": asdict(USUAL),
        "EDITIONS": list(EDITIONS),
        "DIFFERENCES": [
            {
                "name": difference.name,
                "rule": difference.rule,
                "editions": [name for name, flags in EDITIONS.items() if flags >> n & 1],
            }
            for n, difference in enumerate(DIFFERENCES)
        ],
        "EFFECTS": [told(effect) for effect in TABLE],
        "TOKENS": list(TOKENS),
        "RECORD": FORMAT,
        "PACKED": packed_cards(),
    }


def by_players(players: int) -> dict[str, int]:
    """R2.2, R4.2, R7.1: what depends on the number of players."""
    level1, level2 = LEVELS[players]
    cards = sum(whole_deck(players))
    aside, goal = ASIDE[players], GOAL[players]
    return {"level1": level1, "level2": level2, "goal": goal, "aside": aside, "cards": cards}


def sides_of(agreement: Agreement) -> list[list[int]]:
    """R8.1: the seats that win together: each for itself, or two pairs."""
    board = tables(agreement)[0]
    of = [team(board, seat) for seat in range(agreement.players)]
    return [[s for s, side in enumerate(of) if side == each] for each in range(agreement.sides)]


def packed_cards() -> dict[str, list[tuple[Any, ...]]]:
    """Where a number counts which cards, for those who read a packed state or view.

    Each card with its lowest bit and the most that fits there; a card that lies face down comes
    with the Domain it lies on.
    """
    economy = range(ECONOMY_1, ECONOMY_1 + len(ERAS))
    return {
        "pile": [(kind, lowest(one(n)), int(FIELD[n])) for n, kind in enumerate(KINDS)],
        "embargo": [
            (domain, KINDS[kind], lowest(embargo_card(d, kind)), most)
            for d, domain in enumerate(DOMAINS)
            for kind, most in zip(economy, EMBARGO_FIELDS, strict=True)
        ],
        "democracy": [(name, KINDS[UTOPIA_3], 8 * d, 0xFF) for d, name in enumerate(DOMAINS)],
    }


def lowest(cards: int) -> int:
    """The lowest bit of a number."""
    return (int(cards) & -int(cards)).bit_length() - 1


def takes(effect: Effect) -> str:
    """R4.2, R4.4, R6.1: what an effect needs: a level, a card to pay, or the lead."""
    if effect.level:
        return f"level{effect.level}"
    return "lead" if effect.name == "inspiration" else "discard"


def told(effect: Effect) -> dict[str, Any]:
    """An effect, and whom it can choose in each edition, if it chooses anybody."""
    chosen = {edition: whom(effect.name, edition) for edition in EDITIONS}
    return {
        "effect": effect.name,
        "domain": DOMAINS[effect.domain],
        "rule": effect.rule,
        "takes": takes(effect),
        "whom": chosen if effect.chooses else None,
    }
