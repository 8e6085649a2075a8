"""The courses of the tutorial: where each game stands, what is played from there, and taught."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Script:
    """A course: the learner's seat, a position for each chapter that needs one, and the lines.

    A chapter is in brackets, then come its lines. `decision: lesson` is the learner's; what
    follows a comma is played without asking, and so is a line without a lesson. A lesson without
    a decision is only read; `? place: lesson` waits until the learner points at that place. After
    @ is where to look.
    """

    name: str
    seat: int
    positions: dict[str, str]
    lines: str


# Four players, so two cards open an effect. Eras I and II are nearly over: Utopia is in III.
FIRST = Script(
    "first",
    seat=0,
    positions={
        "start": """
players: 4
turn: 0
step: play
hand 0: A1 A2 R2
area 0: A1 R1*2 E1 S1*2
hand 1: E2*2 S1
area 1: A1 E1*2 S1
hand 2: A1 R2*2
area 2: A1 R1*4 R2
hand 3: A1 E2 S2
area 3: A1*2 R1*2
deck: A2*3 R2 A2 S2*2 A2 S2 R2 S2*4 A2 R2 \
U3 A3 E3 C3 E3 A3 U3*2 S3*3 U3 E3 U3 C3 S3 A3*2 E3*5 S3*4 C3*6 U3*11
"""
    },
    lines="""
[start]
: welcome @ area 0
: flags @ flags 0 R
: crown @ crown 0 R
[A]
play A2: army-play
assassination: army-level
discard A1: army-discard
attack R: attack @ rail 2 R
end: army-end @ rail 2 R
play E2, end, play R2, end, play A1, end
[R]
play R2: religion-play
holy-book: religion-level
inquisition 3: inquisition
give A2, give A2, give A2, end: inquisition-give
play E2, end, play R2, end, play A2, end
[E]
play E2: economy-play @ rail 2 R
development: economy-level
discard R2, play S2: economy-discard
embargo 2 R, end: embargo @ rail 2 R
play S1, end, play A1, end, play A2, attack R, end
[S]
play A2: science-play @ rail 2 R
experiment: science-level
take E2, play S2: science-take
breakthrough: breakthrough
discard R2, discard A2, discard E2, discard A3, discard E3, end: breakthrough-discard
play A2, end, play R2, end, play S2, end
[C]
play C3: culture-play
inspire 1 monopoly: culture-copy @ rail 1 E
discard A2, discard A2, play S2, play U3, end: culture-swap
play S2, embargo 2 R, end, play S2, end, play A2, end
[U]
play U3: utopia-play @ rail 2 R
oligarchy: utopia-level
take S1: utopia-take
democracy 2 R, end: democracy @ rail 2 R
play E3, end, play R2, end, play U3, end
[win]
play S3: win-play @ rail 2 R
research: win-research
take C3, take U3: win-take
play S3: win-science
play S1: win-last
end: win-end
: won @ rail 0 S
""",
)

# The learner sits last: that is the first pick in the draft, and the last turn of the game.
POINTS = Script(
    "points",
    seat=3,
    positions={
        "draft": """
players: 4
setup: draft
step: draft
seat: 0
pack 0: A1*2 R1 C1
pack 1: R1*2 E1 S1
pack 2: A1 R1 S1*2
pack 3: A1 R1 E1 S1
""",
        "majority": """
players: 4
turn: 3
step: play
hand 0: A3 C3 U3
area 0: A1*2 A2*2 R1 E1 S1 S2 C1 U3
hand 1: A3 S3 C3
area 1: A1 R1*2 R2 E2*2 S1 S2 S3 C2 C3*2 U3*2
hand 2: A3 R2 U3
area 2: A1 A2 R1 R2*2 E1 S2 C1 C2 U3
hand 3: E3 U3*2
area 3: A1 A2 E2 E3 S2*3 C3 U3
deck: C3 E3 S3 E3
""",
    },
    lines="""
[draft]
: draft-welcome @ pack
keep A1, keep R1, keep A1
keep S1: draft-first
keep A1, keep R1, keep E1
keep S1: draft-second
keep R1, keep E1, keep A1
keep S1: draft-third
open S1: draft-open
open C1, open R1, open R1
: draft-first-player @ area 0
play A1, end, play R1, end, play A1, end
play S1: draft-play
: draft-done @ flags 3 S
[majority]
: late @ deck
: count @ points
play E3: share @ points
development: surplus @ points
discard A1, play U3: surplus-discard @ points
end: chase @ points
play A3, end, play S3, end, play R2, end
[last]
: last-card @ deck
: last-count @ points
play U3: last-play @ points
end: tie @ points
: counted @ points
""",
)

# Three players are a danger at once, and the one who moves next has to be stopped.
READING = Script(
    "reading",
    seat=0,
    positions={
        "threats": """
players: 4
turn: 0
step: play
hand 0: E3 S3*3
area 0: A2 E2 S1 S2*2 S3 C2
embargo on 0 S: E1
hand 1: E3*2 R2
area 1: R1 E2 E3*3 C1
hand 2: R2 S3 C3
area 2: R1*3 R2*3 C2
hand 3: A3*2 C3
area 3: A1*3 A2*3 R1
democracy on 3 A: U3
deck: U3*3 C3 S3 E3
"""
    },
    lines="""
[threats]
: reading
? rail 2 R: find-near
: near @ crown 2 R
? rail 1 E: find-jump
: jump @ flags 1 E
? rail 3 A: find-long
: long @ crown 3 A
[embargo]
? rail 0 S: find-barred
: barred @ rail 0 S
play E3: barred-play
embargo 1 E: next-one @ rail 1 E
[stop]
? rail 1 E: find-helper
: helper @ rail 1 E
end: stop-end @ rail 2 R
play R2, embargo 2 R, end, play S3, end, play A3, end
: stopped @ rail 2 R
: free @ rail 0 S
play S3: free-play
research: free-research
take A2, take C2: free-take
play S3, play S3: free-last
end: free-end
: read @ rail 0 S
""",
)

COURSES = (FIRST, POINTS, READING)
