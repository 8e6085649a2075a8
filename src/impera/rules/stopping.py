"""What holds up a column: the decisions that take a card from it, ban it, or raise its goal."""

from impera.rules.actions import EFFECT_OF, PLACE_OF, SEAT_OF
from impera.rules.cards import Domain
from impera.rules.effects import ATTACK
from impera.rules.jit import rare
from impera.rules.notation import legal_numbers
from impera.rules.state import Decision, Seat
from impera.rules.view import Views
from impera.rules.zones import face_up


@rare
def stops(views: Views, j: int, decision: Decision, seat: Seat, domain: Domain) -> bool:
    """R5.3, R5.9, R5.15: whether a decision of view j's seat would hold up a seat's Domain."""
    hit = EFFECT_OF[decision] == ATTACK and face_up(views[j], seat, domain) > 0
    return PLACE_OF[decision] == domain and (SEAT_OF[decision] == seat or hit)


def stopping(views: Views, seat: Seat, domain: Domain) -> list[Decision]:
    """The viewer's legal decisions that hold up a seat's Domain."""
    legal = legal_numbers(views[0].legal.tolist())
    return [number for number in legal if stops(views, 0, number, seat, domain)]
