"""Who had himself deleted stays so."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remember whom to forget."""
    op.create_table(
        "forgotten",
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("seal", name="pk_forgotten"),
    )
