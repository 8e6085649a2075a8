"""What somebody thinks about: why not, or what then. It changes nothing, and nobody is told."""

from impera.game import Game
from impera.rules.notation import Refused
from impera.rules.view import View
from impera.server.messages.answers import Considered, Thought, Why
from impera.server.messages.client import Consider
from impera.server.messages.problems import Problem
from impera.server.table.proposals import in_phase
from impera.server.table.standing import Table, Who
from impera.why import why_not


class Considering:
    """One table's answers; those about the position that stands are kept, so that none is dear."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._position = -1
        self._kept: dict[tuple[int | None, str], Thought] = {}

    def answer(self, who: Who, wish: Consider) -> Considered:
        """For the seat that decides, if it is one's own; otherwise for another, who may nothing."""
        table, game = self.table, self.table.game
        in_phase(table, "playing", "paused", "over")
        assert game is not None
        if table.position != self._position:
            self._position, self._kept = table.position, {}
        seats = table.seats(who)
        seat = game.seat if game.seat in seats else min(seats, default=None)
        new = {token for token in wish.decisions if (seat, token) not in self._kept}
        if new:
            view = game.view(seat)
            self._kept |= {(seat, token): thought(game, view, token) for token in new}
        about = [self._kept[seat, token] for token in wish.decisions]
        return Considered(wish.id, table.position, about)


def thought(game: Game, view: View, token: str) -> Thought:
    """Why not, by what the view's seat knows; or what then."""
    try:
        why = why_not(view, token)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    foresight = game.foresee(token) if token in view["legal"] else None
    return Thought(token, None if why is None else Why(*why), foresight)
