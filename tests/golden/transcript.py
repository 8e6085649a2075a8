"""A whole game as a page of text that people can read and programs can replay."""

import re
from pathlib import Path
from textwrap import fill

from impera import Game
from impera.rules.position import read_cards, write_cards
from impera.words.table import say_result

FOLDER = Path(__file__).parent


def write(title: str, game: Game) -> str:
    """The transcript of a game: its table, then every decision, with the areas after every turn."""
    record = game.record()
    lines = [f"# {title}", ""]
    lines += [f"edition: {game.edition}", f"players: {game.players}"]
    lines += [f"setup: {game.setup}", f"teams: {'yes' if game.teams else 'no'}"]
    lines += [cards("removed", record["removed"]), cards("deck", record["deck"]), ""]
    replay = game.copy()
    replay.rewind(0)
    for number, token in enumerate(game.decisions, 1):
        legal = len(replay.legal)
        lines.append(f"{number:3}  seat {replay.seat}  {replay.step:8} {token:24} of {legal}")
        replay.decide(token)
        if token == "end":
            lines.append(table(replay))
    if replay.result is not None:
        lines += ["", f"won by {say_result(replay.result, replay.teams)}"]
    return "\n".join(lines) + "\n"


def cards(name: str, kinds: list[str]) -> str:
    """A list of cards, wrapped."""
    text = f"{name}: {write_cards(kinds)}"
    return fill(text, 98, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def table(game: Game) -> str:
    """Every area, and the number of cards in the hands and the deck."""
    view = game.view()
    areas = " | ".join(write_cards(area) or "-" for area in view["areas"])
    hands = " ".join(str(hand["size"]) for hand in view["hands"])
    return f"     {areas}   hands {hands}   deck {view['deck']['size']}"


def read(text: str) -> tuple[str, Game]:
    """The title and the game of a transcript."""
    head, _, body = text.partition("\n  1  ")
    title = head.splitlines()[0].removeprefix("# ")
    fields = dict(re.findall(r"^(\w+): ((?:.|\n  )*)", head, re.MULTILINE))
    game = Game(
        int(fields["players"]),
        fields["edition"],
        fields["setup"],
        fields["teams"] == "yes",
        deck=read_cards(fields["deck"]),
        removed=read_cards(fields.get("removed", "")),
    )
    for token in re.findall(r"^ *\d+  seat \d  \w+ +(.+?) +of \d+$", f"  1  {body}", re.MULTILINE):
        game.decide(token)
    return title, game
