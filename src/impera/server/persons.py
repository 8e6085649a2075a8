"""What a person has left at a table: found in its log, to be shown to them, renamed or emptied."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from impera.server.storage.guests import new_token
from impera.server.storage.log import Event, hashed
from impera.server.storage.people import Rewritten
from impera.server.table import facts

TRACES = ("sat", "left", "reshuffled", "talked", "reported")


class Trace(NamedTuple):
    """Something that a person has left."""

    event: Event
    fact: facts.Sat | facts.Talked | facts.Reported


def traces(events: Iterable[Event], guest: str) -> list[Trace]:
    """Where a guest sat down, talked and complained."""
    found, chairs = [], set[int]()
    for event in events:
        if event.kind not in TRACES:
            continue
        fact = facts.read_fact(event.payload)
        match fact:
            case facts.Sat():
                (chairs.add if fact.guest == guest else chairs.discard)(fact.chair)
            case facts.Left():
                chairs.discard(fact.chair)
            case facts.Reshuffled():
                chairs.difference_update(fact.freed)
        if isinstance(fact, facts.Sat | facts.Talked | facts.Reported) and fact.chair in chairs:
            found.append(Trace(event, fact))
    return found


def forgotten(trace: Trace) -> Rewritten:
    """What is left of it when its person is forgotten: a chair was taken, something was said."""
    fact = trace.fact
    match fact:
        case facts.Sat():
            return rewritten(trace, replace(fact, name=None, guest=None, token=hashed(new_token())))
        case facts.Talked() if fact.text is not None:
            return rewritten(trace, facts.Unsaid(fact.chair))
        case facts.Reported():
            return rewritten(trace, replace(fact, why=""))
    return rewritten(trace, fact)


def renamed(name: str | None) -> Callable[[Trace], Rewritten]:
    """The same with another name."""

    def rename(trace: Trace) -> Rewritten:
        fact = trace.fact
        return rewritten(trace, replace(fact, name=name) if isinstance(fact, facts.Sat) else fact)

    return rename


def rekeyed(payload: str) -> str:
    """The fact that somebody sat down, with a secret that nobody knows."""
    fact = facts.read_fact(payload)
    assert isinstance(fact, facts.Sat)
    return facts.write(replace(fact, token=hashed(new_token()))).decode()


def rewritten(trace: Trace, fact: facts.Fact) -> Rewritten:
    """An event with this fact."""
    return Rewritten(trace.event.number, facts.kind(fact), facts.write(fact).decode())


def unsaid(events: Iterable[Event]) -> list[Rewritten]:
    """All talk of a table, emptied."""
    said = ((event, facts.read_fact(event.payload)) for event in events if event.kind == "talked")
    return [
        Rewritten(
            event.number, facts.tag(facts.Unsaid), facts.write(facts.Unsaid(fact.chair)).decode()
        )
        for event, fact in said
        if isinstance(fact, facts.Talked)
    ]
