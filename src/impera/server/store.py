"""The store: tables as their setup and a log of events, and what is kept beside them."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, and_, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from impera.rules.notation import Refused, quote
from impera.server import log, schema
from impera.server.bell import Bell, Hears, Overhears, OwnBell, PostgresBell
from impera.server.database import (
    Place,
    PostgreSQL,
    SQLite,
    Unavailable,
    opening,
    place,
    working,
)
from impera.server.log import Append, Appended, Seat, Taken, check, check_text, hashed
from impera.server.schema import Now, insert
from impera.server.writer import Writer

__all__ = ["Appended", "Seat", "Store", "Taken", "Unavailable", "new_token", "open_store"]

LONGEST_ID = 100  # characters; a notification has to hold it
RATINGS_LOCK = 0x494D50455242
PROCESS = "process "  # how the leases of living processes begin
COOKIES = "cookies"


class Table(NamedTuple):
    """A table, as it was opened."""

    id: str
    setup: str
    public: bool
    opened_at: int
    finished_at: int | None


class Event(NamedTuple):
    """An event of a table."""

    number: int
    kind: str
    payload: str
    client_id: str | None
    at: int


class Sitting(NamedTuple):
    """A seat that has an owner."""

    table_id: str
    seat: int
    guest_id: str | None


class Guest(NamedTuple):
    """Somebody who came by, with a name or without."""

    id: str
    name: str | None
    created_at: int


class Game(NamedTuple):
    """A finished game."""

    table_id: str
    finished_at: int
    record: str


class Rating(NamedTuple):
    """How strong a player seems."""

    mu: float
    sigma: float
    games: int


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator["Store"]:
    """The store at an address, its schema brought up to date; closed when all is written."""
    where = place(url)
    async with AsyncExitStack() as stack:
        engines = []
        with opening(where):
            for writes in (True, False):
                engines.append(where.engine(writes=writes))
                stack.push_async_callback(engines[-1].dispose)
            await where.prepare(engines[0])
        store = Store(where, *engines)
        stack.push_async_callback(store.close)
        yield store


class Store:
    """Everything that lasts. What a method has written is durable when it returns."""

    def __init__(self, where: Place, writes: AsyncEngine, reads: AsyncEngine) -> None:
        self._where, self._reads = where, reads
        self._bell: Bell
        self._bell = PostgresBell(where, reads) if isinstance(where, PostgreSQL) else OwnBell()
        self._writer = Writer(where, writes, self._bell.ring)

    @property
    def commits(self) -> int:
        """How many transactions this process has written."""
        return self._writer.commits

    @property
    def shared(self) -> bool:
        """Whether other processes may write here, too."""
        return isinstance(self._where, PostgreSQL)

    async def close(self) -> None:
        """Write what waits, and tell of it."""
        await self._writer.close()
        await self._bell.close()

    async def ping(self) -> None:
        """Nothing, if the database answers."""
        await self._read(select(1))

    async def listen(self, hears: Hears, overhears: Overhears | None = None) -> None:
        """Call back with (table, number) for new events, and with (None, 0) when any may be new.

        On PostgreSQL those of all processes are heard, on SQLite those of this one. A process that
        dies after a commit tells nobody: look at `heads` now and then.
        """
        await self._bell.listen(hears, overhears)

    def ring(self, table_id: str) -> None:
        """Tell all who listen of a table without events."""
        self._bell.ring([(table_id, 0)])

    def whisper(self, line: str) -> None:
        """Say something to all processes that need not last; who serves from a file is alone."""
        self._bell.whisper(line)

    async def beat(self, process: str, seconds: float) -> tuple[frozenset[str], int]:
        """Give a sign of life; all processes that live, and what time it is for the database.

        Who serves from a file is alone.
        """
        if isinstance(self._where, SQLite):
            return frozenset([process]), (await self._read(select(Now())))[0][0]
        await self.claim(f"{PROCESS}{process}", process, seconds)
        columns = schema.leases.c
        living = and_(columns.name.startswith(PROCESS), columns.until > Now())
        rows = await self._read(select(columns.holder, Now()).where(living))
        return frozenset([process, *(row[0] for row in rows)]), rows[0][1] if rows else 0

    async def depart(self, process: str) -> None:
        """Live no more, and forget those who went without a word."""
        columns = schema.leases.c
        mine = columns.name == f"{PROCESS}{process}"
        gone = and_(columns.name.startswith(PROCESS), columns.until < Now() - 60_000)
        dead = delete(schema.leases).where(or_(mine, gone))
        await self._writer.write(lambda connection: connection.execute(dead))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Serve from a file as the only one; any number may serve from PostgreSQL."""
        with self._where.alone():
            yield

    async def key(self) -> bytes:
        """The key with which cookies are signed: made once, the same for all processes."""

        async def make(connection: AsyncConnection) -> str:
            row = {"name": COOKIES, "value": secrets.token_hex(32)}
            await connection.execute(
                insert(connection.dialect.name, schema.keys).values(row).on_conflict_do_nothing()
            )
            value = select(schema.keys.c.value).where(schema.keys.c.name == COOKIES)
            return str((await connection.execute(value)).scalar_one())

        return bytes.fromhex(await self._writer.write(make))

    async def create_table(self, table_id: str, setup: str, *, public: bool = False) -> None:
        """Open a table; `Taken` if there is one of that name."""
        if not 1 <= len(table_id) <= LONGEST_ID or any(map(str.isspace, table_id)):
            raise Refused(f"not the name of a table: {quote(table_id)}")
        check_text(table_id, setup)

        async def create(connection: AsyncConnection) -> None:
            row = {"id": table_id, "setup": setup, "public": public, "opened_at": Now()}
            added = insert(connection.dialect.name, schema.tables).values(row)
            added_id = added.on_conflict_do_nothing().returning(schema.tables.c.id)
            if (await connection.execute(added_id)).first() is None:
                raise Taken(f"there is a table {table_id}")

        await self._writer.write(create)

    async def append(
        self,
        table_id: str,
        number: int,
        kind: str,
        payload: str,
        client_id: str | None = None,
        *,
        seats: Sequence[Seat] = (),
        record: str | None = None,
    ) -> Appended:
        """Append an event, with the seats it changes and the record of the game that it ends.

        `number` follows the last event that the caller has seen committed; `Taken` says that
        others have gone on meanwhile. The same client id again changes nothing, and the answer is
        the event that is there.
        """
        event = Append(table_id, number, kind, payload, client_id, tuple(seats), record)
        check(event)
        appended: Appended = await self._writer.write(event)
        return appended

    async def finish(self, table_id: str, record: str | None = None) -> bool:
        """Close a table without an event; whether it was still open. `record`: of its game."""
        check_text(table_id, record)
        finished = self._writer.write(lambda connection: log.finish(connection, table_id, record))
        return bool(await finished)

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """The events of a table in their order, from the one after a number."""
        check_text(table_id)
        columns = schema.events.c
        wanted = and_(columns.table_id == table_id, columns.number > after)
        return [
            Event(*row)
            for row in await self._read(
                select(columns.number, columns.kind, columns.payload, columns.client_id, columns.at)
                .where(wanted)
                .order_by(columns.number)
            )
        ]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables, 0 if there is none yet."""
        tables, events = schema.tables.c, schema.events.c
        newest = select(func.max(events.number)).where(events.table_id == tables.id)
        head = func.coalesce(newest.scalar_subquery(), 0)
        return dict(await self._read(select(tables.id, head).where(tables.id.in_(table_ids))))

    async def table(self, table_id: str) -> Table | None:
        """A table, if it is there."""
        check_text(table_id)
        return next(iter(await self._tables(schema.tables.c.id == table_id)), None)

    async def tables(self, limit: int = 100, before: Table | None = None) -> list[Table]:
        """The public tables that are not finished, newest first; `before`: the last one seen."""
        columns = schema.tables.c
        wanted = and_(columns.public, columns.finished_at.is_(None))
        if before is not None:
            wanted &= older(columns.opened_at, columns.id, before.opened_at, before.id)
        return await self._tables(wanted, limit)

    async def unfinished(self) -> list[Table]:
        """All tables that are not finished, newest first."""
        return await self._tables(schema.tables.c.finished_at.is_(None))

    async def _tables(self, wanted: ColumnElement[bool], limit: int | None = None) -> list[Table]:
        columns = schema.tables.c
        newest = [columns.opened_at.desc(), columns.id.desc()]
        rows = select(schema.tables).where(wanted).order_by(*newest).limit(limit)
        return [Table(*row) for row in await self._read(rows)]

    async def create_guest(self, name: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the secret that proves it; only the guest has that."""
        check_text(name)
        guest_id, token = secrets.token_urlsafe(12), new_token()

        async def create(connection: AsyncConnection) -> int:
            row = {"id": guest_id, "token_hash": hashed(token), "name": name, "created_at": Now()}
            added = insert(connection.dialect.name, schema.guests).values(row)
            at = await connection.execute(added.returning(schema.guests.c.created_at))
            return int(at.scalar_one())

        return Guest(guest_id, name, await self._writer.write(create)), token

    async def rename_guest(self, guest_id: str, name: str | None) -> None:
        """Give a guest another name, or none."""
        check_text(name)
        mine = update(schema.guests).where(schema.guests.c.id == guest_id)
        await self._writer.write(lambda connection: connection.execute(mine.values(name=name)))

    async def guest(self, token: str) -> Guest | None:
        """The guest who knows a secret."""
        columns = schema.guests.c
        rows = select(columns.id, columns.name, columns.created_at)
        found = await self._read(rows.where(columns.token_hash == hashed(token)))
        return Guest(*found[0]) if found else None

    async def guest_names(self, guest_ids: Sequence[str]) -> dict[str, str]:
        """The names of those guests who have one."""
        columns = schema.guests.c
        named = and_(columns.id.in_(guest_ids), columns.name.is_not(None))
        return dict(await self._read(select(columns.id, columns.name).where(named)))

    async def seats(
        self,
        *,
        table_id: str | None = None,
        token: str | None = None,
        guest_id: str | None = None,
    ) -> list[Sitting]:
        """The seats that have an owner: at a table, by a secret, of a guest, or all of that."""
        check_text(table_id, guest_id)
        columns = schema.seats.c
        rows = select(columns.table_id, columns.seat, columns.guest_id)
        if table_id is not None:
            rows = rows.where(columns.table_id == table_id)
        if token is not None:
            rows = rows.where(columns.token_hash == hashed(token))
        if guest_id is not None:
            rows = rows.where(columns.guest_id == guest_id)
        rows = rows.order_by(columns.table_id, columns.seat)
        return [Sitting(*row) for row in await self._read(rows)]

    async def game(self, table_id: str) -> Game | None:
        """The finished game of a table."""
        check_text(table_id)
        return next(iter(await self._games(schema.games.c.table_id == table_id)), None)

    async def games(
        self, limit: int = 50, before: Game | None = None, guest_id: str | None = None
    ) -> list[Game]:
        """Finished games of public tables, or of a guest, newest first; `before`: the last seen."""
        columns, public = schema.games.c, schema.tables.c.public
        theirs = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == guest_id)
        listed = select(schema.tables.c.id).where(public)
        wanted: ColumnElement[bool]
        wanted = columns.table_id.in_(listed if guest_id is None else theirs)
        if before is not None:
            wanted &= older(columns.finished_at, columns.table_id, *before[1::-1])
        return await self._games(wanted, limit)

    async def unrated(self) -> list[Game]:
        """Finished games that have not been rated."""
        return await self._games(~schema.games.c.rated)

    async def _games(self, wanted: ColumnElement[bool], limit: int | None = None) -> list[Game]:
        columns = schema.games.c
        newest = [columns.finished_at.desc(), columns.table_id.desc()]
        rows = select(columns.table_id, columns.finished_at, columns.record).where(wanted)
        return [Game(*row) for row in await self._read(rows.order_by(*newest).limit(limit))]

    async def rate(
        self,
        table_id: str,
        players: Sequence[str],
        change: Callable[[Mapping[str, Rating]], Mapping[str, Rating]],
    ) -> bool:
        """Rate a finished game, once; `change` gets the ratings there are and gives the new ones.

        Whether it was still to be rated.
        """

        async def rate(connection: AsyncConnection) -> bool:
            if connection.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(lock, {"lock": RATINGS_LOCK})
            columns = schema.games.c
            unrated = and_(columns.table_id == table_id, ~columns.rated)
            marked = update(schema.games).where(unrated).values(rated=True)
            if not (await connection.execute(marked)).rowcount:
                return False
            found = await connection.execute(ratings_of(players))
            for player, rating in change({row[0]: Rating(*row[1:]) for row in found}).items():
                await keep_rating(connection, player, rating)
            return True

        return bool(await self._writer.write(rate))

    async def ratings(self, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those players who have one."""
        return {row[0]: Rating(*row[1:]) for row in await self._read(ratings_of(players))}

    async def ranking(self, limit: int = 100) -> list[tuple[str, Rating]]:
        """Who is surely strong, strongest first."""
        columns = schema.ratings.c
        sure = (columns.mu - 3 * columns.sigma).desc()
        rows = select(schema.ratings).order_by(sure, columns.player).limit(limit)
        return [(row[0], Rating(*row[1:])) for row in await self._read(rows)]

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease by the database's clock; False while somebody else holds it."""
        columns = schema.leases.c
        until = Now() + round(seconds * 1000)

        async def claim(connection: AsyncConnection) -> bool:
            added = insert(connection.dialect.name, schema.leases)
            added = added.values(name=name, holder=holder, until=until)
            taken = added.on_conflict_do_update(
                index_elements=[columns.name],
                set_={"holder": added.excluded.holder, "until": added.excluded.until},
                where=or_(columns.holder == holder, columns.until <= Now()),
            )
            return (await connection.execute(taken.returning(columns.name))).first() is not None

        return bool(await self._writer.write(claim))

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back; one that somebody else has taken meanwhile stays."""
        columns = schema.leases.c
        mine = delete(schema.leases).where(columns.name == name, columns.holder == holder)
        await self._writer.write(lambda connection: connection.execute(mine))

    async def _read(self, rows: Executable) -> Sequence[Any]:
        with working(self._where):
            async with self._reads.connect() as connection:
                return (await connection.execute(rows)).all()


def older(
    at: ColumnElement[int], key: ColumnElement[str], seen_at: int, seen_key: str
) -> ColumnElement[bool]:
    """What comes after the last one seen in a list that has the newest first."""
    return or_(at < seen_at, and_(at == seen_at, key < seen_key))


def ratings_of(players: Sequence[str]) -> Executable:
    """The ratings of some players."""
    return select(schema.ratings).where(schema.ratings.c.player.in_(players))


async def keep_rating(connection: AsyncConnection, player: str, rating: Rating) -> None:
    """The newest rating of a player."""
    added = insert(connection.dialect.name, schema.ratings)
    added = added.values(player=player, **rating._asdict())
    kept = added.on_conflict_do_update(
        index_elements=[schema.ratings.c.player], set_=rating._asdict()
    )
    await connection.execute(kept)
