"""The coach in the terminal: why decisions were mistakes, in sentences."""

from typing import TYPE_CHECKING

from impera.cli.speaking import progress_bar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.analysis.decisions import Analysis
    from impera.coach.claims import Claim, Made
    from impera.coach.lessons import Lesson
    from impera.game import Game
    from impera.words.catalogue import Words


def coached(game: "Game", done: "Analysis") -> "list[Lesson]":
    """A lesson for each marked decision."""
    from impera.coach.lessons import lessons, marked

    with progress_bar(len(marked(done))) as advance:
        return lessons(game, done, advance)


def print_lessons(found: "Sequence[Lesson]", words: "Words") -> None:
    """Every lesson with its claims, and how the game could have gone on."""
    from rich.console import Console

    console = Console(highlight=False)
    for lesson in found:
        decision = words.decision(lesson.decision)
        title = words("coach-title", player=lesson.seat, n=lesson.step, decision=decision)
        console.print(f"\n{title}", markup=False, style="bold", soft_wrap=True)
        better = words("coach-better", better=words.decision(lesson.instead))
        console.print(f"  {better}", markup=False, soft_wrap=True)
        for claim in lesson.claims:
            console.print(f"  {say_claim(claim, words)}", markup=False, soft_wrap=True)
            shown = words("coach-line", text=say_line(claim.line, words))
            console.print(f"    {shown}", markup=False, style="dim", soft_wrap=True)
        if not lesson.claims:
            console.print(f"  {words('coach-none')}", markup=False, soft_wrap=True)


def say_claim(claim: "Claim", words: "Words") -> str:
    """A claim as a sentence, with its numbers."""
    event = claim.event
    named = {
        "player": event.seat,
        "domain": event.domain or (event.card and event.card[0]),
        "era": event.card and int(event.card[1]),
        "effect": event.effect,
    }
    return words(
        f"coach-{event.what}",
        found=round(100 * claim.after.found),
        instead=round(100 * claim.better.found),
        **{name: value for name, value in named.items() if value is not None},
    )


def say_line(line: "Sequence[Made]", words: "Words") -> str:
    """How a continuation begins."""
    return " ".join(words.decided(seat, decision) for seat, decision in line)
