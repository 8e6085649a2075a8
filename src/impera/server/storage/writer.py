"""The writer: everything waiting is written in one transaction, and answered after its commit."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from impera.rules.refused import Refused
from impera.server.storage.database import FAILURES, Place, Unavailable
from impera.server.storage.health import Health
from impera.server.storage.log import Append, Appended, Taken, append_all

MOST = 1000  # most requests in one transaction

Work = Callable[[AsyncConnection], Awaitable[Any]]
Changes = Sequence[tuple[str, int]]


class Wish(NamedTuple):
    """Something to be written, and who waits for it."""

    what: Append | Work
    answer: "asyncio.Future[Any]"


class Lost(Exception):
    """The commit failed; nobody knows whether the transaction counts."""


class Spoiled(Exception):
    """One of many requests made their transaction fail."""


class Writer:
    """The only writer of a process."""

    def __init__(
        self, where: Place, engine: AsyncEngine, tell: Callable[[Changes], None], health: Health
    ) -> None:
        self.commits = 0
        self._where, self._engine, self._tell, self._health = where, engine, tell, health
        self._waiting: deque[Wish] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        """How many requests haven't been begun."""
        return len(self._waiting)

    async def write(self, what: Append | Work) -> Any:
        """Write something, and wait until it is durable."""
        if self._closing:
            raise Unavailable(f"{self._where}: closed")
        wish = Wish(what, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        self._wake.set()
        return await wish.answer

    async def close(self) -> None:
        """Write what waits, and then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                self._wake.clear()
                if batch := self._next_batch():
                    await self._write(batch)
                elif not self._closing:
                    await self._wake.wait()
        finally:
            self._closing = True
            for wish in self._waiting:
                answer(wish, Unavailable(f"{self._where}: closed"))

    def _next_batch(self) -> list[Wish]:
        """Everything waiting, in order; requests whose caller has gone are dropped."""
        wishes = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        return [wish for wish in wishes if not wish.answer.cancelled()]

    async def _write(self, batch: list[Wish]) -> None:
        """Answer everybody; a request that makes a transaction fail fails alone."""
        try:
            outcomes = await self._transaction(batch)
        except Spoiled:
            for wish in batch:
                await self._write([wish])
            return
        except Exception as error:
            self._fail(batch, error)
            return
        except BaseException:
            self._fail(batch, Unavailable(f"{self._where}: closed"))
            raise
        for wish, outcome in zip(batch, outcomes, strict=True):
            answer(wish, outcome)
        self._tell(
            [
                (wish.what.table_id, outcome.number)
                for wish, outcome in zip(batch, outcomes, strict=True)
                if isinstance(wish.what, Append) and isinstance(outcome, Appended) and outcome.fresh
            ]
        )

    def _fail(self, batch: list[Wish], error: BaseException) -> None:
        """Tell everybody; each gets an error of their own, because it keeps where it was raised."""
        if isinstance(error, Lost) and error.__cause__ is not None:
            error = error.__cause__
        if isinstance(error, FAILURES):
            error = self._health.failed(error)
        for wish in batch:
            answer(wish, Unavailable(str(error)) if isinstance(error, Unavailable) else error)

    async def _transaction(self, batch: list[Wish]) -> list[Any]:
        """Write all requests in one transaction; try again if the connection had died before."""
        try:
            return await self._attempt(batch)
        except DBAPIError as error:
            if not is_gone(error):
                raise
        return await self._attempt(batch)

    async def _attempt(self, batch: list[Wish]) -> list[Any]:
        """Write all requests; what went into a file that is no longer there doesn't count."""
        self._health.check()
        async with self._engine.connect() as connection:
            transaction = await connection.begin()
            try:
                outcomes = await carry_out(connection, batch)
            except Exception as error:
                if len(batch) == 1 or is_gone(error):
                    raise
                raise Spoiled from error
            try:
                await transaction.commit()
            except FAILURES as error:
                raise Lost from error
        self._health.check()
        self.commits += 1
        return outcomes


def is_gone(error: Exception) -> bool:
    """Whether the database is to blame, rather than what was written."""
    return isinstance(error, OSError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


async def carry_out(connection: AsyncConnection, batch: list[Wish]) -> list[Any]:
    """The outcome of every request, none of them committed yet."""
    appends = [wish.what for wish in batch if isinstance(wish.what, Append)]
    appended = iter(await append_all(connection, appends) if appends else [])
    return [
        next(appended) if isinstance(wish.what, Append) else await tried(connection, wish.what)
        for wish in batch
    ]


async def tried(connection: AsyncConnection, work: Work) -> Any:
    """The result of a request; a refused one has written nothing."""
    try:
        return await work(connection)
    except (Refused, Taken) as refused:
        return refused


def answer(wish: Wish, outcome: Any) -> None:
    """Tell the caller, if they are still waiting."""
    if wish.answer.done():
        return
    if isinstance(outcome, BaseException):
        wish.answer.set_exception(outcome)
    else:
        wish.answer.set_result(outcome)
