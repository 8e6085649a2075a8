"""What people can do at a table: every message becomes a proposal, or a problem with a reason."""

import secrets
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from impera.game import Game
from impera.records import fair
from impera.rules.refused import Refused
from impera.server.messages import client, news
from impera.server.messages.problems import Problem
from impera.server.storage.log import Owner, hashed
from impera.server.table import duties, facts, proposals
from impera.server.table.names import clean_name, told_apart
from impera.server.table.proposals import Proposal, Sender, in_phase, own_chair
from impera.server.table.setups import new_table_id
from impera.server.table.standing import Answered, Table
from impera.server.table.talking import mute, report, talk


def sit(table: Table, sender: Sender, wish: client.Sit) -> Proposal:
    """Take a free chair, before the game."""
    in_phase(table, "waiting")
    free = [chair for chair in table.people if not table.places[chair].taken]
    if wish.chair is not None and wish.chair not in range(table.setup.players):
        raise Problem("refused", f"there is no chair {wish.chair}")
    if wish.chair is not None and wish.chair not in free:
        raise Problem("taken", f"chair {wish.chair} is taken")
    chair = free[0] if wish.chair is None else wish.chair
    name = clean_name(wish.name) or (sender.name if not sender.who.chairs else None)
    if name is not None:
        name = told_apart(name, [place.name for place in table.places if place.name])
    fact = facts.Sat(chair, name, sender.guest, hashed(sender.token))
    return Proposal(fact, (Owner(chair, sender.token, sender.guest),))


def leave(table: Table, sender: Sender, wish: client.Leave) -> Proposal:
    """Get up: before the game the chair becomes free, during it a bot plays on."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "waiting", "shuffling", "playing", "paused")
    proposal = proposals.getting_up(table, chair)
    if proposal is None:
        raise Problem("not-now", "a bot is already playing for you")
    return proposal


def fill(table: Table, sender: Sender, wish: client.Fill) -> Proposal:
    """Put a bot on a free chair, or free it again."""
    chair = own_chair(sender, wish.chair)
    if wish.which not in range(table.setup.players):
        raise Problem("refused", f"there is no chair {wish.which}")
    place = table.places[wish.which]
    if wish.bot is not None:
        in_phase(table, "waiting")
        if place.taken:
            raise Problem("taken", f"chair {wish.which} is taken")
        return Proposal(facts.Filled(chair, wish.which, wish.bot))
    in_phase(table, "waiting", "shuffling")
    if not place.filled:
        raise Problem("refused", f"nobody has put a bot on chair {wish.which}")
    if table.phase == "shuffling":
        return proposals.reshuffle([wish.which])
    return Proposal(facts.Filled(chair, wish.which, None))


def commit(table: Table, sender: Sender, wish: client.Commit) -> Proposal:
    """Commit to a contribution, before anybody has revealed one."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "waiting", "shuffling")
    if table.places[chair].commitment is not None:
        raise Problem("not-now", "you have already committed")
    return Proposal(facts.Committed(chair, fair.read_commitment(wish.commitment)))


def reveal(table: Table, sender: Sender, wish: client.Reveal) -> Proposal:
    """Reveal a contribution, once everybody has committed."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "shuffling")
    commitment = table.places[chair].commitment
    if commitment is None or any(table.places[each].commitment is None for each in table.people):
        raise Problem("not-now", "not everybody has committed yet")
    if table.places[chair].contribution is not None:
        raise Problem("not-now", "you have already revealed your contribution")
    contribution = fair.read_contribution(commitment, wish.contribution)
    return Proposal(facts.Revealed(chair, contribution.hex()))


def turn_of(table: Table, sender: Sender, position: int) -> Game:
    """The game, if it is for this person to decide about this position."""
    if not sender.who.chairs:
        raise Problem("not-yours", "you have no chair at this table")
    in_phase(table, "playing")
    if position != table.position:
        raise old_position(table, position)
    game = table.game
    assert game is not None
    return game


def asked_chair(table: Table, sender: Sender) -> int:
    """The chair that has to decide, if it is this person's."""
    chair = table.asked()[0]
    if chair not in sender.who.chairs:
        raise Problem("not-your-turn", f"seat {table.seat(chair)} decides")
    if table.places[chair].away is not None:
        raise Problem("not-now", "a bot is playing for you; send `back` first")
    return chair


def old_position(table: Table, position: int) -> Problem:
    """The game has gone on since."""
    text = f"the position is {table.position}, not {position}"
    return Problem("old-position", text, with_position=True)


def decide(table: Table, sender: Sender, wish: client.Decide) -> Proposal:
    """Make a decision about the current position, if it is yours to make."""
    game = turn_of(table, sender, wish.position)
    asked_chair(table, sender)
    return proposals.decision(game, wish.decision, bot=False)


def choose(table: Table, sender: Sender, wish: client.Choose) -> Proposal:
    """R2.5: choose a card of the pack before you, or withdraw that, until it is carried out."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "playing")
    if not table.dealt <= wish.position <= table.position:
        raise old_position(table, wish.position)
    place = table.places[chair]
    if place.away is not None:
        raise Problem("not-now", "a bot is playing for you; send `back` first")
    choices = table.ahead(table.seat(chair))
    if not choices:
        raise Problem("not-now", "there is no card for you to choose in the draft")
    if wish.decision == place.choice:
        raise Problem("not-now", "that is already the case")
    if wish.decision not in (None, *choices):
        raise Problem("illegal", f"you can choose {', '.join(choices)}")
    return Proposal(facts.Chosen(chair, wish.decision))


def undo(table: Table, sender: Sender, wish: client.Undo) -> Proposal:
    """Take back your own decisions that have taught nobody anything."""
    turn_of(table, sender, wish.position)
    most = max(map(table.undoable, table.seats(sender.who)))
    if wish.decisions > most:
        raise Problem("not-now", f"you can take back {most} of your decisions")
    return Proposal(facts.Undone(wish.decisions))


def hint(table: Table, sender: Sender, wish: client.Hint) -> Proposal:
    """Ask for a hint, alone against bots; what it says takes thought, and is filled in later."""
    turn_of(table, sender, wish.position)
    if len(table.people) > 1:
        raise Problem("refused", "hints are for one person against bots only")
    chair = asked_chair(table, sender)
    if table.hint is not None:
        raise Problem("not-now", "you already have a hint for this position")
    return Proposal(facts.Hinted(chair, []))


def pause(table: Table, sender: Sender, wish: client.Pause) -> Proposal:
    """Ask for a pause or for its end."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "playing", "paused")
    place = table.places[chair]
    if place.away is not None:
        raise Problem("not-now", "a bot is playing for you; send `back` first")
    if place.wants_pause == wish.want:
        raise Problem("not-now", "that is already the case")
    return Proposal(facts.WantsPause(chair, wish.want))


def back(table: Table, sender: Sender, wish: client.Back) -> Proposal:
    """Take over from the bot."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "playing", "paused")
    if table.places[chair].away is None:
        raise Problem("not-now", "you are not away")
    return Proposal(facts.Back(chair))


def vote_out(table: Table, sender: Sender, wish: client.VoteOut) -> Proposal:
    """Vote that a bot should play for somebody who doesn't move."""
    chair = own_chair(sender, wish.chair)
    in_phase(table, "playing")
    if not table.places[chair].present:
        raise Problem("not-now", "a bot is playing for you; send `back` first")
    earliest = duties.votable(table)
    if earliest is None or table.asked() != [wish.whom] or wish.whom in sender.who.chairs:
        raise Problem("not-now", f"nobody is waiting for another person on chair {wish.whom}")
    if chair in table.votes:
        raise Problem("not-now", "you have voted already")
    return Proposal(facts.Voted(chair, wish.whom), earliest=earliest)


def rematch(table: Table, sender: Sender, wish: client.Rematch) -> Proposal:
    """Open the table for another game."""
    own_chair(sender, wish.chair)
    in_phase(table, "over")
    seed = None if table.people else secrets.token_hex(fair.MOST)
    return Proposal(facts.Rematched(new_table_id(), fair.new_secret().hex(), seed))


WISHES: dict[type, Callable[[Table, Sender, Any], Proposal]] = {
    client.Sit: sit,
    client.Leave: leave,
    client.Fill: fill,
    client.Commit: commit,
    client.Reveal: reveal,
    client.Decide: decide,
    client.Choose: choose,
    client.Undo: undo,
    client.Hint: hint,
    client.Pause: pause,
    client.Back: back,
    client.VoteOut: vote_out,
    client.Talk: talk,
    client.Mute: mute,
    client.Report: report,
    client.Rematch: rematch,
}


# How many facts of a kind a table takes from people: far more than any game needs, and few enough
# to be read at once. What ends a game or frees a chair is never refused.
MOST: dict[type[Struct], int] = {
    facts.Sat: 200,
    facts.Filled: 200,
    facts.Committed: 500,
    facts.Chosen: 1000,
    facts.Undone: 1000,
    facts.Hinted: 500,
    facts.Back: 200,
    facts.Voted: 200,
    facts.WantsPause: 200,
    facts.Talked: 2000,
    facts.Muted: 200,
    facts.Reported: 200,
}


def propose(table: Table, sender: Sender, wish: client.Act) -> Proposal:
    """What a message leads to at this table, or a problem."""
    try:
        proposal = WISHES[type(wish)](table, sender, wish)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    kind = type(proposal.fact)
    if kind in MOST and table.counts[kind] >= MOST[kind]:
        raise Problem("enough", f"this table has seen {MOST[kind]} of these, and takes no more")
    return proposal


def answer_again(wish: client.Act, answered: Answered) -> int:
    """The same answer to a message sent again; one id never has two contents."""
    if answered.digest not in (None, client.digest(wish)):
        raise Problem("id-reused", f"the id {wish.id!r} was used for something else")
    return answered.number


def rematch_before(table: Table) -> int | None:
    """The number of the rematch, if somebody has already asked for one: there is only one."""
    lines = ((line.number, item.what) for line in table.log for item in line.items)
    return next((number for number, what in lines if isinstance(what, news.NextTable)), None)
