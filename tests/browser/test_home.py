"""Around the table, in a real browser: home, a new table, the waiting room, installation."""

# ruff: noqa: RUF001  # typographic apostrophes

import json
import re
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.async_api import Page, expect

from impera.words.languages import LANGUAGES as CODES

from .conftest import ROOT
from .playing import LANGUAGES, complaints_of_axe, hurry, overflow, play, rush, too_wide

PNG = b"\x89PNG\r\n\x1a\n"


async def visit(here: Any, path: str = "/", **more: Any) -> Page:
    """A visitor, who may also ask the server directly."""
    page: Page = await here.page(path, base_url=here.at.home, **more)
    return page


async def fine(page: Page) -> None:
    """Nothing overflows, and axe has no complaints."""
    assert await overflow(page) <= 0
    assert await complaints_of_axe(page) == []


async def public_table(page: Page, **wanted: Any) -> str:
    """A table that is publicly listed."""
    body = {"players": 2, "chairs": ["person", "person"], "public": True, **wanted}
    opened = await page.request.post("/api/tables", data=json.dumps(body))
    return str((await opened.json())["table"])


async def test_home_and_a_new_table_fit_a_phone_in_every_language(house: Any) -> None:
    async with house() as here:
        page = await visit(here, width=360)
        await page.wait_for_selector("h1")
        await page.request.post("/api/guest", data='{"name": "Maximiliane von und zu Xx"}')
        await public_table(page, edition="ro", setup="draft")
        await page.reload()
        await page.wait_for_selector("#tables ~ ul li")
        assert await too_wide(page) == []
        await fine(page)
        await page.click("header .gear")
        await page.wait_for_selector("#menu:popover-open")
        assert await too_wide(page) == []
        await fine(page)
        await page.goto(f"{here.at.home}/new")
        await page.check("input[name=clock][value=own]")
        await page.check("fieldset input[value='4']")
        await page.check("section:first-of-type input[type=checkbox]")
        assert await too_wide(page) == []
        await fine(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_a_wide_screen_has_room_for_everything(house: Any, theme: str) -> None:
    async with house() as here:
        page = await visit(here, width=1400, color_scheme=theme)
        for path in ("/", "/new"):
            await page.goto(f"{here.at.home}{path}")
            await page.wait_for_selector("h1")
            await fine(page)


async def test_one_click_plays_against_bots_and_remembers_how_many_and_how_strong(
    house: Any,
) -> None:
    async with house() as here:
        page = await visit(here)
        await hurry(page)
        await page.get_by_role("radio", name="2", exact=True).check()
        await page.get_by_role("radio", name="1, Novice").check()
        await expect(page.locator(".level")).to_contain_text("eyes for its own cards")
        await page.click("text=Play now")
        await page.wait_for_selector(".board")
        await play(page, 3)
        await page.goto(here.at.home)
        await expect(page.get_by_role("radio", name="1, Novice")).to_be_checked()
        await expect(page.get_by_text("You against 1 bot.")).to_be_visible()


async def test_a_table_of_mine_is_found_again_at_home_until_its_game_is_over(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await hurry(page)
        await page.get_by_role("radio", name="2", exact=True).check()
        await page.click("text=Play now")
        await page.wait_for_selector(".board")
        address = page.url
        await page.goto(here.at.home)
        await page.get_by_role("link", name=re.compile("Play on")).click()
        await page.wait_for_selector(".board")
        assert page.url == address
        await page.mouse.move(1, 1)  # what appears under a resting pointer can't be pressed
        assert await rush(page, 600) < 600
        await page.goto(here.at.home)
        await page.wait_for_selector("#tables")
        await expect(page.get_by_text("Your tables")).to_have_count(0)


async def test_a_first_visit_is_shown_the_tutorial_once(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        await page.get_by_role("button", name="Not now").click()
        await page.reload()
        await page.wait_for_selector("h1")
        await expect(page.get_by_text("New to the game?")).to_have_count(0)


async def test_people_who_share_a_device_sit_down_together_by_name(house: Any) -> None:
    async with house() as here:
        page = await visit(here, "/new")
        await page.get_by_label("Seat 2", exact=True).select_option("here")
        await page.get_by_label("Seat 3", exact=True).select_option("level:1")
        await expect(page.get_by_text("You’re sharing this device")).to_be_visible()
        await page.get_by_label("Name for seat 1").fill("Ada")
        await page.get_by_label("Name for seat 2").fill("Ben")
        await page.get_by_role("radio", name="Romanian edition").check()
        await expect(page.get_by_text("the coin stays until")).to_be_visible()
        await page.click("text=Open the table")
        await page.wait_for_selector("text=Ada sits down.", state="attached")
        await page.wait_for_selector("text=Ben sits down.", state="attached")
        await page.wait_for_selector("text=The game begins.", state="attached")
        await page.goto(f"{here.at.home}/new")
        await expect(page.get_by_role("radio", name="Romanian edition")).to_be_checked()


async def test_a_friend_joins_by_the_link_and_both_are_in_the_game(house: Any) -> None:
    async with house() as here:
        one = await visit(here, "/new")
        await one.get_by_label("Seat 3", exact=True).select_option("level:1")
        await one.get_by_label("Name for seat 1").fill("Ada")
        await one.click("text=Open the table")
        await one.wait_for_selector("text=1 seat is still open.")
        await one.wait_for_selector("svg[aria-label^='QR code'] path")
        await fine(one)
        link = await one.get_by_label("Link to this table").input_value()
        assert link == one.url
        other = await visit(here, width=360, locale="uk")
        await other.fill("#join", f"  {link} ")
        await other.click("form button[type=submit]")
        await other.wait_for_selector("text=Ти дивишся.")
        await fine(other)
        await other.fill(".seats input", "Бо")
        await other.click("main button.first")
        for page in (one, other):
            await page.wait_for_selector(".board")
        mine = await other.request.get("/api/guest")
        assert (await mine.json())["name"] == "Бо"


async def test_who_sits_down_on_a_shared_device_may_get_up_again(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        table = await public_table(page, players=3, chairs=["person"] * 3)
        await page.goto(f"{here.at.home}/t/{table}")
        await page.fill(".seats input", "Ada")
        await page.click("main button.first")
        await page.wait_for_selector("text=2 seats are still open.")
        await page.fill(".seats input", "Ben")
        await page.click("text=Sit down here too >> nth=0")
        await page.wait_for_selector("text=1 seat is still open.")
        await page.locator("li", has_text="Ben").get_by_role("button").click()
        await page.wait_for_selector("text=2 seats are still open.")


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("come and play!", "neither a table link nor a table code"),
        ("https://elsewhere.example/t/abcdefgh12345678", "another server, elsewhere.example"),
        ("abcdefgh12345678", "This link doesn’t lead to a table or game."),
    ],
)
async def test_what_is_no_link_to_a_table_is_answered_in_words(
    house: Any, given: str, answer: str
) -> None:
    async with house() as here:
        page = await visit(here)
        await page.fill("#join", given)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("alert")).to_contain_text(answer)
        assert page.url == f"{here.at.home}/"
        here.complaints[:] = [each for each in here.complaints if "404" not in each]


async def test_a_name_is_kept_and_can_be_changed(house: Any) -> None:
    async with house() as here:
        page = await visit(here)
        for name in ("Ada", "Ben"):
            await page.get_by_role("button", name="Change").click()
            await page.get_by_label("Your name").fill(name)
            await page.keyboard.press("Enter")
            await page.wait_for_selector(f"text=You’re playing as {name}.")
            await page.reload()
            await page.wait_for_selector(f"text=You’re playing as {name}.")


async def test_own_numbers_for_the_clock_are_checked_before_they_are_sent(house: Any) -> None:
    async with house() as here:
        page = await visit(here, "/new")
        await page.check("input[name=clock][value=own]")
        await page.get_by_label("Seconds for each decision").fill("3")
        await expect(page.get_by_role("alert")).to_contain_text("between 5 seconds and 14 days")
        await expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
        await page.get_by_label("Seconds for each decision").fill("45")
        await page.get_by_role("spinbutton", name="Minutes in reserve").fill("2.5")
        await page.click("text=Open the table")
        await page.wait_for_url("**/t/*")
        listed = await page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert (await listed.json())["table"]["clock"] == {"decision": 45, "bank": 150}


async def test_light_or_dark_is_chosen_and_kept(house: Any) -> None:
    async with house() as here:
        page = await visit(here, color_scheme="light")
        await page.click("header .gear")
        await page.get_by_role("radio", name="Dark").check()
        await page.reload()
        await page.wait_for_selector(":root[data-theme=dark]", state="attached")
        colours = "[...document.querySelectorAll('meta[name=theme-color]')].map(m => m.content)"
        assert await page.evaluate(colours) == ["rgb(12, 33, 35)"] * 2


@pytest.mark.drill
async def test_the_page_can_be_installed_in_every_language(house: Any) -> None:
    async with house() as here:
        for language in LANGUAGES:
            page = await visit(here, locale=language)
            link = f"link[rel=manifest][href='/manifest-{language[:2]}.webmanifest']"
            await page.wait_for_selector(link, state="attached")
            await check_manifest(page, language)
            assert await installability(page) == []
            await page.context.close()


async def check_manifest(page: Page, language: str) -> None:
    """Check that everything in the manifest exists."""
    href = await page.get_attribute("link[rel=manifest]", "href")
    response = await page.request.get(str(href))
    assert response.headers["content-type"] == "application/manifest+json"
    manifest = await response.json()
    assert manifest["lang"] == language
    assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        await is_picture(page, urljoin(response.url, icon["src"]), icon["sizes"])
    for shortcut in manifest["shortcuts"]:
        address = urljoin(response.url, shortcut["url"])
        assert (await page.request.get(address)).status == 200
    await page.goto(address)
    await page.wait_for_selector("#R5\\.3")  # the last shortcut leads to the rules


async def is_picture(page: Page, src: str, sizes: str) -> None:
    """Check that it is a PNG of the promised size."""
    response = await page.request.get(src)
    assert response.headers["content-type"] == "image/png"
    picture = await response.body()
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
    assert f"{width}x{height}" == sizes


async def installability(page: Page) -> list[str]:
    """Chromium's reasons not to install the page."""
    session = await page.context.new_cdp_session(page)
    manifest = await session.send("Page.getAppManifest")
    found = await session.send("Page.getInstallabilityErrors")
    errors = [each["errorId"] for each in found["installabilityErrors"]]
    # A test's window has no profile to install into.
    return [each["message"] for each in manifest["errors"]] + [
        each for each in errors if each != "in-incognito"
    ]


def test_the_manifests_say_what_the_catalogues_say() -> None:
    for code in CODES:
        text = (ROOT / "web" / "public" / f"manifest-{code}.webmanifest").read_text("utf-8")
        words = "".join(
            (ROOT / "src" / "impera" / "locale" / room / f"{code}.ftl").read_text("utf-8")
            for room in ("home", "page")
        )
        manifest = json.loads(text)
        shown = [manifest["description"], *(each["name"] for each in manifest["shortcuts"])]
        assert [each for each in shown if f"= {each}\n" not in words] == []
