"""Which languages there are, and which of them a terminal speaks."""

from collections.abc import Mapping

LANGUAGES = ("en", "uk", "ro", "el", "pt", "it")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal is set to, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].replace(".", "_").split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
