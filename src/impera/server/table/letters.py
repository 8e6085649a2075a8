"""Letters: which characters suit a name, their scripts, and what they look like.

By Unicode's security mechanisms (UTS 39), from `letters.txt`, which says where it comes from.
"""

import unicodedata
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("letters.txt")
ANY = frozenset({"Common", "Inherited"})
# Writing systems of several scripts.
SYSTEMS = {
    "Han": {"Chinese", "Japanese", "Korean"},
    "Bopomofo": {"Chinese"},
    "Hiragana": {"Japanese"},
    "Katakana": {"Japanese"},
    "Hangul": {"Korean"},
}
PLAIN = {0x2010: "-", 0x2019: "'", 0x200C: "", 0x200D: ""}  # between letters, joiners
WITH_LATIN = frozenset({"Chinese", "Japanese", "Korean"})


class Letters(NamedTuple):
    """The table: runs of characters with their scripts, and lookalikes."""

    starts: list[int]
    ends: list[int]
    scripts: list[frozenset[str]]
    alike: dict[int, str]


@cache
def letters() -> Letters:
    """The table, read once."""
    found = Letters([], [], [], dict(PLAIN))
    for line in FILE.read_text("utf-8").splitlines():
        first, *rest = line.split()
        if first == "#":
            continue
        if rest[0] == "=":
            found.alike[int(first, 16)] = "".join(chr(int(code, 16)) for code in rest[1:])
            continue
        start, end = first.split("-")
        found.starts.append(int(start, 16))
        found.ends.append(int(end, 16))
        found.scripts.append(frozenset(rest))
    return found


def scripts_of(character: str) -> frozenset[str]:
    """The scripts that a character is used in; none if it doesn't suit a name."""
    code, table = ord(character), letters()
    place = bisect_right(table.starts, code) - 1
    return table.scripts[place] if place >= 0 and code <= table.ends[place] else frozenset()


def is_of_one_script(text: str) -> bool:
    """Whether its letters belong together: "highly restrictive" in UTS 39."""
    kinds = [scripts for scripts in map(scripts_of, text) if scripts and not scripts & ANY]
    others = [scripts for scripts in kinds if scripts != {"Latin"}]
    return bool(not kinds or shared(kinds) or (others and shared(others) & WITH_LATIN))


def shared(kinds: list[frozenset[str]]) -> frozenset[str]:
    """The writing systems that have all of these."""
    systems = (scripts.union(*(SYSTEMS.get(each, ()) for each in scripts)) for scripts in kinds)
    return frozenset.intersection(*systems)


def looks(text: str) -> str:
    """What a text looks like: its skeleton in UTS 39. Equal skeletons are hard to tell apart."""
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", parts.translate(letters().alike))
