"""Print docs/protocol.md, or what else is made from the server's code: see `PRINTED`."""

import json
import sys
from collections.abc import Callable

import msgspec

from impera.server.document import letters
from impera.server.document.page import page
from impera.server.document.rules import rules
from impera.server.document.schema import schema
from impera.server.tutorial import tutorial

PRINTED: dict[tuple[str, ...], Callable[[], str]] = {
    (): page,
    ("--schema",): lambda: json.dumps(schema(), indent=2, ensure_ascii=False) + "\n",
    ("--rules",): rules,  # the page's rules.ts
    ("--letters",): letters.table,  # its local/letters.json
    ("--tutorial",): lambda: msgspec.json.encode(tutorial()).decode(),  # for `make site`
}

wanted = tuple(sys.argv[1:])
if wanted not in PRINTED:
    options = " | ".join(option for each in PRINTED for option in each)
    sys.exit(f"usage: python -m impera.server.document [{options}] > FILE")
sys.stdout.buffer.write(PRINTED[wanted]().encode())
