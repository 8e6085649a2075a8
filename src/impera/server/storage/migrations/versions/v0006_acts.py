"""The host's acts, and quick ways to what was reported, said and who sat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """From the schema with results."""
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("whom", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("until", sa.BigInteger),
        sa.Column("value", sa.Text),
    )
    op.create_index("acts_whom", "acts", ["whom"])
    for kind, column in (("reported", "at"), ("talked", "table_id"), ("sat", "table_id")):
        this = sa.text(f"kind = '{kind}'")
        op.create_index(
            f"events_{kind}", "events", [column], postgresql_where=this, sqlite_where=this
        )
    op.create_index("tables_finished", "tables", ["finished_at"])
