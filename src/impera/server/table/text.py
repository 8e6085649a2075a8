"""Text that people write, made fit to be shown to others."""

import re
import unicodedata

from impera.server.messages.problems import Problem
from impera.server.messages.protocol import LONGEST_NAME


def clean_name(name: str | None) -> str | None:
    """A name fit for a list: one line of visible characters."""
    name = clean(name)
    if name is not None and len(name) > LONGEST_NAME:
        raise Problem("refused", f"a name has at most {LONGEST_NAME} characters")
    if name is not None and name.startswith("level:"):
        raise Problem("refused", "that is what records call a bot")
    return name


def clean(text: str | None) -> str | None:
    """Text without control characters and formatting marks, or None."""
    if text is None:
        return None
    shown = (" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = "".join(each for each in shown if each == "\u200d" or is_visible(each))
    return re.sub(" +", " ", kept).strip(" \u200d") or None


def is_visible(character: str) -> bool:
    """Neither a control character nor one that changes the direction of the text around it."""
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")
