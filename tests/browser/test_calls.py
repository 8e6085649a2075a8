"""Being called back to slow games, in a real browser: the offer, the switch, the notification."""

# ruff: noqa: RUF001  # typographic apostrophes

import asyncio
import json
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from playwright.async_api import Page, expect

from impera.server.push import caller, running

from ..patience import PATIENCE
from ..server.people import Address, shuffle
from ..server.receiver import Browser, receiving
from ..server.test_push import SLOW, pass_turn
from .playing import complaints_of_axe, hurry, open_table, overflow, sit_down

# This Chromium has no push service to sign up with; everything else is its own.
SIGN_UP = """const given = %s
window.asked = []
const ask = Notification.requestPermission.bind(Notification)
Notification.requestPermission = () => { asked.push("permission"); return ask() }
const signed = () => ({ endpoint: given.endpoint, toJSON: () => given,
    unsubscribe: async () => { localStorage.removeItem("signed") } })
PushManager.prototype.subscribe = async options => {
    asked.push(options.applicationServerKey, options.userVisibleOnly)
    localStorage.setItem("signed", "1")
    return signed()
}
PushManager.prototype.getSubscription = async () => localStorage.getItem("signed") ? signed() : null
"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready
    const shown = await worker.getNotifications()
    return shown.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, data }))
}"""
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications()
    const opened = new Promise(found => (self.clients.openWindow = path => found(path)))
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }))
    return opened
}"""
SWITCH = "Notify this device when it’s my turn"


async def ready(page: Page, browser: Browser, origin: str) -> None:
    """A page that may show notifications, and that signs up as this browser."""
    wish = browser.subscription(origin)
    await page.context.add_init_script(SIGN_UP % json.dumps(wish | {"expirationTime": None}))
    await page.context.grant_permissions(["notifications"])
    await page.reload()


async def deliver(page: Page, message: dict[str, str]) -> None:
    """What a push service does: wake the worker with a message."""
    session = await page.context.new_cdp_session(page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def note(told: dict[str, Any]) -> None:
        for each in told["registrations"]:
            if not found.done():
                found.set_result(each["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    await session.send("ServiceWorker.enable")
    async with asyncio.timeout(PATIENCE):
        sent = {"registrationId": await found, "data": json.dumps(message)}
    origin = "/".join(page.url.split("/")[:3])
    await session.send("ServiceWorker.deliverPushMessage", {"origin": origin, **sent})


async def called(page: Page, message: dict[str, str], enough: Callable[[Any], bool]) -> None:
    """Deliver a message until it shows: a worker that is just starting may miss it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await deliver(page, message)
            for _ in range(100):
                if enough(await page.evaluate(SHOWN)):
                    return
                await asyncio.sleep(0.05)


async def shows(page: Page, notices: list[dict[str, Any]]) -> None:
    """Wait until exactly these notifications are shown."""
    async with asyncio.timeout(PATIENCE):
        while await page.evaluate(SHOWN) != notices:
            await asyncio.sleep(0.05)


def seen(notice: dict[str, Any]) -> list[Any]:
    """What is shown of a message: the first time, and when it has come again."""
    return [[notice | {"silent": silent}] for silent in (False, True)]


async def test_whoever_wants_it_is_called_back_to_the_table(house: Any) -> None:
    async with receiving() as receiver:
        with patch.object(running, "ROUND", 0.05):
            async with house(push_services=receiver.origin) as here:
                page = await here.page(service_workers="allow")
                await hurry(page)
                browser = receiver.browser()
                await ready(page, browser, receiver.origin)
                table = await open_table(page, players=2, chairs=["person"] * 2, **SLOW)
                await sit_down(page)
                offer = page.get_by_role("button", name=SWITCH)
                await expect(offer).to_be_visible()
                assert await page.evaluate("asked") == []  # nobody is asked before a press
                assert (await overflow(page), await complaints_of_axe(page)) == (0, [])
                await offer.click()
                await expect(offer).to_have_count(0)
                key = (await here.at.get("/api/guest/push"))["key"]
                assert await page.evaluate("asked") == ["permission", key, True]
                async with here.at.person(table) as other:
                    await other.sit()
                    await shuffle(other)
                    await page.wait_for_selector(".board")
                    await page.goto(f"{here.at.home}/rules")
                    await gone(here.at, table, other.chairs)
                    if other.legal:
                        await pass_turn(other)
                    with patch.object(caller, "GRACE", 0.0):
                        await receiver.until(lambda: receiver.posts)
                [message] = receiver.messages(browser)
                notice = {
                    "title": "It’s your turn",
                    "body": "1 table is waiting for you.",
                    "tag": "your-turn",
                    "data": {"path": f"/t/{table}"},
                }
                await called(page, message, lambda shown: shown in seen(notice))
                # The same again takes its own place, and is silent.
                await called(page, message, lambda shown: shown == seen(notice)[1])
                [worker] = page.context.service_workers
                assert await worker.evaluate(CLICK) == f"/t/{table}"
                await shows(page, [])


async def test_a_device_is_switched_on_and_off_on_ones_own_page(house: Any) -> None:
    async with receiving() as receiver, house(push_services=receiver.origin) as here:
        page = await here.page("/player", service_workers="allow")
        await ready(page, receiver.browser(), receiver.origin)
        switch = page.get_by_role("checkbox", name=SWITCH)
        await expect(switch).not_to_be_checked()
        await switch.click()
        await expect(switch).to_be_checked()
        await expect(switch).to_be_enabled()
        assert await devices(page) == 1
        await page.reload()
        await expect(switch).to_be_checked()
        await switch.click()
        await expect(switch).not_to_be_checked()
        await expect(switch).to_be_enabled()
        assert await devices(page) == 0


async def test_who_declines_is_not_offered_it_again(house: Any) -> None:
    async with receiving() as receiver, house(push_services=receiver.origin) as here:
        page = await here.page(service_workers="allow")
        await ready(page, receiver.browser(), receiver.origin)
        for times in range(2):
            await open_table(page, players=2, chairs=["person"] * 2, **SLOW)
            await sit_down(page)
            no = page.get_by_role("button", name="No, thanks")
            if times == 0:
                await no.click()
            await expect(no).to_have_count(0)
        assert await page.evaluate("asked") == []


async def gone(at: Address, table: str, left: list[int]) -> None:
    """Wait until nobody else is at the table."""
    async with asyncio.timeout(PATIENCE):
        while at.server.house.connected(table) != set(left):
            await asyncio.sleep(0.01)


async def devices(page: Page) -> int:
    """How many devices of the visitor are called."""
    return int(
        await page.evaluate("fetch('/api/guest/push').then(a => a.json()).then(a => a.devices)")
    )
