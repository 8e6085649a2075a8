"""Whom tables call back, the browsers that want to hear of it, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def of_guest() -> sa.ForeignKey:
    """What goes with its guest."""
    return sa.ForeignKey("guests.id", ondelete="CASCADE")


def of_table() -> sa.ForeignKey:
    """What goes with its table."""
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """From the schema with results; nobody is called for turns that began before."""
    op.create_table(
        "stirred",
        sa.Column("table_id", sa.Text, of_table(), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, of_table(), primary_key=True),
        sa.Column("guest_id", sa.Text, of_guest(), primary_key=True),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("calls_guest", "calls", ["guest_id"])
    op.create_table(
        "digests",
        sa.Column("guest_id", sa.Text, of_guest(), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "announced",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, of_guest(), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
    )
    op.create_index("browsers_guest", "browsers", ["guest_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("device_id", sa.Text, sa.ForeignKey("browsers.id", ondelete="CASCADE")),
        sa.Column("text", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_device", "outbox", ["device_id"])
