"""Hegemony, majority, ties and teams: who has won."""

from impera.rules.cards import ARMY, CULTURE, ONE_EACH, UTOPIA, at_least
from impera.rules.jit import rare, rule
from impera.rules.state import HEGEMONY, NOBODY, OVER, State
from impera.rules.zones import face_up


@rule
def team(s: State, seat: int) -> int:
    """R8.1: the side a seat plays for: itself, or one of two pairs."""
    return seat & 1 if s.teams else seat


@rule
def sides(s: State) -> int:
    """How many sides there are."""
    return 2 if s.teams else s.players


@rare
def best(s: State, side: int, domain: int) -> int:
    """Q8.4: the most cards of the Domain that one member of the side has."""
    most = 0
    for seat in range(s.players):
        if team(s, seat) == side:
            most = max(most, face_up(s, seat, domain))
    return most


@rare
def most_of_all(s: State, domain: int, among: int) -> int:
    """The most cards of the Domain that one of these sides has."""
    most = 0
    for side in range(sides(s)):
        if among >> side & 1:
            most = max(most, best(s, side, domain))
    return most


@rare
def score(s: State) -> None:
    """R7.3, R8.3: a point for every Domain in which nobody has more, if one has any."""
    for side in range(sides(s)):
        s.points[side] = 0
    for domain in range(6):
        most = most_of_all(s, domain, (1 << sides(s)) - 1)
        for side in range(sides(s)):
            if most > 0 and best(s, side, domain) == most:
                s.points[side] += 1


@rare
def drop_fewer(s: State, domain: int, among: int) -> int:
    """R7.4: of these sides, those who have the most cards of the Domain."""
    most = most_of_all(s, domain, among)
    kept = 0
    for side in range(sides(s)):
        if among >> side & 1 and best(s, side, domain) == most:
            kept |= 1 << side
    return kept


@rare
def winning_sides(s: State) -> int:
    """R7.3, R7.4, Q7.5: most points, then most Utopia, then Culture and so down to Army."""
    most = 0
    for side in range(sides(s)):
        most = max(most, s.points[side])
    among = 0
    for side in range(sides(s)):
        among |= (s.points[side] == most) << side
    among = drop_fewer(s, UTOPIA, among)
    for step in range(CULTURE - ARMY + 1):
        among = drop_fewer(s, CULTURE - step, among)
    return among


@rare
def finish(s: State, ending: int, winning: int) -> None:
    """The game is over, and all members of the winning sides have won."""
    s.ending = ending
    s.step = OVER
    s.seat = NOBODY
    s.barred = 0
    for seat in range(s.players):
        s.winners |= (winning >> team(s, seat) & 1) << seat


@rule
def hegemony_need(s: State, seat: int) -> int:
    """R7.1: how many cards the seat needs in each Domain to win, as a tally."""
    return s.goal * ONE_EACH + s.democracy[seat]


@rule
def hegemony(s: State, seat: int) -> bool:
    """R7.1: whether the seat has enough face-up cards of one Domain."""
    return at_least(s.tally[seat], hegemony_need(s, seat)) != 0


@rare
def win_by_hegemony(s: State, seat: int) -> None:
    """R7.1, R8.2: the player, or the player's team, wins at once."""
    finish(s, HEGEMONY, 1 << team(s, seat))


@rare
def win_by_majority(s: State, ending: int) -> None:
    """R7.3, Q7.6: the points decide."""
    score(s)
    finish(s, ending, winning_sides(s))
