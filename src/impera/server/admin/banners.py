"""Announcements: a text for everybody, and others for readers of some languages."""

from collections.abc import Mapping
from typing import NamedTuple

from impera.rules.refused import Refused, quote
from impera.server.admin.orders import LONGEST
from impera.server.table.text import clean
from impera.words.languages import LANGUAGES


class Announcement(NamedTuple):
    """What is announced, in one language and in others."""

    text: str
    others: dict[str, str]


def read_texts(text: str | None, others: Mapping[str, str]) -> Announcement | None:
    """An announcement as the host gives it; None takes the last one down."""
    found = {language: clean(each) for language, each in others.items()}
    for language, each in found.items():
        if language not in LANGUAGES:
            told = f"there is no language {quote(language)}; there are {', '.join(LANGUAGES)}"
            raise Refused(told)
        if each is None:
            raise Refused(f"the text for {language} is empty")
    kept = clean(text)
    if kept is None and found:
        raise Refused("give a text without a language as well, for everybody else")
    if any(len(each or "") > LONGEST for each in (kept, *found.values())):
        raise Refused(f"a banner has at most {LONGEST} characters")
    ordered = {name: found[name] or "" for name in LANGUAGES if name in found}
    return None if kept is None else Announcement(kept, ordered)


def written(said: Announcement | None) -> str:
    """An announcement as the audit log keeps it: the text, then a line for each language."""
    if said is None:
        return ""
    return "\n".join([said.text, *(f"{name}={text}" for name, text in said.others.items())])


def read(value: str | None) -> Announcement | None:
    """An announcement of the audit log; a text has no line breaks."""
    text, *lines = (value or "").split("\n")
    others = (line.partition("=") for line in lines)
    return Announcement(text, {name: each for name, _, each in others}) if text else None
