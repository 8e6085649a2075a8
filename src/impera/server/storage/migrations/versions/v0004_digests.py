"""A digest of the client's message with every event, so that one id has only one content."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From the schema with chairs; earlier events have no digest."""
    op.add_column("events", sa.Column("digest", sa.Text))
