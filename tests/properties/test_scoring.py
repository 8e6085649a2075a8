"""Points and ties, counted Domain by Domain as the rules say."""

from hypothesis import given, settings
from hypothesis import strategies as st

from impera.rules.position import read_position
from impera.rules.scoring import win_by_majority, winning_sides
from impera.rules.state import MAJORITY

COUNTS = st.lists(st.integers(0, 16) | st.integers(0, 2), min_size=6, max_size=6)


@settings(deadline=None)
@given(st.data(), st.sampled_from([(2, False), (3, False), (4, False), (4, True)]))
def test_most_points_then_the_later_domains_decide(
    data: st.DataObject, table: tuple[int, bool]
) -> None:
    """R7.3, R7.4, Q7.5, R8.3, Q8.4"""
    players, teams = table
    areas = data.draw(st.lists(COUNTS, min_size=players, max_size=players))
    best = areas
    if teams:
        pairs = zip(areas[:2], areas[2:], strict=True)
        best = [[max(both) for both in zip(*pair, strict=True)] for pair in pairs]
    most = [max(counts) for counts in zip(*best, strict=True)]
    points = [sum(0 < n == m for n, m in zip(side, most, strict=True)) for side in best]
    ranks = [(point, *reversed(side)) for point, side in zip(points, best, strict=True)]

    states = read_position(f"players: {players}\nteams: {'yes' if teams else 'no'}")
    for seat, area in enumerate(areas):
        states[0].tally[seat] = sum(cards << 8 * domain for domain, cards in enumerate(area))
    win_by_majority(states[0], MAJORITY)

    assert states[0].points[: len(best)].tolist() == points
    winning = winning_sides(states[0], states[0].points)
    first = [rank == max(ranks) for rank in ranks]
    assert [winning >> side & 1 == 1 for side in range(len(best))] == first
