"""A game in the terminal, line by line: numbered choices, plain words, nothing redrawn."""

import json
import secrets
import sys
from pathlib import Path

import click

from impera.bots.ladder import make_bot
from impera.game import Game
from impera.records import read_games, written_whole
from impera.rules.chance import below, generators
from impera.rules.notation import NUMBER, TOKENS, Refused, legal_numbers
from impera.rules.view import View
from impera.table import draw_table, names, say_asked
from impera.words import DOMAIN_NAMES, EFFECT_NAMES, domain_of, explain, say_decision

COMMANDS = {
    "help": "this list; `help attack` explains an effect, `help army` a Domain, `help effects` all",
    "table": "the table as you see it",
    "log": "every decision so far",
    "undo": "back to the last decision that a person made",
    "level N": "let the bots play better or worse, from 1 to 6",
    "save FILE": "keep the game in a file",
    "load FILE": "go on with a kept game",
    "quit": "leave",
}


class Quit(Exception):
    """The people at the table want to leave."""


def new_evening(
    players: int,
    edition: str,
    setup: str,
    teams: bool,
    seed: int | None,
    humans: int,
    bot: str = "random",
) -> "Evening":
    """Open a table, and draw by lot which seats the people take (R2.1)."""
    if humans > players:
        raise Refused(f"{humans} people cannot sit on {players} seats")
    seed = secrets.randbits(64) if seed is None else seed
    game = Game(players, edition, setup, teams, seed)
    lots = generators(1, seed, first=1)
    seats = list(range(players))
    people = sorted(seats.pop(below(lots, 0, len(seats))) for _ in range(humans))
    return Evening(game, people, bot)


def load_evening(path: Path, bot: str = "random") -> "Evening":
    """Go on with a kept game, on the seats that were people's; without any named, on all."""
    game = next(read_games(path))
    seats = list(range(game.players))
    people = game.beside.get("people", seats)
    fits = isinstance(people, list) and all(type(seat) is int and seat in seats for seat in people)
    if not fits or len(set(people)) != len(people):
        raise Refused(f"{path}: people is {people!r}; it must be a list of seats")
    return Evening(game, people, bot)


class Evening:
    """A game, the seats that people play, and a bot for all others."""

    def __init__(self, game: Game, people: list[int], bot: str = "random") -> None:
        self.game = game
        self.people = people
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
                click.echo(f"\n{draw_table(self.game.view(), spell=names)}")
                if not self.people:
                    return
                self.after_end()
        except Quit:
            click.echo("Goodbye.")

    def welcome(self) -> None:
        """Say who sits where."""
        seats = ", ".join(map(str, self.people)) or "none"
        click.echo("Carta Impera Victoria. Type the number of a choice, or `help`.")
        click.echo(f"{self.game.players} seats; yours: {seats}. Seat 0 is the First Player.")
        if len(self.people) < self.game.players:
            click.echo(f"{self.say_bot()} the others.")
        if self.game.teams:
            click.echo("Seats 0 and 2 play together, and so do seats 1 and 3.")

    def say_bot(self) -> str:
        """Who plays the other seats."""
        name, _, level = self.bot_name.partition(":")
        if name == "level":
            return f"Bots of level {level} play"
        return f"The bot {self.bot_name} plays"

    def turn(self) -> None:
        """One decision, by a person or by a bot."""
        if self.game.seat in self.people:
            self.ask()
        else:
            view = self.game.view_record(self.game.seat)
            legal = legal_numbers(view[0].legal.tolist())
            self.decide(TOKENS[self.bot(view, legal, self.chance)])

    def decide(self, token: str) -> None:
        """Carry out a decision, and say it and what came of it as all at the keyboard may hear."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.last, before = self.game.seat, self.game.view(viewer)
        said = say_decision(self.game.seen(token, viewer))
        self.game.decide(token)
        click.echo(f"Seat {self.last}: {said}")
        for line in consequences(token, before, self.game.view(viewer)):
            click.echo(line)

    def ask(self) -> None:
        """Ask the person whose decision it is until there is one."""
        seat = self.game.seat
        assert seat is not None
        self.hand_over(seat)
        view = self.game.view(seat)
        if self.last != seat or self.game.step == "play":
            click.echo(f"\n{draw_table(view, spell=names)}")
        else:
            click.echo(f"Your area: {names(view['areas'][seat])}")
            click.echo(f"Your hand: {names(view['hands'][seat]['cards'] or [])}")
        click.echo(say_asked(view))
        choices = self.offer()
        while True:
            text = self.prompt(f"Seat {seat}, your choice: ")
            if text in choices or text in choices.values():
                return self.decide(choices.get(text, text))
            if text and self.command(text):
                return None

    def hand_over(self, seat: int) -> None:
        """When people share the keyboard, let nobody see another's hand, and tell what happened."""
        if len(self.people) < 2 or self.present == seat:
            return
        if sys.stdout.isatty():
            click.echo("\033[2J\033[3J\033[H", nl=False)
        if self.prompt(f"Seat {seat}, press Enter when you alone see the screen. ") == "quit":
            raise Quit
        self.present, deciders = seat, self.game.deciders()
        since = max((n for n, decider in enumerate(deciders) if decider == seat), default=-1)
        for decider, token in list(zip(deciders, self.game.log(seat), strict=True))[since + 1 :]:
            click.echo(f"Seat {decider}: {say_decision(token)}")

    def offer(self) -> dict[str, str]:
        """Print the legal choices with numbers; 0 always ends the turn."""
        tokens = sorted(self.game.legal, key=NUMBER.__getitem__)
        ending = {"0": "end"} if "end" in tokens else {}
        others = (token for token in tokens if token != "end")
        choices = {**ending, **{str(n): token for n, token in enumerate(others, 1)}}
        for number, token in choices.items():
            click.echo(f"{number:>3}. {say_decision(token)}")
        return choices

    def prompt(self, text: str) -> str:
        """One line of input; its end means leaving."""
        click.echo(text, nl=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise Quit
        return line.strip()

    def command(self, text: str) -> bool:
        """Carry out a command; True if what was asked has changed."""
        word, _, rest = text.partition(" ")
        try:
            match word.lower():
                case "help" | "?":
                    self.help(rest)
                case "table":
                    click.echo(draw_table(self.game.view(self.game.seat), spell=names))
                case "log":
                    log = self.game.log(self.game.seat)
                    for seat, token in zip(self.game.deciders(), log, strict=True):
                        click.echo(f"Seat {seat}: {say_decision(token)}")
                case "undo":
                    return self.undo()
                case "level":
                    self.bot, self.bot_name = make_bot(f"level:{rest}"), f"level:{rest}"
                    click.echo(f"{self.say_bot()} on.")
                case "save":
                    self.save(rest)
                case "load":
                    return self.load(rest)
                case "quit" | "exit":
                    raise Quit
                case _:
                    click.echo(f"{text!r} is neither on the list nor a command; try `help`.")
        except Refused as refused:
            click.echo(f"That cannot be done: {refused}")
        return False

    def help(self, about: str) -> None:
        """Explain the commands, one effect, the effects of a Domain, or all."""
        table = self.game.view()["table"]
        if not about:
            click.echo(f"End your turn with {table['goal']} cards of one Domain before you to win.")
            click.echo("Type the number of a choice, its token, or one of these:")
            for name, sentence in COMMANDS.items():
                click.echo(f"{name}: {sentence}")
            return
        asked = "-".join(about.lower().split())
        found = [
            explain(name, table["edition"], table["levels"])
            for name in EFFECT_NAMES
            if asked in ("effects", name, domain_of(name).lower())
        ]
        domains = ", ".join(DOMAIN_NAMES.values())
        unknown = (
            f"There is no effect {about!r}; there are {', '.join(EFFECT_NAMES)}, and {domains}."
        )
        click.echo("\n".join(found) or unknown)

    def undo(self) -> bool:
        """Back to the last decision that a person made."""
        deciders = self.game.deciders()
        mine = [point for point, seat in enumerate(deciders) if seat in self.people]
        if not mine:
            click.echo("You have not decided anything yet.")
            return False
        self.game.rewind(mine[-1])
        self.last = None
        click.echo(f"Back at decision {mine[-1] + 1}.")
        return True

    def save(self, name: str) -> None:
        """Keep the game as a record, with the people's seats beside it."""
        if not name:
            raise Refused("name a file: `save evening.json`")
        with written_whole(Path(name).expanduser()) as file:
            file.write(json.dumps({**self.game.record(), "people": self.people}) + "\n")
        click.echo(f"Saved to {name}.")

    def load(self, name: str) -> bool:
        """Go on with a kept game."""
        if not name:
            raise Refused("name a file: `load evening.json`")
        other = load_evening(Path(name).expanduser(), self.bot_name)
        self.game, self.people, self.present, self.last = other.game, other.people, None, None
        self.welcome()
        return True

    def after_end(self) -> None:
        """The game is over: look back, keep it, take back, or leave."""
        while self.game.over:
            self.command(self.prompt("The game is over; `save FILE`, `log`, `undo` or `quit`: "))


def consequences(token: str, before: View, after: View) -> list[str]:
    """What a decision did beyond its own words: cards that others lost, and cards drawn."""
    lines = []
    if token.startswith("attack"):
        for seat, area in enumerate(before["areas"]):
            lost = without(area, after["areas"][seat])
            lines += [f"Seat {seat} loses {names(lost)}."] if lost else []
    old, new = (view["hands"][before["turn"]]["cards"] for view in (before, after))
    if token in ("end", "breakthrough") and not after["over"] and old is not None and new:
        drawn = without(new, old)
        lines += [f"You draw {names(drawn)}."] if drawn else []
    return lines


def without(cards: list[str], others: list[str]) -> list[str]:
    """The cards that are not among the others."""
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
