"""A match from its first set to its last, or to the verdict of a test."""

from contextlib import closing

from impera.arena.figures import brief, parts, parts_without_luck, set_shares
from impera.arena.match import Match, Record, Set
from impera.arena.sprt import Sprt
from impera.arena.store import Folder
from impera.arena.workers import OpenCrew, Sets, play_in_order


def play(
    match: Match, sets: int, sprt: Sprt | None, folder: Folder[Record] | None, open_crew: OpenCrew
) -> Sets:
    """The sets in order: those kept earlier, then new ones, each kept before it is shown."""
    kept = up_to_verdict(match, folder.sets[:sets] if folder else [], sprt)
    if kept:
        yield kept
    if is_decided(sprt):
        return
    with closing(play_in_order(match, len(kept), sets, open_crew)) as coming:
        for batch in coming:
            wanted = up_to_verdict(match, batch, sprt)
            if folder:
                folder.append(wanted)
            yield [[brief(record) for record in games] for games in wanted]
            if is_decided(sprt):
                return


def is_decided(sprt: Sprt | None) -> bool:
    """Whether a test has reached its verdict."""
    return sprt is not None and sprt.verdict != "undecided"


def up_to_verdict(match: Match, sets: list[Set], sprt: Sprt | None) -> list[Set]:
    """The sets that the test needs to see, one after another; without a test, all of them."""
    if sprt is None:
        return sets
    counted = parts_without_luck if match.adjusted else parts
    for number, games in enumerate(sets, 1):
        sprt.add(set_shares(match, games, counted)[0])
        if is_decided(sprt):
            return sets[:number]
    return sets
