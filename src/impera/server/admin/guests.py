"""Guests, as the host finds, renames, mutes and bans them; and networks."""

from sqlalchemy import update

from impera.rules.refused import Refused, quote
from impera.server import privacy
from impera.server.admin.networks import is_network, read_network
from impera.server.admin.orders import Ban, Guests, Mute, Rename, Sheet
from impera.server.admin.sheets import Cell, chosen, reason_of, shown
from impera.server.admin.writing import leave_everywhere
from impera.server.messages.problems import Problem
from impera.server.persons import renamed
from impera.server.storage import schema
from impera.server.storage.acts import Deed
from impera.server.storage.guests import Guest
from impera.server.storage.store import Store
from impera.server.table.names import clean_name


async def list_guests(store: Store, order: Guests) -> list[Sheet]:
    """Guests, newest first."""
    found = await store.people.named(order.name, chosen(order.limit))
    rows: list[list[Cell]] = [[guest.id, guest.name, shown(guest.created_at)] for guest in found]
    return [Sheet("Guests", ["guest", "name", "since (UTC)"], rows)]


async def known(store: Store, guest_id: str) -> Guest:
    """A guest who is there."""
    guest = await store.people.find(guest_id)
    if guest is None:
        raise Refused(f"there is no guest {quote(guest_id)}; `impera admin guests` finds them")
    return guest


async def rename(store: Store, who: str, order: Rename) -> None:
    """Give a guest another name wherever the old one is shown: at tables and in records."""
    guest, reason = await known(store, order.guest), reason_of(order.reason)
    try:
        name = clean_name(order.name)
    except Problem as problem:
        raise Refused(str(problem)) from None
    value = f"{guest.name or '-'} → {name or '-'}"
    await privacy.rewrite(store, guest.id, renamed(name), name)
    now = update(schema.guests).where(schema.guests.c.id == guest.id).values(name=name)
    await store.acts.write(Deed(who, "rename", guest.id, reason, value=value), now)


async def mute(store: Store, who: str, order: Mute) -> None:
    """Keep a guest from talking at every table, or let them talk again."""
    guest, reason = await known(store, order.guest), reason_of(order.reason)
    until = order.until if order.on else None
    await store.acts.write(Deed(who, "mute" if order.on else "unmute", guest.id, reason, until))


async def ban(store: Store, who: str, order: Ban) -> None:
    """Keep a guest or a network out; a guest's chairs are left. Or let them in again."""
    reason, until = reason_of(order.reason), order.until if order.on else None
    what = "ban" if order.on else "unban"
    if is_network(order.whom):
        network = str(read_network(order.whom))
        await store.acts.write(Deed(who, what, network, reason, until))
        return
    guest = await known(store, order.whom)
    await store.acts.write(Deed(who, what, guest.id, reason, until))
    if order.on:
        await leave_everywhere(store, guest.id)
