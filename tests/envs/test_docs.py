"""docs/environments.md: its examples run, its table matches the code, its numbers are right."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from impera.envs.pettingzoo import Impera
from impera.rules.actions import DECISIONS
from impera.rules.cards import KINDS
from impera.rules.observation import LARGEST, LENGTH

from ..conftest import Run
from .fields import PAGE, written

ROOT = PAGE.parent.parent


def test_the_examples_run(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text("utf-8")
    command = next(line for line in text.splitlines() if line.startswith("    impera dataset "))
    assert run(*shlex.split(command)[1:], "--jobs", 1).status == 0
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_table_has_the_fields_of_an_observation() -> None:
    text = PAGE.read_text("utf-8")
    assert text == written(text), "python -m tests.envs.fields"


def test_the_page_tells_the_sizes_the_order_of_kinds_and_the_version() -> None:
    text = " ".join(PAGE.read_text("utf-8").split())
    assert f"{LENGTH} numbers of type `uint8`, none above {LARGEST}" in text
    assert f"a number from 0 to {DECISIONS - 1}" in text
    assert " ".join(KINDS) in text
    assert f"The number in `{Impera.metadata['name']}` is the version" in text


def test_what_the_page_names_is_there() -> None:
    text = PAGE.read_text("utf-8")
    for program in re.findall(r"benchmarks/\w+\.py", text):
        assert (ROOT / program).exists()
    for page in re.findall(r"\]\((\w+\.md)", text):
        assert (PAGE.parent / page).exists()
