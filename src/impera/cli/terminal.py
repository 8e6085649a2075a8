"""A game in the terminal, line by line: numbered choices, plain words, nothing redrawn."""

import json
import secrets
import sys
import zlib
from pathlib import Path

import click

from impera.bots.ladder import LEVELS, make_bot
from impera.game import Game
from impera.records.files import read_games, refusing, written_whole
from impera.rules.agreement import Agreement
from impera.rules.cards import DOMAINS
from impera.rules.chance import below, generators
from impera.rules.effects import NAMES
from impera.rules.notation import NUMBER, SPANS, TOKENS, legal_numbers
from impera.rules.refused import Refused
from impera.rules.view import View
from impera.words.catalogue import BOT_NAMES, ENGLISH, Words, domain_of
from impera.words.table import draw_table, say_asked

COMMANDS = ("help", "why", "table", "log", "undo", "level", "save", "load", "quit")


class Quit(Exception):
    """The people at the table want to leave."""


def new_evening(
    agreement: Agreement,
    seed: int | None,
    humans: int,
    bot: str = "random",
    words: Words = ENGLISH,
) -> "Evening":
    """Open a table, and draw by lot which seats the people take (R2.1)."""
    if humans > agreement.players:
        raise Refused(words("play-crowded", people=humans, n=agreement.players))
    seed = secrets.randbits(64) if seed is None else seed
    game = Game.at(agreement, seed)
    lots = generators(1, seed, first=1)
    seats = list(range(agreement.players))
    people = sorted(seats.pop(below(lots, 0, len(seats))) for _ in range(humans))
    return Evening(game, people, bot, words)


def load_evening(path: Path, bot: str = "random", words: Words = ENGLISH) -> "Evening":
    """Continue a saved game on the seats that people played; if none are named, on all."""
    check_there(path, path, words)
    game = next(read_games(path))
    seats = list(range(game.players))
    people = game.beside.get("people", seats)
    fits = isinstance(people, list) and all(type(seat) is int and seat in seats for seat in people)
    if not fits or len(set(people)) != len(people):
        raise Refused(words("play-wrong-people", file=str(path), people=repr(people)))
    return Evening(game, people, bot, words)


def check_there(place: Path, path: Path, words: Words) -> None:
    """Refuse a file in the players' language if it, or its folder, doesn't exist."""
    with refusing(path):
        is_there = place.exists()
    if not is_there:
        raise Refused(words("play-no-file", file=str(path)))


class Evening:
    """A game, the seats that people play, a bot for all others, and the words for all of it."""

    def __init__(
        self, game: Game, people: list[int], bot: str = "random", words: Words = ENGLISH
    ) -> None:
        self.game = game
        self.people = people
        self.words = Words(words.language, names_at(game, people, words))
        self.bot, self.bot_name = make_bot(bot), bot
        self.chance = generators(1, secrets.randbits(64))
        self.present: int | None = None  # who sits at the keyboard, if several share it
        self.last: int | None = None  # who decided last

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        self.welcome()
        try:
            while True:
                while not self.game.over:
                    self.turn()
                self.show(self.game.view(), "\n")
                if not self.people:
                    return
                self.after_end()
        except Quit:
            self.say("play-goodbye")

    def say(self, key: str, **given: str | int) -> None:
        """A line in the players' language."""
        click.echo(self.words(key, **given))

    def show(self, view: View, before: str = "") -> None:
        """The table with its cards by name."""
        click.echo(before + draw_table(view, spell=self.words.cards, words=self.words))

    def welcome(self) -> None:
        """Say who sits where."""
        names = self.words.names
        self.say("play-welcome")
        self.say("play-seats", players=self.words.listed(names), player=0)
        if len(self.people) < self.game.players:
            self.say_bot()
        if self.game.teams:
            one, other = (self.words.listed(names[seat::2]) for seat in (0, 1))
            self.say("play-teams", one=one, other=other)

    def say_bot(self) -> None:
        """Who plays the other seats."""
        name, _, level = self.bot_name.partition(":")
        if name == "level":
            self.say("play-bots", level=int(level))
        else:
            self.say("play-bot", bot=self.bot_name)

    def turn(self) -> None:
        """One decision, by a person or by a bot."""
        if self.game.seat in self.people:
            self.ask()
        else:
            view = self.game.view_record(self.game.seat)
            legal = legal_numbers(view[0].legal.tolist())
            self.decide(TOKENS[self.bot(view, legal, self.chance)])

    def decide(self, token: str) -> None:
        """Carry out a decision, and announce what everyone at the keyboard may hear of it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.last, before = self.game.seat, self.game.view(viewer)
        seen = self.game.seen(token, viewer)
        self.game.decide(token)
        assert self.last is not None
        click.echo(self.words.decided(self.last, seen))
        self.consequences(token, before, self.game.view(viewer))

    def ask(self) -> None:
        """Ask the person who is to decide until they do."""
        seat = self.game.seat
        assert seat is not None
        self.hand_over(seat)
        view = self.game.view(seat)
        if self.last != seat or self.game.step == "play":
            self.show(view, "\n")
        else:
            self.say("play-area", cards=self.words.cards(view["areas"][seat]))
            self.say("play-hand", cards=self.words.cards(view["hands"][seat]["cards"] or []))
        click.echo(say_asked(view, self.words))
        choices = self.offer()
        while True:
            text = self.prompt(self.words("play-choice", player=seat))
            if text in choices or text in choices.values():
                return self.decide(choices.get(text, text))
            if text and self.command(text):
                return None

    def hand_over(self, seat: int) -> None:
        """When people share the keyboard, hide each other's hands, and say what has happened."""
        if len(self.people) < 2 or self.present == seat:
            return
        if sys.stdout.isatty():
            click.echo("\033[2J\033[3J\033[H", nl=False)
        if self.prompt(self.words("play-hand-over", player=seat)) == "quit":
            raise Quit
        self.present, deciders = seat, self.game.deciders()
        since = max((n for n, decider in enumerate(deciders) if decider == seat), default=-1)
        for decider, token in list(zip(deciders, self.game.log(seat), strict=True))[since + 1 :]:
            click.echo(self.words.decided(decider, token))

    def offer(self) -> dict[str, str]:
        """Print the numbered legal choices; 0 always ends the turn."""
        tokens = sorted(self.game.legal, key=NUMBER.__getitem__)
        ending = {"0": "end"} if "end" in tokens else {}
        others = (token for token in tokens if token != "end")
        choices = {**ending, **{str(n): token for n, token in enumerate(others, 1)}}
        for number, token in choices.items():
            click.echo(f"{number:>3}. {self.words.decision(token)}")
        return choices

    def prompt(self, text: str) -> str:
        """One line of input; the end of input means leaving."""
        click.echo(f"{text} ", nl=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise Quit
        return line.strip()

    def command(self, text: str) -> bool:
        """Carry out a command; True if the question has changed."""
        word, _, rest = text.partition(" ")
        try:
            match word.lower():
                case "help" | "?":
                    self.help(rest)
                case "why":
                    self.why(rest)
                case "table":
                    self.show(self.game.view(self.game.seat))
                case "log":
                    log = self.game.log(self.game.seat)
                    for seat, token in zip(self.game.deciders(), log, strict=True):
                        click.echo(self.words.decided(seat, token))
                case "undo":
                    return self.undo()
                case "level":
                    self.level(rest)
                case "save":
                    self.save(rest)
                case "load":
                    return self.load(rest)
                case "quit" | "exit":
                    raise Quit
                case _:
                    self.say("play-unknown", text=typed(text))
        except Refused as refused:
            click.echo(str(refused))
        return False

    def help(self, about: str) -> None:
        """Explain the commands, one effect, the effects of a Domain, or all effects."""
        table = self.game.view()["table"]
        if not about:
            self.say("play-goal", n=table["goal"])
            self.say("play-commands")
            for command in COMMANDS:
                self.say(f"command-{command}")
            return
        asked = simple(about)
        found = [
            self.words.explain(name, table["edition"], table["levels"])
            for name in NAMES
            if asked in ("effects", name, *map(simple, self.names_of(name)))
        ]
        if found:
            click.echo("\n".join(found))
        else:
            effects = ", ".join(map(self.words.effect, NAMES))
            domains = ", ".join(map(self.words.domain, DOMAINS))
            self.say("play-no-effect", text=typed(about), effects=effects, domains=domains)

    def why(self, about: str) -> None:
        """Say why something can't be decided now: a token, or an effect by name."""
        named = {simple(self.words.effect(name)): name for name in NAMES}
        token = named.get(simple(about), about)
        if token not in (*SPANS, *NAMES):
            raise Refused(self.words("play-no-decision", text=typed(about)))
        reason = self.game.why_not(token)
        click.echo(self.words("play-possible") if reason is None else self.words.why(reason))

    def names_of(self, effect: str) -> tuple[str, str]:
        """The effect and its Domain by name."""
        return self.words.effect(effect), self.words.domain(domain_of(effect))

    def level(self, text: str) -> None:
        """Let other bots play."""
        if text not in map(str, range(1, len(LEVELS) + 1)):
            raise Refused(self.words("play-no-level", text=typed(text)))
        self.bot, self.bot_name = make_bot(f"level:{text}"), f"level:{text}"
        self.say("play-bots-on", level=int(text))

    def undo(self) -> bool:
        """Back to the last decision that a person made."""
        deciders = self.game.deciders()
        mine = [point for point, seat in enumerate(deciders) if seat in self.people]
        if not mine:
            self.say("play-not-decided")
            return False
        self.game.rewind(mine[-1])
        self.last = None
        self.say("play-undone", n=mine[-1] + 1)
        return True

    def save(self, name: str) -> None:
        """Save the game as a record, with the seats that people play."""
        path = self.path(name, "save")
        check_there(path.parent, path, self.words)
        with written_whole(path) as file:
            file.write(json.dumps({**self.game.record(), "people": self.people}) + "\n")
        self.say("play-saved", file=name)

    def load(self, name: str) -> bool:
        """Continue a saved game."""
        other = load_evening(self.path(name, "load"), self.bot_name, self.words)
        self.game, self.people, self.words = other.game, other.people, other.words
        self.present = self.last = None
        self.welcome()
        return True

    def path(self, name: str, command: str) -> Path:
        """The file that a command names."""
        if not name:
            raise Refused(self.words("play-no-name", command=command))
        return Path(name).expanduser()

    def after_end(self) -> None:
        """After the game: look back, save it, undo, or leave."""
        while self.game.over:
            self.command(self.prompt(self.words("play-over")))

    def consequences(self, token: str, before: View, after: View) -> None:
        """What a decision did beyond its own words: cards that others lost, and cards drawn."""
        if token.startswith("attack"):
            for seat, area in enumerate(before["areas"]):
                if lost := without(area, after["areas"][seat]):
                    self.say("cards-lost", player=seat, cards=self.words.cards(lost))
        old, new = (view["hands"][before["turn"]]["cards"] for view in (before, after))
        draws = token in ("end", "breakthrough") and not after["over"]
        if draws and old is not None and new and (drawn := without(new, old)):
            self.say("cards-drawn", cards=self.words.cards(drawn))


def typed(text: str) -> str:
    """What somebody typed, fit to be shown: a terminal obeys control characters."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def names_at(game: Game, people: list[int], words: Words) -> list[str]:
    """Number the people; bots have names, which stay the same when a game continues."""
    start = zlib.crc32(game.state.deck.tobytes())
    return [
        words("name-person", n=people.index(seat) + 1)
        if seat in people
        else words(f"name-bot-{(start + seat) % BOT_NAMES + 1}")
        for seat in range(game.players)
    ]


def simple(name: str) -> str:
    """A name as people type it: lower case, with a hyphen for every space."""
    return "-".join(name.casefold().split())


def without(cards: list[str], others: list[str]) -> list[str]:
    """The cards that are not among the others."""
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
