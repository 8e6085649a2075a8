"""The state of a table: its setup, and what the facts so far have made of it."""

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

from impera.game import Game
from impera.records import fair
from impera.rules.agreement import VERSION
from impera.server.messages import news
from impera.server.messages.answers import Phase
from impera.server.messages.news import Happened
from impera.server.messages.protocol import Advice
from impera.server.table import facts
from impera.server.table.favours import Favours
from impera.server.table.undoing import NOBODY, Trail

HOUR = 3600  # seconds for a decision from which on nobody is expected to stay at the table
STAND_IN = "level:3"  # plays for people who are away


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
    away: Literal["left", "clock", "vote"] | None = None
    wants_pause: bool = False
    mutes: set[int] = field(default_factory=set)
    filled: bool = False  # whether people here have put the bot on it
    choice: str | None = None  # what its person wants to decide in the draft, once asked
    chosen_at: int = 0

    @property
    def taken(self) -> bool:
        """Whether it is occupied."""
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
        """Make it free for somebody else."""
        self.name = self.guest = self.token = self.commitment = self.contribution = None
        self.mutes.clear()
        if self.filled:
            self.bot, self.filled = None, False


class Who(NamedTuple):
    """Somebody at the table, with their chairs; a spectator has none."""

    chairs: frozenset[int] = frozenset()


class Item(NamedTuple):
    """Something that happened, and who besides its own seat sees all of it."""

    what: Happened
    receiver: int = NOBODY

    @property
    def only(self) -> int | None:
        """The chair whose owner is the only one told about it."""
        private = news.Muted | news.Reported | news.Chosen
        return self.what.chair if isinstance(self.what, private) else None


class Line(NamedTuple):
    """A line of the log, including what it hides."""

    number: int
    at: int
    items: list[Item]


class Answered(NamedTuple):
    """The result of a message: its number, and the digest of the message."""

    number: int
    digest: str | None


class Table:
    """A table as its log defines it."""

    def __init__(self, table_id: str, setup: facts.Setup, opened_at: int) -> None:
        self.id, self.setup, self.opened_at = table_id, setup, opened_at
        bank = setup.clock.bank * 1000
        self.places = [Place(None if who == "person" else who, bank) for who in setup.chairs]
        self.secret = bytes.fromhex(setup.secret)
        self.game: Game | None = None
        self.first = 0
        self.number = 0  # of the last fact in the log
        self.told = self.position = 0  # numbers of the last thing told, and of the last game change
        self.dealt = 0  # the position at which the packs of the draft last moved
        self.since = opened_at
        self.paused = False
        self.votes: set[int] = set()  # chairs that want a bot for the one who has to decide
        self.closed: Literal["nobody", "host"] | None = None  # why, if it is
        self.stuck = False  # whether it was played by other rules to where these don't fit
        self.hints: dict[bytes, list[Advice]] = {}  # by what the deciding seat knew
        self.rematch: facts.Rematched | None = None
        self.log: list[Line] = []
        self.counts: Counter[type] = Counter()  # how many facts of each kind there are
        self.seen: set[str] = set()  # all guests who ever sat here
        self.private: dict[int, list[Line]] = {}  # by the chair whose owner alone is told
        self.answers: dict[str, Answered] = {}  # by the client's id
        # Whether people are called back when it's their turn; by chair, since which fact it is.
        self.calls = setup.clock.decision >= HOUR and setup.chairs.count("person") > 1
        self.awaited: dict[int, int] = {}
        self.favours = Favours()
        self.trail = Trail()
        if setup.seed is not None:
            self.places[0].contribution = bytes.fromhex(setup.seed)
        if not self.people:
            self.told = self.position = 1
            self.log.append(Line(1, opened_at, self.begin(opened_at)))

    @property
    def phase(self) -> Phase:
        """What stage it is at."""
        if self.closed or self.only_shown:
            return "closed"
        if self.game is None:
            return "shuffling" if all(place.taken for place in self.places) else "waiting"
        if self.game.over:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def only_shown(self) -> bool:
        """Whether other rules have brought it this far, so that nobody can play on."""
        return self.setup.rules != VERSION and (self.game is None or not self.game.over)

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
        """Who decides next, while the game runs."""
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

    def seats(self, who: Who) -> list[int]:
        """Somebody's seats, in order."""
        return sorted(map(self.seat, who.chairs)) if self.game is not None else []

    def asked(self) -> list[int]:
        """The chairs that something is expected from."""
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

    def undoable(self, seat: int) -> int:
        """How many of its last decisions the seat can take back."""
        if self.phase != "playing" or seat != self.trail.seat or self.game is None:
            return 0
        return self.trail.undoable(self.game)

    @property
    def hint(self) -> list[Advice] | None:
        """The hint for the deciding seat; taking back and going on again doesn't lose it."""
        return self.hints.get(self.knowledge()) if self.hints else None

    def knowledge(self) -> bytes:
        """Stands for all that the deciding seat knows, in a few bytes."""
        assert self.game is not None
        view = self.game.view_record(self.game.seat)
        return blake2b(view.tobytes(), digest_size=16).digest()

    def ahead(self, seat: int) -> list[str]:
        """R2.5: what the person on a seat can choose in the draft, asked or not."""
        if self.game is None or not self.places[self.chair(seat)].present:
            return []
        return self.game.ahead(seat)

    def names(self) -> list[str | None]:
        """Who plays on each seat."""
        return [place.bot or place.name for place in self._by_seat()]

    def players(self) -> list[str | None]:
        """The name each seat is rated under: bots, and guests with a name, have one."""
        return [
            place.bot or (f"guest:{place.guest}" if place.guest and place.name else None)
            for place in self._by_seat()
        ]

    def guests(self) -> list[str | None]:
        """The guest on each seat: a person with a cookie."""
        return [place.guest for place in self._by_seat()]

    def absent(self) -> set[int]:
        """The seats of people for whom a bot plays; at the end of the game, of those who left."""
        return {seat for seat, place in enumerate(self._by_seat()) if place.away is not None}

    def _by_seat(self) -> list[Place]:
        return [self.places[self.chair(seat)] for seat in range(self.setup.players)]

    def begin(self, at: int) -> list[Item]:
        """The game begins."""
        self.first, self.game = self.deal()
        self.since, self.dealt = at, self.position
        self.trail.alone = len(self.people) == 1
        return [Item(news.Began(self.first))]

    def deal(self) -> tuple[int, Game]:
        """R2.1-R2.4: the chair the lot falls on, and the cards; or another game continues.

        Then everybody has the seat of their chair's number, and nobody can undo the past.
        """
        kept, agreement = self.setup.continued, self.setup.agreement
        if kept is None:
            drawn = fair.draw(self.secret, self._contributions(), agreement)
            return drawn.first, Game.at(agreement, deck=drawn.deck, removed=drawn.removed)
        game = Game.at(agreement, deck=kept.deck, removed=kept.removed)
        for token in kept.decisions:
            game.decide(token)
        return 0, game

    def record(self, game: Game) -> dict[str, Any]:
        """The record of a finished game of this table, with the proof of its shuffle, if any."""
        kept = self.setup.continued
        if kept is not None:
            origin = {"continued": {"table": kept.table, "step": len(kept.decisions)}}
        else:
            proof = fair.proof(self.secret, self._contributions(), self.setup.agreement)
            origin = {"shuffle": proof}
        hints = {"hints": len(self.hints)} if self.hints else {}
        game.beside = {**origin, **hints, "names": self.names(), "table": self.id}
        return game.record()

    def _contributions(self) -> list[bytes | None]:
        return [place.contribution for place in self.places]
