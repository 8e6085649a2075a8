"""How something is refused: one exception, with a sentence that says why."""


class Refused(ValueError):
    """What was asked for breaks the rules or can't be read; the message says why."""


def quote(found: object) -> str:
    """What was found, cut short enough for one line."""
    text = repr(found)
    return text if len(text) <= 60 else f"{text[:57]}..."
