"""What bots were asked for at a table, what they still have to answer, and what they promised."""

from collections import defaultdict
from typing import NamedTuple

from impera.bots.obliging import Asked, Promise, Request

ASKS: dict[str, Asked] = {"stop-this": "stop", "leave-this": "leave"}  # by phrase
MOST = 3  # requests that a bot listens to in one turn, so that nobody can make it chatter


class Question(NamedTuple):
    """A request that a bot has yet to answer."""

    number: int  # of the fact
    asker: int  # a chair
    chair: int  # the bot's
    request: Request


class Favours:
    """The requests at one table."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self._heard: defaultdict[int, set[Request]] = defaultdict(set)
        self._promises: defaultdict[int, dict[tuple[int, str], Promise]] = defaultdict(dict)

    def ask(self, question: Question) -> None:
        """A bot is asked; it hears the same request only once in a turn."""
        heard = self._heard[question.chair]
        if question.request not in heard and len(heard) < MOST:
            heard.add(question.request)
            self.questions.append(question)

    def answer(self, chair: int, phrase: str) -> None:
        """A bot has answered the first question put to it."""
        question = next((each for each in self.questions if each.chair == chair), None)
        if question is None:
            return
        self.questions.remove(question)
        _, seat, domain = question.request
        promise = promised(phrase, question.request)
        if promise is not None:
            self._promises[chair][seat, domain] = promise

    def end_turn(self, chair: int) -> None:
        """A turn is over: its bot owes nothing any more, and all bots listen again."""
        self._heard.clear()
        self._promises.pop(chair, None)

    def promises(self, chair: int) -> list[Promise]:
        """What a bot has promised for its next turn."""
        return list(self._promises[chair].values())


def promised(phrase: str, request: Request) -> Promise | None:
    """What an answer promises."""
    _, seat, domain = request
    match phrase:
        case "try-attack":
            return Promise(tries=f"attack {domain}")
        case "try-embargo":
            return Promise(tries=f"embargo {seat} {domain}")
        case "try-democracy":
            return Promise(tries=f"democracy {seat} {domain}")
        case "agreed":
            return Promise(leaves=request)
    return None
