"""Browsers: the browsers on which guests want to be called back."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from impera.server.storage import schema
from impera.server.storage.log import check_text, hashed
from impera.server.storage.reader import Reader
from impera.server.storage.schema import Now, insert
from impera.server.storage.writer import Writer

MOST = 5  # browsers of one guest; with another one, the oldest goes


class Browser(NamedTuple):
    """Where a browser is reached, its keys, its language, the site it was asked on, and by whom.

    `device` is the hash of its secret, so that it isn't called any more once it is signed out.
    """

    id: str
    guest_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str
    device: str | None


def browser_id(endpoint: str) -> str:
    """How a browser is named here: its address is a secret of its owner."""
    return hashed(endpoint)


class Browsers:
    """All browsers; each belongs to the guest who named it last."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader, self._writer = reader, writer

    async def add(self, browser: Browser) -> None:
        """Remember a browser, or what is new about it."""
        check_text(*browser)

        async def add(connection: AsyncConnection) -> None:
            added = insert(connection.dialect.name, schema.browsers)
            added = added.values(**browser._asdict(), added_at=Now())
            fresh = {name: added.excluded[name] for name in Browser._fields if name != "id"}
            await connection.execute(
                added.on_conflict_do_update(index_elements=[schema.browsers.c.id], set_=fresh)
            )
            await connection.execute(delete(schema.browsers).where(too_many(browser)))

        await self._writer.write(add)

    async def remove(self, name: str, guest_id: str | None = None) -> None:
        """Forget a browser; `guest_id`: only if it is theirs."""
        columns = schema.browsers.c
        mine = [] if guest_id is None else [columns.guest_id == guest_id]
        gone = delete(schema.browsers).where(columns.id == name, *mine)
        await self._writer.write(lambda connection: connection.execute(gone))

    async def count(self, guest_id: str) -> int:
        """How many browsers a guest has."""
        rows = select(func.count()).where(schema.browsers.c.guest_id == guest_id)
        return int((await self._reader.read(rows))[0][0])

    async def find(self, name: str) -> Browser | None:
        """A browser, if it is known."""
        columns = schema.browsers.c
        rows = select(*(columns[each] for each in Browser._fields)).where(columns.id == name)
        found = await self._reader.read(rows)
        return Browser(*found[0]) if found else None


def too_many(new: Browser) -> ColumnElement[bool]:
    """The guest's oldest browsers, beyond the most that one may have."""
    columns = schema.browsers.c
    newest = [(columns.id == new.id).desc(), columns.added_at.desc(), columns.id]
    mine = select(columns.id).where(columns.guest_id == new.guest_id).order_by(*newest)
    return and_(
        columns.guest_id == new.guest_id, columns.id.not_in(mine.limit(MOST).scalar_subquery())
    )
