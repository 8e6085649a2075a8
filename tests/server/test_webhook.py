"""The webhook: a chat room is told of public tables and games, everything once."""

import asyncio
import json
from typing import Any
from unittest.mock import patch

import pytest

from impera.rules.refused import Refused
from impera.server.push import announcer, courier, running
from impera.server.push.services import Services
from impera.server.settings import Settings
from impera.server.storage import announcements
from tests.patience import PATIENCE
from tests.server.people import Address, play_on, serving
from tests.server.receiver import Receiver, answer, receiving

SITE = "https://example.org"


def texts(receiver: Receiver) -> list[str]:
    return [json.loads(post.body)["text"] for post in receiver.posts]


async def begun(at: Address) -> None:
    """Wait until the webhook has its first mark: what was before is not told."""
    async with asyncio.timeout(PATIENCE):
        while await at.server.store.announcements.due(0.0) is None:
            await asyncio.sleep(0.01)


async def test_a_chat_room_hears_of_public_tables_and_games_once(url: str) -> None:
    async with receiving() as receiver:
        hook = f"{receiver.origin}/hook?key=a"
        chosen: dict[str, Any] = {"push_services": "off", "webhook": hook, "site": f"{SITE}/"}
        with (
            patch.object(running, "ROUND", 0.02),
            patch.object(courier, "FIRST_WAIT", 0.05),
            patch.object(announcements, "SETTLED", 0),
        ):
            async with serving(url, **chosen) as at:
                await begun(at)
                said = iter([answer(500), answer(200)])
                receiver.says = lambda _: next(said, answer(200))
                waits = await at.open("person", "person", public=True)
                await at.open("person", "person")  # not public
                over = await at.open("person", "level:1", public=True)
                async with at.people(over, 1) as people:
                    await play_on(*people)
                with patch.object(announcer, "PAUSE", 0.0):  # an hour later
                    await receiver.until(lambda: len(receiver.posts) == 2)
                expected = (
                    f"1 new public table is waiting for players.\n{SITE}/t/{waits}\n"
                    "1 public game has ended."
                )
                assert texts(receiver) == [expected, expected]  # tried again, as the same
                assert len({post.headers["Idempotency-Key"] for post in receiver.posts}) == 1
                assert receiver.posts[0].path == "/hook?key=a"
                assert json.loads(receiver.posts[0].body)["content"] == expected
                later = await at.open("person", "person", public=True)
                with patch.object(announcer, "PAUSE", 0.0):
                    await receiver.until(lambda: len(receiver.posts) == 3)
                assert texts(receiver)[2] == (
                    f"1 new public table is waiting for players.\n{SITE}/t/{later}"
                )


async def test_a_quiet_hour_is_not_announced(sqlite: str) -> None:
    async with receiving() as receiver:
        patched = patch.object(announcer, "PAUSE", 0.0), patch.object(announcements, "SETTLED", 0)
        with patched[0], patched[1], patch.object(running, "ROUND", 0.02):
            async with serving(sqlite, webhook=f"{receiver.origin}/hook") as at:
                await begun(at)
                await at.open("person", "person")
                for _ in range(3):
                    since = await at.server.store.announcements.due(0.0)
                    assert since is not None
                    async with asyncio.timeout(PATIENCE):
                        while await at.server.store.announcements.due(0.0) == since:
                            await asyncio.sleep(0.01)
                with patch.object(announcer, "PAUSE", 3600.0):
                    await asyncio.sleep(0.01)  # what is told up to now ends before it
                    await at.open("person", "person", public=True)
                await receiver.until(lambda: receiver.posts)
                assert texts(receiver) == ["1 new public table is waiting for players."]


@pytest.mark.parametrize("webhook", ["example.org", "ftp://example.org/", "https://a b/"])
def test_a_webhook_that_is_no_address_stops_the_start(webhook: str) -> None:
    with pytest.raises(Refused, match="must be addresses"):
        running.check_webhook(Settings(webhook=webhook))
    with pytest.raises(Refused, match="not the name of a push service"):
        Services("usual,*.example.org")
