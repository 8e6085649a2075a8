"""How times and people look on a sheet, and what every order needs."""

from collections.abc import Iterable
from datetime import UTC, datetime

from impera.rules.refused import Refused, quote
from impera.server.admin.orders import LONGEST, MOST
from impera.server.storage.acts import Act
from impera.server.storage.store import Store
from impera.server.storage.tables import TableRow
from impera.server.table.text import clean

Cell = str | int | None


def shown(at: int | None) -> str | None:
    """A time, UTC, to the minute."""
    if at is None:
        return None
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def chosen(limit: int) -> int:
    """How many rows to show."""
    return max(1, min(limit, MOST))


def reason_of(text: str) -> str:
    """A reason, which every act on people has."""
    kept = clean(text)
    if kept is None or len(kept) > LONGEST:
        raise Refused(f"give a reason of at most {LONGEST} characters")
    return kept


def acts_sheet(acts: Iterable[Act]) -> list[list[Cell]]:
    """Acts as rows."""
    return [
        [act.number, shown(act.at), act.who, act.what, act.whom, shown(act.until), *said(act)]
        for act in acts
    ]


ACTS = ["number", "at (UTC)", "by", "act", "on", "until", "reason", "content"]


def said(act: Act) -> list[Cell]:
    """Why, and what; the texts of an announcement on one line."""
    return [act.reason, act.value and act.value.replace("\n", " · ")]


async def table_row(store: Store, table_id: str) -> TableRow:
    """A table that is there."""
    row = await store.tables.find(table_id)
    if row is None:
        raise Refused(f"there is no table {quote(table_id)}")
    return row
