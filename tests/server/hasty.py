"""A server that calls people back without delay, until it is killed.

`python -m tests.server.hasty URL PORT SERVICE`
"""

import sys

from impera.server import app
from impera.server.push import caller, courier, running
from impera.server.serve import serve
from impera.server.settings import Settings

if __name__ == "__main__":
    caller.GRACE = caller.PAUSE = 0.0
    running.ROUND = 0.02
    courier.LEASE, courier.FIRST_WAIT = 0.5, 0.1
    app.RATE = app.BURST = 1000.0
    url, port, service = sys.argv[1:]
    serve(
        Settings(
            database=url,
            port=int(port),
            push_services=service,
            openings_per_minute=10**6,
            bot_threads=1,
            log_level="warning",
        )
    )
