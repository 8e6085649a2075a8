"""Passkeys and signing out, in a real browser with an authenticator that Chromium makes up."""

# ruff: noqa: RUF001  # typographic apostrophes

from typing import Any

import pytest
from playwright.async_api import Page, expect

from .playing import complaints_of_axe, overflow, too_wide
from .test_devices import called, make_code

ADD, JOIN = "Add a passkey", "Sign in with a passkey"
PHONE: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Phone:
    """A page with an authenticator of its own."""

    def __init__(self, page: Page, session: Any, name: str) -> None:
        self.page, self._session, self._name = page, session, name

    async def tell(self, what: str, **more: Any) -> Any:
        return await self._session.send(f"WebAuthn.{what}", {"authenticatorId": self._name, **more})

    async def passkeys(self) -> list[Any]:
        found: list[Any] = (await self.tell("getCredentials"))["credentials"]
        return found


async def phone(here: Any, width: int = 1280, **more: Any) -> Phone:
    """One's own page, by the name that passkeys need."""
    page = await here.page("/", width=width, **more)
    session = await page.context.new_cdp_session(page)
    await session.send("WebAuthn.enable", {"enableUI": False})
    made = await session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})
    await page.goto(f"http://localhost:{here.at.port}/player")
    return Phone(page, session, made["authenticatorId"])


async def press(page: Page, name: str, place: int = 0) -> None:
    await page.get_by_role("button", name=name, exact=True).nth(place).click()


async def be(page: Page, name: str) -> None:
    await press(page, "Change")
    await page.get_by_label("Your name").fill(name)
    await page.keyboard.press("Enter")
    await called(page, name)


async def join(page: Page, code: str) -> None:
    await page.get_by_label("Code from your other device").fill(code)
    await press(page, "Use this code")


async def test_a_player_signs_in_elsewhere_with_a_passkey(house: Any) -> None:
    async with house() as here:
        desk = await phone(here)
        await be(desk.page, "Ada")
        await press(desk.page, ADD)
        await expect(desk.page.get_by_text("Your passkey is ready")).to_be_visible()
        await expect(desk.page.get_by_role("heading", name="Your passkeys")).to_be_visible()
        [passkey] = await desk.passkeys()
        assert passkey["rpId"] == "localhost"
        other = await phone(here, width=360)
        await other.tell("addCredential", credential=passkey)  # as password managers do
        await called(other.page, "Your page")
        await press(other.page, JOIN)
        await called(other.page, "Ada")
        rows = other.page.get_by_role("listitem").filter(has_text="Added on")
        await expect(rows).to_have_count(3)
        await expect(rows.filter(has_text="This device")).to_have_count(1)
        assert await overflow(other.page) <= 0
        assert await too_wide(other.page) == []
        assert await complaints_of_axe(other.page) == []
        assert await complaints_of_axe(desk.page) == []


async def test_who_has_no_name_yet_can_add_a_passkey(house: Any) -> None:
    async with house() as here:
        desk = await phone(here)
        await press(desk.page, ADD)
        await expect(desk.page.get_by_text("Your passkey is ready")).to_be_visible()
        await press(desk.page, ADD)  # the same device is asked once more
        await expect(desk.page.get_by_text("You already have a passkey on this")).to_be_visible()
        assert len(await desk.passkeys()) == 1
        await desk.page.context.clear_cookies()
        await press(desk.page, JOIN)
        await expect(desk.page.get_by_text("This device", exact=True)).to_be_visible()


async def test_a_passkey_that_does_not_come_is_explained(house: Any) -> None:
    async with house() as here:
        desk = await phone(here, width=360)
        await desk.tell("setUserVerified", isUserVerified=False)
        await press(desk.page, JOIN)  # there is none
        cancelled = desk.page.get_by_text("That was cancelled or took too long")
        await expect(cancelled).to_be_visible()
        await desk.tell("setUserVerified", isUserVerified=True)
        await press(desk.page, ADD)
        await expect(desk.page.get_by_text("Your passkey is ready")).to_be_visible()
        await press(desk.page, "Remove")
        await expect(desk.page.get_by_text("Removed: this passkey no longer")).to_be_visible()
        await press(desk.page, JOIN)
        await expect(desk.page.get_by_text("This passkey doesn’t work here")).to_be_visible()
        assert await overflow(desk.page) <= 0
        assert await complaints_of_axe(desk.page) == []
        here.complaints.clear()  # the browser mentions every refusal


async def test_where_there_are_no_passkeys_none_are_offered(house: Any) -> None:
    async with house() as here:
        by_address = await here.page("/player")
        await expect(by_address.get_by_role("button", name="Use this code")).to_be_visible()
        old = await here.page("/")
        await old.context.add_init_script("delete window.PublicKeyCredential")
        await old.goto(f"http://localhost:{here.at.port}/player")
        await expect(old.get_by_role("button", name="Use this code")).to_be_visible()
        for page in (by_address, old):
            for name in (ADD, JOIN):
                await expect(page.get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.drill
async def test_a_lost_device_is_signed_out(house: Any) -> None:
    async with house() as here:
        pages = [await here.page("/player", width=width) for width in (1280, 360, 360)]
        desk, lost, third = pages
        await be(desk, "Ada")
        for other in (lost, third):
            code, _ = await make_code(desk)
            await join(other, code)
            await called(other, "Ada")
            await desk.reload()  # the next code is another one
        rows = desk.get_by_role("listitem").filter(has_text="Added on")
        await expect(rows).to_have_count(3)
        assert await complaints_of_axe(desk) == []
        await rows.filter(has_text="Another device").nth(0).get_by_role("button").click()
        await expect(desk.get_by_text("No one can play as you on that device")).to_be_visible()
        await expect(rows).to_have_count(2)
        await lost.reload()
        await called(lost, "Your page")
        await third.reload()
        await called(third, "Ada")
        await press(desk, "Sign out all others")
        await expect(desk.get_by_text("All your other devices are signed out")).to_be_visible()
        await expect(rows).to_have_count(1)
        await third.reload()
        await called(third, "Your page")
        await desk.reload()
        await called(desk, "Ada")


async def test_leaving_this_device_is_asked_twice(house: Any) -> None:
    async with house() as here:
        page = await here.page("/player", width=360)
        await be(page, "Ada")
        await page.reload()
        await press(page, "Sign out")
        await expect(page.get_by_text("You won’t be this player here any more")).to_be_visible()
        assert await overflow(page) <= 0
        assert await too_wide(page) == []
        assert await complaints_of_axe(page) == []
        await press(page, "Sign out here")
        await called(page, "Your page")
        await expect(page.get_by_text("Where you’re signed in")).to_have_count(0)


async def test_a_device_that_was_signed_out_only_watches(house: Any) -> None:
    async with house() as here:
        table = await here.at.open("person", "person")
        desk, lost = [await here.page("/player") for _ in range(2)]
        await be(desk, "Ada")
        code, _ = await make_code(desk)
        await join(lost, code)
        await called(lost, "Ada")
        await lost.goto(f"{here.at.home}/t/{table}")
        await lost.click("main button.first")
        await expect(lost.get_by_text("1 seat is still open.")).to_be_visible()
        watching = lost.get_by_text("You’re watching.")
        await expect(watching).to_have_count(0)
        await desk.reload()
        await press(desk, "Sign out all others")
        await expect(watching).to_be_visible()  # the page has connected again
        await desk.goto(f"{here.at.home}/t/{table}")
        await expect(desk.get_by_text("1 seat is still open.")).to_be_visible()
        await expect(desk.get_by_text("You’re watching.")).to_have_count(0)
