"""Hegemony, majority, ties and teams: who has won."""

from impera.rules.cards import HIGH_EACH, ONE_EACH, Bits, Domain, Tally, at_least, bits, of_domain
from impera.rules.jit import rare, rule
from impera.rules.state import HEGEMONY, NOBODY, NOTHING, OVER, Board, Ints, Seat, State


@rule
def team(s: Board, seat: Seat) -> int:
    """R8.1: the side a seat plays for: itself, or one of two pairs."""
    return seat & 1 if s.teams else seat


@rule
def sides(s: Board) -> int:
    """How many sides there are."""
    return 2 if s.teams else s.players


@rule
def best_of(one: Tally, other: Tally) -> Tally:
    """The larger count of each Domain in two tallies."""
    no_smaller = ((one | HIGH_EACH) - other & HIGH_EACH) >> 7
    kept = (no_smaller << 8) - no_smaller
    return one & kept | other & ~kept


@rule
def best(s: Board, side: int) -> Tally:
    """R8.3, Q8.4: the most cards of each Domain that one member of the side has, as a tally."""
    return best_of(s.tally[side], s.tally[side + 2]) if s.teams else int(s.tally[side])


@rare
def score(s: Board, points: Ints) -> None:
    """R7.3, R8.3: write a point for every Domain in which nobody has more, and the side has any."""
    most = ONE_EACH
    for side in range(sides(s)):
        most = best_of(most, best(s, side))
    for side in range(sides(s)):
        points[side] = bits(at_least(best(s, side), most))


@rare
def winning_sides(s: Board, points: Ints) -> Bits:
    """R7.3, R7.4, Q7.5: most points, then most Utopia, then Culture and so down to Army.

    Utopia takes the highest bits of a tally and Army the lowest, so the larger tally has more of
    the first Domain in which the two differ.
    """
    first, winning = NOTHING, 0
    for side in range(sides(s)):
        rank = points[side] << 48 | best(s, side)
        if rank > first:
            first, winning = rank, 0
        winning |= (rank == first) << side
    return winning


@rare
def finish(s: State, ending: int, winning: int) -> None:
    """End the game: all members of the winning sides have won."""
    s.ending = ending
    s.step = OVER
    s.seat = NOBODY
    s.barred = 0
    for seat in range(s.players):
        s.winners |= (winning >> team(s, seat) & 1) << seat


@rule
def hegemony_need(s: Board, seat: Seat) -> Tally:
    """R7.1: how many cards the seat needs in each Domain to win, as a tally."""
    return s.goal * ONE_EACH + s.democracy[seat]


@rule
def cards_needed(s: Board, seat: Seat, domain: Domain) -> int:
    """R7.1: how many face-up cards of the Domain win the game for the seat."""
    return s.goal + of_domain(s.democracy[seat], domain)


@rule
def hegemony(s: Board, seat: Seat) -> bool:
    """R7.1: whether the seat has enough face-up cards of one Domain."""
    return at_least(s.tally[seat], hegemony_need(s, seat)) != 0


@rare
def win_by_hegemony(s: State, seat: Seat) -> None:
    """R7.1, R8.2: the player, or the player's team, wins at once."""
    finish(s, HEGEMONY, 1 << team(s, seat))


@rare
def win_by_majority(s: State, ending: int) -> None:
    """R7.3, Q7.6: the points decide who wins."""
    score(s, s.points)
    finish(s, ending, winning_sides(s, s.points))
