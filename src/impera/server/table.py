"""One table: its setup and its facts, folded into how it stands, and told to each who may know.

Nothing here waits, writes or looks at a clock: a fact counts when it comes back from the log.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from msgspec.structs import asdict

from impera.game import Game
from impera.records import fair
from impera.rules.notation import redact
from impera.rules.state import AUDIENCE
from impera.rules.view import View
from impera.server import facts
from impera.server.messages import answers, news
from impera.server.messages.answers import Agreed, Chair, Continued, Standing
from impera.server.messages.news import Entry, Happened
from impera.server.storage.log import Event

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds
SHUFFLE_TIME = 2 * MINUTE  # to commit and reveal, if a decision's time is not longer
WAITING_TIME = 2 * DAY  # for people to come
LONGEST_PAUSE = 7 * DAY
STAND_IN = "level:3"  # who plays for those who are away
SILENCE = -1  # nobody's seat


@dataclass
class Place:
    """A chair, and who has it."""

    bot: str | None
    bank: int
    name: str | None = None
    guest: str | None = None
    token: str | None = None
    commitment: str | None = None
    contribution: bytes | None = None
    away: Literal["left", "clock"] | None = None
    wants_pause: bool = False
    mutes: set[int] = field(default_factory=set)

    @property
    def taken(self) -> bool:
        """Whether nobody else can sit down here."""
        return self.bot is not None or self.token is not None

    @property
    def present(self) -> bool:
        """Whether a person plays here."""
        return self.bot is None and self.away is None

    @property
    def thinker(self) -> str | None:
        """The bot that decides here, if one does."""
        return self.bot or (STAND_IN if self.away else None)

    def clear(self) -> None:
        """Free for another."""
        self.name = self.guest = self.token = self.commitment = self.contribution = None
        self.mutes.clear()


class Who(NamedTuple):
    """Somebody at the table: the chairs that are theirs; a spectator has none."""

    chairs: frozenset[int] = frozenset()


class Own(NamedTuple):
    """What was before a decision that its seat might take back."""

    game: Game
    since: int
    bank: int


class Item(NamedTuple):
    """Something that happened, and who besides its own seat sees all of it."""

    what: Happened
    receiver: int = SILENCE

    @property
    def only(self) -> int | None:
        """The chair whose owner alone is told of it."""
        return self.what.chair if isinstance(self.what, news.Muted | news.Reported) else None


class Line(NamedTuple):
    """A line of the log, with all that it hides."""

    number: int
    at: int
    items: list[Item]


class Duty(NamedTuple):
    """What falls to the server, and when."""

    at: int
    fact: facts.Fact | None  # None: a bot decides


class Table:
    """A table as its log says."""

    def __init__(self, table_id: str, setup: facts.Setup, opened_at: int) -> None:
        self.id, self.setup, self.opened_at = table_id, setup, opened_at
        bank = setup.clock.bank * 1000
        self.places = [Place(None if who == "person" else who, bank) for who in setup.chairs]
        self.secret = bytes.fromhex(setup.secret)
        self.game: Game | None = None
        self.first = 0
        self.number = 0  # of the last fact in the log
        self.told = self.position = 0  # of the last thing that is told, and that changed the game
        self.since = opened_at
        self.paused = self.closed = False
        self.rematch: facts.Rematched | None = None
        self.log: list[Line] = []
        self.answers: dict[str, tuple[int, facts.Fact]] = {}
        self._own: list[Own] = []
        self._own_seat = SILENCE
        self._silent: dict[int, bool] = {}
        if setup.seed is not None:
            self.places[0].contribution = bytes.fromhex(setup.seed)
        if not self.people:
            self.told = self.position = 1
            self.log.append(Line(1, opened_at, self._begin(opened_at)))

    # What is so.

    @property
    def phase(self) -> answers.Phase:
        """How far it has come."""
        if self.closed:
            return "closed"
        if self.game is None:
            return "shuffling" if all(place.taken for place in self.places) else "waiting"
        if self.game.over:
            return "over"
        return "paused" if self.paused else "playing"

    def seat(self, chair: int) -> int:
        """R2.1: the seat of a chair, once the lot has fallen."""
        return fair.seat_of(chair, self.first, self.setup.players)

    def chair(self, seat: int) -> int:
        """The chair of a seat."""
        return (seat + self.first) % self.setup.players

    @property
    def people(self) -> list[int]:
        """The chairs for people."""
        return [chair for chair, place in enumerate(self.places) if place.bot is None]

    @property
    def deciding(self) -> Place | None:
        """Whose decision is due, while the game runs."""
        if self.game is None or self.game.seat is None:
            return None
        return self.places[self.chair(self.game.seat)]

    def held(self, token: str | None, guest: str | None) -> Who:
        """Who somebody is, by the hash of a token and by a cookie."""
        return Who(
            frozenset(
                chair
                for chair, place in enumerate(self.places)
                if (token is not None and place.token == token)
                or (guest is not None and place.guest == guest)
            )
        )

    def asked(self) -> list[int]:
        """The chairs from which something is awaited."""
        match self.phase:
            case "waiting":
                return [c for c in self.people if not self.places[c].taken]
            case "shuffling":
                missing = [c for c in self.people if self.places[c].commitment is None]
                return missing or [c for c in self.people if self.places[c].contribution is None]
            case "playing":
                assert self.game is not None
                assert self.game.seat is not None
                return [self.chair(self.game.seat)]
        return []

    def deadline(self) -> int | None:
        """When the time of who is asked is up."""
        place, clock = self.deciding, self.setup.clock
        if self.phase == "shuffling":
            return self.since + max(SHUFFLE_TIME, clock.decision * 1000)
        if self.phase == "playing" and place is not None and place.present:
            return self.since + clock.decision * 1000 + place.bank
        return None

    def duty(self) -> Duty | None:
        """What the server has to do next of its own accord."""
        place, deadline = self.deciding, self.deadline()
        match self.phase:
            case "waiting":
                return Duty(self.since + WAITING_TIME, facts.Closed())
            case "shuffling" if deadline is not None:
                return Duty(deadline, facts.Reshuffled(self.asked(), ""))
            case "paused":
                return Duty(self.since + LONGEST_PAUSE, facts.Resumed())
            case "playing" if deadline is not None:
                return Duty(deadline, facts.Away(self.asked()[0], "clock"))
            case "playing" if place is not None:
                return Duty(self.since, None)
        return None

    def undoable(self, seat: int) -> int:
        """How many of the last decisions the seat may take back; as `Game.undoable`, remembered."""
        if self.phase != "playing" or seat != self._own_seat or self.game is None:
            return 0
        after, count = self.game, 0
        for place in reversed(range(len(self._own))):
            before = self._own[place].game
            if place not in self._silent:
                self._silent[place] = not after.tells(before)
            if not self._silent[place]:
                break
            after, count = before, count + 1
        return count

    # What is told, and to whom.

    def seats(self, who: Who) -> list[int]:
        """The seats of somebody, in their order."""
        return sorted(map(self.seat, who.chairs)) if self.game is not None else []

    def views(self, who: Who) -> list[View]:
        """R9: what each of the seats may know; with none, what all may."""
        if self.game is None:
            return []
        seats: list[int | None] = [*self.seats(who)]
        return [self.game.view(seat) for seat in seats or [None]]

    def agreed(self) -> Agreed:
        """What was agreed."""
        kept = self.setup
        return Agreed(
            self.id,
            kept.players,
            kept.edition,
            kept.setup,
            kept.teams,
            kept.public,
            kept.clock,
            kept.free_text,
            self.opened_at,
            self.continued,
        )

    @property
    def continued(self) -> Continued | None:
        """The moment of a finished game from which this one goes on."""
        kept = self.setup.continued
        return None if kept is None else Continued(kept.table, len(kept.decisions))

    def standing(self, who: Who) -> Standing:
        """How it stands, for somebody."""
        undoable = 0
        if self._own_seat in self.seats(who):
            undoable = self.undoable(self._own_seat)
        return Standing(
            self.phase,
            self.position,
            self.chairs(who),
            fair.commit(self.secret),
            self.asked(),
            self.since,
            self.deadline(),
            undoable,
            None if self.rematch is None else self.rematch.table,
        )

    def chairs(self, who: Who) -> list[Chair]:
        """Who sits where."""
        muted: set[int] = set().union(*(self.places[chair].mutes for chair in who.chairs))
        begun = self.game is not None
        return [
            Chair(
                bot=place.bot,
                taken=place.taken,
                name=place.name,
                seat=self.seat(chair) if begun else None,
                committed=place.commitment is not None,
                revealed=place.contribution is not None,
                away=place.away,
                wants_pause=place.wants_pause,
                bank=place.bank,
                mine=chair in who.chairs,
                muted=chair in muted,
            )
            for chair, place in enumerate(self.places)
        ]

    def entries(self, who: Who, after: int = -1) -> list[Entry]:
        """The log as somebody may see it."""
        told = [(line, self.tell(line, who)) for line in self.log if line.number > after]
        return [Entry(line.number, line.at, happened) for line, happened in told if happened]

    def tell(self, line: Line, who: Who) -> list[Happened]:
        """A line of the log as somebody may see it."""
        return [seen for item in line.items if (seen := self._seen(item, who)) is not None]

    def _seen(self, item: Item, who: Who) -> Happened | None:
        what = item.what
        match what:
            case news.Decided():
                return self._seen_decision(what, item.receiver, who)
            case news.Talked():
                deaf = any(what.chair in self.places[chair].mutes for chair in who.chairs)
                return None if deaf else what
        return what if item.only is None or item.only in who.chairs else None

    def _seen_decision(self, what: news.Decided, receiver: int, who: Who) -> Happened:
        if self.game is None or self.game.over:
            return what
        seats = self.seats(who)
        viewer = next((seat for seat in (what.seat, receiver) if seat in seats), AUDIENCE)
        shown = redact(what.decision, what.seat, viewer, receiver)
        return news.Decided(what.seat, shown, what.bot)

    def names(self) -> list[str | None]:
        """Who plays on each seat."""
        chairs = [self.places[self.chair(seat)] for seat in range(self.setup.players)]
        return [place.bot or place.name for place in chairs]

    def players(self) -> list[str | None]:
        """Under which name each seat is rated: bots and guests with a name are."""
        chairs = [self.places[self.chair(seat)] for seat in range(self.setup.players)]
        return [
            place.bot or (f"guest:{place.guest}" if place.guest and place.name else None)
            for place in chairs
        ]

    # How the log is folded.

    def fold(self, event: Event, game: Game | None = None) -> Line:
        """Let a fact of the log count; `game`: the one after it, if it is known already."""
        fact = facts.read_fact(event.payload)
        # What only one is told has no number of its own: a gap would tell of it.
        self.told += not isinstance(fact, facts.Muted | facts.Reported)
        if isinstance(fact, facts.Decided):
            items = self._decided(fact, event, game)
        else:
            items = FOLDS[type(fact)](self, fact, event)
        line = Line(self.told, event.at, items)
        self.number = event.number
        self.log.append(line)
        if event.client_id is not None:
            self.answers[event.client_id] = (line.number, fact)
        return line

    def _sat(self, fact: facts.Sat, event: Event) -> list[Item]:
        place = self.places[fact.chair]
        place.clear()
        place.name, place.guest, place.token = fact.name, fact.guest, fact.token
        self.since = event.at
        items = [Item(news.Sat(fact.chair, fact.name))]
        if self.setup.continued is not None and all(place.taken for place in self.places):
            self.position = self.told
            items += self._begin(event.at)
        return items

    def _left(self, fact: facts.Left, event: Event) -> list[Item]:
        self._free(fact.chair)
        self.since = event.at
        return [Item(news.Left(fact.chair))]

    def _free(self, chair: int) -> None:
        """A chair for another, who is not to be told what its owner alone was told."""
        self.places[chair].clear()
        self.log = [line for line in self.log if line.items[0].only != chair]

    def _committed(self, fact: facts.Committed, event: Event) -> list[Item]:
        self.places[fact.chair].commitment = fact.commitment
        return [Item(news.Committed(fact.chair, fact.commitment))]

    def _revealed(self, fact: facts.Revealed, event: Event) -> list[Item]:
        self.places[fact.chair].contribution = bytes.fromhex(fact.contribution)
        items = [Item(news.Revealed(fact.chair, fact.contribution))]
        if not any(self.places[chair].contribution is None for chair in self.people):
            self.position = self.told
            items += self._begin(event.at)
        return items

    def _reshuffled(self, fact: facts.Reshuffled, event: Event) -> list[Item]:
        for place in self.places:
            place.commitment = place.contribution = None
        for chair in fact.freed:
            self._free(chair)
        self.secret, self.since = bytes.fromhex(fact.secret), event.at
        return [Item(news.Reshuffle(fact.freed, fair.commit(self.secret)))]

    def _agreed(self) -> fair.Table:
        setup = self.setup
        return fair.Table(setup.players, setup.edition, setup.setup, setup.teams)

    def _contributions(self) -> list[bytes | None]:
        return [place.contribution for place in self.places]

    def _begin(self, at: int) -> list[Item]:
        """R2.1-R2.4: the lot falls and the cards are dealt; or a finished game goes on."""
        if self.setup.continued is not None:
            return self._go_on(self.setup.continued, at)
        drawn = fair.draw(self.secret, self._contributions(), self._agreed())
        self.first, self.since = drawn.first, at
        self.game = Game(*self._agreed(), deck=drawn.deck, removed=drawn.removed)
        return [Item(news.Began(drawn.first))]

    def _go_on(self, kept: facts.Continued, at: int) -> list[Item]:
        """Everybody sits on the seat of his chair's number, and nobody can undo what was."""
        game = Game(*self._agreed(), deck=kept.deck, removed=kept.removed)
        for token in kept.decisions:
            game.decide(token)
        self.game, self.since = game, at
        return [Item(news.Began(self.first))]

    def _decided(self, fact: facts.Decided, event: Event, game: Game | None) -> list[Item]:
        before, place = self.game, self.deciding
        assert before is not None
        assert place is not None
        assert before.seat is not None
        if game is None:
            game = before.copy()
            game.decide(fact.decision)
        self.game = game
        self._remember(before.seat, Own(before, self.since, place.bank), fact)
        if not fact.bot:
            used = max(0, event.at - self.since) - self.setup.clock.decision * 1000
            place.bank = max(0, place.bank - max(0, used))
        self.since, self.position = event.at, self.told
        said = news.Decided(before.seat, fact.decision, fact.bot)
        items = [Item(said, int(before.state.target))]
        if game.result is not None:
            items.append(Item(news.Ended(game.result, self.secret.hex())))
        return items

    def _remember(self, seat: int, own: Own, fact: facts.Decided) -> None:
        """Keep what the seat might take back."""
        if seat != self._own_seat or fact.bot or fact.decision == "end":
            self._forget()
        if not fact.bot and fact.decision != "end":
            self._own_seat = seat
            self._own.append(own)

    def _forget(self) -> None:
        self._own, self._own_seat, self._silent = [], SILENCE, {}

    def _undone(self, fact: facts.Undone, event: Event) -> list[Item]:
        seat, own = self._own_seat, self._own[-fact.decisions]
        self.game = own.game
        self.since = own.since  # the clock runs as if nothing had been decided
        self.places[self.chair(seat)].bank = own.bank
        del self._own[-fact.decisions :]
        self._silent = {n: silent for n, silent in self._silent.items() if n < len(self._own)}
        self.position = self.told
        return [Item(news.Undone(seat, fact.decisions))]

    def _away(self, fact: facts.Away, event: Event) -> list[Item]:
        place = self.places[fact.chair]
        place.away, place.wants_pause = fact.why, False
        if fact.why == "clock":
            place.bank = 0
        self._forget()
        return [Item(news.Away(fact.chair, fact.why)), *self._pause_if_all_want(event.at)]

    def _back(self, fact: facts.Back, event: Event) -> list[Item]:
        self.places[fact.chair].away = None  # who was late with this decision gets no time again
        return [Item(news.IsBack(fact.chair))]

    def _wants_pause(self, fact: facts.WantsPause, event: Event) -> list[Item]:
        self.places[fact.chair].wants_pause = fact.want
        items = [Item(news.WantsPause(fact.chair, fact.want))]
        if self.paused and not fact.want:
            return items + self._resume(event.at)
        return items + self._pause_if_all_want(event.at)

    def _pause_if_all_want(self, at: int) -> list[Item]:
        """A pause needs the consent of all people who play."""
        people = [self.places[chair] for chair in self.people if self.places[chair].present]
        if self.paused or not people or not all(place.wants_pause for place in people):
            return []
        self._charge_pause(at)
        self.paused, self.since = True, at
        return [Item(news.Paused())]

    def _charge_pause(self, at: int) -> None:
        """What was used of this decision's time before the pause comes out of the bank."""
        place = self.deciding
        if place is not None and place.present:
            place.bank = max(0, place.bank - max(0, at - self.since))

    def _resumed(self, fact: facts.Resumed, event: Event) -> list[Item]:
        return self._resume(event.at)

    def _resume(self, at: int) -> list[Item]:
        for place in self.places:
            place.wants_pause = False
        self._forget()  # its time was before the pause
        self.paused, self.since = False, at
        return [Item(news.Resumed())]

    def _talked(self, fact: facts.Talked, event: Event) -> list[Item]:
        said = news.Talked(fact.chair, fact.phrase, fact.seat, fact.domain, fact.text)
        return [Item(said)]

    def _muted(self, fact: facts.Muted, event: Event) -> list[Item]:
        mutes = self.places[fact.chair].mutes
        (mutes.add if fact.on else mutes.discard)(fact.whom)
        return [Item(news.Muted(fact.chair, fact.whom, fact.on))]

    def _reported(self, fact: facts.Reported, event: Event) -> list[Item]:
        return [Item(news.Reported(fact.chair, fact.said))]

    def _rematched(self, fact: facts.Rematched, event: Event) -> list[Item]:
        self.rematch = fact
        return [Item(news.NextTable(fact.table))]

    def _closed(self, fact: facts.Closed, event: Event) -> list[Item]:
        self.closed = True
        return [Item(news.Closed())]

    def record(self, game: Game) -> dict[str, Any]:
        """The record of a finished game of this table, with the proof of its shuffle, if any."""
        if self.continued is not None:
            origin = {"continued": asdict(self.continued)}
        else:
            proof = fair.proof(self.secret, self._contributions(), self._agreed())
            origin = {"shuffle": proof}
        game.beside = {**origin, "names": self.names(), "table": self.id}
        return game.record()


Fold = Callable[[Table, Any, Event], list[Item]]
FOLDS: dict[type, Fold] = {
    facts.Sat: Table._sat,
    facts.Left: Table._left,
    facts.Committed: Table._committed,
    facts.Revealed: Table._revealed,
    facts.Reshuffled: Table._reshuffled,
    facts.Undone: Table._undone,
    facts.Away: Table._away,
    facts.Back: Table._back,
    facts.WantsPause: Table._wants_pause,
    facts.Resumed: Table._resumed,
    facts.Talked: Table._talked,
    facts.Muted: Table._muted,
    facts.Reported: Table._reported,
    facts.Rematched: Table._rematched,
    facts.Closed: Table._closed,
}


def folded(table: Table, events: Iterable[Event]) -> Table:
    """A table after these events."""
    for event in events:
        table.fold(event)
    return table
