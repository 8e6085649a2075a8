"""The command `impera analyse`: tables for people, JSON for programs, a curve for both."""

import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from impera.analysis.decisions import analyse
from impera.coach import lessons
from impera.coach.claims import claims
from impera.game import Game
from impera.words.catalogue import Words
from impera.words.languages import LANGUAGES

from ..conftest import Run
from ..golden.transcript import FOLDER, read

FEW = ("--simulations", 20)


@pytest.fixture(scope="module")
def golden() -> Game:
    """A quick hegemony of two players."""
    return read((FOLDER / "hegemony-two.txt").read_text("utf-8"))[1]


@pytest.fixture
def file(tmp_path: Path, golden: Game) -> Path:
    """Its record in a file."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(golden.record()), "utf-8")
    return path


def test_every_choice_of_a_golden_game_has_its_line(run: Run, file: Path, golden: Game) -> None:
    done = run("analyse", file, *FEW)
    assert (done.status, done.err) == (0, "")
    judged = analyse(golden, 20).decisions
    lines = re.findall(r"^ +(\d+) +([01]) +\S.*%", done.out, re.MULTILINE)
    expected = [(str(each.step), str(each.seat)) for each in judged if not each.forced]
    assert lines == expected
    assert f"game 0: {len(judged)} decisions judged" in done.out
    assert "the deciding player could know" in " ".join(done.out.split())


def test_only_mistakes_are_shown_if_only_they_are_asked_for(run: Run, file: Path) -> None:
    whole, marked = run("analyse", file, *FEW), run("analyse", file, "--mistakes", *FEW)
    assert len(marked.out) < len(whole.out)
    lines = [line for line in marked.out.splitlines() if line[:6].strip().isdecimal()]
    decisions = [line for line in lines if "%" in line]
    assert decisions
    assert all("?" in line for line in decisions)


def test_programs_get_one_line_of_json(run: Run, file: Path, golden: Game) -> None:
    done = run("analyse", file, "--json", *FEW)
    [line] = done.out.splitlines()
    found: dict[str, Any] = json.loads(line)
    assert found["simulations"] == 20
    assert "lessons" not in found
    assert [each["decision"] for each in found["decisions"]] == golden.decisions
    assert [each["seat"] for each in found["decisions"]] == golden.deciders()
    assert len(found["chances"]) == len(golden.decisions) + 1
    assert run("analyse", file, "--json", *FEW).out == done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, file: Path, language: str) -> None:
    done = run("analyse", file, "--language", language, *FEW)
    assert done.status == 0
    words = Words(language)
    for key in ("analysis-note", "analysis-better", "analysis-choices", "decision-end"):
        assert words(key).split()[0] in done.out


def test_a_curve_is_drawn(run: Run, file: Path) -> None:
    picture = file.with_name("curve.png")
    assert run("analyse", file, "--plot", picture, *FEW).status == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_curve_without_matplotlib_says_what_to_install(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = run("analyse", file, "--plot", file.with_name("curve.png"))
    assert (done.status, done.out) == (2, "")
    assert "pip install 'impera[report]'" in done.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--game", 1), "there is no game 1"),
        (("--simulations", 0), "0 is not in the range"),
        (("--plot", "curve.svg"), "ends in .png"),
        (("--plot", "no/such/folder/curve.png", *FEW), "No such file or directory"),
        (("--seat", 0), "No such option"),
    ],
)
def test_what_is_wrong_is_one_line_and_status_2(
    run: Run, file: Path, words: tuple[object, ...], why: str
) -> None:
    done = run("analyse", file, *words)
    assert (done.status, done.out) == (2, "")
    assert why in done.err
    assert len(done.err.splitlines()) == 1


def test_a_file_without_a_record_is_refused(run: Run, tmp_path: Path) -> None:
    for text in ("", "{}", "no record", '{"players": 9}'):
        path = tmp_path / "bad.json"
        path.write_text(text, "utf-8")
        done = run("analyse", path)
        assert (done.status, done.out) == (2, "")
        assert str(path) in done.err


def test_a_game_that_is_not_over_can_be_analysed(run: Run, file: Path, golden: Game) -> None:
    begun = golden.copy()
    begun.rewind(20)
    file.write_text(json.dumps(begun.record()), "utf-8")
    found = json.loads(run("analyse", file, "--json", *FEW).out)
    assert len(found["decisions"]) == 20
    assert sum(found["chances"][-1]) == pytest.approx(1.0, abs=1e-3)


def test_the_coach_says_why(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "claims", partial(claims, count=40))
    done = run("analyse", file, "--mistakes", "--words", *FEW)
    assert (done.status, done.err) == (0, "")
    found = json.loads(run("analyse", file, "--json", "--words", *FEW).out)
    marked = [each for each in found["decisions"] if each["mark"]]
    assert [each["step"] for each in found["lessons"]] == [each["step"] for each in marked]
    told = [claim for lesson in found["lessons"] for claim in lesson["claims"]]
    assert len(told) == done.out.count("For example: ")
    for claim in told:
        numbers = (round(100 * claim[which]["found"]) for which in ("after", "better"))
        assert all(f" {number}" in done.out for number in numbers)
