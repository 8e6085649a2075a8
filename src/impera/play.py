"""A game in the terminal, line by line: numbered choices, plain words, nothing redrawn."""

import json
import secrets
import sys
from pathlib import Path

import click

from impera.game import Game
from impera.records import read_games, written_whole
from impera.rules.chance import below, generators
from impera.rules.notation import NUMBER, Refused
from impera.table import draw_table, kinds, say_asked
from impera.words import EFFECT_NAMES, EFFECT_SENTENCES, say_decision

COMMANDS = {
    "help": "this list; `help attack` explains an effect, `help effects` all of them",
    "table": "the table as you see it",
    "log": "every decision so far",
    "undo": "back to your last decision",
    "save FILE": "keep the game in a file",
    "load FILE": "go on with a kept game",
    "quit": "leave",
}


class Quit(Exception):
    """The people at the table want to leave."""


def new_evening(
    players: int, edition: str, setup: str, teams: bool, seed: int | None, humans: int
) -> "Evening":
    """Open a table, and draw by lot which seats the people take (R2.1)."""
    if humans > players:
        raise Refused(f"{humans} people cannot sit on {players} seats")
    seed = secrets.randbits(64) if seed is None else seed
    game = Game(players, edition, setup, teams, seed)
    lots = generators(1, seed, first=1)
    seats = list(range(players))
    people = sorted(seats.pop(below(lots, 0, len(seats))) for _ in range(humans))
    return Evening(game, people)


def load_evening(path: Path) -> "Evening":
    """Go on with a kept game, on the seats that were people's."""
    game = next(read_games(path))
    people = game.beside.get("people")
    seats = list(range(game.players))
    if not (isinstance(people, list) and all(seat in seats for seat in people)):
        people = seats
    return Evening(game, people)


class Evening:
    """A game, the seats that people play, and a random bot for all others."""

    def __init__(self, game: Game, people: list[int]) -> None:
        self.game = game
        self.people = people
        self.bots = generators(1, secrets.randbits(64))
        self.present: int | None = None  # who sits at the keyboard, if several share it
        self.last: int | None = None  # who decided last

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        self.welcome()
        try:
            while True:
                while not self.game.over:
                    if self.game.seat in self.people:
                        self.ask()
                    else:
                        legal = self.game.legal
                        self.decide(legal[below(self.bots, 0, len(legal))])
                click.echo(f"\n{draw_table(self.game.view())}")
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

    def decide(self, token: str) -> None:
        """Carry out a decision and say it as everybody at the keyboard may hear it."""
        self.last = self.game.seat
        self.game.decide(token)
        viewer = self.people[0] if len(self.people) == 1 else None
        click.echo(f"Seat {self.last}: {say_decision(self.game.log(viewer)[-1])}")

    def ask(self) -> None:
        """Ask the person whose decision it is until there is one."""
        seat = self.game.seat
        assert seat is not None
        self.hand_over(seat)
        view = self.game.view(seat)
        if self.last != seat or self.game.step == "play":
            click.echo(f"\n{draw_table(view)}")
        else:
            click.echo(f"Your hand: {kinds(view['hands'][seat]['cards'] or [])}")
        click.echo(say_asked(view))
        choices = self.offer()
        while True:
            text = self.prompt(f"Seat {seat}, your choice: ")
            if text.isdecimal() and int(text) in choices:
                return self.decide(choices[int(text)])
            if text in choices.values():
                return self.decide(text)
            if self.command(text):
                return None

    def hand_over(self, seat: int) -> None:
        """When the person at the keyboard changes, let nobody read the last one's hand."""
        if self.present is not None and self.present != seat:
            click.clear()
            self.prompt(f"Seat {seat}, press Enter when you alone see the screen. ")
        self.present = seat if len(self.people) > 1 else None

    def offer(self) -> dict[int, str]:
        """Print the legal choices with numbers; 0 always ends the turn."""
        tokens = sorted(self.game.legal, key=NUMBER.__getitem__)
        choices = dict(enumerate((token for token in tokens if token != "end"), 1))
        if "end" in tokens:
            choices[0] = "end"
        for number in sorted(choices):
            click.echo(f"{number:3}. {say_decision(choices[number])}")
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
            match word:
                case "help" | "?":
                    self.help(rest)
                case "table":
                    click.echo(draw_table(self.game.view(self.game.seat)))
                case "log":
                    log = self.game.log(self.game.seat)
                    for seat, token in zip(self.game.deciders(), log, strict=True):
                        click.echo(f"Seat {seat}: {say_decision(token)}")
                case "undo":
                    return self.undo()
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
        """Explain the commands, one effect, or all."""
        if not about:
            goal = self.game.view()["table"]["goal"]
            click.echo(f"End your turn with {goal} cards of one Domain before you, and you win.")
            click.echo("Type the number of a choice, its token, or one of these:")
            for name, sentence in COMMANDS.items():
                click.echo(f"{name}: {sentence}")
            return
        asked = "-".join(about.lower().split())
        names = list(EFFECT_NAMES) if asked == "effects" else [asked]
        for name in names:
            if name not in EFFECT_NAMES:
                click.echo(f"There is no effect {about!r}; there are {', '.join(EFFECT_NAMES)}.")
            else:
                click.echo(f"{EFFECT_NAMES[name]}: {EFFECT_SENTENCES[name]}")

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
        with written_whole(Path(name)) as file:
            file.write(json.dumps({**self.game.record(), "people": self.people}) + "\n")
        click.echo(f"Saved to {name}.")

    def load(self, name: str) -> bool:
        """Go on with a kept game."""
        if not name:
            raise Refused("name a file: `load evening.json`")
        other = load_evening(Path(name))
        self.game, self.people, self.present, self.last = other.game, other.people, None, None
        self.welcome()
        return True

    def after_end(self) -> None:
        """The game is over: look back, keep it, take back, or leave."""
        while self.game.over:
            self.command(self.prompt("The game is over; `save FILE`, `log`, `undo` or `quit`: "))
