"""Games on a real server, with everything that happens at tables."""

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from starlette.types import ASGIApp

from impera.rules.editions import NAMES
from impera.server import metrics
from impera.server.app import Server
from impera.server.guests import Guests
from impera.server.house import House
from impera.server.settings import Settings
from impera.server.storage.log import hashed
from impera.server.storage.store import open_store
from impera.server.table import duties
from impera.server.thinking import Thinkers
from impera.words.catalogue import PHRASES
from worlds import post
from worlds.deal import Deal
from worlds.record import Person, Recording, Step
from worlds.wire import Line, ask

if TYPE_CHECKING:
    from impera.server.live import Live

LIKED = {"end": 0.4, "inquisition": 4, "breakthrough": 3, "embargo": 2, "give": 2}
SLOW = {"decision": 86400}  # slow enough to call people back
TEXTS = ("Ready?", "Who has the Army II?", "\u05e9\u05dc\u05d5\u05dd", "I keep nothing.")


class Patient(House):
    """A house whose bots wait until they are told to go on, or never go on at all."""

    last: ClassVar[dict[str, int]] = {}  # the number of the last event that a bot may write

    def keeps(self, table_id: str) -> bool:
        live, last = self.tables.get(table_id), self.last.get(table_id)
        return last is None or (live is not None and live.table.number < last)


@asynccontextmanager
async def serving(folder: Path, pace: float = 0.0) -> AsyncIterator[post.Postal]:
    """A server set up like `impera serve`, without its web server."""
    settings = Settings(
        f"{folder}/tables.db",
        openings_per_minute=10**6,
        requests_per_second=10**6,
        tables_per_address=10**6,
        bot_threads=1,
    )
    async with open_store(settings.database) as store, post.opened(folder) as office:
        server = post.Postal(settings)
        server.office = office
        server.store, server.guests = store, Guests(store, await store.key())
        thinkers = Thinkers(settings.bot_threads)
        server.house = Patient(store, thinkers, pace)
        await server.house.start()
        try:
            yield server
        finally:
            await server.house.stop()
            await thinkers.close()


def new_plan(chance: random.Random) -> dict[str, Any]:
    """A table of any kind."""
    players = chance.choice([2, 3, 3, 4, 4])
    chairs = [chance.choice(["person"] * 3 + ["level:1", "level:2"]) for _ in range(players)]
    return {
        "players": players,
        "edition": chance.choice(NAMES),
        "setup": chance.choice(["base", "draft"]),
        "teams": players == 4 and chance.random() < 0.5,
        "chairs": chairs,
        "public": chance.random() < 0.5,
        "clock": chance.choice([None, SLOW]),
        "free_text": chance.random() < 0.7,
    }


class Party:
    """The people at one table, and their whims."""

    def __init__(self, server: Server, app: ASGIApp, chance: random.Random) -> None:
        self.server, self.app, self.chance = server, app, chance
        self.ids = count()
        self.lines: list[Line] = []
        self.away: dict[int, int] = {}  # chairs, each with the remaining steps
        self.said: list[int] = []  # the numbers of chat messages
        self.record: Recording

    @property
    def live(self) -> "Live":
        """The live table."""
        return self.server.house.tables[self.record.table]

    async def open(self, plan: dict[str, Any]) -> None:
        """Open a table, with one spectator."""
        opened = await ask(self.app, "/api/tables", plan)
        name = json.loads(opened.body)["table"]
        Patient.last[name] = 0
        table = (await self.server.house.live(name)).table
        self.record = Recording(name, table.setup, table.opened_at)
        await self.come()

    async def come(self, guest: bool = False) -> int:
        """Add one more person; returns their number."""
        person = Person()
        if guest:
            answer = await ask(self.app, "/api/guest", {"name": f"Guest {next(self.ids)}"})
            person.cookie, person.guest = answer.cookie, json.loads(answer.body)["guest"]
        line = Line(self.app, self.record.table, person.cookie)
        await line.hello()
        person.token, person.heard = json.loads(line.heard[0])["token"], line.heard
        self.record.people.append(person)
        self.lines.append(line)
        return len(self.lines) - 1

    async def say(self, who: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and record what comes of it; the answer."""
        frame = json.dumps({"type": kind, "id": f"m{next(self.ids)}", **fields}).encode()
        before = len(self.lines[who].heard)
        await self.lines[who].say(frame)
        await self.note(who, frame)
        heard = [json.loads(each) for each in self.lines[who].heard[before:]]
        return next((each for each in heard if each["type"] in ("done", "error")), {})

    async def note(self, who: int | None = None, frame: bytes | None = None) -> None:
        """Record what is new in the log."""
        record = self.record
        new = await self.server.store.tables.events(record.table, len(record.events))
        mine = ""
        if who is not None and frame is not None:
            mine = f"{hashed(record.people[who].token)[:24]} {json.loads(frame)['id']}"
            if mine not in [event.client_id for event in new]:
                record.steps.append(Step(who, frame, None))
        for event in new:
            own = event.client_id == mine
            record.steps.append(Step(who if own else None, frame if own else None, event.number))
        record.events += new

    # Before the game.

    async def gather(self) -> None:
        """People take all chairs, some on one device, with some coming and going."""
        people = list(self.live.table.people)
        await self.pass_by(people)
        while people:
            who = await self.come(guest=not self.record.events or self.chance.random() < 0.5)
            for _ in range(1 if self.chance.random() < 0.7 else 2):
                if people:
                    chair = people.pop(self.chance.randrange(len(people)))
                    name = self.chance.choice([None, f"Player {chair}"])
                    await self.say(who, "sit", chair=chair, name=name)
                    if self.chance.random() < 0.2:
                        await self.say(who, "commit", commitment=self.contribute(who, chair))
                    if people and self.chance.random() < 0.1:
                        await self.fill(who, chair, people)

    async def pass_by(self, people: list[int]) -> None:
        """Somebody sits down, mutes and reports another, and leaves before the game."""
        if len(people) < 2 or self.chance.random() < 0.3:
            return
        one, other = await self.come(guest=True), await self.come()
        await self.say(one, "sit", chair=people[0])
        await self.say(other, "sit", chair=people[1])
        done = await self.say(other, "talk", phrase="hello")
        await self.say(one, "mute", whom=people[1])
        await self.say(one, "report", number=done["number"], why="too friendly")
        await self.say(one, "leave")
        await self.say(other, "leave")

    async def fill(self, who: int, chair: int, people: list[int]) -> None:
        """Put a bot on a free chair; as often as not, free the chair again."""
        which = people.pop(self.chance.randrange(len(people)))
        await self.say(who, "fill", chair=chair, which=which, bot="level:1")
        if self.chance.random() < 0.5:
            await self.say(who, "fill", chair=chair, which=which, bot=None)
            people.append(which)

    def contribute(self, who: int, chair: int) -> str:
        """A new contribution, and its commitment."""
        contribution = secrets.token_bytes(self.chance.randint(16, 32))
        self.record.people[who].contributions[chair] = contribution.hex()
        return hashlib.sha256(contribution).hexdigest()

    async def shuffle(self) -> None:
        """Commit and reveal; sometimes somebody leaves in between."""
        table = self.live.table
        may_leave = self.chance.random() < 0.4
        while table.phase in ("waiting", "shuffling"):
            chair = self.chance.choice(table.asked())
            who = self.owner(chair)
            if table.phase == "waiting":
                await self.say(await self.come(), "sit", chair=chair)
            elif may_leave and self.chance.random() < 0.2:
                may_leave = False
                await self.say(who, "leave", chair=chair)
            elif table.places[chair].commitment is None:
                commitment = self.contribute(who, chair)
                await self.say(who, "commit", chair=chair, commitment=commitment)
            else:
                shown = self.record.people[who].contributions[chair]
                await self.say(who, "reveal", chair=chair, contribution=shown)

    def owner(self, chair: int) -> int:
        """Whose chair it is; a chair without an owner is the spectator's."""
        token = self.live.table.places[chair].token
        tokens = [hashed(person.token) for person in self.record.people]
        return tokens.index(token) if token in tokens else 0

    # During the game.

    async def play(self, most: int) -> None:
        """Play until the game is over, or so many steps were taken."""
        while self.live.table.phase in ("playing", "paused") and len(self.record.steps) < most:
            table, place = self.live.table, self.live.table.deciding
            asked = duties.question(table) is not None
            if place is not None and (place.thinker or place.choice is not None):
                asked = True
            playing = table.phase == "playing"
            if playing and asked:
                await self.wait_for_server()
            elif playing and self.drafting() and self.chance.random() < 0.5:
                await self.choose()
            elif self.chance.random() < 0.8 and self.live.table.phase == "playing":
                await self.decide()
            else:
                await self.do_something()
            await self.bring_back()
        self.record.over = self.live.table.phase == "over"

    async def wait_for_server(self) -> None:
        """A bot decides or answers a request, or what somebody has chosen is carried out."""
        number = self.live.table.number
        Patient.last[self.record.table] = number + 1
        self.live.schedule()
        while self.live.table.number == number:
            await asyncio.sleep(0.0005)
        await self.note()

    def drafting(self) -> list[int]:
        """The chairs that can choose a card of their pack."""
        table = self.live.table
        return [chair for chair in table.people if table.ahead(table.seat(chair))]

    async def choose(self) -> None:
        """Somebody chooses a card in the draft, asked or not, or thinks better of it."""
        table, chair = self.live.table, self.chance.choice(self.drafting())
        choices = [None, *table.ahead(table.seat(chair)) * 2]
        others = [each for each in choices if each != table.places[chair].choice]
        chosen = self.chance.choice(others)
        position = self.chance.choice([table.position, table.dealt])
        await self.say(self.owner(chair), "choose", chair=chair, position=position, decision=chosen)

    async def decide(self) -> None:
        """The deciding player decides at random, sometimes after a hint, or takes it back."""
        table = self.live.table
        assert table.game is not None
        chair = table.asked()[0]
        who, seat = self.owner(chair), table.seat(chair)
        undoable = table.undoable(seat)
        if undoable and self.chance.random() < 0.15:
            some = self.chance.randint(1, undoable)
            await self.say(who, "undo", position=table.position, decisions=some)
            return
        if len(table.people) == 1 and self.chance.random() < 0.4:
            await self.say(who, "hint", position=table.position)
        legal = table.game.legal
        weights = [LIKED.get(token.split()[0], 1) for token in legal]
        token = self.chance.choices(legal, weights)[0]
        await self.say(who, "decide", position=table.position, decision=token)

    async def do_something(self) -> None:
        """Anything else that people do at a table."""
        table = self.live.table
        people = [chair for chair in table.people if table.places[chair].present]
        if not people:
            return
        chair = self.chance.choice(people)
        who = self.owner(chair)
        what = self.chance.choice(["talk", "talk", "mute", "report", "pause", "leave", "again"])
        if table.phase == "paused":
            what = self.chance.choice(["talk", "resume"])
        await getattr(self, what)(who, chair)

    async def talk(self, who: int, chair: int) -> None:
        """Send a phrase or a text."""
        if self.chance.random() < 0.4:
            await self.say(who, "talk", chair=chair, text=self.chance.choice(TEXTS))
            return
        key = self.chance.choice([*PHRASES, *["stop-this", "leave-this"] * len(PHRASES)])
        of: dict[str, Any] = {"seat": 0} if "seat" in PHRASES[key] else {}
        of |= {"domain": self.chance.choice("ARESCU")} if "domain" in PHRASES[key] else {}
        done = await self.say(who, "talk", chair=chair, phrase=key, **of)
        if done["type"] == "done":
            self.said.append(done["number"])

    async def mute(self, who: int, chair: int) -> None:
        """Mute somebody, or unmute them."""
        whom = self.chance.randrange(self.live.table.setup.players)
        on = whom not in self.live.table.places[chair].mutes
        await self.say(who, "mute", chair=chair, whom=whom, on=on)

    async def report(self, who: int, chair: int) -> None:
        """Report the last message."""
        number = self.said[-1] if self.said else 1
        await self.say(who, "report", chair=chair, number=number, why="not nice")

    async def pause(self, who: int, chair: int) -> None:
        """Ask for a pause, and let everybody agree."""
        await self.say(who, "pause", chair=chair, want=True)
        table = self.live.table
        for other in table.people:
            if table.phase == "playing" and table.places[other].present:
                await self.say(self.owner(other), "pause", chair=other, want=True)

    async def resume(self, who: int, chair: int) -> None:
        """End the pause."""
        await self.say(who, "pause", chair=chair, want=False)

    async def leave(self, who: int, chair: int) -> None:
        """Let a bot play for a while."""
        self.away[chair] = self.chance.randint(1, 12)
        await self.say(who, "leave", chair=chair)

    async def bring_back(self) -> None:
        """Bring back the people who have been away long enough."""
        for chair in list(self.away):
            self.away[chair] -= 1
            if not self.away[chair]:
                del self.away[chair]
                if self.live.table.phase in ("playing", "paused"):
                    await self.say(self.owner(chair), "back", chair=chair)

    async def again(self, who: int, chair: int) -> None:
        """Resend the sender's last message, like a client that has lost its connection."""
        own = [step.frame for step in self.record.steps if step.sender == who and step.number]
        if own and own[-1] is not None:
            await self.lines[who].say(own[-1])
            await self.note(who, own[-1])

    async def end(self) -> Recording:
        """Everybody leaves, and nobody plays on."""
        for line in self.lines:
            await line.hang_up()
        game = self.live.table.game
        if game is not None:
            kept, self.record.first = game.record(), self.live.table.first
            self.record.deal = Deal((*kept["deck"], *kept["removed"]), len(kept["deck"]))
        await put_away(self.server, self.record.table)
        return self.record


async def put_away(server: Server, table: str) -> None:
    """Stop all play at a table, whether or not the game is over."""
    Patient.last[table] = 0
    server.house.tables.pop(table).stop()
    metrics.TABLES.set(len(server.house.tables))
    await server.store.tables.finish(table)


async def record(server: Server, app: ASGIApp, plan: dict[str, Any], seed: int) -> Recording:
    """Record a game by a plan."""
    chance = random.Random(seed)
    party = Party(server, app, chance)
    await party.open(plan)
    await party.gather()
    await party.shuffle()
    await party.play(chance.choice([60, 150, 1000]))
    return await party.end()
