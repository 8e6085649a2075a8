"""The page: complete, self-contained, honest about its numbers, and reproducible."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ..conftest import Run
from .games import games, library, report

EMPTY = {"meta", "br", "hr", "img", "link", "input"}


class Reader(HTMLParser):
    """Reads a page, and fails if an element isn't closed or an id occurs twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.names: list[str] = []
        self.references: list[str] = []
        self.figures: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        self.names += [value for key, value in attrs if key == "id" and value]
        self.references += [v for k, v in attrs if k in ("href", "src", "xlink:href") and v]
        if tag == "svg" and found.get("aria-hidden") != "true":
            assert found["role"] == "img"
            self.figures.append(found["aria-label"] or "")
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page() -> str:
    from impera.report.page import page

    rows = [
        {"by": "hegemony", "winners": [0], "domains": "S", "turns": 33, "uses": {"purge": 1}},
        {"by": "majority", "winners": [1], "turns": 41, "uses": {"attack": 2}},
        {"by": "majority", "winners": [0, 1], "turns": 44},
        {"by": "stalemate", "winners": [1], "turns": 71},
    ]
    return page(library({n: games(*rows, players=n) for n in (2, 3, 4)}, search_games=4))


@pytest.fixture(scope="module")
def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


def test_everything_is_closed_and_named_once(read: Reader) -> None:
    assert read.open == []
    assert len(read.names) == len(set(read.names))


def test_the_page_needs_nothing_but_itself(page: str, read: Reader) -> None:
    assert "script" not in read.tags
    assert "link" not in read.tags
    assert all(reference.startswith("#") for reference in read.references)
    assert {reference[1:] for reference in read.references} <= set(read.names)
    assert not re.search(r"https?://|@import|url\((?!#)", page)


def test_all_questions_are_answered(page: str) -> None:
    for name in ("first-player", "endings", "length", "domains", "effects", "editions", "players"):
        section = re.search(rf'<section id="{name}".*?</section>', page, re.DOTALL)
        assert section is not None
        answer = re.search(r'<p class="answer">(.*?)</p>', section[0], re.DOTALL)
        assert answer is not None
        assert len(answer[1]) > 40
        assert "<figure>" in section[0]
        assert "<table>" in section[0]
        assert "95%" in section[0]


def test_every_figure_has_its_interval(page: str) -> None:
    assert page.count('<td class="figure">') > 500
    for cell in re.findall(r"<td.*?</td>", page, re.DOTALL):
        if 'class="figure"' in cell:
            assert re.search(r"<small>\S+ to \S+</small>", cell), cell
    bare = re.sub(r'<td class="figure">.*?</td>', "", page, flags=re.DOTALL)
    rows = [row for row in re.findall(r"<tr>.*?</tr>", bare) if "Cards in the box" not in row]
    assert not any(re.search(r"<td>[^<]*\d%", row) for row in rows)


def test_every_drawing_says_what_it_shows(read: Reader) -> None:
    assert len(read.figures) == 3 * 6 + 6 + 6
    assert all(len(label) > 30 for label in read.figures)


def test_the_page_says_how_to_have_it_again(page: str) -> None:
    words = "--bot greedy --games 4 --search random --search-games 4 --seed 1"
    assert f"impera report --out report {words}" in page
    assert "0123456789abcdef" in page
    assert "Games behind every mark: greedy 4, random 4 games" in page
    assert "correlation" in page


def test_without_a_second_bot_nothing_is_compared_with_it(run: Run, tmp_path: Path) -> None:
    assert report(run, tmp_path / "out", "--search-games", 0).status == 0
    page = (tmp_path / "out" / "report.html").read_text()
    assert 'id="players"' not in page
    assert "random" not in page.replace("--search random", "")


@pytest.mark.drill
def test_the_same_games_give_the_same_bytes(run: Run, tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        assert report(run, tmp_path / name).status == 0
        found.append((tmp_path / name / "report.html").read_bytes())
    assert found[0] == found[1]
    assert len(found[0]) < 600_000
