"""Plays on the page like people do: by mouse or by keyboard, whatever is offered."""

import json
from typing import Any

from playwright.async_api import Page, Position

from impera.words.languages import LOCALES

from .conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = tuple(LOCALES.values())  # as a browser asks for them
CHOICE = ".dock [data-choice]"
OVER = ".over"
# What has just appeared ignores a press.
SETTLED = "since => performance.now() > since + 400"
EDGE: Position = {"x": 14, "y": 20}  # of a card that others may lie on
# Other players' decisions are shown at once, without animations.
AT_ONCE = "localStorage.setItem('impera:settings', JSON.stringify({pace: 'none', ends: false, %s}))"


async def hurry(page: Page, more: str = "") -> None:
    """Show everything at once from now on."""
    await page.context.add_init_script(AT_ONCE % more)
    await page.evaluate(AT_ONCE % more)


async def open_table(page: Page, **wanted: Any) -> str:
    """Open a table over HTTP, as the page does, and go there."""
    opened = await page.evaluate(
        "wanted => fetch('/api/tables', {method: 'POST', body: wanted}).then(a => a.json())",
        json.dumps(wanted),
    )
    await page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/t/{opened['table']}")
    return str(opened["table"])


async def sit_down(page: Page) -> None:
    """Take the first free chair, and wait until it's taken: nobody else may reach for it."""
    await page.click("main button.first")
    await page.wait_for_selector(".seats .mine, .board")


async def told(page: Page) -> str:
    """The table's progress: it changes with every decision."""
    return str(await page.evaluate("document.querySelector('[role=log]')?.textContent.length ?? 0"))


async def changed(page: Page, since: str) -> None:
    """Wait until something has happened."""
    await page.wait_for_function(
        "since => document.querySelector('.over') ||"
        "String(document.querySelector('[role=log]')?.textContent.length ?? 0) !== since",
        arg=since,
    )


async def play(page: Page, decisions: int, *, effects: bool = True) -> int:
    """Click on what is offered, until the game is over or so many times; returns how many."""
    for made in range(decisions):
        await page.wait_for_selector(f"{CHOICE}, {OVER}")
        if await page.query_selector(OVER):
            return made
        since = await told(page)
        await decide_by_mouse(page, effects=effects and made % 3 == 0)
        await changed(page, since)
    return decisions


# The same inside the page, without a pointer: for games that just need to be played.
RUSH = """async decisions => {
    const find = what => document.querySelector(what)
    // Who has chosen in the draft waits for the others.
    const waits = () => find(".dock .selected") && !find("[data-together]")
    const choice = () => (waits() ? null : find(".dock [data-choice]:not(.selected)"))
    const told = () => find("[role=log]")?.textContent.length ?? 0
    const until = async (enough, most = Infinity) => {
        for (let waited = 0; !enough() && waited < most; waited += 5)
            await new Promise(done => setTimeout(done, 5))
    }
    for (let made = 0; made < decisions; made++) {
        await until(() => find(".over") || choice())
        const since = told()
        const goneOn = () => find(".over") || told() !== since
        while (!goneOn()) {
            const chip = made % 3 === 0 && find(".dock .chip[data-choice]")
            const several = find("[data-together]:enabled")
            const wanted = several || find(".targets [data-choice]") || chip || find("[data-end]")
            ;(wanted || choice())?.click()
            const begun = () => find(".targets [data-choice], [data-together]")
            await until(() => goneOn() || begun(), 1000)
        }
        if (find(".over")) return made
    }
    return decisions
}"""


async def rush(page: Page, decisions: int) -> int:
    """Take what is offered, until the game is over or so many times; returns how many."""
    return int(await page.evaluate(RUSH, decisions))


async def decide_by_mouse(page: Page, *, effects: bool) -> None:
    """Choose a card if one is asked for, otherwise sometimes an effect, or the end of the turn."""
    await page.mouse.move(1, 1)  # what appears under a resting pointer can't be pressed at once
    if await page.query_selector("[data-together]"):
        while not await page.query_selector("[data-together]:enabled"):
            await page.click(".hand [data-choice]:not([aria-pressed]) >> nth=0", position=EDGE)
        await page.click("[data-together]")
        return
    ends = await page.query_selector("[data-end]")
    if ends and not (effects and await page.query_selector(".dock .chip[data-choice]")):
        await page.click("[data-end]")
        return
    await page.click(f"{CHOICE} >> nth=0", position=EDGE)
    if await page.query_selector(".targets"):
        await page.click(".targets [data-choice] >> nth=0")


SEVERAL = ("Breakthrough", "Assassination", "Purge", "Development", "Experiment", "Oligarchy")


async def until_an_effect_asks(page: Page, effects: tuple[str, ...] = SEVERAL) -> None:
    """Play until one of these effects is being resolved."""
    for _ in range(80):
        await page.wait_for_selector(CHOICE)
        if await page.query_selector(".dock ol li.now"):
            return
        chips = await page.eval_on_selector_all(
            ".dock .chip[data-choice]", "chips => chips.map(chip => chip.innerText.trim())"
        )
        since = await told(page)
        found = [place for place, name in enumerate(chips) if name in effects]
        if found:
            await page.click(f".dock .chip[data-choice] >> nth={found[0]}")
        elif await page.query_selector("[data-end]"):
            await page.click("[data-end]")
        else:
            await page.click(f"{CHOICE} >> nth=0", position=EDGE)
        await changed(page, since)
    raise AssertionError("no effect of several parts came up")


# Half transparent things, which come or go, are no fault.
STILL = """() => Promise.allSettled(
    document.getAnimations()
        .filter(each => each.effect.getComputedTiming().iterations !== Infinity)
        .map(each => each.finished)
)"""


async def complaints_of_axe(page: Page) -> list[Any]:
    """What axe finds wrong with the page in its current state."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    await page.evaluate(STILL)
    found = await page.evaluate("axe.run().then(found => found.violations)")
    return [(each["id"], [node["html"][:160] for node in each["nodes"]]) for each in found]


# As the menu switches them; the last one, in which the page stays, is English.
WIDE = """async ([languages, what, side]) => {
    const menu = document.querySelector("header select")
    const wide = []
    for (const [code, locale] of languages) {
        menu.value = code
        menu.dispatchEvent(new Event("change", { bubbles: true }))
        do await new Promise(done => setTimeout(done))
        while (document.documentElement.lang !== locale)
        const shown = document.querySelector(what)
        const by = shown[`scroll${side}`] - shown[`client${side}`]
        if (by > 0) wide.push(`${code}: ${by}`)
    }
    return wide
}"""


async def too_wide(page: Page, what: str = ":root", side: str = "Width") -> list[str]:
    """The languages in which something has no room, and how many pixels it lacks."""
    languages = [list(each) for each in reversed(LOCALES.items())]
    return list(await page.evaluate(WIDE, [languages, what, side]))


async def overflow(page: Page) -> int:
    """How many pixels the content is wider than the screen."""
    return int(
        await page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
    )
