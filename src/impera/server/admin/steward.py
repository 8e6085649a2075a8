"""The steward: carries out what the host asks for, the same way in a server and beside one."""

from collections.abc import Awaitable, Callable
from typing import Any

from impera.server.admin import banners, guests, orders, reports, tables
from impera.server.admin.force import InForce
from impera.server.admin.orders import Order, Sheet
from impera.server.admin.sheets import ACTS, acts_sheet, chosen
from impera.server.storage.acts import Deed
from impera.server.storage.store import Store


async def carry_out(store: Store, who: str, order: Order) -> list[Sheet]:
    """Do what is asked, and say what came of it; `who` is written down with every act."""
    kind = type(order)
    if kind in LOOKS:
        return await LOOKS[kind](store, order)
    await DOES[kind](store, who, order)
    [newest] = await store.acts.newest(1)
    return [Sheet("Done", ACTS, acts_sheet([newest]))]


async def banner(store: Store, who: str, order: orders.Banner) -> None:
    """Announce something to everybody, or nothing any more."""
    said = banners.read_texts(order.text, order.texts)
    until = order.until if said else None
    await store.acts.write(Deed(who, "banner", until=until, value=banners.written(said)))


async def maintenance(store: Store, who: str, order: orders.Maintenance) -> None:
    """Open no new tables, or open them again."""
    until, value = (order.until, "on") if order.on else (None, "off")
    await store.acts.write(Deed(who, "maintenance", until=until, value=value))


async def in_force(store: Store, _: orders.InForce) -> list[Sheet]:
    """Bans, mutes, the banner and maintenance."""
    force = InForce()
    for act in await store.acts.after(0):
        force.fold(act)
    return [Sheet("In force", ACTS, acts_sheet(force.listed(await store.now())))]


async def audit(store: Store, order: orders.Audit) -> list[Sheet]:
    """What was done."""
    acts = await store.acts.newest(chosen(order.limit), order.whom)
    return [Sheet("Acts", ACTS, acts_sheet(acts))]


async def statistics(store: Store, _: orders.Statistics) -> list[Sheet]:
    """How much there is, and how much is new."""
    rows: list[list[str | int | None]] = [[name, *counts] for name, *counts in await store.counts()]
    return [Sheet("Statistics", ["what", "all", "last 7 days", "last 24 hours"], rows)]


LOOKS: dict[type, Callable[[Store, Any], Awaitable[list[Sheet]]]] = {
    orders.Tables: tables.list_tables,
    orders.ShowTable: tables.show_table,
    orders.Reports: reports.list_reports,
    orders.Guests: guests.list_guests,
    orders.InForce: in_force,
    orders.Statistics: statistics,
    orders.Audit: audit,
}
DOES: dict[type, Callable[[Store, str, Any], Awaitable[None]]] = {
    orders.Close: tables.close,
    orders.Hide: tables.hide,
    orders.Resolve: reports.resolve,
    orders.Rename: guests.rename,
    orders.Mute: guests.mute,
    orders.Ban: guests.ban,
    orders.Banner: banner,
    orders.Maintenance: maintenance,
}
