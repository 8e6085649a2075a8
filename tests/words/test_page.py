"""The words of each screen: the same keys and arguments in every language, all of them used."""

# ruff: noqa: RUF001  # letters of three alphabets

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera.words.languages import FOLDER, LANGUAGES

from ..test_rooms import ROOT
from .catalogues import FAMILIES, LATIN, Parts, entries, page, text_of
from .test_catalogues import runs
from .test_terms import SLIPS, rows

OTHERS = LANGUAGES[1:]
ROOMS = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
NAMES = {"page-title"}  # said in no language
# Terms of the printed games, each with a key of the page that must contain it.
STEMS = """
page-first        | Перший Гравець | Primul Jucător | Πρώτος Παίκτης | Primeiro jogador | Primo Giocatore
page-deck         | Колода | Pachet | Τράπουλα | Baralho | Mazzo
page-discard      | Відбій | decartate | Σκάρτα | Pilha de descarte | Pila degli scarti
page-hand         | рука | mâna | χέρι | mão | mano
page-hand-limit   | Ліміт руки | Limita maximă | Όριο του χεριού | Limite da mão | Limite di mano
page-pile-area    | ігрова зона | în fața ta | μπροστά σου | área de jogo | area di gioco
page-step-play    | зіграти | joacă | παίξε | baixar | gioca
page-step-draw    | добрати | trage | τράβηξε | comprar | pesca
page-effects      | Ефекти | Efecte | Ιδιότητες | Efeitos | Effetti
page-end-turn     | хід | tura | γύρου | turno | turno
page-last-round   | раунд | rundă | γύρο  | rodada | round
page-rail-level   | рівень | nivelul | επίπεδο | nível | livello
page-rail-coin    | Мистецьк | Moneda de Cultură | Νόμισμα Τέχνης | Moeda das Artes | Moneta Cultura
page-team         | Команда | Echipa | Ομάδα | Equipe | Squadra
page-reference    | Планшет Гравця | Tăblița de joc | Βοήθημα | Guia de Referência | Scheda di Consultazione
"""  # noqa: E501  # a table


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


def said(room: str, language: str) -> dict[str, str]:
    """Everything a screen's messages say by themselves."""
    return {key: " ".join(Parts(each).text) for key, each in messages(room, language).items()}


@pytest.mark.parametrize(("key", "language", "stem"), rows(STEMS))
def test_terms_are_those_of_the_rulebook(key: str, language: str, stem: str) -> None:
    assert stem.casefold() in said("page", language)[key].casefold()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_slip_and_no_english_words_are_on_a_screen(room: str, language: str) -> None:
    english = set().union(*(runs(text) for text in said(room, "en").values()))
    english |= set().union(*(runs(text_of("en", key)) for key in entries("en")))
    for key, text in said(room, language).items():
        if key not in NAMES:
            assert not runs(text) & english, key
        slips = SLIPS.get(language, [])
        assert [slip for slip in slips if slip.casefold() in text.casefold()] == [], key


@pytest.mark.parametrize("room", ROOMS)
def test_the_page_asks_for_its_words_and_for_no_others(room: str) -> None:
    """The keys of a screen begin with its name."""
    asked = set(re.findall(rf"""["'`]({room}-[a-z0-9-]+)["'`]""", page()))
    composed = tuple(re.findall(rf"`({room}-[a-z0-9-]*)\$\{{", page()))
    known = set(messages(room, "en"))
    assert all(key.startswith(f"{room}-") for key in known)
    assert sorted(asked - known) == []
    assert sorted(key for key in known - asked if not key.startswith(composed)) == []


def test_the_page_counts_the_names_that_there_are() -> None:
    """As `tests/words/catalogues.py` has them, and with it every language."""
    written = (ROOT / "web/src/board/names.ts").read_text("utf-8")
    counted = dict(re.findall(r"^const (BOTS|GUESTS) = (\d+);$", written, re.MULTILINE))
    for name, family in (("BOTS", "name-bot-*"), ("GUESTS", "name-guest-*")):
        assert int(counted[name]) == len(list(FAMILIES[family]))
