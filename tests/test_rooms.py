"""The rooms of the project: who may import whom, and that every rule has its code and its test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "impera"

# Every room may import from itself and from those before it.
ROOMS = ["rules", "words", "why", "foresee", "game", "records", "bots", "envs", "learn", "analysis"]
ROOMS += ["server", "arena", "report", "cli"]
# What the rules may use: no clock, no logging, no randomness of others; files only to compile.
PLAIN = {"collections", "copy", "dataclasses", "enum", "functools", "itertools", "json", "typing"}
RULES_MAY_USE = PLAIN | {"numpy", "impera"}
JIT_MAY_USE = RULES_MAY_USE | {"numba", "atexit", "hashlib", "os", "pathlib", "shutil", "tempfile"}


def imports(file: Path) -> Iterator[str]:
    """The full names of everything a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            yield module
            if module == "impera":
                yield from (f"impera.{alias.name}" for alias in node.names)


def room_of(file: Path) -> str:
    """The room a file belongs to."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


FILES = sorted(file for file in SOURCE.rglob("*.py") if file.name != "__init__.py")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_arrows_run_one_way(file: Path) -> None:
    room = room_of(file)
    assert room in ROOMS, f"{room} has no place in the order of rooms"
    for name in imports(file):
        if name.startswith("impera."):
            other = name.split(".")[1]
            assert ROOMS.index(other) <= ROOMS.index(room), f"{room} imports {other}"
            # It brings many libraries along, for which no other command should wait.
            assert other != "server" or room in ("server", "cli"), f"{room} imports {other}"


@pytest.mark.parametrize(
    "file", sorted((SOURCE / "rules").glob("*.py")), ids=lambda file: file.name
)
def test_the_rules_use_numpy_and_numba_only(file: Path) -> None:
    allowed = JIT_MAY_USE if file.name == "jit.py" else RULES_MAY_USE
    used = {name.split(".")[0] for name in imports(file)}
    assert used <= allowed, used - allowed


NUMBERS = sorted(set(re.findall(r"\*\*([RQ]\d+\.\d+)\*\*", (ROOT / "RULES.md").read_text("utf-8"))))


def test_the_rules_page_has_all_its_numbers() -> None:
    counts = {1: 4, 2: 6, 3: 4, 4: 6, 5: 17, 6: 3, 7: 6, 8: 4, 9: 4}
    for section, count in counts.items():
        found = [int(n.split(".")[1]) for n in NUMBERS if n[1:].split(".")[0] == str(section)]
        assert sorted(found) == list(range(1, count + 1)), section


def cited(text: str) -> set[str]:
    """The rule numbers a text names, ranges such as R5.1-R5.14 spelled out."""
    found = set(re.findall(r"[RQ]\d+\.\d+", text))
    for letter, section, low, high in re.findall(r"([RQ])(\d+)\.(\d+)-[RQ]\d+\.(\d+)", text):
        found |= {f"{letter}{section}.{n}" for n in range(int(low), int(high) + 1)}
    return found


def marked() -> set[str]:
    """The rule numbers that tests are marked with."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def test_every_numbered_rule_has_a_test() -> None:
    assert sorted(set(NUMBERS) - marked()) == []
    assert sorted(marked() - set(NUMBERS)) == []


def test_every_numbered_rule_is_cited_where_it_is_carried_out() -> None:
    text = "".join(file.read_text("utf-8") for file in (SOURCE / "rules").glob("*.py"))
    assert sorted(set(NUMBERS) - cited(text)) == []
