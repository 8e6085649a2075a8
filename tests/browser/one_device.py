"""Two people on one device, in several worlds: the secrets of one of them are altered.

The frames are a real server's. In each world the cards that only one person knows are other cards,
and the page must show everybody else exactly the same document.
"""

import asyncio
import copy
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Page, Route

from impera.rules.cards import DOMAINS

from ..server.people import Address, Message, Person, shuffle
from .conftest import House

KIND = re.compile(rf"\b([{''.join(DOMAINS)}])([123])\b")
OTHER = dict(zip(DOMAINS, (*DOMAINS[1:], DOMAINS[0]), strict=True))
HERE, ELSEWHERE = (0, 1), 2  # chairs
NOBODY = -1

# Stands in for the connection: whatever is fed to it arrives. The clock stands still.
SOCKET = """
Date.now = () => 1_800_000_000_000
window.WebSocket = class extends EventTarget {
    constructor() {
        super()
        window.feed = data => this.onmessage({ data })
        setTimeout(() => this.onopen({}))
    }
    send() {}
    close() {}
}
localStorage.setItem("impera:settings", JSON.stringify({ pace: "none", ends: false }))
"""
# Everything the document holds once a frame has been shown, and what comes after the picture, too.
FEED = """async frame => {
    if (frame) window.feed(frame)
    for (let wait = 0; wait < 3; wait++) await new Promise(done => requestAnimationFrame(done))
    for (let wait = 0; wait < 3; wait++) await new Promise(done => setTimeout(done))
    const values = [...document.querySelectorAll("input, textarea, select")].map(each => each.value)
    return JSON.stringify([values, document.documentElement.outerHTML])
}"""
LIFT = """async () => {
    document.querySelector("dialog[open] button").click()
    for (let wait = 0; wait < 3; wait++) await new Promise(done => setTimeout(done))
}"""


def exchanged(text: str) -> str:
    """Other cards of the same Eras."""
    return KIND.sub(lambda found: OTHER[found[1]] + found[2], text)


def altered(message: Message, seat: int) -> Message:
    """The message, if what only this seat knows were something else."""
    world = copy.deepcopy(message)
    for view in world.get("views") or []:
        if view["seat"] == seat and not view["over"]:
            for hand in view["hands"]:
                hand["cards"] = hand["cards"] and [exchanged(card) for card in hand["cards"]]
                hand["sure"] = [exchanged(card) for card in hand["sure"]]
            view["pack"] = [exchanged(card) for card in view["pack"]]
            view["legal"] = [exchanged(token) for token in view["legal"]]
            threat = {"seat": seat, "domain": DOMAINS[0]}
            view["threats"] = [] if view["threats"] else [threat]
    for pack in world.get("standing", {}).get("ahead", []):
        if pack["seat"] == seat:
            pack["decisions"] = [exchanged(token) for token in pack["decisions"]]
            pack["chosen"] = pack["chosen"] and exchanged(pack["chosen"])
    entries = [world, *world.get("log", [])]
    for what in [each for entry in entries for each in entry.get("happened", [])]:
        told = what.get("told")
        if told:
            if what["decision"] == told[str(seat)]:
                what["decision"] = exchanged(what["decision"])
            told[str(seat)] = exchanged(told[str(seat)])
        elif (
            what["type"] == "chosen" and what["chair"] == HERE[seats(world["standing"]).index(seat)]
        ):
            what["decision"] = what["decision"] and exchanged(what["decision"])
    return world


def seats(standing: Message) -> list[int]:
    """The seats of the device's chairs."""
    return [standing["chairs"][chair]["seat"] for chair in HERE]


def due(message: Message) -> set[int]:
    """The seats on the device that have something to decide, or to choose in the draft."""
    standing = message["standing"]
    if standing["phase"] != "playing":
        return set()
    ahead = {pack["seat"]: pack["chosen"] for pack in standing["ahead"]}
    asked = {standing["chairs"][chair]["seat"] for chair in standing["asked"] if chair in HERE}
    waiting = {seat for seat, chosen in ahead.items() if chosen is None}
    return waiting | {seat for seat in asked if seat not in ahead}


class Recorded(NamedTuple):
    """What the device was told, and would be told if it came back in the end."""

    table: str
    frames: list[Message]
    again: Message


async def record(at: Address, decisions: int, chance: random.Random) -> Recorded:
    """A game with a draft: two people share a device, another one has their own."""
    table = await at.open("person", "person", "person", setup="draft")
    async with at.person(table) as device, at.person(table) as remote:
        for chair, name in zip(HERE, ("Ada", "Ben"), strict=True):
            await device.do("sit", chair=chair, name=name)
        await remote.do("sit", chair=ELSEWHERE, name="Cleo")
        await shuffle(device, remote)
        for _ in range(decisions):
            if device.standing["phase"] != "playing":
                break
            await decide(device, remote, chance)
        again = await device.hello_again(at.port, table)
    first = next(n for n, frame in enumerate(device.told) if frame["type"] == "welcome")
    shown = [each for each in device.told[first:] if each["type"] in ("welcome", "update")]
    return Recorded(table, shown, again)


def has_chosen(device: Person) -> bool:
    """Whether somebody on the device has chosen before they were asked."""
    return any(what["type"] == "chosen" for what in device.happened())


async def decide(device: Person, remote: Person, chance: random.Random) -> None:
    """Somebody decides, or chooses in the draft before being asked."""
    packs = device.standing["ahead"]
    asked = device.standing["asked"][0]
    seat = device.standing["chairs"][asked]["seat"]
    unchosen = [pack for pack in packs if pack["chosen"] is None and pack["seat"] != seat]
    if any(pack["seat"] == seat and pack["chosen"] for pack in packs):
        await device.until(lambda message: message["type"] == "update")  # it is carried out
    elif unchosen and (chance.random() < 0.5 or not has_chosen(device)):
        pack = chance.choice(unchosen)
        await device.do(
            "choose",
            chair=HERE[seats(device.standing).index(pack["seat"])],
            position=device.standing["position"],
            decision=chance.choice(pack["decisions"]),
        )
    else:
        person = device if asked in HERE else remote
        lasting = [token for token in person.legal if token != "end"]
        await device.reach(await person.decide(chance.choice(lasting or person.legal)))
    await remote.reach(device.number)


class Device:
    """A page that is fed with frames, in a world of its own."""

    def __init__(self, page: Page, hidden: int | None) -> None:
        self.page, self.hidden = page, hidden

    async def feed(self, message: Message | None) -> list[str]:
        """Show a frame; returns the document and its accessibility tree."""
        frame = message and json.dumps(
            message if self.hidden is None else altered(message, self.hidden)
        )
        held = await self.page.evaluate(FEED, frame)
        return [held, await self.page.locator("body").aria_snapshot()]


class Difference(NamedTuple):
    """A moment at which the document tells somebody another person's secret."""

    frame: int
    front: int  # the seat of who is in front of the device, or NOBODY
    hidden: int  # whose secret it is
    text: str


async def compare(devices: list[Device], recorded: Recorded) -> list[Difference]:
    """Where the worlds' documents first differ for somebody who knows the same in both."""
    found: list[Difference] = []
    front = NOBODY

    async def look(number: int, message: Message | None) -> None:
        usual, *others = await asyncio.gather(*(each.feed(message) for each in devices))
        for device, other in zip(devices[1:], others, strict=True):
            if device.hidden != front and usual != other:
                assert device.hidden is not None
                text = difference(usual, other)
                found.append(Difference(number, front, device.hidden, text))

    for number, message in enumerate([*recorded.frames, recorded.again]):
        if found:
            break
        if message["type"] == "welcome" and number:
            front = NOBODY
            await asyncio.gather(*(device.page.reload() for device in devices))
            await asyncio.gather(
                *(device.page.wait_for_function("'feed' in window") for device in devices)
            )
        if front not in due(message):
            front = NOBODY
        if message["standing"]["phase"] in ("waiting", "shuffling"):
            await asyncio.gather(*(device.feed(message) for device in devices))
            continue
        await look(number, message)
        if front == NOBODY and due(message):
            curtains = [await device.page.query_selector("dialog[open]") for device in devices]
            if not all(curtains):
                found.append(Difference(number, front, front, "there is no curtain"))
                continue
            views = [view["seat"] for view in message["views"] or []]
            front = min(due(message), key=views.index)
            await asyncio.gather(*(device.page.evaluate(LIFT) for device in devices))
            await look(number, None)
    return found


async def see(house: House, recorded: Recorded, built: Path | None = None) -> list[Difference]:
    """Show a game in three worlds: as it was, and with each person's secrets altered."""
    devices = []
    for hidden in (None, *seats(recorded.frames[-1]["standing"])):
        page = await house.page("/rules", reduced_motion="reduce")
        if built is not None:
            await page.route("**/*", serve(built))
        await page.add_init_script(SOCKET)
        await page.goto(f"{house.at.home}/t/{recorded.table}")
        await page.wait_for_function("'feed' in window")
        devices.append(Device(page, hidden))
    assert len(devices) == 1 + len(HERE)
    return await compare(devices, recorded)


def serve(built: Path) -> Callable[[Route], Any]:
    """Answers with the page that was built there, and leaves everything else to the server."""

    async def answer(route: Route) -> None:
        path = route.request.url.split("/", 3)[3]
        if route.request.resource_type == "document":
            path = "index.html"
        if (built / path).is_file():
            await route.fulfill(path=built / path)
        else:
            await route.continue_()

    return answer


def difference(one: list[str], other: list[str]) -> str:
    """The first place where two documents differ."""
    for left, right in zip(one, other, strict=True):
        at = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), None)
        if at is not None:
            return f"{left[max(0, at - 120) : at + 80]!r} / {right[at : at + 80]!r}"
    return "one is longer"
