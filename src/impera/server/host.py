"""What a table in use needs from the house it is in."""

from collections.abc import Coroutine, Set
from typing import TYPE_CHECKING, Any, Protocol

from impera.server.admin.force import InForce
from impera.server.messages.answers import Phase
from impera.server.presence import Presence
from impera.server.storage.store import Store
from impera.server.table.facts import Rematched
from impera.server.table.standing import Table
from impera.server.thinking import Thinkers

if TYPE_CHECKING:
    import asyncio


class Host(Protocol):
    """The house, as a table sees it."""

    store: Store
    thinkers: Thinkers
    pace: float
    bots_only_pace: float
    others: Presence
    alive: Set[str]
    force: InForce

    def now(self) -> int:
        """Milliseconds since 1970 by the database's clock."""

    def learn_time(self, at: int) -> None:
        """The database has just said what time it is."""

    def keeps(self, table_id: str) -> bool:
        """Whether this process carries out the duties of a table."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something in the background."""

    def let_go(self, table_id: str) -> None:
        """Leave a table to newer processes."""

    def turned(self, table: Table, before: Phase) -> None:
        """A table has reached another phase."""

    async def open_rematch(self, table: Table, again: Rematched) -> None:
        """The table where the rematch will be played."""
