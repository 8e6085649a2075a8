"""A program that appends events and prints each acknowledged one, until it is killed.

`python -m tests.server.appender URL TABLES EVENTS` waits for a line, then opens the store.
"""

import asyncio
import sys

from impera.server.storage.guests import new_token
from impera.server.storage.log import Taken
from impera.server.storage.store import Store, open_store


async def append(store: Store, table_id: str, events: int) -> None:
    """Continue a table's log from its last event."""
    number = (await store.tables.heads([table_id]))[table_id]
    for _ in range(events):
        number, client_id = number + 1, new_token()
        await store.tables.append(table_id, number, "decide", "{}", client_id)
        print(table_id, number, client_id, flush=True)


async def main(url: str, tables: int, events: int) -> None:
    """Open some tables if they don't exist, and write to all of them at once."""
    async with open_store(url) as store:
        names = [f"table{number}" for number in range(tables)]
        opened = (store.tables.open(name, "{}") for name in names)
        for failed in await asyncio.gather(*opened, return_exceptions=True):
            assert failed is None or isinstance(failed, Taken)
        await asyncio.gather(*(append(store, name, events) for name in names))


if __name__ == "__main__":
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
