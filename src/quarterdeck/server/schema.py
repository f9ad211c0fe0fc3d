"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""What the server must remember for itself: the key that signs cookies."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(7), nullable=False),
    Column("created", Float, nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("code", String(64), primary_key=True),  # a hash: the code itself is a key
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

FORGOTTEN: Final = Table(
    "forgotten",
    METADATA,
    Column("seal", String(64), primary_key=True),  # a hash of the guest's id
    Column("until", Float, nullable=False),
)
"""Guests who had themselves deleted, until their last cookie is too old."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("aids", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("takeover", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("deal", String(8), nullable=False),
    Column("pledges", Text, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("bot_seed", String(20), nullable=False),
    Column("result", Text, nullable=True),
    Column("rematch", String(22), nullable=True),
    Column("created", Float, nullable=False),
)
"""A table, and the header of its record."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(7), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("away", String(8), nullable=False),
    Index("ix_seats_guest", "guest"),
)

STEPS: Final = Table(
    "steps",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique with its table: this decides a race
    Column("seat", Integer, nullable=True),
    Column("by", String(8), nullable=False),
    Column("lines", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
"""The record, a row for each numbered step: its action and what chance added, line by line."""
