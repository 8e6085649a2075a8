"""Names of people: what may be one, and which look alike.

A name is normalised (NFKC) and follows Unicode's rules for identifiers (UAX 31 and UTS 39):
letters and digits of one script in everyday use, with spaces and a few marks between them.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LONGEST_NAME
from impera.server.table.letters import is_of_one_script, looks, scripts_of
from impera.words.languages import FOLDER, LANGUAGES

BETWEEN = " '’-‐.·・_׳״"  # noqa: RUF001  # apostrophes and hyphens as people type them
NON_JOINER, JOINER = "\u200c", "\u200d"
OWN_WORDS = re.compile(r"^(?:name-free|level-\d) = (.+)$", re.MULTILINE)
NUMBERED = re.compile(r"(.*) \(\d+\)")  # how the server tells lookalikes apart
ACCENTS, MARKS = 2, 4  # of one letter: in scripts that compose them, and in others


def clean_name(name: str | None) -> str | None:
    """A name fit to be shown beside others, or None; refused if it can't be made one."""
    shown = normal(name or "")
    if not shown:
        return None
    reason = fault(shown)
    if reason is not None:
        raise Problem("name", reason)
    return shown


def known_name(name: str | None) -> str | None:
    """A name that was given in the past, unless it would be refused now."""
    try:
        return clean_name(name)
    except Problem:
        return None


def normal(name: str) -> str:
    """A name in Unicode's plainest form: on one line, without invisible characters."""
    name = without_invisible(unicodedata.normalize("NFKC", name))
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    numbered = NUMBERED.fullmatch(name)
    return numbered[1] if numbered else name


def without_invisible(text: str) -> str:
    """Without control characters and formatting marks; joiners stay where a script needs them."""
    found = []
    for before, each, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if each.isspace():
            found.append(" ")
        elif unicodedata.category(each) not in ("Cc", "Cf") or joins(before, each, after):
            found.append(each)
    return "".join(found)


def joins(before: str, joiner: str, after: str) -> bool:
    """UAX 31: whether a joiner is seen: after a virama, or between two letters of Arabic."""
    if joiner not in (NON_JOINER, JOINER):
        return False
    if unicodedata.combining(before) == 9:
        return True
    return joiner == NON_JOINER and all("Arabic" in scripts_of(each) for each in (before, after))


def fault(name: str) -> str | None:
    """Why this can't be a name."""
    written = name.replace(NON_JOINER, "").replace(JOINER, "")
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters"
    if not all(each in BETWEEN or scripts_of(each) for each in written):
        return (
            "a name has letters and digits, with spaces, hyphens, dots or apostrophes between them"
        )
    if not any(each.isalnum() for each in written):
        return "a name needs a letter or a digit"
    if has_loose_marks(written):
        return "there are too many accents, or one without a letter"
    if not is_of_one_script(written) or len(zeros(written)) > 1:
        return "a name can't mix letters or digits of several scripts"
    if is_reserved(written):
        return "that looks like the name of a bot or a free seat"
    return None


def has_loose_marks(name: str) -> bool:
    """Whether marks are piled up, repeated, or on nothing."""
    count, before = 0, " "
    for each in name:
        if not unicodedata.category(each).startswith("M"):
            count = 0
        else:
            count += 1
            most = ACCENTS if "Inherited" in scripts_of(each) else MARKS
            if count > most or each == before or (count == 1 and not before.isalpha()):
                return True
        before = each
    return False


def zeros(name: str) -> set[int]:
    """The zero of every set of digits used."""
    return {ord(each) - unicodedata.decimal(each) for each in name if each.isdecimal()}


def is_reserved(name: str) -> bool:
    """Whether it looks like what records and the page call bots and free seats."""
    return any(key in reserved() or LEVEL.fullmatch(key) for key in bare(name))


@cache
def reserved() -> frozenset[str]:
    """What the page calls bots by their level, and free seats, in every language."""
    catalogues = [(FOLDER / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    words = (word for text in catalogues for word in OWN_WORDS.findall(text))
    return frozenset(key for word in words for key in bare(word))


def bare(name: str) -> set[str]:
    """What a name looks like without capitals and what is between its words, read either way."""
    letters = "".join(each for each in name if each not in BETWEEN + ":")
    return {looks(letters.casefold()), looks(letters).casefold()}


LEVEL = re.compile(f"{looks('level')}[{looks('0123456789')}o]*")


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name with a number, if it looks like another one here without being the same."""
    look = looks(name)
    alike = [other for other in others if looks(normal(other)) == look]
    if all(other == name for other in alike):
        return name  # the page numbers those
    numbers = [int(found) for other in alike for found in re.findall(r" \((\d+)\)$", other)]
    return f"{name} ({max([len(alike), *numbers]) + 1})"
