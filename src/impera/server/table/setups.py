"""What tables are opened with."""

import secrets

from impera.records import fair
from impera.rules.agreement import VERSION, Agreement
from impera.rules.refused import Refused
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import DAY, Clock
from impera.server.messages.requests import Open
from impera.server.table.facts import Setup

USUAL_CLOCK, ALONE_CLOCK = Clock(90, 600), Clock(7 * DAY)
USUAL_LEVEL = "level:2"


def new_setup(wish: Open) -> Setup:
    """What a table is opened with."""
    usual = ["person", *[USUAL_LEVEL] * (wish.players - 1)]
    chairs = usual if wish.chairs is None else [str(who) for who in wish.chairs]
    try:
        Agreement(wish.players, wish.edition, wish.setup, wish.teams)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    if len(chairs) != wish.players:
        raise Problem("refused", f"there are {len(chairs)} chairs for {wish.players} players")
    people = chairs.count("person")
    return Setup(
        players=wish.players,
        edition=wish.edition,
        setup=wish.setup,
        teams=wish.teams,
        chairs=chairs,
        public=wish.public,
        clock=wish.clock or (USUAL_CLOCK if people > 1 else ALONE_CLOCK),
        free_text=not wish.public if wish.free_text is None else wish.free_text,
        secret=fair.new_secret().hex(),
        seed=None if people else secrets.token_hex(fair.MOST),
        rules=VERSION,
    )


def new_table_id() -> str:
    """The name of a table: anyone who knows it can come."""
    return secrets.token_urlsafe(12)
