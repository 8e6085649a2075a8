"""Text that people write, made fit to be shown to others."""

import re
import unicodedata


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
