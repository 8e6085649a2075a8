"""A table played for the protocol's page: every message once, as it really comes."""

import hashlib
from base64 import urlsafe_b64encode
from functools import cache
from itertools import count

from msgspec.structs import replace

from impera.server.messages import answers, news, protocol, requests
from impera.server.messages.client import read_message
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice, Clock, encode
from impera.server.storage.log import Event, hashed
from impera.server.table import facts, folding, setups, telling, wishes
from impera.server.table.considering import Considering
from impera.server.table.proposals import Sender
from impera.server.table.standing import Line, Table, Who

START = 1_800_000_000_000  # 15 January 2027, 08:00 UTC
THOUGHT = 4000  # milliseconds between two facts
MUCH = 3  # legal decisions that make an update worth showing
TABLE, NEXT = "q3Vn0yKx8RtWc5Zd", "Jm7uPe2LhB4sFa9T"
OPEN = requests.Open(players=3, chairs=["person", "person", "level:2"], clock=Clock(60, 300))
ALONE = requests.Open(players=2, chairs=["person", "level:2"])
ADA, BEN = 0, 1


def made_up(number: int) -> bytes:
    """Bytes in place of random ones, so that the page is the same every time."""
    return hashlib.sha256(f"made up for docs/protocol.md: {number}".encode()).digest()


def token(person: int) -> str:
    """The token of a person."""
    return urlsafe_b64encode(made_up(person)).decode().rstrip("=")


class Rehearsal:
    """One table, and what Ada says and is told there: the first message of every kind."""

    def __init__(self, wish: requests.Open = OPEN, *, public: bool = False) -> None:
        setup = replace(setups.new_setup(wish), secret=made_up(10).hex(), public=public)
        self.table = Table(TABLE, setup, START)
        self.now = START
        self.said: dict[str, dict[str, object]] = {}
        self.told: dict[str, answers.ServerMessage] = {}
        self.happened: dict[str, news.Happened] = {}
        self._ids = count(1)

    def who(self, person: int = ADA) -> Who:
        """Somebody's chairs."""
        return self.table.held(hashed(token(person)), None)

    def hello(self, known: str | None = None, after: int = 0) -> None:
        """Ada connects."""
        table, who = self.table, self.who()
        welcome = answers.Welcome(
            protocol.VERSION,
            token(ADA),
            table.told,
            telling.agreed(table),
            *telling.page(table, who, after=after),
            telling.standing(table, who),
            telling.views(table, who),
            [place.token is not None for place in table.places],
            int(not who.chairs),
            self.now,
        )
        self.said["hello"] = {"type": "hello", "token": known, "after": after}
        self.told.setdefault("welcome", welcome)

    def say(self, person: int, kind: str, **fields: object) -> None:
        """Send somebody's message as it goes over the wire, and apply it if it counts."""
        number = str(next(self._ids))
        message = {"type": kind, "id": number, **fields}
        if person == ADA:
            self.said.setdefault(kind, message)
        sender = Sender(self.who(person), token(person))
        try:
            proposal = wishes.propose(self.table, sender, read_message(encode(message)))
        except Problem as problem:
            self.told.setdefault("error", answers.Error(problem.code, str(problem), number))
            return
        self.write(proposal.fact)
        if person == ADA:
            self.told.setdefault("done", answers.Done(number, self.table.told))

    def write(self, fact: facts.Fact) -> None:
        """Append a fact to the log, with something made up in place of chance and thought."""
        if isinstance(fact, facts.Hinted) and self.table.game is not None:
            best = zip(self.table.game.legal, (0.5625, 0.5312), strict=False)
            fact = replace(fact, best=[Advice(*each) for each in best])
        if isinstance(fact, facts.Reshuffled | facts.Rematched):
            fact = replace(fact, secret=made_up(15).hex())
        if isinstance(fact, facts.Rematched):
            fact = replace(fact, table=NEXT)
        self.now += THOUGHT
        payload, number = facts.write(fact).decode(), self.table.number + 1
        event = Event(number, facts.kind(fact), payload, None, self.now)
        self._tell(folding.fold(self.table, event))

    def _tell(self, line: Line) -> None:
        table, who = self.table, self.who()
        happened = telling.seen(table, line, who)
        for what in happened:
            self.happened.setdefault(tag(what), what)
        if table.position == line.number and len(telling.views(table, who)[0]["legal"]) > MUCH:
            update = answers.Update(
                line.number,
                line.at,
                happened,
                telling.standing(table, who),
                telling.views(table, who),
            )
            self.told.setdefault("update", update)

    def decide(self, decision: str | None = None) -> None:
        """Let the deciding seat decide, by default the first legal decision."""
        game = self.table.game
        assert game is not None
        chosen = decision or game.legal[0]
        chair = self.table.asked()[0]
        if self.table.places[chair].thinker is not None:
            self.write(facts.Decided(chosen, bot=True))
        else:
            self.say(chair, "decide", position=self.table.position, decision=chosen)

    def consider(self, *decisions: str) -> None:
        """Ada considers what she might decide."""
        message: dict[str, object]
        message = {"type": "consider", "id": str(next(self._ids)), "decisions": decisions}
        self.said.setdefault("consider", message)
        considered = Considering(self.table).answer(self.who(), read_message(encode(message)))
        self.told.setdefault("considered", considered)

    def recall(self, before: int) -> None:
        """Ada looks at the beginning of the log."""
        number, page = str(next(self._ids)), telling.page(self.table, self.who(), before=before)
        self.said["recall"] = {"type": "recall", "id": number, "before": before}
        self.told["recalled"] = answers.Recalled(number, before, *page)

    def shuffle(self, *people: int) -> None:
        """People commit and reveal."""
        for person in people:
            digest = hashlib.sha256(made_up(20 + person)).hexdigest()
            self.say(person, "commit", commitment=digest)
        for person in people:
            self.say(person, "reveal", contribution=made_up(20 + person).hex())


def tag(message: object) -> str:
    """The type of a message, as its tag."""
    return str(type(message).__struct_config__.tag)  # type: ignore[attr-defined]


def gather(table: Rehearsal) -> None:
    """People come and go before the game."""
    table.say(BEN, "sit", name="Ben")
    table.say(BEN, "leave")
    table.say(BEN, "sit", chair=1, name="Ben")
    table.hello()
    table.say(ADA, "sit", chair=0, name="Ada")
    table.say(BEN, "leave")
    table.say(ADA, "fill", which=BEN, bot="level:4")
    table.say(ADA, "fill", which=BEN, bot=None)
    table.say(BEN, "sit", name="Ben")
    table.shuffle(ADA, BEN)


def draft() -> Rehearsal:
    """Ada chooses a card of her pack, perhaps before she is asked."""
    table = Rehearsal(replace(OPEN, setup="draft"))
    for person in (ADA, BEN):
        table.say(person, "sit")
    table.shuffle(ADA, BEN)
    [pack] = telling.standing(table.table, table.who()).ahead
    table.say(ADA, "choose", position=table.table.position, decision=pack.decisions[0])
    return table


def take_back(table: Rehearsal) -> None:
    """Play until Ada can take something back, and have her do so."""
    while not telling.standing(table.table, table.who()).undoable:
        game = table.table.game
        assert game is not None
        attacks = [token for token in game.legal if token.startswith("attack")]
        mine = table.table.asked() == [ADA]
        if attacks and mine:
            table.consider(attacks[0], "purge", "inspire")
        table.decide(attacks[0] if attacks and mine else None)
    table.say(ADA, "decide", position=table.table.position, decision="play U3")
    table.say(ADA, "undo", position=table.table.position, decisions=1)


def chat(table: Rehearsal) -> None:
    """Everything that isn't a decision."""
    table.say(ADA, "talk", phrase="about-to-win-by", seat=1, domain="S")
    table.say(BEN, "talk", text="Not before you, I fear.")
    table.say(ADA, "report", number=table.table.told, why="Rude to a newcomer.")
    table.say(ADA, "mute", whom=BEN)
    for person in (ADA, BEN):
        table.say(person, "pause", want=True)
    table.say(ADA, "pause", want=False)
    table.say(ADA, "leave")
    table.say(ADA, "back")


def vote_out(table: Rehearsal) -> None:
    """Ben doesn't move, until he is voted out."""
    while table.table.asked() != [BEN]:
        table.decide()
    table.say(ADA, "vote-out", whom=BEN)
    table.say(BEN, "back")


def ask_for_a_hint() -> Rehearsal:
    """Ada plays alone against a bot, and doesn't know what to do."""
    table = Rehearsal(ALONE)
    table.say(ADA, "sit", name="Ada")
    table.shuffle(ADA)
    while table.table.asked() != [ADA]:
        table.decide()
    table.say(ADA, "hint", position=table.table.position)
    return table


def half_full(*, public: bool = False) -> Table:
    """A table where Ben waits for somebody to come."""
    table = Rehearsal(public=public)
    table.say(BEN, "sit", chair=1, name="Ben")
    return table.table


@cache
def rehearse() -> Rehearsal:
    """A whole game, with everything that can happen at a table."""
    table = Rehearsal()
    gather(table)
    take_back(table)
    table.hello(token(ADA), after=table.table.told - 2)
    chat(table)
    vote_out(table)
    while table.table.phase == "playing":
        table.decide()
    table.say(ADA, "rematch")
    table.recall(before=4)
    deserted = Rehearsal()
    deserted.write(facts.Closed())
    for other in (deserted, draft()):
        table.happened = other.happened | table.happened
        table.said = other.said | table.said
    alone = ask_for_a_hint()
    table.said["hint"] = alone.said["hint"]
    table.happened["hinted"] = alone.happened["hinted"]
    table.said["ping"] = {"type": "ping"}
    table.told["pong"] = answers.Pong(table.now)
    table.told["presence"] = answers.Presence([True, True, False], 1)
    return table
