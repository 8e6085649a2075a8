"""What a table in the browser must do: web/src/local/tables.json, from tables of the server's.

At each of them people and bots do what they may and what they mustn't. For every message there is
the fact or the problem it led to, and hashes of what each is told.
`make golden` rewrites the file.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from impera.records import fair
from impera.server.messages import client
from impera.server.messages.answers import Update
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice, Clock, encode
from impera.server.storage.log import Event
from impera.server.table import duties, facts, folding, proposals, talking, telling, wishes
from impera.server.table.facts import Continued, Setup
from impera.server.table.proposals import Proposal, Sender
from impera.server.table.standing import Table, Who
from impera.words.catalogue import PHRASES

from .transcript import FOLDER, read

FILE = FOLDER.parent.parent / "web" / "src" / "local" / "tables.json"
OPENED = 1_700_000_000_000
# Who asks for nothing here: clocks that run out, pauses and complaints are left to servers.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "chairs": ["person", "level:1"]},
    {"players": 3, "chairs": ["person", "person", "level:2"], "setup": "draft"},
    {"players": 4, "chairs": ["person", "level:1", "person", "level:1"], "teams": True},
    {"players": 3, "chairs": ["level:1", "person", "level:2"], "edition": "ro", "setup": "draft"},
    {"players": 2, "chairs": ["level:1", "level:3"], "edition": "uk", "seed": "07" * 32},
    {"players": 4, "chairs": ["person"] * 4, "edition": "pt"},
    {"players": 4, "chairs": ["person"] * 4, "edition": "uk", "setup": "draft"},
    {"players": 3, "chairs": ["person", "level:1", "person"], "edition": "it", "setup": "draft"},
)
STEPS = 330  # at each table
AFTERWARDS = 12  # of them when the game is over
ANSWERS = ("cannot-stop", "not-now", "try-attack", "try-embargo", "agreed", "no-deal")


def tables() -> str:
    """The text of the file."""
    found = [story(number, wish) for number, wish in enumerate(TABLES)]
    phrases = [{**plain(each), "english": ""} for each in talking.phrases().phrases]
    kept = {"phrases": phrases, "tables": [*found, continued()]}
    return json.dumps(kept, separators=(",", ":")) + "\n"


def keep() -> str:
    """Write the file, and say whether it has changed."""
    before, after = FILE.read_text("utf-8") if FILE.exists() else "", tables()
    FILE.write_text(after, "utf-8")
    return "rewritten" if before != after else "unchanged"


def setup_of(number: int, *, chairs: list[str], **wish: Any) -> Setup:
    """How a table is opened, with a secret that is no secret."""
    agreed = {"players": 2, "edition": "consensus", "setup": "base", "teams": False, **wish}
    secret = hashlib.sha256(f"secret {number}".encode()).hexdigest()
    return Setup(
        chairs=chairs, public=False, clock=Clock(60, 30), free_text=True, secret=secret, **agreed
    )


def continued() -> dict[str, Any]:
    """A table that goes on from a golden game."""
    _, game = read(sorted(FOLDER.glob("*.txt"))[0].read_text("utf-8"))
    record = game.record()
    cut = Continued("before", record["deck"], record["removed"], record["decisions"][:20])
    agreed = {key: record[key] for key in ("players", "edition", "setup", "teams")}
    chairs = ["person", *["level:1"] * (record["players"] - 1)]
    return story(len(TABLES), {**agreed, "chairs": chairs, "continued": cut})


def story(number: int, wish: dict[str, Any]) -> dict[str, Any]:
    """All that happens at a table, step by step."""
    setup = setup_of(number, **wish)
    table = Table(f"table {number}", setup, OPENED)
    teller = Teller(table, random.Random(f"tables {number}"))
    steps = list(teller.steps())
    return {
        "id": table.id,
        "setup": plain(setup),
        "opened": OPENED,
        "steps": steps,
        "pages": [page(table, who, after=7) for who in teller.audience()],
        "earlier": [page(table, who, before=60) for who in teller.audience()],
        "agreed": plain(telling.agreed(table)),
        "record": hashed(table.record(table.game)) if table.game and table.game.over else None,
    }


class Teller:
    """Lets people and bots act at a table, and notes what comes of it."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.rng, self.at = table, rng, OPENED

    def audience(self) -> list[Who]:
        """Each person alone, all together as on one device, and somebody who watches."""
        people = self.table.people
        alone = [Who(frozenset([chair])) for chair in people]
        return [*alone, Who(frozenset(people)), Who()]

    def steps(self) -> Iterator[dict[str, Any]]:
        """One message or duty after another."""
        last = AFTERWARDS
        for count in range(STEPS):
            last -= self.table.phase == "over"
            if not last:
                return
            self.at += self.rng.choice((400, 2500, 70_000))
            wish = self.next_wish()
            if wish is None:
                proposal = self.duty()
                if proposal is None:
                    return
                yield self.noted({}, proposal)
            else:
                yield self.asked(*wish, name=f"{count}")

    def duty(self) -> Proposal | None:
        """What the house does on its own."""
        due = duties.duty(self.table)
        if due is None or due.what in ("close", "reshuffle", "resume", "stand in"):
            return None
        if due.what == "keep":
            return duties.carried_out(self.table, "keep")
        if due.what == "answer":
            question = duties.question(self.table)
            assert question is not None
            return talking.answer(question, self.rng.choice(ANSWERS))
        game = self.table.game
        assert game is not None
        return proposals.decision(game, self.rng.choice(game.legal), bot=True)

    def next_wish(self) -> tuple[Who, dict[str, Any]] | None:
        """What somebody wants now; None to leave it to the house."""
        table, rng = self.table, self.rng
        people = table.people
        if not people or (rng.random() < 0.6 and self.duty() is not None):
            return None
        chair = rng.choice(people)
        who = rng.choice((Who(frozenset([chair])), Who(frozenset(people))))
        if table.phase == "waiting" and len(people) > 2 and rng.random() < 0.4:
            bot = rng.choice((None, "level:1"))
            return who, {"type": "fill", "chair": chair, "which": rng.randrange(4), "bot": bot}
        if rng.random() < (0.6 if self.drafting() else 0.3):
            return rng.choice((who, who, who, who, Who())), self.odd(chair)
        match table.phase:
            case "waiting":
                chair = table.asked()[0]
                return Who(), {"type": "sit", "chair": chair, "name": rng.choice((None, "Ada"))}
            case "shuffling":
                return self.share()
            case "over":
                return who, {"type": rng.choice(("talk", "rematch")), "chair": chair}
        game = table.game
        assert game is not None
        decision, position = rng.choice(game.legal), table.position
        asked = Who(frozenset(table.asked()))
        return asked, {"type": "decide", "position": position, "decision": decision}

    def drafting(self) -> bool:
        """Whether cards are being kept."""
        return self.table.game is not None and self.table.game.step == "draft"

    def share(self) -> tuple[Who, dict[str, Any]]:
        """The next commitment or contribution."""
        chair = self.table.asked()[0]
        contribution = hashlib.sha256(f"share {chair}".encode()).digest()
        who = Who(frozenset([chair]))
        if self.table.places[chair].commitment is None:
            return who, {"type": "commit", "chair": chair, "commitment": fair.commit(contribution)}
        return who, {"type": "reveal", "chair": chair, "contribution": contribution.hex()}

    def odd(self, chair: int) -> dict[str, Any]:
        """Something besides the game, perhaps at the wrong time."""
        table, rng = self.table, self.rng
        position = rng.choice((table.position, table.position, table.position + 1))
        seat, domain = rng.randrange(4), rng.choice("ARESCU")
        phrase = rng.choice((*PHRASES, "stop-this", "leave-this", "stop-this"))
        ahead = table.ahead(table.seat(chair)) if table.game else []
        back = {"type": "undo", "position": position}
        if ahead or (table.game and table.undoable(table.trail.seat) and rng.random() < 0.7):
            early = {"type": "choose", "chair": chair, "position": position}
            return {**early, "decision": rng.choice([*ahead, None])} if ahead else back
        return rng.choice(
            (
                back,
                {"type": "undo", "position": position, "decisions": 2},
                {"type": "talk", "chair": chair, **mentioning(phrase, seat, domain)},
                {"type": "talk", "chair": chair, **mentioning("stop-this", seat, domain)},
                {"type": "talk", "chair": chair, "phrase": phrase},
                {"type": "talk", "chair": chair, "text": " good\tluck "},
                {"type": "mute", "chair": chair, "whom": seat, "on": rng.random() < 0.7},
                {"type": "leave", "chair": chair},
                {"type": "back", "chair": chair},
                {"type": "back"},
                {"type": "fill", "chair": chair, "which": seat, "bot": None},
                {"type": "talk", "chair": chair, "phrase": "good-grief"},
                {"type": "fill", "chair": chair, "which": seat, "bot": "level:2"},
                {"type": "sit", "chair": seat},
                {"type": "hint", "position": position},
                {"type": "rematch", "chair": chair},
                {"type": "decide", "position": position, "decision": "attack A"},
                {"type": "commit", "chair": chair, "commitment": "0" * 63 + "x"},
                {"type": "reveal", "chair": chair, "contribution": "ab" * 16},
                {"type": "choose", "chair": chair, "position": position, "decision": None},
            )
        )

    def asked(self, who: Who, wish: dict[str, Any], name: str) -> dict[str, Any]:
        """A message, and what comes of it."""
        message = client.read_message(encode({**wish, "id": name}))
        noted = {"who": sorted(who.chairs), "wish": {**wish, "id": name}}
        try:
            proposal = wishes.propose(self.table, Sender(who, "token"), message)
        except Problem as problem:
            return {**noted, "problem": [problem.code, str(problem)]}
        if isinstance(proposal.fact, facts.Hinted):
            advice = [Advice("end", 0.4321)]
            proposal = Proposal(facts.Hinted(proposal.fact.chair, advice))
        if isinstance(proposal.fact, facts.Rematched | facts.Reshuffled):
            secret = hashlib.sha256(f"again {name}".encode()).hexdigest()
            proposal = Proposal(msgspec.structs.replace(proposal.fact, secret=secret))
        if isinstance(proposal.fact, facts.Rematched):
            proposal = Proposal(msgspec.structs.replace(proposal.fact, table="next"))
        return self.noted(noted, proposal)

    def noted(self, step: dict[str, Any], proposal: Proposal) -> dict[str, Any]:
        """A fact, and what each is told of it."""
        table, fact = self.table, proposal.fact
        payload, number = facts.write(fact).decode(), table.number + 1
        event = Event(number, facts.kind(fact), payload, None, self.at, None)
        line = folding.fold(table, event)
        frames = []
        for who in self.audience():
            happened = telling.seen(table, line, who)
            changed = table.position == line.number
            views = telling.views(table, who) if changed else None
            standing = telling.standing(table, who)
            standing.votable = None  # on one device nobody is voted out
            frame = Update(line.number, line.at, happened, standing, views)
            frames.append(hashed(frame) if happened else None)
        return {**step, "at": self.at, "fact": json.loads(payload), "frames": frames}


def page(table: Table, who: Who, **span: int) -> str:
    """A page of the log, hashed."""
    return hashed(telling.page(table, who, **span)._asdict())


def mentioning(phrase: str, seat: int, domain: str) -> dict[str, Any]:
    """A phrase with exactly what it mentions."""
    named = {"seat": seat, "domain": domain}
    return {"phrase": phrase, **{key: named[key] for key in PHRASES[phrase]}}


def plain(message: Any) -> Any:
    """A message as it is sent."""
    return json.loads(encode(message))


def hashed(message: Any) -> str:
    """A hash of a message, whatever the order of its keys."""
    ordered = json.dumps(plain(message), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(ordered.encode()).hexdigest()[:16]
