"""Nonces are pledged before they are shown: how far a deal has come, and the pledges."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are dealt stay so; the others ask everybody anew."""
    op.add_column(
        "tables", sa.Column("deal", sa.String(8), nullable=False, server_default="pledging")
    )
    op.add_column("tables", sa.Column("pledges", sa.Text(), nullable=False, server_default=""))
    dealt = 'id IN (SELECT "table" FROM steps)'
    op.execute(f"UPDATE tables SET deal = 'dealt' WHERE {dealt}")
    op.execute(f"UPDATE tables SET nonces = '' WHERE NOT {dealt}")
