"""What the server has to do at a table, and when: clocks, bots, shuffles and long pauses."""

from typing import Literal, NamedTuple

from impera.server.table import facts, proposals
from impera.server.table.proposals import Proposal
from impera.server.table.standing import Table

MINUTE, DAY = 60_000, 86_400_000  # milliseconds
SHUFFLE_TIME = 2 * MINUTE  # to commit and reveal, unless a decision's time is longer
WAITING_TIME = 2 * DAY  # for people to come
LONGEST_PAUSE = 7 * DAY

Due = Literal["close", "reshuffle", "resume", "stand in", "decide"]


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


def carried_out(table: Table, what: Due) -> Proposal:
    """The fact that a duty leads to; a bot's decision takes thought, and is proposed elsewhere."""
    match what:
        case "close":
            return Proposal(facts.Closed())
        case "reshuffle":
            return proposals.reshuffle(table.asked())
        case "resume":
            return Proposal(facts.Resumed())
        case "stand in":
            return Proposal(facts.Away(table.asked()[0], "clock"))
        case "decide":
            raise ValueError("a bot has to think first")
