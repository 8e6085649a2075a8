"""Who is connected to a table, here and in other processes."""

from collections.abc import Callable, Collection

import msgspec
from msgspec import Struct


class Seen(Struct, tag="seen"):
    """Who is connected to a table in one process."""

    process: str
    table: str
    chairs: list[int]
    watching: int


class Asked(Struct, tag="asked"):
    """A process asks who is connected to a table elsewhere."""

    process: str
    table: str


read = msgspec.json.Decoder(Seen | Asked).decode
write = msgspec.json.Encoder().encode


class Presence:
    """What processes tell each other about who is connected."""

    def __init__(self, process: str, whisper: Callable[[str], None]) -> None:
        self._process, self._whisper = process, whisper
        self._others: dict[str, dict[str, Seen]] = {}

    def say(self, table_id: str, chairs: Collection[int], watching: int) -> None:
        """Who is connected here."""
        seen = Seen(self._process, table_id, sorted(chairs), watching)
        self._whisper(write(seen).decode())

    def ask(self, table_id: str) -> None:
        """Ask the others who is connected elsewhere."""
        self._whisper(write(Asked(self._process, table_id)).decode())

    def overhear(self, line: str) -> tuple[str, bool] | None:
        """The table that another process talks about, and whether it asks."""
        heard = read(line)
        if heard.process == self._process:
            return None
        if isinstance(heard, Seen):
            self._others.setdefault(heard.table, {})[heard.process] = heard
        return heard.table, isinstance(heard, Asked)

    def elsewhere(self, table_id: str, alive: Collection[str]) -> tuple[set[int], int]:
        """The chairs and the number of spectators of the other living processes."""
        others = self._others.get(table_id, {}).values()
        seen = [each for each in others if each.process in alive]
        chairs = {chair for each in seen for chair in each.chairs}
        return chairs, sum(each.watching for each in seen)

    def forget(self, table_id: str) -> None:
        """Forget the table."""
        self._others.pop(table_id, None)
