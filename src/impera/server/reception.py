"""The reception: what the host tells everybody, and what is kept of a person."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from impera.server import pages, privacy
from impera.server.admin.force import is_over
from impera.server.desk import answer
from impera.server.guests import drop_cookie
from impera.server.keyring import Keyring
from impera.server.messages import kept, replies
from impera.server.messages.problems import Problem

ALWAYS = ("/api/notice", "/api/guest", "/api/guest/kept")  # for the banned, too


class Reception(Keyring):
    """Answers what isn't about tables and games."""

    async def notice(self, _: Request) -> Response:
        """What the host announces, who they are, and how long they keep things."""
        force, now, chosen = self.house.force, self.house.now(), self.settings
        closed = force.maintenance is not None and not is_over(force.maintenance, now)
        contact, imprint = chosen.contact or None, chosen.imprint or None
        days = kept.KeptFor(
            chosen.keep_abandoned or None,
            chosen.keep_chat or None,
            chosen.keep_games or None,
            chosen.keep_bot_games or None,
        )
        said = force.announced(now)
        text, others = (None, {}) if said is None else said
        return answer(kept.Notice(text, closed, contact, imprint, days, others))

    async def robots(self, _: Request) -> Response:
        """What search engines leave alone: tables, whose addresses are secret, and the API."""
        return pages.robots()

    async def security(self, _: Request) -> Response:
        """Whom to tell about a weakness (RFC 9116), if the host has said so."""
        if not self.settings.contact:
            raise Problem("unknown", "there is no such page")
        return pages.security(self.settings.contact, self.house.now())

    async def kept(self, request: Request) -> Response:
        """Everything that is kept of the caller, as a file."""
        known = await self._guest(request)
        if known is None:
            return answer(kept.Kept(None, None, None, None, [], [], [], [], [], []))
        self.gate.check_opening(request)
        response = answer(await privacy.kept(self.store, known))
        response.headers["Content-Disposition"] = 'attachment; filename="impera-kept.json"'
        return response

    async def forget(self, request: Request) -> Response:
        """Remove all that is kept of the caller; even the banned can ask for that."""
        self.gate.check_origin(request)
        known = await self._guest(request)
        if known is not None:
            self.gate.check_opening(request)
            await privacy.forget(self.store, known)
            await self.house.learn_acts()
        response = answer(replies.Me())
        drop_cookie(response)
        return response


class Guarded:
    """Keeps banned networks from everything but the page, and what is kept of a person."""

    def __init__(self, app: ASGIApp, reception: Reception) -> None:
        self._app, self._reception = app, reception

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if scope["type"] == "http" and path.startswith("/api/") and path not in ALWAYS:
            request = Request(scope)
            try:
                self._reception.check_network(request)
            except Problem as problem:
                refused = await self._reception.refuse(request, problem)
                await refused(scope, receive, send)
                return
        await self._app(scope, receive, send)
