"""Print docs/protocol.md; with --schema, the JSON schema."""

import json
import sys

from impera.server.document.page import page
from impera.server.document.schema import schema

if sys.argv[1:] not in ([], ["--schema"]):
    sys.exit("usage: python -m impera.server.document [--schema] > FILE")
text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n" if sys.argv[1:] else page()
sys.stdout.buffer.write(text.encode())
