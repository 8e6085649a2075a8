"""Names in the record of a game: those that the log has when it ends.

The table in memory may not know yet that somebody was renamed or forgotten.
"""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.records.fair import seat_of
from impera.server.storage.schema import chairs, events


async def renamed(connection: AsyncConnection, table_id: str, record: str) -> str:
    """The record of a table's game with the names of its people as they are now."""
    owned = select(chairs.c.chair).where(chairs.c.table_id == table_id)
    people = set((await connection.execute(owned)).scalars())
    sat = and_(events.c.table_id == table_id, events.c.kind == "sat")
    rows = select(events.c.payload).where(sat).order_by(events.c.number)
    facts = map(json.loads, (await connection.execute(rows)).scalars())
    names = {fact["chair"]: fact.get("name") for fact in facts if fact["chair"] in people}
    return with_names(record, names) if names else record


def with_names(record: str, names: Mapping[int, str | None]) -> str:
    """The record of a game with other names on some chairs."""
    game: dict[str, Any] = json.loads(record)
    first = game["shuffle"]["first"] if "shuffle" in game else 0
    before = list(game["names"])
    for chair, name in names.items():
        game["names"][seat_of(chair, first, game["players"])] = name
    if game["names"] == before:
        return record
    return json.dumps(game, ensure_ascii=False, separators=(",", ":"))
