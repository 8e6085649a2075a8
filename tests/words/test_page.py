"""The page's own words: the same keys and arguments in six languages, all of them used."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera.words import FOLDER, LANGUAGES

from .catalogues import Parts, page

OTHERS = LANGUAGES[1:]
PILES = {"page-centre", "page-pack"}  # `page-${pile}`


def messages(language: str) -> dict[str, ftl.Message]:
    """The page's messages by key, in order."""
    text = (FOLDER / "page" / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    assert not [each for each in entries if isinstance(each, ftl.Junk)]
    return {each.id.name: each for each in entries if isinstance(each, ftl.Message)}


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_the_same_keys_and_arguments_everywhere(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert Parts(other[key]).arguments == Parts(message).arguments, key
        text = " ".join(Parts(message).text)
        if key != "page-title" and re.search(r"[a-z]{4}", text):
            assert " ".join(Parts(other[key]).text) != text, key


def test_the_page_asks_for_its_words_and_for_no_others() -> None:
    asked = PILES | set(re.findall(r"""["'`](page-[a-z0-9-]+)["'`]""", page()))
    composed = tuple(re.findall(r"`(page-[a-z0-9-]*-)\$\{", page()))
    known = set(messages("en"))
    assert sorted(asked - known) == []
    assert sorted(key for key in known - asked if not key.startswith(composed)) == []
