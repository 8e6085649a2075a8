"""The table of letters as JSON, for names in a browser without a server."""

import json
import unicodedata
from collections.abc import Iterator

from impera.server.table.letters import FILE, letters
from impera.server.table.names import reserved

VIRAMA = 9  # the combining class of what suppresses a vowel


def table() -> str:
    """What `web/src/local/letters.ts` reads, with the notice of where it comes from."""
    lines = FILE.read_text("utf-8").splitlines()
    notice = "\n".join(line[2:] for line in lines if line.startswith("#"))
    found = {
        "notice": notice,
        "lines": [line for line in lines if not line.startswith("#")],
        "zeros": [f"{ord(each):X}" for each in characters() if unicodedata.decimal(each, 1) == 0],
        "viramas": [
            f"{ord(each):X}" for each in characters() if unicodedata.combining(each) == VIRAMA
        ],
        "reserved": sorted(reserved()),
    }
    return json.dumps(found, indent=0) + "\n"


def characters() -> Iterator[str]:
    """All characters that suit a name."""
    for start, end in zip(letters().starts, letters().ends, strict=True):
        yield from map(chr, range(start, end + 1))
