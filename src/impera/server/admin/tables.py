"""Tables, as the host sees and ends them; hidden cards stay hidden from hosts, too."""

from sqlalchemy import update

from impera.rules.refused import Refused
from impera.server.admin.orders import Close, Hide, Sheet, ShowTable, Tables
from impera.server.admin.sheets import Cell, chosen, reason_of, shown, table_row
from impera.server.admin.writing import read_table, write_fact
from impera.server.messages import news
from impera.server.messages.problems import Problem
from impera.server.storage import schema
from impera.server.storage.acts import Deed
from impera.server.storage.store import Store
from impera.server.storage.tables import TableRow
from impera.server.table import facts
from impera.server.table.proposals import Proposal
from impera.server.table.standing import Table

LISTED = ["table", "opened (UTC)", "finished (UTC)", "listed", "phase", "players", "seats"]


async def list_tables(store: Store, order: Tables) -> list[Sheet]:
    """Tables, newest first."""
    rows = await store.tables.newest(chosen(order.limit), every=order.every, guest_id=order.guest)
    return [Sheet("Tables", LISTED, [await line(store, row) for row in rows])]


async def line(store: Store, row: TableRow) -> list[Cell]:
    """A table in a list."""
    try:
        table = await read_table(store, row)
    except Problem as newer:
        return [row.id, shown(row.opened_at), shown(row.finished_at), None, str(newer), None, None]
    names = [place.bot or place.name or ("?" if place.taken else "-") for place in table.places]
    listed = "yes" if row.public else "hidden" if table.setup.public else "no"
    when = [shown(row.opened_at), shown(row.finished_at)]
    return [row.id, *when, listed, table.phase, table.setup.players, ", ".join(names)]


async def show_table(store: Store, order: ShowTable) -> list[Sheet]:
    """Who sits at a table, and what was said there."""
    row = await table_row(store, order.table)
    table = await read_table(store, row)
    seats: list[list[Cell]] = [
        [chair, place.bot or "person", place.name, place.guest, place.away]
        for chair, place in enumerate(table.places)
    ]
    talk: list[list[Cell]] = [
        [each.number, shown(each.at), item.what.chair, item.what.text or item.what.phrase]
        for each in table.log
        for item in each.items
        if isinstance(item.what, news.Talked)
    ]
    return [
        Sheet("Table", LISTED, [await line(store, row)]),
        Sheet("Seats", ["chair", "who", "name", "guest", "away"], seats),
        Sheet("Talk", ["number", "at (UTC)", "chair", "said"], talk),
    ]


async def close(store: Store, who: str, order: Close) -> None:
    """Close a table for good; everybody there is told."""
    row = await table_row(store, order.table)
    reason = reason_of(order.reason)
    if row.finished_at is not None:
        raise Refused("the table is finished already")

    def closing(table: Table) -> Proposal | None:
        over = table.phase in ("over", "closed")
        return None if over else Proposal(facts.Closed("host"))

    await store.acts.write(Deed(who, "close", row.id, reason))
    await write_fact(store, row, closing)
    await store.tables.finish(row.id)


async def hide(store: Store, who: str, order: Hide) -> None:
    """Take a table, and the game that was played there, out of all lists; or put it back."""
    row = await table_row(store, order.table)
    reason = reason_of(order.reason)
    this = update(schema.tables).where(schema.tables.c.id == row.id)
    wanted = not order.hidden and facts.read_setup(row.setup).public
    what = "hide" if order.hidden else "unhide"
    await store.acts.write(Deed(who, what, row.id, reason), this.values(public=wanted))
