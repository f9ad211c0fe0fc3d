"""How tables and their seats are written to the database, and read from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select

from quarterdeck.server.rows import SeatRow, TableRow
from quarterdeck.server.schema import GUESTS, SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy import Connection, RowMapping, Select

CHANGING: Final = ("status", "deal", "pledges", "nonces", "result", "rematch")
"""What of a table's row can change."""

_SEAT: Final = tuple(field.name for field in fields(SeatRow))


def guest_row(guest: str) -> Select[str, str, str]:
    """A guest's row."""
    return select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.colour).where(GUESTS.c.id == guest)


def tables_at(guest: str) -> Select[str]:
    """The tables at which a guest sits."""
    return select(SEATS.c.table).where(SEATS.c.guest == guest).distinct()


def _columns(table: TableRow) -> dict[str, object]:
    plain = {field.name: getattr(table, field.name) for field in fields(table)}
    del plain["seats"]  # rows of their own
    options, bot_seed = json.dumps(table.options), str(table.bot_seed)
    parts = {"pledges": " ".join(table.pledges), "nonces": " ".join(table.nonces)}
    return {**plain, **parts, "options": options, "bot_seed": bot_seed}


def changing(table: TableRow) -> dict[str, object]:
    """What of a table's row can change, as columns."""
    columns = _columns(table)
    return {name: columns[name] for name in CHANGING}


def add_table(db: Connection, table: TableRow) -> None:
    """Keep a new table."""
    db.execute(insert(TABLES).values(_columns(table)))
    seats = [{"table": table.id, "seat": n, **asdict(seat)} for n, seat in enumerate(table.seats)]
    db.execute(insert(SEATS), seats)


def find_tables(db: Connection, ids: Sequence[str], *, lock: bool = False) -> list[TableRow]:
    """Tables with their seats; under a lock, nobody else changes them in this transaction."""
    query = select(TABLES).where(TABLES.c.id.in_(ids))
    if lock:  # always in the same order, so that no two wait for each other
        query = query.order_by(TABLES.c.id).with_for_update(key_share=True)
    tables = {row["id"]: _table(row) for row in db.execute(query).mappings()}
    seats = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
    for row in db.execute(seats).mappings():
        tables[row["table"]].seats.append(SeatRow(**{name: row[name] for name in _SEAT}))
    return [tables[id_] for id_ in ids if id_ in tables]


def _table(row: RowMapping) -> TableRow:
    read = {
        "options": json.loads(row["options"]),
        "bot_seed": int(row["bot_seed"]),
        "pledges": tuple(row["pledges"].split()),
        "nonces": tuple(row["nonces"].split()),
    }
    return TableRow(**{**row, **read})
