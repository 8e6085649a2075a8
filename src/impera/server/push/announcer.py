"""The announcer: tells a chat room of public tables that wait for players, and of games."""

from impera.server.house import House
from impera.server.messages.problems import Problem
from impera.server.push.courier import words
from impera.server.storage.announcements import Public

PAUSE = 3600.0  # seconds between two messages
MOST_LINKS = 5


class Announcer:
    """Makes a text of what anyone could see in the lobby; no names, nothing of a running game."""

    def __init__(self, house: House, site: str, language: str) -> None:
        self._house, self._store = house, house.store
        self._site, self._language = site.rstrip("/"), language

    async def announce(self) -> None:
        """Announce what is new, if there was nothing for a while."""
        since = await self._store.announcements.due(PAUSE)
        if since is None or not self._house.keeps("webhook"):
            return
        public = await self._store.announcements.public(since)
        waiting = [table for table in public.tables if await self._waits(table)]
        text = self.text(public._replace(tables=waiting))
        await self._store.announcements.tell(since, text)

    async def _waits(self, table_id: str) -> bool:
        try:
            return (await self._house.live(table_id)).table.phase == "waiting"
        except Problem:
            return False

    def text(self, public: Public) -> str | None:
        """What there is to say, with links if it is known where to."""
        say, lines = words(self._language), []
        if public.tables:
            lines.append(say("call-room-tables", n=len(public.tables)))
        if public.tables and self._site:
            lines += [f"{self._site}/t/{table}" for table in public.tables[:MOST_LINKS]]
        if public.games:
            lines.append(say("call-room-games", n=public.games))
        return "\n".join(lines) or None
