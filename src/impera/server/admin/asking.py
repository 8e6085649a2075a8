"""How the command reaches the steward: in the server that has the file, or in the database."""

import asyncio

from impera.rules.refused import Refused
from impera.server.admin import hatch
from impera.server.admin.orders import Order, Sheet
from impera.server.admin.steward import carry_out
from impera.server.messages.problems import Problem
from impera.server.storage.database import SQLite, Unavailable, place
from impera.server.storage.store import open_store


def ask(database: str, order: Order) -> list[Sheet]:
    """Have an order carried out; Refused says why not."""
    where = place(database)
    if isinstance(where, SQLite):
        if not where.path.exists():
            raise Refused(f"{where}: there is no such database")
        answer = hatch.call(where, order)
        if answer is not None:
            if answer.refused is not None:
                raise Refused(answer.refused)
            return answer.sheets
    try:
        return asyncio.run(directly(database, order))
    except (Problem, Unavailable) as problem:
        raise Refused(str(problem)) from None


async def directly(database: str, order: Order) -> list[Sheet]:
    """Carry it out here; on PostgreSQL, servers hear of it, and a file is ours meanwhile."""
    async with open_store(database, alone=True) as store:
        return await carry_out(store, hatch.name_of(None), order)
