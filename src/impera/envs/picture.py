"""A view as a picture: one panel per seat, with its hand and a rail for each Domain.

A face-up card has the colour of its Domain and the number of its Era, a back only the number.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from impera.rules.cards import DOMAINS
from impera.rules.view import View
from impera.words.catalogue import ENGLISH
from impera.words.table import headline, say_asked, say_deck, say_result

GROUND, PAPER, INK, QUIET, LINE = "#f1e8d6", "#fdf8ec", "#2b241b", "#675a48", "#cbb897"
BACK, ACCENT, GOLD = "#675a48", "#17494f", "#dfba62"
FILL = {
    "A": "#c85200",
    "R": "#b0568a",
    "E": "#a87200",
    "S": "#005a9a",
    "C": "#008862",
    "U": "#1a86bd",
}

EDGE = 12  # around panels, and inside them
TOP = 82  # the lines above the panels
ROW = 26
CARD = (18, 22)
PANEL = (440, 2 * EDGE + 7 * ROW + 2)
LABEL = 100  # where cards begin in a row


def draw_picture(view: View) -> npt.NDArray[np.uint8]:
    """The table as height, width and three colours; its size depends only on the players."""
    players = view["table"]["players"]
    rows = (players + 1) // 2
    width, height = 3 * EDGE + 2 * PANEL[0], TOP + rows * (PANEL[1] + EDGE)
    image = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(image)
    write_top(draw, view)
    for seat in range(players):
        x = EDGE + seat % 2 * (PANEL[0] + EDGE)
        draw_seat(draw, view, seat, x, TOP + seat // 2 * (PANEL[1] + EDGE))
    return np.asarray(image, np.uint8).copy()


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's own font, so that none has to be installed."""
    return ImageFont.load_default(size)


def write_top(draw: ImageDraw.ImageDraw, view: View) -> None:
    """What was agreed, the deck and the discard pile, and what is asked for or how it ended."""
    if view["result"] is not None:
        said = say_result(view["result"], view["table"]["teams"])
        now = f"{ENGLISH('label-won')} {said}"
    else:
        now = say_asked(view, ENGLISH)
    deck = f"{ENGLISH('label-deck')} {say_deck(view, ENGLISH)}"
    pile = f"{ENGLISH('label-discard')} {ENGLISH('cards', n=len(view['discard']))}"
    draw.text((EDGE, 8), headline(view, ENGLISH), INK, font(15))
    draw.text((EDGE, 30), f"{deck}  ·  {pile}", QUIET, font(14))
    draw.text((EDGE, 51), now, ACCENT, font(14))
    x = 2 * EDGE + PANEL[0]
    for name, cards in (("centre", view["centre"]), ("pack", view["pack"])):
        if cards:
            draw.text((x, 51), ENGLISH(f"label-{name}"), QUIET, font(14))
            draw_cards(draw, x + LABEL, 50, cards, PANEL[0] - LABEL)


def draw_seat(draw: ImageDraw.ImageDraw, view: View, seat: int, x: int, y: int) -> None:
    """A seat's panel; the deciding seat's has a strong frame."""
    decides = view["decides"] == seat
    right, below = x + PANEL[0], y + PANEL[1]
    draw.rounded_rectangle(
        (x, y, right, below), 8, PAPER, ACCENT if decides else LINE, 3 if decides else 1
    )
    x, y = x + EDGE, y + EDGE
    draw.text((x, y), ENGLISH("player", player=seat), ACCENT if decides else INK, font(17))
    draw_hand(draw, view, seat, x + LABEL, y)
    for row, domain in enumerate(DOMAINS):
        draw_rail(draw, view, seat, domain, x, y + 4 + ROW * (row + 1))


def draw_hand(draw: ImageDraw.ImageDraw, view: View, seat: int, x: int, y: int) -> None:
    """The hand: open where the view has it open, otherwise sure cards and backs by Era."""
    hand = view["hands"][seat]
    room = PANEL[0] - 2 * EDGE - LABEL
    if hand["cards"] is not None:
        draw_cards(draw, x, y, hand["cards"], room)
        return
    known = [kind[1] for kind in hand["sure"]]
    backs = [
        f"?{era}"
        for era, number in zip("123", hand["eras"], strict=True)
        for _ in range(number - known.count(era))
    ]
    draw_cards(draw, x, y, [*hand["sure"], *backs], room)


def draw_rail(
    draw: ImageDraw.ImageDraw, view: View, seat: int, domain: str, x: int, y: int
) -> None:
    """A Domain of an area: its face-up cards and their number, face-down cards, the coin."""
    cards = [kind for kind in view["areas"][seat] if kind[0] == domain]
    down = [
        f"-{card['card'][0]}"
        for card in (*view["embargoes"], *view["democracy"])
        if (card["on"], card["domain"]) == (seat, domain)
    ]
    draw.text((x, y + 3), ENGLISH.domain(domain), FILL[domain], font(14))
    draw.text((x + LABEL - 12, y + 3), str(len(cards) or ""), INK, font(14), anchor="ra")
    draw.line((x + LABEL, y + CARD[1] + 1, x + PANEL[0] - 2 * EDGE, y + CARD[1] + 1), LINE)
    end = draw_cards(draw, x + LABEL, y, [*cards, *down], PANEL[0] - 2 * EDGE - LABEL - 24)
    coin = view["coin"]
    if coin is not None and (coin["on"], coin["domain"]) == (seat, domain):
        draw.ellipse((end + 2, y + 2, end + 20, y + 20), GOLD, INK)
        draw.text((end + 11, y + 11), str(coin["by"]), INK, font(12), anchor="mm")


def draw_cards(draw: ImageDraw.ImageDraw, x: int, y: int, cards: Sequence[str], room: int) -> int:
    """Cards side by side, or overlapping where space is short; return where they end."""
    step = min(CARD[0] + 2, (room - CARD[0]) // max(1, len(cards) - 1))
    for place, kind in enumerate(cards):
        left = x + place * step
        draw.rectangle((left, y, left + CARD[0], y + CARD[1]), FILL.get(kind[0], BACK), PAPER)
        middle = (left + CARD[0] // 2 + 1, y + CARD[1] // 2 + 1)
        draw.text(middle, kind[1], PAPER, font(13), anchor="mm")
    return x + (len(cards) - 1) * step + CARD[0] + 2 if cards else x
