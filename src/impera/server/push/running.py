"""All of it, as long as the server runs."""

import asyncio
import logging

from impera.server.house import House
from impera.server.push.caller import Caller
from impera.server.push.courier import Courier
from impera.server.push.services import Services
from impera.server.push.vapid import Signer
from impera.server.storage.database import Unavailable

ROUND = 5.0  # seconds between two rounds

log = logging.getLogger("impera.server")


class Pushing:
    """Calls people back, for one server."""

    def __init__(self, services: Services, signer: Signer) -> None:
        self.services, self.signer = services, signer

    @property
    def key(self) -> str | None:
        """What browsers subscribe with; None if nobody is called."""
        return self.signer.public if self.services else None

    async def run(self, house: House) -> None:
        """Round after round: look, call, deliver."""
        caller = Caller(house)
        courier = Courier(house, caller, self.signer, self.services)
        while True:
            try:
                await caller.look()
                await caller.call()
                while await courier.deliver():
                    pass
            except Unavailable as error:
                log.warning("storage unavailable", extra={"reason": str(error)})
            except Exception:
                log.exception("calling people failed")
            await asyncio.sleep(ROUND)
