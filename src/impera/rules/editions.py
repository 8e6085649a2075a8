"""The printings, as parameters: a set of flags for the points in which they differ."""

CENTRE_CLOCKWISE = 1  # R2.5: the centre pick goes clockwise
EMBARGO_ANOTHER = 2  # R5.9: Embargo may only be laid on another player
DEMOCRACY_ANOTHER = 4  # R5.15: Democracy may only be laid on another player
DEMOCRACY_ANYWHERE = 8  # R5.15: Democracy needs no card in the Domain
COIN_UNTIL_EXCEEDED = 16  # R6.3: the coin stays while nobody has more Culture than the copier
ONE_MORE_TURN_EACH = 32  # R7.2: after the last card everybody else has exactly one more turn

EDITIONS = {
    "consensus": 0,
    "uk": CENTRE_CLOCKWISE,
    "ro": EMBARGO_ANOTHER | DEMOCRACY_ANYWHERE | COIN_UNTIL_EXCEEDED,
    "el": 0,
    "pt": EMBARGO_ANOTHER | DEMOCRACY_ANOTHER | DEMOCRACY_ANYWHERE | ONE_MORE_TURN_EACH,
    "it": 0,
}
NAMES = tuple(EDITIONS)
SETUPS = ("base", "draft")
