"""How every guest's games went, with the rating after each; earlier ones by their records."""

import json
import re
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """From the schema with digests; what the ratings were after earlier games isn't known."""
    results = op.create_table(
        "results",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("games.table_id"), primary_key=True),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mistakes", sa.Integer),
    )
    op.create_index("results_table", "results", ["table_id"])
    op.create_index("results_finished", "results", ["guest_id", "finished_at"])
    connection = op.get_bind()
    chairs = defaultdict(list)
    owned = "SELECT table_id, chair, guest_id FROM chairs WHERE guest_id IS NOT NULL"
    for table, chair, guest in connection.execute(sa.text(owned)):
        chairs[table].append((chair, guest))
    read = sa.text("SELECT finished_at, record FROM games WHERE table_id = :table AND rated")
    for table, owners in chairs.items():
        for finished_at, record in connection.execute(read, {"table": table}).all():
            for row in rows(json.loads(record), owners):
                kept = {**row, "table_id": table, "finished_at": finished_at}
                connection.execute(results.insert().values(kept))


def rows(record: dict, owners: list) -> list[dict]:  # type: ignore[type-arg]  # plain JSON
    """How a game went for each guest who had one seat in it; as `results_of`, frozen."""
    if "shuffle" not in record or not record.get("result"):
        return []
    players, names = record["players"], record["names"]
    guests = [guest for _, guest in owners]
    found = []
    for chair, guest in owners:
        seat = (chair - record["shuffle"]["first"]) % players
        step = 2 if record["teams"] else players
        against = [name or "" for other, name in enumerate(names) if (other - seat) % step]
        levels = [int(name[6:]) for name in against if re.fullmatch("level:[1-6]", name)]
        won = seat in record["result"]["winners"]
        row = {"guest_id": guest, "players": players, "won": won, "seat": seat}
        if guests.count(guest) == 1:
            found.append({**row, "level": max(levels, default=None)})
    return found
