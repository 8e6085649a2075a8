"""With every event a digest of the client's message, so that an id has one content only."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From the schema with chairs; what was written before has no digest."""
    op.add_column("events", sa.Column("digest", sa.Text))
