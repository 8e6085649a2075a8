"""Catalogues with the same keys and arguments, all used, and each in its own language."""

import re

import pytest
from fluent.syntax import ast as ftl

from impera.words.languages import FOLDER, LANGUAGES

from ..test_rooms import ROOT
from .catalogues import (
    COMPOSED,
    FAMILIES,
    LATIN,
    Parts,
    arguments,
    asked_in_python,
    asked_on_page,
    body,
    entries,
    literals,
    referred,
    text_of,
)

OTHERS = LANGUAGES[1:]
NUMBERS = {"n", "plays", "level", "have", "made", "all", "game", "chair"}
# Words that are the same in English and in these languages.
ALIKE = {
    "effect-embargo": {"ro", "pt", "it"},
    "effect-experiment": {"ro"},
    "domain-U": {"pt", "it"},
    "era-1": {"ro", "pt", "it"},
    "era-2": {"ro", "pt", "it"},
    "era-3": {"ro", "pt", "it"},
    "step-draft": {"ro", "pt", "it"},
}


def test_every_language_has_its_catalogue() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.ftl")) == sorted(LANGUAGES)


def test_every_language_has_its_manifest() -> None:
    manifests = (ROOT / "web" / "public").glob("*.webmanifest")
    written = {file.name for file in manifests}
    assert written == {f"manifest-{language}.webmanifest" for language in LANGUAGES}, "install.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_junk_and_no_key_twice(language: str) -> None:
    assert [each for each in body(language) if isinstance(each, ftl.Junk)] == []
    keys = [each.id.name for each in body(language) if isinstance(each, ftl.Message)]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+|-[AREUSC])*", key) for key in keys)


@pytest.mark.parametrize("language", OTHERS)
def test_all_have_the_same_keys_and_headings_in_the_same_order(language: str) -> None:
    def order(of: str) -> list[str]:
        return [
            each.id.name if isinstance(each, ftl.Message) else str(each.content)
            for each in body(of)
            if isinstance(each, ftl.Message | ftl.GroupComment)
        ]

    assert order(language) == order("en")


@pytest.mark.parametrize("language", OTHERS)
def test_all_take_the_same_arguments(language: str) -> None:
    for key in entries("en"):
        assert arguments(language, key) == arguments("en", key), key


def test_no_key_is_missing() -> None:
    known = entries("en").keys()
    assert sorted(COMPOSED - known) == []
    assert sorted(set(asked_in_python()) - known) == []
    assert sorted(asked_on_page() - known) == []


def test_no_key_is_unused() -> None:
    used = COMPOSED | literals() | asked_on_page() | referred("en")
    assert sorted(entries("en").keys() - used) == []


def test_the_families_of_keys_are_documented() -> None:
    written = (ROOT / "docs" / "words.md").read_text("utf-8")
    documented = re.findall(r"^\| `([a-z*-]+)`(?:, `([a-z*-]+)`)? \|", written, re.MULTILINE)
    assert sorted(key for pair in documented for key in pair if key) == sorted(FAMILIES)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    for key in entries("en"):
        english, other = text_of("en", key), text_of(language, key)
        is_alike = language in ALIKE.get(key, ()) or key.startswith("name-bot-")
        if re.search(r"[a-z]{3}", english) and not is_alike:
            assert other != english, key


def runs(text: str) -> set[tuple[str, ...]]:
    """Every three consecutive words."""
    words = re.findall(r"[^\W\d_]+", re.sub(LATIN, "|", text).casefold())
    return set(zip(words, words[1:], words[2:], strict=False))


@pytest.mark.parametrize("language", OTHERS)
def test_no_three_english_words_are_left_in_another_language(language: str) -> None:
    english = set().union(*(runs(text_of("en", key)) for key in entries("en")))
    for key in entries(language):
        assert not runs(text_of(language, key)) & english, key


@pytest.mark.parametrize("language", ["uk", "el"])
def test_other_scripts_have_no_latin_letters_where_none_belong(language: str) -> None:
    for key in entries(language):
        rest = re.sub(LATIN, "", text_of(language, key))
        assert not re.search(r"[A-Za-z]", rest), f"{key}: {rest}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_of_one_alphabet(language: str) -> None:
    """No Cyrillic or Greek letter that only looks Latin, or the other way round."""
    for key in entries(language):
        for word in re.findall(r"\w+", text_of(language, key)):
            scripts = {
                "Latin": r"[A-Za-z\u00c0-\u024f]",
                "Cyrillic": r"[\u0400-\u052f]",
                "Greek": r"[\u0370-\u03ff]",
            }
            found = {name for name, letters in scripts.items() if re.search(letters, word)}
            assert len(found) <= 1, f"{key}: {word}"
        assert not re.search("[şţŞŢ]", text_of(language, key)), f"{key}: cedilla, not comma"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_shown_without_marks_for_thousands(language: str) -> None:
    for key, message in entries(language).items():
        assert not Parts(message).shown & NUMBERS, key


def test_reasons_name_their_rule() -> None:
    for language in LANGUAGES:
        for key, message in entries(language).items():
            if key.startswith("why-"):
                assert "rule" in Parts(message).arguments, f"{language}: {key}"
