"""Print docs/protocol.md; with --schema, the JSON schema; with --rules, the page's rules.ts."""

import json
import sys

from impera.server.document.page import page
from impera.server.document.rules import rules
from impera.server.document.schema import schema

PRINTED = {
    (): page,
    ("--schema",): lambda: json.dumps(schema(), indent=2, ensure_ascii=False) + "\n",
    ("--rules",): rules,
}

wanted = tuple(sys.argv[1:])
if wanted not in PRINTED:
    sys.exit("usage: python -m impera.server.document [--schema | --rules] > FILE")
sys.stdout.buffer.write(PRINTED[wanted]().encode())
