"""What somebody is considering: why not, or what then. It changes nothing, and nobody is told."""

from impera.rules.foresee import foresee
from impera.rules.notation import NUMBER
from impera.rules.refused import Refused
from impera.rules.view import Views
from impera.rules.why import why_not
from impera.server.messages.answers import Considered, Thought, Why
from impera.server.messages.client import Consider
from impera.server.messages.problems import Problem
from impera.server.table.proposals import in_phase
from impera.server.table.standing import Table, Who


class Considering:
    """One table's answers; those about the current position are kept, so that none costs much."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._position = -1
        self._kept: dict[tuple[int | None, str], Thought] = {}

    def answer(self, who: Who, wish: Consider) -> Considered:
        """Answer for the deciding seat, if it is theirs; otherwise as if they can't decide."""
        table, game = self.table, self.table.game
        in_phase(table, "playing", "paused", "over")
        assert game is not None
        if table.position != self._position:
            self._position, self._kept = table.position, {}
        seats = table.seats(who)
        seat = game.seat if game.seat in seats else min(seats, default=None)
        new = {token for token in wish.decisions if (seat, token) not in self._kept}
        if new:
            view = game.view_record(seat)
            self._kept |= {(seat, token): thought(view, token) for token in new}
        about = [self._kept[seat, token] for token in wish.decisions]
        return Considered(wish.id, table.position, about)


def thought(view: Views, token: str) -> Thought:
    """Why not, from what the view's seat knows; or what would happen."""
    try:
        why = why_not(view, token)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    whole = why is None and token in NUMBER
    foresight = foresee(view, NUMBER[token]) if whole else None
    return Thought(token, None if why is None else Why(*why), foresight)
