"""When the server next has something to do at a table, so that a start needn't read its log."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """From the schema with results; what is due at a table is noted when it is next read."""
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.add_column("tables", sa.Column("due_number", sa.Integer))
    op.add_column("tables", sa.Column("due_by", sa.Text))
