"""The first schema: guests, tables, seats and steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("colour", sa.String(7), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "devices",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_devices"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_devices_guest", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("aids", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("takeover", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=False),
        sa.Column("bot_seed", sa.String(20), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(22), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(22), nullable=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("colour", sa.String(7), nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("away", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_seats_guest", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "steps",
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_steps"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_steps_table", ondelete="CASCADE"
        ),
    )
