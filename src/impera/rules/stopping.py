"""What holds up a column: the decisions that take a card from it, ban it, or raise its goal."""

from impera.rules.actions import EFFECT_OF, PLACE_OF, SEAT_OF
from impera.rules.cards import Domain
from impera.rules.effects import ATTACK
from impera.rules.notation import legal_numbers
from impera.rules.state import Decision, Seat
from impera.rules.view import Views
from impera.rules.zones import face_up


def stopping(views: Views, seat: Seat, domain: Domain) -> list[Decision]:
    """R5.3, R5.9, R5.15: the viewer's legal decisions that hold up a seat's Domain."""
    v = views[0]
    hit = face_up(v, seat, domain) > 0
    return [
        number
        for number in legal_numbers(v.legal.tolist())
        if PLACE_OF[number] == domain
        and (SEAT_OF[number] == seat or (hit and EFFECT_OF[number] == ATTACK))
    ]
