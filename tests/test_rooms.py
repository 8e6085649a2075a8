"""The project's rooms: who may import whom, and that every rule has its code and its test."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "impera"

# Which rooms each room imports from; "impera" is the package's entry point. When you add an arrow,
# add it here and to the picture in docs/architecture.md.
ARROWS: dict[str, set[str]] = {
    "rules": set(),
    "words": {"rules"},
    "game": {"rules", "words"},
    "impera": {"rules", "game"},
    "records": {"rules", "game"},
    "bots": {"rules"},
    "analysis": {"rules", "game", "bots"},
    "coach": {"rules", "game", "bots", "analysis"},
    # It sees all hands, so nothing that a seat meets while it plays may import it.
    "judge": {"rules", "game", "bots", "analysis"},
    "arena": {"rules", "bots", "records", "judge"},
    "report": {"rules", "words", "records", "arena"},
    "envs": {"rules", "words"},
    "learn": {"rules", "bots", "envs", "judge"},
    # It brings many libraries, which no other command should wait for.
    "server": {"rules", "words", "game", "impera", "records", "bots", "analysis", "judge"},
    "cli": {"rules", "words", "game", "records", "bots", "analysis", "arena", "report", "learn"}
    | {"server", "judge", "coach"},
}
# What the rules may use: no clock, no logging, no external randomness; files only to compile.
PLAIN = {"collections", "copy", "dataclasses", "enum", "functools", "itertools", "json", "typing"}
RULES_MAY_USE = PLAIN | {"numpy", "impera"}
JIT_MAY_USE = RULES_MAY_USE | {"numba", "atexit", "hashlib", "os", "pathlib", "shutil", "tempfile"}


def module_of(file: Path) -> str:
    """The full name of a file's module; a folder's `__init__` is the folder itself."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """The room a module belongs to."""
    return [*module.split("."), "impera"][1]


MODULES = {module_of(file): file for file in sorted(SOURCE.rglob("*.py"))}


def imports(file: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "modules are imported by their full names"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else str(node.module)


def test_rooms_have_the_arrows_they_are_said_to_have() -> None:
    found: dict[str, set[str]] = {room: set() for room in ARROWS}
    for module, file in MODULES.items():
        others = {room_of(name) for name in imports(file) if name.split(".")[0] == "impera"}
        found[room_of(module)] |= others - {room_of(module)}
    assert found == ARROWS


def test_rooms_do_not_run_in_circles() -> None:
    TopologicalSorter(ARROWS).prepare()


def reach(room: str) -> set[str]:
    """All rooms that a room depends on, directly or not."""
    return ARROWS[room].union(*map(reach, ARROWS[room]))


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_the_picture_shows_the_rooms_as_they_are() -> None:
    drawn = set(re.findall(r"^  (\w+) --> (\w+)$", ARCHITECTURE, re.MULTILINE))
    longer = {room: set().union(*map(reach, others)) for room, others in ARROWS.items()}
    wanted = {(room, other) for room in ARROWS for other in ARROWS[room] - longer[room]}
    assert drawn == wanted


def test_every_file_that_the_architecture_names_exists() -> None:
    named = set(re.findall(r"`((?:src|web|tests|benchmarks)/[\w./-]*)`", ARCHITECTURE))
    named |= {f"src/impera/{file}" for file in re.findall(r"`(rules/\w+\.py)`", ARCHITECTURE)}
    assert len(named) > 50
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("room", ARROWS)
def test_no_room_runs_in_circles(room: str) -> None:
    inside = {module for module in MODULES if room_of(module) == room}
    arrows = {module: {*imports(MODULES[module])} & inside - {module} for module in inside}
    TopologicalSorter(arrows).prepare()  # names the circle, if there is one


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
    """The rule numbers in a text, with ranges such as R5.1-R5.14 expanded."""
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
