"""What people may do at a table: every message becomes a fact, or a problem with a reason."""

import re
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from impera.game import Game
from impera.records import fair
from impera.rules.notation import Refused
from impera.rules.record import check_table
from impera.server import facts
from impera.server.facts import Setup
from impera.server.messages import answers, client, news, replies, requests
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import DAY, LONGEST_NAME, LONGEST_TEXT, Clock
from impera.server.storage.log import Owner, hashed
from impera.server.table import Table, Who
from impera.words.catalogue import PHRASES, english_phrase

USUAL_CLOCK, ALONE_CLOCK = Clock(90, 600), Clock(7 * DAY)
USUAL_LEVEL = "level:2"


class Sender(NamedTuple):
    """Who sends a message: chairs of their own, a token, perhaps a guest."""

    who: Who
    token: str
    guest: str | None = None
    name: str | None = None


class Draft(NamedTuple):
    """A fact that may be appended, and what goes with it."""

    fact: facts.Fact
    chairs: tuple[Owner, ...] = ()
    game: Game | None = None  # after a decision


def new_setup(wish: requests.Open) -> Setup:
    """What a table is opened with."""
    usual = ["person", *[USUAL_LEVEL] * (wish.players - 1)]
    chairs = usual if wish.chairs is None else [str(who) for who in wish.chairs]
    try:
        check_table(wish.players, wish.edition, wish.setup, wish.teams)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    if len(chairs) != wish.players:
        raise Problem("refused", f"there are {len(chairs)} chairs for {wish.players} players")
    people = chairs.count("person")
    return Setup(
        players=wish.players,
        edition=wish.edition,
        setup=wish.setup,
        teams=wish.teams,
        chairs=chairs,
        public=wish.public,
        clock=wish.clock or (USUAL_CLOCK if people > 1 else ALONE_CLOCK),
        free_text=not wish.public if wish.free_text is None else wish.free_text,
        secret=fair.new_secret().hex(),
        seed=None if people else secrets.token_hex(fair.MOST),
    )


def clean_name(name: str | None) -> str | None:
    """A name that can stand in a list: one line of visible characters."""
    name = clean(name)
    if name is not None and len(name) > LONGEST_NAME:
        raise Problem("refused", f"a name has at most {LONGEST_NAME} characters")
    return name


def clean(text: str | None) -> str | None:
    """Text without control characters and formatting marks, or nothing."""
    if text is None:
        return None
    shown = (" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = "".join(each for each in shown if each == "\u200d" or is_visible(each))
    return re.sub(" +", " ", kept).strip(" \u200d") or None


def is_visible(character: str) -> bool:
    """Neither a control character nor one that turns the text around it."""
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def own_chair(table: Table, sender: Sender, chair: int | None) -> int:
    """The chair for which somebody speaks."""
    chairs = sender.who.chairs
    if not chairs:
        raise Problem("not-yours", "you have no chair at this table")
    if chair is None and len(chairs) > 1:
        raise Problem("refused", "you have several chairs; name one")
    chosen = min(chairs) if chair is None else chair
    if chosen not in chairs:
        raise Problem("not-yours", f"chair {chosen} is not yours")
    return chosen


def in_phase(table: Table, *phases: answers.Phase) -> None:
    """It is the time for this."""
    if table.phase not in phases:
        raise Problem("not-now", f"the table is {table.phase}; it should be {' or '.join(phases)}")


def sit(table: Table, sender: Sender, wish: client.Sit) -> Draft:
    """Take a free chair, before the game."""
    in_phase(table, "waiting")
    free = [chair for chair in table.people if not table.places[chair].taken]
    if wish.chair is not None and wish.chair not in range(table.setup.players):
        raise Problem("refused", f"there is no chair {wish.chair}")
    if wish.chair is not None and wish.chair not in free:
        raise Problem("taken", f"chair {wish.chair} is taken")
    chair = free[0] if wish.chair is None else wish.chair
    name = clean_name(wish.name) or (sender.name if not sender.who.chairs else None)
    fact = facts.Sat(chair, name, sender.guest, hashed(sender.token))
    return Draft(fact, (Owner(chair, sender.token, sender.guest),))


def leave(table: Table, sender: Sender, wish: client.Leave) -> Draft:
    """Get up: before the game the chair is free, in the game a bot plays on."""
    chair = own_chair(table, sender, wish.chair)
    in_phase(table, "waiting", "shuffling", "playing", "paused")
    free = (Owner(chair, None),)
    if table.phase == "waiting":
        return Draft(facts.Left(chair), free)
    if table.phase == "shuffling":
        return Draft(facts.Reshuffled([chair], fair.new_secret().hex()), free)
    if table.places[chair].away is not None:
        raise Problem("not-now", "a bot plays for you already")
    return Draft(facts.Away(chair, "left"))


def commit(table: Table, sender: Sender, wish: client.Commit) -> Draft:
    """Commit to a contribution, before anybody has revealed one."""
    chair = own_chair(table, sender, wish.chair)
    in_phase(table, "waiting", "shuffling")
    if table.places[chair].commitment is not None:
        raise Problem("not-now", "you have committed yourself already")
    return Draft(facts.Committed(chair, fair.read_commitment(wish.commitment)))


def reveal(table: Table, sender: Sender, wish: client.Reveal) -> Draft:
    """Reveal what one has committed to, once all have."""
    chair = own_chair(table, sender, wish.chair)
    in_phase(table, "shuffling")
    commitment = table.places[chair].commitment
    if commitment is None or any(table.places[each].commitment is None for each in table.people):
        raise Problem("not-now", "not all have committed themselves yet")
    if table.places[chair].contribution is not None:
        raise Problem("not-now", "you have revealed your contribution already")
    contribution = fair.read_contribution(commitment, wish.contribution)
    return Draft(facts.Revealed(chair, contribution.hex()))


def turn_of(table: Table, sender: Sender, position: int) -> Game:
    """The game, if it is somebody's own turn to decide about this position."""
    if not sender.who.chairs:
        raise Problem("not-yours", "you have no chair at this table")
    in_phase(table, "playing")
    if position != table.position:
        text = f"the position is {table.position}, not {position}"
        raise Problem("old-position", text, with_position=True)
    game = table.game
    assert game is not None
    return game


def decide(table: Table, sender: Sender, wish: client.Decide) -> Draft:
    """Decide, on the own turn, about the position that stands."""
    game = turn_of(table, sender, wish.position)
    chair = table.asked()[0]
    if chair not in sender.who.chairs:
        raise Problem("not-your-turn", f"seat {game.seat} decides")
    if table.places[chair].away is not None:
        raise Problem("not-now", "a bot plays for you; say that you are back")
    return decision(game, wish.decision, bot=False)


def decision(game: Game, token: str, *, bot: bool) -> Draft:
    """A decision, tried on a copy."""
    after = game.copy()
    try:
        after.decide(token)
    except Refused as refused:
        raise Problem("illegal", str(refused)) from None
    return Draft(facts.Decided(token, bot), game=after)


def undo(table: Table, sender: Sender, wish: client.Undo) -> Draft:
    """Take back own decisions from which nobody has learned anything."""
    turn_of(table, sender, wish.position)
    most = max(map(table.undoable, table.seats(sender.who)))
    if wish.decisions > most:
        raise Problem("not-now", f"{most} of your decisions may be taken back")
    return Draft(facts.Undone(wish.decisions))


def pause(table: Table, sender: Sender, wish: client.Pause) -> Draft:
    """Ask for a pause or for its end."""
    chair = own_chair(table, sender, wish.chair)
    in_phase(table, "playing", "paused")
    place = table.places[chair]
    if place.away is not None:
        raise Problem("not-now", "a bot plays for you; say that you are back")
    if place.wants_pause == wish.want:
        raise Problem("not-now", "that is so already")
    return Draft(facts.WantsPause(chair, wish.want))


def back(table: Table, sender: Sender, wish: client.Back) -> Draft:
    """Play on instead of the bot."""
    chair = own_chair(table, sender, wish.chair)
    in_phase(table, "playing", "paused")
    if table.places[chair].away is None:
        raise Problem("not-now", "you are not away")
    return Draft(facts.Back(chair))


def talk(table: Table, sender: Sender, wish: client.Talk) -> Draft:
    """Say a phrase, or what one likes where that is allowed."""
    chair = own_chair(table, sender, wish.chair)
    text = clean(wish.text)
    if (wish.phrase is None) == (text is None):
        raise Problem("refused", "say either a phrase or a text")
    if wish.phrase is not None:
        check_phrase(table, wish)
    elif not table.setup.free_text:
        raise Problem("refused", "at this table people speak in phrases only")
    elif wish.seat is not None or wish.domain is not None:
        raise Problem("refused", "seat and domain belong to a phrase")
    elif text is not None and len(text) > LONGEST_TEXT:
        raise Problem("refused", f"a text has at most {LONGEST_TEXT} characters")
    return Draft(facts.Talked(chair, wish.phrase, wish.seat, wish.domain, text))


def check_phrase(table: Table, wish: client.Talk) -> None:
    """A phrase that exists, and just what it speaks of."""
    speaks_of = PHRASES.get(wish.phrase or "")
    if speaks_of is None:
        raise Problem("refused", f"there is no such phrase; there are {', '.join(PHRASES)}")
    for name, value in (("seat", wish.seat), ("domain", wish.domain)):
        if (name in speaks_of) != (value is not None):
            needs = "does not speak of" if value is not None else "has to name"
            raise Problem("refused", f"the phrase {wish.phrase} {needs} a {name}")
    if wish.seat is not None and table.game is None:
        raise Problem("not-now", "there are no seats before the game")
    if wish.seat is not None and wish.seat >= table.setup.players:
        raise Problem("refused", f"there is no seat {wish.seat}")


@cache
def phrases() -> replies.Phrases:
    """All that can be said in every language."""
    return replies.Phrases(
        [
            replies.Phrase(key, english_phrase(key), "seat" in speaks_of, "domain" in speaks_of)
            for key, speaks_of in PHRASES.items()
        ]
    )


def mute(table: Table, sender: Sender, wish: client.Mute) -> Draft:
    """No longer hear another chair, or hear it again."""
    chair = own_chair(table, sender, wish.chair)
    if wish.whom >= table.setup.players or wish.whom in sender.who.chairs:
        raise Problem("refused", f"chair {wish.whom} is not another's")
    if (wish.whom in table.places[chair].mutes) == wish.on:
        raise Problem("not-now", "that is so already")
    return Draft(facts.Muted(chair, wish.whom, wish.on))


def report(table: Table, sender: Sender, wish: client.Report) -> Draft:
    """Complain about something that was said."""
    chair = own_chair(table, sender, wish.chair)
    said = next((line.items[0].what for line in table.log if line.number == wish.number), None)
    if not isinstance(said, news.Talked):
        raise Problem("refused", f"number {wish.number} is nothing that was said")
    return Draft(facts.Reported(chair, wish.number, clean(wish.why) or ""))


def rematch(table: Table, sender: Sender, wish: client.Rematch) -> Draft:
    """Open the table for another game."""
    own_chair(table, sender, wish.chair)
    in_phase(table, "over")
    seed = None if table.people else secrets.token_hex(fair.MOST)
    return Draft(facts.Rematched(new_table_id(), fair.new_secret().hex(), seed))


def new_table_id() -> str:
    """The name of a table: who knows it may come."""
    return secrets.token_urlsafe(12)


WISHES: dict[type, Callable[[Table, Sender, Any], Draft]] = {
    client.Sit: sit,
    client.Leave: leave,
    client.Commit: commit,
    client.Reveal: reveal,
    client.Decide: decide,
    client.Undo: undo,
    client.Pause: pause,
    client.Back: back,
    client.Talk: talk,
    client.Mute: mute,
    client.Report: report,
    client.Rematch: rematch,
}


# What a message comes to, and whether it is the same one as before.
ANSWERS: dict[type, tuple[tuple[type, ...], Callable[[Any, Any], bool]]] = {
    client.Sit: ((facts.Sat,), lambda wish, fact: wish.chair in (None, fact.chair)),
    client.Leave: ((facts.Left, facts.Reshuffled, facts.Away), lambda *_: True),
    client.Commit: ((facts.Committed,), lambda wish, fact: wish.commitment == fact.commitment),
    client.Reveal: ((facts.Revealed,), lambda wish, fact: wish.contribution == fact.contribution),
    client.Decide: ((facts.Decided,), lambda wish, fact: wish.decision == fact.decision),
    client.Undo: ((facts.Undone,), lambda wish, fact: wish.decisions == fact.decisions),
    client.Pause: ((facts.WantsPause,), lambda wish, fact: wish.want == fact.want),
    client.Back: ((facts.Back,), lambda *_: True),
    client.Talk: ((facts.Talked,), lambda wish, fact: said(wish) == said(fact)),
    client.Mute: (
        (facts.Muted,),
        lambda wish, fact: wish.whom == fact.whom and wish.on == fact.on,
    ),
    client.Report: ((facts.Reported,), lambda wish, fact: wish.number == fact.said),
    client.Rematch: ((facts.Rematched,), lambda *_: True),
}


def said(talk: client.Talk | facts.Talked) -> tuple[str | None, ...]:
    """The words of a talk."""
    seat = None if talk.seat is None else str(talk.seat)
    return talk.phrase, seat, talk.domain, clean(talk.text)


def answer_again(wish: client.Act, number: int, fact: facts.Fact) -> int:
    """The same answer to a message that was sent again; an id never has two contents."""
    kinds, same = ANSWERS[type(wish)]
    if not isinstance(fact, kinds) or not same(wish, fact):
        raise Problem("id-reused", f"the id {wish.id!r} was used for something else")
    return number


def draft(table: Table, sender: Sender, wish: client.Act) -> Draft:
    """The fact that a message comes to at this table, or a problem."""
    try:
        return WISHES[type(wish)](table, sender, wish)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
