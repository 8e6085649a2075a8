"""A seat becomes a chair: only the lot gives it its seat in the game (R2.1)."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """From the schema with seats: copied, so that indices and constraints are renamed too."""
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id")),
    )
    op.execute(
        "INSERT INTO chairs (table_id, chair, token_hash, guest_id)"
        " SELECT table_id, seat, token_hash, guest_id FROM seats"
    )
    op.drop_table("seats")
    op.create_index("chairs_token", "chairs", ["token_hash"])
    op.create_index("chairs_guest", "chairs", ["guest_id"])
