"""Further devices of guests, and the one-time codes with which they are added."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """From the schema with results; nobody has a second device yet."""
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest_id"])
    op.create_table(
        "codes",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("code_hash", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_until", "codes", ["until"])
