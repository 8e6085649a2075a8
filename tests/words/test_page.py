"""The words of each screen: the same keys and arguments in six languages, all of them used."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera.words import FOLDER, LANGUAGES

from .catalogues import LATIN, Parts, page

OTHERS = LANGUAGES[1:]
ROOMS = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
NAMES = {"page-title"}  # said in no language


def messages(room: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a screen by key, in order."""
    text = (FOLDER / room / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    assert not [each for each in entries if isinstance(each, ftl.Junk)]
    return {each.id.name: each for each in entries if isinstance(each, ftl.Message)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_screen_has_the_same_keys_and_arguments_everywhere(room: str, language: str) -> None:
    english, other = messages(room, "en"), messages(room, language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert Parts(other[key]).arguments == Parts(message).arguments, key
        text = " ".join(Parts(message).text)
        if key not in NAMES and re.search(r"[a-z]{4}", text):
            assert " ".join(Parts(other[key]).text) != text, key


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", ["uk", "el"])
def test_other_scripts_have_no_latin_letters_where_none_belong(room: str, language: str) -> None:
    for key, message in messages(room, language).items():
        rest = re.sub(LATIN, "", " ".join(Parts(message).text))
        assert not re.search(r"[A-Za-z]", rest), f"{key}: {rest}"


@pytest.mark.parametrize("room", ROOMS)
def test_the_page_asks_for_its_words_and_for_no_others(room: str) -> None:
    """The keys of a screen begin with its name."""
    asked = set(re.findall(rf"""["'`]({room}-[a-z0-9-]+)["'`]""", page()))
    composed = tuple(re.findall(rf"`({room}-[a-z0-9-]*)\$\{{", page()))
    known = set(messages(room, "en"))
    assert all(key.startswith(f"{room}-") for key in known)
    assert sorted(asked - known) == []
    assert sorted(key for key in known - asked if not key.startswith(composed)) == []
