"""Which languages there are, and which of them a terminal speaks."""

import json
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "locale"
# The page reads the same file.
_SPOKEN = json.loads((FOLDER / "languages.json").read_text("utf-8"))
LANGUAGES: tuple[str, ...] = tuple(_SPOKEN)
# Where the language alone does not say how to count, the locale does.
LOCALES: dict[str, str] = {language: each["locale"] for language, each in _SPOKEN.items()}


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal is set to, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].replace(".", "_").split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
