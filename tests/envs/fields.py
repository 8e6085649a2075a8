"""The table of an observation's fields; `python -m tests.envs.fields` writes it into the docs."""

from pathlib import Path

from impera.rules.observation import FIELDS, LENGTH, Field
from impera.rules.state import SEATS

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"
BEGIN = "<!-- fields: printed by `python -m tests.envs.fields` -->\n"
END = "<!-- /fields -->\n"


def row(field: Field, place: str) -> str:
    """A field as a row."""
    name = field.name.replace("seat_0", "seat_N")
    shape = " x ".join(map(str, field.shape)) or "1"
    return f"| `{name}` | {place} | {shape} | {field.text} |"


def table() -> str:
    """All fields; those that repeat per seat appear once."""
    own = [field for field in FIELDS if field.name.startswith("seat_0.")]
    rest = FIELDS[SEATS * len(own) :]
    block = rest[0].start // SEATS
    for seat in range(SEATS):
        for field, other in zip(own, FIELDS[seat * len(own) :], strict=False):
            assert other.name == field.name.replace("seat_0", f"seat_{seat}")
            assert (other.start, other.shape) == (field.start + block * seat, field.shape)
    lines = ["| field | begins at | numbers | what it says |", "|---|---|---|---|"]
    lines += [row(field, f"{block} N + {field.start}") for field in own]
    lines += [row(field, str(field.start)) for field in rest]
    return "\n".join(lines) + f"\n\nN is 0 to {SEATS - 1}; {LENGTH} numbers in all.\n"


def written(page: str) -> str:
    """The page with the current table."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
