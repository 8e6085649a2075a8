"""The queue of reports, each with the talk around it."""

from collections.abc import Sequence
from typing import NamedTuple

from impera.rules.refused import Refused
from impera.server.admin.orders import Reports, Resolve, Sheet
from impera.server.admin.sheets import Cell, chosen, reason_of, shown
from impera.server.storage.acts import Deed
from impera.server.storage.log import Event
from impera.server.storage.store import Store
from impera.server.table import facts

AROUND = 5  # how much talk is shown before and after what was reported
COLUMNS = ["", "number", "at (UTC)", "chair", "name", "guest", "said"]


class Said(NamedTuple):
    """Something said, by whom, and the number that people know it by."""

    told: int
    event: Event
    fact: facts.Talked
    sat: facts.Sat | None


async def list_reports(store: Store, order: Reports) -> list[Sheet]:
    """The newest reports."""
    found = []
    for table_id, number in await store.acts.reports(chosen(order.limit), every=order.every):
        found.append(sheet(table_id, number, await store.tables.events(table_id)))
    return found or [Sheet("No reports", [], [])]


def sheet(table_id: str, number: int, events: Sequence[Event]) -> Sheet:
    """A report: why, and what was said, with the talk around it."""
    event = events[number - 1]
    report = facts.read_fact(event.payload)
    assert isinstance(report, facts.Reported)
    talk = said(events)
    place = next((at for at, each in enumerate(talk) if each.told == report.said), 0)
    why = f": {report.why}" if report.why else ""
    return Sheet(
        f"Report {table_id} {number}, {shown(event.at)}, by chair {report.chair}{why}",
        COLUMNS,
        [
            row(each, each.told == report.said)
            for each in talk[max(0, place - AROUND) : place + AROUND + 1]
        ],
    )


def row(each: Said, reported: bool) -> list[Cell]:
    """Something said."""
    name, guest = (None, None) if each.sat is None else (each.sat.name, each.sat.guest)
    who: list[Cell] = [each.fact.chair, name, guest]
    words = each.fact.text or each.fact.phrase
    return ["→" if reported else "", each.told, shown(each.event.at), *who, words]


def said(events: Sequence[Event]) -> list[Said]:
    """All talk at a table."""
    told, sat, found = 0, dict[int, facts.Sat](), []
    for event in events:
        fact = facts.read_fact(event.payload)
        told += not isinstance(fact, facts.PRIVATE)
        if isinstance(fact, facts.Sat):
            sat[fact.chair] = fact
        elif isinstance(fact, facts.Talked):
            found.append(Said(told, event, fact, sat.get(fact.chair)))
    return found


async def resolve(store: Store, who: str, order: Resolve) -> None:
    """Mark a report as dealt with."""
    reason = reason_of(order.reason)
    events = await store.tables.events(order.table)
    kinds = [event.kind for event in events if event.number == order.number]
    if kinds != ["reported"]:
        raise Refused(f"there is no report {order.table} {order.number}")
    await store.acts.write(Deed(who, "resolve", f"{order.table} {order.number}", reason))
