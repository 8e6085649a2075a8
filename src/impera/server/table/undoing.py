"""What a seat can take back: its last decisions, as long as they have taught nobody anything."""

from typing import NamedTuple

from impera.game import Game

NOBODY = -1  # no seat


class Moment(NamedTuple):
    """The moment before a decision that its seat might take back."""

    game: Game
    since: int
    bank: int


class Trail:
    """The last decisions of one seat in a row, which it might take back.

    Whoever plays alone against bots takes back anything that didn't show them hidden cards: bots
    go by the view of the moment, and forget what isn't there any more.
    """

    def __init__(self) -> None:
        self.alone = False
        self.seat = NOBODY
        self._moments: list[Moment] = []
        self._silent: dict[int, bool] = {}  # by decision: whether it revealed nothing to anybody

    def go_on(self, seat: int, before: Moment) -> None:
        """Add a seat's decision; another seat's begins a new trail."""
        if seat != self.seat:
            self.end()
        self.seat = seat
        self._moments.append(before)

    def end(self) -> None:
        """Nothing can be taken back any more."""
        self.seat, self._moments, self._silent = NOBODY, [], {}

    def go_back(self, decisions: int) -> Moment:
        """Go back that many decisions, and drop them from the trail."""
        moment = self._moments[-decisions]
        del self._moments[-decisions:]
        self._silent = {n: silent for n, silent in self._silent.items() if n < len(self._moments)}
        return moment

    def undoable(self, now: Game) -> int:
        """How many of the decisions can be taken back; like `Game.undoable`, but cached."""
        after, count = now, 0
        for place in reversed(range(len(self._moments))):
            before = self._moments[place].game
            if place not in self._silent:
                self._silent[place] = not after.tells(before, alone=self.alone)
            if not self._silent[place]:
                break
            after, count = before, count + 1
        return count
