"""Another world for a viewer: other hidden cards, other people's tokens, none of their secrets."""

import base64
import hashlib
import json
import operator
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from impera.rules.agreement import Agreement
from impera.server.storage.log import Event, hashed
from impera.server.table import facts
from worlds.deal import Deal, Move, deal_again
from worlds.record import Person, Recording


class Viewer(NamedTuple):
    """Somebody who watches or plays at a table."""

    person: int
    token: str
    guest: str | None
    seats: frozenset[int]  # at the end of the session


@dataclass
class World:
    """A table's log in one world, and what its people say there."""

    deal: Deal | None
    events: list[Event] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)  # by event number in the real world
    tokens: list[str] = field(default_factory=list)
    said: dict[str, str | None] = field(default_factory=dict)  # client id: decision; None: silence
    other_cards: int = 0  # that differ from the real world
    other_moves: int = 0  # that differ, secretly

    def frame(self, frame: bytes, here: Person) -> bytes | None:
        """What somebody says in this world instead of a message; None if nothing."""
        message = json.loads(frame)
        name = f"{hashed(here.token)[:24]} {message['id']}"
        if name not in self.said:
            return frame
        decision = self.said[name]
        return None if decision is None else json.dumps({**message, "decision": decision}).encode()


def this_world(recording: Recording) -> World:
    """The world as it is."""
    return World(
        recording.deal,
        recording.events,
        {event.number: event.number for event in recording.events},
        [person.token for person in recording.people],
    )


def another_world(
    recording: Recording, viewer: Viewer, events: list[Event], chance: random.Random
) -> World | None:
    """A world that looks the same to the viewer up to these events; None if there is no other."""
    known = [facts.read_fact(event.payload) for event in events]
    moves = [move(fact) for fact in known if isinstance(fact, facts.Decided | facts.Undone)]
    deal, said = recording.deal, moves
    if deal is not None and has_begun(recording, known):
        setup = recording.setup
        agreed = Agreement(setup.players, setup.edition, setup.setup, setup.teams)
        found = deal_again(agreed, deal, viewer.seats, moves, chance)
        if found is None:
            return None
        deal, said = found
    world = World(deal)
    if deal is not None and recording.deal is not None:
        world.other_cards = sum(map(operator.ne, deal.kinds, recording.deal.kinds))
        world.other_moves = sum(map(operator.ne, moves, said))
    world.tokens = [
        person.token if number == viewer.person else other_token(person.token)
        for number, person in enumerate(recording.people)
    ]
    rename(recording, viewer, world, events, iter(said))
    return world


def has_begun(recording: Recording, known: list[facts.Fact]) -> bool:
    """Whether the cards had been dealt by then."""
    people = recording.setup.chairs.count("person")
    shown, filled = 0, set[int]()
    for fact in known:
        match fact:
            case facts.Reshuffled():
                shown, filled = 0, filled - set(fact.freed)
            case facts.Filled():
                filled ^= {fact.which}
            case facts.Revealed():
                shown += 1
    return shown == people - len(filled)


def move(fact: facts.Decided | facts.Undone) -> Move:
    """What happens in the game."""
    if isinstance(fact, facts.Decided):
        return Move(fact.decision)
    return Move(None, fact.decisions)


def rename(
    recording: Recording, viewer: Viewer, world: World, events: list[Event], moves: Iterator[Move]
) -> None:
    """The log of this world."""
    names = {hashed(person.token): n for n, person in enumerate(recording.people)}
    owners: dict[int, bool] = {}  # whether a chair is the viewer's
    for event in events:
        fact = facts.read_fact(event.payload)
        client_id = event.client_id
        sender, _, name = (client_id or "").partition(" ")
        other = next((n for full, n in names.items() if full[:24] == sender), None)
        if client_id is not None and other is not None:
            client_id = f"{hashed(world.tokens[other])[:24]} {name}"
        match fact:
            case facts.Sat():
                mine = fact.token == hashed(viewer.token)
                mine |= fact.guest is not None and fact.guest == viewer.guest
                owners[fact.chair] = mine
                if not mine:
                    guest = fact.guest and other_token(fact.guest)[: len(fact.guest)]
                    token = hashed(world.tokens[names[fact.token]])
                    fact = replace(fact, token=token, guest=guest)
            case facts.Muted() | facts.Reported() | facts.Chosen() if not owners.get(fact.chair):
                world.said[event.client_id or ""] = None
                continue
            case facts.Hinted() if not owners.get(fact.chair):
                fact = replace(fact, best=[])
            case facts.Decided():
                decision = next(moves).decision
                if decision is not None and decision != fact.decision:
                    fact = replace(fact, decision=decision)
                    event = event._replace(digest=None)
                    world.said[event.client_id or ""] = decision
            case facts.Undone():
                next(moves)
        number = len(world.events) + 1
        payload = facts.write(fact).decode()
        world.events.append(event._replace(number=number, payload=payload, client_id=client_id))
        world.places[event.number] = number


def other_token(token: str) -> str:
    """Another token, always the same one for each."""
    digest = hashlib.sha256(f"elsewhere {token}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
