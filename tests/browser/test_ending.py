"""The end of a game, of every kind, as people see it who have just played."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Page, expect

from impera import Game

from .playing import complaints_of_axe, hurry
from .staging import Policy, anything, ending_early, found, golden, staged


def ends(by: str, *, winners: int = 1, tie: bool | None = None) -> Callable[[Game], bool]:
    """Whether a game ends like that."""

    def wanted(game: Game) -> bool:
        assert game.result is not None
        is_tie = game.view(0)["majority"]["tie"] is not None
        right = game.result["by"] == by and len(game.result["winners"]) == winners
        return right and tie in (None, is_tie)

    return wanted


def played(
    by: str, players: int, policy: Policy = anything, *, teams: bool = False, **more: Any
) -> Callable[[], Game]:
    return lambda: found(ends(by, **more), players, policy, teams=teams)


class Ending(NamedTuple):
    """A game, whether to look at it as a winner, and what the page says."""

    game: Callable[[], Game]
    won: bool
    headline: str
    how: str


ENDINGS = {
    "hegemony": Ending(played("hegemony", 2, ending_early), True, "You win!", "hegemony"),
    "hegemony-lost": Ending(played("hegemony", 3, ending_early), False, " wins.", "hegemony"),
    "majority": Ending(played("majority", 2, tie=False), True, "You win!", "majority"),
    "majority-lost": Ending(played("majority", 4, tie=False), False, " wins.", "majority"),
    "tie": Ending(played("majority", 2, tie=True), True, "You win!", "majority"),
    "shared": Ending(
        played("majority", 3, winners=2, tie=False), True, "You share the victory!", "majority"
    ),
    "stalemate": Ending(lambda: golden("stalemate"), True, "You win!", "ten rounds"),
    "teams": Ending(
        played("majority", 4, teams=True, winners=2, tie=False),
        True,
        "Your team wins!",
        "majority",
    ),
    "teams-lost": Ending(
        played("hegemony", 4, ending_early, teams=True, winners=2), False, " win.", "hegemony"
    ),
}


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS.keys())
async def test_an_ending_is_told(house: Any, ending: Ending) -> None:
    game = ending.game()
    result, last = game.result, game.deciders()[-1]
    assert result is not None
    others = [seat for seat in range(game.players) if seat not in result["winners"]]
    sides = result["winners"] if ending.won else others
    seat = last if last in sides else sides[0]
    async with house() as here:
        page = await here.page("/rules", width=1366, height=650)
        await hurry(page)
        before = len(game.decisions) - 1
        async with staged(here.at, page, game, before, seat, last) as other:
            if other is None:
                await page.click("[data-end]")
            else:
                await other.decide(game.decisions[-1])
            over = page.locator(".over")
            await expect(over.locator("h2")).to_contain_text(ending.headline)
            await expect(over.locator(".how").first).to_contain_text(ending.how)
        if result["by"] == "hegemony":
            goal = game.view(0)["table"]["goal"]
            assert await over.locator(".column i").count() >= goal
        else:
            await expect(over.locator(".domains li")).to_have_count(6)
            tie = game.view(0)["majority"]["tie"] is not None
            await expect(over.locator(".decides")).to_have_count(int(tie))
        crowned = over.locator(".places .first")
        await expect(crowned).to_have_count(1 if game.teams else len(result["winners"]))
        for name in ("Rematch", "Replay", "Analyse", "Share"):
            await expect(over.get_by_text(name, exact=True)).to_be_visible()
        box = await over.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 650
        assert await complaints_of_axe(page) == []


@asynccontextmanager
async def won(house: Any) -> AsyncIterator[Page]:
    """The page of somebody who has just won by hegemony."""
    game = found(ends("hegemony"), 2, ending_early, teams=False)
    async with house() as here:
        page = await here.page("/rules")
        await hurry(page)
        before, seat = len(game.decisions) - 1, game.deciders()[-1]
        async with staged(here.at, page, game, before, seat):
            await page.click("[data-end]")
            yield page


async def test_the_result_is_shared_as_a_picture(house: Any) -> None:
    async with won(house) as page:
        async with page.expect_download() as download:
            await page.click(".over >> text=Share")
        saved = await (await download.value).path()
        assert saved.read_bytes().startswith(b"\x89PNG")


async def test_analyse_leads_to_the_chances(house: Any) -> None:
    async with won(house) as page:
        await page.click(".over >> text=Analyse")
        await expect(page.locator("#chances")).to_be_in_viewport()
