"""What is told about a table, and to whom: to each what they may know (R9)."""

from bisect import bisect_left
from typing import NamedTuple

from impera.records import fair
from impera.rules.notation import redact
from impera.rules.state import AUDIENCE
from impera.rules.view import View
from impera.server.messages import news
from impera.server.messages.answers import Agreed, Ahead, Chair, Continued, Standing
from impera.server.messages.news import Entry, Happened
from impera.server.messages.protocol import Advice
from impera.server.table import duties
from impera.server.table.standing import Item, Line, Table, Who

# Numbers in a page of the log: enough for the last rounds of a game, and even of the longest texts
# only half of what can wait for a slow reader.
PAGE = 200


class Page(NamedTuple):
    """A part of the log: everything that somebody may see, from the oldest number on."""

    oldest: int
    log: list[Entry]


def views(table: Table, who: Who) -> list[View]:
    """R9: what each of the seats knows; without any, what everybody knows."""
    if table.game is None:
        return []
    seats: list[int | None] = [*table.seats(who)]
    return [table.game.view(seat) for seat in seats or [None]]


def agreed(table: Table) -> Agreed:
    """What was agreed."""
    kept = table.setup
    return Agreed(
        table.id,
        kept.players,
        kept.edition,
        kept.setup,
        kept.teams,
        kept.public,
        kept.clock,
        kept.free_text,
        table.opened_at,
        continued(table),
        kept.rules,
    )


def continued(table: Table) -> Continued | None:
    """The moment of another game that this one continues from."""
    kept = table.setup.continued
    return None if kept is None else Continued(kept.table, len(kept.decisions))


def standing(table: Table, who: Who) -> Standing:
    """The state of the table, as somebody may see it."""
    undoable = 0
    if table.trail.seat in table.seats(who):
        undoable = table.undoable(table.trail.seat)
    return Standing(
        table.phase,
        table.position,
        chairs(table, who),
        fair.commit(table.secret),
        table.asked(),
        table.since,
        duties.deadline(table),
        undoable,
        hint(table, who),
        len(table.hints),
        None if table.rematch is None else table.rematch.table,
        ahead(table, who),
        duties.votable(table),
        sorted(table.votes),
    )


def hint(table: Table, who: Who) -> list[Advice] | None:
    """What the deciding seat was advised; it tells of a hand, so nobody else may know."""
    if table.phase != "playing" or not who.chairs.issuperset(table.asked()):
        return None
    return table.hint


def ahead(table: Table, who: Who) -> list[Ahead]:
    """R2.5: what somebody can choose in the draft, and has chosen; nobody else may know it."""
    return [
        Ahead(seat, choices, table.places[table.chair(seat)].choice)
        for seat in table.seats(who)
        if (choices := table.ahead(seat))
    ]


def chairs(table: Table, who: Who) -> list[Chair]:
    """Who sits where."""
    muted: set[int] = set().union(*(table.places[chair].mutes for chair in who.chairs))
    begun = table.game is not None
    return [
        Chair(
            bot=place.bot,
            taken=place.taken,
            name=place.name,
            seat=table.seat(chair) if begun else None,
            committed=place.commitment is not None,
            revealed=place.contribution is not None,
            away=place.away,
            wants_pause=place.wants_pause,
            bank=place.bank,
            mine=chair in who.chairs,
            muted=chair in muted,
            filled=place.filled,
        )
        for chair, place in enumerate(table.places)
    ]


def page(table: Table, who: Who, *, before: int | None = None, after: int = 0) -> Page:
    """The last page of the log, or the last one before a number, as somebody may see it.

    It is cut by numbers, which are the same for everybody: by lines, it would show where others
    were told something.
    """
    end = table.told + 1 if before is None else min(before, table.told + 1)
    oldest = max(end - PAGE, after + 1, 1)
    first, last = (bisect_left(table.log, at, key=lambda line: line.number) for at in (oldest, end))
    told = [(line, seen(table, line, who)) for line in table.log[first:last]]
    return Page(oldest, [Entry(line.number, line.at, what) for line, what in told if what])


def seen(table: Table, line: Line, who: Who) -> list[Happened]:
    """A line of the log as somebody may see it."""
    items = (seen_item(table, item, who) for item in line.items)
    return [happened for happened in items if happened is not None]


def seen_item(table: Table, item: Item, who: Who) -> Happened | None:
    """Something that happened as somebody may see it; None if they are not told."""
    what = item.what
    match what:
        case news.Decided():
            return seen_decision(table, what, item.receiver, who)
        case news.Talked():
            # Nor are the muted heard through bots that answer them.
            muted = set().union(*(table.places[chair].mutes for chair in who.chairs))
            return None if muted & {what.chair, what.to} else what
    return what if item.only is None or item.only in who.chairs else None


def seen_decision(table: Table, what: news.Decided, receiver: int, who: Who) -> Happened:
    """A decision as somebody may see it: which card was kept or given is secret at first.

    People who share a device have several seats: what only one of them knows is told apart.
    """
    if table.game is None or table.game.over:
        return what
    seen = {
        seat: redact(what.decision, what.seat, seat, receiver)
        for seat in table.seats(who) or [AUDIENCE]
    }
    if len(set(seen.values())) == 1:
        return news.Decided(what.seat, seen.popitem()[1], what.bot)
    return news.Decided(what.seat, what.decision, what.bot, seen)
