"""What people may say at a table, whom they may mute, and how they complain."""

from functools import cache

from impera.server.messages import client, news, replies
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LONGEST_TEXT
from impera.server.table import facts
from impera.server.table.favours import Question
from impera.server.table.proposals import Proposal, Sender, own_chair
from impera.server.table.standing import Table
from impera.server.table.text import clean
from impera.words.catalogue import PHRASES, POINTING, REACTIONS, english_phrase


def talk(table: Table, sender: Sender, wish: client.Talk) -> Proposal:
    """Say a phrase, or free text where that is allowed."""
    chair = own_chair(sender, wish.chair)
    if table.closed == "host":
        raise Problem("not-now", "the host has closed this table")
    text = clean(wish.text)
    if (wish.phrase is None) == (text is None):
        raise Problem("refused", "say either a phrase or a text")
    if wish.phrase is not None:
        check_phrase(table, wish)
    elif not table.setup.free_text:
        raise Problem("refused", "this table allows phrases only")
    elif wish.seat is not None or wish.domain is not None:
        raise Problem("refused", "seat and domain belong to a phrase")
    elif text is not None and len(text) > LONGEST_TEXT:
        raise Problem("refused", f"a text has at most {LONGEST_TEXT} characters")
    return Proposal(facts.Talked(chair, wish.phrase, wish.seat, wish.domain, text))


def answer(question: Question, phrase: str) -> Proposal:
    """A bot's answer to a request, with what its phrase mentions of the column."""
    _, asker, chair, (_, seat, domain) = question
    speaks_of = PHRASES[phrase]
    about = seat if "seat" in speaks_of else None, domain if "domain" in speaks_of else None
    return Proposal(facts.Talked(chair, phrase, *about, to=asker))


def check_phrase(table: Table, wish: client.Talk) -> None:
    """A phrase that exists, with exactly what it mentions."""
    speaks_of = PHRASES.get(wish.phrase or "")
    if speaks_of is None:
        raise Problem("refused", f"there is no such phrase; the phrases are {', '.join(PHRASES)}")
    for name, value in (("seat", wish.seat), ("domain", wish.domain)):
        if (name in speaks_of) != (value is not None):
            needs = "doesn't mention" if value is not None else "has to name"
            raise Problem("refused", f"the phrase {wish.phrase} {needs} a {name}")
    if wish.seat is not None and table.game is None:
        raise Problem("not-now", "there are no seats before the game")
    if wish.seat is not None and wish.seat >= table.setup.players:
        raise Problem("refused", f"there is no seat {wish.seat}")


@cache
def phrases() -> replies.Phrases:
    """Everything that can be said in every language."""
    return replies.Phrases(
        [
            replies.Phrase(
                key,
                english_phrase(key),
                "seat" in speaks_of,
                "domain" in speaks_of,
                "point" if key in POINTING else "reaction" if key in REACTIONS else "talk",
            )
            for key, speaks_of in PHRASES.items()
        ]
    )


def mute(table: Table, sender: Sender, wish: client.Mute) -> Proposal:
    """Mute another chair, or hear it again."""
    chair = own_chair(sender, wish.chair)
    if wish.whom >= table.setup.players or wish.whom in sender.who.chairs:
        raise Problem("refused", f"chair {wish.whom} doesn't belong to anybody else")
    if (wish.whom in table.places[chair].mutes) == wish.on:
        raise Problem("not-now", "that is already the case")
    return Proposal(facts.Muted(chair, wish.whom, wish.on))


def report(table: Table, sender: Sender, wish: client.Report) -> Proposal:
    """Complain about something that was said."""
    chair = own_chair(sender, wish.chair)
    items = (item for line in table.log if line.number == wish.number for item in line.items)
    said = next((item.what for item in items), None)
    if not isinstance(said, news.Talked):
        raise Problem("refused", f"number {wish.number} is not a chat message")
    return Proposal(facts.Reported(chair, wish.number, clean(wish.why) or ""))
