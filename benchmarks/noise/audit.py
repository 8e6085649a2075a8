"""Audits the database afterwards: only what was asked for, by people who were allowed to."""

import json
import sqlite3
from contextlib import closing

from impera.records import fair
from impera.server.storage.log import Event
from impera.server.storage.store import open_store
from impera.server.table import facts
from impera.server.table.folding import fold
from impera.server.table.standing import Table
from noise.people import Town
from noise.wire import Wrong


async def audit(town: Town, database: str) -> tuple[int, int]:
    """Fold every log and check the sender of each event; how many events and games."""
    names, guests = written(database)
    events, kept, wanted = 0, set[tuple[str, str]](), set(town.opened)
    async with open_store(database) as store:
        for name in names:
            row = await store.tables.find(name)
            assert row is not None
            table = Table(name, facts.read_setup(row.setup), row.opened_at)
            for event in await store.tables.events(name):
                check(table, event)
                if event.client_id is not None and not event.client_id.startswith("server "):
                    kept.add((name, event.client_id))
                fold(table, event)
                events += 1
            wanted |= {table.rematch.table} if table.rematch else set()
        for name in town.finished:
            game = await store.games.find(name)
            if game is None:
                raise Wrong(f"no record of {name}")
            fair.verify(json.loads(game.record))
    if guests or wanted != set(names):
        raise Wrong(f"{guests} guests, tables that nobody wanted: {set(names) ^ wanted}")
    if not town.done <= kept <= town.done | town.rematches:
        raise Wrong(f"not asked for: {kept - town.done}; not kept: {town.done - kept}")
    return events, len(town.finished)


def written(database: str) -> tuple[list[str], int]:
    """All tables, and how many guests."""
    with closing(sqlite3.connect(database)) as connection:
        names = [str(row[0]) for row in connection.execute("SELECT id FROM tables")]
        return names, connection.execute("SELECT count(*) FROM guests").fetchone()[0]


def check(table: Table, event: Event) -> None:
    """Check, by the log alone, that the sender of an event was allowed to send it."""
    fact, sender = facts.read_fact(event.payload), (event.client_id or "").split()[0]
    if isinstance(fact, facts.Sat):
        owner: str | None = fact.token
        if table.places[fact.chair].taken:
            raise Wrong(f"a chair taken twice: {event}")
    elif isinstance(fact, facts.Decided):
        place = table.deciding
        ahead = sender == "server" and place is not None and place.choice == fact.decision
        owner = None if place is None or fact.bot or ahead else place.token
        if place is not None and fact.bot and place.thinker is None:
            raise Wrong(f"a bot for somebody present: {event}")
    elif isinstance(fact, facts.Filled):
        owner = table.places[fact.chair].token
        if table.places[fact.which].taken == (fact.bot is not None):
            raise Wrong(f"a chair filled or freed twice: {event}")
    elif isinstance(fact, facts.Undone):
        owner = table.places[table.chair(table.trail.seat)].token
    elif isinstance(fact, facts.Reshuffled | facts.Rematched | facts.Resumed | facts.Closed):
        owners = [place.token for place in table.places if place.token]
        owner = next((each for each in owners if each[:24] == sender), None)
    else:
        owner = table.places[fact.chair].token
    if sender != ("server" if owner is None else owner[:24]):
        raise Wrong(f"not the owner's doing: {event}")
