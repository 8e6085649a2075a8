"""All of it, as long as the server runs."""

import asyncio
import logging

from impera.rules.refused import Refused
from impera.server.house import House
from impera.server.push.announcer import Announcer
from impera.server.push.caller import Caller
from impera.server.push.courier import Courier
from impera.server.push.services import Services, target
from impera.server.push.vapid import Signer
from impera.server.settings import Settings
from impera.server.storage.database import Unavailable

ROUND = 5.0  # seconds between two rounds

log = logging.getLogger("impera.server")


class Pushing:
    """Calls people back, for one server."""

    def __init__(self, settings: Settings, services: Services, signer: Signer) -> None:
        self._settings, self.services, self._signer = settings, services, signer

    @property
    def key(self) -> str | None:
        """What browsers subscribe with; None if nobody is called."""
        return self._signer.public if self.services else None

    async def run(self, house: House) -> None:
        """Round after round: look, call, announce, deliver; not at all if nobody is to be told."""
        caller, webhook = Caller(house), self._settings.webhook
        announcer = Announcer(house, self._settings.site, self._settings.webhook_language)
        courier = Courier(house, caller, self._signer, self.services, webhook)
        while self.services or webhook:
            try:
                if self.services:
                    await caller.look()
                    await caller.call()
                if webhook:
                    await announcer.announce()
                while await courier.deliver():
                    pass
            except Unavailable:
                pass  # the log has been told, once, where it was noticed
            except Exception:
                log.exception("calling people failed")
            await asyncio.sleep(ROUND)


def check_webhook(settings: Settings) -> None:
    """Refuse addresses that nothing can be sent to, before anything waits to be sent."""
    try:
        if settings.webhook:
            target(settings.webhook)
        if settings.site:
            target(settings.site)
    except Refused:
        raise Refused("--webhook and --site must be addresses like https://example.org") from None
