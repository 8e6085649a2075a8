"""The rules and the reference sheet in a real browser."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from impera.rules import editions
from impera.rules.cards import DOMAINS, PRINTED
from impera.words.catalogue import ENGLISH

from ..test_rooms import NUMBERS
from .playing import complaints_of_axe, too_wide

# The points of section 10, as the page lists them.
POINTS = (
    editions.CENTRE_CLOCKWISE,
    editions.EMBARGO_ANOTHER,
    editions.DEMOCRACY_ANOTHER,
    editions.DEMOCRACY_ANYWHERE,
    editions.COIN_UNTIL_EXCEEDED,
    editions.ONE_MORE_TURN_EACH,
)
COLUMNS = ("consensus", "uk", "ro", "pt")
NONE = "\u2013"


async def read(here: Any, path: str = "/rules", **more: Any) -> Page:
    """Somebody opens the rules."""
    page: Page = await here.page(path, **more)
    await page.wait_for_selector("main.rules h1")
    return page


async def cells(page: Page, table: str) -> list[list[str]]:
    """The text in the rows of a table, without their headings."""
    found: list[list[str]] = await page.eval_on_selector_all(
        f"{table} tbody tr",
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))",
    )
    return found


async def is_at_top(page: Page, number: str) -> bool:
    """Whether a rule has been scrolled to."""
    top = await page.evaluate(
        "id => document.getElementById(id).getBoundingClientRect().top", number
    )
    return bool(0 <= top < 120)


async def test_search_finds_as_one_types_and_escape_clears_it(house: Any) -> None:
    async with house() as here:
        page = await read(here)
        await page.keyboard.press("/")
        await page.keyboard.type("CULTURE cop")
        status = page.get_by_role("search").get_by_role("status")
        await expect(status).to_have_text(re.compile("^[0-9]+ matches"))
        numbers = await page.eval_on_selector_all("main li[id]", "all => all.map(one => one.id)")
        assert numbers == ["R6.1", "Q6.2", "R6.3"]
        marked = await page.eval_on_selector_all("mark", "all => all.map(one => one.textContent)")
        assert {each.lower() for each in marked} == {"culture", "cop"}
        await page.keyboard.type("nowhere")
        await expect(status).to_have_text(re.compile("^Nothing found"))
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("searchbox")).to_have_value("")
        await expect(page.locator("main li[id]")).to_have_count(len(NUMBERS))
        await expect(page.locator("mark")).to_have_count(0)


async def test_search_in_greek_needs_no_accents(house: Any) -> None:
    async with house() as here:
        page = await read(here, locale="el")
        await page.get_by_role("searchbox").fill("ΕΞΕΤΑΣΗ χερι")
        await expect(page.locator("li#R5\\.6 mark").first).to_have_text("Εξέταση")


async def test_an_address_leads_to_its_rule(house: Any) -> None:
    async with house() as here:
        page = await read(here, "/rules#R5.3")
        await expect(page.locator("li.here")).to_have_attribute("id", "R5.3")
        assert await is_at_top(page, "R5.3")
        await page.get_by_role("searchbox").fill("stalemate")
        await page.click("li#R3\\.4 a:has-text('Q7.6')")
        await expect(page.locator("li.here")).to_have_attribute("id", "Q7.6")
        await expect(page.locator("li#Q7\\.6")).to_be_focused()
        await expect(page.get_by_role("searchbox")).to_have_value("")
        assert page.url.endswith("/rules#Q7.6")
        assert await is_at_top(page, "Q7.6")
        await page.go_back()
        await expect(page.locator("li.here")).to_have_attribute("id", "R5.3")
        await page.get_by_role("navigation", name="Contents").get_by_text("Teams").click()
        await expect(page.locator("#s8")).to_be_focused()


async def test_the_link_to_a_rule_is_copied(house: Any) -> None:
    async with house() as here:
        page = await read(here)
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await page.get_by_role("button", name="Copy the link to R4.2").click()
        await page.wait_for_selector("text=The link to R4.2 has been copied.", state="attached")
        copied = await page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{here.at.home}/rules#R4.2"


async def test_the_tables_tell_what_the_game_plays_by(house: Any) -> None:
    async with house() as here:
        page = await read(here)
        expected = [
            [*(str(count or NONE) for count in PRINTED[domain]), str(sum(PRINTED[domain]))]
            for domain in DOMAINS
        ]
        assert await cells(page, "#R1\\.1 table") == expected
        assert await cells(page, "#numbers table") == [
            ["3", "3", "2"],
            ["5", "5", "4"],
            ["8", "7", "7"],
            ["3", "3", NONE],
            ["95", "95", "104"],
        ]
        differs = await page.eval_on_selector_all(
            "#s10 tbody tr",
            "rows => rows.map(row => [...row.querySelectorAll('td')].map("
            "cell => cell.classList.contains('differs')))",
        )
        assert differs == [
            [bool(editions.EDITIONS[edition] & point) for edition in COLUMNS] for point in POINTS
        ]


async def test_ones_edition_is_told_beside_the_rules(house: Any) -> None:
    async with house() as here:
        page = await read(here, locale="uk")
        await expect(page.locator("#s10 input:checked")).to_have_count(1)
        await expect(page.locator("li#R2\\.5 .note")).to_be_visible()
        await page.click("#s10 label:has-text('Бразильське')")
        await expect(page.locator("li#R2\\.5 .note")).to_have_count(0)
        await expect(page.locator("li#R5\\.15 .note")).to_have_count(2)
        await page.reload()
        await expect(page.locator("li#R7\\.2 .note")).to_be_visible()


async def test_on_paper_there_are_only_the_rules(house: Any) -> None:
    async with house() as here:
        page = await read(here)
        await page.emulate_media(media="print")
        for gone in ("form[role=search]", "main nav", "body > header", "li#R1\\.2 button"):
            await expect(page.locator(gone).first).to_be_hidden()
        await expect(page.locator("li#R1\\.2")).to_be_visible()


async def test_the_reference_sheet_is_one_key_away(house: Any) -> None:
    async with house() as here:
        page = await here.page("/")
        start = page.get_by_role("link", name="New table")
        await start.focus()
        await page.keyboard.press("?")
        sheet = page.get_by_role("dialog", name="Reference sheet")
        await expect(sheet).to_be_visible()
        await expect(sheet.get_by_role("button", name="Close")).to_be_focused()
        for domain in DOMAINS:
            await expect(sheet.get_by_role("region", name=ENGLISH.domain(domain))).to_be_visible()
        await expect(sheet.get_by_role("term").filter(has_text="Breakthrough")).to_be_visible()
        await expect(sheet.get_by_role("row", name="Hegemony")).to_contain_text("8 cards")
        await page.keyboard.press("Escape")
        await expect(sheet).to_be_hidden()
        await expect(start).to_be_focused()
        await page.keyboard.press("F1")
        await expect(sheet).to_be_visible()
        await page.mouse.click(3, 3)
        await expect(sheet).to_be_hidden()
        await page.keyboard.press("?")
        await sheet.get_by_role("link", name="All rules").click()
        await page.wait_for_selector("main.rules h1")
        await expect(sheet).to_be_hidden()


async def test_who_types_a_question_mark_types_it(house: Any) -> None:
    async with house() as here:
        page = await read(here)
        await page.get_by_role("searchbox").focus()
        await page.keyboard.type("why?/")
        await expect(page.get_by_role("searchbox")).to_have_value("why?/")
        await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.drill
@pytest.mark.parametrize("width", [360, 1400])
async def test_rules_and_sheet_fit_in_every_language(house: Any, width: int) -> None:
    async with house() as here:
        page = await read(here, width=width)
        assert await complaints_of_axe(page) == []
        for label in await page.query_selector_all("#s10 label"):
            await label.click()
            assert await too_wide(page) == []
        await page.keyboard.press("?")
        await page.wait_for_selector("dialog[open] footer a")
        assert await too_wide(page) == []
        assert await complaints_of_axe(page) == []
        assert await too_wide(page, "dialog") == []
        if width == 1400:
            assert await too_wide(page, "dialog", "Height") == []
