"""Whom a slow game waits for, and since which fact: they can be called back."""

from impera.server.table import facts
from impera.server.table.proposals import Proposal
from impera.server.table.standing import Table

# Facts after which it is nobody else's turn.
QUIET = (facts.Talked, facts.Muted, facts.Reported, facts.Hinted, facts.Rematched)


def awaited(table: Table, number: int) -> dict[int, int]:
    """By chair, the fact since which the table waits for the person there."""
    if table.phase not in ("shuffling", "playing"):
        return {}
    places = table.places
    asked = [each for each in table.asked() if places[each].present and not places[each].choice]
    return {chair: table.awaited.get(chair, number) for chair in asked}


def stirs(table: Table, proposal: Proposal) -> bool:
    """Whether a fact may make it the turn of somebody who can be called."""
    if not table.calls or isinstance(proposal.fact, QUIET):
        return False
    before, after = table.game, proposal.game
    if before is not None and after is not None and before.seat == after.seat:
        return False
    return any(place.guest is not None for place in table.places)
