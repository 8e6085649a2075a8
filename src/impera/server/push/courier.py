"""The courier: brings what is in the outbox to push services and to the webhook."""

import asyncio
import json
import logging
from functools import cache
from typing import Literal, NamedTuple

from impera.rules.refused import Refused
from impera.server import metrics
from impera.server.house import House
from impera.server.push.caller import Caller
from impera.server.push.posting import Unreachable, post
from impera.server.push.sealing import reader, sealed
from impera.server.push.services import Services, Target, target
from impera.server.push.vapid import Signer
from impera.server.storage.browsers import Browser
from impera.server.storage.outbox import Letter
from impera.words.catalogue import Words

AT_ONCE = 16
LEASE = 60.0  # seconds for which a letter belongs to whom has taken it
FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0  # seconds until it is tried again: doubled each time
KEPT = 86400  # seconds after which a letter is of no use
TOPIC = "your-turn"  # a newer message takes the place of one that has not been delivered

Outcome = Literal["sent", "put off", "refused", "gone", "settled", "late"]

log = logging.getLogger("impera.server")
words = cache(Words)  # reading a catalogue takes a while


class Message(NamedTuple):
    """What to post, and where."""

    where: Target
    headers: dict[str, str]
    body: bytes


class Courier:
    """Delivers letters. If it dies before it has noted one as sent, that one is sent again."""

    def __init__(
        self, house: House, caller: Caller, signer: Signer, services: Services, webhook: str = ""
    ) -> None:
        self._house, self._store, self._caller = house, house.store, caller
        self._signer, self._services, self._webhook = signer, services, webhook

    async def deliver(self) -> bool:
        """Deliver a handful of letters; whether there may be more."""
        letters = await self._store.outbox.take(AT_ONCE, LEASE)
        for failed in await asyncio.gather(*map(self._deliver, letters), return_exceptions=True):
            if isinstance(failed, BaseException):
                raise failed
        return len(letters) == AT_ONCE

    async def _deliver(self, letter: Letter) -> None:
        age = (self._house.now() - letter.made_at) / 1000
        outcome, wait = await self._outcome(letter) if age < KEPT else ("late", 0.0)
        metrics.PUSHES.labels(outcome).inc()
        if outcome == "gone":
            assert letter.device_id is not None
            await self._store.browsers.remove(letter.device_id)  # with its letters
        elif outcome == "put off":
            await self._store.outbox.put_off(letter, wait)
        else:
            await self._store.outbox.done(letter)

    async def _outcome(self, letter: Letter) -> tuple[Outcome, float]:
        wait = min(FIRST_WAIT * 2 ** (letter.tries - 1), LONGEST_WAIT)
        try:
            message = await self._message(letter)
            if message is None:
                return "settled", 0.0
            answer = await post(*message)
        except Refused:  # a service that this server doesn't send to any more
            return "gone", 0.0
        except Unreachable as error:
            log.warning("push not delivered", extra={"reason": str(error)})
            return "put off", wait
        if 200 <= answer.status < 300:
            return "sent", 0.0
        if answer.status in (404, 410) and letter.device_id is not None:
            return "gone", 0.0
        told = f"{answer.status} from {message.where.host}"
        log.warning("push not delivered", extra={"reason": told})
        if answer.status in (408, 429) or answer.status >= 500:
            return "put off", wait if answer.wait is None else answer.wait
        return "refused", 0.0

    async def _message(self, letter: Letter) -> Message | None:
        """What to send now; nothing if nobody waits any more."""
        if letter.text is not None:
            return self._announcement(letter.id, letter.text)
        if letter.device_id is None or not self._services:
            return None
        device = await self._store.browsers.find(letter.device_id)
        if device is None:
            return None
        calls = (await self._caller.sorted(device.guest_id)).open
        if not calls:
            return None
        tables = list(dict.fromkeys(call.table_id for call in calls))
        return self._sealed(device, said(letter, device.language, tables))

    def _announcement(self, name: str, text: str) -> Message | None:
        """A text for the webhook; chat rooms ask for it under one of two names."""
        if not self._webhook:
            return None
        headers = {"Content-Type": "application/json", "Idempotency-Key": name}
        body = json.dumps({"text": text, "content": text}, ensure_ascii=False)
        return Message(target(self._webhook)._replace(trusted=True), headers, body.encode())

    def _sealed(self, device: Browser, message: dict[str, str]) -> Message:
        where = self._services.target(device.endpoint)
        body = sealed(json.dumps(message).encode(), reader(device.p256dh, device.auth))
        headers = {
            "Authorization": self._signer.header(device.endpoint, device.site, self._house.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": TOPIC,
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        return Message(where, headers, body)


def said(letter: Letter, language: str, tables: list[str]) -> dict[str, str]:
    """What the device shows: how many tables wait, and a way there; nothing about the games."""
    say = words(language)
    return {
        "id": letter.digest,
        "tag": TOPIC,
        "title": say("call-title"),
        "text": say("call-text", n=len(tables)),
        "path": f"/t/{tables[0]}" if len(tables) == 1 else "/",
    }
