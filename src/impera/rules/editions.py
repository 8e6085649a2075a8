"""The editions as parameters: one flag for each point in which they differ."""

from typing import Literal, NamedTuple


class Difference(NamedTuple):
    """A point in which editions differ, and the rule that it changes."""

    name: str
    rule: str


# The flags in order, from the lowest bit.
DIFFERENCES = (
    Difference("centre", "R2.5"),
    Difference("embargo", "R5.9"),
    Difference("democracy", "R5.15"),
    Difference("card", "R5.15"),
    Difference("coin", "R6.3"),
    Difference("last", "R7.2"),
)
CENTRE_CLOCKWISE = 1 << 0  # the centre pick goes clockwise
EMBARGO_ANOTHER = 1 << 1  # Embargo can only be placed on another player
DEMOCRACY_ANOTHER = 1 << 2  # Democracy can only be placed on another player
DEMOCRACY_ANYWHERE = 1 << 3  # Democracy needs no card in the Domain
COIN_UNTIL_EXCEEDED = 1 << 4  # the coin stays while nobody has more Culture than the copier
ONE_MORE_TURN_EACH = 1 << 5  # after the last draw, everybody else gets exactly one more turn
ALWAYS = -1  # in every edition, whatever its flags

Edition = Literal["consensus", "uk", "ro", "el", "pt", "it"]
EDITIONS: dict[str, int] = {
    "consensus": 0,
    "uk": CENTRE_CLOCKWISE,
    "ro": EMBARGO_ANOTHER | DEMOCRACY_ANYWHERE | COIN_UNTIL_EXCEEDED,
    "el": 0,
    "pt": EMBARGO_ANOTHER | DEMOCRACY_ANOTHER | DEMOCRACY_ANYWHERE | ONE_MORE_TURN_EACH,
    "it": 0,
}
NAMES = tuple(EDITIONS)
