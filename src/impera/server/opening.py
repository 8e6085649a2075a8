"""How tables are opened: with a shuffle to come, or with a game that has begun elsewhere."""

import json
from typing import Any

from msgspec.structs import replace

from impera.game import Game
from impera.rules.agreement import VERSION, Agreement
from impera.rules.refused import Refused
from impera.server.messages.problems import Problem
from impera.server.messages.requests import FromGame, Open
from impera.server.storage.store import Store
from impera.server.table.facts import Continued, Setup
from impera.server.table.setups import new_setup


async def opening(store: Store, wish: Open) -> Setup:
    """What a table is opened with."""
    if wish.from_game is None and wish.begun is None:
        return new_setup(wish)
    if wish.public:
        raise Problem("refused", "a game that continues another one can't be public")
    if wish.from_game is None:
        return replace(new_setup(wish), seed=None, continued=checked(wish))
    if wish.begun is not None:
        raise Problem("refused", "either from_game or begun can be given, not both")
    record = await finished(store, wish.from_game.table)
    agreed = {key: record[key] for key in ("players", "edition", "setup", "teams")}
    setup = new_setup(replace(wish, **agreed))
    return replace(setup, seed=None, continued=cut(record, wish.from_game))


def checked(wish: Open) -> Continued:
    """A game that somebody has begun without the server, if it can be played on."""
    begun = wish.begun
    assert begun is not None
    if begun.rules != VERSION:
        text = f"the game is played by version {begun.rules} of the rules, not by {VERSION}"
        raise Problem("refused", text)
    try:
        agreement = Agreement(wish.players, wish.edition, wish.setup, wish.teams)
        game = Game.at(agreement, deck=begun.deck, removed=begun.removed)
        for token in begun.decisions:
            game.decide(token)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    if game.over:
        raise Problem("refused", "the game is over; nobody can play on")
    return Continued(None, begun.deck, begun.removed, begun.decisions)


async def finished(store: Store, table_id: str) -> dict[str, Any]:
    """The record of a finished game; one that isn't over must stay secret (R9.4)."""
    game = await store.games.find(table_id)
    if game is None and await store.tables.find(table_id) is not None:
        raise Problem("not-now", "the game is not over; you can only continue from a finished one")
    if game is None:
        raise Problem("unknown", "there is no such finished game")
    record: dict[str, Any] = json.loads(game.record)
    return record


def cut(record: dict[str, Any], moment: FromGame) -> Continued:
    """A finished game up to a moment at which there is still something to decide."""
    made = len(record["decisions"])
    if moment.step >= made:
        raise Problem("refused", f"step is {moment.step}; it must be from 0 to {made - 1}")
    return Continued(
        moment.table, record["deck"], record["removed"], record["decisions"][: moment.step]
    )
