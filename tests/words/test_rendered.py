"""The words as sentences: kept for readers to review, and with the typography of each language."""

# ruff: noqa: RUF001  # quotes and dashes of six languages

import re

import pytest

from impera.words.languages import LANGUAGES

from ..test_rooms import ROOT
from .rendering import KEPT, rendered, sentences

# What is never right: a pattern, and what is wrong with it.
SLIPS = {
    r"  ": "two spaces",
    r" …": "a space before an ellipsis",
    r"\.\.\.": "three dots instead of an ellipsis",
    r" [,.;:!?](?!\w)": "a space before a mark",
    r" - ": "a hyphen instead of a dash",
    r"[\"']": "straight quotes",
    r"(?<![όΌ])[,;:][^\W\d_]": "no space after a mark",
    r"\.\.(?!\.)": "two full stops",
}
# The quotes of each language, in pairs.
QUOTES = {"en": "“”", "uk": "«»", "ro": "„”", "el": "«»", "pt": "“”", "it": "«»"}
CODE = re.compile(r"`[^`]*`|search:9|\b\w+\.(json|org)\b")
# Words by which our English was known to be translated; shared by catalogues and documents.
TRANSLATED = re.compile(
    r"\b(the own|anew|by lamplight|whose knowledge|reckon\w*|is dear|may nothing"
    r"|at first sight|in the whole|in vain|one an? (line|seat)|parted by|let us|printings?(?!:)"
    r"|(he|she|his|her|him|himself) (is|has|may|decides|hand|area|turn))\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_those_that_were_reviewed(language: str) -> None:
    kept = (KEPT / f"{language}.txt").read_text("utf-8")
    assert rendered(language) == kept, "make golden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_that_of_the_language(language: str) -> None:
    foreign = set("“”„«»‹›‚‘") - set(QUOTES[language])
    found = []
    for key, text in sentences(language):
        plain = CODE.sub("x", text)
        found += [
            f"{key}: {wrong}: {text}" for slip, wrong in SLIPS.items() if re.search(slip, plain)
        ]
        found += [f"{key}: quotes: {text}"] if foreign & set(plain) else []
    assert found == []


def test_english_sounds_like_english() -> None:
    said = [f"{key}: {text}" for key, text in sentences("en")]
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    said += [f"{page}: {line}" for page in pages for line in page.read_text("utf-8").splitlines()]
    assert [line for line in said if TRANSLATED.search(re.sub(r"`[^`]*`", "", line))] == []
