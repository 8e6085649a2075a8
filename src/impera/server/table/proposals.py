"""Proposals: complete facts that can be appended, and what goes with them."""

from collections.abc import Iterable
from typing import NamedTuple

from impera.game import Game
from impera.records import fair
from impera.rules.refused import Refused
from impera.server.messages.answers import Phase
from impera.server.messages.problems import Problem
from impera.server.storage.log import Owner
from impera.server.table import facts
from impera.server.table.standing import Table, Who


class Proposal(NamedTuple):
    """A fact that can be appended, the chairs it hands over, and the game after a decision.

    `earliest`: when it can be, by the database's clock.
    """

    fact: facts.Fact
    chairs: tuple[Owner, ...] = ()
    game: Game | None = None
    earliest: int = 0


class Sender(NamedTuple):
    """Who sends a message: their own chairs, a token, perhaps a guest."""

    who: Who
    token: str
    guest: str | None = None
    name: str | None = None


def own_chair(sender: Sender, chair: int | None) -> int:
    """The chair that somebody speaks for."""
    chairs = sender.who.chairs
    if not chairs:
        raise Problem("not-yours", "you have no chair at this table")
    if chair is None and len(chairs) > 1:
        raise Problem("refused", "you have several chairs; name one")
    chosen = min(chairs) if chair is None else chair
    if chosen not in chairs:
        raise Problem("not-yours", f"chair {chosen} is not yours")
    return chosen


def in_phase(table: Table, *phases: Phase) -> None:
    """Refuse unless the table is in one of these phases."""
    if table.phase not in phases:
        raise Problem("not-now", f"the table is {table.phase}; it must be {' or '.join(phases)}")


def getting_up(table: Table, chair: int) -> Proposal | None:
    """Somebody leaves: before the game the chair is free, in it a bot plays on; None if one does.

    None also at a table where nothing goes on any more.
    """
    match table.phase:
        case "waiting":
            return Proposal(facts.Left(chair), (Owner(chair, None),))
        case "shuffling":
            return reshuffle([chair])
        case "playing" | "paused" if table.places[chair].away is None:
            return Proposal(facts.Away(chair, "left"))
    return None


def reshuffle(freed: Iterable[int]) -> Proposal:
    """Start the shuffle over with a new secret, without the people on some chairs."""
    chairs = list(freed)
    fact = facts.Reshuffled(chairs, fair.new_secret().hex())
    return Proposal(fact, tuple(Owner(chair, None) for chair in chairs))


def decision(game: Game, token: str, *, bot: bool) -> Proposal:
    """A decision, tried on a copy."""
    after = game.copy()
    try:
        after.decide(token)
    except Refused as refused:
        raise Problem("illegal", str(refused)) from None
    return Proposal(facts.Decided(token, bot), game=after)
