"""Passkeys, and what a guest's devices need to be listed and signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """From the schema with calls; when a device was last used is known from now on."""
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger))
    op.add_column(
        "guests", sa.Column("signed_out", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("devices", sa.Column("seen_at", sa.BigInteger))
    op.add_column("browsers", sa.Column("device", sa.Text))
    of_guest = sa.ForeignKey("guests.id", ondelete="CASCADE")
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, of_guest, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest_id"])
    op.create_table(
        "spent",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("spent_until", "spent", ["until"])
