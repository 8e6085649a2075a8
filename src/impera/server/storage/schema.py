"""What the database holds. `migrations/` builds it, and a test checks that both agree."""

from typing import Any, cast

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("due_at", BigInteger),  # the next duty, as a version saw it after an event
    Column("due_number", Integer),
    Column("due_by", Text),
)
Index("tables_opened", tables.c.opened_at, tables.c.id)
Index("tables_finished", tables.c.finished_at)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("client_id", Text),
    Column("at", BigInteger, nullable=False),
    Column("digest", Text),
)
Index(
    "events_client",
    events.c.table_id,
    events.c.client_id,
    unique=True,
    postgresql_where=events.c.client_id.is_not(None),
    sqlite_where=events.c.client_id.is_not(None),
)
# What the host and retention look for, without reading the whole log.
for _kind, _column in (("reported", "at"), ("talked", "table_id"), ("sat", "table_id")):
    _this = text(f"kind = '{_kind}'")
    Index(f"events_{_kind}", events.c[_column], postgresql_where=_this, sqlite_where=_this)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),  # the day on which the first device was last used
    Column("signed_out", Boolean, nullable=False, server_default=false()),  # the first device
)

# Where else a guest is known: every further device has a secret of its own.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),
)
Index("devices_guest", devices.c.guest_id)

# One-time codes that add a device, at most one for each guest.
codes = Table(
    "codes",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("code_hash", Text, nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
Index("codes_until", codes.c.until)

# Public keys of guests, each good on one site; the secret ones never leave their devices.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("site", Text, nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
Index("passkeys_guest", passkeys.c.guest_id)

# Challenges that a passkey has answered, until they are too old to be answered again.
spent = Table(
    "spent",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
Index("spent_until", spent.c.until)

# One secret may hold several chairs: people who share a device.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", Text, nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id")),
)
Index("chairs_token", chairs.c.token_hash)
Index("chairs_guest", chairs.c.guest_id)

games = Table(
    "games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("finished_at", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
)
Index("games_finished", games.c.finished_at, games.c.table_id)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

# How a guest's games went; the rating after it, if it was rated; and once it was judged, how well
# they decided and how lucky they were.
results = Table(
    "results",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("games.table_id"), primary_key=True),
    Column("finished_at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", Integer),
    Column("won", Boolean, nullable=False),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Column("seat", Integer, nullable=False),
    Column("mistakes", Integer),
    Column("choices", Integer),
    Column("lost", Float(53)),
    Column("squares", Float(53)),
    Column("luck", Float(53)),
)
Index("results_table", results.c.table_id)
Index("results_finished", results.c.guest_id, results.c.finished_at)

leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What only the server knows, such as the key that signs cookies.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# What the host has done: only ever added to.
acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("whom", Text),
    Column("reason", Text),
    Column("until", BigInteger),
    Column("value", Text),
)
Index("acts_whom", acts.c.whom)

# Tables at which it may have become somebody's turn; written together with the fact.
stirred = Table(
    "stirred",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
)

# Whom a table waits for, since which of its facts, and whether they know.
calls = Table(
    "calls",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("chair", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
)
Index("calls_guest", calls.c.guest_id)

# When a guest was last sent a digest.
digests = Table(
    "digests",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Up to when the webhook has been told what happened.
announced = Table(
    "announced",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Browsers that guests want to be called back on.
browsers = Table(
    "browsers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("device", Text),  # the hash of its secret, as in `guests` or `devices`
)
Index("browsers_guest", browsers.c.guest_id)

# What is still to be sent: to a device, or a text to the webhook.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("device_id", Text, ForeignKey("browsers.id", ondelete="CASCADE")),
    Column("text", Text),
    Column("made_at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)
Index("outbox_due", outbox.c.due)
Index("outbox_device", outbox.c.device_id)


class Now(FunctionElement[int]):
    """Milliseconds since 1970 by the database's clock, which all processes share."""

    type = BigInteger()
    inherit_cache = True


@compiles(Now, "postgresql")
def _(element: Now, compiler: object, **_: object) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(Now, "sqlite")
def _(element: Now, compiler: object, **_: object) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


def insert(dialect: str, table: Table) -> sqlite.Insert:
    """An INSERT that supports ON CONFLICT; both databases spell it alike."""
    made: Any = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    return cast("sqlite.Insert", made)
