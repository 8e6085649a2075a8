"""docs/engine.md: its example runs, and its table has every module."""

import doctest
import re

from ..test_rooms import ROOT, SOURCE

PAGE = ROOT / "docs" / "engine.md"


def test_the_example_runs() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert (done.failed, done.attempted) == (0, 8)


def test_the_table_has_every_module() -> None:
    named = re.findall(r"`(\w+\.py)`", PAGE.read_text("utf-8").split("\n## ")[0])
    assert sorted(named) == sorted(file.name for file in (SOURCE / "rules").glob("[!_]*.py"))
