"""How facts are written from outside a table in use: everybody there hears of them as of others."""

import asyncio
from collections.abc import Callable

from impera.rules.refused import Refused
from impera.server.messages.problems import Problem
from impera.server.storage.log import Taken
from impera.server.storage.store import Store
from impera.server.storage.tables import TableRow
from impera.server.table import facts
from impera.server.table.folding import restored
from impera.server.table.proposals import Proposal, getting_up
from impera.server.table.standing import Table

ATTEMPTS = 20  # how often to retry when others have written first


async def read_table(store: Store, row: TableRow) -> Table:
    """A table as its log says."""
    return await asyncio.to_thread(restored, row, await store.tables.events(row.id))


async def write_fact(
    store: Store, row: TableRow, propose: Callable[[Table], Proposal | None]
) -> bool:
    """Write what is proposed, unless it is None; whether anything was written."""
    for _ in range(ATTEMPTS):
        table = await read_table(store, row)
        proposal = propose(table)
        if proposal is None:
            return False
        kind, number = facts.kind(proposal.fact), table.number + 1
        payload = facts.write(proposal.fact).decode()
        name = f"server {kind} {table.number}"
        try:
            await store.tables.append(row.id, number, kind, payload, name, chairs=proposal.chairs)
        except Taken:
            continue
        return True
    raise Refused("the table is too busy; try again")


async def leave_everywhere(store: Store, guest: str) -> None:
    """A guest gets up from all tables where something still goes on."""
    owned = await store.tables.chairs(guest_id=guest)
    for chair in owned:
        row = await store.tables.find(chair.table_id)
        if row is None or row.finished_at is not None:
            continue

        def get_up(table: Table, chair: int = chair.chair) -> Proposal | None:
            mine = table.places[chair].guest == guest
            return getting_up(table, chair) if mine else None

        try:
            await write_fact(store, row, get_up)
        except Problem:  # a newer version has written it: it knows who is banned, too
            continue
