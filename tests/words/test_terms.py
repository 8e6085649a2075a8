"""The terms are those of the printed games; where an edition has a misprint, the right word."""
# ruff: noqa: RUF001  # letters of three alphabets

import pytest

from .catalogues import entries, speaker, text_of

COLUMNS = ("uk", "ro", "el", "pt", "it")
# Complete names: the key and each language.
NAMES = """
domain-A             | Армія | Militar | Στρατός | Poder Militar | Esercito
domain-R             | Релігія | Religie | Θρησκεία | Religião | Religione
domain-E             | Економіка | Economie | Οικονομία | Economia | Economia
domain-S             | Наука | Știință | Επιστήμη | Ciência | Scienza
domain-C             | Культура | Cultură | Τέχνη | Artes | Cultura
domain-U             | Утопія | Utopie | Ουτοπία | Utopia | Utopia
effect-assassination | Вбивство | Asasinare | Δολοφονία | Assassinato | Assassino
effect-purge         | Зачистка | Curățare | Εκκαθάριση | Expurgo | Epurazione
effect-attack        | Атака | Atac | Επίθεση | Ataque | Attacco
effect-holy-book     | Священна Книга | Carte Sfântă | Ιερό Βιβλίο | Escritura Sagrada | Libro Sacro
effect-divine-right  | Божественне право | Drept divin | Θεία Χάρη | Direito Divino | Diritto Divino
effect-inquisition   | Інквізиція | Inchiziție | Ιερά Εξέταση | Inquisição | Inquisizione
effect-development   | Виробництво | Dezvoltare | Ανάπτυξη | Desenvolvimento | Sviluppo
effect-monopoly      | Монополія | Monopol | Μονοπώλιο | Monopólio | Monopolio
effect-embargo       | Ембарго | Embargo | Εμπάργκο | Embargo | Embargo
effect-experiment    | Експеримент | Experiment | Πείραμα | Experimento | Esperimento
effect-research      | Дослідження | Cercetare | Έρευνα | Pesquisa | Ricerca
effect-breakthrough  | Прорив | Salt tehnologic | Ανακάλυψη | Descoberta | Scoperta Rivoluzionaria
effect-inspiration   | Натхнення | Inspirație | Έμπνευση | Inspiração | Ispirazione
effect-oligarchy     | Олігархія | Oligarhie | Ολιγαρχία | Oligarquia | Oligarchia
effect-republic      | Республіка | Republică | Κοινοβουλευτισμός | República | Repubblica
effect-democracy     | Демократія | Democrație | Δημοκρατία | Democracia | Democrazia
setup-base           | Базовий Варіант | Varianta clasică | Βασική Μέθοδος | Variante Básica | Variante Base
setup-draft          | Драфт Варіант | Varianta draft | Μέθοδος Επιλογής | Variante Draft | Variante Draft
teams                | Командна Гра | Joc pe echipe | Ομαδικό Παιχνίδι | Partida em equipes | Partita a Squadre
"""  # noqa: E501  # a table
# Stems, each with a key that must contain the term.
STEMS = """
players                | гравець | jucător | παίκτη | jogador | giocator
log-began              | Перший Гравець | Primul Jucător | Πρώτος Παίκτης | Primeiro jogador | Primo Giocatore
cards                  | карт | cărți | κάρτ | carta | carta
table-coin             | Мистецька монета | Moneda de Cultură | νόμισμα Τέχνης | Moeda das Artes | Moneta Cultura
play-goal              | Галуз | Domeniu | Τομέα | esfera | Dominio
era-1                  | Епох | Era | Εποχή | Era | Era
label-deck             | колод | pachet | τράπουλα | baralho | mazzo
asked-take-discard     | відбо | decartate | σκάρτα | pilha de descarte | pila degli scarti
decision-discard       | скинути | decart | ξεσκάρτ | descart | scarta
asked-discard-hand     | рук | mân | χέρι | mão | mano
effect-holy-book-text  | ліміт руки | limita ta maximă | όριο του χεριού | limite da sua mão | limite di mano
asked-discard-area     | ігрової зони | fața ta | μπροστά σου | área de jogo | area di gioco
decision-play          | зіграти | joacă | παίξε | baixar | gioca
cards-drawn            | береш | Tragi | Τραβάς | compra | Peschi
decision-end           | хід | tura | γύρο | turno | turno
table-last-round       | раунд | rundă | γύρο  | rodada | round
asked-play             | Крок | Pas | Βήμα | Fase | Passo
effect-embargo-text    | долілиць | cu fața în jos | κλειστή | virada para baixo | a faccia in giù
why-democracy-target   | відкрит | cu fața în sus | ανοιχτή | virada para cima | a faccia in su
why-step               | Ефект | Efect | ιδιότητες | efeito | effetti
why-used-permanent     | Постійний ефект | efect permanent | μόνιμη ιδιότητα | efeito permanente | effetto permanente
needs-discard          | ефект скидання | efect temporar | στιγμιαία ιδιότητα | efeito de sacrifício | effetto di scarto
needs-level            | рівень | nivelul | επίπεδο | nível | livello
result-hegemony        | домінуванн | Dominați | Ηγεμονί | hegemoni | Egemoni
result-majority        | більшіст | Majoritat | Πλειοψηφί | dominaç | Maggioranz
points                 | бал | punct | πόντο | ponto | punt
result-after-tie       | нічи | egalitate | ισοπαλία | empate | parità
play-teams             | разом | împreună | εναντίον | contra | insieme
"""  # noqa: E501  # a table
# Misprints in the editions, and words that mean the other victory there.
SLIPS = {
    "uk": ["Угрі", "обираєз", "вбкі", "долиць ", "Мистецтво"],
    "ro": ["Dominațiile", "acel Domeniul", "Eral", "cirti"],
    "el": ["Οντοπία", "μπίργκο", "μπίνευση", "ξεσκεπ", "Στιγμαία", "στοιβη", "συνεταιρ"],
    "pt": ["Expição", "nenhuma cartas", "CIVilization"],
    "it": ["dorsì"],
}


def rows(table: str) -> list[tuple[str, str, str]]:
    """Every key with a language and its expected term."""
    lines = [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
    return [
        (key, language, term)
        for key, *terms in lines
        for language, term in zip(COLUMNS, terms, strict=True)
    ]


@pytest.mark.parametrize(("key", "language", "term"), rows(NAMES))
def test_names_are_those_of_the_box(key: str, language: str, term: str) -> None:
    assert speaker(language)(key) == term


@pytest.mark.parametrize(("key", "language", "stem"), rows(STEMS))
def test_terms_are_those_of_the_rulebook(key: str, language: str, stem: str) -> None:
    assert stem.casefold() in text_of(language, key).casefold()


@pytest.mark.parametrize("language", COLUMNS)
def test_slips_of_the_editions_are_not_repeated(language: str) -> None:
    text = " ".join(text_of(language, key) for key in entries(language)).casefold()
    assert [slip for slip in SLIPS[language] if slip.casefold() in text] == []
