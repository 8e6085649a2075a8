"""How well guests decided in their games, and how lucky they were."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """From the schema with passkeys; earlier games are known again when somebody analyses them."""
    op.add_column("results", sa.Column("choices", sa.Integer))
    for name in ("lost", "squares", "luck"):
        op.add_column("results", sa.Column(name, sa.Float(53)))
