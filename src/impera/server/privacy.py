"""What is kept of a person: shown to them, renamed, or forgotten while others' games stay whole."""

import asyncio
from collections.abc import Callable, Sequence

from impera.server import archive
from impera.server.admin.writing import leave_everywhere
from impera.server.messages import kept as told
from impera.server.persons import Trace, forgotten, traces
from impera.server.storage.guests import Guest
from impera.server.storage.log import Event
from impera.server.storage.people import Rewritten
from impera.server.storage.store import Store
from impera.server.table import facts

ATTEMPTS = 3
PAUSE = 0.01  # seconds between two tables, so that others can write

MOST_ACTS = 1000


async def kept(store: Store, guest: Guest) -> told.Kept:
    """Everything that is kept of a guest."""
    tables = []
    for table_id in await store.people.tables(guest.id):
        tables.append(kept_at(table_id, traces(await store.tables.events(table_id), guest.id)))
        await asyncio.sleep(0)
    player = f"guest:{guest.id}"
    rating = (await store.ratings.of([player])).get(player)
    acts = await store.acts.newest(MOST_ACTS, guest.id)
    return told.Kept(
        guest.id,
        guest.name,
        guest.created_at,
        None if rating is None else archive.ranked(guest.name or "", rating, bot=False),
        [told.KeptResult(*result) for result in await store.people.results(guest.id)],
        tables,
        [told.KeptAct(act.at, act.what, act.reason, act.until) for act in acts],
        [told.KeptDevice(each.added_at, each.seen_at) for each in await store.devices.of(guest.id)],
        [told.KeptPasskey(*passkey) for passkey in await store.passkeys.of(guest.id)],
        [told.KeptBrowser(*browser) for browser in await store.people.browsers(guest.id)],
    )


def kept_at(table_id: str, found: list[Trace]) -> told.KeptTable:
    """What is kept of a guest at one table."""
    names, said, reports = [], [], []
    for event, fact in found:
        match fact:
            case facts.Sat():
                names.append(fact.name)
            case facts.Talked():
                said.append(told.KeptSaying(event.at, fact.phrase, fact.text))
            case facts.Reported():
                reports.append(told.KeptReport(event.at, fact.why))
    return told.KeptTable(table_id, found[0].event.at if found else 0, names, said, reports)


async def forget(store: Store, guest: Guest) -> None:
    """Remove everything that is kept of a guest; a bot takes over where they still play."""
    for _ in range(ATTEMPTS):
        await leave_everywhere(store, guest.id)
        await rewrite(store, guest.id, forgotten, None, let_go=True)
        if not await store.people.tables(guest.id):  # they sat down nowhere else meanwhile
            break
    await store.people.forget(guest.id)


async def rewrite(
    store: Store,
    guest: str,
    change: Callable[[Trace], Rewritten],
    name: str | None,
    *,
    let_go: bool = False,
) -> None:
    """Rewrite what a guest has left, table by table, and the names in the records of games."""

    def changed(events: Sequence[Event]) -> list[Rewritten]:
        return [change(trace) for trace in traces(events, guest)]

    for table_id in await store.people.tables(guest):
        await store.people.rewrite(table_id, guest, changed, name, let_go=let_go)
        await asyncio.sleep(PAUSE)
