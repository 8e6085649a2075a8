"""How the log is folded: what each fact does to a table, and what happened because of it."""

from collections.abc import Callable, Iterable
from typing import Any

from impera.bots.obliging import Request
from impera.game import Game
from impera.records import fair
from impera.rules.refused import Refused
from impera.rules.scoring import team
from impera.server.messages import news
from impera.server.storage.log import Event
from impera.server.storage.tables import TableRow
from impera.server.table import facts
from impera.server.table.awaiting import awaited
from impera.server.table.favours import ASKS, Question
from impera.server.table.standing import Answered, Item, Line, Table
from impera.server.table.undoing import Moment


@facts.readable()
def restored(row: TableRow, events: Iterable[Event]) -> Table:
    """A table as it was opened, after everything that has happened there."""
    return folded(Table(row.id, facts.read_setup(row.setup), row.opened_at), events)


def folded(table: Table, events: Iterable[Event]) -> Table:
    """A table after these events."""
    for event in events:
        fold(table, event)
    return table


@facts.readable()
def fold(table: Table, event: Event, game: Game | None = None) -> Line:
    """Apply a fact of the log; `game`: the one after it, if it is known already."""
    fact = facts.read_fact(event.payload)
    table.told += not isinstance(fact, facts.PRIVATE)
    line = Line(table.told, event.at, happened(table, fact, event, game))
    table.number = event.number
    table.counts[type(fact)] += 1
    table.log.append(line)
    if line.items and (owner := line.items[0].only) is not None:
        table.private.setdefault(owner, []).append(line)
    if event.client_id is not None:
        table.answers[event.client_id] = Answered(line.number, event.digest)
    if table.calls:
        table.awaited = awaited(table, event.number)
    return line


def happened(table: Table, fact: facts.Fact, event: Event, game: Game | None) -> list[Item]:
    """What happened because of a fact; nothing more once these rules no longer fit."""
    if table.stuck:
        return []
    try:
        if isinstance(fact, facts.Decided):
            return decided(table, fact, event, game)
        return FOLDS[type(fact)](table, fact, event)
    except Refused:
        table.stuck = table.only_shown
        if not table.stuck:
            raise
        return []


# Before the game.


def sat(table: Table, fact: facts.Sat, event: Event) -> list[Item]:
    """Somebody has taken a chair."""
    place = table.places[fact.chair]
    place.clear()
    place.name, place.guest, place.token = fact.name, fact.guest, fact.token
    if fact.guest is not None:
        table.seen.add(fact.guest)
    table.since = event.at
    return [Item(news.Sat(fact.chair, fact.name)), *begin_continued(table, event.at)]


def filled(table: Table, fact: facts.Filled, event: Event) -> list[Item]:
    """A bot has taken a chair, or freed it."""
    place = table.places[fact.which]
    place.clear()
    place.bot, place.filled = fact.bot, fact.bot is not None
    table.since = event.at
    said = news.Filled(fact.chair, fact.which, fact.bot)
    return [Item(said), *begin_continued(table, event.at)]


def begin_continued(table: Table, at: int) -> list[Item]:
    """Begin a continued game once all chairs are taken: nothing is shuffled there."""
    if table.setup.continued is None or not all(place.taken for place in table.places):
        return []
    table.position = table.told
    return table.begin(at)


def left(table: Table, fact: facts.Left, event: Event) -> list[Item]:
    """A chair is free again."""
    free(table, fact.chair)
    table.since = event.at
    return [Item(news.Left(fact.chair))]


def free(table: Table, chair: int) -> None:
    """Free a chair for somebody else, who must not learn what only its owner was told."""
    table.places[chair].clear()
    for line in table.private.pop(chair, []):
        line.items.clear()


def committed(table: Table, fact: facts.Committed, event: Event) -> list[Item]:
    """A commitment has arrived."""
    table.places[fact.chair].commitment = fact.commitment
    return [Item(news.Committed(fact.chair, fact.commitment))]


def revealed(table: Table, fact: facts.Revealed, event: Event) -> list[Item]:
    """A contribution has arrived; with the last one, the game begins."""
    table.places[fact.chair].contribution = bytes.fromhex(fact.contribution)
    items = [Item(news.Revealed(fact.chair, fact.contribution))]
    if not any(table.places[chair].contribution is None for chair in table.people):
        table.position = table.told
        items += table.begin(event.at)
    return items


def reshuffled(table: Table, fact: facts.Reshuffled, event: Event) -> list[Item]:
    """All commitments are void, and some chairs free."""
    for place in table.places:
        place.commitment = place.contribution = None
    for chair in fact.freed:
        free(table, chair)
    table.secret, table.since = bytes.fromhex(fact.secret), event.at
    return [Item(news.Reshuffle(fact.freed, fair.commit(table.secret)))]


def closed(table: Table, fact: facts.Closed, event: Event) -> list[Item]:
    """Nobody came, or the host has closed the table."""
    table.closed = fact.why
    return [Item(news.Closed(fact.why))]


# The game.


def decided(table: Table, fact: facts.Decided, event: Event, game: Game | None) -> list[Item]:
    """The game continues, and perhaps ends; time beyond a decision's comes out of the bank."""
    before, place = table.game, table.deciding
    assert before is not None
    assert place is not None
    assert before.seat is not None
    if game is None:
        game = before.copy()
        game.decide(fact.decision)
    table.game = game
    if fact.decision == "end":
        table.favours.end_turn(table.chair(before.seat))
    if fact.bot or fact.decision == "end":
        table.trail.end()
    else:
        table.trail.go_on(before.seat, Moment(before, table.since, place.bank))
    if not fact.bot:
        thought = (event.at if place.choice is None else place.chosen_at) - table.since
        used = max(0, thought) - table.setup.clock.decision * 1000
        place.bank = max(0, place.bank - max(0, used))
    table.since, table.position, place.choice = event.at, table.told, None
    table.votes.clear()
    if game.seat == 0:  # R2.5: in the draft, the packs have moved on
        table.dealt = table.position
    said = news.Decided(before.seat, fact.decision, fact.bot)
    items = [Item(said, int(before.state.target))]
    if game.result is not None:
        items.append(Item(news.Ended(game.result, table.secret.hex())))
    return items


def chosen(table: Table, fact: facts.Chosen, event: Event) -> list[Item]:
    """Somebody has chosen in the draft: it counts when they are asked, and their clock stops."""
    place = table.places[fact.chair]
    place.choice, place.chosen_at = fact.decision, event.at
    return [Item(news.Chosen(fact.chair, fact.decision))]


def undone(table: Table, fact: facts.Undone, event: Event) -> list[Item]:
    """Run the clock as if nothing had been decided."""
    seat, moment = table.trail.seat, table.trail.go_back(fact.decisions)
    table.game, table.since = moment.game, moment.since
    table.votes.clear()
    table.places[table.chair(seat)].bank = moment.bank
    table.position = table.told
    return [Item(news.Undone(seat, fact.decisions))]


def hinted(table: Table, fact: facts.Hinted, event: Event) -> list[Item]:
    """Somebody was given a hint, which changes nothing in the game."""
    table.hints[table.knowledge()] = fact.best
    return [Item(news.Hinted(fact.chair))]


def away(table: Table, fact: facts.Away, event: Event) -> list[Item]:
    """A bot plays on for a chair."""
    place = table.places[fact.chair]
    place.away, place.wants_pause, place.choice = fact.why, False, None
    if fact.why == "clock":
        place.bank = 0
    table.trail.end()
    table.votes.clear()
    return [Item(news.Away(fact.chair, fact.why)), *pause_if_all_want(table, event.at)]


def voted(table: Table, fact: facts.Voted, event: Event) -> list[Item]:
    """Somebody is voted out once all other people who play agree; they can come back."""
    table.votes.add(fact.chair)
    items = [Item(news.Voted(fact.chair, fact.whom))]
    others = {chair for chair in table.people if table.places[chair].present} - {fact.whom}
    if others <= table.votes:
        items += away(table, facts.Away(fact.whom, "vote"), event)
    return items


def back(table: Table, fact: facts.Back, event: Event) -> list[Item]:
    """The owner plays again; one who was late with this decision gets no time for it again."""
    table.places[fact.chair].away = None
    return [Item(news.IsBack(fact.chair))]


# Pauses.


def wants_pause(table: Table, fact: facts.WantsPause, event: Event) -> list[Item]:
    """Somebody asks for a pause, or for its end."""
    table.places[fact.chair].wants_pause = fact.want
    items = [Item(news.WantsPause(fact.chair, fact.want))]
    if table.paused and not fact.want:
        return items + resume(table, event.at)
    return items + pause_if_all_want(table, event.at)


def pause_if_all_want(table: Table, at: int) -> list[Item]:
    """Pause once all people who play agree."""
    people = [table.places[chair] for chair in table.people if table.places[chair].present]
    if table.paused or not people or not all(place.wants_pause for place in people):
        return []
    charge_pause(table, at)
    table.paused, table.since = True, at
    table.votes.clear()
    return [Item(news.Paused())]


def charge_pause(table: Table, at: int) -> None:
    """Take the time used on this decision before the pause out of the bank."""
    place = table.deciding
    if place is not None and place.present:
        place.bank = max(0, place.bank - max(0, at - table.since))


def resumed(table: Table, fact: facts.Resumed, event: Event) -> list[Item]:
    """A pause has lasted long enough."""
    return resume(table, event.at)


def resume(table: Table, at: int) -> list[Item]:
    """Let the clocks run again."""
    for place in table.places:
        place.wants_pause = False
    table.trail.end()  # its own time ran before the pause
    table.paused, table.since = False, at
    return [Item(news.Resumed())]


# Talk, and after the game.


def talked(table: Table, fact: facts.Talked, event: Event) -> list[Item]:
    """Something was said; a bot may have to answer it."""
    if fact.to is not None and fact.phrase is not None:
        table.favours.answer(fact.chair, fact.phrase)
    else:
        ask_bots(table, fact, event.number)
    said = news.Talked(fact.chair, fact.phrase, fact.seat, fact.domain, fact.text, fact.to)
    return [Item(said)]


def unsaid(table: Table, fact: facts.Unsaid, event: Event) -> list[Item]:
    """What was said is gone; only its number is left."""
    return []


def ask_bots(table: Table, fact: facts.Talked, number: int) -> None:
    """Put a request to every bot that plays against the seat it is about."""
    what, game = ASKS.get(fact.phrase or ""), table.game
    if what is None or fact.seat is None or fact.domain is None or game is None:
        return
    if game.step in ("draft", "open", None):
        return
    request, about = Request(what, fact.seat, fact.domain), team(game.state, fact.seat)
    for chair, place in enumerate(table.places):
        if place.bot is not None and team(game.state, table.seat(chair)) != about:
            table.favours.ask(Question(number, fact.chair, chair, request))


def muted(table: Table, fact: facts.Muted, event: Event) -> list[Item]:
    """Somebody has muted another, or hears them again."""
    mutes = table.places[fact.chair].mutes
    (mutes.add if fact.on else mutes.discard)(fact.whom)
    return [Item(news.Muted(fact.chair, fact.whom, fact.on))]


def reported(table: Table, fact: facts.Reported, event: Event) -> list[Item]:
    """Somebody has complained."""
    return [Item(news.Reported(fact.chair, fact.said))]


def rematched(table: Table, fact: facts.Rematched, event: Event) -> list[Item]:
    """There is another table to move to."""
    table.rematch = fact
    return [Item(news.NextTable(fact.table))]


FOLDS: dict[type, Callable[[Table, Any, Event], list[Item]]] = {
    facts.Sat: sat,
    facts.Left: left,
    facts.Filled: filled,
    facts.Committed: committed,
    facts.Revealed: revealed,
    facts.Reshuffled: reshuffled,
    facts.Closed: closed,
    facts.Chosen: chosen,
    facts.Undone: undone,
    facts.Hinted: hinted,
    facts.Away: away,
    facts.Back: back,
    facts.Voted: voted,
    facts.WantsPause: wants_pause,
    facts.Resumed: resumed,
    facts.Talked: talked,
    facts.Unsaid: unsaid,
    facts.Muted: muted,
    facts.Reported: reported,
    facts.Rematched: rematched,
}
