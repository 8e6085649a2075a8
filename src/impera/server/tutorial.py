"""The tutorial: a short scripted game, played by the real rules, and what it teaches where."""

from collections.abc import Iterator
from functools import cache

from impera.game import Game
from impera.server.messages.replies import Lesson, Tutorial

LEARNER = 0
# Four players, so two cards open an effect. Eras I and II are nearly over: Utopia is in III.
POSITION = """
players: 4
turn: 0
step: play
hand 0: A1 A2 R2
area 0: A1 R1 E1 S1
hand 1: A1 E2 S1
area 1: A1 E1*2 S1 C1
hand 2: R2*2 C1
area 2: A1*2 R1*4
hand 3: R1 E1 S2
area 3: A1*2 R1*2 S1 C1
deck: R2 S2 E2 A2 S2 C2 S2*2 A2 E2 A2*2 E2 A2*2 S2 R2 S2 C2 R2*2 S2 A2 C2 R2 C2 \
U3 A3 E3 A3 C3 U3 E3*2 U3 S3*3 E3 C3 E3 U3 A3 C3 S3 U3 A3 E3*3 S3*4 C3*5 U3*11
"""

# A chapter in brackets, then its lessons. `decision: lesson` is the learner's; other players'
# decisions have no lesson; a lesson without a decision is only read; after @ is where to look.
SCRIPT = """
[start]
: welcome
: rails @ area 0
: flags @ area 0
: crown @ area 0
: turn @ hand
[A]
play A2: army-play
assassination: army-level
discard A1: army-discard
end: draw
play E2, end, play R2, end, play R1, end
: round @ hand
: threat @ rail 2 R
play R2: attack-play
attack R: attack
end: attack-end
play A1, end, play R2, end, play E1, end
[R]
play R2: religion-play
holy-book: religion-level
end: religion-draw
play E2, end, play C1, end, play A2, end
play C2: inquisition-play
inquisition 3: inquisition
give A2: inquisition-give
give A2: again
give A2: again
end: inquisition-end
play S1, end, play A2, end, play A2, end
[E]
play E2: economy-play
development: economy-level
discard R2: economy-discard
play S2: economy-second
end: economy-end
play E2, end, play R2, end, play S2, end
: danger @ rail 2 R
play C2: embargo-play
embargo 2 R: embargo
end: embargo-end
play R2, end, play S2, end
: barred @ rail 2 R
play A2, attack R, end
: attacked @ rail 2 R
[S]
play A2: science-play
experiment: science-level
take E2: science-take
play S2: science-put
breakthrough: breakthrough
discard A3: breakthrough-discard
discard A3: again
discard E2: again
discard E3: again
discard C3: again
end: breakthrough-end
play S2, embargo 0 S, end, play R2, end, play S2, end
[C]
: embargoed @ rail 0 S
play U3: culture-play
inspire 2 divine-right: culture-copy
: coin @ rail 2 R
end: culture-draw
play E3, embargo 2 R, end
: helped @ rail 2 R
play A2, end, play U3, end
[U]
play U3: utopia-play
oligarchy: utopia-level
take S1: utopia-take
democracy 2 R: democracy
end: democracy-end
play E3, end, play R2, end
: eighth @ rail 2 R
play A3, end
[win]
: plan @ hand
play S3: win-play
inspire 1 monopoly: win-copy
discard A2: win-discard
discard A2: again
play S3: win-put
play S3: again
research: win-research
take C2: win-take
take U3: again
play S2: win-science
play S1: win-last
end: win-end
: won @ rail 0 S
"""


@cache
def tutorial() -> Tutorial:
    """The whole tutorial as the learner sees it; the engine refuses a script that breaks a rule."""
    game, chapter = Game.from_position(POSITION), ""
    steps: list[Lesson] = []
    for line in SCRIPT.strip().splitlines():
        if line.startswith("["):
            chapter = line.strip("[]")
            continue
        for token, lesson, look in entries(line):
            view = game.view(LEARNER)
            if token is None:
                steps.append(Lesson(view, chapter, None, None, lesson, look))
                continue
            steps.append(Lesson(view, chapter, game.seat, game.seen(token, LEARNER), lesson, look))
            game.decide(token)
    return Tutorial(LEARNER, steps)


def entries(line: str) -> Iterator[tuple[str | None, str | None, str | None]]:
    """The parts of a script line: decision, lesson, and where to look."""
    tokens, colon, rest = line.partition(":")
    lesson, _, look = (part.strip() for part in rest.partition("@"))
    if colon:
        yield tokens or None, lesson, look or None
    else:
        yield from ((token.strip(), None, None) for token in tokens.split(","))
