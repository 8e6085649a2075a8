"""What the server has to do at a table, and when: clocks, bots, shuffles and long pauses."""

from typing import Literal, NamedTuple

from impera.server.table import facts, proposals
from impera.server.table.favours import Question
from impera.server.table.proposals import Proposal
from impera.server.table.standing import Table

MINUTE, DAY = 60_000, 86_400_000  # milliseconds
SHUFFLE_TIME = 2 * MINUTE  # to commit and reveal, unless a decision's time is longer
WAITING_TIME = 2 * DAY  # for people to come
LONGEST_PAUSE = 7 * DAY
UNMOVED, LONG_UNMOVED = 2 * MINUTE, DAY  # before others can vote; as long as a decision's time

Due = Literal["close", "reshuffle", "resume", "stand in", "answer", "keep", "decide"]


class Duty(NamedTuple):
    """What is due, and when."""

    at: int
    what: Due


def duty(table: Table) -> Duty | None:
    """What the server has to do next on its own."""
    place, late = table.deciding, deadline(table)
    match table.phase:
        case "waiting":
            return Duty(table.since + WAITING_TIME, "close")
        case "shuffling" if late is not None:
            return Duty(late, "reshuffle")
        case "paused":
            return Duty(table.since + LONGEST_PAUSE, "resume")
        case "playing" if question(table) is not None:
            return Duty(table.since, "answer")
        case "playing" if place is not None and place.choice is not None:
            return Duty(table.since, "keep")
        case "playing" if late is not None:
            return Duty(late, "stand in")
        case "playing" if place is not None:
            return Duty(table.since, "decide")
    return None


def deadline(table: Table) -> int | None:
    """When the deciding player's time is up."""
    place, clock = table.deciding, table.setup.clock
    if table.phase == "shuffling":
        return table.since + max(SHUFFLE_TIME, clock.decision * 1000)
    if table.phase == "playing" and place is not None and place.present:
        return table.since + clock.decision * 1000 + place.bank
    return None


def votable(table: Table) -> int | None:
    """From when the others can vote somebody out who doesn't move; None if nobody else plays."""
    place = table.deciding
    if table.phase != "playing" or place is None or not place.present:
        return None
    if sum(table.places[chair].present for chair in table.people) < 2:
        return None
    thought = min(table.setup.clock.decision * 1000, LONG_UNMOVED)
    return table.since + max(UNMOVED, thought)


def question(table: Table) -> Question | None:
    """The first request that a bot can answer now: about its next turn, so not in mid-turn."""
    game = table.game
    if game is None:
        return None
    busy = table.chair(game.turn) if game.step in ("effects", "resolve") else None
    return next((each for each in table.favours.questions if each.chair != busy), None)


def carried_out(table: Table, what: Due) -> Proposal:
    """The fact that a duty leads to; what takes a bot's thought is proposed elsewhere."""
    match what:
        case "close":
            return Proposal(facts.Closed())
        case "reshuffle":
            return proposals.reshuffle(table.asked())
        case "resume":
            return Proposal(facts.Resumed())
        case "stand in":
            return Proposal(facts.Away(table.asked()[0], "clock"))
        case "keep":
            place, game = table.deciding, table.game
            assert place is not None
            assert place.choice is not None
            assert game is not None
            return proposals.decision(game, place.choice, bot=False)
        case "answer" | "decide":
            raise ValueError("a bot has to think first")
