"""The rules page: every number of RULES.md in every language, with the terms from the box."""

import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from impera.rules.editions import DIFFERENCES
from impera.rules.effects import NAMES
from impera.words.languages import LANGUAGES

from ..test_rooms import ROOT
from .catalogues import speaker
from .test_page import messages
from .test_terms import SLIPS, rows

WRITTEN = (ROOT / "RULES.md").read_text("utf-8")
NUMBERS = re.findall(r"^- \*\*([RQ]\d+\.\d+)\*\*", WRITTEN, re.MULTILINE)
# The effect that each rule defines, by its name in RULES.md.
DEFINED = {
    name.lower().replace(" ", "-"): number
    for number, name in re.findall(
        r"^- \*\*(R[56]\.\d+)\*\* \*([A-Za-z ]+)\*", WRITTEN, re.MULTILINE
    )
}
# Stems of the Domains and other terms, each with the rule that defines it.
TERMS = """
R5.3  | Арм | Militar | Στρατ | Poder Militar | Esercito
R5.6  | Релігі | Religi | Θρησκεί | Religião | Religione
R5.9  | Економік | Economi | Οικονομί | Economia | Economia
R5.12 | Наук | Științ | Επιστήμ | Ciência | Scienza
R5.15 | Утопі | Utopi | Ουτοπί | Utopia | Utopia
R6.1  | Культур | Cultur | Τέχνη | Artes | Cultura
R1.1  | Галуз | Domeni | Τομέα | Esfera de Poder | Dominio
R1.3  | Епох | Er | Εποχή | Era | Era
R1.4  | Мистецька монета | Moneda de Cultură | νόμισμα Τέχνης | Moeda das Artes | Moneta Cultura
R2.1  | Перший Гравець | Primul Jucător | Πρώτος Παίκτης | primeiro jogador | Primo Giocatore
R2.3  | Колоді Епох | Teancul de Ere | τράπουλα Εποχών | baralho | mazzo delle Ere
R2.4  | Базовий Варіант | Varianta clasică | Βασική Μέθοδος | Variante Básica | Variante Base
R2.5  | Драфт Варіант | Varianta draft | Μέθοδος Επιλογής | Variante Draft | Variante Draft
R3.1  | Крок | Pasul | Βήμα | Fase | Passo
R3.3  | ліміту руки | limita maximă | όριο του χεριού | limite da mão | limite di mano
R4.1  | постійний ефект | efect permanent | μόνιμη | efeito permanente | effetto permanente
R4.4  | ефект скидання | efect temporar | στιγμιαία | efeito de sacrifício | effetto di scarto
R4.5  | відбій | teancul de cărți decartate | σκάρτα | pilha de descarte | pila degli scarti
Q5.16 | долілиць | cu fața în jos | κλειστή | virada para baixo | a faccia in giù
R7.1  | Домінування | Dominație | Ηγεμονία | Hegemonia | Egemonia
R7.3  | Більшість | Majoritate | Πλειοψηφία | Dominação | Maggioranza
Q8.4  | товариш по команді | coechipierul | συνεργάτης | equipe | compagno di squadra
"""


class Said(Visitor):
    """Everything a message says, and the rule numbers that it cites."""

    def __init__(self, message: ftl.Message) -> None:
        self.parts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # Fluent's names
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.parts.append(node.value)


def key_of(number: str) -> str:
    """The catalogue key of a rule."""
    return f"rules-{number.lower().replace('.', '-')}"


@cache
def words_of(room: str, language: str) -> dict[str, str]:
    """Everything a room says, by key."""
    return {key: "".join(Said(each).parts) for key, each in messages(room, language).items()}


def said(language: str, number: str) -> str:
    """A rule in a language."""
    return words_of("rules", language)[key_of(number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_and_no_other_rule_has_any(language: str) -> None:
    keys = [key for key in words_of("rules", language) if re.match(r"rules-[rq]\d", key)]
    assert keys == [key_of(number) for number in NUMBERS]


def test_every_effect_is_defined_by_a_rule() -> None:
    assert sorted(DEFINED) == sorted(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", NAMES)
def test_a_rule_begins_with_the_effect_it_defines(language: str, effect: str) -> None:
    assert said(language, DEFINED[effect]).startswith(f"*{speaker(language).effect(effect)}*")


@pytest.mark.parametrize(("number", "language", "stem"), rows(TERMS))
def test_terms_are_those_of_the_box(number: str, language: str, stem: str) -> None:
    assert stem.casefold() in said(language, number).casefold()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_and_cited_rules_are_the_same_in_every_language(language: str) -> None:
    def figures(text: str) -> list[str]:
        return sorted(re.findall(r"[RQ]?\d+(?:\.\d+)?", text))

    for number in NUMBERS:
        assert figures(said(language, number)) == figures(said("en", number)), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_cites_only_rules_that_exist(language: str) -> None:
    for number in NUMBERS:
        cited = re.findall(r"[RQ]\d+\.\d+", said(language, number))
        assert set(cited) <= set(NUMBERS) - {number}, number


@pytest.mark.parametrize("language", sorted(SLIPS))
@pytest.mark.parametrize("room", ["rules", "reference"])
def test_slips_of_the_editions_are_not_repeated(room: str, language: str) -> None:
    text = " ".join(words_of(room, language).values())
    assert [slip for slip in SLIPS[language] if slip.casefold() in text.casefold()] == []


def test_every_difference_between_editions_has_its_words() -> None:
    wanted = {
        f"rules-point-{difference.name}{ending}"
        for difference in DIFFERENCES
        for ending in ("-common", "-other")
    }
    found = {key for key in messages("rules", "en") if key.startswith("rules-point-")}
    assert found == wanted
