"""A player's other devices, in a real browser: a code, its link and its QR code."""

# ruff: noqa: RUF001  # typographic apostrophes

from typing import Any

from playwright.async_api import Page, expect

from .playing import complaints_of_axe, overflow


async def make_code(page: Page) -> tuple[str, str]:
    """The code that a device shows, and the link."""
    await page.get_by_role("button", name="Use on another device").click()
    link = await page.get_by_label("Link with your code").input_value()
    await expect(page.get_by_role("img", name="QR code with your code")).to_be_visible()
    code = await page.get_by_text("Your code", exact=False).locator("strong").first.inner_text()
    return code, link


async def called(page: Page, name: str) -> None:
    await expect(page.get_by_role("heading", level=1)).to_have_text(name)


async def test_a_player_takes_a_code_from_one_device_to_another(house: Any) -> None:
    async with house() as here:
        desk = await here.page("/player")
        await desk.get_by_role("button", name="Change").click()
        await desk.get_by_label("Your name").fill("Ada")
        await desk.keyboard.press("Enter")
        await called(desk, "Ada")
        code, _ = await make_code(desk)
        assert len(code) == len("7KQ2M 0XDTA")
        assert await overflow(desk) <= 0
        assert await complaints_of_axe(desk) == []
        phone = await here.page("/player", width=360)
        field = phone.get_by_label("Code from your other device")
        await field.fill("0" * 10)
        await phone.get_by_role("button", name="Use this code").click()
        await expect(phone.get_by_text("This code is wrong")).to_be_visible()
        await expect(field).to_have_attribute("aria-invalid", "true")
        assert await overflow(phone) <= 0
        assert await complaints_of_axe(phone) == []
        here.complaints.clear()  # the browser mentions every refusal
        await field.fill(code.lower())
        await phone.get_by_role("button", name="Use this code").click()
        await called(phone, "Ada")


async def test_a_link_asks_before_it_makes_one_somebody_else(house: Any) -> None:
    async with house() as here:
        desk = await here.page("/player")
        await desk.get_by_role("button", name="Change").click()
        await desk.get_by_label("Your name").fill("Ada")
        await desk.keyboard.press("Enter")
        await called(desk, "Ada")
        code, link = await make_code(desk)
        assert link == f"{here.at.home}/player#code={code.replace(' ', '')}"
        phone = await here.page("/player", width=360)
        asked: list[str] = []
        phone.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
        await phone.goto(link)
        field = phone.get_by_label("Code from your other device")
        await expect(field).to_have_value(code)
        assert phone.url == f"{here.at.home}/player"  # not in the history, either
        await phone.reload()
        await called(phone, "Your page")
        await expect(field).to_have_value("")
        await phone.goto(link)
        await expect(field).to_have_value(code)
        await phone.get_by_text("whoever made it sees your cards here").wait_for()
        assert not any(code.replace(" ", "") in each.replace(" ", "") for each in asked)
        await phone.get_by_role("button", name="Use this code").click()
        await called(phone, "Ada")


async def test_a_name_that_is_none_is_explained_at_the_field(house: Any) -> None:
    async with house() as here:
        page = await here.page("/player")
        await page.get_by_role("button", name="Change").click()
        field = page.get_by_label("Your name")
        await field.fill("level:6")
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("This name isn’t allowed.")).to_be_visible()
        await expect(field).to_have_attribute("aria-describedby", "name-problem")
        assert await complaints_of_axe(page) == []
        here.complaints.clear()  # the browser mentions every refusal
