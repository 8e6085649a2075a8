"""Does the server leak a secret? Games at all kinds of tables, each played in two worlds.

    python benchmarks/secrecy.py [FRAMES] [--leaks] [--seed N]

A viewer must be told the same, byte for byte, in a world where everything that they
can't know is different: hidden cards, secret decisions, other people's tokens, mutes, reports.
That includes what is pushed to their browser when they are away, and what a chat room hears.
With --leaks, leaks are planted in the server one at a time, and each has to be found. The search
goes on until a leak has told something often enough to be found; one that never does is reported.
"""

import argparse
import asyncio
import base64
import json
import logging
import random
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Shown
from worlds.leaks import LEAKS, SLOW, planted
from worlds.other import Viewer, another_world, this_world
from worlds.pace import check_pace
from worlds.party import SLOW as CORRESPONDENCE
from worlds.party import new_plan, record, serving
from worlds.post import Postal
from worlds.record import Person, Recording
from worlds.session import LOG, Parted, Session, Told
from worlds.spoken import Leak, check_recording, check_told, compare

from impera.server import app as application
from impera.server import hinting, live, thinking
from impera.server.push import announcer, caller, courier
from impera.server.storage import announcements
from impera.server.table import standing, telling

LENGTH = 6  # steps per session
GAMES = 150  # at least, in a long run
FEW = 500  # frames per game in a short run
ENOUGH = 4000  # frames within which a planted leak has to be found ...
OFTEN = 100  # ... and sessions in which it told something
SOME = 10  # games in which they are looked for
MOST = 60  # games, if a leak told too little in those
EARLY = 100  # steps of a game searched for planted leaks
PLANS = [
    {
        "players": 3,
        "setup": "draft",
        "chairs": ["person"] * 3,
        "public": True,
        "free_text": True,
        "clock": CORRESPONDENCE,
    },
    {
        "players": 4,
        "teams": True,
        "chairs": ["person", "level:1", "person", "person"],
        "clock": CORRESPONDENCE,
    },
    {"players": 2, "edition": "uk", "setup": "draft", "chairs": ["person"] * 2},
    {"players": 2, "setup": "draft", "chairs": ["level:1", "person"], "public": True},
    {"players": 3, "edition": "ro", "chairs": ["level:1", "level:2", "level:1"], "public": True},
]


class Window(NamedTuple):
    """What one person sees during some steps of a game."""

    played: Recording
    person: int
    first: int
    last: int


def main() -> None:
    """Compare, and print how much was compared."""
    words = argparse.ArgumentParser(description="Compare what the server tells in two worlds.")
    words.add_argument("frames", nargs="?", type=int, default=100_000)
    words.add_argument("--leaks", action="store_true", help="also plant leaks and look for them")
    words.add_argument("--seed", type=int, default=secrets.randbits(32))
    given = words.parse_args()
    print(f"seed {given.seed}", flush=True)
    sys.exit(asyncio.run(run(given.frames, given.leaks, given.seed)))


async def run(frames: int, leaks: bool, seed: int) -> int:
    """The exit status."""
    prepare(seed)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            try:
                recordings = await look_for_leaks(server, frames, seed, counts)
                print(f"pace: {await check_pace(server)}")
            except Leak as found:
                print(f"A leak: {found}")
                return 1
            show(counts)
            return await look_for_planted(server, recordings, seed) if leaks else 0


def prepare(seed: int) -> None:
    """Derive all randomness from one seed; lift the limits and weaken the bots, to save time.

    Pages of the log are short, so that most logs have several.
    """
    draw_from(seed)
    application.RATE = application.BURST = live.TALK_RATE = live.TALK_BURST = 1e9
    hinting.HINT_RATE = hinting.HINT_BURST = 1e9
    caller.GRACE = caller.PAUSE = -1.0  # whoever is away is called at once, and every time
    announcer.PAUSE, announcements.SETTLED, courier.FIRST_WAIT = 0.0, -60_000, 0.0
    standing.STAND_IN, thinking.SIMULATIONS, telling.PAGE = "level:1", 9, 50
    logging.getLogger().handlers = [LOG]
    logging.getLogger("impera").setLevel(logging.DEBUG)


def draw_from(seed: int) -> None:
    """Begin to draw the server's random numbers from a seed."""
    chance = random.Random(seed)
    secrets.token_bytes = chance.randbytes  # type: ignore[assignment]  # always with a size
    secrets.token_hex = lambda size: chance.randbytes(size).hex()  # type: ignore[assignment,misc]
    secrets.token_urlsafe = lambda size: safe(chance.randbytes(size))  # type: ignore[assignment,misc]
    secrets.randbits = chance.getrandbits  # type: ignore[assignment]  # same arguments


def safe(value: bytes) -> str:
    """A token in the form that `secrets` gives it."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


async def look_for_leaks(
    server: Postal, frames: int, seed: int, counts: Counter[str]
) -> list[Recording]:
    """Play games and compare every viewer's frames, until enough were compared."""
    recordings: list[Recording] = []
    app, chance, worlds, sent = server.app(), random.Random(seed), Counter[str](), 0
    while counts.total() < frames:
        plan = PLANS[len(recordings)] if len(recordings) < len(PLANS) else new_plan(chance)
        played = await record(server, app, plan, chance.getrandbits(32))
        recordings.append(played)
        sent += check_recording(played, this_world(played))
        enough = min(frames, counts.total() + max(FEW, frames // GAMES))
        for window in windows(played, chance):
            if told := await watch(server, window, chance.getrandbits(32), worlds):
                check_sent(played.people[window.person], told[0])
                compare(*told, counts)
            if counts.total() >= enough:
                break
    events = sum(len(each.events) for each in recordings)
    print(f"{len(recordings)} games, {events:,} events")
    print(f"{sent:,} frames as sent: no secret, token, cookie or guest in them")
    print(f"{worlds['worlds']:,} other worlds; {worlds['none']:,} times none existed")
    cards, moves = (worlds[each] / max(1, worlds["worlds"]) for each in ("cards", "moves"))
    print(f"in each, {cards:.1f} cards and {moves:.1f} secret decisions differ")
    return recordings


def windows(played: Recording, chance: random.Random) -> list[Window]:
    """Everything that anybody sees before the end, in random order."""
    last = len(played.steps)
    if played.over:
        last = next(n for n, step in enumerate(played.steps) if step.number == played.ended)
    found = [
        Window(played, person, first, min(first + LENGTH, last))
        for first in range(0, last, LENGTH)
        for person in range(len(played.people))
        if person == 0 or played.chairs(person, played.written(first + LENGTH))
    ]
    chance.shuffle(found)
    return found


def viewer_of(played: Recording, person: int, last: int) -> Viewer:
    """Somebody at the table, with the seats they have by then."""
    who = played.people[person]
    chairs = played.chairs(person, played.written(last))
    seats = frozenset((chair - played.first) % played.setup.players for chair in chairs)
    return Viewer(person, who.token, who.guest, seats)


async def watch(
    server: Postal, window: Window, seed: int, worlds: Counter[str]
) -> tuple[Told, Told] | None:
    """What is told in this world and in another; None if there is no other."""
    played, person, first, last = window
    viewer = viewer_of(played, person, last)
    events, chance = played.events[: played.written(last)], random.Random(seed)
    other = another_world(played, viewer, events, chance)
    if other is None:
        worlds["none"] += 1
        return None
    worlds += Counter(worlds=1, cards=other.other_cards, moves=other.other_moves)
    here = Session(server, played, this_world(played), viewer, seed)
    there = Session(server, played, other, viewer, seed)
    await here.run(first, last)
    try:
        await there.run(first, last)
    except Parted as parted:
        raise Leak(f"the same messages lead elsewhere: {parted}") from None
    for each in (here, there):
        check_told(each.told + each.aside, played, each.world, viewer)
    return here.told, there.told


def check_sent(person: Person, told: Told) -> None:
    """Check that what is told here was really sent."""
    heard: list[bytes] = person.heard
    since, known = json.loads(heard[0])["number"], set(heard)
    for channel, frame in told:
        sent = channel == "done" or (channel == "update" and json.loads(frame)["number"] > since)
        if sent and frame not in known:
            raise Leak(f"never sent before: {frame!r}")


class Search(NamedTuple):
    """How the search for a planted leak went."""

    found: str = ""
    frames: int = 0
    told: int = 0  # sessions in which the leak told something and wasn't caught
    games: int = 0

    def __str__(self) -> str:
        if self.found:
            where = self.found[:40].partition(":\n")[0]
            late = f", unnoticed {self.told} times before" if self.told else ""
            return f"caught after {self.frames:,} frames{late} ({where})"
        if not self.told:
            return f"NEVER EXERCISED in {self.games} games"
        return f"NOT CAUGHT, though it told something in {self.told} sessions"


async def look_for_planted(server: Postal, recordings: list[Recording], seed: int) -> int:
    """Plant each leak and look for it; 1 if one escapes, or never told anything."""
    missed = 0
    for name in LEAKS:
        search = await find(server, recordings, name, seed)
        print(f"{name}: {search}", flush=True)
        missed += not search.found
    print(f"{len(LEAKS) - missed} of {len(LEAKS)} planted leaks were caught")
    return 1 if missed else 0


async def find(server: Postal, recordings: list[Recording], name: str, seed: int) -> Search:
    """Look for a planted leak until it is caught, or has told enough to have been."""
    counts, told, games = Counter[str](), 0, set[str]()
    chance = random.Random(seed)
    draw_from(seed)  # how much was drawn before depends on the time that bots took
    try:
        if name == SLOW:
            with planted(name):
                await check_pace(server)
        async for window in everywhere(server, recordings, chance):
            games.add(window.played.table)
            told += await leaks_in(server, window, name, chance.getrandbits(32), counts)
            if told >= OFTEN and counts.total() > ENOUGH:
                break
    except Leak as leak:
        return Search(str(leak), counts.total(), told, len(games))
    return Search("", counts.total(), told, len(games))


async def leaks_in(
    server: Postal, window: Window, name: str, seed: int, counts: Counter[str]
) -> bool:
    """Whether a planted leak told the viewer anything in a window; Leak if it is caught."""
    try:
        with planted(name):
            told = await watch(server, window, seed, Counter())
    except Parted:  # what was recorded is impossible with the leak
        return False
    if told is None:
        return False
    compare(*told, counts)
    viewer = viewer_of(window.played, window.person, window.last)
    without = Session(server, window.played, this_world(window.played), viewer, seed)
    return await without.run(window.first, window.last) != told[0]


async def everywhere(
    server: Postal, recordings: list[Recording], chance: random.Random
) -> AsyncIterator[Window]:
    """Windows of some games, then of more and more; none of them late in the game.

    Those would take longer.
    """
    while len(recordings) < SOME:
        await play_another(server, recordings, chance)
    for window in early(recordings[:SOME], chance):
        yield window
    for number in range(SOME, MOST):
        if number == len(recordings):
            await play_another(server, recordings, chance)
        for window in early([recordings[number]], chance):
            yield window


async def play_another(server: Postal, recordings: list[Recording], chance: random.Random) -> None:
    """Record one more game."""
    plan = PLANS[len(recordings) % len(PLANS)]
    recordings.append(await record(server, server.app(), plan, chance.getrandbits(32)))


def early(recordings: list[Recording], chance: random.Random) -> list[Window]:
    """The windows of these games that are early enough, in random order."""
    found = [each for played in recordings for each in windows(played, chance)]
    chance.shuffle(found)
    return [each for each in found if each.last < EARLY]


def show(counts: Counter[str]) -> None:
    """Print how much was compared."""
    shown = Shown("channel", "compared")
    shown.columns[1].justify = "right"
    for channel in sorted(counts):
        shown.add_row(channel, f"{counts[channel]:,}")
    shown.add_row("all", f"{counts.total():,}")
    Console().print(shown)


if __name__ == "__main__":
    main()
