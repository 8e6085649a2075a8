"""What a seat may take back: its last decisions, as long as nobody has learned anything by them."""

from typing import NamedTuple

from impera.game import Game

NOBODY = -1  # no seat


class Moment(NamedTuple):
    """What was before a decision that its seat might take back."""

    game: Game
    since: int
    bank: int


class Trail:
    """The last decisions of one seat in a row, up to which it might go back."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self._moments: list[Moment] = []
        self._silent: dict[int, bool] = {}  # by decision: whether it told nobody anything

    def go_on(self, seat: int, before: Moment) -> None:
        """Another decision of a seat; one of another seat begins a new trail."""
        if seat != self.seat:
            self.end()
        self.seat = seat
        self._moments.append(before)

    def end(self) -> None:
        """Nothing can be taken back any more."""
        self.seat, self._moments, self._silent = NOBODY, [], {}

    def go_back(self, decisions: int) -> Moment:
        """The moment before so many decisions, which are no longer on the trail."""
        moment = self._moments[-decisions]
        del self._moments[-decisions:]
        self._silent = {n: silent for n, silent in self._silent.items() if n < len(self._moments)}
        return moment

    def undoable(self, now: Game) -> int:
        """How many of the decisions may be taken back; as `Game.undoable`, remembered."""
        after, count = now, 0
        for place in reversed(range(len(self._moments))):
            before = self._moments[place].game
            if place not in self._silent:
                self._silent[place] = not after.tells(before)
            if not self._silent[place]:
                break
            after, count = before, count + 1
        return count
