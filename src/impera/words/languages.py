"""Which languages there are, and which of them a terminal is set to."""

import json
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "locale"
# The page reads the same file.
_SPOKEN = json.loads((FOLDER / "languages.json").read_text("utf-8"))
LANGUAGES: tuple[str, ...] = tuple(_SPOKEN)
# Where the language alone doesn't settle the plural forms, the locale does.
LOCALES: dict[str, str] = {language: each["locale"] for language, each in _SPOKEN.items()}


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the terminal, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].replace(".", "_").split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
