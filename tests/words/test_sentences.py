"""Whole sentences: numbers and names fit into them in every language."""
# ruff: noqa: RUF001  # letters of three alphabets

import doctest
import re

import pytest

from impera.rules.editions import EDITIONS
from impera.rules.effects import NAMES
from impera.rules.why import RULES, Why
from impera.words.catalogue import PHRASES, english_phrase
from impera.words.languages import LANGUAGES, language_of

from ..test_rooms import NUMBERS, ROOT
from .catalogues import arguments, speaker
from .rendering import sentences

COUNTED = [
    ("uk", "cards", ["1 карта", "2 карти", "5 карт", "21 карта"]),
    ("uk", "players", ["1 гравець", "2 гравці", "5 гравців", "21 гравець"]),
    ("uk", "points", ["1 бал", "2 бали", "5 балів", "21 бал"]),
    ("ro", "cards", ["1 carte", "2 cărți", "5 cărți", "21 de cărți"]),
    ("ro", "players", ["1 jucător", "2 jucători", "5 jucători", "21 de jucători"]),
    ("ro", "points", ["1 punct", "2 puncte", "5 puncte", "21 de puncte"]),
    ("el", "cards", ["1 κάρτα", "2 κάρτες", "5 κάρτες", "21 κάρτες"]),
    ("pt", "cards", ["1 carta", "2 cartas", "5 cartas", "21 cartas"]),
    ("it", "cards", ["1 carta", "2 carte", "5 carte", "21 carte"]),
    ("en", "cards", ["1 card", "2 cards", "5 cards", "21 cards"]),
]


@pytest.mark.parametrize(("language", "key", "expected"), COUNTED)
def test_one_two_five_and_twenty_one(language: str, key: str, expected: list[str]) -> None:
    assert [speaker(language)(key, n=n) for n in (1, 2, 5, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("uk", ["скинь 1 карту", "скинь 2 карти", "скинь 5 карт", "скинь 21 карту"]),
        ("ro", ["ză 1 carte din", "ză 2 cărți din", "ză 5 cărți din", "ză 21 de cărți din"]),
    ],
)
def test_numbers_in_a_sentence(language: str, expected: list[str]) -> None:
    for n, part in zip((1, 2, 5, 21), expected, strict=True):
        assert part in speaker(language)("asked-discard-hand", effect="purge", n=n)


@pytest.mark.parametrize(
    ("n", "uk", "ro"),
    [
        (1, "Ada скасовує 1 рішення.", "Ada retrage 1 decizie."),
        (2, "Ada скасовує 2 рішення.", "Ada retrage 2 decizii."),
        (5, "Ada скасовує 5 рішень.", "Ada retrage 5 decizii."),
        (21, "Ada скасовує 21 рішення.", "Ada retrage 21 de decizii."),
    ],
)
def test_numbers_of_decisions(n: int, uk: str, ro: str) -> None:
    assert speaker("uk")("log-undone", player="Ada", n=n) == uk
    assert speaker("ro")("log-undone", player="Ada", n=n) == ro


def test_none_is_plural_in_portuguese_too() -> None:
    assert speaker("pt")("cards", n=0) == "0 cartas"


def test_thousands_have_no_marks() -> None:
    assert {speaker(language)("cards", n=12345)[:5] for language in LANGUAGES} == {"12345"}


EMBARGO = {
    "en": ("Ada lays an Embargo on Bo’s Science.", "Seat 0 lays an Embargo on seat 2’s Army."),
    "uk": (
        "Ada накладає Ембарго на Науку гравця Bo.",
        "Гравець 0 накладає Ембарго на Армію гравця 2.",
    ),
    "ro": (
        "Ada pune un Embargo la Bo, pe Domeniul Știință.",
        "Jucătorul 0 pune un Embargo la jucătorul 2, pe Domeniul Militar.",
    ),
    "el": (
        "Ada βάζει Εμπάργκο στην Επιστήμη του παίκτη Bo.",
        "Ο παίκτης 0 βάζει Εμπάργκο στον Στρατό του παίκτη 2.",
    ),
    "pt": (
        "Ada põe um Embargo na Ciência de Bo.",
        "O jogador 0 põe um Embargo no Poder Militar do jogador 2.",
    ),
    "it": (
        "Ada mette un Embargo sulla Scienza di Bo.",
        "Il giocatore 0 mette un Embargo sull’Esercito del giocatore 2.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_seats_and_domains_are_bent_to_fit(language: str) -> None:
    words, (named, numbered) = speaker(language), EMBARGO[language]
    assert words("log-decided-embargo", player="Ada", target="Bo", domain="S") == named
    assert words.decided(0, "embargo 2 A") == numbered


@pytest.mark.parametrize(
    ("language", "own", "hidden"),
    [
        ("en", "Ada keeps Culture I.", "Ada keeps an Era I card."),
        ("uk", "Ada залишає собі Культуру I.", "Ada залишає собі карту Епохи I."),
        ("ro", "Ada păstrează Cultură I.", "Ada păstrează o carte din Era I."),
        ("el", "Ada κρατάει Τέχνη I.", "Ada κρατάει μια κάρτα Εποχής I."),
        ("pt", "Ada fica com Artes I.", "Ada fica com uma carta da Era I."),
        ("it", "Ada tiene Cultura I.", "Ada tiene una carta dell’Era I."),
    ],
)
def test_a_secret_card_is_told_by_its_era(language: str, own: str, hidden: str) -> None:
    assert speaker(language).decided("Ada", "keep C1") == own
    assert speaker(language).decided("Ada", "keep ?1") == hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_is_told_as_the_edition_has_it(language: str) -> None:
    words = speaker(language)
    for effect, another in (("embargo", "pt"), ("democracy", "pt"), ("embargo", "ro")):
        assert words.sentence(effect, another) != words.sentence(effect, "consensus")
    assert len({words.sentence("democracy", edition) for edition in EDITIONS}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_a_rule_that_exists(language: str) -> None:
    given: dict[str, str | int] = {"domain": "E", "era": 2, "effect": "embargo", "target": "Bo"}
    given |= {"n": 3, "have": 1}
    words = speaker(language)
    for reason, rule in RULES.items():
        assert rule in NUMBERS
        assert words.why(Why(reason, rule, given)).endswith(f" ({rule}).")


def test_phrases_speak_of_what_their_list_says() -> None:
    names = {"seat": "player", "domain": "domain"}
    for key, speaks_of in PHRASES.items():
        assert arguments("en", f"phrase-{key}") == {names[each] for each in speaks_of}, key


def test_phrases_in_english_have_places_to_fill() -> None:
    assert english_phrase("about-to-win-by") == "Seat {seat} is about to win with {domain}!"
    assert english_phrase("stop") == "We have to stop seat {seat}!"


# What is said of or to a player without a name.
ADDRESSED = {
    "page-lead",
    "page-away",
    "page-here",
    "page-bot-plays",
    "page-wants-pause",
    "home-you",
}


def test_nobody_is_made_a_man_or_a_woman() -> None:
    """In Ukrainian the past tense tells; elsewhere adjectives and participles would."""
    told = {
        "uk": r"\w{2,}(ав|ив|ув|ала|ила|ула|вся|лася)\b|\b(перший|готов(ий|а))\b",
        "ro": r"\b(așezat|gata[ăi]|plecată?|întors|întoarsă|conectată?|primul|jucați|oprit)\b",
        "el": r"\b(έτοιμ(ος|η)|ο ίδιος|η ίδια|πρώτος|συνδεδεμέν(ος|η))\b",
        "pt": r"\b(pront[oa]|sentad[oa]|obrigad[oa]|conectad[oa]|primeir[oa])\b",
        "it": r"\b(pront[oa]|sedut[oa]|tornat[oa]|uscit[oa]|conness[oa]|per prim[oa])\b",
    }
    first = ["Перший Гравець", "Primul Jucător", "Πρώτος Παίκτης", "Primeiro jogador"]
    for language, marks in told.items():
        names = "|".join([*first, *map(speaker(language).effect, NAMES)])
        for key, text in sentences(language):
            about = re.search(r"\bAda\b|\bBo\b", text) or key in ADDRESSED
            said = re.sub(names, "", text, flags=re.IGNORECASE)
            assert not (about and re.search(marks, said, re.IGNORECASE)), f"{key}: {text}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "el_GR.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "el_GR.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "C"}, "en"),
        ({"LANG": "ro", "LC_ALL": ""}, "ro"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_page_about_words_says_what_is_so() -> None:
    done = doctest.testfile(str(ROOT / "docs" / "words.md"), module_relative=False)
    assert done.attempted == 2
    assert done.failed == 0
