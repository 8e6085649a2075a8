"""Sets the stage: tables on a real server that begin in the middle of a game of one's choice."""

import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count

from msgspec import convert
from msgspec.structs import replace
from playwright.async_api import Page

from impera import Game
from impera.server.messages.requests import Open
from impera.server.table.facts import Continued
from impera.server.table.setups import new_setup

from ..golden.transcript import FOLDER, read
from ..server.people import Address, Person

BOT = "level:1"
Policy = Callable[[list[str]], list[str]]


def golden(name: str) -> Game:
    """One of the golden games."""
    return read((FOLDER / f"{name}.txt").read_text("utf-8"))[1]


def ending_early(legal: list[str]) -> list[str]:
    """Ends every turn as soon as possible, which builds columns."""
    return ["end"] if "end" in legal else legal


def anything(legal: list[str]) -> list[str]:
    """Whatever is legal."""
    return legal


def found(wanted: Callable[[Game], bool], players: int, policy: Policy, *, teams: bool) -> Game:
    """The first game played at random that ends as wanted."""
    for seed in count():
        game, chance = Game(players, teams=teams, seed=seed), random.Random(seed)
        while not game.over:
            game.decide(chance.choice(policy(game.legal)))
        if wanted(game):
            return game
    raise AssertionError


async def stage(at: Address, game: Game, before: int, people: Iterable[int]) -> str:
    """A table that continues a game after so many decisions; bots sit on the other seats."""
    record, taken = game.record(), set(people)
    wish = {key: record[key] for key in ("players", "edition", "setup", "teams")}
    wish["chairs"] = ["person" if seat in taken else BOT for seat in range(game.players)]
    past = Continued("", record["deck"], record["removed"], record["decisions"][:before])
    return await at.server.house.open(
        replace(new_setup(convert(wish, Open)), seed=None, continued=past)
    )


@asynccontextmanager
async def staged(
    at: Address, page: Page, game: Game, before: int, seat: int, decides: int | None = None
) -> AsyncIterator[Person | None]:
    """The page sits down on a seat, and somebody else on the one that is to decide."""
    others = [] if decides is None or decides == seat else [decides]
    table = await stage(at, game, before, [seat, *others])
    await page.goto(f"{at.home}/t/{table}")
    await page.click(f".seats li:nth-child({seat + 1}) button.first")
    if not others:
        await page.wait_for_selector(".board")
        yield None
        return
    async with at.person(table) as person:
        await person.sit(chair=others[0])
        await page.wait_for_selector(".board")
        await person.phase_is("playing")
        yield person
