"""The table in one's hands: presses that mean what they hit, the story of other turns, gestures."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import expect

from impera import Game

from .playing import CHOICE, EDGE, LANGUAGES, complaints_of_axe, hurry, open_table, rush, sit_down
from .staging import golden, staged

SIZES = (
    *((360, 640), (390, 844), (844, 390), (768, 1024), (700, 700), (950, 700)),
    *((1280, 720), (1366, 650), (1920, 1080), (2560, 1440)),
)


def first(game: Game, verb: str) -> int:
    """How many decisions come before the first one of a kind."""
    return next(n for n, token in enumerate(game.decisions) if token.split(" ")[0] == verb)


# What people need at every moment: hand, question and buttons in sight, and nothing over them.
OUT_OF_SIGHT = """() => {
    const out = []
    const [width, height] = [innerWidth, innerHeight]
    if (document.documentElement.scrollWidth > width) out.push("the page is too wide")
    if (document.documentElement.scrollHeight > height) out.push("the page is too high")
    const others = document.querySelector(".others")
    // On small screens, strips of three others scroll.
    if (width >= 768 && height > 640 && others.scrollHeight > others.clientHeight + 1)
        out.push(`the others are cut: ${others.scrollHeight} > ${others.clientHeight}`)
    const needed = ".dock .sentence:not(.unseen), .dock .hand .card, .dock .ways button, .own .rail"
    for (const part of document.querySelectorAll(needed)) {
        const box = part.getBoundingClientRect()
        const what = part.className + " " + part.textContent.trim().slice(0, 30)
        if (box.top < 0 || box.left < -1 || box.bottom > height + 1 || box.right > width + 1)
            out.push(`out of sight: ${what} ${JSON.stringify(box)}`)
        if (part.matches("button.button") && (box.width < 43.5 || box.height < 43.5))
            out.push(`too small: ${what} ${JSON.stringify(box)}`)
        const above = document.elementFromPoint(
            box.left + Math.min(8, box.width / 2), box.top + box.height / 2)
        if (above && !part.contains(above) && !above.contains(part) && !above.closest(".hand"))
            out.push(`covered: ${what} by ${above.className}`)
    }
    for (const part of document.querySelectorAll("main *, aside *")) {
        const own = [...part.childNodes].map(n => n.nodeType === 3 ? n.data : "").join(" ").trim()
        const size = parseFloat(getComputedStyle(part).fontSize)
        // Only numerals may be smaller.
        const word = /\\p{L}/u.test(own.replace(/^[IVX]+$/, ""))
        if (own && part.getBoundingClientRect().width > 1 && size < (word ? 15 : 13))
            out.push(`small text: ${part.textContent.trim().slice(0, 30)} ${size}`)
        if (part.matches(".card > .name") && part.scrollWidth > part.clientWidth)
            out.push(`a name without room: ${own} ${part.scrollWidth} > ${part.clientWidth}`)
    }
    return out
}"""


@pytest.mark.drill
@pytest.mark.parametrize("language", LANGUAGES)
async def test_hand_and_decision_are_in_sight_at_every_size(house: Any, language: str) -> None:
    async with house() as here:
        page = await here.page("/rules", locale=language)
        await hurry(page)
        seen = []
        for players in (2, 3, 4):
            await open_table(page, players=players, chairs=["person", *["level:1"] * (players - 1)])
            await sit_down(page)
            await page.wait_for_selector(".board")
            await rush(page, 10)
            await page.wait_for_selector(CHOICE)
            await page.mouse.move(1, 1)
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                await page.wait_for_function(
                    "([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height]
                )
                seen += [
                    (players, width, height, each) for each in await page.evaluate(OUT_OF_SIGHT)
                ]
        assert seen == []


# Where the strips scroll, as far as it takes.
SEEN_EYES = """all => all.map(eye => {
    eye.closest("section").scrollIntoView({ block: "nearest" })
    const { x, y, width, height } = eye.getBoundingClientRect()
    const above = document.elementFromPoint(x + width / 2, y + height / 2)
    return above !== null && eye.parentElement.contains(above)
})"""


async def test_the_eye_of_a_card_that_one_knows_is_in_sight_at_every_size(house: Any) -> None:
    game = golden("teams-draft")
    replay = game.copy()
    replay.rewind(0)
    while replay.seat is None or not any(hand["sure"] for hand in others_of(replay)):
        replay.decide(game.decisions[len(replay.decisions)])
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page)
        async with staged(here.at, page, game, len(replay.decisions), replay.seat):
            await page.wait_for_selector(CHOICE)
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                eyes = await page.eval_on_selector_all(".others .known > .badge", SEEN_EYES)
                assert (width, height, eyes) == (width, height, [True] * max(1, len(eyes)))


def others_of(game: Game) -> list[Any]:
    """What the seat that decides knows about the other hands."""
    return [hand for seat, hand in enumerate(game.view(game.seat)["hands"]) if seat != game.seat]


async def test_two_clicks_half_a_second_apart_never_hit_something_else(house: Any) -> None:
    """A card is played; what comes to lie under the resting pointer isn't meant by a late press."""
    game = golden("democracy-ro")
    plays = [
        n
        for n, token in enumerate(game.decisions[:-1])
        if token.startswith("play") and game.decisions[n + 1] != "end"
    ]
    async with house() as here:
        page = await here.page("/rules", width=1366, height=650)
        await hurry(page)
        for before in plays[:4]:
            seat = game.deciders()[before]
            async with staged(here.at, page, game, before, seat):
                kind = game.decisions[before].split(" ")[1]
                card = page.locator(f".dock .hand [data-kind={kind}]").last
                box = await card.bounding_box()
                assert box is not None
                x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                await page.mouse.click(x, y)
                await page.wait_for_selector("[data-end]")
                dock = await page.locator(".desk").bounding_box()
                await page.wait_for_timeout(500)
                await page.mouse.click(x, y)
                await page.wait_for_timeout(100)
                assert await page.locator(".desk").bounding_box() == dock
                told = await page.text_content("[role=log]")
                assert told is not None
                assert "applies" not in told.split("sits down")[-1]
                await expect(page.locator("[role=alert]")).to_have_count(0)


async def test_what_the_others_did_can_be_read_again(house: Any) -> None:
    """By a press or by a key, as often as one likes."""
    game = golden("last-turns-pt")
    before = game.decisions.index("play S1")
    async with house() as here:
        page = await here.page("/rules", width=390, height=844)
        await hurry(page)
        async with staged(here.at, page, game, before, game.deciders()[before]):
            await rush(page, 2)
            since, recalled = page.locator(".since"), page.locator(".recalled")
            await expect(since).to_contain_text("Since your last turn")
            await expect(since.locator(".turn")).to_have_count(2)
            for way in (since.click, lambda: since.press("Enter")):
                await way()
                await expect(since).to_have_attribute("aria-expanded", "true")
                await expect(recalled).to_contain_text("ends the turn")
                assert await complaints_of_axe(page) == []
                await way()
                await expect(since).to_have_attribute("aria-expanded", "false")
                await expect(recalled).to_have_count(0)


GESTURES = """() => {
    window.seen = []
    new MutationObserver(changes => {
        for (const { addedNodes, removedNodes } of changes) {
            for (const node of addedNodes)
                if (node.dataset?.effect) window.seen.push(node.dataset.effect)
            for (const node of removedNodes)
                if (node.dataset?.effect) window.gone = (window.gone ?? 0) + 1
        }
    }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_an_attack_lands_on_every_column_it_hits(house: Any, motion: str) -> None:
    game = golden("democracy-ro")
    before = first(game, "attack")
    attacker = game.deciders()[before]
    async with house() as here:
        page = await here.page("/rules", width=1366, height=650, reduced_motion=motion)
        seat = 1 - attacker
        async with staged(here.at, page, game, before, seat, attacker) as other:
            assert other is not None
            await page.evaluate(GESTURES)
            await other.decide(game.decisions[before])
            await expect(page.locator("[role=log]")).to_contain_text("attacks")
            if motion == "reduce":
                assert await page.evaluate("window.seen") == []
            else:
                await page.wait_for_function("() => seen.length && window.gone === seen.length")
                seen = await page.evaluate("window.seen")
                assert set(seen) == {"attack"}
                assert 1 <= len(seen) <= game.players


async def test_a_tap_explains_and_a_second_one_applies(house: Any) -> None:
    game = golden("democracy-ro")
    before = first(game, "breakthrough")
    seat = game.deciders()[before]
    async with house() as here:
        page = await here.page("/rules", width=390, height=844, has_touch=True, is_mobile=True)
        await hurry(page)
        async with staged(here.at, page, game, before, seat):
            chip = page.locator(".dock .chip", has_text="Breakthrough")
            await chip.tap()
            await expect(page.locator(".dock .text")).to_contain_text("draw 5 cards")
            assert await page.query_selector(".dock ol li.now") is None
            await chip.tap()
            await page.wait_for_selector(".dock ol li.now")


@pytest.mark.parametrize(
    ("name", "effect", "clicks"),
    [("stalemate", "breakthrough", 4), ("last-turns-pt", "inquisition", 5)],
)
async def test_the_fewer_cards_are_chosen(house: Any, name: str, effect: str, clicks: int) -> None:
    """If fewer cards stay than go, one chooses those that stay; the rest goes in one press."""
    game = golden(name)
    before = first(game, effect)
    seat = game.deciders()[before]
    async with house() as here:
        page = await here.page("/rules", width=1366, height=650)
        await hurry(page)
        async with staged(here.at, page, game, before, seat):
            made = 0

            async def click(what: str) -> None:
                nonlocal made
                await page.click(what, position=EDGE if ".hand" in what else None)
                await page.mouse.move(1, 1)
                made += 1

            await click(f".dock .chip[data-choice]:has-text('{effect.capitalize()}')")
            if await page.query_selector(".targets [data-choice]"):
                await click(".targets [data-choice] >> nth=0")
            await page.wait_for_selector("[data-together]")
            await expect(page.locator(".dock .sentence")).to_contain_text("to keep")
            cards = await page.locator(".dock .hand .card").count()
            while not await page.query_selector("[data-together]:enabled"):
                await click(".dock .hand [data-choice]:not(.selected) >> nth=0")
            assert await complaints_of_axe(page) == []
            kept = await page.locator(".dock .hand .selected").count()
            assert kept < cards - kept
            await click("[data-together]")
            await page.wait_for_selector("[data-end]")
            await expect(page.locator(".dock .hand .card")).to_have_count(kept)
            assert made == clicks


async def test_why_not_by_keyboard_one_effect_at_a_time(house: Any) -> None:
    game = golden("stalemate")
    before = first(game, "breakthrough")
    async with house() as here:
        page = await here.page("/rules", width=1366, height=650)
        await hurry(page)
        async with staged(here.at, page, game, before, game.deciders()[before]):
            why, answer = page.get_by_role("button", name="Why not…?"), page.locator(".answer")
            await why.press("Enter")
            await expect(why).to_have_attribute("aria-expanded", "true")
            await expect(answer).to_contain_text("Choose an effect")
            closed = page.get_by_role("group", name="Why not…?").get_by_role("button")
            seen = set()
            for place in range(await closed.count()):
                await closed.nth(place).focus()
                await expect(answer).to_contain_text(re.compile(r"\([RQ]\d\.\d+\)"))
                seen.add(await answer.inner_text())
            assert len(seen) == await closed.count() > 5
            assert await complaints_of_axe(page) == []
            await page.keyboard.press("Escape")
            await expect(answer).to_have_count(0)


def moment(game: Game, wanted: Callable[[Game], bool]) -> tuple[int, int]:
    """How many decisions come before the first such moment, and the seat that decides then."""
    replay = game.copy()
    replay.rewind(0)
    while replay.seat is None or not wanted(replay):
        replay.decide(game.decisions[len(replay.decisions)])
    return len(replay.decisions), replay.seat


def rivals_who_could_win(game: Game) -> int:
    threats = game.view(game.seat)["threats"]
    return sum(each["seat"] != game.seat for each in threats)


async def test_who_could_win_next_turn_is_said_and_so_is_the_majority_late_in_the_game(
    house: Any,
) -> None:
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page)
        game = golden("hegemony-two")
        before, seat = moment(game, lambda now: rivals_who_could_win(now) > 0)
        async with staged(here.at, page, game, before, seat):
            await expect(page.locator(".notes .threat").first).to_contain_text("could win with")
        game = golden("last-turns-pt")
        before, seat = moment(game, lambda now: now.view()["deck"]["size"] < 10)
        async with staged(here.at, page, game, before, seat):
            await expect(page.locator(".notes")).to_contain_text("would win by majority")


async def test_a_turn_with_nothing_left_to_decide_ends_by_itself(house: Any) -> None:
    game = golden("last-turns-pt")
    before, seat = moment(game, lambda now: now.step == "effects" and now.legal == ["end"])
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page, "ends: true")
        async with staged(here.at, page, game, before, seat):
            await expect(page.locator("[role=log]")).to_contain_text("ends the turn")


async def test_a_played_card_is_taken_back_as_long_as_nobody_has_learned_anything(
    house: Any,
) -> None:
    game = golden("democracy-ro")
    before, seat = moment(game, lambda now: now.step == "play" and len(now.legal) > 1)
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page)
        async with staged(here.at, page, game, before, seat):
            cards = page.locator(".dock .hand .card")
            held = await cards.count()
            await page.click(CHOICE, position=EDGE)
            await expect(cards).to_have_count(held - 1)
            await page.get_by_role("button", name="Undo").click()
            await expect(cards).to_have_count(held)
